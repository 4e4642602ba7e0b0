// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/content/ship_content.h"
#include "reports/layout/flow.h"

namespace navarch {

/// The codes of a list of these ships, in their order: one where one square holds them. None when nobody counts them.
[[nodiscard]] std::vector<PaperCode> codesOfList(const std::vector<ShipContent>& ships);
/// Its square, as it stands on lists.
[[nodiscard]] QrSymbol squareOf(const PaperCode& code);
/// What is typed instead, where that is not too long to be; else nothing.
[[nodiscard]] QString typedInstead(const PaperCode& code);

/// The code of a page of a list, of which `ship` is the first: it takes her, and says which page it is, from 1.
[[nodiscard]] PaperCode listPageCode(const PaperCode& ship, int page);
/// Gives each page of lists that goes on its own code, where a head put one of any page.
void numberListPages(std::vector<Page>& pages);

/// The head of a list of ships: its name over what it is, in type for a `small` paper or a large one, over a line; in the
/// corner the code of all its ships, where one square holds them, else that of the page.
[[nodiscard]] Piece listHead(const QString& name, const QString& what, const std::vector<ShipContent>& ships,
                             bool small, int width, const Typesetter& set);

/// Below the list: where it `explains` that, how a result is entered with its codes and what is typed instead; the codes where
/// it takes several. Nothing when nobody counts the ships.
void addCodes(Flow& flow, const std::vector<ShipContent>& ships, TextStyle style, const Typesetter& set,
              bool explains = true);

} // namespace navarch
