// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/terminal_battle.h"

#include <algorithm>
#include <array>
#include <istream>
#include <ostream>

#include "app/base/speech/speech.h"
#include "app/cli/base/text_table.h"
#include "app/cli/battle/battle_answer.h"
#include "app/cli/battle/typed_move.h"
#include "core/base/listed.h"
#include "core/base/naming/folded.h"
#include "core/base/text.h"
#include "core/battle/match/distinct_options.h"

namespace navarch {

namespace {

using enum TextTable::Align;

/// What a line asks for, by any beginning of its first word.
enum class Word { None, Board, Captain, Captains, Concede, Help, Log, Move, Quit, Redo, Ship, Undo };

constexpr std::array<std::pair<std::string_view, Word>, 11> words{{{"board", Word::Board},
                                                                   {"captain", Word::Captain},
                                                                   {"captains", Word::Captains},
                                                                   {"concede", Word::Concede},
                                                                   {"help", Word::Help},
                                                                   {"log", Word::Log},
                                                                   {"move", Word::Move},
                                                                   {"quit", Word::Quit},
                                                                   {"redo", Word::Redo},
                                                                   {"ship", Word::Ship},
                                                                   {"undo", Word::Undo}}};

Word wordOf(std::string_view text)
{
    if (text == "?")
        return Word::Help;
    for (const auto& [name, word] : words) // the whole word before the beginning of another
        if (name == text)
            return word;
    for (const auto& [name, word] : words)
        if (!text.empty() && name.starts_with(text))
            return word;
    return Word::None;
}

/// Letters beyond ASCII stay as they are.
std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    for (char& letter : lower)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    return lower;
}

std::string_view trimmed(std::string_view text)
{
    const auto from = text.find_first_not_of(" \t\r");
    const auto to = text.find_last_not_of(" \t\r");
    return from == text.npos ? std::string_view{} : text.substr(from, to - from + 1);
}

/// The name stands among what is said, as a part of its own.
bool names(const Phrase& said, const std::string& name)
{
    const auto is = [&](const PhrasePart& part) {
        const auto* text = std::get_if<GivenText>(&part.is);
        const auto* inner = std::get_if<Phrase>(&part.is);
        return (text && text->text == name) || (inner && inner->isGiven() && inner->text() == name);
    };
    return std::any_of(said.parts().begin(), said.parts().end(), is);
}

} // namespace

TerminalBattle::TerminalBattle(Match& match, std::istream& in, std::ostream& out, Options options)
    : m_match(match),
      m_in(in),
      m_out(out),
      m_options(std::move(options))
{
}

std::string TerminalBattle::said(const Phrase& phrase) const
{
    return spokenText(phrase, m_match.brief().rules);
}

void TerminalBattle::tell(const Problem& refusal)
{
    m_out << (refusal.place.empty() ? "" : refusal.place + ": ") << said(refusal.sentences()) << "\n";
}

bool TerminalBattle::play()
{
    m_out << battleHeading(m_match.brief()) << "\n"
          << spokenText(phrase("Type help for what can be typed.")) << "\n";
    while (!m_match.isOver()) {
        tellTurn();
        const std::vector<WaitingDecision> waiting = m_match.decisions();
        if (const WaitingDecision* mine = ours(waiting)) {
            if (ask(*mine) == Answer::Quit)
                return false;
            continue;
        }
        const std::size_t before = m_match.at();
        const Decision& decision = waiting.front().decision;
        letCaptain(decision);
        tellSince(before);
    }
    return true;
}

const WaitingDecision* TerminalBattle::ours(const std::vector<WaitingDecision>& waiting) const
{
    const auto found = std::find_if(waiting.begin(), waiting.end(), [&](const WaitingDecision& each) {
        return m_options.sides.contains(each.decision.side);
    });
    return found == waiting.end() ? nullptr : &*found;
}

void TerminalBattle::letCaptain(const Decision& decision)
{
    const BriefSide& side = sideOf(decision.side);
    m_match.performCaptains(decision, side.captain.value_or(Temperament::Steady), lookAheadOf(side.level));
}

const BriefSide& TerminalBattle::sideOf(int side) const
{
    return m_match.brief().sides[static_cast<std::size_t>(side)];
}

Viewer TerminalBattle::viewer() const
{
    return m_options.sides.size() == 1 ? Viewer(*m_options.sides.begin()) : Viewer();
}

void TerminalBattle::tellTurn()
{
    const std::optional<BoardView> board = m_match.boardView(viewer());
    if (!board || board->turn < 1 || board->turn == m_turn)
        return;
    m_turn = board->turn;
    m_out << "\n" << said(phrase("Turn %1", m_turn));
    std::vector<Phrase> weather;
    for (const Phrase& each : {board->wind, board->sea})
        if (!each.isEmpty())
            weather.push_back(each);
    m_out << (weather.empty() ? "" : ". " + said(listed(weather))) << "\n";
}

void TerminalBattle::tellSince(std::size_t step)
{
    std::size_t number = 1;
    for (std::size_t before = 0; before < step; ++before)
        number += m_match.steps()[before].events.size();
    for (; step < m_match.at(); ++step)
        m_out << stepText(m_match.steps()[step], m_match.eventsFor(m_match.steps()[step], viewer()),
                          m_match.brief().rules, number);
}

void TerminalBattle::tellBoard()
{
    const std::optional<BoardView> board = m_match.boardView(viewer());
    if (!board)
        return;
    TextTable table({Left, Left, Right, Right, Right, Left});
    table.row({spokenText(phrase("Ship")), spokenText(phrase("Side")), "x", "y",
               spokenText(phrase("heading")), ""});
    for (const BoardPiece& piece : board->pieces) {
        const auto place = [&](std::int32_t thousandths) {
            return board->kind == BoardKind::FreeTable
                       ? spokenText(phrase("%1", inTenths((thousandths + 50) / 100)))
                       : std::to_string(thousandths);
        };
        std::vector<Phrase> state = piece.figures;
        state.insert(state.end(), piece.status.begin(), piece.status.end());
        table.row({said(piece.name), sideOf(piece.side).name, place(piece.pose.x), place(piece.pose.y),
                   std::to_string(piece.pose.heading), said(listed(state))});
    }
    m_out << table.text();
}

void TerminalBattle::tellHelp()
{
    const auto line = [&](std::string_view typed, const Phrase& what) {
        m_out << "  " << typed << std::string(typed.size() < 14 ? 14 - typed.size() : 1, ' ')
              << spokenText(what) << "\n";
    };
    line("3", phrase("the order of that number"));
    line("Enter", phrase("more orders"));
    line("/ram", phrase("the orders with that word"));
    line("ship Aias", phrase("the orders of one ship"));
    line("move 3 s30 4", phrase("a move of your own: 3 ahead, 30 degrees to starboard, 4 ahead"));
    line("board", phrase("the ships, where they are and how they stand"));
    line("log", phrase("everything that has happened"));
    line("captain", phrase("a captain gives this order"));
    line("captains", phrase("captains play the battle to its end"));
    line("undo, redo", phrase("take an order back, give it again"));
    line("concede", phrase("give the battle up"));
    line("quit", phrase("stop here"));
}

bool TerminalBattle::readLine(std::string& line)
{
    m_out << "> " << std::flush;
    if (!std::getline(m_in, line)) {
        m_out << "\n";
        return false;
    }
    return true;
}

TerminalBattle::Answer TerminalBattle::ask(const WaitingDecision& waiting)
{
    const std::string& side = sideOf(waiting.decision.side).name;
    m_out << "\n" << (names(waiting.wording, side) ? "" : side + ": ") << said(waiting.wording) << "\n";
    choose(m_match.options(waiting.decision, Temperament::Steady));
    for (;;) {
        std::string line;
        if (!readLine(line))
            return Answer::Quit;
        const Answer answer = obey(std::string(trimmed(line)), waiting);
        if (answer != Answer::Same)
            return answer;
    }
}

TerminalBattle::Answer TerminalBattle::obey(const std::string& line, const WaitingDecision& waiting)
{
    const Decision& decision = waiting.decision;
    if (line.empty()) {
        if (m_shown < m_listed.size())
            showOptions();
        else
            m_out << spokenText(phrase("These are all the orders there are.")) << "\n";
        return Answer::Same;
    }
    if (line.front() == '/') {
        const std::u32string wanted = foldedName(line.substr(1));
        std::vector<MatchOption> found = m_match.options(decision, Temperament::Steady);
        std::erase_if(found, [&](const MatchOption& option) {
            return foldedName(said(option.wording)).find(wanted) == std::u32string::npos;
        });
        choose(std::move(found));
        return Answer::Same;
    }
    if (const std::optional<int> number = wholeNumber(line)) {
        if (*number >= 1 && *number <= static_cast<int>(m_listed.size())) {
            const Json order = m_listed[static_cast<std::size_t>(*number - 1)].order;
            return m_options.typesDice ? giveTyped(order, decision.side) : give(order, decision.side);
        }
        m_out << spokenText(phrase("There is no order %1; there are %2.", *number, m_listed.size())) << "\n";
        return Answer::Same;
    }
    const auto space = line.find(' ');
    switch (wordOf(lowerCase(line.substr(0, space)))) {
    case Word::Board: tellBoard(); return Answer::Same;
    case Word::Captain: {
        const std::size_t before = m_match.at();
        letCaptain(decision);
        tellSince(before);
        return Answer::Ordered;
    }
    case Word::Captains: m_options.sides.clear(); return Answer::Ordered;
    case Word::Concede:
        if (const std::optional<Json> order = m_match.byHand().concession(decision.side))
            return give(*order, decision.side);
        m_out << spokenText(phrase("Nobody gives up in this game.")) << "\n";
        return Answer::Same;
    case Word::Help: tellHelp(); return Answer::Same;
    case Word::Log: tellSince(0); return Answer::Same;
    case Word::Move:
        return giveMove(space == std::string::npos ? std::string_view()
                                                   : std::string_view(line).substr(space + 1),
                        decision.side);
    case Word::Quit: return Answer::Quit;
    case Word::Redo:
    case Word::Undo: {
        const bool again = wordOf(lowerCase(line)) == Word::Redo;
        if (again ? m_match.canRedo() : m_match.canUndo()) {
            stepBack(again);
            return Answer::Ordered;
        }
        m_out << spokenText(again ? phrase("There is nothing to give again.")
                                  : phrase("There is nothing to take back."))
              << "\n";
        return Answer::Same;
    }
    case Word::Ship:
        choose(optionsOfShip(space == std::string::npos ? std::string() : line.substr(space + 1)));
        return Answer::Same;
    case Word::None: break;
    }
    m_out << spokenText(
        phrase("%1 is nothing that can be typed here; help lists what is.", given(quotedForMessage(line))))
          << "\n";
    return Answer::Same;
}

void TerminalBattle::choose(std::vector<MatchOption> options)
{
    const auto moving = std::find_if(options.begin(), options.end(),
                                     [](const MatchOption& option) { return option.shape.has_value(); });
    const bool isOnFreeTable = moving != options.end() && m_match.byHand().moveForm(moving->shape->ship);
    m_listed = isOnFreeTable ? distinctMoves(std::move(options)) : distinctOptions(std::move(options));
    m_shown = 0;
    if (m_listed.empty())
        m_out << spokenText(phrase("There is no such order now.")) << "\n";
    else
        showOptions();
}

void TerminalBattle::showOptions()
{
    const std::size_t end = std::min(m_listed.size(), m_shown + static_cast<std::size_t>(m_options.shown));
    for (; m_shown < end; ++m_shown) {
        const std::string number = std::to_string(m_shown + 1);
        m_out << std::string(number.size() < 4 ? 4 - number.size() : 0, ' ') << number << "  "
              << said(m_listed[m_shown].wording) << "\n";
        if (!m_listed[m_shown].why.isEmpty())
            m_out << "      " << said(m_listed[m_shown].why) << "\n";
    }
    if (m_shown < m_listed.size())
        m_out << "      " << spokenText(phrase("and %1 more; Enter shows them", m_listed.size() - m_shown))
              << "\n";
}

TerminalBattle::Answer TerminalBattle::give(const Json& order, int side)
{
    const std::size_t before = m_match.at();
    const OrderResult result = m_match.perform(order, side);
    if (!result.isDone()) {
        tell(result.refusal);
        return Answer::Same;
    }
    tellSince(before);
    return Answer::Ordered;
}

ShipNumber TerminalBattle::shipListed() const
{
    for (const MatchOption& option : m_listed)
        if (option.shape && option.shape->ship != noShip)
            return option.shape->ship;
    return noShip;
}

ShipNumber TerminalBattle::shipNamed(std::string_view& words, int side) const
{
    const std::optional<BoardView> board = m_match.boardView(viewer());
    for (std::size_t end = words.size(); board && end != words.npos && end > 0;
         end = words.rfind(' ', end - 1)) // as many words as make a name
        for (const BoardPiece& piece : board->pieces)
            if (const std::u32string name = foldedName(trimmed(words.substr(0, end)));
                piece.side == side && !name.empty() && foldedName(said(piece.name)).starts_with(name)) {
                words.remove_prefix(end);
                return piece.ship;
            }
    return noShip;
}

TerminalBattle::Answer TerminalBattle::giveMove(std::string_view words, int side)
{
    std::optional<MoveForm> form = m_match.byHand().moveForm(shipListed());
    TypedMove move = form ? typedMove(*form, lowerCase(words)) : TypedMove{};
    if (!form || !move.unread.empty())
        if (const ShipNumber named = shipNamed(words, side); named != noShip) {
            form = m_match.byHand().moveForm(named);
            move = form ? typedMove(*form, lowerCase(words)) : TypedMove{};
        }
    if (!form) {
        m_out << spokenText(phrase("Nothing can be moved by hand now.")) << "\n";
        return Answer::Same;
    }
    if (move.order)
        return m_options.typesDice ? giveTyped(*move.order, side) : give(*move.order, side);
    if (move.unread.empty()) {
        m_out << spokenText(phrase("Say how far: 3 goes ahead, s30 and p30 turn.")) << "\n";
        return Answer::Same;
    }
    std::vector<Phrase> known;
    for (const std::string& word : wordsOf(*form))
        known.push_back(given(word));
    m_out << spokenText(phrase("%1 is no part of a move: 3 goes ahead, s30 and p30 turn, and there are %2.",
                               given(quotedForMessage(move.unread)), listed(known)))
          << "\n";
    return Answer::Same;
}

TerminalBattle::Answer TerminalBattle::giveTyped(const Json& order, int side)
{
    std::vector<int> faces;
    const std::size_t before = m_match.at();
    for (;;) {
        const OrderResult result = m_match.performTyped(order, faces, side);
        if (result.isDone()) {
            tellSince(before);
            return Answer::Ordered;
        }
        if (result.came == OrderResult::Came::Refused) {
            tell(result.refusal);
            return Answer::Same;
        }
        m_out << spokenText(phrase("Roll a d%1 (%2): %3", result.wanted.sides, given(result.wanted.rule),
                                   Phrase::ofFigures(result.wanted.why)))
              << "\n";
        std::string line;
        if (!readLine(line))
            return Answer::Quit;
        const std::optional<int> face = wholeNumber(trimmed(line));
        if (trimmed(line).empty())
            return Answer::Same; // the order is not given after all
        if (face && *face >= 1 && *face <= result.wanted.sides)
            faces.push_back(*face);
        else
            m_out << spokenText(
                phrase("A d%1 has 1 to %1. Enter alone gives another order.", result.wanted.sides))
                  << "\n";
    }
}

void TerminalBattle::stepBack(bool again)
{
    // To the last question that was ours: what captains did after it goes back with it.
    do
        again ? m_match.redo() : m_match.undo();
    while ((again ? m_match.canRedo() : m_match.canUndo()) && !ours(m_match.decisions()));
    m_turn = -1;
}

std::vector<MatchOption> TerminalBattle::optionsOfShip(const std::string& name) const
{
    const std::optional<BoardView> board = m_match.boardView(viewer());
    if (!board)
        return {};
    for (const BoardPiece& piece : board->pieces)
        if (!name.empty() && foldedName(said(piece.name)).starts_with(foldedName(name)))
            return m_match.byHand().optionsOf(piece.ship, Temperament::Steady);
    return {};
}

} // namespace navarch
