// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "core/campaign/actions/people_actions.h"
#include "core/campaign/campaign.h"

namespace navarch {

/// "Kleon"; "The commander" for one without a name.
[[nodiscard]] QString personName(const CommanderRecord& commander);

/// "Admiral of the Home fleet", "Owls, Home fleet", "Garrison of Megara", "Waits at home".
[[nodiscard]] QString postWords(const Campaign& campaign, const CommanderRecord& commander);

/// "Fit", "Wounded, out for 3 weeks", "Held by Aegina", "Dead, another comes in 2 weeks".
[[nodiscard]] QString stateWords(const Campaign& campaign, const CommanderRecord& commander);

/// "Fit", "Wounded", "Dead", "Captured": of a ship's captain.
[[nodiscard]] QString stateWords(PersonState state);

/// The name of a side, "nobody" for none.
[[nodiscard]] QString sideName(const Campaign& campaign, SideId side);

/// A command of a side that a commander may have: what is vacant, what he has, and none (he waits at home).
struct Command {
    Post post = Post::Squadron;
    CommanderPlace place;
    QString text;

    /// "fleet:12", "squadron:13", "garrison:14"; of one who waits at home "squadron:0", by his post.
    [[nodiscard]] QString key() const;
};

/// The commands open to one more commander of a side, or to that one of its commanders, his own first. Waiting at home is the last.
[[nodiscard]] std::vector<Command> openCommands(const Campaign& campaign, SideId side,
                                                CommanderId commander = {});

/// Reads Command::key(); none for anything else.
[[nodiscard]] std::optional<Command> commandFrom(const QString& key);

} // namespace navarch
