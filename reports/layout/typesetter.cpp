// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/layout/typesetter.h"

#include <algorithm>
#include <iterator>

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

/// Where a line may end: as Unicode has it, and behind every space before a word or a figure; Qt takes figures with a space
/// between them for one number. The last is the text's own end.
std::vector<qsizetype> lineEnds(const QString& text)
{
    std::vector<qsizetype> ends;
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, text);
    while (breaks.toNextBoundary() > 0)
        ends.push_back(breaks.position());
    for (qsizetype i = 1; i < text.size(); ++i)
        if (text[i - 1] == QLatin1Char(' ') && text[i].isLetterOrNumber())
            ends.push_back(i);
    std::sort(ends.begin(), ends.end());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    return ends;
}

/// The size below which a text rather loses its end.
int floorOf(const TextLook& look)
{
    const int wanted = look.smallest > 0 ? std::min(look.smallest, smallestText) : smallestText;
    return std::min(look.style.size, wanted);
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

qsizetype Typesetter::partOfWord(const QString& word, int width, const TextLook& look) const
{
    const std::vector<qsizetype> ends = graphemeEnds(word);
    const auto past = std::find_if(ends.begin(), ends.end(),
                                   [&](qsizetype end) { return this->width(word.left(end), look) > width; });
    return past == ends.begin() ? ends.front() : *std::prev(past);
}

TextRun Typesetter::line(const QString& text, int width, const TextLook& look) const
{
    TextLook used = look;
    int natural = this->width(text, used);
    if (const int floor = floorOf(look); natural > width && floor < look.style.size) {
        // Widths grow with the size: one guess, then small steps for rounding.
        used.style.size = std::clamp(look.style.size * width / natural, floor, look.style.size);
        natural = this->width(text, used);
        while (natural > width && used.style.size > floor) {
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
    if (text.isEmpty() || this->width(text, look) <= width) // as most do
        return {{text}};
    Lines set;
    const std::vector<qsizetype> ends = lineEnds(text);
    auto next = ends.begin();
    qsizetype start = 0;
    while (start < text.size()) {
        const QString rest = text.mid(start);
        if (this->width(rest, look) <= width) {
            set.push_back({rest});
            return set;
        }
        if (static_cast<int>(set.size()) + 1 == most) {
            set.push_back({shortened(rest, width, look), true});
            return set;
        }
        // The last place to break that still fits; a word that is too long by itself has a line.
        const auto upTo = [&](qsizetype end) { return text.mid(start, end - start).trimmed(); };
        const auto first = next;
        while (next != ends.end() && this->width(upTo(*next), look) <= width)
            ++next;
        if (next != first) {
            set.push_back({upTo(*std::prev(next))});
            start = *std::prev(next);
        } else if (look.isInFull && look.style.size <= smallestText
                   && this->width(upTo(*next), look) > longestWord) {
            const qsizetype part = partOfWord(text.mid(start, *next - start), width, look);
            set.push_back({text.mid(start, part)});
            start += part;
        } else {
            set.push_back({shortened(upTo(*next), width, look), true});
            start = *next;
            ++next;
        }
    }
    return set;
}

bool Typesetter::areWhole(const Lines& lines)
{
    return std::none_of(lines.begin(), lines.end(), [](const Line& line) { return line.isShortened; });
}

Typesetter::Lines Typesetter::wholeLines(const QString& text, int width, TextLook& look, int most) const
{
    const int floor = floorOf(look);
    Lines set = lines(text, width, look, most);
    while (!areWhole(set) && look.style.size > floor) {
        look.style.size = std::max(floor, look.style.size * 19 / 20);
        set = lines(text, width, look, most);
    }
    return set;
}

/// A short word that stands alone on the last line has the word before it for company.
void Typesetter::keepCompany(const QString& text, Lines& lines, int width, const TextLook& look) const
{
    constexpr int shortOf = 8; // of the width, so many of a hundred
    if (lines.size() < 2)
        return;
    QString& last = lines.back().text;
    QString& before = lines[lines.size() - 2].text;
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
    Lines set = wholeLines(text, width, used, mostLines);
    if (areWhole(set))
        keepCompany(text, set, width, used);
    Piece piece;
    piece.width = width;
    for (const Line& one : set) {
        TextRun run = line(one.text, width, used);
        run.shortened = run.shortened || one.isShortened;
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
    if (this->width(text, smallest) > width) {
        TextLook used = look;
        const bool isOfTwo = areWhole(wholeLines(text, width, used, 2));
        return paragraph(text, width, look, isOfTwo ? 2 : 3);
    }
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
    qsizetype from = 0;
    for (const qsizetype end : lineEnds(text)) {
        widest = std::max(widest, width(text.mid(from, end - from).trimmed(), look));
        from = end;
    }
    return widest;
}

Piece Typesetter::title(const QString& text, int width, const TextLook& look, int mostLines) const
{
    const int smallest = look.smallest > 0 ? look.smallest : look.style.size;
    // Three quarters of the size on one line, then more lines at sizes that go down step by step.
    TextLook used = look;
    used.smallest = 0;
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
        if (areWhole(lines(text, width, used, mostLines)) || used.style.size <= smallest)
            return paragraph(text, width, used, mostLines);
        used.style.size = std::max(smallest, used.style.size * 9 / 10);
    }
}

} // namespace navarch
