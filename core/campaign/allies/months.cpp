// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/allies/months.h"

#include "core/campaign/allies/departures.h"
#include "core/campaign/allies/reliability.h"
#include "core/campaign/calendar.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/fleets/contingent_words.h"

namespace navarch {

void closeAlliedMonth(Deed& deed, const std::vector<MonthForecast>& months, const CampaignFigures& figures)
{
    Draft& draft = deed.draft();
    for (const MonthForecast& month : months) {
        for (const MonthLine& line : month.lines) {
            if (line.item != MonthItem::Allies || line.missing.isZero())
                continue;
            ContractRecord& contract = draft.edit(line.contract);
            changeReliability(contract, figures.unpaidAlly);
            tell(deed, "ally-unpaid",
                 phrase("%1 went unpaid; its reliability is %2 now.", contingentOf(contract, true),
                        reliabilityOf(contract)),
                 Knowing::only(month.side), "CP-9.2");
        }
    }
    dismissUnreliableAllies(deed, figures);
    std::vector<ContractId> over;
    const int nextTurn = deed.head().turn + 1;
    draft.forEach<ContractRecord>([&](const ContractRecord& contract) {
        if (contract.signedTurn + contract.months * weeksOfMonth <= nextTurn)
            over.push_back(contract.id);
    });
    for (const ContractId contract : over)
        sendHome(deed, contract,
                 phrase("%1 goes home; its months are over.", contingentOf(*draft.find(contract), true)));
}

} // namespace navarch
