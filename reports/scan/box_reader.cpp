// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/scan/box_reader.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace navarch {

namespace {

constexpr int cells = boxCells;
using Cells = std::array<double, static_cast<std::size_t>(cells) * cells>;

// How much of a box is dark beyond its print, as sheet_scan_test measures it: empty ones have up to 0.001 on a scan and 0.012
// on a photograph, the lightest tick across a number of two digits has 0.011.
constexpr double emptyBelow = 0.006;
constexpr double markedFrom = 0.018;
constexpr double blackFrom = 0.62; ///< so many cells dark make a box that is blacked out
constexpr double darkCell = 0.30;

/// Brightness inside of a box, cell by cell: of every pixel there is.
Cells cellsOf(const GreyImage& image, const Pose& pose, const Box& inside)
{
    Cells values{};
    const double wide = static_cast<double>(inside.width) / cells;
    const double high = static_cast<double>(inside.height) / cells;
    const double scale = pose.scaleAt({double(inside.x), double(inside.y)}) / 100;
    constexpr int most = 6;
    const int across = std::clamp(static_cast<int>(std::ceil(wide * scale * 1.2)), 1, most);
    const int down = std::clamp(static_cast<int>(std::ceil(high * scale * 1.2)), 1, most);
    for (int row = 0; row < cells; ++row)
        for (int column = 0; column < cells; ++column) {
            double sum = 0;
            for (int y = 0; y < down; ++y)
                for (int x = 0; x < across; ++x)
                    sum += image.at(pose.of({inside.x + (column + (x + 0.5) / across) * wide,
                                             inside.y + (row + (y + 0.5) / down) * high}));
            values[static_cast<std::size_t>(row * cells + column)] = sum / (across * down);
        }
    return values;
}

/// How bright blank paper is in each part of a box and just outside of it, for a shadow's edge may lie across.
class BlankPaper {
public:
    BlankPaper(const GreyImage& image, const Pose& pose, const Box& box, const Cells& inside)
        : m_columns(partsAlong(box.width)),
          m_rows(partsAlong(box.height))
    {
        std::vector<std::vector<double>> values(m_columns * m_rows);
        std::vector<std::vector<double>> outside(m_columns * m_rows);
        const auto part = [&](std::size_t row, std::size_t column) -> std::vector<double>& {
            return values[row * m_columns + column];
        };
        const auto addOutside = [&](std::size_t row, std::size_t column, const Spot& spot) {
            const double value = image.at(pose.of(spot));
            part(row, column).push_back(value);
            outside[row * m_columns + column].push_back(value);
        };
        for (std::size_t row = 0; row < cells; ++row)
            for (std::size_t column = 0; column < cells; ++column)
                part(row * m_rows / cells, column * m_columns / cells)
                    .push_back(inside[row * cells + column]);
        constexpr double out = 45;
        constexpr std::size_t ofPart = 8;
        for (std::size_t i = 0; i < ofPart * m_columns; ++i) {
            const double x = box.x + box.width * (static_cast<double>(i) + 0.5) / (ofPart * m_columns);
            addOutside(0, i / ofPart, {x, box.y - out});
            addOutside(m_rows - 1, i / ofPart, {x, box.bottom() + out});
        }
        for (std::size_t i = 0; i < ofPart * m_rows; ++i) {
            const double y = box.y + box.height * (static_cast<double>(i) + 0.5) / (ofPart * m_rows);
            addOutside(i / ofPart, 0, {box.x - out, y});
            addOutside(i / ofPart, m_columns - 1, {box.right() + out, y});
        }
        const auto shareOf = [](std::vector<double>& some, std::size_t hundredths) {
            const auto at = some.begin() + static_cast<std::ptrdiff_t>(some.size() * hundredths / 100);
            std::nth_element(some.begin(), at, some.end());
            return *at;
        };
        // In a small box that is blacked out, and beside another, hardly any paper is seen: what little lies outside says it.
        constexpr double hidden = 0.85;
        for (std::size_t i = 0; i < values.size(); ++i) {
            double paper = shareOf(values[i], 86);
            if (const double beside = outside[i].empty() ? 0 : shareOf(outside[i], 75);
                paper < hidden * beside)
                paper = beside;
            m_parts.push_back(std::max(1.0, paper));
        }
        // Of a box that is blacked out only the parts at its edges have paper beside them.
        constexpr double darkestShadow = 0.7;
        for (std::size_t row = 1; row + 1 < m_rows; ++row)
            for (std::size_t column = 1; column + 1 < m_columns; ++column) {
                const double beside = std::min({m_parts[row * m_columns], m_parts[(row + 1) * m_columns - 1],
                                                m_parts[column], m_parts[(m_rows - 1) * m_columns + column]});
                double& here = m_parts[row * m_columns + column];
                here = std::max(here, beside * darkestShadow);
            }
    }
    [[nodiscard]] double at(int row, int column) const
    {
        const Between across((column + 0.5) * static_cast<double>(m_columns) / cells - 0.5, m_columns);
        const Between down((row + 0.5) * static_cast<double>(m_rows) / cells - 0.5, m_rows);
        const double* above = m_parts.data() + down.first * m_columns + across.first;
        const double* below = above + m_columns;
        const double paper = (above[0] * (1 - across.share) + above[1] * across.share) * (1 - down.share)
                             + (below[0] * (1 - across.share) + below[1] * across.share) * down.share;
        // Where a shadow begins, the brighter pixels of a part lie at one end of it, and its middle is darker than they are.
        constexpr double ofSlope = 0.3;
        constexpr double most = 0.12;
        const double slope = std::max(std::abs(above[1] - above[0]), std::abs(below[1] - below[0]))
                             + std::max(std::abs(below[0] - above[0]), std::abs(below[1] - above[1]));
        return paper - std::min(ofSlope * slope, most * paper);
    }

private:
    /// Between the middles of two parts that follow one another, or a little beyond the outer ones.
    struct Between {
        Between(double at, std::size_t parts)
        {
            constexpr double beyond = 0.3;
            const double last = static_cast<double>(parts) - 1;
            const double held = std::clamp(at, -beyond, last + beyond);
            first = static_cast<std::size_t>(std::clamp(std::floor(held), 0.0, last - 1));
            share = held - static_cast<double>(first);
        }
        std::size_t first = 0;
        double share = 0;
    };
    static std::size_t partsAlong(int length)
    {
        constexpr int usual = 250; // half of a box; a shadow's edge is wider
        return static_cast<std::size_t>(std::clamp(length / usual, 2, cells / 2));
    }

    std::size_t m_columns;
    std::size_t m_rows;
    std::vector<double> m_parts; ///< row by row
};

/// How bright black is, as a share of the paper beside it: of the sheet's codes.
double blackOf(const GreyImage& image, const MappedSheet& sheet, const Pose& pose)
{
    std::vector<double> values;
    for (const MappedCode& code : sheet.codes)
        for (int row = 0; row < 40; ++row)
            for (int column = 0; column < 40; ++column)
                values.push_back(
                    image.at(pose.of({code.modules.x + code.modules.width * (column + 0.5) / 40,
                                      code.modules.y + code.modules.height * (row + 0.5) / 40})));
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    const double dark = values[values.size() / 20];
    const double bright = std::max(1.0, values[values.size() * 95 / 100]);
    return std::clamp(dark / bright, 0.0, 0.6);
}

/// What print may make of a cell, wherever it lies within a third of a millimetre.
double printAt(const MappedBox& box, int row, int column, int across, int down)
{
    if (box.printed.empty())
        return 0;
    int most = 0;
    for (int y = std::max(0, row - down); y <= std::min(cells - 1, row + down); ++y)
        for (int x = std::max(0, column - across); x <= std::min(cells - 1, column + across); ++x)
            most = std::max<int>(most, box.printed[static_cast<std::size_t>(y * cells + x)]);
    return most / 15.0;
}

ReadBox readBox(const GreyImage& image, const Pose& pose, const MappedBox& box, double black)
{
    Box inside = insideOf(box.box);
    Box outside = box.box;
    constexpr double reach = 36;
    if (const auto offset = offsetOf(image, pose, box.box, reach)) {
        for (Box* each : {&inside, &outside}) {
            each->x += static_cast<int>(std::lround(offset->x));
            each->y += static_cast<int>(std::lround(offset->y));
        }
    }
    const Cells values = cellsOf(image, pose, inside);
    const BlankPaper paper(image, pose, outside, values);
    constexpr int blur = 22;
    const int across = std::clamp((blur * cells + inside.width - 1) / inside.width, 1, 2);
    const int down = std::clamp((blur * cells + inside.height - 1) / inside.height, 1, 2);
    double ink = 0;
    int dark = 0;
    int open = 0; // cells without print
    for (int row = 0; row < cells; ++row)
        for (int column = 0; column < cells; ++column) {
            const double value = values[static_cast<std::size_t>(row * cells + column)];
            const double shade = std::clamp((1 - value / paper.at(row, column)) / (1 - black), 0.0, 1.0);
            const double print = printAt(box, row, column, across, down);
            constexpr double grain = 0.05; // of paper and camera
            if (print > 0.04) {
                ink += std::max(0.0, shade - 2 * grain - print * 1.1);
                continue;
            }
            ++open;
            ink += std::max(0.0, shade - grain);
            dark += shade > darkCell;
        }
    constexpr double all = static_cast<double>(cells) * cells;
    // What stands under print counts as what stands beside it.
    ReadBox read;
    read.ink = ink / std::max(all / 3, static_cast<double>(open));
    // A stroke is as wide in a large box, and a smaller share of it.
    constexpr double usualArea = 500.0 * 500.0;
    read.ink *= std::max(1.0, std::sqrt(static_cast<double>(box.box.width) * box.box.height / usualArea));
    read.reading = read.ink < emptyBelow   ? BoxReading::Empty
                   : read.ink < markedFrom ? BoxReading::Doubtful
                                           : BoxReading::Marked;
    if (open > 0 && dark > blackFrom * open)
        read.reading = BoxReading::BlackedOut;
    return read;
}

/// Where the other boxes of a sheet are clean, as on a scan, a little ink is no grain of the picture: the lightest stroke across a
/// number leaves hardly more, and a person looks.
void doubtSpecks(const MappedSheet& sheet, std::vector<ReadBox>& read)
{
    constexpr std::size_t fewest = 8;
    constexpr double grains = 4;
    constexpr double least = 0.0015;
    std::vector<double> inks;
    for (std::size_t i = 0; i < read.size(); ++i)
        if (!sheet.boxes[i].isHatched && read[i].reading == BoxReading::Empty)
            inks.push_back(read[i].ink);
    if (inks.size() < fewest)
        return;
    const auto at = inks.begin() + static_cast<std::ptrdiff_t>(inks.size() * 4 / 5);
    std::nth_element(inks.begin(), at, inks.end());
    const double clean = least + grains * *at;
    for (ReadBox& box : read)
        if (box.reading == BoxReading::Empty && box.ink > clean)
            box.reading = BoxReading::Doubtful;
}

} // namespace

std::vector<ReadBox> readBoxes(const GreyImage& image, const MappedSheet& sheet, const FoundSheet& found)
{
    const double black = blackOf(image, sheet, found.pose);
    std::vector<ReadBox> read;
    for (const MappedBox& box : sheet.boxes)
        read.push_back(box.isHatched ? ReadBox() : readBox(image, found.pose, box, black));
    doubtSpecks(sheet, read);
    return read;
}

} // namespace navarch
