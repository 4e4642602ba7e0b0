// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "reports/layout/page.h"

/// What is wrong with the geometry of a document, a line each: items outside the margins, texts over texts, over rules
/// or over the edge of a frame or drawing, boxes over boxes, strokes outside their drawing, texts wider than their box.
[[nodiscard]] QStringList geometryFaults(const navarch::Document& document,
                                         const navarch::TextMeasurer& measurer);

/// All texts of a document in their order, joined by single spaces.
[[nodiscard]] QString allText(const navarch::Document& document);

/// Data rows "game" and "paper", both as int: every game's sheets on every paper.
void everyGameOnEveryPaper();
