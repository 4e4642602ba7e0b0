// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/lists/umpire_marks.h"

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

} // namespace navarch
