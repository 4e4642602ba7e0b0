// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/sheets/ship_sections.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "reports/codes/qr.h"
#include "reports/sheets/drawings.h"
#include "reports/words.h"

namespace navarch {

std::optional<QrSymbol> ShipSections::square(int width) const
{
    if (m_measures.module <= 0 || m_content.code.ships.empty())
        return std::nullopt;
    const std::string text = codeText(m_content.code);
    QrSymbol code = qrSymbol(text, m_measures.module);
    // A squadron's code of very many ships stands on the list alone.
    if (text.size() > maxPaperCode || code.side == 0 || code.box.width > width / 3)
        return std::nullopt;
    return code;
}

Piece ShipSections::header(int width) const
{
    std::optional<QrSymbol> code = square(width);
    const int beside = code ? width - code->box.width : width;
    Piece piece = m_content.fill == SheetFill::Ship ? title(beside) : formHeader(title(beside));
    // What is too long to stand beside the code stands below it.
    std::vector<std::array<QString, 3>> below;
    const auto add = [&](const QString& label, const QString& value, const QString& whole = {}) {
        if (below.empty() && namedWidth(label, value + whole) <= beside)
            addNamed(piece, label, value, whole);
        else
            below.push_back({label, value, whole});
    };
    // What is typed for a squadron's ships may be long.
    if (!isCodeInTitle(beside))
        add(Words::tr("Typed: %1").arg(QString()).trimmed(), {}, fromUtf8(typedText(m_content.code)));
    if (!m_content.squadron.isEmpty() && !isSquadronInTitle(beside))
        add(Words::tr("Squadron"), m_content.squadron);
    if (m_content.commander && m_content.aboard.empty()) {
        const PrintedCommander& who = *m_content.commander;
        if (who.name.isEmpty())
            add(Words::tr("Under"), {}, capitalised(who.command));
        else
            add(Words::tr("Under"), who.name, QStringLiteral(" (") + who.command + QLatin1Char(')'));
    }
    piece.width = width;
    if (code) {
        piece.height = std::max(piece.height, code->box.height);
        code->box.x = beside;
        piece.add(std::move(*code));
    }
    for (const auto& [label, value, whole] : below)
        addNamed(piece, label, value, whole);
    piece.height += m_measures.gap / 2;
    piece.add(Rule{{0, piece.height, width, 0}, Ink::Accent, 25});
    piece.height += 1;
    return piece;
}

/// What is typed for its ships stands behind its number where it fits.
bool ShipSections::isCodeInTitle(int width) const
{
    return m_content.code.ships.size() < 2
           || m_set.width(Words::tr("No. %1").arg(m_content.label()), m_tracks.label()) <= numberRoom(width);
}

int ShipSections::numberRoom(int width) const
{
    return width * (m_content.code.ships.size() > 1 ? 40 : 30) / 100;
}

/// The squadron stands beside the class where it fits.
bool ShipSections::isSquadronInTitle(int width) const
{
    const int needed = namedWidth(Words::tr("Squadron"), m_content.squadron);
    return classRun(width).box.right() + m_measures.gap * 2 + needed <= width;
}

TextRun ShipSections::classRun(int width) const
{
    return m_set.line(
        kind(), width,
        {{FontRole::Italic, m_measures.data * 118 / 100}, Ink::Full, Align::Left, smallestText});
}

QString ShipSections::kind() const
{
    return m_content.side.isEmpty() ? m_content.className
                                    : m_content.side + QStringLiteral(" · ") + m_content.className;
}

Piece ShipSections::title(int width) const
{
    Piece piece;
    piece.width = width;
    TextLook numberLook = m_tracks.label();
    numberLook.align = Align::Right;
    numberLook.ink = Ink::Full;
    const bool isForm = m_content.fill != SheetFill::Ship;
    const bool isNobodys = isForm && m_content.code.ships.empty();
    TextRun number =
        m_set.line(Words::tr("No. %1").arg(isNobodys              ? QStringLiteral("____")
                                           : isCodeInTitle(width) ? m_content.label()
                                                                  : QString::number(m_content.number)),
                   numberRoom(width), numberLook);
    const int titleWidth = width - number.box.width - m_measures.gap * 2;
    Piece title = m_set.title(m_content.name, titleWidth,
                              {{FontRole::Title, m_measures.title},
                               Ink::Full,
                               Align::Left,
                               std::min(m_measures.title, std::max(points(8), m_measures.title * 45 / 100))},
                              2);
    number.box.x += width - numberRoom(width);
    number.box.y =
        std::max(0, m_set.lineHeight({FontRole::Title, m_measures.title}) / 2 - number.box.height / 2);
    number.box.y = std::min(number.box.y, std::max(0, title.height - number.box.height));
    piece.stack(m_content.name.isEmpty() ? writingLine(titleWidth) : std::move(title));
    piece.height = std::max(piece.height, number.box.bottom());
    piece.add(std::move(number));

    if (isForm)
        return piece;
    std::vector<TextRun> line{classRun(width)};
    if (!m_content.squadron.isEmpty() && isSquadronInTitle(width)) {
        const int needed = namedWidth(Words::tr("Squadron"), m_content.squadron);
        for (TextRun& run : namedRuns(Words::tr("Squadron"), m_content.squadron, needed)) {
            run.box.x += width - needed;
            line.push_back(std::move(run));
        }
    }
    piece.stack(onOneLine(std::move(line)));
    return piece;
}

Piece ShipSections::writingLine(int width) const
{
    Piece piece = toFill(m_content.isSquadron ? Words::tr("Squadron") : Words::tr("Ship"), width);
    const int down = std::max(millimetres(6), m_set.lineHeight({FontRole::Title, m_measures.title}) * 9 / 10)
                     - piece.height;
    for (Item& item : piece.items)
        moveItem(item, 0, std::max(0, down));
    piece.height += std::max(0, down);
    return piece;
}

Piece ShipSections::toFill(const QString& label, int width) const
{
    Piece piece;
    piece.width = width;
    TextRun what = m_set.line(label, width * 2 / 3, m_tracks.label());
    piece.height = std::max(millimetres(5), what.box.height);
    what.box.y = piece.height - what.box.height;
    const int from = what.box.right() + between();
    piece.add(std::move(what));
    piece.add(Rule{{from, piece.height - 30, width - from, 0}, Ink::Soft, 10});
    return piece;
}

Piece ShipSections::formHeader(Piece name) const
{
    const int width = name.width;
    const int gutter = m_measures.gap * 2;
    if (m_content.fill == SheetFill::Class) {
        name.stack(m_set.paragraph(kind(), width, {{FontRole::Italic, m_measures.data * 118 / 100}}),
                   m_measures.gap / 4);
        if (!m_content.isSquadron)
            name.stack(toFill(Words::tr("Squadron"), width));
    } else {
        const int half = (width - gutter) / 2;
        Piece pair;
        Piece squadron = toFill(m_content.isSquadron ? Words::tr("Weight") : Words::tr("Squadron"), half);
        pair.height = squadron.height;
        pair.place(toFill(m_content.isSquadron ? Words::tr("Stands") : Words::tr("Class"), half), 0, 0);
        pair.place(std::move(squadron), half + gutter, 0);
        name.stack(std::move(pair));
        name.stack(toFill(Words::tr("Side"), width));
    }
    return name;
}

int ShipSections::namedWidth(const QString& label, const QString& value, FontRole role) const
{
    return m_set.width(label, m_tracks.label()) + between() + m_set.width(value, m_tracks.data(role));
}

Piece ShipSections::wrapped(const QString& label, const QString& name, const QString& whole, FontRole role,
                            bool isStruckOut, int width) const
{
    TextRun what = m_set.line(label, width / 2, m_tracks.label());
    const int from = what.box.right() + between();
    TextLook look = m_tracks.data(role);
    look.smallest = 0;
    Piece value;
    value.width = width - from;
    if (!name.isEmpty()) {
        TextLook struck = look;
        struck.struckOut = isStruckOut;
        value = m_set.paragraph(name, width - from, struck, 2);
    }
    const int end = value.items.empty() ? value.width : boxOf(value.items.back()).right();
    if (!whole.isEmpty() && end + m_set.width(whole, look) <= value.width) {
        TextRun rest = m_set.line(whole, value.width - end, look);
        rest.box.x += end;
        rest.box.y = boxOf(value.items.back()).y;
        value.add(std::move(rest));
    } else if (!whole.isEmpty()) {
        value.stack(m_set.paragraph(whole.trimmed(), value.width, look));
    }
    Piece piece;
    piece.width = width;
    const int first = value.items.empty() ? 0 : boxOf(value.items.front()).height;
    what.box.y = std::max(0, first - what.box.height);
    piece.height = std::max(value.height, what.box.bottom());
    piece.add(std::move(what));
    piece.place(std::move(value), from, 0);
    return piece;
}

int ShipSections::between() const
{
    return std::max(m_measures.gap / 2, m_measures.label * 4 / 10);
}

Piece ShipSections::onOneLine(std::vector<TextRun> runs) const
{
    int top = runs.back().box.y;
    for (TextRun& run : runs) {
        m_set.align(run, runs.back());
        top = std::min(top, run.box.y);
    }
    Piece piece;
    for (TextRun& run : runs) {
        run.box.y -= top;
        piece.height = std::max(piece.height, run.box.bottom());
        piece.add(std::move(run));
    }
    return piece;
}

std::vector<TextRun> ShipSections::namedRuns(const QString& label, const QString& value, int width,
                                             FontRole role, const QString& whole) const
{
    TextRun what = m_set.line(label, width, m_tracks.label());
    const int from = what.box.right() + between();
    std::vector<TextRun> runs{std::move(what)};
    const int kept = whole.isEmpty() ? 0 : m_set.width(whole, m_tracks.data(role));
    int x = from;
    if (!value.isEmpty() || whole.isEmpty()) {
        TextRun who = m_set.line(value, std::max(0, width - from - kept), m_tracks.data(role));
        who.box.x += from;
        x = who.box.right();
        runs.push_back(std::move(who));
    }
    if (!whole.isEmpty()) {
        TextRun rest = m_set.line(whole, width - x, m_tracks.data(role));
        rest.box.x += x;
        runs.push_back(std::move(rest));
    }
    return runs;
}

void ShipSections::addNamed(Piece& piece, const QString& label, const QString& value,
                            const QString& whole) const
{
    if (!whole.isEmpty() && namedWidth(label, value + whole) > piece.width)
        piece.stack(wrapped(label, value, whole, FontRole::Data, false, piece.width));
    else
        piece.stack(onOneLine(namedRuns(label, value, piece.width, FontRole::Data, whole)));
}

Piece ShipSections::picture(int width, int percent) const
{
    Piece piece;
    if (percent == 0 || m_content.fill == SheetFill::Nothing)
        return piece;
    piece.width = width;
    const ShipOutline outline = shipOutline(outlineTraits(m_content.fit, m_content.condition));
    const double scale = std::min(width, millimetres(115)) / 650.0 * percent / 100;
    piece.height = static_cast<int>(std::max(outline.width, 200.0) * scale);
    piece.add(shipDrawing(outline, width, piece.height, Words::tr("%1 from above").arg(m_content.className)));
    return piece;
}

Piece ShipSections::facts(int width) const
{
    const int count = static_cast<int>(m_content.facts.size());
    std::vector<int> widths;
    int all = 0;
    for (const ShipContent::Fact& fact : m_content.facts) {
        widths.push_back(std::max(m_set.width(fact.label, m_tracks.label()),
                                  fact.value.isEmpty()
                                      ? m_measures.data * 4
                                      : m_set.width(fact.value, m_tracks.data(FontRole::Strong))));
        all += widths.back();
    }
    const int leastGap = m_measures.gap * 8 / 10;
    const bool oneLine = all + leastGap * (count - 1) <= width;
    const int widest = *std::max_element(widths.begin(), widths.end());
    int columns = oneLine ? count : std::clamp((width + leastGap) / (widest + leastGap), 2, count);
    // No more columns than the lines need: even rows.
    const int lines = (count + columns - 1) / columns;
    columns = (count + lines - 1) / lines;
    const int column = (width - leastGap * (columns - 1)) / columns;
    const int gap =
        oneLine ? std::min((width - all) / std::max(1, count - 1), m_measures.data * 4) : leastGap;
    const int labelHeight = m_set.lineHeight(m_tracks.label().style);
    const int valueHeight = m_set.lineHeight({FontRole::Strong, m_measures.data});
    Piece piece;
    piece.width = width;
    int x = 0;
    for (int i = 0; i < count; ++i) {
        const ShipContent::Fact& fact = m_content.facts[static_cast<std::size_t>(i)];
        if (i % columns == 0)
            x = 0;
        const int y = i / columns * (labelHeight + valueHeight + m_measures.gap / 2);
        const int wide = oneLine ? widths[static_cast<std::size_t>(i)] : column;
        piece.add(m_set.lineIn({x, y, wide, labelHeight}, fact.label, m_tracks.label()));
        if (fact.value.isEmpty())
            piece.add(
                Rule{{x, y + labelHeight + valueHeight - 20, wide - m_measures.gap / 2, 0}, Ink::Soft, 10});
        else
            piece.add(m_set.lineIn({x, y + labelHeight, wide, valueHeight}, fact.value,
                                   m_tracks.data(FontRole::Strong)));
        piece.height = y + labelHeight + valueHeight;
        x += wide + gap;
    }
    return piece;
}

Piece ShipSections::factsRunIn(int width) const
{
    QStringList words;
    for (const ShipContent::Fact& fact : m_content.facts)
        words += QString(fact.label + QLatin1Char(' ')
                         + (fact.value.isEmpty() ? QStringLiteral("______") : fact.value))
                     .replace(QLatin1Char(' '), QChar(0xa0));
    return m_set.paragraph(words.join(Words::tr("; ")), width, {{FontRole::Data, m_measures.data}});
}

Piece ShipSections::notes(int width, int height) const
{
    Piece piece;
    piece.width = width;
    piece.height = height;
    const TextRun label = m_set.line(Words::tr("Notes"), width, m_tracks.label());
    piece.add(label);
    for (int y = noteLine; y <= height; y += noteLine)
        piece.add(Rule{{y == noteLine ? label.box.right() + m_measures.gap : 0, y,
                        y == noteLine ? width - label.box.right() - m_measures.gap : width, 0},
                       Ink::Faint,
                       10,
                       true});
    return piece;
}

} // namespace navarch
