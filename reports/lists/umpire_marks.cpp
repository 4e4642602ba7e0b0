// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/lists/umpire_marks.h"

#include "reports/layout/flow.h"
#include "reports/words.h"

namespace navarch {

Piece umpireMarksPiece(const QStringList& marks, int width, const Typesetter& set)
{
    constexpr int size = points(7);
    Piece piece;
    piece.width = width;
    piece.add(Rule{{0, 0, width, 0}, Ink::Soft, 10});
    piece.height = millimetres(1);
    piece.stack(set.paragraph(Words::tr("By the umpire's hand"), width, {{FontRole::Strong, size}}));
    for (const QString& mark : marks)
        piece.stack(set.paragraph(mark, width, {{FontRole::Data, size}}));
    return piece;
}

std::vector<Page> umpireMarksPages(const std::vector<MarkedSheet>& sheets, Paper paper, const Typesetter& set)
{
    const bool isSmall = paper == Paper::A5;
    const int size = isSmall ? points(7.5) : points(9);
    Flow flow(paper, set);
    const int width = flow.width();
    Piece head = set.title(
        Words::tr("By the umpire's hand"), width,
        {{FontRole::Title, isSmall ? points(16) : points(20)}, Ink::Full, Align::Left, points(12)}, 2);
    head.height += millimetres(1.5);
    head.add(Rule{{0, head.height, width, 0}, Ink::Accent, 25});
    flow.add(std::move(head));
    for (const MarkedSheet& sheet : sheets) {
        flow.add(set.paragraph(sheet.name, width, {{FontRole::Heading, size * 125 / 100}}), millimetres(3),
                 set.lineHeight({FontRole::Data, size}) * 2);
        for (const QString& mark : sheet.marks)
            flow.add(set.paragraph(mark, width, {{FontRole::Data, size}}), millimetres(0.7));
    }
    return flow.take();
}

} // namespace navarch
