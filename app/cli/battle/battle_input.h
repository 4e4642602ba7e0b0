// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "app/cli/base/commands.h"
#include "app/cli/base/input.h"
#include "core/battle/brief/brief.h"
#include "core/battle/match/registry.h"

namespace navarch {

/// The brief in a document that was read from `path`. Files that it names are looked for in that file's folder.
[[nodiscard]] Result<BattleBrief> readBriefOf(const Json& json, const std::string& path);

/// The brief at `path`. Files that it names are looked for in its own folder.
[[nodiscard]] Result<BattleBrief> readBriefFile(const std::string& path);

/// What a battle begins from: a brief, and other dice than it has where a seed was given.
struct BriefAsked {
    std::string path;
    std::optional<std::uint64_t> seed;
    std::string board = {}; ///< the file of a board to fight it on; empty: the brief's own
    std::string level = {}; ///< of every captain, in place of the brief's; empty: none was given
};

/// BRIEF.json, which must be given, and --seed.
void addBriefFile(CLI::App& command, BriefAsked& asked, const std::string& description);
void addBriefSeed(CLI::App& command, BriefAsked& asked);
/// --board.
void addBriefBoard(CLI::App& command, BriefAsked& asked);
/// Fights a brief on the board in that file; empty: as it is. False, after a complaint, when it cannot be read.
[[nodiscard]] bool laidOn(BattleBrief& brief, const std::string& board, Console& console);
/// Whether the board that lies in a brief, if any, is one that `navarch board check` finds sound; complains when it is not.
[[nodiscard]] bool isOnSoundBoard(const BattleBrief& brief, const Console& console);
/// --level.
void addBriefLevel(CLI::App& command, BriefAsked& asked);

/// The brief that was asked for, with those dice; nothing, after a complaint, when it cannot be used, and `code` is how the
/// command ends then: Refused for a board that is not sound.
[[nodiscard]] std::optional<BattleBrief> askedBrief(const BriefAsked& asked, Console& console,
                                                    ExitCode& code);
/// The battle of it; null, after a complaint, when it is refused.
[[nodiscard]] std::unique_ptr<Match> openBattle(const RuleSets& rules, const BattleBrief& brief,
                                                const BriefAsked& asked, Console& console);

/// The side of a battle that was asked for by its number from 1 or its name, from 0; -1, the umpire, where none was.
[[nodiscard]] Result<int> viewerIn(const BattleBrief& brief, const std::string& side);

/// `problems`, whose places are paths in the file called `place`, with its name before them.
[[nodiscard]] Problems inFile(Problems problems, const std::string& place);

} // namespace navarch
