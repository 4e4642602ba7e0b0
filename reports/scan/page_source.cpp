// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/scan/page_source.h"

#include <algorithm>
#include <memory>
#include <optional>

#include <QBuffer>
#include <QImageReader>

#include <poppler-qt6.h>

#include "core/base/text.h"
#include "reports/scan/quiet_libraries.h"

namespace navarch {

namespace {

constexpr int longestSide = 3000;  ///< in pixels: 300 dots to the inch on half of an A4
constexpr double finestDots = 200; ///< to the inch, of a PDF

Result<void> takePdf(const QByteArray& bytes, const std::string& place, const TakePage& take,
                     const CountPages& count)
{
    Poppler::setDebugErrorFunction([](const QString&, const QVariant&) {}, {});
    std::optional<QuietLibraries> quiet(std::in_place);
    const std::unique_ptr<Poppler::Document> document = Poppler::Document::loadFromData(bytes);
    quiet.reset();
    if (!document)
        return problem(place, phrase("This PDF cannot be opened: it is damaged."),
                       phrase("Scan the pages again, or save them as PNG."));
    if (document->isLocked())
        return problem(place, phrase("This PDF is locked by a password."),
                       phrase("Save it without one, or scan the pages again."));
    if (document->numPages() > mostPdfPages)
        return problem(place, phrase("It has %1 pages, more than %2.", document->numPages(), mostPdfPages),
                       phrase("Split it."));
    if (count)
        count(document->numPages());
    document->setRenderHint(Poppler::Document::Antialiasing);
    document->setRenderHint(Poppler::Document::TextAntialiasing);
    for (int number = 0; number < document->numPages(); ++number) {
        quiet.emplace();
        const std::unique_ptr<Poppler::Page> page = document->page(number);
        const QSizeF size = page ? page->pageSizeF() : QSizeF(); // in points
        const double longest = std::max(size.width(), size.height());
        if (!page || longest <= 0)
            return problem(place, phrase("Its page %1 cannot be read.", number + 1),
                           phrase("Scan that page again."));
        const double dots = std::min(finestDots, longestSide * 72 / longest);
        const QImage image = page->renderToImage(dots, dots);
        quiet.reset();
        if (image.isNull())
            return problem(place, phrase("Its page %1 cannot be read.", number + 1),
                           phrase("Scan that page again."));
        if (!take(number + 1, greyOf(image)))
            return {};
    }
    return {};
}

Result<void> takePicture(QByteArray& bytes, const std::string& place, const TakePage& take)
{
    std::optional<QuietLibraries> quiet(std::in_place);
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer); // opens it
    reader.setDecideFormatFromContent(true);
    const QByteArray format = reader.format();
    if (format != "png" && format != "jpeg")
        return problem(place, phrase("It is no PNG, JPEG or PDF."),
                       phrase("Give the pages as a scanner or a phone makes them."));
    const QSize size = reader.size();
    if (!size.isValid())
        return problem(place, phrase("The picture cannot be read."), phrase("Scan the page again."));
    if (static_cast<qint64>(size.width()) * size.height() > qint64{mostMegapixels} * 1'000'000)
        return problem(place,
                       phrase("The picture is of %1 by %2 pixels, more than %3 million.", size.width(),
                              size.height(), mostMegapixels),
                       phrase("Scan it with 150 to 300 dots to the inch."));
    // Four bytes a pixel at most; the reader's own limit would be lower.
    QImageReader::setAllocationLimit(4 * mostMegapixels + 64);
    if (std::max(size.width(), size.height()) > longestSide)
        reader.setScaledSize(size.scaled(longestSide, longestSide, Qt::KeepAspectRatio));
    reader.setAutoTransform(true);
    const QImage image = reader.read();
    quiet.reset();
    if (image.isNull())
        return problem(place, phrase("The picture is damaged."), phrase("Scan the page again."));
    take(1, greyOf(image));
    return {};
}

} // namespace

Result<void> pagesOf(const std::string& bytes, const std::string& place, const TakePage& take,
                     const CountPages& count)
{
    QByteArray content = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    if (content.left(1024).contains("%PDF-"))
        return takePdf(content, place, take, count);
    return takePicture(content, place, take);
}

} // namespace navarch
