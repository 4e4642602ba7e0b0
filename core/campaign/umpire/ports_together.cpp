// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/fleets/roster.h"
#include "core/campaign/records/told.h"
#include "core/campaign/umpire/consistency.h"

namespace navarch {

namespace {

void noteDefences(Deed& deed, PortId port)
{
    for (Finding& finding : fortificationFindings(defencesOf(deed.draft(), port),
                                                  deed.figures().prices.limits, Defences::Rolled)) {
        finding.severity = std::min(finding.severity, Severity::Warning);
        deed.verdict().reasons.push_back(std::move(finding));
    }
}

bool hasDefences(const Draft& draft, PortId port)
{
    bool has = false;
    draft.forEach<WallRecord>([&](const WallRecord& wall) { has = has || wall.port == port; });
    draft.forEach<GarrisonRecord>([&](const GarrisonRecord& men) { has = has || men.port == port; });
    return has;
}

bool isBuildingAt(const Draft& draft, PortId port)
{
    bool busy = false;
    draft.forEach<YardWorkRecord>(
        [&](const YardWorkRecord& work) { busy = busy || (work.port == port && work.weeksLeft > 0); });
    return busy;
}

bool isWaiting(const Draft& draft)
{
    bool waits = false;
    draft.forEach<BattleRecord>(
        [&](const BattleRecord& battle) { waits = waits || battle.state == BattleState::Waiting; });
    draft.forEach<ContactRecord>(
        [&](const ContactRecord& contact) { waits = waits || contact.state == ContactState::Waiting; });
    return waits;
}

/// Whether a side of that number fought in the battle.
bool foughtIn(const Draft& draft, BattleId battle, int number)
{
    bool found = number < 0;
    draft.forEach<BattleSideRecord>([&](const BattleSideRecord& side) {
        found = found || (side.battle == battle && side.number == number);
    });
    return found;
}

void checkCaptor(Deed& deed, BattleId battle, int captor, int ownSide, const std::string& name)
{
    if (!foughtIn(deed.draft(), battle, captor) || captor == ownSide)
        deed.refuse("no-captor", given(name),
                    phrase("No other side of that number fought there; -1 is nobody."), "CP-8.2");
}

} // namespace

void checkTogether(Deed& deed, const HeadRecord& head, std::string_view field)
{
    if (field == "phase" && isWaiting(deed.draft()))
        deed.refuse("battles-wait", given(head.name),
                    phrase("Battles wait; fight them or call them off first."), "CP-1.3");
}

void checkTogether(Deed& deed, const SideRecord& side, std::string_view field)
{
    deed.draft().forEach<SideRecord>([&](const SideRecord& other) {
        if (other.id == side.id)
            return;
        if (other.name == side.name)
            deed.refuse("side-name", given(side.name), phrase("Another side has that name; choose another."));
        if (other.colour == side.colour && other.emblem == side.emblem)
            deed.refuse("side-sign", given(side.name),
                        phrase("%1 has that colour and emblem; change one of them.", given(other.name)));
    });
    const PortRecord* home = deed.draft().find(side.homePort);
    if (field == "home_port_id" && home && home->owner != side.id)
        deed.refuse("side-home", given(home->name),
                    phrase("It belongs to another side, or to nobody; hand it over first."), "CP-2.1");
}

void checkTogether(Deed& deed, const PortRecord& port, std::string_view field)
{
    const Draft& draft = deed.draft();
    if ((field == "latitude" || field == "longitude") && !port.place.empty())
        deed.refuse("place-of-chart", given(port.name),
                    phrase("It lies where the chart has it; only a port of your own is moved."), "CP-3.1");
    if (port.state == PortState::Blockaded && port.blockader.isNone())
        deed.refuse("no-blockader", given(port.name),
                    phrase("Nobody blockades it; set who does, and it is blockaded."), "CP-4.1");
    if (port.blockader && port.blockader == port.owner)
        deed.refuse("no-blockader", given(port.name),
                    phrase("Its owner does not blockade it; name another side."), "CP-4.1");
    if (field == "defences" && port.defences == DefencesKind::None && hasDefences(draft, port.id))
        deed.refuse("has-defences", given(port.name), phrase("It has walls or a garrison."), "CP-3.2");
    if (field == "yard" && !port.yard && isBuildingAt(draft, port.id))
        deed.refuse("yard-busy", given(port.name),
                    phrase("Its yard is at work; finish or call that off first."), "CP-5.1");
    if (field == "looted_year" && port.lootedYear != 0 && port.lootedYear > deed.head().year)
        deed.refuse("not-yet", given(port.name), phrase("That year has not come yet; give an earlier one."),
                    "CP-3.4");
}

void checkTogether(Deed& deed, const WallRecord& wall, std::string_view)
{
    noteDefences(deed, wall.port);
}

void checkTogether(Deed& deed, const BattleSideRecord& side, std::string_view field)
{
    const BattleRecord* battle = deed.draft().find(side.battle);
    bool another = false;
    deed.draft().forEach<BattleSideRecord>([&](const BattleSideRecord& other) {
        another = another || (other.id != side.id && other.battle == side.battle && other.victor);
    });
    if (field == "victor" && side.victor && another)
        deed.refuse("two-victors", battle ? phraseOfName(*battle) : Phrase(given(side.name)),
                    phrase("Another side has won it; take that from it first."), "CP-8.2");
}

void checkTogether(Deed& deed, const BattleShipRecord& ship, std::string_view)
{
    checkCaptor(deed, ship.battle, ship.captor, ship.sideNumber, ship.name);
    if (!deed.figures().classes.find(ship.classId))
        deed.refuse("unknown-class", given(ship.name),
                    phrase("There is no ship class %1.", given(quotedForMessage(ship.classId))));
}

void checkTogether(Deed& deed, const BattleCommanderRecord& commander, std::string_view)
{
    checkCaptor(deed, commander.battle, commander.captor, commander.sideNumber, commander.name);
}

} // namespace navarch
