// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/layout/typesetter.h"

namespace navarch {

/// Space left free round a page.
[[nodiscard]] int marginOf(Paper paper);
/// Pages leave so much free at their foot.
[[nodiscard]] int footHeight(const Typesetter& set);

/// A number that becomes that of the page marked `mark` when the document is bound, at the edge of `cell` that its look says.
[[nodiscard]] TextRun pageNumber(int mark, const Box& cell, const TextLook& look, const Typesetter& set);

/// Adds a part to a document as Document::append() does, but where the part is one page, and what stands on it fits below what stands
/// on the last page, it stands there. Pages that are cut, turned or read back are shared with nothing.
void appendBelow(Document& whole, Document part, const Typesetter& set);

/// Makes one job of a document's pages: puts blank ones in where a front would meet another page's back, numbers all of them
/// at their foot (a hairline, below it what each is a page of, and "page of pages"), and writes the numbers that lead to
/// them. What was bound before may be bound again, with more pages.
void bind(Document& document, const Typesetter& set);

} // namespace navarch
