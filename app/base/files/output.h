// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/base/files/file_kind.h"
#include "core/base/problem.h"

namespace navarch {

/// What a file that is there already must be for a new one to take its place.
enum class Replacing {
    SameKind, ///< of the kind that is written, or empty, and nothing that the command reads
    Anything, ///< as somebody asked in so many words, or in the program's own folder; a campaign never
};

/// A file to write.
struct Output {
    std::string path; ///< in the system's own bytes
    FileKind kind;
    std::string_view bytes;
    Replacing replacing = Replacing::SameKind;
};

/// Writes files for people; there is no other way to in app/. Each wholly or not at all: a temporary file beside it, fsync,
/// rename. A symbolic link stays one and its target is replaced; the permissions of an existing file are kept.
///
/// Refused before anything is written: what is no regular file, a campaign or a part of one, two outputs that are one file,
/// the file where standard output or standard error go, and what `replacing` keeps (by which file it is, whatever it is
/// called). Of several none gets its name before all are on disk; should naming one fail, those before it are there. A
/// problem says what lies there now, and one of each that was written all the same.
struct WrittenOutputs {
    std::size_t count = 0; ///< how many were written, from the first on
    Problems problems;     ///< empty when all were
};
[[nodiscard]] WrittenOutputs writeOutputs(std::span<const Output> outputs);
[[nodiscard]] Result<void> writeOutput(const std::string& path, FileKind kind, std::string_view bytes,
                                       Replacing replacing = Replacing::SameKind);

/// Why nothing may be written to standard output (1) or standard error (2): it was led into a campaign, or into a file that
/// the running command reads. Empty: it may.
[[nodiscard]] Phrase whyNoText(int descriptor);

} // namespace navarch
