// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/battle/brief/aspect.h"
#include "core/battle/brief/changeable_figure.h"
#include "core/battle/captains/simulator.h"
#include "core/battle/match/match.h"

namespace navarch {

/// What the pieces of a game are called, in the middle of a sentence. A game whose pieces are not single ships says so by a
/// member of its own: static constexpr std::array<std::string_view, 2> pieces{"squadron", "squadrons"}.
struct PieceWords {
    std::string_view one = "ship";
    std::string_view many = "ships";
};

/// The edition of what all games share. 2: ships of two sides are told apart (core/battle/brief/ship_names.h), and one man is not
/// "1 men".
inline constexpr int commonEdition = 2;

/// A game as those know it who know no game: everything that others need of it.
struct RuleSet {
    std::string_view id;   ///< "salamis-ad-actium"
    std::string_view name; ///< "Salamis ad Actium"
    PieceWords pieces;
    std::span<const Aspect> leavesOut; ///< what it leaves out of account
    bool alliesComeLater =
        false; ///< contingents off the table may come in, and be all that a side has (SA-13.1)
    bool wrecksLeave =
        false;       ///< a ship whose hull is all but used up may still row off the field (PM-2.3, PM-6.1)
    int edition = 1; ///< one more with every change that lets a battle of old come out or be told otherwise
    std::span<const std::string_view>
        endings; ///< when a battle is over and who has won it then, a sentence each
    /// Options (BattleBrief::options) that a campaign's battle has where nobody chose another.
    std::span<const std::pair<std::string_view, std::string_view>> campaignOptions;
    /// Its figures that an umpire may change, in the order of its tables; null: it has none.
    std::vector<ChangeableFigure> (*changeableFigures)() = nullptr;
    /// BattleBrief::houseTables with such values of them.
    Json (*houseTables)(const HouseValues&) = nullptr;
    /// On which of its side's cards each ship stands, by ShipNumber; null: each on one of her own.
    std::vector<int> (*cards)(const BattleBrief&, const std::vector<BriefShip>&, const Figures&) = nullptr;
    Result<std::unique_ptr<Match>> (*match)(const BattleBrief&, const Figures&) = nullptr;
    Result<std::unique_ptr<Simulator>> (*simulator)(const BattleBrief&, const Figures&) = nullptr;
};

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
    [[nodiscard]] Result<std::unique_ptr<Simulator>> simulator(const BattleBrief& brief,
                                                               const Figures& figures) const;

private:
    [[nodiscard]] Result<const RuleSet*> fit(const BattleBrief& brief, const Figures& figures) const;

    std::vector<RuleSet> m_rules;
};

/// The games of this program (NAVARCH_GAMES, core/rules/built_in_games.cpp.in); the first is the home game.
[[nodiscard]] const RuleSets& builtInRuleSets();
/// The edition of a game that this program plays; that of what all share for a game it does not have.
[[nodiscard]] int editionOf(std::string_view rules);

} // namespace navarch
