// SPDX-License-Identifier: GPL-3.0-or-later
// Words of what an umpire hands out, in Dutch.
#include "reports/dutch/dutch.h"

#include <array>

namespace navarch {

std::span<const DutchText> dutchUmpire()
{
    static constexpr auto texts = std::to_array<DutchText>({
        {"Report of the turn", "Verslag van de beurt"},
        {"Orders", "Orders"},
        {"Ledger", "Kasboek"},
        {"Chronicle", "Kroniek"},
        {"Month/week", "Maand/week"},
        {"Reason", "Reden"},
        {"Account", "Rekening"},
        {"Balance", "Saldo"},
        {"Nothing came in or went out.", "Er kwam niets in of uit."},
        {"In %1, out %2 talents", "In %1, uit %2 talenten"},
        {"Date", "Datum"},
        {"What happened", "Wat er gebeurde"},
        {"Rule and dice", "Regel en stenen"},
        {"Nothing is written yet.", "Er is nog niets geschreven."},
        {"The umpire", "De scheidsrechter"},
        {"at sea", "op zee"},
        {"News", "Nieuws"},
        {"Rule", "Regel"},
        {"Nothing that you would have heard of.", "Niets waarvan u gehoord hebt."},
        {"waits for a battle", "wacht op een slag"},
        {"Your fleets", "Uw vloten"},
        {"Where", "Waar"},
        {"Ready", "Gereed"},
        {"Hurt", "Gehavend"},
        {"Its orders", "Opdracht"},
        {"You have no fleets.", "U hebt geen vloten."},
        {"unknown", "onbekend"},
        {"this week", "deze week"},
        {"last week", "vorige week"},
        {"%1 weeks ago", "%1 weken geleden"},
        {"Others' fleets, as last seen", "Vloten van anderen, zoals laatst gezien"},
        {"Side", "Partij"},
        {"When", "Wanneer"},
        {"None were seen.", "Er zijn er geen gezien."},
        {"Treasury", "Schatkist"},
        {"To be seen to", "Te regelen"},
        {"Nothing waits.", "Er wacht niets."},
        {"%1 · %2 ships ready", "%1 · %2 schepen gereed"},
        {"Where to", "Waarheen"},
        {"By way of", "Langs"},
        {"Tick one order for each fleet. Forced: it rows twice as far a day.",
         "Kruis voor elke vloot één opdracht aan. Geforceerd: roeit tweemaal zo ver per dag."},
        {"lie in port", "liggen"},
        {"row", "varen"},
        {"patrol", "patrouille"},
        {"blockade", "blokkade"},
        {"attack", "aanval"},
        {"raid", "plundering"},
        {"escort", "geleide"},
        {"exercise", "oefenen"},
        {"lay up", "opleggen"},
        {"seeks battle", "zoekt slag"},
        {"avoids battle", "mijdt slag"},
        {"forced", "geforceerd"},
        {"Money, yards, commanders, allies", "Geld, werven, bevelhebbers, bondgenoten"},
        {"Messages to others", "Berichten aan anderen"},
    });
    return texts;
}

} // namespace navarch
