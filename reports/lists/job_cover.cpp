// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/lists/job_cover.h"

#include <algorithm>

#include "reports/layout/flow.h"
#include "reports/layout/registration.h"
#include "reports/lists/code_strip.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr int besideSquare = millimetres(4);
constexpr int betweenColumns = millimetres(8);
constexpr int ruleGap = millimetres(0.5); ///< a square has free space of its own

QString countOf(std::size_t ships)
{
    return ships == 1 ? Words::tr("One ship") : Words::tr("%1 ships").arg(ships);
}

/// Name, number of ships and pages, and what is typed instead of the code on the left; the square on the right.
Piece fleetPiece(const JobFleet& fleet, int squareWidth, TextStyle style, int width, const Typesetter& set)
{
    const std::vector<PaperCode> codes = codesOfList(fleet.ships);
    const int beside = width - squareWidth - besideSquare;
    const TextLook soft{style, Ink::Soft};
    Piece piece =
        set.title(fleet.name, beside,
                  {{FontRole::Title, style.size * 2}, Ink::Full, Align::Left, style.size * 12 / 10}, 2);
    const QString what = fleet.side.isEmpty()
                             ? countOf(fleet.ships.size())
                             : fleet.side + QStringLiteral(" · ") + countOf(fleet.ships.size());
    Piece line;
    line.width = beside;
    TextRun run = set.line(what + QStringLiteral(" · ") + Words::tr("from page") + QChar(0xa0),
                           beside - style.size * 3, {style, Ink::Full});
    line.height = run.box.height;
    line.add(pageNumber(fleet.firstPage, {run.box.right(), 0, style.size * 3, line.height}, {style}, set));
    line.add(std::move(run));
    piece.stack(std::move(line));
    if (codes.size() == 1) {
        if (const QString typed = typedInstead(codes.front()); !typed.isEmpty())
            piece.stack(set.paragraph(Words::tr("Typed: %1").arg(typed), beside, soft), style.size / 3);
        QrSymbol square = squareOf(codes.front());
        square.box.x = width - square.box.width;
        piece.height = std::max(piece.height, square.box.height);
        piece.add(std::move(square));
    } else if (codes.size() > 1) {
        piece.stack(
            set.paragraph(Words::tr("Its %1 codes stand on its list.").arg(codes.size()), beside, soft),
            style.size / 3);
    }
    piece.width = width;
    piece.height += ruleGap;
    piece.add(Rule{{0, piece.height, width, 0}});
    piece.height += 1;
    return piece;
}

} // namespace

std::vector<Page> jobCover(const QString& title, const std::vector<JobFleet>& fleets, Paper paper,
                           const Typesetter& set)
{
    const bool isSmall = paper == Paper::A5;
    const TextStyle style{FontRole::Data, isSmall ? points(7.5) : points(9)};
    Flow flow(paper, set);
    const int width = flow.width();
    std::size_t ships = 0;
    int squareWidth = 0;
    bool hasSquares = false;
    for (const JobFleet& fleet : fleets) {
        ships += fleet.ships.size();
        const std::vector<PaperCode> codes = codesOfList(fleet.ships);
        hasSquares = hasSquares || !codes.empty();
        if (codes.size() == 1)
            squareWidth = std::max(squareWidth, squareOf(codes.front()).box.width);
    }
    Piece head = set.title(
        title, width,
        {{FontRole::Title, isSmall ? points(20) : points(26)}, Ink::Full, Align::Left, points(12)}, 3);
    head.stack(
        set.paragraph(Words::tr("%1 fleets").arg(fleets.size()) + QStringLiteral(" · ") + countOf(ships),
                      width, {{FontRole::Italic, isSmall ? points(10) : points(12)}, Ink::Soft}));
    head.height += millimetres(1.5);
    head.add(Rule{{0, head.height, width, 0}, Ink::Accent, 25});
    flow.add(std::move(head));
    if (hasSquares)
        flow.add(
            set.paragraph(Words::tr("Enter a result: scan a sheet's code or type its number. The code of a "
                                    "fleet takes its ships in the order of their sheets."),
                          width, {style, Ink::Soft}),
            millimetres(3));
    // Many stand in two columns.
    constexpr std::size_t mostInOneColumn = 10;
    if (fleets.size() <= mostInOneColumn || isSmall) {
        for (const JobFleet& fleet : fleets)
            flow.add(fleetPiece(fleet, squareWidth, style, width, set), millimetres(3));
    } else {
        const int each = (width - betweenColumns) / 2;
        for (std::size_t i = 0; i < fleets.size(); i += 2) {
            Piece row = fleetPiece(fleets[i], squareWidth, style, each, set);
            if (i + 1 < fleets.size()) {
                Piece beside = fleetPiece(fleets[i + 1], squareWidth, style, each, set);
                row.height = std::max(row.height, beside.height);
                row.place(std::move(beside), width - each, 0);
            }
            row.width = width;
            flow.add(std::move(row), millimetres(0.5));
        }
    }
    std::vector<Page> pages = flow.take();
    // Known as what it is when it comes back in a pile of others.
    for (Page& page : pages)
        if (std::any_of(page.items.begin(), page.items.end(),
                        [](const Item& item) { return std::holds_alternative<QrSymbol>(item); })) {
            Box area = page.area();
            area.height -= footHeight(set);
            addSheet(page, area);
        }
    return pages;
}

} // namespace navarch
