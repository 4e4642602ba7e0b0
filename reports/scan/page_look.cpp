// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/scan/page_look.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "reports/layout/registration.h"
#include "reports/scan/corner_finder.h"

namespace navarch {

namespace {

constexpr int tilesAlong = 150; ///< of the longer side: two millimetres each on an A4
constexpr double longSide = 29'700;

struct Tile {
    int lightest = 0;
    int darkest = 255;
};

struct Tiles {
    int columns = 0;
    int rows = 0;
    std::vector<Tile> all;

    [[nodiscard]] const Tile& at(int column, int row) const
    {
        return all[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns)
                   + static_cast<std::size_t>(column)];
    }
};

Tiles tilesOf(const GreyImage& image)
{
    const int side = std::max(1, std::max(image.width, image.height) / tilesAlong);
    Tiles tiles{image.width / side, image.height / side, {}};
    tiles.all.resize(static_cast<std::size_t>(tiles.columns) * static_cast<std::size_t>(tiles.rows));
    for (int y = 0; y < tiles.rows * side; ++y)
        for (int x = 0; x < tiles.columns * side; ++x) {
            Tile& tile =
                tiles.all[static_cast<std::size_t>(y / side) * static_cast<std::size_t>(tiles.columns)
                          + static_cast<std::size_t>(x / side)];
            const int pixel = image.at(x, y);
            tile.lightest = std::max(tile.lightest, pixel);
            tile.darkest = std::min(tile.darkest, pixel);
        }
    return tiles;
}

/// How light the paper is round each tile: the lightest within a quarter of the page. Along one way after the other.
std::vector<int> paperOf(const Tiles& tiles)
{
    constexpr int reach = tilesAlong / 4;
    std::vector<int> along(tiles.all.size());
    std::vector<int> paper(tiles.all.size());
    const auto index = [&](int column, int row) {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(tiles.columns)
               + static_cast<std::size_t>(column);
    };
    for (int row = 0; row < tiles.rows; ++row)
        for (int column = 0; column < tiles.columns; ++column)
            for (int x = std::max(0, column - reach); x < std::min(tiles.columns, column + reach + 1); ++x)
                along[index(column, row)] = std::max(along[index(column, row)], tiles.at(x, row).lightest);
    for (int row = 0; row < tiles.rows; ++row)
        for (int column = 0; column < tiles.columns; ++column)
            for (int y = std::max(0, row - reach); y < std::min(tiles.rows, row + reach + 1); ++y)
                paper[index(column, row)] = std::max(paper[index(column, row)], along[index(column, y)]);
    return paper;
}

/// Whether three marks of one size stand at right angles and far apart, as at the corners of a sheet.
bool hasCorners(const GreyImage& image)
{
    const double longest = std::max(image.width, image.height);
    const std::vector<Blob> blobs = blobsIn(image, registrationSide / longSide * longest);
    constexpr std::size_t most = 300; // of a page that is full of squares
    const std::size_t count = std::min(blobs.size(), most);
    const double least = longest / 8;
    constexpr double square = 0.2; // the cosine of what tilts in a photograph
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = 0; b < count; ++b) {
            const double bx = blobs[b].middle.x - blobs[a].middle.x;
            const double by = blobs[b].middle.y - blobs[a].middle.y;
            const double far = std::hypot(bx, by);
            if (far < least || std::abs(blobs[b].side / blobs[a].side - 1) > 0.2)
                continue;
            for (std::size_t c = b + 1; c < count; ++c) {
                const double cx = blobs[c].middle.x - blobs[a].middle.x;
                const double cy = blobs[c].middle.y - blobs[a].middle.y;
                const double across = std::hypot(cx, cy);
                if (across >= least && std::abs(blobs[c].side / blobs[a].side - 1) <= 0.2
                    && std::abs(bx * cx + by * cy) < square * far * across)
                    return true;
            }
        }
    return false;
}

constexpr double leastPaper = 130;
constexpr double inkOnPaper = 0.75; ///< of how light the paper is

} // namespace

bool isEmpty(const GreyImage& image)
{
    const Tiles tiles = tilesOf(image);
    const std::vector<int> paper = paperOf(tiles);
    constexpr int mostDust = 8; // tiles; the smallest code takes thirty
    int notClean = 0;
    for (std::size_t i = 0; i < tiles.all.size() && notClean <= mostDust; ++i)
        notClean += paper[i] < leastPaper || tiles.all[i].darkest <= inkOnPaper * paper[i];
    return notClean <= mostDust && !tiles.all.empty();
}

PageLook lookOf(const GreyImage& image)
{
    const Tiles tiles = tilesOf(image);
    if (tiles.all.empty())
        return PageLook::Other;
    const std::vector<int> paper = paperOf(tiles);
    double clean = 0; // paper alone
    double inked = 0; // ink and paper beside it
    double other = 0; // dark or grey all over
    double dark = 0;  // too dark for paper
    for (std::size_t i = 0; i < tiles.all.size(); ++i) {
        const double light = paper[i];
        dark += light < leastPaper;
        if (tiles.all[i].darkest > inkOnPaper * light)
            ++clean;
        else if (tiles.all[i].lightest > inkOnPaper * light)
            ++inked;
        else
            ++other;
    }
    const auto all = static_cast<double>(tiles.all.size());
    constexpr double mostDark = 0.05;
    constexpr double mostOther = 0.12; // fills, banners and the edge of the glass
    constexpr double leastClean = 0.4;
    constexpr double fewest = 0.01;
    if (dark > mostDark * all || other > mostOther * all || clean < leastClean * all)
        return PageLook::Other;
    if (hasCorners(image))
        return PageLook::Sheet;
    return inked + other < fewest * all ? PageLook::Blank : PageLook::Printed;
}

} // namespace navarch
