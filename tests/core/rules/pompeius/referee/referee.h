// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/core/battle/referee/referee.h"
#include "tests/core/rules/pompeius/referee/paper.h"

namespace navarch::referee::pompeius {

/// Goes through a battle of Pompeius Magnus die by die and keeps its own account of steps, runs, rams, grapples, fights aboard,
/// damage cards, leaks, fires, prizes, points and fates by the catalogue. What people decide - orders, targets, what is mended -
/// it takes from orders and events. Battles on open water, without commanders and with the options as printed.
class Referee final : public BattleReferee {
public:
    Referee(const BattleBrief& brief, const Figures& figures);

private:
    /// How far a turn is (PM-T4).
    enum Stage { Moving, Rolling, Applying, Sinking, Mending, Recovering, Laying };
    struct Link { ///< grapples of one ship on another
        int by = 0;
        int on = 0;
        int count = 0;
        int fresh = 0;
    };
    struct Blow {
        int a = 0;
        int b = 0;
        bool isRam = false;
        int run = 0;
        int cards[2] = {0, 0};
        int hull[2] = {0, 0};
        bool isRolled = false;
    };
    struct Draw { ///< cards that a ship has to draw
        int ship = 0;
        int other = -1;
        int count = 0;
        std::string rule;
    };
    struct Pair { ///< who fights whom; -1: nobody
        int ship = 0;
        int units[2] = {-1, -1};
        int behind[2] = {0, 0};
    };
    struct Written {
        std::map<int, std::string> plots;
        std::map<int, Pose> returns;
    };

    void begin(const RecordedBattle& battle) override;
    void hear(const Json& order, const BattleEvent& event) override;
    void afterOrder() override { m_isAnswered = false; }
    void agreeOnEnd(const BattleOutcome& outcome) override;

    PaperShip& of(int ship) { return m_paper.ships[static_cast<std::size_t>(ship)]; }
    const PaperShip& of(int ship) const { return m_paper.ships[static_cast<std::size_t>(ship)]; }
    PaperUnit& unitOf(int unit) { return m_paper.units[static_cast<std::size_t>(unit)]; }
    [[nodiscard]] int ships() const { return static_cast<int>(m_paper.ships.size()); }
    [[nodiscard]] int units() const { return static_cast<int>(m_paper.units.size()); }

    // Movement.
    void startTurn();
    void read(int ship, const std::string& plot);
    void stop(const BattleEvent& event);
    void move(const BattleEvent& event);
    void left(const BattleEvent& event);
    void meeting(const BattleEvent& event);
    void strike(int rammer, int other, const BattleEvent& event);
    void collide(int a, int b, const BattleEvent& event);
    [[nodiscard]] bool entered(int ship, int other) const;
    [[nodiscard]] bool crossed(int a, int b) const;
    [[nodiscard]] bool isHeadOn(int rammer, int other) const;
    [[nodiscard]] bool mayRam(int ship, int other) const;
    void boards(const BattleEvent& event);
    void grapple(const BattleEvent& event);

    // Damage.
    void reach(Stage stage);
    void openDamage();
    void collision(const BattleEvent& event);
    void ram(const BattleEvent& event);
    void shock(const BattleEvent& event);
    Blow& blowOf(const BattleEvent& event, bool isRam);
    void shot(const BattleEvent& event);
    void melee(const BattleEvent& event);
    void applyDamage();
    void draws(const BattleEvent& event);
    void missile(const BattleEvent& event);
    void removeBeaten();
    void taken(const BattleEvent& event);
    void findSinking();
    void sunk(const BattleEvent& event);
    void captured(const BattleEvent& event);
    void closeDamage();
    void adopt();
    void draw(PaperShip& ship, DiceCursor& dice, Kind& kind, bool& isBoog);

    // Recovery and the end.
    void openMending();
    void mends(const BattleEvent& event);
    void plug(const BattleEvent& event);
    void mended(const BattleEvent& event);
    void recover();
    void loss(const BattleEvent& event);
    void spreads(const BattleEvent& event);
    void laid(const BattleEvent& event);
    void endTurn();
    void person(const BattleEvent& event);
    void points(const BattleEvent& event);
    void laurels(const BattleEvent& event);
    [[nodiscard]] int pointsOf(int side) const;
    [[nodiscard]] int laurelsOf(int ship) const;
    [[nodiscard]] ShipFate fateOf(int ship, int& captor) const;
    [[nodiscard]] bool isLost(const PaperUnit& unit) const;
    [[nodiscard]] Condition conditionOf(int ship) const;
    void agreeOnVictor(const BattleOutcome& outcome) const;

    [[nodiscard]] int unitTold(const BattleEvent& event, std::string_view words) const;
    [[nodiscard]] bool areJoined(int a, int b) const;
    [[nodiscard]] bool isHeld(int ship) const;
    [[nodiscard]] bool share(int a, int b) const;
    [[nodiscard]] int footOn(int ship, int side) const;
    [[nodiscard]] bool isContested(int ship, bool inBow) const;
    [[nodiscard]] bool isCommanded(int ship) const;
    [[nodiscard]] bool isAlone(int side) const;
    [[nodiscard]] int captorDue(int ship) const;
    [[nodiscard]] bool isAtWork(const PaperUnit& unit) const;
    void calm(PaperUnit& unit);
    void unlink(int ship);

    Paper m_paper;
    std::vector<Link> m_links;
    std::vector<std::pair<int, int>> m_stuck; ///< the ship on which the card lies, and the other
    std::vector<Written> m_written;           ///< by turn
    int m_turn = 0;
    int m_subPhase = 0;
    Stage m_stage = Laying;
    std::vector<Blow> m_blows;
    std::vector<Pair> m_pairs;
    std::size_t m_pair = 0;
    std::vector<Draw> m_draws;
    std::size_t m_draw = 0;
    std::set<int> m_sinking;
    std::vector<std::pair<int, std::string>> m_mending; ///< units, and ships of which a leak is plugged
    std::size_t m_mend = 0;
    std::map<int, std::array<int, 2>> m_losses; ///< to water and fire
    std::set<std::pair<int, int>> m_spreads;
    std::map<int, int> m_successes; ///< of units
    bool m_isAnswered = false;
    int m_asked = 0;  ///< the first ship that was not asked yet whether she surrenders
    int m_freed = -1; ///< from whom an order frees or cuts; -1: there is no choice
    std::pair<int, int> m_met{-1, -1};
    std::array<int, 2> m_points{-1, -1};
    std::set<int> m_laurels;
    std::set<int> m_persons;
};

} // namespace navarch::referee::pompeius
