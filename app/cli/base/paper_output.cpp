// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/paper_output.h"

#include <QByteArray>

#include "core/base/counted.h"
#include "core/base/text.h"
#include "reports/paint/page_painter.h"

namespace navarch {

std::string PaperTarget::name() const
{
    return isDryRun ? "nothing written" : shownPath(out);
}

bool writePaper(const Document& document, const PaperTarget& target, Console& console)
{
    if (target.isDryRun)
        return true;
    if (target.out.empty()) {
        console.complain(
            "--out is required: give the PDF to write, or --dry-run to hear how many pages there are.");
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

std::string pagesInWords(const Document& document)
{
    return counted(document.pages.size(), "page") + " of " + std::string(nameOf(document.pages.front().paper))
           + ", " + counted(leavesOf(document), "sheet") + " printed on both sides";
}

} // namespace navarch
