// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of Salamis ad Actium and the classes of ships, in Dutch.
#include "reports/dutch/dutch.h"

#include <array>

namespace navarch {

std::span<const DutchText> dutchSalamis()
{
    static constexpr auto texts = std::to_array<DutchText>({
        {"Rammer of larger size class / twice / three times / n times",
         "Rammer van grotere grootteklasse / dubbel / driemaal / n maal"},
        {"Rammer of smaller size class, likewise", "Rammer van kleinere grootteklasse, evenzo"},
        {"Speed 0-4 or adrift / 5-7 / 8-9 / 10 and more",
         "Snelheid 0-4 of drijvend / 5-7 / 8-9 / 10 en meer"},
        {"Target lies still or drifts", "Doel ligt stil of drijft"},
        {"On the beam: bow edge wholly / at least half on it",
         "Op de flank: boegrand geheel / minstens half erop"},
        {"Rammer's crew quality", "Bemanning van de rammer"},
        {"Target's crew quality, taken off", "Bemanning van het doel, eraf"},
        {"Rammer's captain wounded / killed", "Kapitein van de rammer gewond / dood"},
        {"Rammer demoralised", "Rammer gedemoraliseerd"},
        {"Target's damage light / medium / heavy / severe",
         "Schade van het doel licht / middel / zwaar / ernstig"},
        {"Target's hull stout / weak", "Romp van het doel zwaar gebouwd / zwak"},
        {"Reinforced high ram", "Versterkte hoge ram"},
        {"Target overloaded", "Doel overladen"},
        {"Speed counts with a ram only. Beam: the rammer's; bow: both added; stern: the rammer's less the "
         "target's.",
         "Snelheid telt alleen met een ram. Flank: die van de rammer; boeg: beide opgeteld; achtersteven: "
         "die van de rammer min die van het doel."},
        {"Speed counts for at most +1 with an unsupported wooden ram, +2 with a bronze one.",
         "Snelheid telt voor hoogstens +1 met een niet gesteunde houten ram, +2 met een bronzen."},
        {"An unsupported ram: the rammer is tested in turn, at the target's speed and without the lines "
         "marked *.",
         "Een niet gesteunde ram: daarna wordt de rammer getest, met de snelheid van het doel en zonder de "
         "regels met *."},
        {"glancing", "schampt"},
        {"matchwood", "brandhout"},
        {"oar factor", "riemfactor"},
        {"2 oar factors", "2 riemfactoren"},
        {"speed -1", "snelheid -1"},
        {"steering oars", "roer"},
        {"archer", "boogschutter"},
        {"marine", "zeesoldaat"},
        {"heavy marine", "zware zeesoldaat"},
        {"engine or tower", "geschut of toren"},
        {"tower or engine", "toren of geschut"},
        {"mast, tower, engine", "mast, toren, geschut"},
        {"captain", "kapitein"},
        {"no effect", "geen gevolg"},
        {"A ram", "A ram"},
        {"B missiles", "B schoten"},
        {"C engines", "C geschut"},
        {"Nothing left to lose: take a marine, then a heavy marine, an archer, an oar factor.",
         "Niets meer te verliezen: neem een zeesoldaat, dan een zware zeesoldaat, een boogschutter, een "
         "riemfactor."},
        {"Steering oars hit: turn class -1. Captain, d6: 1-4 wounded, 5-6 killed; wounded twice is killed.",
         "Roer geraakt: draaiklasse -1. Kapitein, d6: 1-4 gewond, 5-6 dood; tweemaal gewond is dood."},
        {"Each oar factor short of full speed", "Elke riemfactor te weinig voor volle vaart"},
        {"Own turn class", "Eigen draaiklasse"},
        {"Fast move in this phase", "Snelle zet in deze fase"},
        {"Target's turn class, taken off", "Draaiklasse van het doel, eraf"},
        {"Crew Test on d10, 6 and more. Success: a d10 for each of the target's oar factors; 8 breaks it, "
         "9-10 cost 1 cm of speed.",
         "Bemanningsproef op d10, 6 en meer. Geslaagd: een d10 voor elke riemfactor van het doel; 8 breekt "
         "hem, 9-10 kosten 1 cm snelheid."},
        {"Egyptian galley", "Egyptische galei"},
        {"Triaconter", "Triakonter"},
        {"Penteconter", "Pentekonter"},
        {"Phoenician bireme", "Fenicische bireem"},
        {"Modified trireme (bireme)", "Verbouwde trireem (bireem)"},
        {"Trireme", "Trireem"},
        {"Trireme (cataphract)", "Trireem (kataphrakt)"},
        {"Hemiolia", "Hemiolia"},
        {"Trihemiolia", "Trihemiolia"},
        {"Lembos", "Lembos"},
        {"Liburnian", "Liburne"},
        {"Quadrireme", "Quadrireem"},
        {"Quinquereme", "Quinquereem"},
        {"Hexareme", "Hexareem"},
        {"Septireme", "Septireem"},
        {"Octere", "Octere"},
        {"Ennere", "Ennere"},
        {"Dekares", "Dekares"},
        {"Imperial liburnian", "Keizerlijke liburne"},
        {"Lusoria", "Lusoria"},
        {"Dromon", "Dromon"},
        {"Viking longship", "Vikingschip"},
        {"Saxon keel", "Saksische kiel"},
        {"Merchantman (sail only)", "Koopvaarder (alleen zeil)"},
    });
    return texts;
}

} // namespace navarch
