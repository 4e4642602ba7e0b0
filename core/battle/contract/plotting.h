// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/battle/contract/board_view.h"
#include "core/battle/contract/game.h"

namespace navarch {

// Games in which a ship's whole turn is written down before anybody moves. An editor shows a PlotForm, lets people change
// a PlotDraft, and asks the game for its PlotTrack after every change: where it leads, phase by phase, and what is wrong
// with it. It knows no rule and no syntax; every key and symbol in a draft comes from the form.

/// A plot while it is written; finished or not, legal or not.
struct PlotDraft {
    int speed = 0;
    std::string steps; ///< a symbol of the form each
    std::vector<std::string>
        chosen{}; ///< of each of the form's choices the key of its value; missing ones are the first

    friend bool operator==(const PlotDraft&, const PlotDraft&) = default;
};

/// A speed that may be planned, or why not.
struct PlotSpeed {
    int speed = 0;
    Phrase label;  ///< "3", "Astern"
    int steps = 0; ///< symbols that it needs
    Phrase note;   ///< what it costs: "a sprint"; may be empty
    Phrase whyNot; ///< a sentence; empty: it may be planned

    friend bool operator==(const PlotSpeed&, const PlotSpeed&) = default;
};

/// What may be written at a step.
struct PlotSymbol {
    char symbol = ' ';
    Phrase name;         ///< "to port"
    Phrase whyNot{};     ///< why it may not be the next; empty: it may
    std::string label{}; ///< how it is written where a letter does not do: "1L"; empty: the symbol

    friend bool operator==(const PlotSymbol&, const PlotSymbol&) = default;
};

/// Something else that is written with it: what to do on contact.
struct PlotChoice {
    struct Value {
        std::string key; ///< for PlotDraft::chosen
        Phrase label;    ///< "Ram"
        Phrase whyNot{}; ///< empty: it may be chosen

        friend bool operator==(const Value&, const Value&) = default;
    };
    std::string field; ///< lasting: "order"
    Phrase label;      ///< "On contact"
    std::vector<Value> values;
    Phrase group{}; ///< the heading that it stands under with others: "Units in the bow"; may be empty

    friend bool operator==(const PlotChoice&, const PlotChoice&) = default;
};

/// All that can be written for one ship.
struct PlotForm {
    ShipNumber ship = noShip;
    Phrase title;   ///< "Aigle: 2 hexes last turn, 3 at cruise, 5 at most, turns at every other hex"
    int phases = 6; ///< of the turn
    std::vector<PlotSpeed> speeds;   ///< from the least on, those refused among them
    std::vector<PlotSymbol> symbols; ///< all there are, whyNot left empty
    std::vector<PlotChoice> choices;
    PlotDraft
        draft; ///< its plot; until it has one, straight on at the present speed, or as near to it as is allowed
    bool isPlotted = false; ///< the draft has been ordered

    friend bool operator==(const PlotForm&, const PlotForm&) = default;
};

/// What is wrong with a plot, or may become so.
struct PlotNote {
    bool isRefusal = false; ///< false: a warning, the plot may be ordered all the same
    int step = -1;          ///< the step it belongs to, from 0; -1: the speed, or the plot as a whole
    std::string rule;       ///< "TR-5.3"
    Phrase text;            ///< a sentence

    friend bool operator==(const PlotNote&, const PlotNote&) = default;
};

/// One step on the way.
struct PlotStep {
    char symbol = ' ';
    int phase = 0;      ///< of the turn, from 1
    BoardPose pose;     ///< after it, as if nobody were in the way
    bool isOff = false; ///< it has left the board by then

    friend bool operator==(const PlotStep&, const PlotStep&) = default;
};

/// Where a draft leads.
struct PlotTrack {
    std::string text; ///< in the game's own writing, as it stands on sheets and in the log: "5:FFPFS/K<G"
    BoardPose start;  ///< before the first step, a turn on the spot made
    std::vector<PlotStep> steps; ///< up to the first that cannot be made
    std::vector<PlotNote> notes; ///< by their steps; those of the whole first
    std::vector<PlotSymbol>
        next; ///< what may be written after the draft's steps; empty when its speed has all of them

    [[nodiscard]] bool isRefused() const
    {
        for (const PlotNote& note : notes)
            if (note.isRefusal)
                return true;
        return false;
    }

    friend bool operator==(const PlotTrack&, const PlotTrack&) = default;
};

/// A game with written plots. All of these may be asked for any ship at any time.
template <class G>
concept Plotted = Game<G> && requires(const G& game, const typename G::State& seen, ShipNumber ship,
                                      const PlotDraft& draft, const std::string& text,
                                      const typename G::Order& order, int side)
{
    /// What can be written for a ship now; nothing when no plot of it waits. It stays open, and may be written anew, until
    /// its side has said that it is done.
    {
        game.plotForm(seen, ship)
        } -> std::same_as<std::optional<PlotForm>>;
    /// Where a draft leads; of a ship that is not plotted now an empty track with a refusal.
    {
        game.plotTrack(seen, ship, draft)
        } -> std::same_as<PlotTrack>;
    /// A plot from its writing (PlotTrack::text); nothing when it cannot be read.
    {
        game.readPlot(text)
        } -> std::same_as<std::optional<PlotDraft>>;
    /// The order that says so; nothing when the draft is none that could be ordered.
    {
        game.plotOrder(ship, draft)
        } -> std::same_as<std::optional<typename G::Order>>;
    /// The draft that an order plots; nothing of one that plots none.
    {
        game.draftIn(order)
        } -> std::same_as<std::optional<PlotDraft>>;
    /// The order by which a side, or the seat of it that is asked, says that it has done; check() says whether it may.
    {
        game.plotsDone(side)
        } -> std::same_as<typename G::Order>;
};

/// A game in which what a side orders may be secret for a while: the words that everybody may read of an order.
template <class G>
concept Discreet = Game<G> && requires(const G& game, const typename G::Order& order)
{
    /// "Aigle is plotted", where wording() says how.
    {
        game.openWording(order)
        } -> std::same_as<Phrase>;
};

/// A game in which not all that happened is everybody's to know at once: cards drawn face down, draws that lie hidden.
template <class G>
concept Reticent = Game<G> && requires(const G& game, const typename G::State& seen, const BattleEvent& event,
                                       Viewer viewer)
{
    /// An event as a viewer may read it now, without the dice and words that tell what he may not know; nothing when he
    /// hears nothing of it.
    {
        game.eventFor(seen, event, viewer)
        } -> std::same_as<std::optional<BattleEvent>>;
};

} // namespace navarch
