// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/blank_cards.h"

#include <algorithm>

namespace navarch {

namespace {

constexpr int blankUnits = 6; ///< boxes of a part of a deck
constexpr int blankRows = 10; ///< ships of a squadron

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

/// Two sections are one place of a form.
bool isSamePlace(const GameCard::Section& a, const GameCard::Section& b)
{
    if (a.index() != b.index())
        return false;
    if (const auto* track = std::get_if<GameCard::Track>(&a))
        return track->label == std::get<GameCard::Track>(b).label;
    if (const auto* ticks = std::get_if<GameCard::Ticks>(&a))
        return ticks->label == std::get<GameCard::Ticks>(b).label;
    if (const auto* remark = std::get_if<GameCard::Remark>(&a))
        return remark->label == std::get<GameCard::Remark>(b).label;
    if (const auto* blanks = std::get_if<GameCard::Blanks>(&a)) {
        const auto& other = std::get<GameCard::Blanks>(b);
        return !blanks->blanks.empty() && !other.blanks.empty()
               && blanks->blanks.front().label == other.blanks.front().label;
    }
    return true;
}

/// The larger of two of one place.
void widen(GameCard::Section& place, const GameCard::Section& with)
{
    if (auto* track = std::get_if<GameCard::Track>(&place)) {
        const auto& other = std::get<GameCard::Track>(with);
        if (other.cells.size() > track->cells.size())
            *track = other;
    } else if (auto* blanks = std::get_if<GameCard::Blanks>(&place)) {
        const auto& other = std::get<GameCard::Blanks>(with);
        if (other.blanks.size() > blanks->blanks.size())
            *blanks = other;
    } else if (auto* deck = std::get_if<GameCard::Deck>(&place)) {
        const auto& other = std::get<GameCard::Deck>(with);
        if (other.parts.size() > deck->parts.size())
            *deck = other;
        for (std::size_t i = 0; i < std::min(deck->parts.size(), other.parts.size()); ++i)
            deck->parts[i].boxes = std::max(deck->parts[i].boxes, other.parts[i].boxes);
    }
}

void merge(std::vector<GameCard::Section>& places, const std::vector<GameCard::Section>& more)
{
    std::size_t after = 0; // where a place that is missing goes
    for (const GameCard::Section& section : more) {
        const auto found = std::find_if(places.begin(), places.end(), [&](const GameCard::Section& place) {
            return isSamePlace(place, section);
        });
        if (found != places.end()) {
            widen(*found, section);
            after = static_cast<std::size_t>(found - places.begin()) + 1;
        } else {
            places.insert(places.begin() + static_cast<std::ptrdiff_t>(after++), section);
        }
    }
}

void merge(ShipContent& ship, const ShipContent& more)
{
    ship.speed = std::max(ship.speed, more.speed);
    if (more.oars.count > ship.oars.count) {
        ship.oars = more.oars;
        ship.oarsForFullSpeed = more.oarsForFullSpeed;
    }
    if (more.fastMoves.count > ship.fastMoves.count)
        ship.fastMoves = more.fastMoves;
    for (const ShipContent::Fact& fact : more.facts)
        if (std::none_of(ship.facts.begin(), ship.facts.end(),
                         [&](const ShipContent::Fact& known) { return known.label == fact.label; }))
            ship.facts.push_back(fact);
    for (const ShipContent::Row& row : more.stores) {
        const auto found =
            std::find_if(ship.stores.begin(), ship.stores.end(),
                         [&](const ShipContent::Row& known) { return known.label == row.label; });
        if (found == ship.stores.end())
            ship.stores.push_back(row);
        else
            found->count = std::max(found->count, row.count);
    }
}

struct Emptier {
    void operator()(GameCard::Facts&) const {}
    void operator()(GameCard::Stores&) const {}
    void operator()(GameCard::Captain&) const {}
    void operator()(GameCard::Grid&) const {}
    void operator()(GameCard::Track& track) const
    {
        if (countsDown(track)) {
            track.cells = emptyCells(static_cast<int>(track.cells.size()));
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

GameCard blankCard(const std::vector<GameCard>& cards, const std::vector<ShipContent::Row>& stores)
{
    GameCard blank = cards.front();
    for (const GameCard& card : cards) {
        merge(blank.ship, card.ship);
        merge(blank.left, card.left);
        merge(blank.right, card.right);
        merge(blank.below, card.below);
    }
    if (stores.empty())
        return blank;
    std::vector<ShipContent::Row> rows = stores;
    for (ShipContent::Row& row : rows)
        for (const ShipContent::Row& known : blank.ship.stores)
            if (known.label == row.label)
                row.count = std::max(row.count, known.count);
    blank.ship.stores = std::move(rows);
    return blank;
}

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
