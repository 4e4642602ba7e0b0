// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/lists/price_lines.h"

#include <algorithm>

#include "reports/words.h"

namespace navarch {

namespace {

constexpr int narrowestColumn = millimetres(52);

struct Line {
    QString text;
    QString amount;
    bool part;
};

std::vector<Line> linesOf(const Price& price, bool parts)
{
    std::vector<Line> lines;
    for (const PriceLine& line : price.lines) {
        lines.push_back({Words::said(phraseOf(line)), printedAmount(line.amount), false});
        // A single part says nothing that its line does not.
        if (!parts || line.parts.size() < 2)
            continue;
        for (const PriceLine& part : line.parts)
            lines.push_back({Words::said(phraseOf(part)), printedAmount(part.amount), true});
    }
    return lines;
}

Piece totalPiece(const Price& price, int width, TextStyle style, const Typesetter& set)
{
    const TextLook label{{FontRole::Data, style.size}, Ink::Soft};
    const TextLook amount{
        {FontRole::Strong, style.size * 115 / 100}, Ink::Full, Align::Right, 0, false, true};
    Piece piece;
    piece.width = width;
    piece.height = set.lineHeight(amount.style);
    TextRun total = set.lineIn({0, 0, width, piece.height},
                               Words::tr("%1 talents").arg(printedAmount(price.total)), amount);
    piece.add(set.lineIn({0, 0, total.box.x - style.size, piece.height}, Words::tr("Price"), label));
    piece.add(std::move(total));
    return piece;
}

} // namespace

QString printedAmount(Talents amount)
{
    return Words::said(phrase("%1", amount));
}

QString priceInWords(const std::vector<PriceLine>& lines)
{
    QStringList words;
    for (const PriceLine& line : lines)
        words += Words::tr("%1: %2")
                     .replace(QLatin1Char(' '), QChar(0xa0))
                     .arg(Words::said(phraseOf(line)), printedAmount(line.amount));
    return words.join(Words::tr("; "));
}

Piece pricePiece(const Price& price, PriceDetail detail, int width, TextStyle style, const Typesetter& set)
{
    Piece piece;
    piece.width = width;
    if (detail == PriceDetail::Total)
        return totalPiece(price, width, style, set);
    if (detail == PriceDetail::RunIn) {
        piece.stack(set.paragraph(priceInWords(price.lines), width, {style, Ink::Soft}));
        piece.stack(totalPiece(price, width, style, set), style.size / 4);
        return piece;
    }
    const std::vector<Line> lines = linesOf(price, detail == PriceDetail::Parts);
    const int gap = style.size * 2;
    const int columns = std::clamp((width + gap) / (narrowestColumn * style.size / points(8.5) + gap), 1, 3);
    const int column = (width - gap * (columns - 1)) / columns;
    const int lineHeight = set.lineHeight(style);
    const int perColumn = (static_cast<int>(lines.size()) + columns - 1) / columns;
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
        const Line& line = lines[static_cast<std::size_t>(i)];
        const int x = i / perColumn * (column + gap);
        const int y = i % perColumn * lineHeight;
        const Ink ink = line.part ? Ink::Soft : Ink::Full;
        const int indent = line.part ? style.size : 0;
        TextRun amount =
            set.lineIn({x, y, column, lineHeight}, line.amount, {style, ink, Align::Right, 0, false, true});
        const int room = amount.box.x - x - indent - style.size / 2;
        piece.add(
            set.lineIn({x + indent, y, room, lineHeight}, line.text, {style, ink, Align::Left, points(6.5)}));
        piece.add(std::move(amount));
    }
    piece.height = perColumn * lineHeight;
    piece.stack(totalPiece(price, width, style, set), style.size / 4);
    return piece;
}

} // namespace navarch
