// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/ports/port_card.h"

#include <QVariantMap>

#include <cstdlib>
#include <optional>

#include "app/campaign/rolled_dice.h"
#include "app/campaign/wording.h"
#include "core/campaign/fleets/roster.h"
#include "core/campaign/harbours/known_state.h"
#include "core/pricing/port_price.h"

namespace navarch {
namespace {

PortCard::ShownDefences shownDefences(DefencesKind kind)
{
    switch (kind) {
    case DefencesKind::None: break;
    case DefencesKind::Bought: return PortCard::BoughtDefences;
    case DefencesKind::Rolled: return PortCard::RolledDefences;
    }
    return PortCard::NoDefences;
}

QString degrees(int hundredThousandths, const QString& positive, const QString& negative)
{
    const int hundredths = (std::abs(hundredThousandths) + 500) / 1000;
    return QStringLiteral("%1.%2° %3")
        .arg(hundredths / 100)
        .arg(hundredths % 100, 2, 10, QLatin1Char('0'))
        .arg(hundredThousandths < 0 ? negative : positive);
}

std::optional<std::vector<int>> facesOf(const QString& typed)
{
    std::vector<int> faces;
    const QStringList typedWords = QString(typed)
                                       .replace(QLatin1Char(','), QLatin1Char(' '))
                                       .split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& word : typedWords) {
        bool isNumber = false;
        const int face = word.toInt(&isNumber);
        if (!isNumber || face < 1 || face > 10)
            return std::nullopt;
        faces.push_back(face);
    }
    return faces;
}

} // namespace

bool PortCard::fill(const Campaign& records)
{
    const PortRecord* port = records.find(PortId{itemId()});
    if (!port)
        return false;
    m_name = words(port->name);
    m_value = port->economicValue;
    m_state = wordOf(stateKnownTo(*port, campaign()->looksAs()), "a port");
    m_yard = port->yard;
    m_position = degrees(port->latitude, tr("N"), tr("S")) + QStringLiteral(", ")
                 + degrees(port->longitude, tr("E"), tr("W"));
    const SideRecord* owner = records.find(port->owner);
    m_ownerId = port->owner;
    m_owner = owner ? words(owner->name) : QString();
    m_colour = owner ? words(nameOf(owner->colour)) : QString();
    m_emblem = owner ? words(nameOf(owner->emblem)) : QString();
    m_mostSections = mostWallSections(port->economicValue, campaign()->figures().prices.limits);
    m_fleets.clear();
    for (const auto& [id, fleet] : records.table<FleetRecord>())
        if (fleet.port == port->id && campaign()->sees(fleet.side))
            m_fleets += (m_fleets.isEmpty() ? QString() : QStringLiteral(", ")) + words(fleet.name);
    fillDefences(records, *port);
    return true;
}

void PortCard::fillDefences(const Campaign& records, const PortRecord& port)
{
    const Figures& figures = campaign()->figures();
    const bool seen = campaign()->sees(port.owner);
    m_defences = seen ? shownDefences(port.defences) : UnknownDefences;
    const bool there = seen && port.defences != DefencesKind::None;
    const Fortification walls = there ? defencesOf(records, port.id) : Fortification{};
    m_walls.setWalls(walls, figures.prices);
    showDice(there && port.defences == DefencesKind::Rolled ? port.name : std::string());
    m_garrison.clear();
    m_commander.clear();
    m_commanderQuality.clear();
    if (!there) {
        m_price.setPrice({});
        m_findings.setFindings({});
        return;
    }
    m_price.setPrice(fortificationPrice(walls, figures.prices));
    m_findings.setFindings(
        fortificationFindings(walls, figures.prices.limits,
                              port.defences == DefencesKind::Rolled ? Defences::Rolled : Defences::Bought));
    m_garrison = wordOf(walls.garrison);
    m_commander = walls.commander.name.empty() ? tr("Unnamed") : words(walls.commander.name);
    m_commanderQuality = wordOf(walls.commander.quality);
}

void PortCard::showDice(const std::string& rolledFor)
{
    if (rolledFor == m_diceOf)
        return;
    m_diceOf = rolledFor;
    const CampaignFile* file = campaign()->file();
    m_dice = file && !rolledFor.empty() ? laidOut(rolledDice(*file, rolledFor)) : QVariantList{};
    emit diceChanged();
}

QVariantMap PortCard::previewRoll() const
{
    return campaign() ? campaign()->preview(RollDefences{.port = PortId{itemId()}, .dice = {}})
                      : QVariantMap{};
}

bool PortCard::roll()
{
    return campaign() && campaign()->perform(RollDefences{.port = PortId{itemId()}, .dice = {}});
}

QString PortCard::typedProblem(const QString& faces) const
{
    const auto dice = facesOf(faces);
    if (!dice)
        return tr("Faces from 1 to 10, with spaces between.");
    const int lacking = diceNeeded() - static_cast<int>(dice->size());
    if (lacking > 0)
        return tr("%1 more to come.").arg(lacking);
    return lacking < 0 ? tr("%1 too many.").arg(-lacking) : QString();
}

bool PortCard::rollTyped(const QString& faces)
{
    const auto dice = facesOf(faces);
    return dice && campaign() && campaign()->perform(RollDefences{.port = PortId{itemId()}, .dice = *dice});
}

bool PortCard::rename(const QString& name)
{
    ChangePort change;
    change.port = PortId{itemId()};
    change.name = name.trimmed().toStdString();
    return campaign() && campaign()->perform(change);
}

bool PortCard::handTo(int side)
{
    ChangePort change;
    change.port = PortId{itemId()};
    change.owner = SideId{side};
    return campaign() && campaign()->perform(change);
}

} // namespace navarch
