// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include "core/base/enum_names.h"

namespace navarch {

/// What Navarch writes into files for people. Documents are known by their "format", others by how they begin.
enum class FileKind {
    Fleet,
    Port,
    Brief,
    Outcome,
    Replay,
    Battle,
    Campaign,
    Chart,
    Scenario,
    Classes,
    Board,
    Draft,
    Template,
    Paper,
    Page,
    Table,
    Boxes,
    Picture
};

template <>
struct EnumNames<FileKind> {
    /// Of a document its format, up to the number.
    static constexpr std::array<EnumName<FileKind>, 18> names{{{FileKind::Fleet, "navarch-fleet"},
                                                               {FileKind::Port, "navarch-port"},
                                                               {FileKind::Brief, "navarch-brief"},
                                                               {FileKind::Outcome, "navarch-outcome"},
                                                               {FileKind::Replay, "navarch-replay"},
                                                               {FileKind::Battle, "navarch-battle"},
                                                               {FileKind::Campaign, "navarch-campaign"},
                                                               {FileKind::Chart, "navarch-chart"},
                                                               {FileKind::Scenario, "navarch-scenario"},
                                                               {FileKind::Classes, "navarch-classes"},
                                                               {FileKind::Board, "navarch-board"},
                                                               {FileKind::Draft, "draft"},
                                                               {FileKind::Template, "navarch-template"},
                                                               {FileKind::Paper, "pdf"},
                                                               {FileKind::Page, "html"},
                                                               {FileKind::Table, "csv"},
                                                               {FileKind::Boxes, "navarch-boxes"},
                                                               {FileKind::Picture, "png"}}};
};

/// "a fleet", "a PDF", as in "It is not a fleet".
[[nodiscard]] std::string wordsOf(FileKind kind);

/// Whether the file at `path` is a campaign, or a part of one: its log, the log's index, its journal or its lock. Such a
/// file is SQLite's, and nobody else opens it.
[[nodiscard]] bool isOfCampaign(const std::string& path);

/// Whether what is in the regular file at `path`, which is not of a campaign, is of that kind. An empty file is of every
/// kind; one that cannot be read, or is beyond what Navarch writes, of none.
[[nodiscard]] bool holds(const std::string& path, FileKind kind);

} // namespace navarch
