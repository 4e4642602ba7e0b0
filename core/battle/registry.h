// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/battle/aspect.h"
#include "core/battle/match_of.h"
#include "core/battle/forecast/simulation.h"

namespace navarch {

/// What the pieces of a game are called, in the middle of a sentence. A game whose pieces are not single ships says so by a
/// member of its own: static constexpr std::array<std::string_view, 2> pieces{"squadron", "squadrons"}.
struct PieceWords {
    std::string_view one = "ship";
    std::string_view many = "ships";
};

/// The edition of what all games share. 2: ships of two sides are told apart (core/battle/ship_names.h), and one man is not
/// "1 men".
inline constexpr int commonEdition = 2;

/// A game as those know it who know no game.
struct RuleSet {
    std::string_view id;   ///< "salamis-ad-actium"
    std::string_view name; ///< "Salamis ad Actium"
    PieceWords pieces;
    std::span<const Aspect> leavesOut; ///< what it leaves out of account
    bool alliesComeLater = false; ///< contingents off the table may come in, and be all that a side has (SA-13.1)
    bool wrecksLeave = false; ///< a ship whose hull is all but used up may still row off the field (PM-2.3, PM-6.1)
    int edition = 1; ///< one more with every change that lets a battle of old come out or be told otherwise
    Result<std::unique_ptr<Match>> (*match)(const BattleBrief&, const Figures&) = nullptr;
    Result<std::unique_ptr<Simulator>> (*simulator)(const BattleBrief&, const Figures&) = nullptr;
};

/// The one line a game is registered by: ruleSet<TheGame>("Its name"). What is not the same for all of them it says by members
/// of its own: `static constexpr bool alliesComeLater = true;`, `wrecksLeave` likewise, and how many editions its own rules have had, when more than
/// one: `static constexpr int edition = 2;`.
template <Game G>
[[nodiscard]] constexpr RuleSet ruleSet(std::string_view name)
{
    PieceWords pieces;
    if constexpr (requires { G::pieces; })
        pieces = {G::pieces[0], G::pieces[1]};
    std::span<const Aspect> leavesOut;
    if constexpr (requires { G::leavesOut; })
        leavesOut = G::leavesOut;
    bool alliesComeLater = false;
    if constexpr (requires { G::alliesComeLater; })
        alliesComeLater = G::alliesComeLater;
    bool wrecksLeave = false;
    if constexpr (requires { G::wrecksLeave; })
        wrecksLeave = G::wrecksLeave;
    int edition = commonEdition;
    if constexpr (requires { G::edition; })
        edition += G::edition - 1;
    return {G::id, name, pieces, leavesOut, alliesComeLater, wrecksLeave, edition,
            [](const BattleBrief& brief, const Figures& figures) -> Result<std::unique_ptr<Match>> {
                return G::begin(brief, figures).map([&](G game) -> std::unique_ptr<Match> {
                    return std::make_unique<MatchOf<G>>(std::move(game), brief);
                });
            },
            [](const BattleBrief& brief, const Figures& figures) -> Result<std::unique_ptr<Simulator>> {
                return G::begin(brief, figures).map([&](G game) -> std::unique_ptr<Simulator> {
                    return std::make_unique<SimulatorOf<G>>(std::move(game), brief, figures);
                });
            }};
}

/// The games one can fight with.
class RuleSets {
public:
    explicit RuleSets(std::vector<RuleSet> rules) : m_rules(std::move(rules)) {}

    [[nodiscard]] const std::vector<RuleSet>& all() const { return m_rules; }
    /// Null when there is none of that id.
    [[nodiscard]] const RuleSet* find(std::string_view id) const;

    /// Opens a battle. Refused, at paths of the brief: a game that is not among these, what whyUnfought() has against the
    /// brief, and what the game has.
    [[nodiscard]] Result<std::unique_ptr<Match>> open(const BattleBrief& brief, const Figures& figures) const;
    /// The same battle for simulations, to be fought many times.
    [[nodiscard]] Result<std::unique_ptr<Simulator>> simulator(const BattleBrief& brief, const Figures& figures) const;

private:
    [[nodiscard]] Result<const RuleSet*> fit(const BattleBrief& brief, const Figures& figures) const;

    std::vector<RuleSet> m_rules;
};

/// The games of this program.
[[nodiscard]] const RuleSets& builtInRuleSets();
/// The edition of a game that this program plays; that of what all share for a game it does not have.
[[nodiscard]] int editionOf(std::string_view rules);

} // namespace navarch
