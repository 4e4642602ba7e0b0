// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/battles/aftermath.h"

#include <algorithm>

#include "core/campaign/allies/reliability.h"
#include "core/campaign/battles/ashore.h"
#include "core/campaign/battles/prizes.h"
#include "core/campaign/battles/retreat.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/deed/images.h"
#include "core/campaign/fleets/dissolution.h"
#include "core/campaign/fleets/fatigue.h"
#include "core/campaign/people/experience.h"
#include "core/campaign/records/told.h"
#include "core/campaign/settings/figures_in_force.h"

namespace navarch {

namespace {

constexpr int wreckLostTo = 4; // CP-8.4

Phrase stateOf(PersonState state)
{
    return state == PersonState::Fit ? Phrase() : termOf(nameOf(state));
}

/// Ships in the order of the brief, with what became of each.
class Ships {
public:
    explicit Ships(Aftermath& a) : m_a(a), m_draft(a.deed.draft()) {}

    void run()
    {
        for (const BattleShipRecord* entry : m_a.hand.parts.ships)
            m_made.push_back(outcomeOf(*entry));
        for (std::size_t i = 0; i < m_made.size(); ++i)
            settle(*m_a.hand.parts.ships[i], *m_made[i]);
    }

private:
    const ShipOutcome* outcomeOf(const BattleShipRecord& entry) const
    {
        return &*std::find_if(
            m_a.outcome().ships.begin(), m_a.outcome().ships.end(),
            [&](const ShipOutcome& made) { return made.side == entry.sideNumber && made.row == entry.row; });
    }

    void settle(const BattleShipRecord& entry, const ShipOutcome& made)
    {
        const ShipRecord before = *m_draft.find(ShipId{entry.ship});
        ShipConsequence ship;
        ship.ship = before.id;
        ship.side = entry.sideNumber;
        ship.name = before.name;
        ship.classId = before.classId;
        ship.onTable = made.onTable;
        ship.fate = made.fate;
        ship.before = phraseOf(before.condition);
        ship.deeds = made.deeds;
        ship.price = entry.price;
        if (made.condition.captain != before.condition.captain)
            ship.captain = stateOf(made.condition.captain);
        const int holder = holderOf(before, made);
        const Condition left = conditionAfterBattle(made.condition, before, *m_draft.find(before.fleet));
        if (made.fate != ShipFate::Sunk)
            ship.after = phraseOf(left);
        if (holder < 0) {
            ship.lot = ShipLot::Lost;
            ship.after = made.fate == ShipFate::Sunk ? phrase("sunk") : phrase("lost as a wreck");
            removeShip(m_draft, before.id);
            m_a.deed.happened("ship-lost", phrase("%1 is %2.", given(before.name), ship.after),
                              made.fate == ShipFate::Sunk ? "CP-8.3" : "CP-8.4");
        } else if (holder == entry.sideNumber) {
            ship.lot = towed(made) ? ShipLot::Towed : ShipLot::Kept;
            ShipRecord& record = m_draft.edit(before.id);
            record.condition = left;
            ship.experience = experienceOf(made);
            ship.changed = left != before.condition;
            if (earnExperience(record, ship.experience, m_figures) > 0) {
                ship.changed = true;
                tellOf(phrase("%1 has seen enough: its crew is %2 now.", given(record.name),
                              termOf(nameOf(record.crew))),
                       "crew-better", entry.sideNumber, "CP-6.2");
            }
        } else {
            ship.lot = ShipLot::None; // the prizes' to say
            m_draft.edit(before.id).condition = left;
            offerPrize(m_a, entry, holder, towed(made) && made.fate != ShipFate::Captured);
        }
        ship.changed = ship.changed || ship.lot != ShipLot::Kept;
        count(entry, made, ship);
        m_a.out.ships.push_back(std::move(ship));
    }

    /// A wreck that is left on the water, rather than sunk or gone from it.
    static bool towed(const ShipOutcome& made)
    {
        return made.condition.damage == Damage::Wrecked
               && (made.fate == ShipFate::Afloat || made.fate == ShipFate::Captured);
    }

    /// The side that has the ship in the end; -1: nobody (CP-8.4). In a port no wreck is lost, for the shore is near.
    int holderOf(const ShipRecord& ship, const ShipOutcome& made)
    {
        if (made.fate == ShipFate::Sunk)
            return -1;
        const int held = made.fate == ShipFate::Captured ? made.captor : made.side;
        if (!towed(made))
            return held;
        if (m_a.hand.parts.battle->place != PlaceKind::Port) {
            const int face = m_a.dice.roll(10, "CP-8.4", "The wreck of " + ship.name);
            m_a.dice.settle(face <= wreckLostTo ? "lost" : "towed");
            if (face <= wreckLostTo)
                return -1;
        }
        return m_a.outcome().victor.value_or(held);
    }

    static int experienceOf(const ShipOutcome& made)
    {
        return made.onTable ? 1 + made.deeds.rams + 2 * (made.deeds.captures + made.deeds.sinkings) : 0;
    }

    void tellOf(const Phrase& text, const char* kind, int side, const char* rule)
    {
        m_a.deed.happened(kind, text, rule);
        tell(m_a.deed, kind, text, Knowing::only(m_a.side(side).side), rule, {}, {{}, m_a.action.battle});
    }

    void count(const BattleShipRecord& entry, const ShipOutcome& made, const ShipConsequence& ship)
    {
        SideConsequence& side = m_a.out.sides[static_cast<std::size_t>(entry.sideNumber)];
        ++side.ships;
        side.sunk += made.fate == ShipFate::Sunk;
        side.captured += ship.lot == ShipLot::None;
        side.wrecksLost += made.fate != ShipFate::Sunk && ship.lot == ShipLot::Lost;
        if (ship.lot == ShipLot::Lost || ship.lot == ShipLot::None)
            side.losses += entry.price;
    }

    Aftermath& m_a;
    Draft& m_draft;
    CampaignFigures m_figures = figuresInForce(m_a.deed.draft());
    std::vector<const ShipOutcome*> m_made;
};

/// What became of a commander.
struct CommanderLot {
    PersonState state = PersonState::Fit;
    int captor = -1;
    bool wasThere = true; ///< false: his ships never came
};

/// The games know no commanders of allied contingents: such a one is aboard the first ship of his squadron, or of the
/// contingent (SA-2.11.2), and goes down or is taken with her.
std::optional<CommanderLot> lotOfAlly(const Aftermath& a, const BattleCommanderRecord& entry)
{
    const BriefSide& side = a.hand.brief.sides[static_cast<std::size_t>(entry.sideNumber)];
    std::size_t firstCommander = side.fleet.commanders.size();
    std::size_t firstShip = side.fleet.ships.size();
    const auto row = static_cast<std::size_t>(entry.row);
    for (const Fleet& contingent : side.contingents) {
        if (row >= firstCommander && row < firstCommander + contingent.commanders.size()) {
            const FleetCommander& his = contingent.commanders[row - firstCommander];
            std::size_t flagship = 0;
            for (std::size_t i = contingent.ships.size(); i-- > 0;)
                if (his.post == Post::Squadron && contingent.ships[i].squadron == his.squadron)
                    flagship = i;
            for (const ShipOutcome& made : a.outcome().ships)
                if (made.side == entry.sideNumber && made.row == static_cast<int>(firstShip + flagship))
                    return CommanderLot{made.fate == ShipFate::Sunk       ? PersonState::Dead
                                        : made.fate == ShipFate::Captured ? PersonState::Captured
                                                                          : PersonState::Fit,
                                        made.captor, made.onTable};
        }
        firstCommander += contingent.commanders.size();
        firstShip += contingent.ships.size();
    }
    return std::nullopt;
}

/// The garrison's commander of a neutral port has no name; he is called after his port.
Phrase nameOfHim(const Aftermath& a, const BattleCommanderRecord& entry)
{
    if (!entry.name.empty())
        return given(entry.name);
    const PortRecord* port = a.deed.draft().find(a.hand.parts.battle->port);
    return entry.row < 0 && port ? phrase("The commander of %1", given(port->name)) : phrase("The commander");
}

/// CP-6.3. The dead and the captured leave their posts; the wounded keep them.
void settleCommander(Aftermath& a, const BattleCommanderRecord& entry, const CommanderLot& lot)
{
    const PersonState made = lot.state;
    Draft& draft = a.deed.draft();
    const CommanderRecord* standing = draft.find(CommanderId{entry.commander});
    if (!standing)
        return;
    CommanderConsequence commander;
    commander.commander = standing->id;
    commander.side = entry.sideNumber;
    commander.name = entry.name;
    commander.before = standing->state;
    commander.after = made;
    commander.captor = made == PersonState::Captured ? lot.captor : -1;
    if (made != PersonState::Dead && lot.wasThere)
        commander.experience = a.hasWon(entry.sideNumber) ? 2 : 1;
    if (made == PersonState::Wounded)
        commander.weeksOut = a.dice.roll(6, "CP-6.3", "Weeks that " + entry.name + " is out");
    const CampaignFigures figures = figuresInForce(draft);
    if (commander.experience > 0) {
        CommanderRecord& record = draft.edit(standing->id);
        if (earnExperience(record, commander.experience, figures, a.dice) > 0) {
            const Phrase text = phrase("%1 is %2 now.", nameOfHim(a, entry), termOf(nameOf(record.quality)));
            a.deed.happened("commander-better", text, "CP-6.3");
            tell(a.deed, "commander-better", text, Knowing::only(record.side), "CP-6.3", {},
                 {{}, a.action.battle});
        }
    }
    if (made != PersonState::Fit) {
        CommanderRecord& record = draft.edit(standing->id);
        record.state = made;
        record.weeksOut = made == PersonState::Wounded ? commander.weeksOut
                          : made == PersonState::Dead  ? figures.replacementWeeks
                                                       : 0;
        record.captor = commander.captor >= 0 ? a.side(commander.captor).side : SideId{};
        if (made != PersonState::Wounded) {
            record.fleet = {};
            record.squadron = {};
            record.port = {};
        }
        const Phrase is = phrase("%1 is %2.", nameOfHim(a, entry), termOf(nameOf(made)));
        a.deed.happened("commander-" + std::string(nameOf(made)),
                        commander.weeksOut > 0
                            ? phraseN("%1 is %2, out for {%n week|%n weeks}.", commander.weeksOut,
                                      nameOfHim(a, entry), termOf(nameOf(made)))
                            : is,
                        "CP-6.3");
        tell(a.deed, "commander-" + std::string(nameOf(made)), is, Knowing::only(record.side, record.captor),
             "CP-6.3", {}, {{}, a.action.battle});
    }
    a.out.commanders.push_back(std::move(commander));
}

void settleCommanders(Aftermath& a)
{
    for (const BattleCommanderRecord* entry : a.hand.parts.commanders) {
        if (entry->row < 0)
            continue;
        CommanderLot lot = lotOfAlly(a, *entry).value_or(CommanderLot{});
        for (const CommanderOutcome& made : a.outcome().commanders)
            if (made.side == entry->sideNumber && made.row == entry->row) {
                lot.state = made.state;
                lot.captor = made.captor;
            }
        settleCommander(a, *entry, lot);
    }
    if (const auto fallen = garrisonCommanderOf(a))
        settleCommander(a, *fallen->entry, {fallen->state, fallen->captor});
}

/// CP-9.2: an ally is surer after a victory and less sure after a defeat.
void settleAllies(Aftermath& a)
{
    if (!a.outcome().victor)
        return;
    Draft& draft = a.deed.draft();
    const CampaignFigures figures = figuresInForce(draft);
    for (const BattleFleetRecord* entry : a.hand.parts.fleets) {
        const ContractRecord* contract = nullptr;
        draft.forEach<ContractRecord>([&](const ContractRecord& each) {
            if (each.fleet.value == entry->fleet)
                contract = draft.find(each.id);
        });
        if (!contract)
            continue;
        const bool won = a.hasWon(entry->sideNumber);
        const int before = reliabilityOf(*contract);
        ContractRecord& changed = draft.edit(contract->id);
        changeReliability(changed, won ? figures.allyVictory : figures.allyDefeat);
        const int now = reliabilityOf(changed);
        a.deed.happened(
            "ally-reliability",
            now > before ? phrase("%1 is surer of its host: reliability %2.", given(changed.name), now)
            : won ? phrase("%1 is as sure as can be of its host: reliability %2.", given(changed.name), now)
                  : phrase("%1 is less sure of its host: reliability %2.", given(changed.name), now),
            "CP-9.2");
    }
}

/// The contact that led to the battle is done with; taking the battle back opens it again.
void settleContact(Aftermath& a)
{
    Draft& draft = a.deed.draft();
    ContactId id;
    draft.forEach<ContactRecord>([&](const ContactRecord& contact) {
        if (contact.battle == a.action.battle)
            id = contact.id;
    });
    if (id)
        draft.edit(id).state = ContactState::Settled;
}

/// The changes made so far, but for the count of numbers, as images for taking them back.
std::string effectsOf(const Draft& draft)
{
    Changes changes = draft.changes();
    std::erase_if(changes,
                  [](const AnyChange& any) { return std::holds_alternative<RowChange<HeadRecord>>(any); });
    return jsonLine(imagesJson(changes));
}

void writeShips(Aftermath& a, Draft& draft)
{
    for (std::size_t i = 0; i < a.out.ships.size(); ++i) {
        const ShipConsequence& made = a.out.ships[i];
        BattleShipRecord& entry = draft.edit(a.hand.parts.ships[i]->id);
        entry.onTable = made.onTable;
        entry.fate = made.fate;
        entry.lot = made.lot;
        for (const Prize& prize : a.out.prizes)
            if (prize.ship == made.ship)
                entry.captor = prize.captor;
        entry.rams = made.deeds.rams;
        entry.rakes = made.deeds.rakes;
        entry.sinkings = made.deeds.sinkings;
        entry.captures = made.deeds.captures;
        entry.experience = made.experience;
        for (const ShipOutcome& ship : a.outcome().ships)
            if (ship.side == entry.sideNumber && ship.row == entry.row)
                entry.damage = ship.condition.damage;
    }
}

void writeRecords(Aftermath& a)
{
    Draft& draft = a.deed.draft();
    BattleRecord& battle = draft.edit(a.action.battle);
    battle.effects = effectsOf(draft);
    if (battle.effects.size() > static_cast<std::size_t>(optionalBattleText.maxLength))
        a.deed.refuse("too-many-effects", given(battle.name),
                      phrase("It changes more than can be kept; leave ships out."));
    battle.state = BattleState::Fought;
    battle.way = a.action.way;
    battle.rounds = a.outcome().turns;
    battle.outcome = jsonLine(outcomeJson(a.outcome()));
    writeShips(a, draft);
    for (const BattleCommanderRecord* standing : a.hand.parts.commanders) {
        BattleCommanderRecord& entry = draft.edit(standing->id);
        for (const CommanderConsequence& made : a.out.commanders) {
            if (made.commander.value != entry.commander)
                continue;
            entry.state = made.after;
            entry.captor = made.captor;
            entry.weeksOut = made.weeksOut;
            entry.experience = made.experience;
        }
    }
    for (const SideConsequence& made : a.out.sides) {
        BattleSideRecord& entry = draft.edit(a.side(made.number).id);
        entry.victor = made.victor;
        entry.conceded = made.conceded;
        entry.losses = made.losses;
        entry.money = made.money;
    }
    for (const FleetConsequence& made : a.out.fleets)
        for (const BattleFleetRecord* standing : a.hand.parts.fleets)
            if (standing->fleet == made.fleet.value)
                draft.edit(standing->id).retired = made.retiresTo;
    if (!a.action.replay.empty())
        draft.add(BattleReplayRecord{{}, a.action.battle, a.action.replay});
}

Phrase verdictOf(const Aftermath& a)
{
    const Phrase name = phraseOfName(*a.hand.parts.battle);
    if (a.outcome().victor)
        return phrase("%1 is fought: %2 wins.", name, given(a.side(*a.outcome().victor).name));
    return phrase("%1 is fought: nobody wins.", name);
}

} // namespace

void Aftermath::move(int number, Account account, Talents amount, const Phrase& reason)
{
    const BattleSideRecord& who = side(number);
    if (who.side.isNone() || amount.isZero())
        return;
    deed.pay(who.side, account, -amount, reason);
    out.sides[static_cast<std::size_t>(number)].money += amount;
}

void carryOutcome(Aftermath& a)
{
    for (const BattleSideRecord* side : a.hand.parts.sides) {
        SideConsequence& made = a.out.sides.emplace_back();
        made.number = side->number;
        made.side = side->side;
        made.name = side->name;
        made.victor = a.hasWon(side->number);
        made.conceded = a.outcome().conceded == side->number;
    }
    const Phrase verdict = verdictOf(a);
    a.deed.happened("battle-fought", verdict, "CP-8.3");
    // Who fought knows; of a battle of many everybody hears.
    const auto& sides = a.hand.parts.sides;
    tell(a.deed, "battle-fought", verdict, {sides.size() > 2, sides.front()->side, sides.back()->side},
         "CP-8.3", {}, {a.hand.parts.battle->port, a.hand.parts.battle->id});
    countFleets(a);
    Ships(a).run();
    settlePrizes(a);
    settleCommanders(a);
    settleAshore(a);
    settleAllies(a);
    retireLosers(a);
    settleContact(a);
    if (!a.deed.refused())
        writeRecords(a);
}

void enterOutcome(Deed& deed, const EnterBattle& action, Consequences& out)
{
    BattleAtHand hand;
    if (!checkOutcome(deed, action, hand))
        return;
    Dice dice = deed.diceFor("battle-aftermath", action.dice);
    Aftermath aftermath{deed, action, hand, dice, out};
    carryOutcome(aftermath);
    deed.settleDice(dice);
    if (!dice.rolls().empty())
        deed.happened("aftermath-dice", phrase("The dice for wrecks and wounds are rolled."), "CP-8.4",
                      dice.rolls());
}

} // namespace navarch
