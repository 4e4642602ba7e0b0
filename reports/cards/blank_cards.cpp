// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/blank_cards.h"

#include <algorithm>

namespace navarch {

namespace {

constexpr int blankBoxes = 12; ///< of a track whose length is the ship's
constexpr int blankUnits = 6;  ///< boxes of a part of a deck
constexpr int blankRows = 10;  ///< ships of a squadron

/// A track counts down to nothing, or in tens of men: its length is the ship's.
bool countsDown(const GameCard::Track& track)
{
    bool isFirst = false;
    bool isLast = false;
    return track.cells.size() > 1
           && track.cells.front().text.toInt(&isFirst) > track.cells.back().text.toInt(&isLast) && isFirst
           && isLast;
}

void untick(GameCard::Ticks& ticks)
{
    for (ShipContent::Tick& tick : ticks.ticks)
        tick.ticked = false;
}

struct Emptier {
    void operator()(GameCard::Facts&) const {}
    void operator()(GameCard::Stores&) const {}
    void operator()(GameCard::Captain&) const {}
    void operator()(GameCard::Grid&) const {}
    void operator()(GameCard::Track& track) const
    {
        if (countsDown(track)) {
            track.cells = emptyCells(std::max(blankBoxes, static_cast<int>(track.cells.size())));
            track.note.clear();
        }
        for (std::size_t i = 0; i < track.cells.size(); ++i) {
            track.cells[i].crossed = false;
            if (track.cells[i].text == QStringLiteral("E")) // speed by Extra cards
                track.cells[i].text = QString::number(i + 1);
        }
    }
    void operator()(GameCard::Ticks&) const {}
    void operator()(GameCard::Blanks& blanks) const
    {
        for (GameCard::Blank& blank : blanks.blanks)
            blank.value.clear();
    }
    void operator()(GameCard::Deck& deck) const
    {
        for (GameCard::DeckPart& part : deck.parts) {
            part.units.clear();
            part.boxes = std::max(part.boxes, blankUnits);
        }
    }
    void operator()(GameCard::List& list) const { list.rows.assign(blankRows, {}); }
    void operator()(GameCard::Remark& remark) const { remark.text.clear(); }
};

} // namespace

void makeForm(GameCard& card, SheetFill fill)
{
    if (fill == SheetFill::Ship)
        return;
    makeForm(card.ship, fill);
    for (auto* sections : {&card.left, &card.right, &card.below})
        for (GameCard::Section& section : *sections)
            if (auto* ticks = std::get_if<GameCard::Ticks>(&section))
                untick(*ticks);
            else if (auto* remark = std::get_if<GameCard::Remark>(&section))
                remark->text.clear();
    if (fill == SheetFill::Class)
        return;
    card.strip.clear();
    card.hasPicture = false;
    for (auto* sections : {&card.left, &card.right, &card.below})
        for (GameCard::Section& section : *sections)
            std::visit(Emptier{}, section);
}

} // namespace navarch
