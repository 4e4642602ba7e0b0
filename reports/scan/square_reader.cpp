// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/scan/square_reader.h"

#include <algorithm>

#define ZX_USE_UTF8 1 // text() as std::string
#include <ZXing/ReadBarcode.h>

namespace navarch {

namespace {

constexpr std::uint8_t mostSquares = 64;
constexpr int leastSide = 16; // of a picture, in pixels

/// What is dark: below the middle of its neighbours, which follows shadows, or of the whole picture.
constexpr auto byNeighbours = ZXing::Binarizer::LocalAverage;
constexpr auto byPicture = ZXing::Binarizer::GlobalHistogram;

void addSquares(std::vector<FoundSquare>& squares, const GreyImage& image, double scale,
                ZXing::Binarizer dark = byNeighbours)
{
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode)
        .setBinarizer(dark)
        .setTryHarder(true)
        .setTryRotate(false) // its finder takes any turn
        .setTryDownscale(false)
        .setMaxNumberOfSymbols(mostSquares);
    for (const ZXing::Result& result : ZXing::ReadBarcodes(
             {image.pixels.data(), image.width, image.height, ZXing::ImageFormat::Lum}, hints)) {
        FoundSquare square{result.text(), {}};
        const auto& corners = result.position();
        for (std::size_t i = 0; i < square.corners.size(); ++i)
            square.corners[i] = {corners[i].x / scale, corners[i].y / scale};
        const bool isKnown = std::any_of(squares.begin(), squares.end(), [&](const FoundSquare& known) {
            return known.text == square.text
                   && distanceOf(known.corners[0], square.corners[0])
                          < distanceOf(square.corners[0], square.corners[2]) / 2;
        });
        if (!isKnown)
            squares.push_back(std::move(square));
    }
}

/// So many times as large, with what lies between two pixels between them.
GreyImage resized(const GreyImage& image, double scale)
{
    GreyImage made{static_cast<int>(image.width * scale), static_cast<int>(image.height * scale), {}};
    made.pixels.resize(static_cast<std::size_t>(made.width) * static_cast<std::size_t>(made.height));
    std::size_t at = 0;
    for (int y = 0; y < made.height; ++y)
        for (int x = 0; x < made.width; ++x)
            made.pixels[at++] = static_cast<std::uint8_t>(image.at(Spot{x / scale, y / scale}) + 0.5);
    return made;
}

} // namespace

std::vector<FoundSquare> squaresAtOnce(const GreyImage& image)
{
    std::vector<FoundSquare> squares;
    if (image.width >= leastSide && image.height >= leastSide)
        addSquares(squares, image, 1);
    return squares;
}

void lookCloser(const GreyImage& image, std::vector<FoundSquare>& squares)
{
    constexpr int large = 3000;
    constexpr double fewer = 0.75;
    if (image.width < 2 * leastSide || image.height < 2 * leastSide)
        return;
    // A code alone on a clean page has neighbours that are all white, and falls between the pixels now and then.
    addSquares(squares, image, 1, byPicture);
    addSquares(squares, resized(image, fewer), fewer);
    if (std::max(image.width, image.height) <= large)
        addSquares(squares, resized(image, 2), 2);
}

std::vector<FoundSquare> squaresIn(const GreyImage& image)
{
    std::vector<FoundSquare> squares = squaresAtOnce(image);
    lookCloser(image, squares);
    return squares;
}

} // namespace navarch
