// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/movement/may_move.h"

namespace navarch::squadrons {

Refusal mayMoveRefusal(const BattleFacts& facts, const State& state, SquadronNumber squadron)
{
    if (!facts.isSquadron(squadron))
        return {"SQ-2.9", refusalText("There is no such squadron.")};
    if ((state.phase != Phase::Moves && state.phase != Phase::Path) || facts.of(squadron).side != state.side)
        return {"SQ-T2", refusalText("Its side does not move now.")};
    const Squadron& about = at(state, squadron);
    switch (about.status) {
    case Status::Free: break;
    case Status::Engaged:
        return {"SQ-T8", refusalText("%1 is in melee.", theShip), refusalText("It may only break off.")};
    case Status::Running:
    case Status::Pursuing:
    case Status::Routing: return {"SQ-T8", refusalText("%1 is running, routing or pursuing.", theShip)};
    case Status::Off:
    case Status::Destroyed: return {"SQ-T8", refusalText("%1 is not on the table.", theShip)};
    }
    if (about.hasMoved)
        return {"SQ-T8", refusalText("%1 has already moved.", theShip)};
    if (state.phase == Phase::Path && state.picked != squadron)
        return Refusal{"SQ-7.1", refusalText("%1 has been picked to advance.", theOther),
                       refusalText("Give that one its path first.")}
            .by(state.picked);
    return {};
}

} // namespace navarch::squadrons
