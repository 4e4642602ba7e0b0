// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/outcome_fields.h"

#include <QCoreApplication>

#include "app/campaign/wording.h"
#include "core/ships/loss_kinds.h"

namespace navarch {

namespace {

using Part = OutcomeFinding::Part;

QString fieldText(const char* text)
{
    return QCoreApplication::translate("OutcomeFields", text);
}

/// The words of a loss, as a label.
QString labelOf(const LossKind& kind)
{
    if (kind.key == "oars_lost")
        return fieldText("Oar factors lost");
    if (kind.key == "speed_lost")
        return fieldText("Speed lost, cm");
    if (kind.key == "archers_lost")
        return fieldText("Archers lost");
    if (kind.key == "marines_lost")
        return fieldText("Marines lost");
    if (kind.key == "heavy_marines_lost")
        return fieldText("Heavy marines lost");
    if (kind.key == "ballistae_lost")
        return fieldText("Ballistae lost");
    if (kind.key == "towers_lost")
        return fieldText("Towers lost");
    if (kind.key == "heavy_engines_lost")
        return fieldText("Heavy engines lost");
    return fieldText("Fire pots used");
}

class Entries {
public:
    void head(const char* id, const QString& label)
    {
        FitEntry& entry = add(QLatin1String("head/") + QLatin1String(id), FitControl::Head, label);
        Q_UNUSED(entry);
    }
    void stepper(const QString& field, const QString& label, int value, int least, int most,
                 const QString& note = {})
    {
        FitEntry& entry = add(field, FitControl::Stepper, label);
        entry.value = value;
        entry.least = least;
        entry.most = std::max(least, most);
        entry.note = note;
        entry.differs = value != least;
    }
    void toggle(const char* field, const QString& label, bool on)
    {
        FitEntry& entry = add(QLatin1String(field), FitControl::Toggle, label);
        entry.value = on ? 1 : 0;
        entry.most = 1;
        entry.differs = on;
    }
    void choice(const char* field, const QString& label, const QString& value, const QVariantList& options,
                bool differs)
    {
        FitEntry& entry = add(QLatin1String(field), FitControl::Choice, label);
        entry.choice = value;
        entry.options = options;
        entry.differs = differs;
    }
    template <NamedEnum E>
    void chosen(const char* field, const QString& label, E value, E usual)
    {
        QVariantList options;
        for (const auto& each : EnumNames<E>::names)
            options.push_back(option(words(each.name), wordOf(each.value)));
        choice(field, label, words(nameOf(value)), options, value != usual);
    }
    /// Of those who may hold what `side` lost.
    void captor(int captor, int side, const BattleBrief& brief, bool mayHold)
    {
        QVariantList options;
        if (mayHold)
            options.push_back(option(QStringLiteral("-1"), fieldText("Nobody: held")));
        for (std::size_t i = 0; i < brief.sides.size(); ++i)
            if (static_cast<int>(i) != side)
                options.push_back(option(QString::number(i), words(brief.sides[i].name)));
        choice("captor", mayHold ? fieldText("Taken by") : fieldText("Captured by"), QString::number(captor),
               options, captor >= 0);
    }
    [[nodiscard]] static QVariantMap option(const QString& value, const QString& text)
    {
        return {{QStringLiteral("value"), value}, {QStringLiteral("text"), text}};
    }
    [[nodiscard]] std::vector<FitEntry> take() { return std::move(m_entries); }

private:
    FitEntry& add(const QString& field, FitControl::Kind kind, const QString& label)
    {
        FitEntry& entry = m_entries.emplace_back();
        entry.field = field;
        entry.kind = kind;
        entry.label = label;
        return entry;
    }

    std::vector<FitEntry> m_entries;
};

std::vector<FitEntry> shipEntries(const ShipOutcome& ship, const ShipOutcome& before,
                                  const BriefShip& brought, const BattleBrief& brief)
{
    Entries entries;
    const Condition& now = ship.condition;
    const Condition& was = before.condition;
    const ShipFit& fit = brought.ship.fit;
    if (brought.contingent >= 0 || !ship.onTable)
        entries.toggle("on_table", fieldText("Came to the battle"), ship.onTable);
    if (ship.fate == ShipFate::Captured && brief.sides.size() > 2)
        entries.captor(ship.captor, ship.side, brief, false);
    entries.chosen("damage", fieldText("Damage"), now.damage, was.damage);
    entries.chosen("captain_state",
                   brought.ship.captain.empty() ? fieldText("Captain") : words(brought.ship.captain),
                   now.captain, was.captain);
    for (const LossKind& kind : lossKinds)
        if (kind.aboard(fit) > 0 || now.*kind.lost > 0)
            entries.stepper(words(kind.key), labelOf(kind), now.*kind.lost, was.*kind.lost, kind.aboard(fit),
                            fieldText("of %1").arg(kind.aboard(fit)));
    entries.toggle("rudder_hit", fieldText("Steering oars hit"), now.rudderHit);
    entries.toggle("mast_down", fieldText("Mast down"), now.mastDown);
    if (fit.greekFire)
        entries.toggle("greek_fire_used", fieldText("Greek fire used"), now.greekFireUsed);
    entries.head("deeds", fieldText("What she did, for her crew's experience"));
    entries.stepper(QStringLiteral("rams"), fieldText("Rams"), ship.deeds.rams, 0, 99);
    entries.stepper(QStringLiteral("rakes"), fieldText("Rakes"), ship.deeds.rakes, 0, 99);
    entries.stepper(QStringLiteral("sinkings"), fieldText("Ships sunk"), ship.deeds.sinkings, 0, 99);
    entries.stepper(QStringLiteral("captures"), fieldText("Ships captured"), ship.deeds.captures, 0, 99);
    return entries.take();
}

std::vector<FitEntry> wallEntries(const WallOutcome& wall, const WallSection& had, const BattleBrief& brief)
{
    Entries entries;
    entries.captor(wall.captor, wall.side, brief, true);
    entries.chosen("commander_state", fieldText("Commander"), wall.commander, PersonState::Fit);
    entries.head("left", fieldText("What is left on it"));
    const auto left = [&entries](const char* field, const char* label, int now, int before) {
        if (before > 0)
            entries.stepper(QLatin1String(field), fieldText(label), now, 0, before,
                            fieldText("of %1").arg(before));
    };
    left("archers", "Archers", wall.left.archers, had.archers);
    left("marines", "Marines", wall.left.marines, had.marines);
    left("heavy_marines", "Heavy marines", wall.left.heavyMarines, had.heavyMarines);
    left("ballistae", "Ballistae", wall.left.ballistae, had.ballistae);
    left("towers", "Towers", wall.left.towers, had.towers);
    left("ferrea_manus", "Ferrea manus", wall.left.ferreaManus, had.ferreaManus);
    left("boiling_oil", "Boiling oil", wall.left.boilingOil, had.boilingOil);
    left("bees", "Bees", wall.left.bees, had.bees);
    left("heavy_engines", "Heavy engines", static_cast<int>(wall.left.heavyEngines.size()),
         static_cast<int>(had.heavyEngines.size()));
    return entries.take();
}

QString byWhom(const char* alone, const char* by, int captor, const BattleBrief& brief)
{
    if (captor < 0 || static_cast<std::size_t>(captor) >= brief.sides.size())
        return fieldText(alone);
    return fieldText(by).arg(words(brief.sides[static_cast<std::size_t>(captor)].name));
}

} // namespace

std::vector<FitEntry> outcomeEntries(const BattleOutcome& outcome, OutcomePart part,
                                     const OutcomeSheet& sheet)
{
    const std::size_t i = part.index;
    if (part.part == Part::Ship && i < outcome.ships.size())
        return shipEntries(outcome.ships[i], sheet.before.ships[i], sheet.ships[i], sheet.brief);
    if (part.part == Part::Wall && i < outcome.walls.size())
        return wallEntries(outcome.walls[i], sheet.before.walls[i].left, sheet.brief);
    if (part.part == Part::Commander && i < outcome.commanders.size()) {
        const CommanderOutcome& commander = outcome.commanders[i];
        Entries entries;
        if (commander.state == PersonState::Captured && sheet.brief.sides.size() > 2)
            entries.captor(commander.captor, commander.side, sheet.brief, false);
        return entries.take();
    }
    return {};
}

QString fateWords(const BattleOutcome& outcome, OutcomePart part, const BattleBrief& brief)
{
    if (part.part == Part::Commander && part.index < outcome.commanders.size()) {
        const CommanderOutcome& commander = outcome.commanders[part.index];
        return commander.state == PersonState::Captured
                   ? byWhom("Captured", "Captured by %1", commander.captor, brief)
                   : wordOf(commander.state);
    }
    if (part.part == Part::Wall && part.index < outcome.walls.size())
        return outcome.walls[part.index].captor < 0
                   ? fieldText("Held")
                   : byWhom("Taken", "Taken by %1", outcome.walls[part.index].captor, brief);
    if (part.part != Part::Ship || part.index >= outcome.ships.size())
        return {};
    const ShipOutcome& ship = outcome.ships[part.index];
    if (!ship.onTable)
        return fieldText("Never came");
    return ship.fate == ShipFate::Captured ? byWhom("Captured", "Captured by %1", ship.captor, brief)
                                           : wordOf(ship.fate);
}

} // namespace navarch
