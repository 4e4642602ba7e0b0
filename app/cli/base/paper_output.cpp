// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/paper_output.h"

#include <QByteArray>

#include "app/base/speech/speech.h"
#include "core/base/text.h"
#include "reports/paint/page_painter.h"

namespace navarch {

std::string PaperTarget::name() const
{
    return isDryRun ? spokenText(phrase("nothing written")) : shownPath(out);
}

bool writePaper(const Document& document, const PaperTarget& target, Console& console)
{
    if (target.isDryRun)
        return true;
    if (target.out.empty()) {
        console.complain(phrase("give the PDF to write, or --dry-run to hear how many pages there are."),
                         phrase("%1 is required", given("--out")));
        return false;
    }
    const auto written = pdfOf(document).and_then([&](const QByteArray& pdf) {
        return writeOutput(target.out, FileKind::Paper,
                           {pdf.constData(), static_cast<std::size_t>(pdf.size())}, target.replacing);
    });
    if (written)
        console.noteDone();
    else
        console.complain(written.error());
    return written.has_value();
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
