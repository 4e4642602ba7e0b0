// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/paper_output.h"

#include <QByteArray>

#include "app/files/file_access.h"
#include "reports/paint/page_painter.h"

namespace navarch {

bool writePaper(const Document& document, const std::string& out, Console& console)
{
    const auto written = pdfOf(document).and_then([&](const QByteArray& pdf) {
        return writeFileSafely(out, {pdf.constData(), static_cast<std::size_t>(pdf.size())});
    });
    if (!written)
        console.complain(written.error());
    return written.has_value();
}

} // namespace navarch
