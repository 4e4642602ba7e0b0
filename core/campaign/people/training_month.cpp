// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/people/training_month.h"

#include "core/campaign/deed/chronicle.h"
#include "core/campaign/people/named.h"

namespace navarch {

namespace {

void trainFleet(Deed& deed, SideId side, const MonthLine& line, const CampaignFigures& figures)
{
    Draft& draft = deed.draft();
    Dice dice = deed.diceFor("training-month/" + std::to_string(line.fleet.value), {});
    std::vector<std::string> better;
    int trained = 0;
    for (const ShipDue& due : line.ships) {
        const ShipRecord* ship = draft.find(due.ship);
        // A crew that was paid for may have left or worsened this very month; what is left of it still trains.
        if (!ship || ship->fleet != line.fleet)
            continue;
        ++trained;
        const bool improves = dice.roll(10, "CP-6.1", "Training of " + ship->name) >= figures.trainingFace;
        dice.settle(improves ? "better" : "as before");
        if (improves) {
            ShipRecord& record = draft.edit(due.ship);
            record.crew = movedBy(record.crew, 1);
            better.push_back(record.name);
        }
    }
    const FleetRecord* fleet = draft.find(line.fleet);
    const Phrase text = better.empty()
                            ? phraseN("{%n crew|%n crews} of %1 trained for a month. None is better for it.",
                                      trained, given(fleet->name))
                            : phraseN("{%n crew|%n crews} of %1 trained for a month. Better now: %2.",
                                      trained, given(fleet->name), namedTogether(better));
    tell(deed, "crews-trained", text, Knowing::only(side), "CP-6.1", dice.rolls());
}

} // namespace

void trainCrews(Deed& deed, const std::vector<MonthForecast>& months, const CampaignFigures& figures)
{
    for (const MonthForecast& month : months)
        for (const MonthLine& line : month.lines)
            if (line.item == MonthItem::Training && deed.draft().find(line.fleet))
                trainFleet(deed, month.side, line, figures);
}

} // namespace navarch
