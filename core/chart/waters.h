// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/chart/coast.h"
#include "core/chart/mesh.h"

namespace navarch {

/// The water of a chart as a mesh of triangles, land and what lies off the sheet taken out of it. What separates water from
/// land, or closes a strait, is a fixed side.
class Waters {
public:
    /// The fan of open triangles about a point from one shore to the next, counterclockwise; about a point in open water it has
    /// neither beginning nor end.
    struct Sector {
        std::vector<int> triangles;
        int right = -1; ///< the point at the end of the shore it begins with
        int left = -1;  ///< and of the one it ends with; both -1 in open water
    };

    /// `coast` must be tidy, and lie within the sheet. Where shores cross each other, that is an error among the findings, and
    /// the waters are of no use.
    Waters(const Coast& coast, const Sheet& sheet, Findings& findings);

    [[nodiscard]] const Mesh& mesh() const { return m_mesh; }
    /// Whether there is any; without land all is water.
    [[nodiscard]] bool hasWater() const { return !m_sizes.empty(); }

    /// Closes straits that are narrower than this. Those that are wider stay open; of narrower ones a few may, where the
    /// narrowest place lies between a cape and the middle of a long straight shore.
    void closeStraits(int metres);

    /// The point of the mesh where ships of this port lie: the port itself when it is in the sea, or the nearest shore of a sea
    /// within so many hundredths of miles. Small waters are no seas while there is a larger one in reach.
    [[nodiscard]] std::optional<int> roadstead(Position port, int reach);

    /// Makes land of every bay that no shortest way between these points enters: of each triangle of water with shores on two
    /// sides that holds none of them. A way into it and out again leaves by its third side, along which it is shorter. Ways
    /// stay exactly as long, while most of a ragged shore is gone.
    void fillBays(const std::vector<int>& keep);

    [[nodiscard]] std::vector<Sector> sectorsAt(int point) const;
    /// Whether shores go out from this point.
    [[nodiscard]] bool isOnShore(int point) const;
    /// Whether a straight way over water leads from one place to another; along shores and past their corners is over water.
    [[nodiscard]] bool isClear(Position from, Position to);

private:
    /// A side between land and this water.
    struct Shore {
        Position from;
        Position to;
        int water = 0;
    };

    void numberWaters();
    [[nodiscard]] const std::vector<Shore>& shores();
    void close(int triangle);
    bool fillAt(int point, const std::vector<char>& kept, std::vector<int>& again);
    [[nodiscard]] bool isWater(const Mesh::Spot& spot, int water) const;
    [[nodiscard]] int waterAt(const Mesh::Spot& spot) const;
    [[nodiscard]] bool isSea(int water) const;
    Mesh m_mesh;
    std::vector<std::int64_t> m_sizes; ///< of each water, in thousands of twice the area
    std::int64_t m_largest = 0;
    std::vector<Shore> m_shores; ///< empty: not looked for yet
};

} // namespace navarch
