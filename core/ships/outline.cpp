// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ships/outline.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace navarch {
namespace {

/// Draws one ship: every part knows the hull's half-beam at a place along the keel (0 stern, 1 foot of the ram).
class Draughtsman {
public:
    explicit Draughtsman(const OutlineTraits& traits) : m_traits(traits)
    {
        const int size = std::clamp(traits.sizeClass, 1, 7);
        m_outline.length = 300 + 50.0 * size;
        m_outline.width = size <= 2 ? 150 : size <= 4 ? 200 : 250;
        m_stern = -m_outline.length / 2 + 8;
        m_bow = m_outline.length / 2 - (traits.ram ? 34 : 6);
        m_beam = traits.sailOnly ? m_outline.width * 0.30 : m_outline.width * (0.135 + 0.012 * size);
    }

    ShipOutline draw()
    {
        if (!m_traits.sailOnly)
            oars();
        rudders();
        if (m_traits.ram)
            ram();
        hull();
        if (m_traits.parablemata)
            screens();
        fittings();
        rig();
        breaches();
        return std::move(m_outline);
    }

private:
    void add(OutlinePart part, Polyline shape) { m_outline.strokes.push_back({part, std::move(shape)}); }

    [[nodiscard]] double along(double t) const { return m_stern + t * (m_bow - m_stern); }

    /// Full over the rowers, a fine entry forward, rounder aft.
    [[nodiscard]] double halfBeam(double t) const
    {
        const double aft = std::min(1.0, t / 0.28);
        const double fore = std::min(1.0, (1 - t) / 0.34);
        return m_beam * std::sin(aft * std::numbers::pi / 2)
               * std::pow(std::sin(fore * std::numbers::pi / 2), 0.9);
    }

    [[nodiscard]] Polyline side(double from, double to, double share, double sign) const
    {
        Polyline edge;
        constexpr int pieces = 24;
        for (int i = 0; i <= pieces; ++i) {
            const double t = from + (to - from) * i / pieces;
            edge.points.push_back({along(t), sign * share * halfBeam(t)});
        }
        return edge;
    }

    [[nodiscard]] Polyline both(double from, double to, double share) const
    {
        Polyline ring = side(from, to, share, -1);
        const Polyline back = side(to, from, share, 1);
        ring.points.insert(ring.points.end(), back.points.begin(), back.points.end());
        ring.closed = true;
        return ring;
    }

    void oars()
    {
        const int factors = std::clamp(m_traits.oarFactors, 0, 12);
        const int each = factors <= 2 ? 5 : factors <= 5 ? 4 : 3;
        const int count = factors * each;
        const double reach = m_outline.width / 2 - 2;
        for (int i = 0; i < count; ++i) {
            const bool broken = i < std::clamp(m_traits.oarFactorsLost, 0, factors) * each;
            const double t = 0.17 + 0.63 * (i + 0.5) / count;
            for (const double sign : {-1.0, 1.0}) {
                const double root = 0.9 * halfBeam(t);
                const double tip = broken ? root + (reach - root) * (i % 2 ? 0.35 : 0.5) : reach;
                add(broken ? OutlinePart::BrokenOar : OutlinePart::Oar,
                    line({along(t), sign * root}, {along(t) - (tip - root) * 0.30, sign * tip}));
            }
        }
    }

    void rudders()
    {
        for (const double sign : {-1.0, 1.0}) {
            if (m_traits.rudderHit && sign > 0)
                continue;
            const double root = halfBeam(0.07) + 2;
            add(OutlinePart::Rudder, {{{along(0.09), sign * root},
                                       {along(0.0) - 2, sign * (root + 15)},
                                       {along(0.02), sign * (root + 20)}},
                                      true});
        }
    }

    void ram()
    {
        const double tip = m_outline.length / 2;
        const double root = along(0.955);
        const double w = m_traits.reinforcedRam ? 9 : 6;
        add(OutlinePart::Ram,
            {{{root, -w}, {tip - 10, -w * 0.7}, {tip, 0}, {tip - 10, w * 0.7}, {root, w}}, true});
        if (m_traits.reinforcedRam)
            for (const double sign : {-1.0, 1.0})
                add(OutlinePart::Ram, line({along(0.93), sign * (w + 4)}, {tip - 6, sign * (w + 1)}));
        if (m_traits.highRam)
            add(OutlinePart::Ram, circle({root + 4, 0}, w * 0.9));
    }

    void hull()
    {
        add(OutlinePart::Hull, both(0, 1, 1));
        if (m_traits.cataphract) {
            add(OutlinePart::Deck, both(0.1, 0.93, 0.78));
            for (const double share : {-0.36, 0.0, 0.36})
                add(OutlinePart::Bench, side(0.16, 0.88, share, 1));
            return;
        }
        add(OutlinePart::Deck, both(0.02, 0.15, 0.72));
        add(OutlinePart::Deck, both(0.82, 0.96, 0.66));
        if (m_traits.sailOnly) {
            for (const double t : {0.3, 0.42, 0.54, 0.66})
                add(OutlinePart::Bench,
                    line({along(t), -0.84 * halfBeam(t)}, {along(t), 0.84 * halfBeam(t)}));
            return;
        }
        const double gangway = std::max(3.0, m_beam * 0.16);
        constexpr int benches = 18;
        for (int i = 0; i < benches; ++i) {
            const double t = 0.18 + 0.61 * i / (benches - 1);
            for (const double sign : {-1.0, 1.0})
                add(OutlinePart::Bench,
                    line({along(t), sign * gangway}, {along(t), sign * 0.82 * halfBeam(t)}));
        }
        add(OutlinePart::Deck, rectangle({along(0.14), -gangway}, along(0.84) - along(0.14), 2 * gangway));
    }

    void screens()
    {
        for (const double sign : {-1.0, 1.0}) {
            Polyline screen = side(0.15, 0.84, 1, sign);
            for (Point& point : screen.points)
                point.y += sign * 5;
            add(OutlinePart::Screen, std::move(screen));
        }
    }

    void fittings()
    {
        const double half = std::min(m_beam * 0.62, 24.0);
        if (m_traits.raisedPlatform)
            add(OutlinePart::Fitting,
                rectangle({along(0.36), -half * 0.9}, along(0.62) - along(0.36), half * 1.8));
        constexpr double towerPlaces[] = {0.80, 0.22, 0.51, 0.66, 0.36};
        for (int i = 0; i < std::min(m_traits.towers, 5); ++i) {
            const double x = along(towerPlaces[i]);
            add(OutlinePart::Fitting, rectangle({x - half * 0.8, -half * 0.8}, half * 1.6, half * 1.6));
            add(OutlinePart::Fitting, rectangle({x - half * 0.45, -half * 0.45}, half * 0.9, half * 0.9));
        }
        constexpr double ballistaPlaces[] = {0.72, 0.30, 0.44, 0.59, 0.87, 0.15};
        for (int i = 0; i < std::min(m_traits.ballistae, 6); ++i) {
            const double x = along(ballistaPlaces[i]);
            const double w = std::min(13.0, half * 0.75);
            add(OutlinePart::Fitting,
                {{{x - 2, -w}, {x + 6, -w * 0.5}, {x + 6, w * 0.5}, {x - 2, w}}, false});
            add(OutlinePart::Fitting, line({x - 12, 0}, {x + 12, 0}));
        }
        if (m_traits.heavyEngines > 0) {
            add(OutlinePart::Fitting, circle({along(0.5), 0}, half * 0.7));
            add(OutlinePart::Fitting, line({along(0.5) - half, 0}, {along(0.5) + half, 0}));
        }
        for (int i = 0; i < std::min(m_traits.corvi, 2); ++i) {
            const double y = i == 0 ? -7 : 2;
            add(OutlinePart::Fitting, rectangle({along(0.74), y}, along(1.0) - along(0.74) + 6, 5));
        }
        if (m_traits.ferreaManus > 0) {
            const double x = along(0.9);
            add(OutlinePart::Fitting, {{{x - 20, 0}, {x + 8, 0}, {x + 14, -6}, {x + 8, -11}}, false});
        }
    }

    void rig()
    {
        const double x = along(0.56);
        if (m_traits.sailOnly && !m_traits.mastDown) {
            const double yard = m_outline.width / 2 - 6;
            Polyline sail{{}, true};
            constexpr int pieces = 12;
            for (int i = 0; i <= pieces; ++i) {
                const double s = -1 + 2.0 * i / pieces;
                sail.points.push_back({x + 26 * (1 - s * s), s * yard});
            }
            add(OutlinePart::Sail, std::move(sail));
            add(OutlinePart::Mast, line({x, -yard}, {x, yard}));
        }
        if (m_traits.mastDown) {
            add(OutlinePart::Mast, line({x, 0}, {x - 70, m_beam + 16}));
            return;
        }
        if (!m_traits.raisedPlatform)
            add(OutlinePart::Mast, circle({x, 0}, 4.5));
    }

    void breaches()
    {
        constexpr Point places[] = {{0.64, 1}, {0.38, -1}, {0.76, -1}, {0.27, 1}, {0.50, 0}};
        for (int i = 0; i < std::clamp(m_traits.damage, 0, 5); ++i) {
            const double x = along(places[i].x);
            const double depth = m_beam * 1.05;
            if (places[i].y == 0) { // the back of a wreck is broken: right across
                add(OutlinePart::Breach, {{{x - 8, -depth},
                                           {x + 9, -depth * 0.45},
                                           {x - 9, 0},
                                           {x + 9, depth * 0.45},
                                           {x - 8, depth}},
                                          false});
                continue;
            }
            const double sign = places[i].y;
            add(OutlinePart::Breach, {{{x - 12, sign * depth},
                                       {x - 5, sign * depth * 0.62},
                                       {x - 1, sign * depth * 0.80},
                                       {x + 4, sign * depth * 0.48},
                                       {x + 12, sign * depth}},
                                      true});
        }
    }

    OutlineTraits m_traits;
    ShipOutline m_outline;
    double m_stern = 0;
    double m_bow = 0;
    double m_beam = 0;
};

} // namespace

ShipOutline shipOutline(const OutlineTraits& traits)
{
    return Draughtsman(traits).draw();
}

} // namespace navarch
