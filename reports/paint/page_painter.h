// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QByteArray>
#include <QImage>
#include <QPageSize>
#include <QPainter>

#include "core/base/problem.h"
#include "reports/layout/page.h"

QT_BEGIN_NAMESPACE
class QPagedPaintDevice;
QT_END_NAMESPACE

namespace navarch {

/// Paints one page: the only way from a layout to print, preview and PDF. The painter's units must be hundredths of a
/// millimetre, its origin the corner of the paper. Saving ink: text black and in light type without
/// serifs, lines thin and grey, what leads the eye of dots, no fills.
void paintPage(QPainter& painter, const Page& page, bool savesInk = false);

[[nodiscard]] QPageSize pageSizeOf(Paper paper);

/// Page `number` (from 0) on white, `dotsPerInch` fine: what will be printed.
[[nodiscard]] QImage previewPage(const Document& document, int number, int dotsPerInch);
/// The same, as large as fits into `size`.
[[nodiscard]] QImage previewPage(const Document& document, int number, const QSize& size);

/// Told after each page how many are painted; false stops the work, which then ends with a problem that says where.
using PageDone = std::function<bool(int pages)>;

/// Paints all pages on a printer or PDF writer, whose page size is set here. Refuses an empty document, or a device that
/// will not print.
[[nodiscard]] Result<void> printDocument(const Document& document, QPagedPaintDevice& device,
                                         const PageDone& pageDone = {});

/// The document as the bytes of a PDF file with title, fonts and page size; write them with writeOutput().
[[nodiscard]] Result<QByteArray> pdfOf(const Document& document, const PageDone& pageDone = {});

} // namespace navarch
