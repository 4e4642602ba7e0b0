// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "core/battle/forecast/losses.h"
#include "core/battle/match/registry.h"
#include "reports/lists/price_lines.h"
#include "reports/umpire/battle_deeds.h"
#include "reports/umpire/battle_papers.h"
#include "reports/words.h"

namespace navarch {

namespace {

/// "SA-7.4 · Ram d10 7: sunk · Bow edge on the beam +2".
QString rollsOf(const BattleEvent& event)
{
    QStringList parts;
    if (!event.rule.empty())
        parts += fromUtf8(event.rule);
    for (const Roll& roll : event.dice) {
        QString text =
            QStringLiteral("%1 d%2 %3").arg(Words::said(termOf(roll.why))).arg(roll.sides).arg(roll.face);
        if (!roll.rule.empty() && roll.rule != event.rule)
            text = fromUtf8(roll.rule) + QLatin1Char(' ') + text;
        if (!roll.result.isEmpty())
            text = Words::tr("%1: %2").arg(text, Words::said(roll.result));
        parts += text;
    }
    for (const DieModifier& modifier : event.modifiers)
        parts +=
            QStringLiteral("%1 %2 (%3)")
                .arg(Words::said(termOf(modifier.text)), signedText(modifier.value), fromUtf8(modifier.rule));
    return parts.join(QStringLiteral(" · "));
}

/// What of a replay a side could see. Its orders are given again: the game knows what was secret and what came to nothing,
/// and tells it in every language. Where all may be seen and the rules have changed since, the English it holds is told.
Result<BattleEvents> eventsSeen(const BattleMatter& matter, const Figures& figures)
{
    BattleEvents events;
    const auto match = playBack(*matter.replay, builtInRuleSets(), figures);
    if (!match && matter.viewer >= 0)
        return tl::unexpected(match.error());
    if (match) {
        for (const MatchStep& step : (*match)->steps())
            for (BattleEvent& event : (*match)->eventsFor(step, matter.viewer))
                events.push_back(std::move(event));
        return events;
    }
    for (const Replay::Step& step : matter.replay->steps)
        events.insert(events.end(), step.events.begin(), step.events.end());
    return events;
}

class ReportSetter {
public:
    ReportSetter(const BattleMatter& matter, const Figures& figures, const BattlePaperOptions& options,
                 BattleEvents events, const Typesetter& set)
        : m_matter(matter),
          m_outcome(*matter.outcome),
          m_figures(figures),
          m_withDice(options.dice),
          m_events(std::move(events)),
          m_setter(options.sheets, set),
          m_ships(shipsOf(matter.brief, figures.classes))
    {
        for (const BattleMatter::Lot& lot : matter.lots)
            m_lots[{lot.side, lot.row}] = &lot;
    }

    std::vector<Page> pages(const QString& title)
    {
        m_setter.title(title, battleHeading(m_matter));
        addVerdict();
        addSides();
        for (std::size_t side = 0; side < m_matter.brief.sides.size(); ++side)
            addShips(static_cast<int>(side));
        addPrizes();
        addPeople();
        addWalls();
        addAftermath();
        addTelling();
        return m_setter.take();
    }

private:
    void addVerdict()
    {
        QString text = m_outcome.victor
                           ? Words::tr("%1 won.").arg(battleSideName(m_matter, *m_outcome.victor))
                           : Words::tr("A draw.");
        text += QLatin1Char(' ')
                + (m_outcome.turns == 1 ? Words::tr("It lasted one turn.")
                                        : Words::tr("It lasted %1 turns.").arg(m_outcome.turns));
        if (m_outcome.conceded)
            text += QLatin1Char(' ')
                    + Words::tr("%1 gave up.").arg(battleSideName(m_matter, *m_outcome.conceded));
        if (m_outcome.atTurnLimit)
            text += QLatin1Char(' ') + Words::tr("It ended at the limit of turns.");
        if (m_outcome.stalled)
            text += QLatin1Char(' ') + Words::tr("It ended because nobody struck any more.");
        if (m_outcome.undecided)
            text += QLatin1Char(' ') + Words::tr("It was broken off, undecided.");
        m_setter.text(text, FontRole::Strong);
        if (m_matter.way == BattleWay::Typed)
            m_setter.text(Words::tr("It was fought on a table, and its result typed in."), FontRole::Italic);
        for (const BattleEvent& event : m_events)
            if (isEnding(event))
                m_setter.told(Words::said(event.text), rollsOf(event));
    }

    void addSides()
    {
        const FieldValues values(m_matter.brief, m_figures);
        const std::vector<Talents> losses = values.losses(m_outcome);
        std::vector<QStringList> rows;
        for (std::size_t side = 0; side < m_matter.brief.sides.size(); ++side) {
            std::array<int, 4> counts{}; // on the table, sunk, captured, gone
            for (const ShipOutcome& ship : m_outcome.ships) {
                if (ship.side != static_cast<int>(side) || !ship.onTable)
                    continue;
                ++counts[0];
                counts[1] += ship.fate == ShipFate::Sunk ? 1 : 0;
                counts[2] += ship.fate == ShipFate::Captured || lotOfWreck(ship) ? 1 : 0;
                counts[3] += ship.fate == ShipFate::Fled || ship.fate == ShipFate::Withdrew ? 1 : 0;
            }
            QStringList row{fromUtf8(m_matter.brief.sides[side].name)};
            for (const int count : counts)
                row += QString::number(count);
            const bool isKnown = m_matter.knows(static_cast<int>(side));
            // What a campaign has booked is not reckoned again: its prices are those of the day.
            const auto booked =
                std::find_if(m_matter.endings.begin(), m_matter.endings.end(),
                             [&](const auto& ending) { return ending.side == static_cast<int>(side); });
            const bool isBooked = booked != m_matter.endings.end();
            row += isKnown ? printedAmount(isBooked ? booked->value : values.ofSide(side)) : unknown();
            row += isKnown ? printedAmount(isBooked ? booked->losses : losses[side]) : unknown();
            rows.push_back(std::move(row));
        }
        const auto number = [&](const char* title) {
            return m_setter.columnFor(Words::tr(title), QStringLiteral("000"), Align::Right);
        };
        const QString widest = QStringLiteral("−100000.00");
        m_setter.heading(Words::tr("What it cost"));
        m_setter.table({{Words::tr("Side"), 0, Align::Left, 1},
                        number("Ships"),
                        number("Sunk"),
                        number("Taken"),
                        number("Away"),
                        m_setter.columnFor(Words::tr("Value"), widest, Align::Right),
                        m_setter.columnFor(Words::tr("Losses"), widest, Align::Right)},
                       rows, {});
        for (const BattleMatter::Ending& ending : m_matter.endings)
            if (!ending.money.isZero())
                m_setter.text(Words::tr("%1: it brought the treasury %2 talents.")
                                  .arg(battleSideName(m_matter, ending.side), printedAmount(ending.money)));
    }

    static QString unknown() { return QStringLiteral("–"); }

    [[nodiscard]] QString fateOf(const ShipOutcome& ship) const
    {
        if (!ship.onTable)
            return Words::tr("never came");
        switch (ship.fate) {
        case ShipFate::Sunk: return Words::tr("sunk");
        case ShipFate::Captured: return Words::tr("taken by %1").arg(battleSideName(m_matter, ship.captor));
        case ShipFate::Fled: return Words::tr("fled");
        case ShipFate::Withdrew: return Words::tr("withdrew");
        case ShipFate::Afloat: break;
        }
        const BattleMatter::Lot* lot = lotOfWreck(ship);
        return lot ? Words::tr("a wreck taken by %1").arg(battleSideName(m_matter, lot->captor))
                   : Words::tr("afloat");
    }

    /// What the campaign keeps of a ship that ended afloat and was towed off by the enemy (CP-8.4); else null.
    [[nodiscard]] const BattleMatter::Lot* lotOfWreck(const ShipOutcome& ship) const
    {
        const auto found = m_lots.find({ship.side, ship.row});
        return ship.fate == ShipFate::Afloat && found != m_lots.end() && found->second->captor >= 0
                   ? found->second
                   : nullptr;
    }

    [[nodiscard]] QString lotOf(const ShipOutcome& ship) const
    {
        const auto found = m_lots.find({ship.side, ship.row});
        if (found == m_lots.end())
            return {};
        switch (found->second->lot) {
        case ShipLot::Lost: return ship.fate == ShipFate::Sunk ? QString() : Words::tr("lost as a wreck");
        case ShipLot::Towed: return Words::tr("towed home");
        case ShipLot::Taken: return Words::tr("serves its captor");
        case ShipLot::Sold: return Words::tr("sold");
        case ShipLot::Burnt: return Words::tr("burnt");
        case ShipLot::None:
        case ShipLot::Kept: break;
        }
        return {};
    }

    static QString deedsOf(const Deeds& deeds)
    {
        QStringList list;
        const auto count = [&](int number, const char* text) {
            if (number > 0)
                list += Words::tr(text).arg(number);
        };
        count(deeds.rams, "rams: %1");
        count(deeds.rakes, "oars raked: %1");
        count(deeds.sinkings, "sunk by it: %1");
        count(deeds.captures, "taken by it: %1");
        return list.join(QStringLiteral(", "));
    }

    /// Every ship of a side. Of another's, only what was to be seen: that it was there, and its fate.
    void addShips(int side)
    {
        const bool isKnown = m_matter.knows(side);
        std::vector<QStringList> rows;
        for (std::size_t i = 0; i < m_outcome.ships.size(); ++i) {
            const ShipOutcome& ship = m_outcome.ships[i];
            if (ship.side != side || (!isKnown && !ship.onTable))
                continue;
            QString fate = capitalised(fateOf(ship));
            if (const QString lot = lotOf(ship); !lot.isEmpty())
                fate += QStringLiteral(", ") + lot;
            const bool isTold = isKnown || ship.captor == m_matter.viewer;
            const bool isAfloat = ship.fate != ShipFate::Sunk && ship.onTable;
            rows.push_back({fromUtf8(ship.name),
                            i < m_ships.size() ? battleClassName(m_ships[i].ship, m_figures) : QString(),
                            fate, isTold && isAfloat ? capitalised(battleState(ship.condition)) : QString(),
                            isKnown ? deedsOf(ship.deeds) : QString()});
        }
        m_setter.heading(fromUtf8(m_matter.brief.sides[static_cast<std::size_t>(side)].name));
        m_setter.tableOfWhatThereIs({{Words::tr("Ship"), 0, Align::Left, 5},
                                     {Words::tr("Class"), 0, Align::Left, 5},
                                     {Words::tr("Fate"), 0, Align::Left, 6},
                                     {Words::tr("State"), 0, Align::Left, 9},
                                     {Words::tr("Deeds"), 0, Align::Left, 5}},
                                    rows, Words::tr("It had no ships here."));
    }

    void addPrizes()
    {
        std::vector<QStringList> rows;
        for (const ShipOutcome& ship : m_outcome.ships)
            if (ship.fate == ShipFate::Captured && ship.captor >= 0)
                rows.push_back({fromUtf8(ship.name), battleSideName(m_matter, ship.side),
                                battleSideName(m_matter, ship.captor), capitalised(lotOf(ship))});
        if (rows.empty())
            return;
        m_setter.heading(Words::tr("Prizes"));
        m_setter.tableOfWhatThereIs({{Words::tr("Ship"), 0, Align::Left, 4},
                                     {Words::tr("Of"), 0, Align::Left, 3},
                                     {Words::tr("Taken by"), 0, Align::Left, 3},
                                     {Words::tr("What became of it"), 0, Align::Left, 4}},
                                    rows, {});
    }

    void addPeople()
    {
        std::vector<QStringList> rows;
        for (const CommanderOutcome& person : m_outcome.commanders) {
            const bool isHeld = person.state == PersonState::Captured && person.captor == m_matter.viewer;
            if (!m_matter.knows(person.side) && !isHeld)
                continue;
            QString state = capitalised(Words::of(nameOf(person.state)));
            if (person.state == PersonState::Captured && person.captor >= 0)
                state = Words::tr("Captured by %1").arg(battleSideName(m_matter, person.captor));
            rows.push_back({person.name.empty() ? Words::tr("Commander") : fromUtf8(person.name),
                            battleSideName(m_matter, person.side), state});
        }
        if (rows.empty())
            return;
        m_setter.heading(Words::tr("Commanders"));
        m_setter.table({{Words::tr("Name"), 0, Align::Left, 4},
                        {Words::tr("Of"), 0, Align::Left, 3},
                        {Words::tr("State"), 0, Align::Left, 4}},
                       rows, {});
    }

    void addWalls()
    {
        std::vector<QStringList> rows;
        for (const WallOutcome& wall : m_outcome.walls)
            rows.push_back(
                {Words::tr("Section %1").arg(wall.section + 1), battleSideName(m_matter, wall.side),
                 wall.captor < 0 ? Words::tr("held")
                                 : Words::tr("taken by %1").arg(battleSideName(m_matter, wall.captor))});
        if (rows.empty())
            return;
        m_setter.heading(Words::tr("Walls"));
        m_setter.table({{Words::tr("Wall"), 0, Align::Left, 2},
                        {Words::tr("Of"), 0, Align::Left, 3},
                        {Words::tr("Fate"), 0, Align::Left, 4}},
                       rows, {});
    }

    void addAftermath()
    {
        if (m_matter.aftermath.empty())
            return;
        m_setter.heading(Words::tr("What followed"));
        for (const ChronicleRecord& each : m_matter.aftermath) {
            QStringList small;
            if (!each.rule.empty())
                small += fromUtf8(each.rule);
            if (!each.dice.empty())
                small += Words::dice(each.dice);
            m_setter.told(toldText(each), small.join(QStringLiteral(" · ")));
        }
    }

    /// Weather that is as it was is not told again.
    bool isOldWeather(const BattleEvent& event)
    {
        return event.kind == "weather-holds"
               || (event.kind == "weather" && std::exchange(m_weather, event.text) == event.text);
    }

    /// Adds a sentence to the rows of a turn, which begin at `first`; a row is of some lines at most, and the next goes on.
    static void addToRest(std::vector<QStringList>& rows, std::size_t first, int turn,
                          const QString& sentence)
    {
        constexpr qsizetype most = 600; // characters
        if (rows.size() == first)
            rows.push_back({QString::number(turn), sentence});
        else if (rows.back().last().size() > most)
            rows.push_back({QString(), sentence});
        else
            rows.back().last() += QLatin1Char(' ') + sentence;
    }

    /// The battle from its events: its story, and in a table what was done besides; or each with its dice.
    void addTelling()
    {
        if (!m_matter.replay)
            return;
        m_setter.heading(Words::tr("How it went"));
        int quiet = 0; // turns in which nothing was done
        std::vector<QStringList> rest;
        for (const ToldTurn& turn : inTurns(m_events)) {
            QString prose;
            const std::size_t before = rest.size();
            for (const BattleEvent& event : turn.events)
                if (isDeed(event) && hasEffect(event) && !isEnding(event) && !isOldWeather(event)) {
                    if (isRoutine(event) && turn.number > 0)
                        addToRest(rest, before, turn.number, Words::said(event.text));
                    else
                        prose +=
                            (prose.isEmpty() ? QString() : QStringLiteral(" ")) + Words::said(event.text);
                }
            const bool isTold = m_withDice ? !turn.events.empty() : !prose.isEmpty();
            if (!isTold) {
                quiet += turn.number > 0 && rest.size() == before ? 1 : 0;
                continue;
            }
            m_setter.subheading(turn.number == 0 ? Words::tr("Before the first turn")
                                                 : Words::tr("Turn %1").arg(turn.number));
            if (!m_withDice)
                m_setter.prose(prose);
            else
                for (const BattleEvent& event : turn.events)
                    m_setter.told(Words::said(event.text), rollsOf(event));
        }
        if (!m_withDice && !rest.empty()) {
            m_setter.subheading(Words::tr("What else was done"));
            m_setter.table(
                {m_setter.columnFor(capitalised(Words::tr("turn")), QStringLiteral("000"), Align::Right),
                 {{}, 0, Align::Left, 1}},
                rest, {});
        }
        if (quiet > 0)
            m_setter.text(
                Words::said(phraseN(
                    "{In a turn besides|In %n turns besides} ships moved, and what they tried came to "
                    "nothing.",
                    quiet)),
                FontRole::Italic);
    }

    const BattleMatter& m_matter;
    const BattleOutcome& m_outcome;
    const Figures& m_figures;
    bool m_withDice;
    BattleEvents m_events;
    PaperSetter m_setter;
    std::vector<BriefShip> m_ships;
    std::map<std::pair<int, int>, const BattleMatter::Lot*> m_lots; ///< by side and row
    Phrase m_weather;                                               ///< as it was last told
};

} // namespace

Result<Document> battleReport(const BattleMatter& matter, const Figures& figures,
                              const BattlePaperOptions& options, const TextMeasurer& measurer)
{
    if (!matter.outcome)
        return problem("battle", phrase("This battle has not been fought, so there is nothing to report."),
                       phrase("Print its brief, or enter its outcome first."));
    BattleEvents events;
    if (matter.replay) {
        Result<BattleEvents> seen = eventsSeen(matter, figures);
        if (!seen)
            return tl::unexpected(std::move(seen.error()));
        events = std::move(*seen);
    }
    const SpokenLanguage spoken(options.sheets.language, matter.brief.rules);
    const Typesetter set(measurer);
    Document document;
    document.savesInk = options.sheets.saveInk;
    const QString title = battleTitle(matter);
    document.title = Words::tr("%1: report").arg(title);
    document.pages = ReportSetter(matter, figures, options, std::move(events), set).pages(title);
    bind(document, set);
    return document;
}

} // namespace navarch
