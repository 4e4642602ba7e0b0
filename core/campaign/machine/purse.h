// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/machine/knowledge.h"

namespace navarch {

/// How far a side's money goes (CP-11.1: within its upkeep). It reckons with every fleet manned in port and takes up what is
/// decided beyond that: a fleet at sea costs more, one laid up less.
class Purse {
public:
    explicit Purse(const Knowledge& known);

    /// Whether fleets may go to sea together: the treasury would last `war` months with them and all that went before.
    [[nodiscard]] bool affordsAtSea(const std::vector<const OwnFleet*>& fleets) const;
    /// Whether they may go on a voyage of so many days: the treasury would last for the months it takes, which are paid whole
    /// (CP-4.2), and one more, with all that went before.
    [[nodiscard]] bool affordsVoyage(const std::vector<const OwnFleet*>& fleets, int days) const;
    /// What a month costs more with them at sea than in port.
    [[nodiscard]] Talents costAtSea(const std::vector<const OwnFleet*>& fleets) const;
    void sendToSea(const OwnFleet& fleet);
    /// Whether the treasury does not last `peace` months as things are: then ships belong into the sheds. Of what is more
    /// than most of a year's income a side that feeds itself keeps its crews aboard as long as it lasts `plenty` months.
    [[nodiscard]] bool isPinched() const;
    void layUp(const OwnFleet& fleet);
    /// Whether a month brings what the side's ships cost in the sheds: who cannot feed even that builds nothing and trains nobody.
    [[nodiscard]] bool feedsItself() const { return !m_laidUp.isNegative(); }
    /// What may be spent on what costs `monthly` more from then on: the treasury still lasts `spare` months, and holds two
    /// months of everything at sea whatever may come in.
    [[nodiscard]] Talents toSpend(Talents monthly = {}) const;

private:
    static constexpr int war = 4;
    static constexpr int peace = 8;
    static constexpr int plenty = 3;
    static constexpr int hoard = 9; ///< months of income: who holds more lets it work for him
    static constexpr int spare = 5; ///< what lies idle wins no war

    [[nodiscard]] Talents share(const OwnFleet& fleet, int percent) const;
    /// Left after so many months of this.
    [[nodiscard]] Talents after(int months, Talents monthly) const;

    const Knowledge& m_known;
    Talents m_monthly; ///< what a month brings; negative: costs
    Talents m_reserve; ///< never spent by choice
    Talents m_laidUp;  ///< what a month brings with every ship laid up
};

} // namespace navarch
