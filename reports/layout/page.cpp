// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/layout/page.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QTextStream>

namespace navarch {

namespace {

void write(QTextStream& out, const Box& box)
{
    out << box.x << ',' << box.y << ' ' << box.width << 'x' << box.height;
}

void write(QTextStream& out, const TextRun& text)
{
    out << "text  ";
    write(out, text.box);
    constexpr std::array<const char*, 5> roles{"title", "heading", "italic", "data", "strong"};
    out << ' ' << roles[static_cast<std::size_t>(text.style.role)] << ' ' << text.style.size;
    if (text.struckOut)
        out << " struck";
    if (text.shortened)
        out << " shortened";
    out << " \"" << text.text << '"';
}

void write(QTextStream& out, const Frame& frame)
{
    out << "frame ";
    write(out, frame.box);
    if (frame.fill != Ink::None)
        out << " fill " << static_cast<int>(frame.fill);
    if (frame.mark == Frame::Mark::Hatch)
        out << " hatched";
}

void write(QTextStream& out, const Rule& rule)
{
    out << "rule  ";
    write(out, rule.box);
    if (rule.dashed)
        out << " dashed";
}

void write(QTextStream& out, const Drawing& drawing)
{
    out << "draw  ";
    write(out, drawing.box);
    out << ' ' << drawing.strokes.size() << " strokes \"" << drawing.description << '"';
}

void write(QTextStream& out, const QrSymbol& code)
{
    out << "code  ";
    write(out, code.box);
    out << " module " << code.module << " \"" << code.text << '"';
}

} // namespace

Box boxOf(const Item& item)
{
    return std::visit([](const auto& one) { return one.box; }, item);
}

void moveItem(Item& item, int dx, int dy)
{
    std::visit(
        [&](auto& one) {
            one.box.x += dx;
            one.box.y += dy;
        },
        item);
    if (auto* drawing = std::get_if<Drawing>(&item)) {
        for (Drawing::Stroke& stroke : drawing->strokes) {
            for (Drawing::Point& point : stroke.points) {
                point.x += dx;
                point.y += dy;
            }
        }
    }
}

Box Page::area() const
{
    const PaperSize size = sizeOf(paper);
    return Box{0, 0, size.width, size.height}.inset(margin);
}

void Document::append(Document other)
{
    const int last = lastMark();
    for (Page& page : other.pages) {
        if (page.foot.isNull())
            page.foot = other.title;
        if (page.mark > 0)
            page.mark += last;
        for (Item& item : page.items)
            if (auto* run = std::get_if<TextRun>(&item); run && run->leadsTo > 0)
                run->leadsTo += last;
    }
    std::move(other.pages.begin(), other.pages.end(), std::back_inserter(pages));
}

int Document::lastMark() const
{
    int last = 0;
    for (const Page& page : pages)
        last = std::max(last, page.mark);
    return last;
}

int Document::markOf(std::size_t page)
{
    if (pages[page].mark == 0)
        pages[page].mark = lastMark() + 1;
    return pages[page].mark;
}

QString dump(const Document& document)
{
    QString text;
    QTextStream out(&text);
    out << "document \"" << document.title << "\"\n";
    int number = 0;
    for (const Page& page : document.pages) {
        const std::string_view paper = nameOf(page.paper);
        out << "page " << ++number << ' ' << QLatin1String(paper.data(), static_cast<qsizetype>(paper.size()))
            << '\n';
        for (const Item& item : page.items) {
            out << "  ";
            std::visit([&](const auto& one) { write(out, one); }, item);
            out << '\n';
        }
    }
    return text;
}

} // namespace navarch
