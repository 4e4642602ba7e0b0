// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/campaign.h"
#include "core/campaign/money/treasury.h"
#include "core/data/figures.h"
#include "reports/layout/flow.h"
#include "reports/layout/table.h"
#include "reports/umpire/campaign_papers.h"

namespace navarch {

/// Sets the papers of a campaign: a title, then sections of text, tables and lines to write on.
class PaperSetter {
public:
    PaperSetter(const SheetOptions& options, const Typesetter& set);

    void title(const QString& name, const QString& under);
    void heading(const QString& text);
    void text(const QString& text, FontRole role = FontRole::Data);
    /// Rows under titles; `whenEmpty` where there are none.
    void table(std::vector<TableColumn> columns, const std::vector<QStringList>& rows,
               const QString& whenEmpty);
    /// The same; what stands in the first column stands once above the rows that have it, and again where a page begins among
    /// them. `roles` are the rows' letters, as many as there are rows; none: as in any table.
    void tableByFirst(std::vector<TableColumn> columns, const std::vector<QStringList>& rows,
                      const QString& whenEmpty, const std::vector<FontRole>& roles = {});
    /// A small heading within a section.
    void subheading(const QString& text);
    /// A paragraph with another in small soft type behind it, indented below where its last line has no room for it: in the smallest
    /// there is where ink is saved.
    void told(const QString& text, const QString& small);
    /// A paragraph of any length: it may go on over the page, but by no line alone. With its last line stands what is so high
    /// `below` it.
    void prose(const QString& text, int below = 0);
    /// A piece of the full width.
    void piece(Piece piece);
    void newPage() { m_flow.newPage(); }
    /// So many dashed lines to write on; where half of them fit on the page, no more than do.
    void lines(int count);
    /// Labels in one line, as wide as one another, and behind each a line to write on.
    void writeInBeside(const QStringList& labels);
    /// Boxes to tick, each with its word, in as many lines as they take.
    void ticks(const QStringList& words);

    /// The same without the columns in which no row has anything.
    void tableOfWhatThereIs(std::vector<TableColumn> columns, std::vector<QStringList> rows,
                            const QString& whenEmpty);

    /// A column as wide as `text`.
    [[nodiscard]] TableColumn columnFor(const QString& title, const QString& text,
                                        Align align = Align::Left) const;
    [[nodiscard]] int width() const { return m_flow.width(); }
    /// What is left of this page, and what a page holds.
    [[nodiscard]] int room() const { return m_flow.room(); }
    [[nodiscard]] int pageRoom() const { return m_pageRoom; }
    [[nodiscard]] const TextStyle& style() const { return m_style; }
    [[nodiscard]] std::vector<Page> take() { return m_flow.take(); }

private:
    enum class Firsts : std::uint8_t { All, Once };

    [[nodiscard]] int gap() const { return m_style.size * 13 / 10; }
    void setTable(std::vector<TableColumn> columns, const std::vector<QStringList>& rows,
                  const QString& whenEmpty, Firsts firsts, const std::vector<FontRole>& roles);

    const Typesetter& m_set;
    bool m_small;
    TextStyle m_style;
    int m_smallSize; ///< of type
    Flow m_flow;
    int m_pageRoom;
    QString m_section; ///< what stands over the text that is set: a heading, or the title
};

/// What an entry says: a person's note as it was written, all else in the job's language.
[[nodiscard]] QString toldText(const ChronicleRecord& entry);
/// Why a sum was booked, likewise: the umpire's own entries as he wrote them.
[[nodiscard]] QString printedReason(const LedgerLine& line);

/// "this week", "last week", "3 weeks ago".
[[nodiscard]] QString whenSeen(int turnsAgo);

/// The battles that a side fought in a turn or later, with what they cost it and every ship it lost; whether there were any
/// (week_battles.cpp).
bool setBattles(PaperSetter& setter, const Campaign& campaign, const Figures& figures, SideId side,
                int sinceTurn);

/// The turn report and the orders sheet (turn_report.cpp).
void setTurnReport(PaperSetter& setter, const Campaign& campaign, const Figures& figures, SideId side);
void setOrdersSheet(PaperSetter& setter, const Campaign& campaign, const Figures& figures, SideId side);

} // namespace navarch
