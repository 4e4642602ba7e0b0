// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "core/base/listed.h"
#include "core/rules/squadrons/battle/game.h"
#include "core/rules/squadrons/state/order_names.h"

namespace navarch::squadrons {

namespace {

/// "epi keras (line ahead)".
Phrase glossed(Formation formation)
{
    return phrase("%1 (%2)", termOf(wordsOf(formation)), termOf(glossOf(formation)));
}

class Wording {
public:
    Wording(const BattleFacts& facts, bool isOpen) : m_facts(facts), m_isOpen(isOpen) {}

    Phrase operator()(const DeploySquadron& order) const
    {
        if (m_isOpen)
            return m_facts.isSquadron(order.squadron)
                       ? phrase("%1 places a squadron", side(m_facts.of(order.squadron).side))
                       : phrase("A squadron is placed");
        return phrase("%1 takes its place in %2, at %3\", %4\", heading %5", name(order.squadron),
                      glossed(order.formation), inches(order.x), inches(order.y), order.heading);
    }
    Phrase operator()(const Ready& order) const { return phrase("%1 has deployed", side(order.side)); }
    Phrase operator()(const TakeTurn& order) const
    {
        return order.first ? phrase("%1 moves first", side(order.side))
                           : phrase("%1 moves second", side(order.side));
    }
    Phrase operator()(const Signal& order) const
    {
        static constexpr std::array<PhraseText, 5> words{phraseText("Signal %1 to %2: all ships turn right"),
                                                         phraseText("Signal %1 to %2: all ships turn left"),
                                                         phraseText("Signal %1 to %2: deploy to the right"),
                                                         phraseText("Signal %1 to %2: deploy to the left"),
                                                         phraseText("Signal %1 to %2: engage the enemy")};
        const auto number = static_cast<std::size_t>(order.number);
        if (number < 1 || number > words.size())
            return phrase("Signal %1 to %2", order.number, name(order.squadron));
        return {words[number - 1], std::nullopt, {order.number, name(order.squadron)}};
    }
    Phrase operator()(const Pick& order) const
    {
        return phrase("%1 gets under way: its pace is rolled, then its path is yours", name(order.squadron));
    }
    Phrase operator()(const Advance& order) const
    {
        std::vector<Phrase> steps;
        for (const Step& step : order.all()) {
            if (step.ahead != 0)
                steps.push_back(phrase("%1\" ahead", inches(step.ahead)));
            if (step.turn < 0)
                steps.push_back(phrase("%1 degrees left", -step.turn));
            else if (step.turn > 0)
                steps.push_back(phrase("%1 degrees right", step.turn));
        }
        return to(order.intent, steps.empty()
                                    ? phrase("%1 stays where it is", name(order.squadron))
                                    : phrase("%1 advances %2", name(order.squadron), listed(steps)));
    }
    Phrase operator()(const AboutFace& order) const { return phrase("%1 faces about", name(order.squadron)); }
    Phrase operator()(const Back& order) const
    {
        return phrase("%1 backs water %2\"", name(order.squadron), inches(order.distance));
    }
    Phrase operator()(const Form& order) const
    {
        return phrase("%1 forms %2", name(order.squadron), glossed(order.formation));
    }
    Phrase operator()(const Reform& order) const
    {
        return phrase("%1 mends its order, in %2", name(order.squadron), glossed(order.formation));
    }
    Phrase operator()(const Obey& order) const
    {
        return phrase("%1 does as the signal says", name(order.squadron));
    }
    Phrase operator()(const BreakOff& order) const { return phrase("%1 breaks off", name(order.squadron)); }
    Phrase operator()(const Stay& order) const
    {
        return phrase("%1 stays where it is", name(order.squadron));
    }
    Phrase operator()(const EndMoves& order) const { return phrase("%1 has moved", side(order.side)); }
    Phrase operator()(const NameTarget& order) const
    {
        return m_isOpen ? phrase("%1 has named its enemy", name(order.squadron))
                        : phrase("%1 fights %2", name(order.squadron), name(order.target));
    }
    Phrase operator()(const Begin&) const { return phrase("Roll which fleet is alpha"); }
    Phrase operator()(const Concede& order) const
    {
        return phrase("%1 gives the battle up", side(order.side));
    }

private:
    [[nodiscard]] Phrase name(int squadron) const
    {
        return m_facts.isSquadron(squadron)
                   ? Phrase(given(m_facts.name(static_cast<SquadronNumber>(squadron))))
                   : phrase("No squadron");
    }
    [[nodiscard]] Phrase side(int side) const
    {
        return side >= 0 && side < 2 ? Phrase(given(m_facts.sideName(side))) : phrase("No side");
    }
    /// To a hundredth of an inch.
    [[nodiscard]] static PhraseNumber inches(Length length) { return inHundredths((length + 5) / 10); }
    /// An advance, and what for.
    [[nodiscard]] static Phrase to(Intent intent, Phrase advance)
    {
        switch (intent) {
        case Intent::None:
        case Intent::Engage: break;
        case Intent::Diekplous: return phrase("%1, for a diekplous", std::move(advance));
        case Intent::DiekplousInColumns: return phrase("%1, for a diekplous in columns", std::move(advance));
        case Intent::PeriplousRight:
            return phrase("%1, for a periplous by the enemy's right", std::move(advance));
        case Intent::PeriplousLeft:
            return phrase("%1, for a periplous by the enemy's left", std::move(advance));
        }
        return advance;
    }

    const BattleFacts& m_facts;
    bool m_isOpen;
};

} // namespace

Phrase Squadrons::wording(const Order& order) const
{
    return std::visit(Wording(m_facts, false), order);
}

Phrase Squadrons::openWording(const Order& order) const
{
    return std::visit(Wording(m_facts, true), order);
}

std::optional<BattleEvent> Squadrons::eventFor(const State&, const BattleEvent& event, Viewer viewer) const
{
    BattleEvent told = event;
    if (viewer.side >= 0 && event.rule == "SQ-3.3")
        told.dice.clear();
    return told;
}

Phrase Squadrons::wording(const Decision& decision) const
{
    const Phrase side = given(m_facts.sideName(decision.side));
    const Phrase squadron = m_facts.isSquadron(decision.subject)
                                ? Phrase(given(m_facts.name(static_cast<SquadronNumber>(decision.subject))))
                                : Phrase();
    switch (static_cast<Phase>(decision.kind)) {
    case Phase::Begin: return phrase("Roll which fleet is alpha");
    case Phase::Deploy: return phrase("%1 deploys", side);
    case Phase::Initiative: return phrase("%1 chooses who moves first", side);
    case Phase::Moves: return phrase("%1 moves", side);
    case Phase::Path: return phrase("%1: the path of %2", side, squadron);
    case Phase::Targets: return phrase("%1: whom %2 fights", side, squadron);
    case Phase::Over: break;
    }
    return phrase("The battle is over");
}

} // namespace navarch::squadrons
