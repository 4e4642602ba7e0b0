// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/outcome/outcome_table.h"

#include <QStringList>

#include <array>

#include "app/campaign/wording.h"
#include "core/battle/brief/brief.h"

namespace navarch {

namespace {

using Holds = OutcomeColumn::Holds;

/// The titles of lossKinds, in their order.
constexpr std::array<const char*, lossKinds.size()> lossTitles{
    "oars", "speed", "archers", "marines", "heavy marines", "ballistae", "towers", "engines", "pots"};

QString safe(const QString& text)
{
    static const QString risky = QStringLiteral("=+-@'");
    QString plain = text;
    plain.replace(QLatin1Char('\t'), QLatin1Char(' '));
    return !plain.isEmpty() && risky.contains(plain.front()) ? QLatin1Char('\'') + plain : plain;
}

QString sideName(const BattleBrief& brief, int side)
{
    return side >= 0 && static_cast<std::size_t>(side) < brief.sides.size()
               ? safe(words(brief.sides[static_cast<std::size_t>(side)].name))
               : QString();
}

QString cellOf(const OutcomeColumn& column, const ShipOutcome& ship, const BattleBrief& brief)
{
    const auto flag = [](bool on) { return on ? QStringLiteral("yes") : QString(); };
    const Condition& condition = ship.condition;
    switch (column.holds) {
    case Holds::Name: return safe(words(ship.name));
    case Holds::Side: return sideName(brief, ship.side);
    case Holds::Fate: return ship.onTable ? words(nameOf(ship.fate)) : QStringLiteral("absent");
    case Holds::Captor: return sideName(brief, ship.captor);
    case Holds::Damage: return words(nameOf(condition.damage));
    case Holds::Loss: return QString::number(condition.*column.loss->lost);
    case Holds::Rudder: return flag(condition.rudderHit);
    case Holds::Mast: return flag(condition.mastDown);
    case Holds::GreekFire: return flag(condition.greekFireUsed);
    case Holds::Captain: return words(nameOf(condition.captain));
    }
    return {};
}

} // namespace

std::span<const OutcomeColumn> outcomeColumns()
{
    static const std::vector<OutcomeColumn> columns = [] {
        std::vector<OutcomeColumn> all{{Holds::Name, "ship"},
                                       {Holds::Side, "side"},
                                       {Holds::Fate, "fate"},
                                       {Holds::Captor, "captor"},
                                       {Holds::Damage, "damage"}};
        for (std::size_t i = 0; i < lossKinds.size(); ++i)
            all.push_back({Holds::Loss, lossTitles[i], &lossKinds[i]});
        all.push_back({Holds::Rudder, "rudder"});
        all.push_back({Holds::Mast, "mast"});
        all.push_back({Holds::GreekFire, "greek fire"});
        all.push_back({Holds::Captain, "captain"});
        return all;
    }();
    return columns;
}

std::optional<OutcomeColumn> outcomeColumn(const QString& title)
{
    for (const OutcomeColumn& column : outcomeColumns())
        if (title.trimmed().compare(QLatin1String(column.title), Qt::CaseInsensitive) == 0)
            return column;
    return std::nullopt;
}

QString outcomeTable(const BattleBrief& brief, const BattleOutcome& outcome)
{
    QStringList lines;
    QStringList titles;
    for (const OutcomeColumn& column : outcomeColumns())
        titles.push_back(QLatin1String(column.title));
    lines.push_back(titles.join(QLatin1Char('\t')));
    for (const ShipOutcome& ship : outcome.ships) {
        QStringList cells;
        for (const OutcomeColumn& column : outcomeColumns())
            cells.push_back(cellOf(column, ship, brief));
        lines.push_back(cells.join(QLatin1Char('\t')));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace navarch
