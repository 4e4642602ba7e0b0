// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QFont>
#include <QFontMetricsF>
#include <QHash>

#include "reports/layout/text_style.h"

namespace navarch {

/// A font at a size, with what measuring it has taught. Units are hundredths of a millimetre.
class FontFace {
public:
    explicit FontFace(const QFont& font) : m_font(font), m_metrics(font) {}

    [[nodiscard]] const QFont& font() const { return m_font; }
    [[nodiscard]] const QFontMetricsF& metrics() const { return m_metrics; }
    [[nodiscard]] qreal width(const QString& text) const;
    /// The room that every figure takes: that of a nought.
    [[nodiscard]] qreal figureWidth() const { return width(QStringLiteral("0")); }

private:
    QFont m_font;
    QFontMetricsF m_metrics;
    mutable QHash<QString, qreal> m_widths; ///< of short texts: sheets say the same words a hundred times
};

/// A piece of a text that is set in one face.
struct FontRun {
    QString text;
    const FontFace* face;
    bool isFigures = false; ///< figures alone, each in the middle of a room as wide as any other's

    [[nodiscard]] qreal width() const
    {
        return isFigures ? face->figureWidth() * static_cast<qreal>(text.size()) : face->width(text);
    }
};

/// The fonts of print: titles in EB Garamond, data in Inter, and what they lack in DejaVu. Painting and measuring take
/// the same runs, so they agree. Not for two threads at once; needs a QGuiApplication.
class Fonts {
public:
    /// `text` in runs from left to right. Figures are runs of their own: Inter's are of different widths, and Qt knows no way to
    /// the other ones it has before 6.7; numbers below one another would stand out of line. In serif text they are set in
    /// Inter as well, because EB Garamond's 1 reads as an I.
    [[nodiscard]] std::vector<FontRun> runs(const QString& text, const TextStyle& style) const;
    [[nodiscard]] const FontFace& plain(const TextStyle& style) const
    {
        return face({style, Variant::Plain});
    }

private:
    enum class Variant : std::uint8_t {
        Plain,
        Greek,  ///< sans data with Greek in it
        Shaped, ///< with marks to be placed
    };
    struct Key {
        TextStyle style;
        Variant variant;

        friend auto operator<=>(const Key&, const Key&) = default;
    };

    [[nodiscard]] const FontFace& face(const Key& key) const;
    [[nodiscard]] static QFont fontOf(const Key& key);
    [[nodiscard]] static Variant variantFor(const QString& text, bool serif);

    mutable std::map<Key, FontFace> m_faces;
};

/// Measures with the fonts that paint.
class FontMeasurer : public TextMeasurer {
public:
    [[nodiscard]] int width(const QString& text, const TextStyle& style) const override;
    [[nodiscard]] int ascent(const TextStyle& style) const override;
    [[nodiscard]] int descent(const TextStyle& style) const override;

    [[nodiscard]] const Fonts& fonts() const { return m_fonts; }

private:
    Fonts m_fonts;
};

} // namespace navarch
