// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/battle/referee/referee.h"

namespace navarch::referee {

void agree(bool does, const std::string& about)
{
    if (!does)
        throw Disagreement(about);
}

void agree(int counted, int engine, const std::string& about)
{
    agree(counted == engine, about + ": the referee counts " + std::to_string(counted) + ", the engine "
                                 + std::to_string(engine));
}

bool tells(const BattleEvent& event, std::string_view words)
{
    return event.text.english().find(words) != std::string::npos;
}

int line(const BattleEvent& event, std::string_view text)
{
    int sum = 0;
    for (const DieModifier& each : event.modifiers)
        sum += each.text == text ? each.value : 0;
    return sum;
}

int sumOf(const BattleEvent& event, std::string_view without)
{
    int sum = 0;
    for (const DieModifier& each : event.modifiers)
        sum += each.text == without ? 0 : each.value;
    return sum;
}

void has(const BattleEvent& event, std::string_view text, int value)
{
    agree(value, line(event, text), std::string(text));
}

DiceCursor::DiceCursor(const BattleEvent& event, std::string_view without)
{
    for (const Roll& die : event.dice)
        if (without.empty() || die.rule != without)
            m_dice.push_back(die);
}

int DiceCursor::next(int sides)
{
    agree(!atEnd(), "a die is missing");
    const Roll& die = m_dice[m_at++];
    agree(sides, die.sides, "sides of die " + std::to_string(m_at));
    return die.face;
}

int DiceCursor::sum(int dice, int sides)
{
    int sum = 0;
    for (; dice > 0; --dice)
        sum += next(sides);
    return sum;
}

int DiceCursor::peek(int sides) const
{
    return atEnd() || m_dice[m_at].sides != sides ? 0 : m_dice[m_at].face;
}

void DiceCursor::end() const
{
    agree(0, static_cast<int>(left()), "dice left");
}

std::string BattleReferee::judge(const RecordedBattle& battle)
{
    std::size_t number = 0;
    std::string about = "the beginning";
    try {
        begin(battle);
        for (const RecordedOrder& each : battle.orders) {
            ++number;
            for (const BattleEvent& event : each.events) {
                about = event.kind + " (" + event.rule + "), " + event.text.english();
                hear(each.order, event);
                if (m_brokeOff)
                    return {};
            }
            about = "after order " + each.order.dump();
            afterOrder();
        }
        about = "the end";
        agreeOnEnd(battle.outcome);
    } catch (const Disagreement& why) {
        return "seed " + std::to_string(m_brief->seed) + ", order " + std::to_string(number) + ", " + about
               + ": " + why.what();
    }
    return {};
}

} // namespace navarch::referee
