// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reports/scan/marked_pile.h"

#include <algorithm>
#include <array>
#include <set>

#include "reports/paint/page_painter.h"
#include "reports/scan/square_reader.h"

using namespace navarch;

static int s_picture = 0;

QImage printedPage(const Document& document, int page)
{
    constexpr int dots = 300;
    QImage printed = previewPage(document, page - 1, dots);
    printed.setDotsPerMeterX(qRound(dots / 0.0254));
    printed.setDotsPerMeterY(qRound(dots / 0.0254));
    return printed;
}

MarkedPage markedPage(QImage printed, const std::vector<MappedSheet>& map, int page, Lots& lots)
{
    const double dots = printed.dotsPerMeterX() * 0.0254;
    MarkedPage made{std::move(printed), {}, {}};
    QPainter painter(&made.image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(dots / 2540.0, dots / 2540.0);
    for (const MappedSheet& sheet : map) {
        if (sheet.page != page)
            continue;
        std::vector<int> marked(sheet.boxes.size(), -1);
        for (std::size_t i = 0; i < sheet.boxes.size(); ++i)
            if (!sheet.boxes[i].isHatched && lots.below(5) == 0) {
                // One in twenty of them is taken back.
                const int hand = lots.below(20) == 0 ? static_cast<int>(Hand::BlackedOut)
                                                     : static_cast<int>(lots.below(5));
                drawMark(painter, sheet.boxes[i].box, static_cast<Hand>(hand), lots);
                marked[i] = hand;
            }
        made.sheets.push_back(sheet);
        made.hands.push_back(std::move(marked));
    }
    return made;
}

void ScanFigures::add(const ScanFigures& other)
{
    pages += other.pages;
    sheets += other.sheets;
    cards += other.cards;
    rows += other.rows;
    unfound += other.unfound;
    looksCloser += other.looksCloser;
    boxes += other.boxes;
    wrong += other.wrong;
    doubtful += other.doubtful;
    wrongFates += other.wrongFates;
    for (const auto& [hand, count] : other.boxesByHand)
        boxesByHand[hand] += count;
    for (const auto& [hand, count] : other.wrongByHand)
        wrongByHand[hand] += count;
    for (const auto& [hand, count] : other.doubtsByHand)
        doubtsByHand[hand] += count;
    leastMarked = std::min(leastMarked, other.leastMarked);
    mostEmpty = std::max(mostEmpty, other.mostEmpty);
}

std::string ScanFigures::text() const
{
    constexpr std::array<const char*, hands + 1> names{"nothing",     "cross",      "tick",       "scribble",
                                                       "light cross", "light tick", "blacked out"};
    const auto of = [](const std::map<int, int>& counts, int hand) {
        const auto found = counts.find(hand);
        return found == counts.end() ? 0 : found->second;
    };
    QString text = QString::asprintf("%d pages, %d cards and %d rows of lists: %d boxes, %.3f of 100 right, "
                                     "%d wrong (%d fates), %d shown; %d sheets not found, %d pages looked at "
                                     "twice; ink of a mark at least %.4f, of an empty box at most %.4f",
                                     pages, cards, rows, boxes, right() / 100, wrong, wrongFates, doubtful,
                                     unfound, looksCloser, leastMarked, mostEmpty);
    for (const auto& [hand, count] : boxesByHand)
        text += QString::asprintf("\n    %-12s %7d boxes %5d wrong %6d shown",
                                  names[static_cast<std::size_t>(hand + 1)], count, of(wrongByHand, hand),
                                  of(doubtsByHand, hand));
    return text.toStdString();
}

/// How many ships the rows of a list are of; none on a card.
static int rowsOf(const MappedSheet& sheet)
{
    std::set<std::int64_t> ships;
    for (const MappedBox& box : sheet.boxes)
        if (box.key.starts_with("fate."))
            ships.insert(box.ship);
    return static_cast<int>(ships.size());
}

void readInto(ScanFigures& figures, const MarkedPage& page, const QImage& picture)
{
    const GreyImage image = greyOf(picture);
    std::vector<FoundSquare> squares = squaresAtOnce(image);
    const auto lacks = [&squares](const MappedSheet& sheet) {
        return std::none_of(sheet.codes.begin(), sheet.codes.end(), [&](const MappedCode& code) {
            return std::any_of(squares.begin(), squares.end(),
                               [&](const FoundSquare& square) { return square.text == code.text; });
        });
    };
    // As a pile is read.
    if (std::any_of(page.sheets.begin(), page.sheets.end(), lacks)) {
        lookCloser(image, squares);
        ++figures.looksCloser;
    }
    const SheetFinder finder(image, squares);
    ++figures.pages;
    if (const QByteArray folder = qgetenv("NAVARCH_SCAN_TELL"); folder.size() > 1)
        picture.save(QString::fromLocal8Bit(folder) + QStringLiteral("/%1.png").arg(s_picture++));
    for (std::size_t s = 0; s < page.sheets.size(); ++s) {
        const MappedSheet& sheet = page.sheets[s];
        ++figures.sheets;
        const int rows = rowsOf(sheet);
        if (rows > 1)
            figures.rows += rows;
        else // a card may say its own ship's fate
            figures.cards += !sheet.boxes.empty();
        std::optional<FoundSheet> found;
        for (const FoundSquare& square : squares)
            if (!found || found->agreement < leastAgreement)
                if (auto one = finder.find(sheet, square);
                    one && (!found || one->agreement > found->agreement))
                    found = one;
        if (!found || found->agreement < leastAgreement) {
            ++figures.unfound;
            continue;
        }
        const std::vector<ReadBox> read = readBoxes(image, sheet, *found);
        for (std::size_t i = 0; i < read.size(); ++i) {
            if (sheet.boxes[i].isHatched || sheet.boxes[i].key == "registration")
                continue;
            ++figures.boxes;
            const int hand = page.hands[s][i];
            ++figures.boxesByHand[hand];
            if (hand < 0)
                figures.mostEmpty = std::max(figures.mostEmpty, read[i].ink);
            else
                figures.leastMarked = std::min(figures.leastMarked, read[i].ink);
            if (!read[i].isCertain()) {
                ++figures.doubtful;
                ++figures.doubtsByHand[hand];
                continue;
            }
            const bool isWrong = hand == static_cast<int>(Hand::BlackedOut)
                                 || (read[i].reading == BoxReading::Marked) != (hand >= 0);
            if (isWrong && qEnvironmentVariableIsSet("NAVARCH_SCAN_TELL"))
                qInfo("wrong: sheet %s page %d, %s %d of %lld at %d,%d %dx%d, hand %d, ink %.4f, agreement "
                      "%.2f, printed %d",
                      sheet.codes.front().text.c_str(), sheet.page, sheet.boxes[i].key.c_str(),
                      sheet.boxes[i].place, static_cast<long long>(sheet.boxes[i].ship), sheet.boxes[i].box.x,
                      sheet.boxes[i].box.y, sheet.boxes[i].box.width, sheet.boxes[i].box.height, hand,
                      read[i].ink, found->agreement, static_cast<int>(sheet.boxes[i].printed.size()));
            if (const QByteArray folder = qgetenv("NAVARCH_SCAN_TELL"); isWrong && folder.size() > 1) {
                const Box& b = sheet.boxes[i].box;
                straightened(image, found->pose, b.x - 1500, b.y - 800, b.width + 3000, b.height + 1600, 12)
                    .save(QString::fromLocal8Bit(folder) + QStringLiteral("/crops%1.png").arg(figures.wrong));
            }
            if (isWrong) {
                ++figures.wrong;
                ++figures.wrongByHand[hand];
                figures.wrongFates += sheet.boxes[i].key.starts_with("fate.");
            }
        }
    }
}
