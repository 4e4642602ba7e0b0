// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/scan/battle_sheets.h"

#include <algorithm>

namespace navarch {

namespace {

/// The ways in which a battle's sheets may have been printed, the usual ones first.
std::vector<SheetOptions> waysOfPrinting(const std::string& game)
{
    std::vector<SheetOptions> ways;
    for (const Paper paper : {Paper::A4, Paper::Letter, Paper::A5, Paper::A3})
        for (const bool isCurrent : {true, false})
            for (const SheetLanguage& language : SheetLanguage::all())
                for (const int perPage : {1, 2, 4, 8}) {
                    if (perPage == 8 && paper != Paper::A3)
                        continue;
                    SheetOptions options;
                    options.game = game;
                    options.paper = paper;
                    options.perPage = perPage;
                    options.language = language;
                    options.currentCondition = isCurrent;
                    ways.push_back(options);
                    // Where tables stand below a sheet, it is set in what they leave.
                    if (perPage == 1 && sheetsOf(game).tablesBelow) {
                        ways.push_back(options);
                        ways.back().tables = ReferenceTables::None;
                    }
                }
    return ways;
}

PrintMaterial materialOf(const BattleOnPaper& of)
{
    PrintMaterial material;
    for (const FleetId fleet : fleetsMeeting(of.campaign, of.battle))
        material.add(of.campaign, fleet, of.tag, of.battle);
    return material;
}

} // namespace

PileReader::Layouts layoutsOf(const std::shared_ptr<const BattleOnPaper>& battle)
{
    return [battle, ways = waysOfPrinting(battle->brief.rules),
            material = materialOf(*battle)](std::size_t way) -> std::optional<std::vector<MappedSheet>> {
        if (way >= ways.size())
            return std::nullopt;
        const auto document = layOut(material, battle->figures, PrintOptions{ways[way]});
        return document ? boxMapOf(*document) : std::vector<MappedSheet>();
    };
}

BattleOutcome withPile(BattleOutcome entered, const ScannedPile& pile)
{
    for (const std::size_t i : pile.shipsRead) {
        if (i >= entered.ships.size())
            continue;
        const ShipOutcome& read = pile.outcome.ships[i];
        ShipOutcome& ship = entered.ships[i];
        ship.fate = read.fate;
        ship.captor = read.captor;
        ship.condition = read.condition;
        ship.onTable = true;
    }
    for (const std::size_t i : pile.commandersRead) {
        if (i >= entered.commanders.size())
            continue;
        entered.commanders[i].state = pile.outcome.commanders[i].state;
        entered.commanders[i].captor = pile.outcome.commanders[i].captor;
    }
    if (pile.outcome.turns > 0)
        entered.turns = pile.outcome.turns;
    return entered;
}

Phrase sumOf(const ScannedPile& pile)
{
    return phrase("%1, %2 and %3 read, of %4 of %5", phraseN("{%n page|%n pages}", pile.pages),
                  phraseN("{%n sheet|%n sheets}", pile.sheets), phraseN("{%n box|%n boxes}", pile.boxes),
                  static_cast<std::int64_t>(pile.shipsRead.size()),
                  phraseN("{%n ship|%n ships}", static_cast<std::int64_t>(pile.outcome.ships.size())));
}

Phrase wordsOf(ScanDoubt::Why why)
{
    switch (why) {
    case ScanDoubt::Why::Faint: return phrase("faint");
    case ScanDoubt::Why::BlackedOut: return phrase("blacked out");
    case ScanDoubt::Why::Written: return phrase("a number is written there");
    case ScanDoubt::Why::Several: return phrase("one of several that exclude one another");
    case ScanDoubt::Why::Lost: return phrase("lost, and it is not said how");
    case ScanDoubt::Why::Captor: return phrase("captured, and it is not said by whom");
    case ScanDoubt::Why::NoLoss: return phrase("marked, and too little to be a loss");
    }
    return {};
}

Phrase takenAs(const ScanDoubt& doubt)
{
    if (doubt.why == ScanDoubt::Why::Written || doubt.why == ScanDoubt::Why::NoLoss)
        return wordsOf(doubt.why);
    return doubt.isTaken ? phrase("%1, taken as marked", wordsOf(doubt.why))
                         : phrase("%1, taken as not marked", wordsOf(doubt.why));
}

} // namespace navarch
