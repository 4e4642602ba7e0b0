// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "app/base/files/output.h"
#include "app/cli/base/console.h"
#include "reports/layout/page.h"

namespace navarch {

/// Where a command's pages go.
struct PaperTarget {
    std::string out; ///< the PDF to write
    Replacing replacing = Replacing::SameKind;
    bool isDryRun = false; ///< nothing is written: only how many pages there would be is told

    /// "sheets.pdf", or of a dry run that nothing was written.
    [[nodiscard]] std::string name() const;
};

/// Writes the pages as a PDF and what else the command writes, all of it or nothing (writeAll()). Of a dry run only the
/// latter. Not Done when that cannot be done, which has been said; a file that was there is as it was then.
[[nodiscard]] ExitCode writePaper(const Document& document, const PaperTarget& target, Console& console,
                                  std::span<const Output> beside = {});

/// "132 pages of A4, 66 sheets printed on both sides".
[[nodiscard]] Phrase pagesInWords(const Document& document);
/// Sheets of paper, printed on both sides.
[[nodiscard]] std::size_t leavesOf(const Document& document);

} // namespace navarch
