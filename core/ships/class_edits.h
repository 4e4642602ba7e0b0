// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/ships/own_class.h"

namespace navarch {

// What can be done to a file of own classes that is edited. Each takes a book and gives the altered one, or says why not; the book
// it was given stays. Every class of what comes of it can be read back: a change that would leave one that cannot is refused with
// what the reader says, at its path. `known` has the built-in classes. Classes are counted from 0; one that is not there is refused.

using EditedBook = Result<ClassBook>;

[[nodiscard]] EditedBook withBookName(const ClassBook& book, const std::string& name);
/// Where its values are from, in words; empty: nothing is said of it.
[[nodiscard]] EditedBook withBookSource(const ClassBook& book, const std::string& source);

/// A class more, the last: like `of` in everything, under a name that nobody has.
[[nodiscard]] EditedBook withCopy(const ClassBook& book, const ShipClass& of, const ShipClasses& known);
/// A class more, the last: an own one as it is, with its id. Refused where id or name are taken.
[[nodiscard]] EditedBook withOwn(const ClassBook& book, const ShipClass& own, const ShipClasses& known);
/// A class more, the last, of which nothing is given but a name that nobody has and how many row and fight.
[[nodiscard]] EditedBook withPlainClass(const ClassBook& book, const std::string& name, int rowers,
                                        int fighters, const ShipClasses& known);
[[nodiscard]] EditedBook withoutClass(const ClassBook& book, int at);

/// "name", "id", "from", "to", "rowers", "fighters", "fighting_oars", "deck" or "like" (an empty text: like none). An id that was
/// made of the name follows it. Derived values follow what they are reckoned with; a deck sets what the home game says of it.
[[nodiscard]] EditedBook withClassField(const ClassBook& book, int at, std::string_view field,
                                        const Json& value, const ShipClasses& known);

/// A value of a game, as its block in a file names it; it is no longer derived.
[[nodiscard]] EditedBook withClassValue(const ClassBook& book, int at, const std::string& game,
                                        const std::string& name, const Json& value, const ShipClasses& known);
/// Back to what the house formula says. Without a name all values of the game, without a game those of every one.
[[nodiscard]] EditedBook withDerived(const ClassBook& book, int at, const std::string& game,
                                     const std::string& name, const ShipClasses& known);

/// What the formula comes to for the class as it is; null where there is none.
[[nodiscard]] Json derivedValue(const ShipClass& shipClass, std::string_view game, std::string_view name,
                                const ShipClasses& known);

/// One that stands there already under its key gives way. Refused: more than maxOwnFigures.
[[nodiscard]] EditedBook withFigure(const ClassBook& book, const OwnFigure& figure);
[[nodiscard]] EditedBook withoutFigure(const ClassBook& book, const std::string& rules,
                                       const std::string& key);

} // namespace navarch
