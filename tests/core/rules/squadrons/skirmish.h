// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/rules/squadrons/geometry/mover.h"
#include "tests/core/battle/play/typed_play.h"

namespace navarch::squadrons {

/// A few squadrons on an open table, set up by hand, for tests of single procedures. Turn 1; the first side moves, and is
/// alpha. Squadrons are plain: four stands, trained, fast, ordered, of normal morale, in epi mias. Those of the first side
/// must be added before those of the second.
struct Skirmish : TypedPlay {
    BattleFacts facts;
    State state;

    /// With a reserve, squadron 0 of the first side is a stand far off in the corner that has not moved: so that its side
    /// goes on being asked, and no dice of later phases are wanted.
    explicit Skirmish(bool withReserve = true);

    /// The middle of its front in hundredths of an inch, and its heading.
    SquadronNumber add(int side, int x, int y, Degrees heading, Formation formation = Formation::EpiMias,
                       int stands = 4);
    void put(SquadronNumber squadron, int x, int y, Degrees heading, Formation formation);
    /// Becomes, for the rest of the battle.
    void train(SquadronNumber squadron, Training training) { factsOf(squadron).training = training; }
    void slow(SquadronNumber squadron) { factsOf(squadron).isFast = false; }
    void disorder(SquadronNumber squadron) { at(state, squadron).disordered = true; }
    void unform(SquadronNumber squadron);
    void link(SquadronNumber striker, SquadronNumber struck, Side side = Side::Front);
    /// Land beyond the west edge, or the far one.
    void shore(free_table::TableEdge edge);
    /// The side moves now.
    void turnOf(int side);

    /// "36.00, 30.00 / 180, epi mias": the middle of its front.
    [[nodiscard]] std::string where(SquadronNumber squadron) const;
    SquadronFacts& factsOf(SquadronNumber squadron)
    {
        return facts.squadrons[static_cast<std::size_t>(squadron)];
    }
    Squadron& of(SquadronNumber squadron) { return at(state, squadron); }
    [[nodiscard]] const Squadron& of(SquadronNumber squadron) const { return at(state, squadron); }

    /// Gives an order with these faces; also why it is refused.
    std::string ordered(const Order& order, const std::vector<int>& faces = {});
    /// The words of a refusal; empty when the order is allowed.
    [[nodiscard]] std::string refusal(const Order& order) const;

    /// How many events of that kind there were.
    [[nodiscard]] int count(const std::string& kind) const;
};

/// A path of steps in hundredths of an inch and degrees.
[[nodiscard]] Advance path(SquadronNumber squadron, std::initializer_list<std::pair<int, int>> steps,
                           Intent intent = Intent::Engage);

} // namespace navarch::squadrons
