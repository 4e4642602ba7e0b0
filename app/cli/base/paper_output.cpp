// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/paper_output.h"

#include <QByteArray>

#include "reports/paint/page_painter.h"

namespace navarch {

bool writePaper(const Document& document, const std::string& out, Replacing replacing, Console& console)
{
    const auto written = pdfOf(document).and_then([&](const QByteArray& pdf) {
        return writeOutput(out, FileKind::Paper, {pdf.constData(), static_cast<std::size_t>(pdf.size())},
                           replacing);
    });
    if (written)
        console.noteDone();
    else
        console.complain(written.error());
    return written.has_value();
}

} // namespace navarch
