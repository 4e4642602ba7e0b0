// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "reports/layout/piece.h"

namespace navarch {

enum class Align : std::uint8_t { Left, Centre, Right };

/// How a text is to look, and what may be done to make it fit.
struct TextLook {
    TextStyle style;
    Ink ink = Ink::Full;
    Align align = Align::Left;
    int smallest = 0; ///< the size it may shrink to before it is shortened; 0: it may not
    bool struckOut = false;
    bool isAmount = false; ///< amounts: their points stand under one another
};

/// Sets text into given widths. What does not fit is first shrunk (as far as its look allows), then shortened with an
/// ellipsis: for texts that stand in full elsewhere, or for wrapped ones that outgrow their lines.
class Typesetter {
public:
    explicit Typesetter(const TextMeasurer& measurer) : m_measurer(measurer) {}

    [[nodiscard]] int width(const QString& text, const TextLook& look) const;
    [[nodiscard]] int lineHeight(const TextStyle& style) const { return m_measurer.lineHeight(style); }

    /// Moves `run` up or down to stand on the line of `other`.
    void align(TextRun& run, const TextRun& other) const;
    /// One line inside `width` from x = 0, its top at y = 0.
    [[nodiscard]] TextRun line(const QString& text, int width, const TextLook& look) const;
    /// One line inside `cell`, centred between its top and foot.
    [[nodiscard]] TextRun lineIn(const Box& cell, const QString& text, const TextLook& look) const;
    /// As many lines as it takes, at most `mostLines`. A word longer than a line makes all of them smaller, as far as the look
    /// allows, and is then cut: languages with long words share their columns with those without.
    [[nodiscard]] Piece paragraph(const QString& text, int width, const TextLook& look,
                                  int mostLines = 1000) const;
    /// What stands over a column: one line where that fits as small as the look allows, else two.
    [[nodiscard]] Piece heading(const QString& text, int width, const TextLook& look) const;
    /// How wide the longest of its words is.
    [[nodiscard]] int widestWord(const QString& text, const TextLook& look) const;
    /// Like paragraph(), but shrinks as far as the look allows before it takes more than one line.
    [[nodiscard]] Piece title(const QString& text, int width, const TextLook& look, int mostLines) const;

private:
    [[nodiscard]] QString shortened(const QString& text, int width, const TextLook& look) const;
    struct Lines {
        QStringList texts;
        bool isWhole = true; ///< nothing was left out of the last
        bool isCut = false;  ///< a word was cut
    };
    [[nodiscard]] Lines lines(const QString& text, int width, const TextLook& look, int most) const;
    /// The same with `look` made as small as it must be for no word to be cut.
    [[nodiscard]] Lines linesOfWords(const QString& text, int width, TextLook& look, int most) const;

    void keepCompany(const QString& text, QStringList& lines, int width, const TextLook& look) const;

    const TextMeasurer& m_measurer;
};

} // namespace navarch
