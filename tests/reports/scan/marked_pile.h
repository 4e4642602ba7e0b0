// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "reports/scan/box_map.h"
#include "reports/scan/box_reader.h"
#include "tests/reports/scan/pencil.h"

/// A page of a job as it comes back from the table, and what was marked on it.
struct MarkedPage {
    QImage image; ///< as it is printed and marked, 300 dots to the inch
    std::vector<navarch::MappedSheet> sheets;
    std::vector<std::vector<int>> hands; ///< of each sheet of each box: -1 none, else a Hand
};

/// A page of a document, from 1, as a printer has it: 300 dots to the inch.
[[nodiscard]] QImage printedPage(const navarch::Document& document, int page);
/// The sheets of a page as it is printed, and marked as one box in five is.
[[nodiscard]] MarkedPage markedPage(QImage printed, const std::vector<navarch::MappedSheet>& map, int page,
                                    Lots& lots);

/// What was read right and wrong.
struct ScanFigures {
    int pages = 0;
    int sheets = 0;
    int cards = 0;       ///< those of them that are one ship's
    int rows = 0;        ///< ships in the lists among them
    int unfound = 0;     ///< sheets
    int looksCloser = 0; ///< pages of which not every code was found at once
    int boxes = 0;
    int wrong = 0;    ///< certain, and not so
    int doubtful = 0; ///< shown to a person
    int wrongFates = 0;
    std::map<int, int> boxesByHand; ///< by what was drawn in them: a Hand; -1: nothing
    std::map<int, int> wrongByHand;
    std::map<int, int> doubtsByHand;
    double leastMarked = 1;
    double mostEmpty = 0;

    /// Boxes read right, of ten thousand, a doubt counting as such where it says so.
    [[nodiscard]] double right() const { return boxes == 0 ? 0 : 10'000.0 * (boxes - wrong) / boxes; }
    void add(const ScanFigures& other);
    /// One line of what was read, and one of each kind of mark.
    [[nodiscard]] std::string text() const;
};

/// Reads a picture of a marked page and counts.
void readInto(ScanFigures& figures, const MarkedPage& page, const QImage& picture);
