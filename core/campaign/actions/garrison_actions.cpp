// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/garrison_actions.h"

#include "core/campaign/archive/waiting.h"
#include "core/campaign/deed/chronicle.h"

namespace navarch {

namespace {

Id<GarrisonRecord> garrisonOf(const Draft& draft, PortId port)
{
    Id<GarrisonRecord> found;
    draft.forEach<GarrisonRecord>([&](const GarrisonRecord& garrison) {
        if (garrison.port == port)
            found = garrison.id;
    });
    return found;
}

void raiseOnWall(Deed& deed, const RaiseGarrison& action, const PortRecord& port)
{
    Draft& draft = deed.draft();
    Id<WallRecord> id;
    draft.forEach<WallRecord>([&](const WallRecord& wall) {
        if (wall.port == action.port && wall.number == action.section)
            id = wall.id;
    });
    if (id.isNone()) {
        deed.refuse("no-such-section", given(port.name),
                    phrase("It has no wall section %1; choose one that it has, or the town.", action.section),
                    "CP-3.2");
        return;
    }
    WallSection section = draft.find(id)->section;
    section.archers += action.archers;
    section.marines += action.marines;
    section.heavyMarines += action.heavyMarines;
    const int taken = section.unitsTaken(deed.figures().prices.limits);
    if (taken > section.capacity)
        deed.refuse("wall-room", given(port.name),
                    phraseN("Wall section %1 has room for {%n unit|%n units}, and %2 would be on it.",
                            section.capacity, action.section, taken),
                    "CP-3.2");
    else
        draft.edit(id).section = section;
}

void raiseInTown(Deed& deed, const RaiseGarrison& action, const PortRecord& port, Id<GarrisonRecord> id)
{
    GarrisonRecord& town = deed.draft().edit(id);
    town.archers += action.archers;
    town.marines += action.marines;
    town.heavyMarines += action.heavyMarines;
    if (const int units = town.archers + town.marines + town.heavyMarines; units > port.economicValue)
        deed.refuse("town-room", given(port.name),
                    phraseN("The town has room for {%n unit|%n units}, and %1 would be in it.",
                            port.economicValue, units),
                    "CP-3.2");
}

} // namespace

void carryOut(const RaiseGarrison& action, Deed& deed)
{
    const PortRecord* standing = deed.require(action.port, "port");
    if (!standing)
        return;
    const PortRecord port = *standing;
    deed.title(phrase("Raise men in %1", given(port.name)));
    const int units = action.archers + action.marines + action.heavyMarines;
    if (deed.head().stage != Stage::Running)
        deed.refuse("campaign-not-begun", given(port.name),
                    phrase("Before the campaign begins its defences are bought; fortify it."), "CP-3.2");
    if (port.owner.isNone())
        deed.refuse("neutral-port", given(port.name),
                    phrase("Nobody raises men in a port that belongs to nobody."), "CP-3.2");
    if (units == 0)
        deed.refuse("no-units", given(port.name), phrase("No unit is named; choose some."), "CP-3.2");
    refusePortWaiting(deed, action.port);
    if (deed.refused())
        return;
    Draft& draft = deed.draft();
    Id<GarrisonRecord> garrison = garrisonOf(draft, action.port);
    if (garrison.isNone()) {
        garrison = draft.add(GarrisonRecord{{}, action.port, CrewQuality::Average, 0, 0, 0});
        draft.edit(action.port).defences = DefencesKind::Bought;
    }
    if (action.section > 0)
        raiseOnWall(deed, action, port);
    else
        raiseInTown(deed, action, port, garrison);
    const auto& prices = deed.figures().prices;
    const Talents plain = prices.troops.archer * action.archers + prices.troops.marine * action.marines
                          + prices.troops.heavyMarine * action.heavyMarines;
    const Talents cost = plain.timesTenths(prices.tenthsOf(draft.find(garrison)->quality));
    deed.pay(port.owner, Account::Fortifications, cost, phrase("Men raised in %1", given(port.name)));
    const Phrase text =
        phraseN("{%n unit|%n units} raised in %1 for %2 talents.", units, given(port.name), cost);
    deed.happened("garrison-raised", text, "CP-3.2");
    tell(deed, "garrison-raised", text, Knowing::only(port.owner), "CP-3.2", {}, {action.port, {}});
}

} // namespace navarch
