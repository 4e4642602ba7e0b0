// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/battles/outcome_check.h"

#include <map>
#include <set>

#include "core/campaign/actions/ship_actions.h"
#include "core/campaign/records/told.h"

namespace navarch {

namespace {

class OutcomeCheck {
public:
    OutcomeCheck(Deed& deed, const EnterBattle& action, BattleAtHand& hand)
        : m_deed(deed),
          m_action(action),
          m_outcome(action.outcome),
          m_hand(hand)
    {
    }

    void run()
    {
        if (m_outcome.rules != m_hand.parts.battle->rules)
            refuse("other-rules", {},
                   phrase("This outcome is of %1; the battle is fought by %2.",
                          given(quotedForMessage(m_outcome.rules)),
                          given(quotedForMessage(m_hand.parts.battle->rules))));
        checkSide(m_outcome.victor,
                  phraseText("The victor is side %1, and the battle has none of that number."));
        checkSide(m_outcome.conceded,
                  phraseText("The side that gave up is side %1, and the battle has none of that number."));
        if (m_outcome.victor && m_outcome.victor == m_outcome.conceded)
            refuse("conceded-victor", {},
                   phrase("The side that gave up is the victor as well; correct one of the two."));
        checkShips();
        checkDeeds();
        checkCommanders();
        checkWalls();
        if (!m_action.replay.empty() && !m_deed.refused())
            checkReplay();
    }

private:
    void refuse(std::string key, Phrase subject, Phrase message)
    {
        // A wholly other outcome needs no thousand lines.
        if (++m_refusals <= 20)
            m_deed.refuse(std::move(key), std::move(subject), std::move(message), "CP-8.3");
    }

    [[nodiscard]] bool isSide(int side) const
    {
        return side >= 0 && side < static_cast<int>(m_hand.parts.sides.size());
    }

    void checkSide(std::optional<int> side, PhraseText unknown)
    {
        if (side && !isSide(*side))
            refuse("unknown-side", {}, Phrase(unknown, std::nullopt, {*side}));
    }

    void checkShips()
    {
        std::map<std::pair<int, int>, const BattleShipRecord*> rows;
        for (const BattleShipRecord* ship : m_hand.parts.ships)
            rows[{ship->sideNumber, ship->row}] = ship;
        std::set<std::pair<int, int>> seen;
        for (const ShipOutcome& made : m_outcome.ships) {
            const auto found = rows.find({made.side, made.row});
            if (found == rows.end() || made.ofRow != 0)
                refuse("ship-unknown", given(made.name),
                       phrase("It did not go into this battle; take it out."));
            else if (!seen.insert(found->first).second)
                refuse("ship-twice", given(made.name), phrase("It comes out twice; leave one of the two."));
            else
                checkShip(made, *found->second);
        }
        for (const auto& [row, ship] : rows)
            if (!seen.contains(row))
                refuse("ship-missing", given(ship->name),
                       phrase("The outcome does not say what became of it; add it."));
    }

    /// A ship sinks once. Captured she may be more than once, by turns, but not by everybody over and over.
    void checkDeeds()
    {
        const auto ships = static_cast<std::int64_t>(m_outcome.ships.size());
        std::int64_t sinkings = 0;
        std::int64_t captures = 0;
        for (const ShipOutcome& made : m_outcome.ships) {
            sinkings += made.deeds.sinkings;
            captures += made.deeds.captures;
        }
        if (sinkings > ships)
            refuse("too-many-sunk", {},
                   phrase("Its ships sank %1 between them, and only %2 took part; correct their deeds.",
                          sinkings, ships));
        if (captures > 10 * ships)
            refuse("too-many-captured", {},
                   phrase("Its ships captured %1 between them, and only %2 took part; correct their deeds.",
                          captures, ships));
    }

    [[nodiscard]] std::string nameInBattle(const BattleShipRecord& entry)
    {
        if (m_named.empty())
            m_named = shipsOf(m_hand.brief, m_deed.figures().classes);
        for (const BriefShip& ship : m_named)
            if (ship.side == entry.sideNumber && ship.row == entry.row && ship.ofRow == 0)
                return ship.name;
        return entry.name;
    }

    void checkShip(const ShipOutcome& made, const BattleShipRecord& entry)
    {
        // The campaign knows her by her own name, the battle by one that no ship of another side bears.
        if (made.name != entry.name && made.name != nameInBattle(entry))
            refuse("other-ship", given(entry.name),
                   phrase("In its place the outcome has %1; it is of another battle.",
                          given(quotedForMessage(made.name))));
        if ((made.fate == ShipFate::Captured) != (made.captor >= 0))
            refuse("captor", given(made.name),
                   phrase("A captured ship has a captor, and no other ship has."));
        else if (made.captor >= 0 && (!isSide(made.captor) || made.captor == made.side))
            refuse("captor", given(made.name),
                   phrase("Its captor is no other side of this battle; correct it."));
        if (!made.onTable && (made.fate == ShipFate::Sunk || made.fate == ShipFate::Captured))
            refuse("never-came", given(made.name),
                   phrase("It never came to the battle and cannot have been lost there."));
        const ShipRecord* ship = m_deed.draft().find(ShipId{entry.ship});
        if (!ship) {
            refuse("ship-gone", given(entry.name),
                   phrase("It is no longer in the campaign; call the battle off."));
            return;
        }
        if (const auto why = lossBeyondFit(made.condition, ship->fit))
            refuse("losses-beyond-fit", given(made.name), *why);
        if (made.fate != ShipFate::Sunk && made.condition.damage < ship->condition.damage)
            m_deed.note(
                Severity::Warning, "damage-mended", given(made.name),
                phrase("It comes out with less damage than it went in with; look whether that is meant."));
    }

    void checkCommanders()
    {
        std::set<std::pair<int, int>> seen;
        for (const CommanderOutcome& made : m_outcome.commanders) {
            const bool known =
                std::any_of(m_hand.parts.commanders.begin(), m_hand.parts.commanders.end(),
                            [&](const BattleCommanderRecord* entry) {
                                return entry->sideNumber == made.side && entry->row == made.row;
                            });
            if (!known || made.row < 0)
                refuse("commander-unknown", given(made.name),
                       phrase("He did not go into this battle; take him out."));
            else if (!seen.emplace(made.side, made.row).second)
                refuse("commander-twice", given(made.name),
                       phrase("He comes out twice; leave one of the two."));
            if (made.captor >= 0 && !isSide(made.captor))
                refuse("captor", given(made.name),
                       phrase("His captor is no side of this battle; correct it."));
        }
    }

    void checkWalls()
    {
        std::set<int> seen;
        for (const WallOutcome& made : m_outcome.walls) {
            const Phrase name = wallSectionName(made.section + 1);
            const BriefSide* side =
                isSide(made.side) ? &m_hand.brief.sides[static_cast<std::size_t>(made.side)] : nullptr;
            if (!side || !side->walls || made.section < 0
                || made.section >= static_cast<int>(side->walls->sections.size()))
                refuse("wall-unknown", name, phrase("This battle has no such wall section; take it out."));
            else if (!seen.insert(made.section).second)
                refuse("wall-twice", name, phrase("It stands twice in the outcome; leave one of the two."));
            if (made.captor >= 0 && (!isSide(made.captor) || made.captor == made.side))
                refuse("captor", name, phrase("Its captor is no other side of this battle; correct it."));
        }
    }

    void checkReplay()
    {
        const auto replay =
            replayOf(BattleReplayRecord{{}, m_action.battle, m_action.replay}, m_deed.figures());
        if (!replay)
            refuse("replay-unreadable", {},
                   phrase("The replay cannot be read: %1", given(replay.error().front().text())));
        else if (!replay->outcome || *replay->outcome != m_outcome)
            refuse("replay-differs", {},
                   phrase("The replay does not end in this outcome; leave it out, or enter its own."));
        else if (!isSameBattle(m_hand.brief, replay->brief))
            refuse("replay-differs", {}, phrase("The replay is of another battle; leave it out."));
    }

    Deed& m_deed;
    const EnterBattle& m_action;
    const BattleOutcome& m_outcome;
    BattleAtHand& m_hand;
    std::vector<BriefShip> m_named; ///< made when it is asked for
    int m_refusals = 0;
};

} // namespace

bool checkOutcome(Deed& deed, const EnterBattle& action, BattleAtHand& hand)
{
    if (!deed.require(action.battle, "battle"))
        return false;
    hand.parts = partsOf(deed.draft().base(), action.battle);
    const BattleRecord& battle = *hand.parts.battle;
    deed.title(phrase("Enter the battle %1", phraseOfName(battle)));
    if (battle.state == BattleState::Fought) {
        deed.refuse("battle-fought", phraseOfName(battle),
                    phrase("Its outcome has been entered already; take that back first."), "CP-8.3");
        return false;
    }
    if (action.way == BattleWay::None)
        deed.refuse("battle-way", phraseOfName(battle),
                    phrase("Say how it was fought: played, captains or typed."), "CP-8.2");
    auto brief = briefOf(battle, deed.figures());
    if (!brief || brief->sides.size() != hand.parts.sides.size()) {
        deed.refuse("battle-damaged", phraseOfName(battle),
                    brief ? phrase("Its brief has other sides than the battle; take a backup that is whole.")
                          : phrase("Its brief cannot be read: %1", given(brief.error().front().text())));
        return false;
    }
    hand.brief = std::move(*brief);
    OutcomeCheck(deed, action, hand).run();
    return !deed.refused();
}

} // namespace navarch
