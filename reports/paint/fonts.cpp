// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/paint/fonts.h"

#include <algorithm>
#include <cmath>

namespace navarch {

namespace {

constexpr qsizetype longestKept = 60;
constexpr qsizetype mostKept = 4000;
constexpr int figuresPercent = 84; // of Inter beside EB Garamond

bool isSerif(FontRole role)
{
    return role == FontRole::Title || role == FontRole::Heading || role == FontRole::Italic;
}

bool isFigure(QChar character)
{
    return character >= QLatin1Char('0') && character <= QLatin1Char('9');
}

bool isGreek(QChar character)
{
    return character.script() == QChar::Script_Greek;
}

bool runsRightToLeft(QChar character)
{
    return character.direction() == QChar::DirR || character.direction() == QChar::DirAL
           || character.isSurrogate(); // ancient scripts of either direction: left in one piece
}

} // namespace

qreal FontFace::width(const QString& text) const
{
    if (text.size() > longestKept)
        return m_metrics.horizontalAdvance(text);
    const auto kept = m_widths.constFind(text);
    if (kept != m_widths.constEnd())
        return *kept;
    const qreal width = m_metrics.horizontalAdvance(text);
    if (m_widths.size() < mostKept)
        m_widths.insert(text, width);
    return width;
}

QFont Fonts::fontOf(const Key& key)
{
    const TextStyle& style = key.style;
    QFont font;
    if (isSerif(style.role))
        font.setFamilies(
            {QStringLiteral("EB Garamond"), QStringLiteral("DejaVu Serif"), QStringLiteral("DejaVu Sans")});
    else if (key.variant == Variant::Greek) // Inter's iota reads back from a PDF as a Latin letter
        font.setFamilies({QStringLiteral("DejaVu Sans")});
    else
        font.setFamilies({QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")});
    font.setItalic(style.role == FontRole::Italic);
    // Headings are not bold: EB Garamond's bold lacks every letter with an accent.
    font.setWeight(style.role == FontRole::Strong ? QFont::DemiBold : QFont::Normal);
    // DejaVu is larger than Inter at the same size.
    font.setPixelSize(key.variant == Variant::Greek ? style.size * 93 / 100 : style.size);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Ligatures and contextual forms have no Unicode value of their own, and a reader of the PDF would miss them
    // ("fish", "Quirinus", "SA-15.1"). Without marks to place, text needs no shaping; with them, a stated spacing keeps
    // ligatures off. Per cent, because Qt scales an absolute one by the device's resolution.
    font.setStyleStrategy(key.variant == Variant::Shaped ? QFont::PreferOutline : QFont::PreferNoShaping);
    font.setLetterSpacing(QFont::PercentageSpacing, 100);
    return font;
}

const FontFace& Fonts::face(const Key& key) const
{
    const auto found = m_faces.find(key);
    return found != m_faces.end() ? found->second : m_faces.emplace(key, FontFace(fontOf(key))).first->second;
}

Fonts::Variant Fonts::variantFor(const QString& text, bool serif)
{
    if (std::any_of(text.begin(), text.end(), [](QChar character) { return character.isMark(); }))
        return Variant::Shaped;
    return !serif && std::any_of(text.begin(), text.end(), isGreek) ? Variant::Greek : Variant::Plain;
}

std::vector<FontRun> Fonts::runs(const QString& text, const TextStyle& style) const
{
    const bool serif = isSerif(style.role);
    const Key key{style, variantFor(text, serif)};
    // A mark may stand over a figure, and all of DejaVu's figures are of one width.
    if ((!serif && key.variant != Variant::Plain) || std::none_of(text.begin(), text.end(), isFigure)
        || std::any_of(text.begin(), text.end(), runsRightToLeft))
        return {{text, &face(key)}};
    Key figureKey{style, Variant::Plain};
    if (serif)
        figureKey.style = {style.role == FontRole::Heading ? FontRole::Strong : FontRole::Data,
                           style.size * figuresPercent / 100};
    std::vector<FontRun> runs;
    qsizetype start = 0;
    while (start < text.size()) {
        const bool figure = isFigure(text[start]);
        qsizetype end = start + 1;
        while (end < text.size() && isFigure(text[end]) == figure)
            ++end;
        runs.push_back({text.mid(start, end - start), &face(figure ? figureKey : key), figure});
        start = end;
    }
    return runs;
}

int FontMeasurer::width(const QString& text, const TextStyle& style) const
{
    qreal width = 0;
    for (const FontRun& run : m_fonts.runs(text, style))
        width += run.width();
    return static_cast<int>(std::ceil(width));
}

int FontMeasurer::ascent(const TextStyle& style) const
{
    return static_cast<int>(std::ceil(m_fonts.plain(style).metrics().ascent()));
}

int FontMeasurer::descent(const TextStyle& style) const
{
    return static_cast<int>(std::ceil(m_fonts.plain(style).metrics().descent()));
}

} // namespace navarch
