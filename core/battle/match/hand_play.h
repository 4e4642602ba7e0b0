// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/json_reader.h"
#include "core/battle/contract/board_view.h"
#include "core/battle/contract/game.h"

namespace navarch {

/// An order that may be given now.
struct MatchOption {
    Json order;
    Phrase wording;
    int merit = 0;                   ///< as the asked-for temperament weighs it, hundredths of talents
    std::optional<OrderShape> shape; ///< where it would bring a ship, of games that can be watched
    Phrase why =
        {}; ///< of the one of most merit: what speaks for it in a captain's eyes, and against it; may be empty
};

/// A squadron formed up in a place, whether that is allowed or not.
struct FormationPlace {
    Json order;
    std::vector<PlacedShip> ships;
};

/// A match as people play it by hand, who ask ship by ship. Games that are not HandPlayed offer what their decisions do.
class HandPlay {
public:
    virtual ~HandPlay() = default;

    /// The orders of one ship, whoever's turn it is to ask it; none when it has nothing to do.
    [[nodiscard]] virtual std::vector<MatchOption> optionsOf(ShipNumber ship,
                                                             Temperament temperament) const = 0;
    /// Those that are no single ship's.
    [[nodiscard]] virtual std::vector<MatchOption> sideOptions(const Decision& decision,
                                                               Temperament temperament) const = 0;
    /// Why a ship can be given no order now; nothing when it can.
    [[nodiscard]] virtual std::optional<Problem> whyIdle(ShipNumber ship) const = 0;
    /// A move to be laid out by hand; nothing where moves are only chosen from the options.
    [[nodiscard]] virtual std::optional<MoveForm> moveForm(ShipNumber ship) const = 0;
    /// The order that puts a ship there, while ships are placed; Match::check() says whether it may stand there.
    [[nodiscard]] virtual std::optional<Json> placing(ShipNumber ship, const BoardPose& pose) const = 0;
    /// The order that forms a ship's squadron up there while ships are placed, its leader or the middle of a line abreast
    /// at `pose`; Match::check() says whether it may. Nothing where squadrons are not placed as a whole.
    [[nodiscard]] virtual std::optional<FormationPlace> formingUp(ShipNumber ship, Formation formation,
                                                                  const BoardPose& pose) const = 0;
    /// The order that takes a ship up before she may move; nothing where none is asked for. Match::check() says whether it may
    /// be given now.
    [[nodiscard]] virtual std::optional<Json> takingUp(ShipNumber ship) const = 0;
    /// The order by which all ships of a side that have none yet go straight on; nothing where each has its own.
    [[nodiscard]] virtual std::optional<Json> courseHolding(int side) const = 0;
    /// The order by which a side gives up.
    [[nodiscard]] virtual std::optional<Json> concession(int side) const = 0;
};

} // namespace navarch
