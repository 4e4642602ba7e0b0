// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tests/core/battle/referee/recorded_battle.h"

// What the second engines of all games have in common: how a recorded battle is gone through, and how they read its events.
namespace navarch::referee {

/// The referee counts otherwise than the engine.
class Disagreement : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

void agree(bool does, const std::string& about);
void agree(int counted, int engine, const std::string& about);

/// Whether its text has these words.
[[nodiscard]] bool tells(const BattleEvent& event, std::string_view words);
/// What the modifiers of that text come to; 0 without any.
[[nodiscard]] int line(const BattleEvent& event, std::string_view text);
/// What all modifiers come to, but for those of one text.
[[nodiscard]] int sumOf(const BattleEvent& event, std::string_view without = {});
/// Agrees that the modifiers of that text come to so much.
void has(const BattleEvent& event, std::string_view text, int value);

/// The dice of an event, in their order; each must have the sides that the rule says.
class DiceCursor {
public:
    /// Dice rolled by the rule `without` are left out.
    explicit DiceCursor(const BattleEvent& event, std::string_view without = {});

    [[nodiscard]] std::size_t left() const { return m_dice.size() - m_at; }
    [[nodiscard]] bool atEnd() const { return left() == 0; }
    int next(int sides);
    int sum(int dice, int sides);
    /// The face of the next die without taking it; 0: none of so many sides.
    [[nodiscard]] int peek(int sides) const;
    /// Agrees that none is left.
    void end() const;

private:
    std::vector<Roll> m_dice;
    std::size_t m_at = 0;
};

/// Goes through a battle event by event and keeps an account of its own by the rule catalogue: nothing in it comes from the
/// engine, and it is told no state. Judges one battle.
class BattleReferee {
public:
    explicit BattleReferee(const BattleBrief& brief) : m_brief(&brief) {}
    virtual ~BattleReferee() = default;
    BattleReferee(const BattleReferee&) = delete;
    BattleReferee& operator=(const BattleReferee&) = delete;

    /// The first thing on which they disagree, and where; empty: they agree in every figure.
    [[nodiscard]] std::string judge(const RecordedBattle& battle);
    /// Something happened that the events leave open: the battle is judged up to there.
    [[nodiscard]] bool brokeOff() const { return m_brokeOff; }

protected:
    [[nodiscard]] const BattleBrief& brief() const { return *m_brief; }
    void breakOff() { m_brokeOff = true; }

    virtual void begin(const RecordedBattle&) {}
    virtual void hear(const Json& order, const BattleEvent& event) = 0;
    /// All events of an order were heard.
    virtual void afterOrder() {}
    virtual void agreeOnEnd(const BattleOutcome& outcome) = 0;

private:
    const BattleBrief* m_brief;
    bool m_brokeOff = false;
};

} // namespace navarch::referee
