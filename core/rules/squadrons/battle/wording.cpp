// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/battle/game.h"
#include "core/rules/squadrons/state/order_names.h"

namespace navarch::squadrons {

namespace {

/// "epi keras (line ahead)".
std::string glossed(Formation formation)
{
    return std::string(wordsOf(formation)) + " (" + std::string(glossOf(formation)) + ")";
}

class Wording {
public:
    Wording(const BattleFacts& facts, bool isOpen) : m_facts(facts), m_isOpen(isOpen) {}

    std::string operator()(const DeploySquadron& order) const
    {
        if (m_isOpen)
            return m_facts.isSquadron(order.squadron)
                       ? side(m_facts.of(order.squadron).side) + " places a squadron"
                       : "A squadron is placed";
        return name(order.squadron) + " takes its place in " + glossed(order.formation) + ", at "
               + inchesOf(order.x) + ", " + inchesOf(order.y) + ", heading " + std::to_string(order.heading);
    }
    std::string operator()(const Ready& order) const { return side(order.side) + " has deployed"; }
    std::string operator()(const TakeTurn& order) const
    {
        return side(order.side) + (order.first ? " moves first" : " moves second");
    }
    std::string operator()(const Signal& order) const
    {
        constexpr std::array<std::string_view, 5> words{"all ships turn right", "all ships turn left",
                                                        "deploy to the right", "deploy to the left",
                                                        "engage the enemy"};
        const auto number = static_cast<std::size_t>(order.number);
        return "Signal " + std::to_string(order.number) + " to " + name(order.squadron)
               + (number >= 1 && number <= words.size() ? ": " + std::string(words[number - 1]) : "");
    }
    std::string operator()(const Pick& order) const
    {
        return name(order.squadron) + " gets under way: its pace is rolled, then its path is yours";
    }
    std::string operator()(const Advance& order) const
    {
        std::string text;
        for (const Step& step : order.all()) {
            if (step.ahead != 0)
                text += (text.empty() ? " " : ", ") + inchesOf(step.ahead) + " ahead";
            if (step.turn != 0)
                text += (text.empty() ? " " : ", ") + std::to_string(step.turn < 0 ? -step.turn : step.turn)
                        + (step.turn < 0 ? " degrees left" : " degrees right");
        }
        return name(order.squadron) + (text.empty() ? " stays where it is" : " advances" + text)
               + purpose(order.intent);
    }
    std::string operator()(const AboutFace& order) const { return name(order.squadron) + " faces about"; }
    std::string operator()(const Back& order) const
    {
        return name(order.squadron) + " backs water " + inchesOf(order.distance);
    }
    std::string operator()(const Form& order) const
    {
        return name(order.squadron) + " forms " + glossed(order.formation);
    }
    std::string operator()(const Reform& order) const
    {
        return name(order.squadron) + " mends its order, in " + glossed(order.formation);
    }
    std::string operator()(const Obey& order) const
    {
        return name(order.squadron) + " does as the signal says";
    }
    std::string operator()(const BreakOff& order) const { return name(order.squadron) + " breaks off"; }
    std::string operator()(const Stay& order) const { return name(order.squadron) + " stays where it is"; }
    std::string operator()(const EndMoves& order) const { return side(order.side) + " has moved"; }
    std::string operator()(const NameTarget& order) const
    {
        return m_isOpen ? name(order.squadron) + " has named its enemy"
                        : name(order.squadron) + " fights " + name(order.target);
    }
    std::string operator()(const Begin&) const { return "Roll which fleet is alpha"; }
    std::string operator()(const Concede& order) const { return side(order.side) + " gives the battle up"; }

private:
    [[nodiscard]] std::string name(int squadron) const
    {
        return m_facts.isSquadron(squadron) ? m_facts.name(static_cast<SquadronNumber>(squadron))
                                            : "No squadron";
    }
    [[nodiscard]] std::string side(int side) const
    {
        return side >= 0 && side < 2 ? m_facts.sideName(side) : "No side";
    }
    [[nodiscard]] static std::string purpose(Intent intent)
    {
        switch (intent) {
        case Intent::None:
        case Intent::Engage: return {};
        case Intent::Diekplous: return ", for a diekplous";
        case Intent::DiekplousInColumns: return ", for a diekplous in columns";
        case Intent::PeriplousRight: return ", for a periplous by the enemy's right";
        case Intent::PeriplousLeft: return ", for a periplous by the enemy's left";
        }
        return {};
    }

    const BattleFacts& m_facts;
    bool m_isOpen;
};

} // namespace

std::string Squadrons::wording(const Order& order) const
{
    return std::visit(Wording(m_facts, false), order);
}

std::string Squadrons::openWording(const Order& order) const
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

std::string Squadrons::wording(const Decision& decision) const
{
    const std::string& side = m_facts.sideName(decision.side);
    const std::string squadron = m_facts.isSquadron(decision.subject)
                                     ? m_facts.name(static_cast<SquadronNumber>(decision.subject))
                                     : std::string();
    switch (static_cast<Phase>(decision.kind)) {
    case Phase::Begin: return "Roll which fleet is alpha";
    case Phase::Deploy: return side + " deploys";
    case Phase::Initiative: return side + " chooses who moves first";
    case Phase::Moves: return side + " moves";
    case Phase::Path: return side + ": the path of " + squadron;
    case Phase::Targets: return side + ": whom " + squadron + " fights";
    case Phase::Over: break;
    }
    return "The battle is over";
}

} // namespace navarch::squadrons
