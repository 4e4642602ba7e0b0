// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/scan/square_reader.h"

#include <algorithm>

#define ZX_USE_UTF8 1 // text() as std::string
#include <ZXing/ReadBarcode.h>

namespace navarch {

namespace {

constexpr std::uint8_t mostSquares = 64;
constexpr int leastSide = 16; // of a picture, in pixels

void addSquares(std::vector<FoundSquare>& squares, const GreyImage& image, double scale)
{
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode)
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

/// Twice as large, with what lies between two pixels between them.
GreyImage doubled(const GreyImage& image)
{
    GreyImage made{image.width * 2, image.height * 2, {}};
    made.pixels.resize(image.pixels.size() * 4);
    std::size_t at = 0;
    for (int y = 0; y < made.height; ++y)
        for (int x = 0; x < made.width; ++x)
            made.pixels[at++] = static_cast<std::uint8_t>(image.at(Spot{x / 2.0, y / 2.0}) + 0.5);
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
    if (image.width >= leastSide && image.height >= leastSide && std::max(image.width, image.height) <= large)
        addSquares(squares, doubled(image), 2);
}

std::vector<FoundSquare> squaresIn(const GreyImage& image)
{
    std::vector<FoundSquare> squares = squaresAtOnce(image);
    lookCloser(image, squares);
    return squares;
}

} // namespace navarch
