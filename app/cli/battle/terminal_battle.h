// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <set>
#include <string>
#include <string_view>

#include "core/battle/match/match.h"

namespace navarch {

/// A battle that is played in a terminal, or by a script: a question, the orders it may be answered with, a line that gives
/// one, and what came of it. The same orders as in the window, and the same replay.
///
/// Lines: a number gives the order of that number. Enter shows more orders; "/ram" those with that word; "ship Aias" those of
/// one ship; "move fast 3 s30 4" a move of one's own on a free table, "move Aias 3" that of one ship; "board" the ships, "log"
/// what happened; "captain" lets a captain give this order, "captains" play to the end; "undo", "redo"; "concede"; "help";
/// "quit". Any beginning of a word will do.
class TerminalBattle {
public:
    struct Options {
        std::set<int> sides;    ///< those that are played by hand; captains play the others
        bool typesDice = false; ///< their dice are rolled on a table, and asked for
        int shown = 12;         ///< orders at a time
    };

    TerminalBattle(Match& match, std::istream& in, std::ostream& out, Options options);

    /// Plays until the battle is over, the input ends, or somebody quits. Whether it is over.
    bool play();

private:
    enum class Answer { Ordered, Same, Quit };

    /// What core says, in the words that the language has for this game.
    [[nodiscard]] std::string said(const Phrase& phrase) const;
    void tell(const Problem& refusal);
    void tellSince(std::size_t step);
    void tellBoard();
    void tellHelp();
    void tellTurn();
    [[nodiscard]] const WaitingDecision* ours(const std::vector<WaitingDecision>& waiting) const;
    void letCaptain(const Decision& decision);
    [[nodiscard]] const BriefSide& sideOf(int side) const;
    [[nodiscard]] Viewer viewer() const;
    Answer ask(const WaitingDecision& waiting);
    Answer obey(const std::string& line, const WaitingDecision& waiting);
    void choose(std::vector<MatchOption> options);
    void showOptions();
    Answer give(const Json& order, int side);
    Answer giveTyped(const Json& order, int side);
    /// What follows "move".
    Answer giveMove(std::string_view words, int side);
    /// A ship of the side whose name begins as the words do, which are then those that follow; noShip: there is none.
    [[nodiscard]] ShipNumber shipNamed(std::string_view& words, int side) const;
    /// The ship of the first order that is listed; noShip: of none.
    [[nodiscard]] ShipNumber shipListed() const;
    void stepBack(bool again);
    [[nodiscard]] std::vector<MatchOption> optionsOfShip(const std::string& name) const;
    bool readLine(std::string& line);

    Match& m_match;
    std::istream& m_in;
    std::ostream& m_out;
    Options m_options;
    std::vector<MatchOption> m_listed; ///< what the numbers mean
    std::size_t m_shown = 0;           ///< of them
    int m_turn = -1;                   ///< that was told last
};

} // namespace navarch
