// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/outcome/outcome_fields.h"

#include "app/base/lists/shown_choice.h"
#include "app/base/speech/speech.h"
#include "app/campaign/enum_choices.h"
#include "app/campaign/wording.h"
#include "core/ships/loss_kinds.h"

namespace navarch {

namespace {

using Part = OutcomeFinding::Part;

/// The words of a loss, as a label.
QString labelOf(const LossKind& kind)
{
    if (kind.key == "oars_lost")
        return windowText("Oar factors lost");
    if (kind.key == "speed_lost")
        return windowText("Speed lost, cm");
    if (kind.key == "archers_lost")
        return windowText("Archers lost");
    if (kind.key == "marines_lost")
        return windowText("Marines lost");
    if (kind.key == "heavy_marines_lost")
        return windowText("Heavy marines lost");
    if (kind.key == "ballistae_lost")
        return windowText("Ballistae lost");
    if (kind.key == "towers_lost")
        return windowText("Towers lost");
    if (kind.key == "heavy_engines_lost")
        return windowText("Heavy engines lost");
    return windowText("Fire pots used");
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
    void choice(const char* field, const QString& label, const QString& value,
                const QList<ShownChoice>& options, bool differs)
    {
        FitEntry& entry = add(QLatin1String(field), FitControl::Choice, label);
        entry.choice = value;
        entry.options = options;
        entry.differs = differs;
    }
    template <NamedEnum E>
    void chosen(const char* field, const QString& label, E value, E usual)
    {
        choice(field, label, words(nameOf(value)), choicesOf<E>(), value != usual);
    }
    /// Of those who may hold what `side` lost.
    void captor(int captor, int side, const BattleBrief& brief, bool mayHold)
    {
        QList<ShownChoice> options;
        if (mayHold)
            options.push_back(ShownChoice{QStringLiteral("-1"), windowText("Nobody: held")});
        for (std::size_t i = 0; i < brief.sides.size(); ++i)
            if (static_cast<int>(i) != side)
                options.push_back(ShownChoice{QString::number(i), words(brief.sides[i].name)});
        choice("captor", mayHold ? windowText("Taken by") : windowText("Captured by"),
               QString::number(captor), options, captor >= 0);
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
        entries.toggle("on_table", windowText("Came to the battle"), ship.onTable);
    if (ship.fate == ShipFate::Captured && brief.sides.size() > 2)
        entries.captor(ship.captor, ship.side, brief, false);
    entries.chosen("damage", windowText("Damage"), now.damage, was.damage);
    entries.chosen("captain_state",
                   brought.ship.captain.empty() ? windowText("Captain") : words(brought.ship.captain),
                   now.captain, was.captain);
    for (const LossKind& kind : lossKinds)
        if (kind.aboard(fit) > 0 || now.*kind.lost > 0)
            entries.stepper(words(kind.key), labelOf(kind), now.*kind.lost, was.*kind.lost, kind.aboard(fit),
                            windowText("of %1").arg(kind.aboard(fit)));
    entries.toggle("rudder_hit", windowText("Steering oars hit"), now.rudderHit);
    entries.toggle("mast_down", windowText("Mast down"), now.mastDown);
    if (fit.greekFire)
        entries.toggle("greek_fire_used", windowText("Greek fire used"), now.greekFireUsed);
    entries.head("deeds", windowText("What she did, for her crew's experience"));
    entries.stepper(QStringLiteral("rams"), windowText("Rams"), ship.deeds.rams, 0, 99);
    entries.stepper(QStringLiteral("rakes"), windowText("Rakes"), ship.deeds.rakes, 0, 99);
    entries.stepper(QStringLiteral("sinkings"), windowText("Ships sunk"), ship.deeds.sinkings, 0, 99);
    entries.stepper(QStringLiteral("captures"), windowText("Ships captured"), ship.deeds.captures, 0, 99);
    return entries.take();
}

std::vector<FitEntry> wallEntries(const WallOutcome& wall, const WallSection& had, const BattleBrief& brief)
{
    Entries entries;
    entries.captor(wall.captor, wall.side, brief, true);
    entries.chosen("commander_state", windowText("Commander"), wall.commander, PersonState::Fit);
    entries.head("left", windowText("What is left on it"));
    const auto left = [&entries](const char* field, const char* label, int now, int before) {
        if (before > 0)
            entries.stepper(QLatin1String(field), windowText(label), now, 0, before,
                            windowText("of %1").arg(before));
    };
    left("archers", QT_TR_NOOP("Archers"), wall.left.archers, had.archers);
    left("marines", QT_TR_NOOP("Marines"), wall.left.marines, had.marines);
    left("heavy_marines", QT_TR_NOOP("Heavy marines"), wall.left.heavyMarines, had.heavyMarines);
    left("ballistae", QT_TR_NOOP("Ballistae"), wall.left.ballistae, had.ballistae);
    left("towers", QT_TR_NOOP("Towers"), wall.left.towers, had.towers);
    left("ferrea_manus", QT_TR_NOOP("Ferrea manus"), wall.left.ferreaManus, had.ferreaManus);
    left("boiling_oil", QT_TR_NOOP("Boiling oil"), wall.left.boilingOil, had.boilingOil);
    left("bees", QT_TR_NOOP("Bees"), wall.left.bees, had.bees);
    left("heavy_engines", QT_TR_NOOP("Heavy engines"), static_cast<int>(wall.left.heavyEngines.size()),
         static_cast<int>(had.heavyEngines.size()));
    return entries.take();
}

QString byWhom(const char* alone, const char* by, int captor, const BattleBrief& brief)
{
    if (captor < 0 || static_cast<std::size_t>(captor) >= brief.sides.size())
        return windowText(alone);
    return windowText(by).arg(words(brief.sides[static_cast<std::size_t>(captor)].name));
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
                   ? byWhom(QT_TR_NOOP("Captured"), QT_TR_NOOP("Captured by %1"), commander.captor, brief)
                   : wordOf(commander.state);
    }
    if (part.part == Part::Wall && part.index < outcome.walls.size())
        return outcome.walls[part.index].captor < 0 ? windowText("Held")
                                                    : byWhom(QT_TR_NOOP("Taken"), QT_TR_NOOP("Taken by %1"),
                                                             outcome.walls[part.index].captor, brief);
    if (part.part != Part::Ship || part.index >= outcome.ships.size())
        return {};
    const ShipOutcome& ship = outcome.ships[part.index];
    if (!ship.onTable)
        return windowText("Never came");
    return ship.fate == ShipFate::Captured
               ? byWhom(QT_TR_NOOP("Taken"), QT_TR_NOOP("Taken by %1"), ship.captor, brief)
               : wordOf(ship.fate, "a ship");
}

} // namespace navarch
