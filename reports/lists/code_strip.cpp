// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/lists/code_strip.h"

#include <algorithm>
#include <utility>

#include "reports/codes/qr.h"
#include "reports/words.h"

namespace navarch {

namespace {

/// A square of version 6: so many letters and digits still stand in the corner of a small page.
constexpr std::size_t longestCode = 150;
constexpr std::size_t longestTyped = 48;
constexpr int mostListPages = 99; ///< counted by a code of a page
constexpr int stripGap = millimetres(4);

/// One square of several, with which it is and its first and last ship under it.
Piece partOf(const PaperCode& code, const TextStyle& style, const Typesetter& set)
{
    QrSymbol square = squareOf(code);
    Piece piece;
    piece.width = square.box.width;
    piece.height = square.box.height;
    piece.add(std::move(square));
    const TextLook look{style, Ink::Soft, Align::Centre, points(6.5)};
    const PaperCode first{code.tag, {code.ships.front()}};
    const PaperCode last{code.tag, {code.ships.back()}};
    piece.stack(set.paragraph(Words::tr("%1 of %2").arg(code.part).arg(code.parts), piece.width,
                              {{FontRole::Strong, style.size}, Ink::Full, Align::Centre, points(6.5)}));
    piece.stack(set.paragraph(fromUtf8(typedText(first)) + QStringLiteral(" – ") + fromUtf8(typedText(last)),
                              piece.width, look, 2));
    return piece;
}

} // namespace

std::vector<PaperCode> codesOfList(const std::vector<ShipContent>& ships)
{
    std::vector<std::int64_t> numbers;
    for (const ShipContent& ship : ships)
        if (ship.code.ships.size() == 1)
            numbers.push_back(ship.code.ships.front());
    return numbers.empty()
               ? std::vector<PaperCode>()
               : codesOf(ships.front().code.tag, numbers, longestCode, ships.front().code.occasion);
}

QrSymbol squareOf(const PaperCode& code)
{
    return qrSymbol(codeText(code));
}

PaperCode listPageCode(const PaperCode& ship, int page)
{
    return {ship.tag, {ship.ships.front()}, std::min(page, mostListPages), mostListPages, ship.occasion};
}

void numberListPages(std::vector<Page>& pages)
{
    int number = 1;
    for (Page& page : pages) {
        ++number;
        for (std::size_t i = 0; i < page.items.size(); ++i) {
            auto* square = std::get_if<QrSymbol>(&page.items[i]);
            const auto code =
                square ? readPaperCode(square->text.toStdString()) : tl::unexpected(CodeFlaw::NotACode);
            if (!code || code->parts != mostListPages || code->part == 1)
                continue;
            const auto row = std::find_if(page.items.begin() + static_cast<std::ptrdiff_t>(i),
                                          page.items.end(), [](const Item& item) {
                                              const auto* frame = std::get_if<Frame>(&item);
                                              return frame && frame->meaning.key.starts_with("fate.");
                                          });
            const std::int64_t ship =
                row == page.items.end() ? code->ships.front() : std::get<Frame>(*row).meaning.ship;
            QrSymbol numbered = squareOf(listPageCode({code->tag, {ship}, 1, 1, code->occasion}, number));
            numbered.box.x = square->box.right() - numbered.box.width;
            numbered.box.y = square->box.y;
            *square = std::move(numbered);
        }
    }
}

QString typedInstead(const PaperCode& code)
{
    const std::string typed = typedText(code);
    return typed.size() <= longestTyped ? fromUtf8(typed) : QString();
}

Piece listHead(const QString& name, const QString& what, const std::vector<ShipContent>& ships, bool small,
               int width, const Typesetter& set)
{
    const std::vector<PaperCode> codes = codesOfList(ships);
    QrSymbol square = codes.empty()       ? QrSymbol()
                      : codes.size() == 1 ? squareOf(codes.front())
                                          : squareOf(listPageCode(codes.front(), 1));
    const int beside = width - square.box.width;
    Piece head = set.title(
        name, beside,
        {{FontRole::Title, small ? points(20) : points(26)}, Ink::Full, Align::Left, points(12)}, 3);
    head.stack(set.paragraph(what, beside, {{FontRole::Italic, small ? points(10) : points(12)}, Ink::Soft}),
               underTitle);
    head.width = width;
    head.height = std::max(head.height, square.box.height);
    if (square.side > 0) {
        square.box.x = beside;
        head.add(std::move(square));
    }
    head.height += millimetres(1.5);
    head.add(Rule{{0, head.height, width, 0}, Ink::Accent, 25});
    return head;
}

void addCodes(Flow& flow, const std::vector<ShipContent>& ships, TextStyle style, const Typesetter& set,
              bool explains)
{
    const std::vector<PaperCode> codes = codesOfList(ships);
    if (codes.empty())
        return;
    QStringList how;
    if (explains)
        how +=
            Words::tr("Enter a result: scan a sheet's code or type its number, such as %1. The code of this "
                      "list takes its ships in this order.")
                .arg(ships.front().label());
    // Of a list after others the cover says it.
    const QString typed = typedInstead(codes.front());
    if (explains && codes.size() == 1 && codes.front().ships.size() > 1 && !typed.isEmpty())
        how += Words::tr("Typed: %1").arg(typed);
    style.size = std::max(points(6.5), style.size * 88 / 100);
    std::vector<Piece> squares;
    if (codes.size() > 1)
        for (const PaperCode& code : codes)
            squares.push_back(partOf(code, style, set));
    const int wide = flow.width();
    if (!how.isEmpty())
        flow.add(set.paragraph(how.join(QLatin1Char(' ')), wide, {style, Ink::Soft}), millimetres(3),
                 squares.empty() ? 0 : squares.front().height + millimetres(3));
    Piece row;
    int x = 0;
    const auto endRow = [&] {
        row.width = wide;
        if (row.height > 0)
            flow.add(std::exchange(row, Piece()), millimetres(2));
        x = 0;
    };
    for (Piece& square : squares) {
        if (x > 0 && x + square.width > wide)
            endRow();
        const int next = x + square.width + stripGap;
        row.height = std::max(row.height, square.height);
        row.place(std::move(square), x, 0);
        x = next;
    }
    endRow();
}

} // namespace navarch
