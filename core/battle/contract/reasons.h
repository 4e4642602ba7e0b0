// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/battle/contract/game.h"

namespace navarch {

/// What a term of an order's merit stands for.
enum class Reason : std::uint8_t {
    Ram,     ///< it rams her, or engages a squadron
    Menace,  ///< it may ram her next
    Rake,    ///< it shears her oars
    Board,   ///< her men can be beaten
    Shoot,   ///< it hits her from afar
    Take,    ///< it takes her, or a section of wall
    Close,   ///< it comes nearer to the enemy
    Home,    ///< it gets away
    Free,    ///< it gets clear of what holds it
    Flank,   ///< it has a flank in reach, or a trick
    Danger,  ///< she may ram it
    Boarded, ///< she may board it
    Friend,  ///< it may run into one of its own
    Held,    ///< it lies against somebody, and is a mark for others
    Edge,    ///< the edge, the shore, rocks
    Still,   ///< it has no way on
    Strength ///< its rowers' strength is spent
};

/// One term; a captain's merit is their sum, but for what needs no words.
struct ReasonTerm {
    Reason what = Reason::Close;
    ShipNumber ship = noShip; ///< whom it is about; noShip: nobody in particular
    int worth = 0;            ///< against the order when negative
};

/// Where a captain's judge writes down the terms that it weighs; null: nobody asks.
class ReasonNotes {
public:
    explicit ReasonNotes(std::vector<ReasonTerm>* terms = nullptr) : m_terms(terms) {}

    /// Returns `worth`, so that sums read like sums.
    int operator()(Reason what, ShipNumber ship, int worth) const
    {
        if (m_terms && worth != 0)
            m_terms->push_back({what, ship, worth});
        return worth;
    }
    [[nodiscard]] bool isAsked() const { return m_terms != nullptr; }

private:
    std::vector<ReasonTerm>* m_terms;
};

/// A game whose captains can say why.
template <class G>
concept Reasoned = Game<G> && requires(const G& game, const typename G::State& seen,
                                       const typename G::Order& order, Temperament temperament,
                                       std::vector<ReasonTerm>& terms)
{
    /// Adds the terms of merit(). Deterministic; draws no dice, and knows no more than merit() does.
    {
        game.reasons(seen, order, temperament, terms)
        } -> std::same_as<void>;
};

} // namespace navarch
