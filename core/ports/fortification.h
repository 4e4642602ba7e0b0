// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/fields.h"
#include "core/base/finding.h"
#include "core/base/json.h"
#include "core/base/phrase.h"
#include "core/people/quality.h"
#include "core/ships/limits.h"

namespace navarch {

/// A wall section and what stands on it (SA-15.11). Counts are units, not men.
struct WallSection {
    int capacity = 1; ///< units of room, 1 to the port's economic value
    int archers = 0;
    int marines = 0;
    int heavyMarines = 0;
    int ballistae = 0;
    int towers = 0;
    int ferreaManus = 0;
    int boilingOil = 0;            ///< pots
    int bees = 0;                  ///< pots
    std::vector<int> heavyEngines; ///< a damage modifier 1-6 each

    friend bool operator==(const WallSection&, const WallSection&) = default;

    /// The units of capacity that its contents take.
    [[nodiscard]] int unitsTaken(const Limits& limits) const;
    /// Whether anything at all stands on it.
    [[nodiscard]] bool isBare() const;
};

template <class Self, class Visitor>
void visitWallSection(Self& section, Visitor& visit)
{
    visit("capacity", section.capacity, Bounds{1, 10});
    visit("archers", section.archers, Bounds{0, 50});
    visit("marines", section.marines, Bounds{0, 50});
    visit("heavy_marines", section.heavyMarines, Bounds{0, 50});
    visit("ballistae", section.ballistae, Bounds{0, 50});
    visit("towers", section.towers, Bounds{0, 50});
    visit("ferrea_manus", section.ferreaManus, Bounds{0, 50});
    visit("boiling_oil", section.boilingOil, Bounds{0, 50});
    visit("bees", section.bees, Bounds{0, 50});
    visit("heavy_engines", section.heavyEngines, ListBounds{{1, 6}, 10});
}

struct GarrisonCommander {
    std::string name; ///< may be empty
    CommandQuality quality = CommandQuality::Average;

    friend bool operator==(const GarrisonCommander&, const GarrisonCommander&) = default;
};

/// A port's defences as they stand in a file: what `navarch port price` reads and the port builder saves.
struct Fortification {
    std::string name;
    int economicValue = 1; ///< 1-10
    std::vector<WallSection> sections;
    CrewQuality garrison = CrewQuality::Average;
    GarrisonCommander commander; ///< there is always one (SA-15.11)

    friend bool operator==(const Fortification&, const Fortification&) = default;
};

inline constexpr Bounds economicValueBounds{1, 10};
inline constexpr int maxWallSections = 20; ///< of a file; the legal number is mostWallSections()

/// What a wall section is called: a port's first is 1.
[[nodiscard]] Phrase wallSectionName(int number);

/// Half the economic value, rounded up.
[[nodiscard]] int mostWallSections(int economicValue, const Limits& limits);

/// The "format" of a port file.
inline constexpr std::string_view portFormat = "navarch-port/1";

/// Reads "navarch-port/1". A section without a capacity has the most the port allows.
[[nodiscard]] Result<Fortification> readFortification(const Json& json, const std::string& file);

/// The file of a port's defences; readFortification() gives an equal one back.
[[nodiscard]] Json fortificationJson(const Fortification& port);

/// How severe too much on a wall is: bought walls must fit, rolled ones may overflow (SA-15.12).
enum class Defences { Bought, Rolled };

/// What the rules have against a port's defences. Keys: wall-count, wall-capacity, wall-room (a note when rolled),
/// wall-ferrea-manus, wall-bare (warning), all SA-15.11.
[[nodiscard]] Findings fortificationFindings(const Fortification& port, const Limits& limits,
                                             Defences defences = Defences::Bought);

} // namespace navarch
