// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/finding.h"
#include "core/ships/legality.h"
#include "core/ships/ship_class.h"

namespace navarch {

class ObjectReader;

// Classes of one's own: kept in the library, beside a scenario, and in whatever has ships of them - fleets, briefs, replays,
// campaigns - so that each travels alone. Their ids begin with "own-": no class that the program ever has is called so.

inline constexpr std::string_view ownClassMark = "own-";
inline constexpr int maxOwnClasses = 200; ///< of one file
inline constexpr int longestClassId = 40;

/// A figure of one's own in place of a game's house figure (core/rules/house_figures.h says which there are).
struct OwnFigure {
    std::string rules; ///< a game's id, or "campaign"
    std::string key;
    std::string value;

    friend bool operator==(const OwnFigure&, const OwnFigure&) = default;
};
inline constexpr int maxOwnFigures = 500;

/// The figures that stand in `top` as a list "house_figures"; whether games know them is not looked at.
[[nodiscard]] std::vector<OwnFigure> readOwnFigures(ObjectReader& top);
[[nodiscard]] Json ownFiguresJson(const std::vector<OwnFigure>& figures);

/// A file of own classes, "navarch-classes/1", with the house figures that go with them.
struct ClassBook {
    std::string name; ///< may be empty
    std::vector<ShipClass> classes;
    std::vector<OwnFigure> figures{};
    std::string source{}; ///< where its values are from; may be empty

    friend bool operator==(const ClassBook&, const ClassBook&) = default;
};

/// The "format" of a file of own classes.
inline constexpr std::string_view classesFormat = "navarch-classes/1";

/// Reads a file of own classes. Values of a game that it does not give are derived by the house formulas and named in the
/// game's list "derived"; those that stand in it although they are named there are kept, so that ships stay what they were
/// under later formulas. Refused with file, path and remedy: ids that are none or stand twice, names of built-in classes, games
/// and values that there are not, values out of bounds, more than maxOwnClasses. `known` has the built-in classes.
[[nodiscard]] Result<ClassBook> readClassBook(const Json& json, const std::string& file,
                                              const ShipClasses& known);

/// One class of such a file; problems are added to `problems`. An id that is missing is made of the name.
[[nodiscard]] ShipClass readOwnClass(const Json& json, const std::string& file, const std::string& path,
                                     const ShipClasses& known, Problems& problems);
/// The classes that stand in `top` as a list of that name, at most maxOwnClasses, each id once.
[[nodiscard]] std::vector<ShipClass> readOwnClasses(ObjectReader& top, std::string_view name,
                                                    const ShipClasses& known);

/// What readOwnClass() reads to an equal class: every value, and which are derived.
[[nodiscard]] Json ownClassJson(const ShipClass& shipClass);
[[nodiscard]] Json classBookJson(const ClassBook& book);

/// A class of one's own that is like a built-in one in everything, with every value given.
[[nodiscard]] ShipClass copyOf(const ShipClass& builtIn, const std::string& id, const std::string& name);
/// An id that begins with ownClassMark, of a name.
[[nodiscard]] std::string classIdOf(std::string_view name);

/// Whether two classes of these names would be taken for one: capitals of ASCII do not tell them apart.
[[nodiscard]] bool isSameClassName(std::string_view one, std::string_view other);

/// The values of a game that are derived, in order; none of a built-in class.
[[nodiscard]] std::vector<std::string> derivedValues(const ShipClass& shipClass, std::string_view game);
[[nodiscard]] bool hasDerivedValues(const ShipClass& shipClass);

/// What is to be known of an own class. Keys: derived-values (note, for each game that has any), deck-differs (warning: the
/// deck is not what the home game's cataphract and sail_only say), never-offered (warning), and those of fitFindings() for the
/// ship as she leaves the yard.
[[nodiscard]] Findings ownClassFindings(const ShipClass& shipClass, const FitRules& rules);

/// The one class of those that are equal to `shipClass`: ships of one class share it.
[[nodiscard]] std::shared_ptr<const ShipClass> sharedClass(const ShipClass& shipClass);

} // namespace navarch
