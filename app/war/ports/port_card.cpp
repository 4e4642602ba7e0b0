// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/ports/port_card.h"

#include <optional>

#include "app/campaign/rolled_dice.h"
#include "app/campaign/wording.h"
#include "core/campaign/fleets/roster.h"
#include "core/pricing/port_price.h"

namespace navarch {
namespace {

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
    m_port = shownPort(*campaign(), records, *port);
    fillDefences(records, *port);
    return true;
}

void PortCard::fillDefences(const Campaign& records, const PortRecord& port)
{
    const Figures& figures = campaign()->figures();
    const bool there = campaign()->sees(port.owner) && port.defences != DefencesKind::None;
    const bool rolled = there && port.defences == DefencesKind::Rolled;
    const Fortification walls = there ? defencesOf(records, port.id) : Fortification{};
    m_walls.setWalls(walls, figures.prices);
    showDice(rolled ? port.id : PortId(), static_cast<int>(walls.sections.size()));
    if (!there) {
        m_price.setPrice({});
        m_findings.setFindings({});
        return;
    }
    m_price.setPrice(fortificationPrice(walls, figures.prices));
    m_findings.setFindings(
        fortificationFindings(walls, figures.prices.limits, rolled ? Defences::Rolled : Defences::Bought));
}

void PortCard::showDice(PortId rolledFor, int sections)
{
    if (rolledFor == m_diceOf)
        return;
    m_diceOf = rolledFor;
    const CampaignFile* file = campaign()->file();
    m_dice =
        file && !rolledFor.isNone() ? laidOut(rolledDice(*file, rolledFor), sections) : QList<ShownDice>{};
    emit diceChanged();
}

DeedPreview PortCard::previewRoll() const
{
    return campaign() ? campaign()->preview(RollDefences{.port = PortId{itemId()}, .dice = {}})
                      : DeedPreview{};
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
    const int lacking = m_port.diceNeeded() - static_cast<int>(dice->size());
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
