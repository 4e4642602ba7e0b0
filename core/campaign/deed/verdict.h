// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/finding.h"
#include "core/base/talents.h"
#include "core/campaign/deed/changes.h"
#include "core/dice/dice.h"

namespace navarch {

/// Something that happened: what chronicles, logs and experience are read from.
struct Event {
    std::string kind; ///< lasting: "ship-bought", "defences-rolled"
    std::string rule; ///< "SA-15.12"; may be empty
    Phrase text;      ///< one sentence
    std::vector<Roll> dice;

    friend bool operator==(const Event&, const Event&) = default;
};

/// The gate's answer to an action: may I, why not, what does it cost, what follows.
struct Verdict {
    /// Nothing stands against it: no finding is an error, and no die is missing.
    [[nodiscard]] bool allowed() const { return !hasErrors(reasons) && missingDice.empty(); }

    Phrase title;                  ///< what it does, for "Undo ...": "Rename Paralos to Salaminia"
    Findings reasons;              ///< why not (errors), and what to know beforehand
    Talents cost;                  ///< what the acting side pays; negative: gets back
    std::vector<Roll> missingDice; ///< players roll their own and these are still needed (or do not fit)
    std::vector<Event> events;     ///< what happens, when it is performed
    Changes changes;               ///< what it does to the records; empty unless allowed
};

[[nodiscard]] Json eventsJson(const std::vector<Event>& events);

} // namespace navarch
