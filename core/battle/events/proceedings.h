// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>

#include "core/battle/events/battle_dice.h"
#include "core/battle/events/event.h"

namespace navarch {

/// What a game sees of the table while it performs an order: dice to draw, and, when somebody listens, a place for what
/// happened. In a simulation nobody listens: then no text is made and nothing is allocated.
class Proceedings {
public:
    /// `events` may be null. Both must outlive the proceedings.
    explicit Proceedings(BattleDice& dice, BattleEvents* events = nullptr) : m_dice(dice), m_events(events) {}

    /// `told` is called after every event, when the state is as the event left it; it must outlive the proceedings.
    void watch(const std::function<void()>& told) { m_onTold = &told; }

    /// Whether somebody listens: ask before making a text.
    [[nodiscard]] bool isHeard() const { return m_events != nullptr; }

    /// A die. `rule` and `why` are literals. It becomes part of the next event that is told.
    int roll(int sides, std::string_view rule, std::string_view why)
    {
        const int face = m_dice.roll(sides, rule, why);
        if (m_dice.wanted().sides != 0)
            m_events = nullptr; // what follows from a die that nobody rolled has not happened
        if (m_events)
            m_told.dice.push_back({sides, face, std::string(rule), std::string(why), {}});
        return face;
    }
    int d10(std::string_view rule, std::string_view why) { return roll(10, rule, why); }
    int d6(std::string_view rule, std::string_view why) { return roll(6, rule, why); }

    /// What the last die came to, for those who listen: a literal, or a phrase; what has parts is made only when isHeard().
    void settle(std::string_view result)
    {
        if (m_events && !m_told.dice.empty())
            m_told.dice.back().result = termOf(result);
    }
    void settle(Phrase result)
    {
        if (m_events && !m_told.dice.empty())
            m_told.dice.back().result = std::move(result);
    }

    /// A modifier that counted; zero ones are passed over. Returns `value`, so that sums read like the rule.
    int modifier(std::string_view rule, std::string_view text, int value)
    {
        if (m_events && value != 0)
            m_told.modifiers.push_back({std::string(rule), std::string(text), value});
        return value;
    }

    /// What is told next came to nothing, when `so`.
    void comesToNothing(bool so)
    {
        if (m_events)
            m_told.cameToNothing = so;
    }

    /// How those are told of the next event who may not know all of it; `text` returns a Phrase.
    template <class Text>
    void outwardly(Text&& text)
    {
        if (m_events)
            m_told.outward = std::forward<Text>(text)();
    }

    /// Ends an event with the dice and modifiers since the last one. `text` is called only when somebody listens, and
    /// returns the sentence, a Phrase.
    template <class Text>
    void tell(std::string_view kind, std::string_view rule, int side, ShipNumber ship, ShipNumber target,
              Text&& text)
    {
        if (!m_events)
            return;
        m_told.kind = kind;
        m_told.rule = rule;
        m_told.text = std::forward<Text>(text)();
        m_told.side = side;
        m_told.ship = ship;
        m_told.target = target;
        m_events->push_back(std::exchange(m_told, {}));
        if (m_onTold)
            (*m_onTold)();
    }

private:
    BattleDice& m_dice;
    BattleEvents* m_events;
    BattleEvent m_told;
    const std::function<void()>* m_onTold = nullptr;
};

} // namespace navarch
