// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/battle/kept/kept_sum.h"

#include "core/base/json.h"

namespace navarch::kept {

void KeptSum::add(std::int64_t number)
{
    auto left = static_cast<std::uint64_t>(number);
    for (int i = 0; i < 8; ++i, left >>= 8)
        m_sum = (m_sum ^ (left & 0xff)) * 1'099'511'628'211U;
}

void KeptSum::add(std::string_view text)
{
    add(static_cast<std::int64_t>(text.size()));
    for (const char letter : text)
        m_sum = (m_sum ^ static_cast<unsigned char>(letter)) * 1'099'511'628'211U;
}

void KeptSum::add(const Decision& decision)
{
    for (const std::int64_t number :
         {std::int64_t{decision.side}, std::int64_t{decision.kind}, std::int64_t{decision.subject},
          std::int64_t{decision.secret}, std::int64_t{decision.seat}})
        add(number);
}

void KeptSum::add(const BattleEvents& events)
{
    for (const BattleEvent& event : events) {
        add(std::string_view(event.kind));
        add(std::string_view(event.rule));
        add(std::int64_t{event.side});
        add(std::int64_t{event.ship});
        add(std::int64_t{event.target});
        for (const Roll& die : event.dice) {
            add(std::string_view(die.rule));
            add(std::int64_t{die.sides});
            add(std::int64_t{die.face});
        }
        for (const DieModifier& each : event.modifiers) {
            add(std::string_view(each.rule));
            add(std::int64_t{each.value});
        }
    }
}

void KeptSum::add(const BoardView& board)
{
    add(std::int64_t{board.turn});
    add(std::int64_t{board.windFrom});
    for (const BoardPiece& piece : board.pieces) {
        for (const std::int64_t number :
             {std::int64_t{piece.ship}, std::int64_t{piece.side}, std::int64_t{piece.pose.x},
              std::int64_t{piece.pose.y}, std::int64_t{piece.pose.heading}, std::int64_t{piece.width},
              std::int64_t{piece.length}, std::int64_t{piece.isActive}})
            add(number);
        for (const BoardStand& stand : piece.stands) {
            add(std::int64_t{stand.pose.x});
            add(std::int64_t{stand.pose.y});
            add(std::int64_t{stand.isHalfLost});
        }
    }
    for (const BoardLink& link : board.links) {
        add(std::int64_t{link.a});
        add(std::int64_t{link.b});
    }
    for (const BoardReserve& reserve : board.reserves)
        add(std::int64_t{reserve.comesNow});
}

void KeptSum::add(const BattleOutcome& outcome)
{
    add(std::string_view(outcomeJson(outcome).dump()));
}

std::string KeptSum::text() const
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 12; shift >= 0; shift -= 4)
        text += digits[(m_sum >> shift) & 0xf];
    return text;
}

} // namespace navarch::kept
