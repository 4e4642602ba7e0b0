// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "core/ships/class_formulas.h"
#include "core/ships/fit.h"

namespace navarch {

/// The home game: the price list, the periods and the record of a ship are its, and a campaign's battles are fought by it
/// where nobody chose another. By its rule-set id.
inline constexpr std::string_view homeGame = "salamis-ad-actium";

/// A kind of ship as the class library has it: what the campaign and Salamis ad Actium need as fields, and the values
/// of every other game as that game names them.
struct ShipClass {
    std::string id;   ///< lasting: "trireme-cataphract"
    std::string name; ///< "Trireme (cataphract)"
    int fromYear = 0; ///< first and last year it is offered (SA-11.1)
    int toYear = 0;
    int rowers = 0;     ///< men
    int fighters = 0;   ///< men
    std::string deck;   ///< aphract, cataphract or sail: for browsing
    ShipFit fit;        ///< as it leaves the yard (SA-1.2)
    int towerSpace = 0; ///< the most towers, engines and troop units it is built for (SA-15.6)
    int engineSpace = 0;
    int troopSpace = 0;
    bool strongMast = false; ///< its mast stands a ram better (SA-7.5.6)
    std::string source;      ///< seed or house: where the Salamis ad Actium values come from
    Json games;              ///< the values of every game by rule-set id, each with its source tag
    bool isOwn = false;      ///< somebody's own (core/ships/own_class.h), none of the program's
    std::string like; ///< of an own one: the built-in class whose equipment and crews it has; may be empty

    friend bool operator==(const ShipClass&, const ShipClass&) = default;

    [[nodiscard]] bool offeredIn(int year) const { return year >= fromYear && year <= toYear; }
    /// The class as tables know it that speak of single classes (SA-11, printed crews).
    [[nodiscard]] const std::string& kind() const { return like.empty() ? id : like; }
};

/// The class library, in the order of its file.
class ShipClasses {
public:
    [[nodiscard]] const std::vector<ShipClass>& all() const { return m_classes; }
    /// Null when there is none of that id.
    [[nodiscard]] const ShipClass* find(std::string_view id) const;
    /// The known id that `id` was most likely meant to be, for messages; empty when nothing is near.
    [[nodiscard]] std::string nearest(std::string_view id) const;

    /// How values are found that an own class does not give.
    [[nodiscard]] const ClassFormulas& formulas() const { return m_formulas; }

    /// These and the own ones; of two with one id the later takes the place of the earlier.
    [[nodiscard]] ShipClasses with(const std::vector<ShipClass>& own) const;

    /// Reads the program's "navarch-classes/1"; `file` is for messages.
    [[nodiscard]] static Result<ShipClasses> fromJson(const Json& json, const std::string& file);

private:
    ClassFormulas m_formulas;
    std::vector<ShipClass> m_classes;
    std::map<std::string, std::size_t, std::less<>> m_index;
};

/// What the home game says of a class, into its fields; what is wrong is added to `problems`. `path` is that of `games`.
void readHomeGame(const Json& games, const std::string& file, const std::string& path, ShipClass& shipClass,
                  Problems& problems);

} // namespace navarch
