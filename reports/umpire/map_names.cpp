// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/umpire/map_names.h"

#include <algorithm>
#include <array>
#include <optional>

#include "reports/words.h"

namespace navarch {

namespace {

/// Where a number of `size` may stand beside a piece, `away` from it, the best first.
std::array<Box, 8> placesBeside(const Box& piece, const Box& size, int away)
{
    const int left = piece.x - away - size.width;
    const int right = piece.right() + away;
    const int over = piece.y - away - size.height;
    const int under = piece.bottom() + away;
    const int middleX = piece.x + (piece.width - size.width) / 2;
    const int middleY = piece.y + (piece.height - size.height) / 2;
    const auto at = [&](int x, int y) { return Box{x, y, size.width, size.height}; };
    return {at(right, middleY), at(left, middleY), at(middleX, over), at(middleX, under),
            at(right, over),    at(right, under),  at(left, over),    at(left, under)};
}

} // namespace

Box boxOf(std::span<const Drawing::Stroke> strokes)
{
    std::optional<Box> box;
    for (const Drawing::Stroke& stroke : strokes)
        for (const Drawing::Point& point : stroke.points) {
            const Box known = box.value_or(Box{point.x, point.y, 0, 0});
            const int left = std::min(known.x, point.x);
            const int top = std::min(known.y, point.y);
            box = Box{left, top, std::max(known.right(), point.x) - left,
                      std::max(known.bottom(), point.y) - top};
        }
    return box.value_or(Box{});
}

std::vector<TextRun> numbersBeside(const std::vector<Box>& pieces, const Box& map, const TextLook& look,
                                   const Typesetter& set)
{
    std::vector<TextRun> numbers;
    std::vector<Box> taken = pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const QString text = QString::number(i + 1);
        TextRun run = set.line(text, set.width(text, look) + 1, look);
        std::optional<Box> place;
        for (const int away : {millimetres(0.3), run.box.height / 2})
            for (const Box& each : placesBeside(pieces[i], run.box, away))
                if (!place && map.contains(each)
                    && std::none_of(taken.begin(), taken.end(),
                                    [&](const Box& other) { return other.overlaps(each); }))
                    place = each;
        if (!place)
            continue;
        run.box = *place;
        taken.push_back(*place);
        numbers.push_back(std::move(run));
    }
    return numbers;
}

QString namesByNumber(const BoardView& board, int side)
{
    QStringList names;
    for (std::size_t i = 0; i < board.pieces.size(); ++i)
        if (board.pieces[i].side == side)
            names += QString::number(i + 1) + QChar(0xa0) + Words::said(board.pieces[i].name);
    return names.join(QStringLiteral(", "));
}

} // namespace navarch
