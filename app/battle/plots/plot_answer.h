// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "core/battle/match/match.h"

namespace navarch {

/// A step that may be written next.
struct PlotWay {
    char symbol = ' ';
    QString label;         ///< as it is written
    BoardPose pose;        ///< where it leads
    bool isFaster = false; ///< the speed grows by it
};

/// The plot of a ship as it is written, and what its game says of that: where it leads, what is against it, what may be
/// written next, and the order that it may be given as. A value: another draft is another answer.
class PlotAnswer {
public:
    /// `match` outlives it, and does not change meanwhile.
    PlotAnswer(const Match& match, PlotForm form, PlotDraft draft);
    /// The same plot, written otherwise.
    [[nodiscard]] PlotAnswer with(PlotDraft draft) const { return {*m_match, m_form, std::move(draft)}; }

    [[nodiscard]] const PlotForm& form() const { return m_form; }
    [[nodiscard]] const PlotDraft& draft() const { return m_draft; }
    [[nodiscard]] const PlotTrack& track() const { return m_track; }
    /// Nothing when it may not be ordered as it is written.
    [[nodiscard]] const std::optional<Json>& order() const { return m_order; }
    /// What may be written after the steps that are not refused, or why not; and of it what may, with where it leads.
    [[nodiscard]] const std::vector<PlotSymbol>& next() const { return m_next; }
    [[nodiscard]] const std::vector<PlotWay>& ways() const { return m_ways; }
    /// The tracks that were asked for.
    [[nodiscard]] const std::vector<PlotTrack>& tried() const { return m_tried; }

    /// The first step that is refused; -1: none.
    [[nodiscard]] int refusedStep() const;
    /// What is written up to the first step that is refused.
    [[nodiscard]] PlotDraft sound() const;
    /// How many steps a speed needs; 0 of one that there is not.
    [[nodiscard]] int stepsOf(int speed) const;
    /// The least speed ahead of this one that may be planned and needs more than so many steps; null: none.
    [[nodiscard]] const PlotSpeed* fasterFor(std::size_t steps) const;
    /// As the game writes it.
    [[nodiscard]] QString labelOf(char symbol) const;
    /// Where another draft would lead.
    [[nodiscard]] PlotTrack trackOf(const PlotDraft& draft) const;

private:
    void findWays();

    const Match* m_match;
    PlotForm m_form;
    PlotDraft m_draft;
    PlotTrack m_track;
    std::optional<Json> m_order;
    std::vector<PlotSymbol> m_next;
    std::vector<PlotWay> m_ways;
    std::vector<PlotTrack> m_tried;
};

} // namespace navarch
