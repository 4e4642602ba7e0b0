// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/umpire/paper_setter.h"

#include <algorithm>
#include <utility>

#include "reports/sheets/tracks.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr int writingLine = millimetres(7.5);

} // namespace

PaperSetter::PaperSetter(const SheetOptions& options, const Typesetter& set)
    : m_set(set),
      m_small(options.paper == Paper::A5),
      m_style{FontRole::Data, m_small                      ? points(7.5)
                              : options.paper == Paper::A3 ? points(12)
                                                           : points(9)},
      m_smallSize(options.saveInk ? points(6.5) : std::max(points(6.5), m_style.size * 85 / 100)),
      m_flow(options.paper, set),
      m_pageRoom(m_flow.room())
{
}

void PaperSetter::title(const QString& name, const QString& under)
{
    m_section = name;
    m_flow.add(m_set.title(
        name, m_flow.width(),
        {{FontRole::Title, m_small ? points(20) : points(26)}, Ink::Full, Align::Left, points(12)}, 3));
    Piece subtitle = m_set.paragraph(under, m_flow.width(),
                                     {{FontRole::Italic, m_small ? points(10) : points(12)}, Ink::Soft});
    subtitle.height += millimetres(1.5);
    subtitle.add(Rule{{0, subtitle.height, m_flow.width(), 0}, Ink::Accent, 25});
    subtitle.height += millimetres(2);
    m_flow.add(std::move(subtitle), underTitle);
}

void PaperSetter::heading(const QString& text)
{
    m_section = text;
    m_flow.setHead(std::nullopt);
    Piece piece = m_set.paragraph(text, m_flow.width(), {{FontRole::Heading, m_style.size * 13 / 10}});
    piece.height += millimetres(0.8);
    m_flow.add(std::move(piece), gap() * 3 / 2,
               m_set.lineHeight(m_style) * 7); // of a subheading and its own company
}

void PaperSetter::text(const QString& text, FontRole role)
{
    m_flow.add(m_set.paragraph(text, m_flow.width(), {{role, m_style.size}}), m_style.size / 3);
}

void PaperSetter::table(std::vector<TableColumn> columns, const std::vector<QStringList>& rows,
                        const QString& whenEmpty)
{
    setTable(std::move(columns), rows, whenEmpty, Firsts::All, {});
}

void PaperSetter::tableByFirst(std::vector<TableColumn> columns, const std::vector<QStringList>& rows,
                               const QString& whenEmpty, const std::vector<FontRole>& roles)
{
    setTable(std::move(columns), rows, whenEmpty, Firsts::Once, roles);
}

void PaperSetter::setTable(std::vector<TableColumn> columns, const std::vector<QStringList>& rows,
                           const QString& whenEmpty, Firsts firsts, const std::vector<FontRole>& roles)
{
    if (rows.empty()) {
        text(whenEmpty, FontRole::Italic);
        return;
    }
    const PrintedTable setter(m_set, withRoomForWords(std::move(columns), rows, m_set), m_flow.width(),
                              m_style);
    Piece head = setter.head();
    m_flow.add(head, m_style.size / 3, m_set.lineHeight(m_style) * 2);
    // A page that goes on says with what.
    Piece continued = m_set.paragraph(Words::tr("%1, continued").arg(m_section), m_flow.width(),
                                      {{FontRole::Heading, m_style.size * 11 / 10}, Ink::Soft});
    continued.width = m_flow.width();
    continued.stack(std::move(head), m_style.size / 3);
    m_flow.setHead(std::move(continued));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QStringList row = rows[i];
        if (firsts == Firsts::Once && i > 0 && row.front() == rows[i - 1].front())
            row.front().clear();
        const FontRole role = roles.empty() ? FontRole::Data : roles[i];
        Piece piece = setter.row(row, role);
        // On a new page nobody sees what stood above.
        if (row != rows[i] && !m_flow.fits(piece))
            piece = setter.row(rows[i], role);
        m_flow.add(std::move(piece));
    }
    m_flow.setHead(std::nullopt);
}

void PaperSetter::tableOfWhatThereIs(std::vector<TableColumn> columns, std::vector<QStringList> rows,
                                     const QString& whenEmpty)
{
    for (qsizetype column = static_cast<qsizetype>(columns.size()) - 1; column >= 0; --column) {
        if (std::any_of(rows.begin(), rows.end(),
                        [column](const QStringList& row) { return !row[column].isEmpty(); }))
            continue;
        columns.erase(columns.begin() + column);
        for (QStringList& row : rows)
            row.removeAt(column);
    }
    table(std::move(columns), rows, whenEmpty);
}

void PaperSetter::subheading(const QString& text)
{
    m_section = text;
    m_flow.add(m_set.paragraph(text, m_flow.width(), {{FontRole::Strong, m_style.size}}),
               m_style.size * 8 / 10, m_set.lineHeight(m_style) * 4);
}

void PaperSetter::told(const QString& text, const QString& small)
{
    Piece piece = m_set.paragraph(text, m_flow.width(), {{FontRole::Data, m_style.size}});
    const TextLook soft{{FontRole::Data, m_smallSize}, Ink::Soft};
    const auto* last = piece.items.empty() ? nullptr : std::get_if<TextRun>(&piece.items.back());
    const int behind = last ? last->box.right() + m_style.size : 0;
    if (last && !small.isEmpty() && behind + m_set.width(small, soft) <= m_flow.width()) {
        TextRun run = m_set.line(small, m_flow.width() - behind, soft);
        m_set.align(run, *last);
        run.box.x = behind;
        piece.add(std::move(run));
    } else if (!small.isEmpty()) {
        piece.stack(m_set.paragraph(small, m_flow.width() - m_style.size, soft), 0, m_style.size);
    }
    m_flow.add(std::move(piece), m_style.size / 3);
}

void PaperSetter::prose(const QString& text, int below)
{
    const int high = m_set.lineHeight(m_style);
    Piece whole = m_set.paragraph(text, m_flow.width(), {{FontRole::Data, m_style.size}});
    const std::size_t count = whole.items.size();
    for (std::size_t i = 0; i < count; ++i) {
        Piece line;
        line.width = whole.width;
        line.height = high;
        moveItem(whole.items[i], 0, -boxOf(whole.items[i]).y);
        line.add(std::move(whole.items[i]));
        // The first line and the last stand on no page alone.
        const std::size_t after = count - 1 - i;
        const int company = after == 0 ? below : after == 1 ? high + below : i == 0 ? high : 0;
        m_flow.add(std::move(line), i == 0 ? m_style.size / 3 : 0, company);
    }
}

void PaperSetter::piece(Piece piece)
{
    m_flow.add(std::move(piece), gap());
}

void PaperSetter::lines(int count)
{
    for (int i = 0; i < count; ++i) {
        Piece piece;
        piece.width = m_flow.width();
        piece.height = writingLine;
        piece.add(Rule{{0, writingLine - 20, piece.width, 0}, Ink::Faint, 10, true});
        if (2 * i >= count && !m_flow.fits(piece))
            return;
        m_flow.add(std::move(piece));
    }
}

void PaperSetter::writeInBeside(const QStringList& labels)
{
    Piece piece;
    piece.width = m_flow.width();
    piece.height = writingLine;
    const int high = m_set.lineHeight(m_style);
    const auto count = static_cast<int>(labels.size());
    const int each = (piece.width - gap() * (count - 1)) / std::max(1, count);
    for (int i = 0; i < count; ++i) {
        const int x = i * (each + gap());
        TextRun run = m_set.line(labels[i], each * 2 / 3, {m_style, Ink::Soft});
        run.box.x += x;
        run.box.y = writingLine - high - 60;
        const int from = run.box.right() + m_style.size / 2;
        piece.add(std::move(run));
        piece.add(Rule{{from, writingLine - 80, x + each - from, 0}, Ink::Soft, 10});
    }
    m_flow.add(std::move(piece));
}

void PaperSetter::ticks(const QStringList& words)
{
    SheetMeasures measures;
    measures.data = m_style.size;
    const Tracks tracks(m_set, measures);
    std::vector<Piece> pieces;
    for (const QString& word : words)
        pieces.push_back(tracks.tick({word, false}, m_flow.width()));
    m_flow.add(tracks.inLines(std::move(pieces), m_flow.width(), m_style.size, m_style.size / 2),
               m_style.size / 2);
}

TableColumn PaperSetter::columnFor(const QString& title, const QString& text, Align align) const
{
    const int wide =
        std::max(m_set.width(title, {{FontRole::Data, std::max(points(6.5), m_style.size * 85 / 100)}}),
                 m_set.width(text, {m_style}));
    return {title, wide + 1, align};
}

} // namespace navarch
