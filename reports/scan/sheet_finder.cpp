// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/scan/sheet_finder.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "reports/codes/paper_code.h"
#include "reports/codes/qr.h"
#include "reports/layout/registration.h"

namespace navarch {

namespace {

constexpr int samplesAlong = 12; ///< of the line of a box

double sideOf(const FoundSquare& square)
{
    return (distanceOf(square.corners[0], square.corners[1])
            + distanceOf(square.corners[1], square.corners[2])
            + distanceOf(square.corners[2], square.corners[3])
            + distanceOf(square.corners[3], square.corners[0]))
           / 4;
}

Spot middleOf(const Box& box)
{
    return {box.x + box.width / 2.0, box.y + box.height / 2.0};
}

/// One side of a box, from inside out.
struct Side {
    Spot from;
    Spot to;
    Spot out; ///< a unit
};

std::array<Side, 4> sidesOf(const Box& box)
{
    // Not up to its corners, which may be round, and where a cross ends.
    const double dx = box.width * 0.16;
    const double dy = box.height * 0.16;
    const double left = box.x;
    const double right = box.right();
    const double top = box.y;
    const double bottom = box.bottom();
    return {{{{left + dx, top}, {right - dx, top}, {0, -1}},
             {{right, top + dy}, {right, bottom - dy}, {1, 0}},
             {{left + dx, bottom}, {right - dx, bottom}, {0, 1}},
             {{left, top + dy}, {left, bottom - dy}, {-1, 0}}}};
}

/// How bright the picture is along a side, moved out so far.
double brightnessAlong(const GreyImage& image, const Pose& pose, const Side& side, double out)
{
    double sum = 0;
    for (int i = 0; i < samplesAlong; ++i) {
        const double t = (i + 0.5) / samplesAlong;
        sum += image.at(pose.of({side.from.x + (side.to.x - side.from.x) * t + side.out.x * out,
                                 side.from.y + (side.to.y - side.from.y) * t + side.out.y * out}));
    }
    return sum / samplesAlong;
}

/// Where along its outward way a side's line is darkest, and how much darker than beside it, as a share.
struct Edge {
    double out = 0;
    double depth = 0;
};

Edge edgeNear(const GreyImage& image, const Pose& pose, const Side& side, double reach, double step)
{
    const int steps = static_cast<int>(std::lround(reach / step));
    std::array<double, 64> profile{};
    const int count = std::min(2 * steps + 1, static_cast<int>(profile.size()));
    int darkest = 0;
    double brightest = 1;
    for (int i = 0; i < count; ++i) {
        profile[static_cast<std::size_t>(i)] = brightnessAlong(image, pose, side, (i - steps) * step);
        brightest = std::max(brightest, profile[static_cast<std::size_t>(i)]);
        if (profile[static_cast<std::size_t>(i)] < profile[static_cast<std::size_t>(darkest)])
            darkest = i;
    }
    const double least = profile[static_cast<std::size_t>(darkest)];
    Edge edge{(darkest - steps) * step, 1 - least / brightest};
    if (darkest == 0 || darkest == count - 1)
        return {0, 0}; // it is still getting darker: the line of something else
    const double before = profile[static_cast<std::size_t>(darkest - 1)];
    const double after = profile[static_cast<std::size_t>(darkest + 1)];
    const double bend = before - 2 * least + after;
    if (bend > 0)
        edge.out += step * (before - after) / (2 * bend);
    return edge;
}

/// The share of sides whose line is there.
double agreementOf(const GreyImage& image, const Pose& pose, const MappedSheet& sheet)
{
    constexpr double near = 20;
    constexpr double beside = 55;
    constexpr double leastDepth = 0.05;
    int all = 0;
    int good = 0;
    // Some forty of them say as much as all.
    const std::size_t stride = std::max<std::size_t>(1, sheet.boxes.size() / 40);
    for (std::size_t i = 0; i < sheet.boxes.size(); i += stride) {
        if (sheet.boxes[i].isHatched)
            continue;
        for (const Side& side : sidesOf(sheet.boxes[i].box)) {
            ++all;
            if (!image.contains(pose.of(side.from)) || !image.contains(pose.of(side.to)))
                continue;
            // Between two boxes of a track there is half a millimetre.
            const double outside = std::max(brightnessAlong(image, pose, side, beside / 2),
                                            brightnessAlong(image, pose, side, beside));
            double least = brightnessAlong(image, pose, side, 0);
            for (const double out : {-near, -near / 2, near / 2, near})
                least = std::min(least, brightnessAlong(image, pose, side, out));
            good += least < outside * (1 - leastDepth);
        }
    }
    return all == 0 ? 0 : static_cast<double>(good) / all;
}

} // namespace

std::optional<Spot> offsetOf(const GreyImage& image, const Pose& pose, const Box& box, double reach)
{
    std::array<Edge, 4> edges;
    const auto sides = sidesOf(box);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        edges[i] = edgeNear(image, pose, sides[i], reach, 12);
        constexpr double leastDepth = 0.06;
        if (edges[i].depth < leastDepth)
            return std::nullopt;
    }
    // Both lines of a box move alike, or one of them is a stroke of the pencil.
    constexpr double most = 30;
    if (std::abs(edges[1].out + edges[3].out) > most || std::abs(edges[2].out + edges[0].out) > most)
        return std::nullopt;
    return Spot{(edges[1].out - edges[3].out) / 2, (edges[2].out - edges[0].out) / 2};
}

SheetFinder::SheetFinder(const GreyImage& image, const std::vector<FoundSquare>& squares) : m_image(image)
{
    // As many pixels to paper as the codes have on the whole; on small cards they are printed smaller than others.
    double pixels = 0;
    double paper = 0;
    for (const FoundSquare& square : squares) {
        if (!readPaperCode(square.text))
            continue;
        const QrSymbol printed = qrSymbol(square.text);
        pixels += sideOf(square);
        paper += std::max(1, printed.side * printed.module);
    }
    if (paper > 0)
        m_blobs = blobsIn(image, pixels / paper * registrationSide);
}

std::optional<FoundSheet> SheetFinder::find(const MappedSheet& sheet, const FoundSquare& square) const
{
    const auto code = std::find_if(sheet.codes.begin(), sheet.codes.end(),
                                   [&](const MappedCode& known) { return known.text == square.text; });
    if (code == sheet.codes.end())
        return std::nullopt;
    const Box& at = code->modules;
    constexpr double ofCorner = 0.05; // its corners are found to half a pixel, a mark's middle to a tenth
    std::vector<SpotPair> known{{{double(at.x), double(at.y)}, square.corners[0], ofCorner},
                                {{double(at.right()), double(at.y)}, square.corners[1], ofCorner},
                                {{double(at.right()), double(at.bottom())}, square.corners[2], ofCorner},
                                {{double(at.x), double(at.bottom())}, square.corners[3], ofCorner}};
    const Spot codeMiddle = middleOf(at);
    std::vector<Spot> marks;
    for (const Box& mark : registrationMarks(sheet.area))
        marks.push_back(middleOf(mark));
    std::sort(marks.begin(), marks.end(), [&](const Spot& a, const Spot& b) {
        return distanceOf(a, codeMiddle) < distanceOf(b, codeMiddle);
    });

    // A beam of ways to match the marks, the nearest first; each may lack one.
    struct Way {
        std::vector<SpotPair> pairs;
        int lacking = 0;
    };
    constexpr std::size_t nearest = 4;
    std::vector<Way> ways{{known, 0}};
    for (const Spot& mark : marks) {
        std::vector<Way> next;
        for (const Way& way : ways) {
            const auto pose = way.pairs.size() >= 7 ? Pose::fitting(way.pairs) : Pose::affine(way.pairs);
            if (!pose)
                continue;
            const Spot expected = pose->of(mark);
            const double scale = pose->scaleAt(codeMiddle) / 100;
            double far = distanceOf(mark, codeMiddle);
            for (const SpotPair& pair : way.pairs)
                far = std::min(far, distanceOf(mark, pair.paper));
            const double share = way.pairs.size() >= 7 ? 0.05 : way.pairs.size() > 4 ? 0.14 : 0.2;
            const double reach = (150 + far * share) * scale;
            std::vector<std::pair<double, const Blob*>> near;
            for (const Blob& blob : m_blobs) {
                const double distance = distanceOf(blob.middle, expected);
                const double ratio = blob.side / (registrationSide * scale);
                if (distance <= reach && ratio > 0.6 && ratio < 1.6)
                    near.emplace_back(distance, &blob);
            }
            std::sort(near.begin(), near.end(),
                      [](const auto& a, const auto& b) { return a.first < b.first; });
            for (std::size_t i = 0; i < std::min(nearest, near.size()); ++i) {
                next.push_back(way);
                next.back().pairs.push_back({mark, near[i].second->middle, 1});
            }
            if (way.lacking < 1) {
                next.push_back(way);
                ++next.back().lacking;
            }
        }
        ways = std::move(next);
    }
    std::optional<Pose> best;
    double most = 0;
    const auto weigh = [&](const std::optional<Pose>& pose, const Way& way) {
        if (!pose || !pose->isUpright(codeMiddle))
            return;
        // A way that turns the code awry is none.
        double off = 0;
        for (const SpotPair& pair : known)
            off = std::max(off, distanceOf(pose->of(pair.paper), pair.picture));
        if (off > 0.12 * sideOf(square) + 1.5)
            return;
        // The mark of the sheet beside it would turn the code a little and leave most boxes where they are.
        constexpr double ofPixel = 0.03;
        constexpr double ofLacking = 0.08;
        double amiss = 0; // of the marks
        for (std::size_t i = known.size(); i < way.pairs.size(); ++i)
            amiss = std::max(amiss, distanceOf(pose->of(way.pairs[i].paper), way.pairs[i].picture));
        // What has no boxes is known by all its marks alone.
        const double agreement = !sheet.boxes.empty() ? agreementOf(m_image, *pose, sheet)
                                 : way.lacking == 0   ? 1
                                                      : 0;
        const double worth =
            agreement - ofLacking * way.lacking - ofPixel * std::max(0.0, off - 1.5) - ofPixel * amiss;
        if (worth > most) {
            most = worth;
            best = pose;
        }
    };
    for (const Way& way : ways) {
        weigh(Pose::fitting(way.pairs), way);
        if (way.lacking > 0) // three marks say nothing of how it tilts; under a scanner it does not
            weigh(Pose::affine(way.pairs), way);
    }
    constexpr double worthRefining = 0.2;
    if (!best || most < worthRefining)
        return std::nullopt;
    return sheet.boxes.empty() ? FoundSheet{*best, most} : refined(sheet, *best);
}

std::optional<FoundSheet> SheetFinder::findBeside(const MappedSheet& sheet, const Pose& pose) const
{
    if (sheet.boxes.empty())
        return std::nullopt;
    const FoundSheet found = refined(sheet, pose);
    return found.agreement < leastAgreement ? std::nullopt : std::optional(found);
}

/// The boxes' own lines say best where they are.
FoundSheet SheetFinder::refined(const MappedSheet& sheet, const Pose& first) const
{
    Pose pose = first;
    double agreement = agreementOf(m_image, pose, sheet);
    for (const double reach : {48.0, 36.0}) { // less than to the line of the next box
        std::vector<SpotPair> pairs;
        for (const Box& mark : registrationMarks(sheet.area))
            pairs.push_back({middleOf(mark), first.of(middleOf(mark)), 0.2});
        std::vector<double> moves;
        for (const MappedBox& box : sheet.boxes) {
            if (box.isHatched)
                continue;
            const auto offset = offsetOf(m_image, pose, box.box, reach);
            if (!offset)
                continue;
            const Spot middle = middleOf(box.box);
            const double dx = offset->x;
            const double dy = offset->y;
            pairs.push_back({middle, pose.of({middle.x + dx, middle.y + dy}), 0.3});
            moves.push_back(std::hypot(dx, dy));
        }
        if (moves.size() < 3)
            break;
        auto better = Pose::fitting(pairs);
        if (!better)
            break;
        // Once more without what lies far off the others.
        std::vector<double> off;
        for (const SpotPair& pair : pairs)
            off.push_back(distanceOf(better->of(pair.paper), pair.picture));
        std::vector<double> sorted = off;
        std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2),
                         sorted.end());
        const double limit = 3 * sorted[sorted.size() / 2] + 0.3;
        std::vector<SpotPair> kept;
        for (std::size_t i = 0; i < pairs.size(); ++i)
            if (off[i] <= limit)
                kept.push_back(pairs[i]);
        if (kept.size() >= 6)
            if (const auto again = Pose::fitting(kept))
                better = again;
        const double now = agreementOf(m_image, *better, sheet);
        if (now + 0.02 < agreement)
            break;
        agreement = now;
        pose = *better;
    }
    return FoundSheet{pose, agreement};
}

} // namespace navarch
