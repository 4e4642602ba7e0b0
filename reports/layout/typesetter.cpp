// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/layout/typesetter.h"

#include <algorithm>

#include <QRegularExpression>
#include <QTextBoundaryFinder>

namespace navarch {

namespace {

constexpr QChar ellipsis(0x2026);

/// Where a text may be cut: after each of its characters as a reader counts them.
std::vector<qsizetype> graphemeEnds(const QString& text)
{
    std::vector<qsizetype> ends;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    while (finder.toNextBoundary() > 0)
        ends.push_back(finder.position());
    return ends;
}

} // namespace

int Typesetter::width(const QString& text, const TextLook& look) const
{
    // What ends at the right is in a column of numbers as often as not; rules' numbers there are none.
    static const QRegularExpression decimals(QStringLiteral("[.,]\\d\\d?$"));
    static const QRegularExpression number(QStringLiteral("^[+\u2212]?\\d+[.,]\\d\\d?$"));
    const bool isAmount = look.isAmount || (look.align == Align::Right && number.match(text).hasMatch());
    const qsizetype point = isAmount ? text.indexOf(decimals) : -1;
    if (point < 0)
        return m_measurer.width(text, look.style);
    // Amounts end at the same place whatever their hundredths, so that their points stand under one another.
    const int hundredths = m_measurer.width(QStringLiteral("."), look.style)
                           + 2 * m_measurer.width(QStringLiteral("0"), look.style);
    return std::max(m_measurer.width(text, look.style),
                    m_measurer.width(text.left(point), look.style) + hundredths);
}

QString Typesetter::shortened(const QString& text, int width, const TextLook& look) const
{
    const std::vector<qsizetype> ends = graphemeEnds(text);
    // The longest beginning that leaves room for the ellipsis.
    std::size_t fits = 0;
    std::size_t tooLong = ends.size();
    while (fits < tooLong) {
        const std::size_t middle = (fits + tooLong + 1) / 2;
        if (middle == tooLong && middle == ends.size())
            break;
        if (this->width(text.left(ends[middle - 1]).trimmed() + ellipsis, look) <= width)
            fits = middle;
        else
            tooLong = middle - 1;
    }
    return fits == 0 ? QString(ellipsis) : text.left(ends[fits - 1]).trimmed() + ellipsis;
}

TextRun Typesetter::line(const QString& text, int width, const TextLook& look) const
{
    TextLook used = look;
    int natural = this->width(text, used);
    if (natural > width && look.smallest > 0 && look.smallest < look.style.size) {
        // Widths grow with the size: one guess, then small steps for rounding.
        used.style.size = std::clamp(look.style.size * width / natural, look.smallest, look.style.size);
        natural = this->width(text, used);
        while (natural > width && used.style.size > look.smallest) {
            --used.style.size;
            natural = this->width(text, used);
        }
    }
    TextRun run;
    run.text = text;
    if (natural > width) {
        run.text = shortened(text, width, used);
        run.shortened = true;
        natural = this->width(run.text, used);
    }
    run.style = used.style;
    run.ink = look.ink;
    run.struckOut = look.struckOut;
    const int x = look.align == Align::Left     ? 0
                  : look.align == Align::Centre ? (width - natural) / 2
                                                : width - natural;
    run.box = {x, 0, natural, lineHeight(used.style)};
    return run;
}

TextRun Typesetter::lineIn(const Box& cell, const QString& text, const TextLook& look) const
{
    TextRun run = line(text, cell.width, look);
    run.box.x += cell.x;
    run.box.y = cell.y + (cell.height - run.box.height) / 2;
    return run;
}

void Typesetter::align(TextRun& run, const TextRun& other) const
{
    run.box.y = other.box.y + m_measurer.ascent(other.style) - m_measurer.ascent(run.style);
}

Typesetter::Lines Typesetter::lines(const QString& text, int width, const TextLook& look, int most) const
{
    Lines set;
    QStringList& lines = set.texts;
    qsizetype start = 0;
    while (start < text.size()) {
        const QString rest = text.mid(start);
        if (this->width(rest, look) <= width) {
            lines += rest;
            return set;
        }
        if (lines.size() + 1 == most) {
            lines += shortened(rest, width, look);
            set.isWhole = false;
            return set;
        }
        // The last place to break that still fits; within a word when the word alone is too long.
        qsizetype end = 0;
        QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, rest);
        while (breaks.toNextBoundary() > 0
               && this->width(rest.left(breaks.position()).trimmed(), look) <= width)
            end = breaks.position();
        if (end == 0) {
            for (const qsizetype cut : graphemeEnds(rest)) {
                if (end > 0 && this->width(rest.left(cut), look) > width)
                    break;
                end = cut;
            }
            set.isCut = true;
        }
        lines += rest.left(end).trimmed();
        start += end;
    }
    if (lines.isEmpty())
        lines += QString();
    return set;
}

Typesetter::Lines Typesetter::linesOfWords(const QString& text, int width, TextLook& look, int most) const
{
    Lines set = lines(text, width, look, most);
    while (set.isCut && look.smallest > 0 && look.style.size > look.smallest) {
        look.style.size = std::max(look.smallest, look.style.size * 19 / 20);
        set = lines(text, width, look, most);
    }
    return set;
}

/// A short word that stands alone on the last line has the word before it for company.
void Typesetter::keepCompany(const QString& text, QStringList& lines, int width, const TextLook& look) const
{
    constexpr int shortOf = 8; // of the width, so many of a hundred
    if (lines.size() < 2)
        return;
    QString& last = lines.last();
    QString& before = lines[lines.size() - 2];
    const qsizetype space = before.lastIndexOf(QLatin1Char(' '));
    // What is left there has two words still.
    if (last.contains(QLatin1Char(' ')) || before.indexOf(QLatin1Char(' ')) >= space
        || this->width(last, look) * 100 >= width * shortOf
        || !text.endsWith(before + QLatin1Char(' ') + last)) // broken at a hyphen
        return;
    const QString both = before.mid(space + 1) + QLatin1Char(' ') + last;
    if (this->width(both, look) > width)
        return;
    last = both;
    before.truncate(space);
}

Piece Typesetter::paragraph(const QString& text, int width, const TextLook& look, int mostLines) const
{
    TextLook used = look;
    Lines set = linesOfWords(text, width, used, mostLines);
    if (set.isWhole && !set.isCut)
        keepCompany(text, set.texts, width, used);
    Piece piece;
    piece.width = width;
    for (const QString& one : set.texts) {
        TextRun run = line(one, width, used);
        run.shortened = run.shortened || (!set.isWhole && &one == &set.texts.last());
        run.box.y = piece.height;
        piece.height += run.box.height;
        piece.add(std::move(run));
    }
    return piece;
}

Piece Typesetter::heading(const QString& text, int width, const TextLook& look) const
{
    TextLook smallest = look;
    if (look.smallest > 0)
        smallest.style.size = look.smallest;
    if (this->width(text, smallest) > width)
        return paragraph(text, width, look, 2);
    TextRun run = line(text, width, look);
    Piece piece;
    piece.width = width;
    piece.height = run.box.height;
    piece.add(std::move(run));
    return piece;
}

int Typesetter::widestWord(const QString& text, const TextLook& look) const
{
    int widest = 0;
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, text);
    qsizetype from = 0;
    while (breaks.toNextBoundary() > 0) {
        widest = std::max(widest, width(text.mid(from, breaks.position() - from).trimmed(), look));
        from = breaks.position();
    }
    return widest;
}

Piece Typesetter::title(const QString& text, int width, const TextLook& look, int mostLines) const
{
    const int smallest = look.smallest > 0 ? look.smallest : look.style.size;
    // Three quarters of the size on one line, then more lines at sizes that go down step by step.
    TextLook used = look;
    used.style.size = std::max(smallest, look.style.size * 3 / 4);
    if (this->width(text, used) <= width) {
        Piece piece;
        piece.width = width;
        TextLook shrinking = look;
        shrinking.smallest = used.style.size;
        TextRun run = line(text, width, shrinking);
        piece.height = run.box.height;
        piece.add(std::move(run));
        return piece;
    }
    for (;;) {
        used.smallest = 0;
        if (lines(text, width, used, mostLines).isWhole || used.style.size <= smallest)
            return paragraph(text, width, used, mostLines);
        used.style.size = std::max(smallest, used.style.size * 9 / 10);
    }
}

} // namespace navarch
