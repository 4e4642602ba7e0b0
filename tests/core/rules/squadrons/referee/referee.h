// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tests/core/battle/referee/referee.h"
#include "tests/core/rules/squadrons/referee/paper.h"

namespace navarch::referee::squadrons {

/// Goes through a battle of the squadron game die by die and keeps its own account of order, morale, stands lost, Katastrophe,
/// ROW, and of what becomes of the ships, by the catalogue. Where squadrons stand it takes from the events: who is
/// near, who is linked, in which formation; a fleet that concedes costs whoever is linked a stand, no event says whom, and it
/// breaks off. Battles on open water, without commanders and with the options as printed.
class Referee final : public BattleReferee {
public:
    Referee(const BattleBrief& brief, const Figures& figures);

private:
    struct Dealt {
        int by = 0;
        int to = 0;
        int halves = 0; ///< 0: thrown back
    };

    PaperSquadron& of(ShipNumber squadron)
    {
        agree(squadron >= 0 && static_cast<std::size_t>(squadron) < m_paper.squadrons.size(),
              "there is no such squadron");
        return m_paper.squadrons[static_cast<std::size_t>(squadron)];
    }
    void begin(const RecordedBattle& battle) override;
    void hear(const Json& order, const BattleEvent& event) override;
    void afterOrder() override;
    void lossOrder(const BattleEvent& event);
    void turnEvent(const BattleEvent& event);
    void manoeuvre(const BattleEvent& event);
    void trick(const BattleEvent& event);
    void battleTest(const BattleEvent& event);
    void applyBattle();
    void morale(const BattleEvent& event);
    void worsened(const BattleEvent& event);
    void fate(const BattleEvent& event);
    void condition(const BattleEvent& event);
    void deed(const BattleEvent& event);
    void settle();
    void agreeOnEnd(const BattleOutcome& outcome) override;
    [[nodiscard]] bool isKatastrophe(int side) const;
    [[nodiscard]] bool hasLeft(int side) const;
    int total(const BattleEvent& event) const;

    Paper m_paper;
    std::vector<Dealt> m_dealt;
    std::vector<std::size_t> m_stricken;            ///< whose fate is not told yet
    std::optional<std::array<bool, 2>> m_atMorale;  ///< Katastrophe, as step 6 began
    std::optional<std::array<bool, 2>> m_atPursuit; ///< and step 7
    int m_mustRout = -1;
    bool m_isSettled = false;
    int m_holder = -1; ///< of the field
};

} // namespace navarch::referee::squadrons
