// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/founding/left_out.h"

#include <algorithm>

#include "core/campaign/allies/reliability.h"
#include "core/campaign/fleets/roster.h"

namespace navarch {

namespace {

constexpr const char* leftOutKey = "left-out";

template <class Record, class Test>
int countOf(const Campaign& campaign, Test test)
{
    const auto& table = campaign.table<Record>();
    return static_cast<int>(
        std::count_if(table.begin(), table.end(), [&](const auto& each) { return test(each.second); }));
}

template <class Record>
int countOf(const Campaign& campaign)
{
    return static_cast<int>(campaign.table<Record>().size());
}

} // namespace

void LeftOut::now(Phrase subject, Phrase message, const char* rule)
{
    m_findings.push_back({Severity::Warning, leftOutKey, rule, std::move(subject), std::move(message)});
}

void LeftOut::ofPort(const PortRecord& port, const std::string& name, int value)
{
    const Phrase subject = given(port.name);
    if (port.name != name)
        now(subject, phrase("The chart calls it %1, and so does the scenario.", given(name)));
    if (port.economicValue != value)
        now(subject, phrase("Its economic value is %1; on the chart it is %2.", port.economicValue, value),
            "CP-3.1");
    if (port.damage > 0)
        now(subject, phrase("Its damage is left out."), "CP-3.4");
    if (port.state != PortState::Open || port.blockader)
        now(subject, phrase("That it is blockaded or was captured is left out."), "CP-3.4");
    if (port.owner.isNone() && port.defences != DefencesKind::None)
        now(subject, phrase("Its defences were rolled; they are rolled anew."), "SA-15.12");
    for (const auto& [id, garrison] : m_campaign.table<GarrisonRecord>())
        if (garrison.port == port.id && port.owner
            && garrison.archers + garrison.marines + garrison.heavyMarines > 0)
            now(subject, phrase("The men in the town, who stand on no wall, are left out."), "CP-3.2");
    for (const auto& [id, commander] : m_campaign.table<CommanderRecord>())
        if (commander.port == port.id && commander.state != PersonState::Fit)
            now(given(commander.name), phrase("He is fit again when the war begins."), "CP-6.3");
}

void LeftOut::fleet(const FleetRecord& fleet, Phrase why)
{
    now(given(fleet.name), std::move(why));
}

void LeftOut::weariness(const FleetRecord& fleet)
{
    if (fleet.wearyOars > 0 || fleet.strained || fleet.nightsOut > 0)
        now(given(fleet.name), phrase("That its crews are weary is left out."), "CP-7.2");
}

void LeftOut::man(const CommanderRecord& man)
{
    now(given(man.name), phrase("He commands nobody who begins the war, or is not fit to; he is left out."),
        "CP-6.3");
}

void LeftOut::contract(const ContractRecord& contract, const std::string& fleet, bool hasHome)
{
    const Phrase subject = given(contract.name);
    if (contract.name != fleet)
        now(subject, phrase("In the scenario these allies are called %1, as their fleet.", given(fleet)),
            "SA-13.1");
    if (reliabilityOf(contract) != reliabilityAtFirst(contract.percent))
        now(subject, phrase("They are as reliable as their price makes them again."), "CP-9.1");
    if (!hasHome)
        now(subject, phrase("Their home is no port of the scenario; it is where they lie."), "CP-9.1");
}

void LeftOut::past()
{
    for (const auto& [id, loan] : m_campaign.table<LoanRecord>())
        if (const SideRecord* side = m_campaign.find(loan.side); side && !loan.owed.isZero())
            now(given(side->name), phrase("Its debt of %1 talents is left out.", loan.owed), "CP-4.3");
    for (const auto& [id, man] : m_campaign.table<CommanderRecord>())
        if (man.port.isNone() && man.fleet.isNone() && man.squadron.isNone())
            this->man(man);

    const auto counted = [&](int count, Phrase message) {
        if (count > 0)
            now(phrase("The war"), std::move(message));
    };
    const int works = countOf<YardWorkRecord>(m_campaign);
    counted(works, phraseN("{%n work|%n works} in yards {is|are} left out, with what was paid.", works));
    const int battles = countOf<BattleRecord>(
        m_campaign, [](const BattleRecord& battle) { return battle.state == BattleState::Waiting; });
    counted(battles, phraseN("{%n battle that waits is|%n battles that wait are} left out.", battles));
    const int orders = countOf<OrderRecord>(m_campaign);
    counted(orders, phraseN("{%n standing order is|%n standing orders are} left out.", orders));
    const int figures = countOf<HouseFigureRecord>(m_campaign);
    counted(
        figures,
        phraseN("{%n figure of the umpire's own is|%n figures of the umpire's own are} left out.", figures));
    const int learnt =
        countOf<ShipRecord>(
            m_campaign, [](const ShipRecord& ship) { return ship.experience > 0 || ship.unpaidMonths > 0; })
        + countOf<CommanderRecord>(m_campaign, [](const CommanderRecord& man) { return man.experience > 0; });
    counted(learnt, phraseN("What {%n crew or commander has|%n crews and commanders have} learnt or gone "
                            "unpaid for is left out.",
                            learnt));
    const int squadrons = countOf<SquadronRecord>(m_campaign, [&](const SquadronRecord& squadron) {
        return countOf<ShipRecord>(m_campaign,
                                   [&](const ShipRecord& ship) { return ship.squadron == squadron.id; })
               == 0;
    });
    counted(squadrons,
            phraseN("{%n squadron without ships is|%n squadrons without ships are} left out.", squadrons));
    m_findings.push_back({Severity::Note,
                          leftOutKey,
                          {},
                          phrase("The war"),
                          phrase("Its chronicle, ledger, battles and sightings stay with it.")});
}

} // namespace navarch
