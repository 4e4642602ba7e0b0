// SPDX-License-Identifier: GPL-3.0-or-later
// What the port builder shows, and its dice.
#include "app/workshop/portbuilder/port_builder.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>

#include "app/base/pricing/amounts.h"
#include "app/campaign/rolled_dice.h"
#include "app/campaign/wording.h"
#include "app/workshop/portbuilder/wall_entries.h"
#include "core/ports/mending.h"
#include "core/pricing/port_price.h"

namespace navarch {

PortBuilder::PortBuilder(QObject* parent) : QObject(parent), m_figures(builtInFigures())
{
    openDraft();
    relay();
}

PortBuilder::~PortBuilder() = default;

void PortBuilder::relay()
{
    const PortPlan& now = plan();
    m_section = sectionCount() == 0 ? 0 : std::clamp(m_section, 1, sectionCount());
    m_price.setPrice(fortificationPrice(now.port, m_figures.prices));
    judge();
    m_fit.setEntries(m_section == 0
                         ? std::vector<FitEntry>()
                         : wallEntries(now.port, static_cast<std::size_t>(m_section) - 1, m_figures));
    setDice(now.rolls);
    m_draft->keep([plan = now] { return jsonText(portDraftJson(plan)); });
    emit changed();
}

void PortBuilder::judge()
{
    const Fortification& port = plan().port;
    const Limits& limits = m_figures.prices.limits;
    std::vector<Findings> ofSections;
    std::vector<MendableFinding> all;
    for (const Finding& finding : fortificationFindings(port, limits, defences()))
        if (finding.key == "wall-count")
            all.push_back({0, finding, 0, mendedFortification(finding.key, 0, port, limits).has_value()});
    for (std::size_t i = 0; i < port.sections.size(); ++i) {
        Fortification alone = port;
        alone.sections = {port.sections[i]};
        ofSections.push_back(fortificationFindings(alone, limits, defences()));
        for (Finding& finding : ofSections.back()) {
            finding.subject = wallSectionName(static_cast<int>(i) + 1);
            const bool mendable =
                !plan().rolled && mendedFortification(finding.key, i, port, limits).has_value();
            all.push_back({static_cast<int>(i) + 1, finding, 0, mendable});
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const MendableFinding& a, const MendableFinding& b) {
        return a.finding.severity > b.finding.severity;
    });
    m_errors = 0;
    m_warnings = 0;
    for (const MendableFinding& each : all) {
        m_errors += each.finding.severity == Severity::Error;
        m_warnings += each.finding.severity == Severity::Warning;
    }
    m_findings.setFindings(all, true);
    m_sections.refill(port, ofSections, m_figures.prices);
}

void PortBuilder::setSection(int number)
{
    if (number == m_section)
        return;
    m_section = number;
    relay();
}

bool PortBuilder::rollNow(PortPlan next, int walls)
{
    if (!rollInto(next, walls, m_figures.tables).empty())
        return false;
    m_section = 1;
    m_history.take(tr("Roll the defences"), std::move(next));
    relay();
    return true;
}

bool PortBuilder::roll(int economicValue, int walls, const QString& seedText)
{
    PortPlan next = plan();
    bool isNumber = true;
    next.seed = seedText.trimmed().isEmpty() ? QRandomGenerator::global()->bounded(1'000'000)
                                             : seedText.trimmed().toULongLong(&isNumber);
    if (!isNumber) {
        emit refused(tr("This is no seed."), tr("Write a whole number, or leave it empty for a fresh one."));
        return false;
    }
    next.typed.clear();
    next.port.economicValue = std::clamp(economicValue, 1, 10);
    return rollNow(std::move(next), std::clamp(walls, 1, mostSectionsOf(next.port.economicValue)));
}

namespace {

std::vector<int> facesIn(const QString& text)
{
    static const QRegularExpression apart(QStringLiteral(R"([^0-9]+)"));
    std::vector<int> faces;
    for (const QString& word : text.split(apart, Qt::SkipEmptyParts))
        if (faces.size() < 1000)
            faces.push_back(word.left(4).toInt());
    return faces;
}

} // namespace

bool PortBuilder::rollTyped(int economicValue, int walls, const QString& faces)
{
    const QString missing = showTyped(economicValue, walls, faces);
    if (!missing.isEmpty()) {
        emit refused(missing, tr("Nothing was changed."));
        return false;
    }
    PortPlan next = plan();
    next.typed = facesIn(faces);
    next.seed = 0;
    next.port.economicValue = std::clamp(economicValue, 1, 10);
    return rollNow(std::move(next), std::clamp(walls, 1, mostSectionsOf(next.port.economicValue)));
}

QString PortBuilder::showTyped(int economicValue, int walls, const QString& faces)
{
    const std::vector<int> typed = facesIn(faces);
    std::vector<Roll> needed =
        diceNeeded(std::clamp(economicValue, 1, 10), std::max(1, walls), m_figures.tables);
    QString missing;
    for (std::size_t i = 0; i < needed.size(); ++i) {
        Roll& roll = needed[i];
        roll.face = i < typed.size() ? typed[i] : 0;
        const bool fits = roll.face >= 1 && roll.face <= roll.sides;
        if (!fits && missing.isEmpty())
            missing =
                i < typed.size()
                    ? tr("Die %1 shows %2; a face from 1 to %3 is needed.")
                          .arg(i + 1)
                          .arg(roll.face)
                          .arg(roll.sides)
                    : tr("%1 of %2 dice typed; next: %3.").arg(i).arg(needed.size()).arg(words(roll.why));
    }
    if (missing.isEmpty() && typed.size() > needed.size())
        missing = tr("%1 dice are needed, %2 are typed; take some out.").arg(needed.size()).arg(typed.size());
    setDice(std::move(needed));
    return missing;
}

void PortBuilder::showRolled()
{
    setDice(plan().rolls);
}

void PortBuilder::setDice(std::vector<Roll> dice)
{
    m_dice = std::move(dice);
    emit diceChanged();
}

QVariantList PortBuilder::dice() const
{
    return laidOut(m_dice);
}

QString PortBuilder::name() const
{
    return words(plan().port.name);
}

int PortBuilder::mostSections() const
{
    return mostSectionsOf(economicValue());
}

int PortBuilder::mostSectionsOf(int economicValue) const
{
    return mostWallSections(economicValue, m_figures.prices.limits);
}

QString PortBuilder::garrison() const
{
    return words(nameOf(plan().port.garrison));
}

QString PortBuilder::commanderName() const
{
    return words(plan().port.commander.name);
}

QString PortBuilder::commanderQuality() const
{
    return words(nameOf(plan().port.commander.quality));
}

QVariantList PortBuilder::garrisonQualities() const
{
    QVariantList list;
    for (const auto& each : EnumNames<CrewQuality>::names) {
        const int tenths = m_figures.prices.tenthsOf(each.value);
        list += QVariantMap{
            {QStringLiteral("value"), words(each.name)},
            {QStringLiteral("text"),
             QStringLiteral("%1  ×%2.%3").arg(wordOf(each.value)).arg(tenths / 10).arg(tenths % 10)}};
    }
    return list;
}

QVariantList PortBuilder::commanderQualities() const
{
    QVariantList list;
    for (const auto& each : EnumNames<CommandQuality>::names)
        list += QVariantMap{{QStringLiteral("value"), words(each.name)},
                            {QStringLiteral("text"),
                             QStringLiteral("%1  %2").arg(wordOf(each.value),
                                                          amountText(m_figures.prices.priceOf(each.value)))}};
    return list;
}

QString PortBuilder::seed() const
{
    return plan().rolled && plan().typed.empty() ? QString::number(plan().seed) : QString();
}

bool PortBuilder::modified() const
{
    const auto saved = m_saved.find(plan().path);
    if (saved != m_saved.end())
        return saved->second != plan().port;
    return plan().port != freshPort(m_figures.prices.limits).port;
}

QString PortBuilder::fileName() const
{
    return QFileInfo(words(plan().path)).fileName();
}

QUrl PortBuilder::file() const
{
    return plan().path.empty() ? QUrl() : QUrl::fromLocalFile(QFile::decodeName(plan().path.c_str()));
}

QString PortBuilder::sectionPrice() const
{
    if (m_section == 0)
        return {};
    const WallSection& section = plan().port.sections[static_cast<std::size_t>(m_section) - 1];
    return amountText(wallSectionPrice(section, m_section, plan().port.garrison, m_figures.prices).amount);
}

} // namespace navarch
