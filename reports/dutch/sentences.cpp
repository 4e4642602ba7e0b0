// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules have to say, in Dutch: core composes it, so that each is a pattern with places.
#include "reports/dutch/dutch.h"

#include <array>

namespace navarch {

std::span<const DutchText> dutchSentences()
{
    static constexpr auto texts = std::to_array<DutchText>({
        {"%1 ship", "%1 schip"},
        {"%1 ships", "%1 schepen"},
        {"%1 or less", "%1 of minder"},
        {"%1 or more", "%1 of meer"},
        {"Wall section %1", "Muurdeel %1"},
        {"%1 is offered %2; choose another class or year.",
         "%1 is te krijgen %2; kies een andere klasse of een ander jaar."},
        {"from %1 to %2", "van %1 tot %2"},
        {"from %1", "vanaf %1"},
        {"until %1", "tot %1"},
        {"A %1 ram is carried %2; fit a %3 one.", "Een ram (%1) wordt gevoerd %2; neem er een van: %3."},
        {"%1 is carried %2; leave it ashore.", "%1 wordt gevoerd %2; laat het aan wal."},
        {"It has room for %1 towers; remove %2.", "Er is ruimte voor %1 torens; haal er %2 af."},
        {"It has room for %1 ballistae; remove %2.", "Er is ruimte voor %1 ballista's; haal er %2 af."},
        {"A ship carries one heavy war engine; remove %1.",
         "Een schip voert één stuk zwaar geschut; haal er %1 af."},
        {"A heavy war engine needs size class %1 or more; this ship is %2.",
         "Zwaar geschut vraagt grootteklasse %1 of meer; dit schip heeft %2."},
        {"The heavy war engine needs %1 more units of space; take towers or ballistae off, or fit a lighter "
         "engine.",
         "Het zware geschut vraagt %1 eenheden ruimte meer; haal torens of ballista's af, of neem lichter "
         "geschut."},
        {"It carries %1 troop units and has room for %2, overloaded for %3; put %4 ashore.",
         "Er zijn %1 troepeneenheden aan boord en ruimte voor %2, overladen voor %3; zet er %4 aan wal."},
        {"It is overloaded by %1 troop units, which halves its speed.",
         "Het is overladen met %1 troepeneenheden; dat halveert de snelheid."},
        {"%1 has no fighting oars; switch them off.", "%1 heeft geen vechtende roeiers; zet ze uit."},
        {"It has %1 ships; a squadron has at most %2. Split it.",
         "Het heeft %1 schepen; een eskader heeft er hoogstens %2. Splits het."},
        {"It has %1 wall sections; a port of economic value %2 allows %3.",
         "Er zijn %1 muurdelen; een haven van economische waarde %2 staat er %3 toe."},
        {"Its capacity is %1; a port of economic value %2 allows %3.",
         "De ruimte is %1; een haven van economische waarde %2 staat %3 toe."},
        {"What stands on it takes %1 unit more than its capacity of %2; defences that were rolled may.",
         "Wat erop staat neemt %1 eenheid meer dan de ruimte van %2; geworpen verdediging mag dat."},
        {"What stands on it takes %1 units more than its capacity of %2; defences that were rolled may.",
         "Wat erop staat neemt %1 eenheden meer dan de ruimte van %2; geworpen verdediging mag dat."},
        {"What stands on it takes %1 unit more than its capacity of %2; take that much off, or build it "
         "larger.",
         "Wat erop staat neemt %1 eenheid meer dan de ruimte van %2; haal dat eraf of bouw groter."},
        {"What stands on it takes %1 units more than its capacity of %2; take that much off, or build it "
         "larger.",
         "Wat erop staat neemt %1 eenheden meer dan de ruimte van %2; haal dat eraf of bouw groter."},
        {"It has %1 ferrea manus; one a section is allowed.",
         "Er zijn %1 ferrea manus; één per muurdeel is toegestaan."},
        {"%1 to %2", "%1 tot %2"},
        {"%1 %2 BCE, week %3", "%1 %2 v.Chr., week %3"},
        {"%1 %2 CE, week %3", "%1 %2 n.Chr., week %3"},
        {"%1 BCE", "%1 v.Chr."},
        {"%1 CE", "%1 n.Chr."},
    });
    return texts;
}

} // namespace navarch
