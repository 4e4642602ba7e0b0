// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "reports/content/ship_content.h"
#include "reports/layout/typesetter.h"
#include "reports/sheets/tracks.h"

namespace navarch {

/// Between two lines for notes.
inline constexpr int noteLine = millimetres(7);

/// The sections of a ship's record sheet, each set over a width in the measures given.
class ShipSections {
public:
    ShipSections(const ShipContent& content, const SheetMeasures& measures, const Typesetter& set)
        : m_content(content),
          m_measures(measures),
          m_set(set),
          m_tracks(set, m_measures)
    {
    }
    ShipSections(const ShipSections&) = delete;
    ShipSections& operator=(const ShipSections&) = delete;

    [[nodiscard]] const SheetMeasures& measures() const { return m_measures; }

    /// Name, number, class, squadron and commander, with the code beside them, over a line.
    [[nodiscard]] Piece header(int width) const;
    /// A label, and behind it a line to write on to the edge.
    [[nodiscard]] Piece toFill(const QString& label, int width) const;
    /// The ship from above, at `percent` of its full height; nothing at 0.
    [[nodiscard]] Piece picture(int width, int percent) const;
    /// Labels over values: all in one line where they fit, else in even columns.
    [[nodiscard]] Piece facts(int width) const;
    /// The same in a paragraph.
    [[nodiscard]] Piece factsRunIn(int width) const;
    /// Speed, oar factors and fast moves, with `air` more between them than there must be.
    [[nodiscard]] Piece tracks(int width, int air) const;
    [[nodiscard]] Piece damage(int width) const;
    /// Troops, towers, engines and pots, in two columns where they fit.
    [[nodiscard]] Piece stores(int width) const;
    /// The captain with his fate, and what may befall the ship.
    [[nodiscard]] Piece people(int width) const;
    /// The captain with his fate alone, and the commanders who are aboard with theirs.
    [[nodiscard]] Piece captain(int width) const;
    /// Lines to write on, in what is left of the page.
    [[nodiscard]] Piece notes(int width, int height) const;

private:
    /// Her code; nothing where there is none, or no room beside a title of `width`.
    [[nodiscard]] std::optional<QrSymbol> square(int width) const;
    /// A line to write a name on.
    [[nodiscard]] Piece writingLine(int width) const;
    /// The header of a form, below its line for the name.
    [[nodiscard]] Piece formHeader(Piece name) const;
    /// Name and number over the class, with the squadron beside that where it fits; of a form the line for the name alone.
    [[nodiscard]] Piece title(int width) const;
    [[nodiscard]] TextRun classRun(int width) const;
    [[nodiscard]] bool isSquadronInTitle(int width) const;
    [[nodiscard]] bool isCodeInTitle(int width) const;
    [[nodiscard]] int numberRoom(int width) const;
    /// From a label to its value, or from a tick to the next, at least.
    [[nodiscard]] int between() const;
    [[nodiscard]] int namedWidth(const QString& label, const QString& value,
                                 FontRole role = FontRole::Data) const;
    /// A label and somebody behind it who is too long for one line: his name on two at most, then `whole`, which is never
    /// shortened.
    [[nodiscard]] Piece wrapped(const QString& label, const QString& name, const QString& whole,
                                FontRole role, bool isStruckOut, int width) const;
    /// A label and behind it a value, and `whole` after that, which is never shortened for the value.
    [[nodiscard]] std::vector<TextRun> namedRuns(const QString& label, const QString& value, int width,
                                                 FontRole role = FontRole::Data,
                                                 const QString& whole = {}) const;
    void addNamed(Piece& piece, const QString& label, const QString& value, const QString& whole = {}) const;
    /// What she is of: her side and class.
    [[nodiscard]] QString kind() const;
    /// `runs` on the line of the last.
    [[nodiscard]] Piece onOneLine(std::vector<TextRun> runs) const;
    /// Adds a track behind its label, its note beside it or below.
    void addTrack(Piece& all, const QString& label, int labelWidth, Piece track, const QString& note,
                  int gap) const;
    [[nodiscard]] Piece fires(int width) const;
    /// The captain, then boxes for `more` besides those of his fate.
    [[nodiscard]] Piece captainAnd(std::vector<Piece> more, int width) const;
    /// Somebody on a line with boxes for his fate; what does not fit beside him is left in `ticks`. An empty name is a line to
    /// write on.
    [[nodiscard]] Piece person(const QString& label, const QString& name, const QString& whole, bool isDead,
                               std::vector<Piece>& ticks, int width) const;

    const ShipContent& m_content;
    SheetMeasures m_measures;
    const Typesetter& m_set;
    Tracks m_tracks; ///< in m_measures
};

} // namespace navarch
