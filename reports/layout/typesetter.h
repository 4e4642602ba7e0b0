// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "reports/layout/piece.h"

namespace navarch {

/// Between a title and what stands under it: the tails of its letters reach below its line.
inline constexpr int underTitle = millimetres(0.7);

enum class Align : std::uint8_t { Left, Centre, Right };

/// How a text is to look, and what may be done to make it fit.
struct TextLook {
    TextStyle style;
    Ink ink = Ink::Full;
    Align align = Align::Left;
    /// The size it shrinks to rather than take another line, or than stand in letters of two sizes beside others; 0: its own.
    /// Rather than lose its end it shrinks further, to smallestText.
    int smallest = 0;
    bool struckOut = false;
    bool isAmount = false; ///< amounts: their points stand under one another
    bool isInFull = false; ///< a word longer than longestWord is broken in the smallest type rather than cut
};

/// A word that is longer in the smallest type is nobody's name. Room is not made for it, and it alone may be broken.
inline constexpr int longestWord = millimetres(60);

/// Sets text into given widths. What does not fit stands on more lines, broken between words and never within one (but TextLook::isInFull), then in
/// smaller type, down to smallestText, and at last ends in an ellipsis: for texts that stand in full elsewhere.
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
    /// As many lines as it takes, at most `mostLines`. A word longer than a line makes all of them smaller, and loses its end where
    /// that does not do: languages with long words share their columns with those without.
    [[nodiscard]] Piece paragraph(const QString& text, int width, const TextLook& look,
                                  int mostLines = 1000) const;
    /// What stands over a column: one line where that fits as small as the look allows, else two, or three.
    [[nodiscard]] Piece heading(const QString& text, int width, const TextLook& look) const;
    /// How wide the longest of its words is.
    [[nodiscard]] int widestWord(const QString& text, const TextLook& look) const;
    /// Like paragraph(), but shrinks as far as the look allows before it takes more than one line.
    [[nodiscard]] Piece title(const QString& text, int width, const TextLook& look, int mostLines) const;

private:
    [[nodiscard]] QString shortened(const QString& text, int width, const TextLook& look) const;
    /// How many of its characters fit, one at least.
    [[nodiscard]] qsizetype partOfWord(const QString& word, int width, const TextLook& look) const;
    struct Line {
        QString text;
        bool isShortened = false; ///< a word is too long for it, or it is the last of a text that goes on
    };
    using Lines = std::vector<Line>;
    [[nodiscard]] Lines lines(const QString& text, int width, const TextLook& look, int most) const;
    /// The same with `look` made as small as it must be for nothing to be left out.
    [[nodiscard]] Lines wholeLines(const QString& text, int width, TextLook& look, int most) const;
    [[nodiscard]] static bool areWhole(const Lines& lines);

    void keepCompany(const QString& text, Lines& lines, int width, const TextLook& look) const;

    const TextMeasurer& m_measurer;
};

} // namespace navarch
