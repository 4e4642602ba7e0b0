// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/salamis_ad_actium/reference_tables.h"

#include <algorithm>

#include "reports/layout/flow.h"
#include "reports/layout/table.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr int rowPadding = millimetres(0.4);

class ReferenceTablesSetter {
public:
    ReferenceTablesSetter(const CombatTables& tables, int size, const Typesetter& set)
        : m_tables(tables),
          m_set(set),
          m_style{FontRole::Data, size}
    {
    }

    [[nodiscard]] int gap() const { return m_style.size * 14 / 10; }

    [[nodiscard]] Piece rammingModifiers(int width) const
    {
        Piece piece =
            heading(Words::tr("Ramming modifiers"), fromUtf8(m_tables.rammingModifiers.front().rule), width);
        modifiers(piece, m_tables.rammingModifiers, width);
        notes(piece, m_tables.rammingNotes, width);
        return piece;
    }

    [[nodiscard]] Piece rammingDamage(int width) const
    {
        Piece piece =
            heading(Words::tr("Ramming damage"), fromUtf8(m_tables.rammingDamage.front().rule), width);
        int scores = 0;
        for (const CombatTables::DamageRow& row : m_tables.rammingDamage)
            scores = std::max(scores, m_set.width(dashed(row.scores()), {m_style}));
        const PrintedTable table(
            m_set,
            {{Words::tr("score"), scores},
             {Words::tr("damage")},
             {Words::tr("dice"), m_set.width(Words::tr("dice"), {m_style}), Align::Right}},
            width, m_style, rowPadding);
        piece.stack(table.head());
        for (const CombatTables::DamageRow& row : m_tables.rammingDamage)
            piece.stack(
                table.row({dashed(row.scores()), Words::of(row.text),
                           row.casualtyDice > 0 ? QString::number(row.casualtyDice) : QStringLiteral("–")}));
        return piece;
    }

    [[nodiscard]] Piece casualties(int width) const
    {
        const CombatTables::Casualties& casualties = m_tables.casualties;
        Piece piece =
            heading(Words::tr("Casualties"),
                    casualties.source == "house" ? Words::tr("%1, house rule").arg(fromUtf8(casualties.rule))
                                                 : fromUtf8(casualties.rule),
                    width);
        std::vector<TableColumn> columns{{Words::tr("d10"), m_style.size * 17 / 10}};
        for (const std::string& column : casualties.columns)
            columns.push_back({Words::of(column)});
        std::vector<QStringList> rows;
        for (std::size_t face = 0; face < casualties.results.size(); ++face) {
            QStringList& cells = rows.emplace_back(QStringList{QString::number(face + 1)});
            for (const std::string& key : casualties.results[face])
                cells += Words::of(m_tables.casualtyText(key));
        }
        const PrintedTable table(m_set, withRoomForWords(std::move(columns), rows, m_set), width, m_style,
                                 rowPadding);
        piece.stack(table.head());
        for (const QStringList& row : rows)
            piece.stack(table.row(row));
        notes(piece, m_tables.casualtyNotes, width);
        return piece;
    }

    [[nodiscard]] Piece raking(int width) const
    {
        Piece piece = heading(Words::tr("Oar rake"), fromUtf8(m_tables.rakeModifiers.front().rule), width);
        modifiers(piece, m_tables.rakeModifiers, width);
        notes(piece, m_tables.rakeNotes, width);
        return piece;
    }

private:
    /// Ranges with an en dash, modifiers with a true minus sign.
    [[nodiscard]] static QString dashed(const std::string& text)
    {
        QString shown = Words::stored(text);
        for (qsizetype i = 0; i < shown.size(); ++i)
            if (shown[i] == QLatin1Char('-'))
                shown[i] = i > 0 && shown[i - 1].isDigit() ? QChar(0x2013) : QChar(0x2212);
        return shown;
    }

    [[nodiscard]] Piece heading(const QString& text, const QString& rule, int width) const
    {
        const TextLook title{
            {FontRole::Heading, m_style.size * 14 / 10}, Ink::Full, Align::Left, m_style.size};
        const TextLook number{m_style, Ink::Soft, Align::Right};
        Piece piece;
        piece.width = width;
        piece.height = m_set.lineHeight(title.style);
        const TextRun right = m_set.lineIn({0, 0, width, piece.height}, rule, number);
        piece.add(m_set.lineIn({0, 0, right.box.x - m_style.size, piece.height}, text, title));
        piece.add(right);
        return piece;
    }

    void modifiers(Piece& piece, const std::vector<CombatTables::Modifier>& rows, int width) const
    {
        int widest = 0;
        for (const CombatTables::Modifier& row : rows)
            widest = std::max(widest, m_set.width(shownOf(row), {m_style}));
        const PrintedTable table(m_set, {{}, {{}, std::min(widest, width / 2), Align::Right}}, width, m_style,
                                 rowPadding);
        Piece rule;
        rule.height = 1;
        rule.add(Rule{{0, 0, width, 0}, Ink::Soft, 18});
        piece.stack(std::move(rule));
        for (const CombatTables::Modifier& row : rows)
            piece.stack(table.row({Words::of(row.text), shownOf(row)}),
                        piece.items.size() < 4 ? rowPadding : 0);
    }

    [[nodiscard]] static QString shownOf(const CombatTables::Modifier& row)
    {
        return dashed(row.shown) + (row.realTargetOnly ? QStringLiteral(" *") : QString());
    }

    void notes(Piece& piece, const std::vector<CombatTables::Note>& notes, int width) const
    {
        const TextLook look{{FontRole::Data, m_style.size * 92 / 100}, Ink::Soft};
        for (const CombatTables::Note& note : notes)
            piece.stack(m_set.paragraph(Words::of(note.text), width, look), rowPadding);
    }

    const CombatTables& m_tables;
    const Typesetter& m_set;
    TextStyle m_style;
};

} // namespace

Piece referencePiece(const CombatTables& tables, TablesOrder order, int width, int size,
                     const Typesetter& set)
{
    const ReferenceTablesSetter setter(tables, size, set);
    const int gap = setter.gap();
    Piece piece;
    piece.width = width;
    if (order == TablesOrder::SideBySide) {
        const int room = width - 2 * gap;
        const int first = room * 37 / 100;
        const int second = room * 35 / 100;
        const int third = room - first - second;
        Piece ram = setter.rammingModifiers(first);
        Piece casualties = setter.casualties(second);
        Piece last = setter.rammingDamage(third);
        last.stack(setter.raking(third), gap);
        piece.height = std::max({ram.height, casualties.height, last.height});
        piece.place(std::move(ram), 0, 0);
        piece.place(std::move(casualties), first + gap, 0);
        piece.place(std::move(last), first + second + 2 * gap, 0);
        return piece;
    }
    const int half = (width - gap) / 2;
    piece.stack(setter.rammingModifiers(width));
    Piece pair;
    Piece damage = setter.rammingDamage(half);
    Piece rake = setter.raking(half);
    pair.height = std::max(damage.height, rake.height);
    pair.place(std::move(damage), 0, 0);
    pair.place(std::move(rake), half + gap, 0);
    piece.stack(std::move(pair), gap);
    piece.stack(setter.casualties(width), gap);
    return piece;
}

Page referencePage(const CombatTables& tables, Paper paper, const Typesetter& set)
{
    Page page{paper, marginOf(paper), {}};
    const Box area = page.area();
    const int room = area.height - footHeight(set);
    Piece piece;
    for (int size = points(11); size >= points(6.5); size -= points(0.25)) {
        piece = referencePiece(tables, TablesOrder::Stacked, area.width, size, set);
        if (piece.height <= room)
            break;
    }
    for (Item& item : piece.items) {
        moveItem(item, area.x, area.y);
        page.items.push_back(std::move(item));
    }
    return page;
}

} // namespace navarch
