// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/paint/page_painter.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include <QBuffer>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainterPath>
#include <QPdfWriter>
#include <QRawFont>

#include "core/base/version.h"
#include "reports/paint/fonts.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr int unitsPerInch = 2540; // of a hundredth of a millimetre

/// Of lines what saves ink, on a printer that has black alone as well: greys no darker than they must be to be seen. Fills go,
/// what is to be covered stays covered. Text is black, and saves by its weight: a printer makes dots of grey, and letters of dots
/// are hard to read.
QColor savingColourOf(Ink ink)
{
    switch (ink) {
    case Ink::Full:
    case Ink::Accent: return QColor(0x84, 0x84, 0x84);
    case Ink::Faint: return QColor(0x84, 0x84, 0x84); // of dots
    case Ink::Soft: return QColor(0xa0, 0xa0, 0xa0);
    case Ink::Shade:
    case Ink::Paper: return Qt::white;
    case Ink::None: break;
    }
    return Qt::transparent;
}

QColor richColourOf(Ink ink)
{
    switch (ink) {
    case Ink::Full: return QColor(0x1f, 0x2a, 0x33);
    case Ink::Soft: return QColor(0x5a, 0x65, 0x70);
    case Ink::Faint: return QColor(0xb9, 0xb0, 0x97);
    case Ink::Shade: return QColor(0xee, 0xe7, 0xd5);
    case Ink::Paper: return Qt::white;
    case Ink::Accent: return QColor(0x8a, 0x33, 0x24);
    case Ink::None: break;
    }
    return Qt::transparent;
}

/// The lightest cut of Inter that a laser printer of 600 dots to the inch sets without breaks: the stems of small type are to be two
/// dots wide, and those of a title, which is looked for, stand out by more.
QFont::Weight lightest(int size)
{
    constexpr int leastStem = 14; // of a hundredth of a millimetre; ExtraLight has 10 of them at 6.5 points
    constexpr int thinStem = 24;  // of Thin, of a thousandth of the size
    return size * thinStem >= leastStem * 1000 ? QFont::Thin : QFont::ExtraLight;
}

bool hasGreek(const QString& text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar letter) { return letter.script() == QChar::Script_Greek; });
}

/// Paints the items of one page, with the fonts it has met.
class PagePainter {
public:
    PagePainter(QPainter& painter, bool savesInk) : m_painter(painter), m_savesInk(savesInk) {}

    void operator()(const Page& page)
    {
        for (const Item& item : page.items)
            std::visit(*this, item);
    }

    void operator()(const TextRun& text)
    {
        const QColor colour = m_savesInk ? QColor(Qt::black) : richColourOf(text.ink);
        m_painter.setPen(colour);
        const int ascent = m_measurer.ascent(text.style);
        const QPointF baseline(text.box.x, text.box.y + ascent);
        paintRuns(text, baseline);
        if (text.struckOut) {
            QPen pen = penOf(text.ink, std::max(12, text.style.size / 16));
            pen.setColor(colour);
            m_painter.setPen(pen);
            const int y = text.box.y + ascent - text.style.size * 28 / 100;
            m_painter.drawLine(text.box.x, y, text.box.right(), y);
        }
    }

    void operator()(const Frame& frame)
    {
        m_painter.setPen(penOf(frame.line, frame.lineWidth));
        m_painter.setBrush(brushOf(frame.fill));
        const QRect box(frame.box.x, frame.box.y, frame.box.width, frame.box.height);
        if (frame.corner > 0)
            m_painter.drawRoundedRect(box, frame.corner, frame.corner);
        else
            m_painter.drawRect(box);
        if (frame.mark == Frame::Mark::Hatch)
            hatch(box, frame.markInk);
    }

    void operator()(const Rule& rule)
    {
        m_painter.setPen(penOf(rule.ink, rule.lineWidth, rule.dashed));
        m_painter.drawLine(rule.box.x, rule.box.y, rule.box.right(), rule.box.bottom());
    }

    void operator()(const Drawing& drawing)
    {
        QPolygonF polygon;
        for (const Drawing::Stroke& stroke : drawing.strokes) {
            polygon.clear();
            for (const Drawing::Point& point : stroke.points)
                polygon << QPointF(point.x, point.y);
            m_painter.setPen(penOf(stroke.line, stroke.lineWidth, stroke.dashed));
            m_painter.setBrush(brushOf(m_savesInk && stroke.fill != Ink::None ? Ink::Paper : stroke.fill));
            if (stroke.closed)
                m_painter.drawPolygon(polygon);
            else
                m_painter.drawPolyline(polygon);
        }
    }

    /// One shape, so that no hairline shows between its modules. Dark stops short of light by what a printer's dots and a
    /// blurred scan add to it: a reader that takes every grey for dark, as zbar's does on a white page, still sees both as wide.
    void operator()(const QrSymbol& code)
    {
        constexpr int gain = millimetres(0.12);
        const int inset = std::min(gain, code.module * 24 / 100);
        // Of a module the strip above, what lies between, and the strip below; and so from left to right.
        const std::array<int, 4> edges{0, inset, code.module - inset, code.module};
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        const int left = code.box.x + code.quiet();
        const int top = code.box.y + code.quiet();
        for (int strip = 0; strip < 3 * code.side; ++strip) {
            const auto part = static_cast<std::size_t>(strip % 3);
            const int y = top + strip / 3 * code.module + edges[part];
            int from = -1;
            const auto end = [&](int x) {
                if (from >= 0)
                    path.addRect(from, y, x - from, edges[part + 1] - edges[part]);
                from = -1;
            };
            for (int column = 0; column < 3 * code.side; ++column) {
                const auto across = static_cast<std::size_t>(column % 3);
                const int x = left + column / 3 * code.module + edges[across];
                if (!isInked(code, column, strip))
                    end(x);
                else if (from < 0)
                    from = x;
            }
            end(left + code.side * code.module);
        }
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(Qt::black);
        m_painter.drawPath(path);
    }

private:
    /// Of a code whose modules are parted into three by three: the middle of a dark one, and what leads on to others.
    [[nodiscard]] static bool isInked(const QrSymbol& code, int column, int row)
    {
        const int x = column / 3;
        const int y = row / 3;
        const int besideX = x + column % 3 - 1;
        const int besideY = y + row % 3 - 1;
        const auto isDark = [&code](int c, int r) {
            return c >= 0 && r >= 0 && c < code.side && r < code.side && code.isDark(c, r);
        };
        return isDark(x, y) && isDark(besideX, y) && isDark(x, besideY) && isDark(besideX, besideY);
    }

    /// Lines aslant, as no pencil crosses a box off.
    void hatch(const QRect& box, Ink ink)
    {
        constexpr int apart = 75;
        constexpr int line = 14;
        m_painter.setPen(penOf(ink, line));
        for (int sum = apart; sum < box.width() + box.height(); sum += apart) {
            const int from = std::max(0, sum - box.height());
            const int to = std::min(sum, box.width());
            m_painter.drawLine(box.x() + from, box.y() + sum - from, box.x() + to, box.y() + sum - to);
        }
    }

    [[nodiscard]] QColor colourOf(Ink ink) const
    {
        return m_savesInk ? savingColourOf(ink) : richColourOf(ink);
    }

    [[nodiscard]] QPen penOf(Ink ink, int width, bool dashed = false) const
    {
        if (ink == Ink::None)
            return Qt::NoPen;
        // What saves ink has fine lines, of 0.06 mm at least: a printer of 600 dots to the inch has them.
        QPen pen(colourOf(ink), m_savesInk ? std::max(6, width * 36 / 100) : width);
        pen.setCapStyle(Qt::RoundCap);
        pen.setJoinStyle(Qt::RoundJoin);
        if (m_savesInk && ink == Ink::Faint) {
            // What leads the eye is of dots: a line light enough would be of a printer's own, and not be seen.
            constexpr int dot = 10;
            pen.setWidth(dot);
            pen.setCapStyle(Qt::FlatCap);
            pen.setDashPattern({2, 6});
        } else if (dashed) {
            pen.setCapStyle(Qt::FlatCap);
            pen.setDashPattern({6, 5});
        }
        return pen;
    }

    [[nodiscard]] QBrush brushOf(Ink ink) const
    {
        return ink == Ink::None ? QBrush(Qt::NoBrush) : QBrush(colourOf(ink));
    }

    void paintRuns(const TextRun& text, QPointF baseline)
    {
        for (const FontRun& run : m_measurer.fonts().runs(text.text, text.style)) {
            const FontFace& face = m_savesInk
                                       ? lighterFace(*run.face, run.text, text.style.role == FontRole::Strong)
                                       : *run.face;
            const qreal width = run.width();
            if (run.isFigures)
                paintFigures(run.text, face, run.face->figureWidth(), baseline);
            else
                paintWide(run.text, face, width, baseline);
            baseline.rx() += width;
        }
    }

    /// Each in the middle of its room. Round a narrow one there is no more free than this: readers of a PDF would take it for a
    /// space between two numbers.
    void paintFigures(const QString& figures, const FontFace& face, qreal room, QPointF baseline)
    {
        const qreal mostFree = 0.09 * face.font().pixelSize();
        for (const QChar figure : figures) {
            const QString text(figure);
            const qreal width = std::max(face.width(text), room - mostFree);
            paintWide(text, face, width, {baseline.x() + (room - width) / 2, baseline.y()});
            baseline.rx() += room;
        }
    }

    /// In just that room: a lighter face is a little narrower than what was measured.
    void paintWide(const QString& text, const FontFace& face, qreal width, const QPointF& baseline)
    {
        m_painter.setFont(face.font());
        const qreal natural = face.width(text);
        if (natural <= 0 || qFuzzyCompare(natural, width)) {
            m_painter.drawText(baseline, text);
            return;
        }
        m_painter.save();
        m_painter.translate(baseline);
        m_painter.scale(width / natural, 1);
        m_painter.drawText(QPointF(), text);
        m_painter.restore();
    }

    /// What black text is set in that takes less ink than in `face`, if one of the light cuts has all its letters. EB Garamond has none,
    /// and Inter's, of half the ink, stands in for it; but for Greek, which of Inter reads back from a PDF as Latin letters.
    const FontFace& lighterFace(const FontFace& face, const QString& text, bool isStrong)
    {
        if (!hasGreek(text))
            if (const FontFace* inter = cut(m_inter, QStringLiteral("Inter"), face, text, isStrong))
                return *inter;
        const FontFace* dejaVu = cut(m_dejaVu, QStringLiteral("DejaVu Sans"), face, text, isStrong);
        return dejaVu ? *dejaVu : face;
    }

    struct LightCut {
        FontFace face;
        QRawFont letters;
    };
    /// By the faces of m_measurer, strong or not.
    using LightCuts = std::map<std::pair<const FontFace*, bool>, LightCut>;

    /// Of a family that stands in for `face`; null: it lacks a letter of the text.
    static const FontFace* cut(LightCuts& known, const QString& family, const FontFace& face,
                               const QString& text, bool isStrong)
    {
        constexpr int besideGaramond = 82; // of a hundred: about as wide, and as large to the eye
        auto found = known.find({&face, isStrong});
        if (found == known.end()) {
            QFont font = face.font();
            if (font.families().value(0) == QStringLiteral("EB Garamond"))
                font.setPixelSize(font.pixelSize() * besideGaramond / 100);
            font.setFamilies({family});
            font.setWeight(isStrong ? QFont::Light : lightest(font.pixelSize()));
            found =
                known.emplace(std::pair(&face, isStrong), LightCut{FontFace(font), QRawFont::fromFont(font)})
                    .first;
        }
        const QRawFont& letters = found->second.letters;
        const bool hasAll = std::all_of(text.begin(), text.end(), [&letters](QChar letter) {
            return !letter.isSurrogate() && letters.supportsCharacter(letter);
        });
        return hasAll ? &found->second.face : nullptr;
    }

    QPainter& m_painter;
    bool m_savesInk;
    FontMeasurer m_measurer;
    LightCuts m_inter;
    LightCuts m_dejaVu;
};

QImage paintImage(const Page& page, const QSize& size, bool savesInk)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const PaperSize paper = sizeOf(page.paper);
    painter.scale(static_cast<qreal>(size.width()) / paper.width,
                  static_cast<qreal>(size.height()) / paper.height);
    paintPage(painter, page, savesInk);
    return image;
}

} // namespace

void paintPage(QPainter& painter, const Page& page, bool savesInk)
{
    PagePainter paint(painter, savesInk);
    paint(page);
}

QPageSize pageSizeOf(Paper paper)
{
    return QPageSize(paper == Paper::A3       ? QPageSize::A3
                     : paper == Paper::A5     ? QPageSize::A5
                     : paper == Paper::Letter ? QPageSize::Letter
                                              : QPageSize::A4);
}

QImage previewPage(const Document& document, int number, int dotsPerInch)
{
    const Page& page = document.pages.at(static_cast<std::size_t>(number));
    const PaperSize paper = sizeOf(page.paper);
    return paintImage(page,
                      {(paper.width * dotsPerInch + unitsPerInch / 2) / unitsPerInch,
                       (paper.height * dotsPerInch + unitsPerInch / 2) / unitsPerInch},
                      document.savesInk);
}

QImage previewPage(const Document& document, int number, const QSize& size)
{
    const Page& page = document.pages.at(static_cast<std::size_t>(number));
    const PaperSize paper = sizeOf(page.paper);
    const QSize fitting = QSize(paper.width, paper.height).scaled(size, Qt::KeepAspectRatio);
    return paintImage(page, fitting.expandedTo({1, 1}), document.savesInk);
}

Result<void> printDocument(const Document& document, QPagedPaintDevice& device, const PageDone& pageDone)
{
    if (document.pages.empty())
        return problem("print", phrase("There is nothing to print."),
                       phrase("Choose at least one ship, fleet or port."));
    // The margins are in the layout: the painter's origin is the corner of the paper, on a printer too.
    QPageLayout layout(pageSizeOf(document.pages.front().paper), QPageLayout::Portrait, QMarginsF());
    layout.setMode(QPageLayout::FullPageMode);
    device.setPageLayout(layout);
    QPainter painter;
    if (!painter.begin(&device))
        return problem("print", phrase("The printer does not take the pages."),
                       phrase("Choose another printer, or save a PDF."));
    PagePainter paint(painter, document.savesInk);
    for (std::size_t i = 0; i < document.pages.size(); ++i) {
        if (i > 0 && !device.newPage())
            return problem("print", phrase("Printing stopped at page %1.", i + 1),
                           phrase("Look at the printer and print the rest again."));
        painter.save();
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(static_cast<qreal>(device.logicalDpiX()) / unitsPerInch,
                      static_cast<qreal>(device.logicalDpiY()) / unitsPerInch);
        paint(document.pages[i]);
        painter.restore();
        if (pageDone && !pageDone(static_cast<int>(i) + 1))
            return problem("print", phrase("It was stopped after page %1.", i + 1),
                           phrase("Begin it again for the rest."));
    }
    if (!painter.end())
        return problem("print", phrase("The printer did not take the last page."),
                       phrase("Look at the printer and print again."));
    return {};
}

Result<QByteArray> pdfOf(const Document& document, const PageDone& pageDone)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(unitsPerInch);
        writer.setTitle(document.title);
        writer.setCreator(QStringLiteral("Navarch ") + fromUtf8(versionString()));
        if (auto printed = printDocument(document, writer, pageDone); !printed)
            return tl::unexpected(printed.error());
    }
    return bytes;
}

} // namespace navarch
