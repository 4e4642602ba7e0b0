// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/captains/paths.h"

namespace navarch::squadrons {

/// What orders are worth against doing nothing, thousandths of a stand (SQ-20).
class Judge {
public:
    Judge(const BattleFacts& facts, const State& state, Temperament temperament,
          ReasonNotes notes = ReasonNotes())
        : m_facts(facts),
          m_state(state),
          m_temperament(temperament),
          m_note(notes)
    {
    }

    int operator()(const DeploySquadron& order) const;
    int operator()(const Begin&) const { return 0; }
    int operator()(const Ready&) const { return 1; }
    int operator()(const TakeTurn& order) const;
    int operator()(const Signal& order) const;
    int operator()(const Pick& order) const { return (*this)(order, outlookOf(order.squadron), Width::Many); }
    int operator()(const Advance& order) const;
    int operator()(const AboutFace& order) const { return (*this)(order, outlookOf(order.squadron)); }
    int operator()(const Back& order) const;
    int operator()(const Form& order) const { return (*this)(order, outlookOf(order.squadron)); }
    int operator()(const Reform& order) const { return (*this)(order, outlookOf(order.squadron)); }
    int operator()(const Obey&) const { return 500; } // it must
    int operator()(const BreakOff& order) const { return outlookOf(order.squadron).worthOfBreakingOff(); }
    int operator()(const Stay&) const { return -1; }
    int operator()(const EndMoves&) const { return 0; }
    int operator()(const NameTarget& order) const
    {
        return outlookOf(order.squadron).worthOfTarget(order.target);
    }
    int operator()(const Concede&) const { return -1'000'000; }

    // With what is known of the squadron already.
    int operator()(const Pick& order, const Outlook& outlook, Width width) const;
    int operator()(const AboutFace& order, const Outlook& outlook) const;
    int operator()(const Form& order, const Outlook& outlook) const;
    int operator()(const Reform& order, const Outlook& outlook) const;

private:
    [[nodiscard]] Outlook outlookOf(SquadronNumber squadron) const
    {
        return {m_facts, m_state, squadron, m_temperament, m_note};
    }

    const BattleFacts& m_facts;
    const State& m_state;
    Temperament m_temperament;
    ReasonNotes m_note;
};

} // namespace navarch::squadrons
