// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/waiting_list.h"

#include <iterator>
#include <map>
#include <set>

#include "core/campaign/calendar.h"
#include "core/campaign/money/month_books.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/records/told.h"
#include "core/campaign/turn_count.h"

namespace navarch {

namespace {

class List {
public:
    explicit List(const Draft& draft) : m_draft(draft) {}

    std::vector<Waiting> inTheWay()
    {
        addContacts();
        addBattles();
        return std::move(m_list);
    }

    std::vector<Waiting> all(const Figures& figures, SideId viewer)
    {
        addContacts();
        addBattles();
        addOffers();
        addOrders(viewer);
        addMoney(figures);
        addCommand();
        return std::move(m_list);
    }

private:
    [[nodiscard]] Phrase fleetName(FleetId id) const
    {
        const FleetRecord* fleet = m_draft.find(id);
        return fleet ? Phrase(given(fleet->name)) : Phrase();
    }

    void addContacts()
    {
        m_draft.forEach<ContactRecord>([&](const ContactRecord& contact) {
            if (contact.state != ContactState::Waiting)
                return;
            const FleetRecord* fleet = m_draft.find(contact.fleet);
            const PortRecord* port = m_draft.find(contact.port);
            Waiting waiting{Severity::Error,
                            "contact-waits",
                            "CP-1.3",
                            fleetName(contact.fleet),
                            {},
                            {},
                            contact.fleet,
                            contact.port,
                            {},
                            contact.id};
            if (fleet)
                waiting.side = fleet->side;
            const Phrase who = waiting.subject;
            const Phrase where = port ? Phrase(given(port->name)) : phrase("a port");
            switch (contact.kind) {
            case ContactKind::Meeting:
                waiting.text =
                    phrase("%1 has met %2; arrange the battle, or let it go.", who, fleetName(contact.other));
                break;
            case ContactKind::Attack:
                waiting.text = phrase("%1 attacks %2; arrange the battle, or let it go.", who, where);
                break;
            case ContactKind::Raid:
                waiting.text = phrase("%1 raids %2; arrange the battle, or let it go.", who, where);
                break;
            }
            m_list.push_back(std::move(waiting));
        });
    }

    void addBattles()
    {
        m_draft.forEach<BattleRecord>([&](const BattleRecord& battle) {
            if (battle.state == BattleState::Waiting)
                m_list.push_back(
                    {Severity::Error,
                     "battle-waits",
                     "CP-1.3",
                     phraseOfName(battle),
                     phrase("The battle %1 is still to be fought; enter its outcome or call it off.",
                            quotedNameOf(battle)),
                     {},
                     {},
                     battle.port,
                     battle.id,
                     {}});
        });
    }

    static Phrase offered(const OfferRecord& offer, const SideRecord& from)
    {
        switch (offer.relation) {
        case Relation::Truce:
            return phraseN("%1 offers a truce of {%n week|%n weeks}; accept or decline it.", offer.weeks,
                           given(from.name));
        case Relation::Alliance:
            return phrase("%1 offers an alliance; accept or decline it.", given(from.name));
        case Relation::Peace:
        case Relation::War: break;
        }
        return phrase("%1 offers peace; accept or decline it.", given(from.name));
    }

    /// CP-2.1: what others have offered, and nobody has answered.
    void addOffers()
    {
        m_draft.forEach<OfferRecord>([&](const OfferRecord& offer) {
            const SideRecord* from = m_draft.find(offer.side);
            const SideRecord* to = m_draft.find(offer.other);
            if (from && to && to->player == Player::Person)
                m_list.push_back({Severity::Warning,
                                  "offer-waits",
                                  "CP-2.1",
                                  given(to->name),
                                  offered(offer, *from),
                                  to->id,
                                  {},
                                  {},
                                  {},
                                  {}});
        });
    }

    /// CP-1.3: where several people play, who of them has not said that the orders are done. As long as none has ever said it the
    /// umpire reads that once, and not of each: he may be the only one who sits at this war, and give the orders of all.
    void addOrders(SideId viewer)
    {
        const HeadRecord& head = m_draft.head();
        if (head.stage != Stage::Running || head.phase != TurnPhase::Orders)
            return;
        std::set<FleetId> ordered;
        m_draft.forEach<OrderRecord>([&](const OrderRecord& order) { ordered.insert(order.fleet); });
        std::set<FleetId> manned;
        m_draft.forEach<ShipRecord>([&](const ShipRecord& ship) { manned.insert(ship.fleet); });
        std::map<SideId, int> idle;
        m_draft.forEach<FleetRecord>([&](const FleetRecord& fleet) {
            idle[fleet.side] += manned.contains(fleet.id) && !ordered.contains(fleet.id);
        });
        std::vector<Waiting> open;
        int people = 0;
        bool isSaidAtAll = false;
        Phrase names;
        m_draft.forEach<SideRecord>([&](const SideRecord& side) {
            if (side.player != Player::Person)
                return;
            ++people;
            isSaidAtAll = isSaidAtAll || side.readyTurn > 0;
            names = names.isEmpty() ? Phrase(given(side.name)) : phrase("%1, %2", names, given(side.name));
            if (side.readyTurn == countedTurn(head))
                return;
            const int without = idle[side.id];
            open.push_back(
                {Severity::Warning,
                 "orders-open",
                 "CP-1.3",
                 given(side.name),
                 without == 0
                     ? phrase("It has not said that its orders are done.")
                     : phraseN(
                         "It has not said that its orders are done; {%n fleet has|%n fleets have} none.",
                         without),
                 side.id,
                 {},
                 {},
                 {},
                 {}});
        });
        if (people > 1 && !isSaidAtAll && viewer.isNone())
            m_list.push_back({Severity::Warning,
                              "orders-open",
                              "CP-1.3",
                              names,
                              phrase("None of them has said that the orders are done."),
                              {},
                              {},
                              {},
                              {},
                              {}});
        else if (people > 1)
            std::move(open.begin(), open.end(), std::back_inserter(m_list));
    }

    [[nodiscard]] bool isPersons(SideId id) const
    {
        const SideRecord* side = m_draft.find(id);
        return side && side->player == Player::Person;
    }

    /// CP-6.4: a squadron should have a commander, a fleet an admiral. The machine's captains see to theirs.
    void addCommand()
    {
        std::set<FleetId> fleets;
        std::set<SquadronId> squadrons;
        m_draft.forEach<CommanderRecord>([&](const CommanderRecord& commander) {
            if (commander.state != PersonState::Fit)
                return;
            if (commander.post == Post::Fleet)
                fleets.insert(commander.fleet);
            if (commander.post == Post::Squadron)
                squadrons.insert(commander.squadron);
        });
        std::map<FleetId, int> ships;
        std::set<SquadronId> manned;
        m_draft.forEach<ShipRecord>([&](const ShipRecord& ship) {
            ++ships[ship.fleet];
            if (ship.squadron)
                manned.insert(ship.squadron);
        });
        m_draft.forEach<FleetRecord>([&](const FleetRecord& fleet) {
            if (ships[fleet.id] > 1 && !fleets.contains(fleet.id) && isPersons(fleet.side))
                m_list.push_back({Severity::Warning,
                                  "no-admiral",
                                  "CP-6.4",
                                  given(fleet.name),
                                  phrase("It has no admiral fit for duty: command level 0."),
                                  fleet.side,
                                  fleet.id,
                                  {},
                                  {},
                                  {}});
        });
        m_draft.forEach<SquadronRecord>([&](const SquadronRecord& squadron) {
            const FleetRecord* fleet = m_draft.find(squadron.fleet);
            if (fleet && manned.contains(squadron.id) && !squadrons.contains(squadron.id)
                && isPersons(fleet->side))
                m_list.push_back({Severity::Warning,
                                  "no-commander",
                                  "CP-6.4",
                                  phrase("%1, %2", given(fleet->name), given(squadron.name)),
                                  phrase("The squadron has no commander fit for duty: command level 0."),
                                  fleet->side,
                                  fleet->id,
                                  {},
                                  {},
                                  {}});
        });
    }

    /// CP-4.3: in a month's last week the sides whose treasuries will not reach for what its end books.
    std::set<SideId> addShortMonths(const Figures& figures)
    {
        std::set<SideId> shortOnes;
        if (m_draft.head().stage != Stage::Running || !isLastOfMonth(dateOf(m_draft.head())))
            return shortOnes;
        for (const MonthForecast& month : monthBooks(m_draft, figures, MonthView::Ahead)) {
            Talents missing;
            for (const MonthLine& line : month.lines)
                missing += line.missing;
            const SideRecord* record = m_draft.find(month.side);
            if (missing.isZero() || !record)
                continue;
            const int unpaid = month.unpaidShips();
            shortOnes.insert(month.side);
            m_list.push_back({Severity::Warning,
                              "month-short",
                              "CP-4.3",
                              given(record->name),
                              unpaid == 0 ? phrase(
                                  "The month ends with this week, and it will be %1 talents short.", missing)
                                          : phraseN("The month ends with this week, and it will be %1 "
                                                    "talents short: {%n ship goes|%n ships go} unpaid.",
                                                    unpaid, missing),
                              month.side,
                              {},
                              {},
                              {},
                              {}});
        }
        return shortOnes;
    }

    /// CP-4.3: a side that will be short or owes, and crews that were not paid.
    void addMoney(const Figures& figures)
    {
        const std::set<SideId> shortOnes = addShortMonths(figures);
        std::map<SideId, int> unpaid;
        m_draft.forEach<ShipRecord>([&](const ShipRecord& ship) {
            const FleetRecord* fleet = m_draft.find(ship.fleet);
            if (fleet && ship.unpaidMonths > 0)
                ++unpaid[fleet->side];
        });
        for (const auto& [side, ships] : unpaid) {
            const SideRecord* record = m_draft.find(side);
            m_list.push_back(
                {Severity::Warning,
                 "crews-unpaid",
                 "CP-4.3",
                 record ? Phrase(given(record->name)) : Phrase(),
                 phrase("%1 of its ships were not paid last month: crews worsen or desert.", ships),
                 side,
                 {},
                 {},
                 {},
                 {}});
        }
        std::map<SideId, Talents> treasuries;
        m_draft.forEach<PostingRecord>([&](const PostingRecord& posting) {
            if (posting.account == Account::Treasury)
                treasuries[posting.side] += posting.amount;
        });
        for (const auto& [side, talents] : treasuries) {
            const SideRecord* record = m_draft.find(side);
            if (talents.isNegative() && record && !shortOnes.contains(side))
                m_list.push_back(
                    {Severity::Warning,
                     "treasury-owes",
                     "CP-4.3",
                     given(record->name),
                     phrase("It owes %1 talents; find money before the month's end, or crews go unpaid.",
                            -talents),
                     side,
                     {},
                     {},
                     {},
                     {}});
        }
    }

    const Draft& m_draft;
    std::vector<Waiting> m_list;
};

} // namespace

std::vector<Waiting> whatStandsInTheWay(const Draft& draft)
{
    return List(draft).inTheWay();
}

std::vector<Waiting> whatWaitsFor(const Campaign& campaign, const Figures& figures, SideId viewer)
{
    const Draft draft(campaign);
    std::vector<Waiting> seen;
    bool others = false;
    for (Waiting& waiting : List(draft).all(figures, viewer)) {
        if (viewer.isNone() || waiting.side == viewer)
            seen.push_back(std::move(waiting));
        else
            others = others || waiting.severity == Severity::Error;
    }
    if (others)
        seen.push_back({Severity::Error,
                        "others-wait",
                        "CP-1.3",
                        {},
                        phrase("The umpire has battles to settle first."),
                        {},
                        {},
                        {},
                        {},
                        {}});
    return seen;
}

} // namespace navarch
