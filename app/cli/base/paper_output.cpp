// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/paper_output.h"

#include <QByteArray>

#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "core/base/text.h"
#include "reports/paint/page_painter.h"

namespace navarch {

std::string PaperTarget::name() const
{
    return isDryRun ? spokenText(phrase("nothing written")) : shownPath(out);
}

ExitCode writePaper(const Document& document, const PaperTarget& target, Console& console,
                    std::span<const Output> beside)
{
    if (target.isDryRun)
        return writeAll(beside, console);
    if (target.out.empty()) {
        console.complain(phrase("give the PDF to write, or --dry-run to hear how many pages there are."),
                         phrase("%1 is required", given("--out")));
        return ExitCode::Unusable;
    }
    const auto pdf = pdfOf(document);
    if (!pdf) {
        console.complain(pdf.error());
        return ExitCode::Unusable;
    }
    std::vector<Output> all{{target.out,
                             FileKind::Paper,
                             {pdf->constData(), static_cast<std::size_t>(pdf->size())},
                             target.replacing}};
    all.insert(all.end(), beside.begin(), beside.end());
    return writeAll(all, console);
}

std::size_t leavesOf(const Document& document)
{
    return (document.pages.size() + 1) / 2;
}

Phrase pagesInWords(const Document& document)
{
    return phrase(
        "%1, %2",
        phraseN("{%n page|%n pages} of %1", static_cast<std::int64_t>(document.pages.size()),
                given(nameOf(document.pages.front().paper))),
        phraseN("{%n sheet|%n sheets} printed on both sides", static_cast<std::int64_t>(leavesOf(document))));
}

} // namespace navarch
