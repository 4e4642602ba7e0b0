// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/eyes/asking.h"

#include <QCoreApplication>
#include <QFile>
#include <QUrl>

#include <algorithm>

#include "app/battle/arranging/skirmish.h"
#include "app/campaign/history/history_list.h"
#include "app/campaign/settings/house_figure_list.h"
#include "app/campaign/side_list.h"
#include "app/campaign/start/campaign_exchange.h"
#include "app/campaign/start/next_steps.h"
#include "app/paper/material.h"
#include "app/paper/print_source.h"
#include "app/war/battles/battle_arranging.h"
#include "app/war/battles/battle_card.h"
#include "app/war/battles/battle_list.h"
#include "app/war/battles/battle_odds.h"
#include "app/war/fleets/ally_list.h"
#include "app/war/fleets/fleet_joining.h"
#include "app/war/fleets/fleet_orders.h"
#include "app/war/fleets/fleet_tree.h"
#include "app/war/fleets/formation_card.h"
#include "app/war/fleets/relation_list.h"
#include "app/war/fleets/ship_card.h"
#include "app/war/fleets/side_card.h"
#include "app/war/map/chart/sea_chart.h"
#include "app/war/map/orders/order_draft.h"
#include "app/war/map/orders/standing_orders.h"
#include "app/war/people/appointment.h"
#include "app/war/people/people_list.h"
#include "app/war/people/person_card.h"
#include "app/war/people/training_list.h"
#include "app/war/ports/port_card.h"
#include "app/war/ports/port_list.h"
#include "app/war/ports/port_orders.h"
#include "app/war/treasury/account_sums.h"
#include "app/war/treasury/balance_chart.h"
#include "app/war/treasury/battle_costs.h"
#include "app/war/treasury/ledger.h"
#include "app/war/treasury/loan_desk.h"
#include "app/war/treasury/month_ahead.h"
#include "app/war/treasury/strength_chart.h"
#include "app/war/turn/chronicle_list.h"
#include "app/war/turn/contact_desk.h"
#include "app/war/turn/machines_battles.h"
#include "app/war/turn/turn_desk.h"
#include "app/war/umpire/umpire_hand.h"
#include "app/war/yards/build_order.h"
#include "app/war/yards/refit_order.h"
#include "app/war/yards/repair_order.h"
#include "app/war/yards/yard_queue.h"
#include "app/workshop/fleetbuilder/exchange/fleet_exchange.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"
#include "app/workshop/portbuilder/port_builder.h"
#include "app/workshop/portbuilder/port_exchange.h"

namespace navarch::test {

namespace {

constexpr const char* searched[] = {"a", "hidden", "trireme", "elite"};

QString contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QStringLiteral("none");
}

class Asking {
public:
    Asking(Answers& answers, const QTemporaryDir& folder)
        : m_answers(answers),
          m_folder(folder),
          m_all(*answers.campaign().campaign())
    {
    }

    void run()
    {
        m_answers.add(QStringLiteral("campaign"), answersOf(m_answers.campaign()));
        askSides();
        askFleets();
        askPeople();
        askPorts();
        askYards();
        askMap();
        askBattles();
        askMoney();
        askTurn();
        askPaper();
    }

private:
    /// The records of a kind that both campaigns have.
    template <class Record, class Visit>
    void each(Visit visit) const
    {
        for (const auto& [id, record] : m_all.table<Record>())
            if (const int number = static_cast<int>(id.value);
                std::ranges::binary_search(m_answers.numbers(), number))
                visit(number, record);
    }

    /// What a file holds that `write` writes.
    void addFile(const char* name, const std::function<void(const QUrl&)>& write)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        QFile::remove(path);
        write(QUrl::fromLocalFile(path));
        m_answers.add(QLatin1String(name), contentsOf(path));
    }

    void askSides()
    {
        m_answers.of<SideList>("sides");
        m_answers.of<SideList>("all-sides", [](SideList& list) { list.setEveryone(true); });
        m_answers.ofEach<SideCard>("side");
        for (const auto* of : {"sides", "fleets", "squadrons", "ships", "commanders", "ports"})
            m_answers.ofEach<UmpireHand>(of, [&](UmpireHand& hand) { hand.setTable(QLatin1String(of)); });
        m_answers.of<HouseFigureList>("house-figures");
    }

    void askFleets()
    {
        m_answers.of<FleetTree>("fleets");
        for (const char* word : searched)
            m_answers.of<FleetTree>("fleets-searched",
                                    [&](FleetTree& tree) { tree.setFilter(QLatin1String(word)); });
        m_answers.of<FleetTree>("fleets-by-price",
                                [](FleetTree& tree) { tree.setSortBy(QStringLiteral("price")); });
        m_answers.ofEach<FormationCard>("fleet",
                                        [](FormationCard& card) { card.setKind(CampaignItem::Fleet); });
        m_answers.ofEach<FormationCard>("squadron",
                                        [](FormationCard& card) { card.setKind(CampaignItem::Squadron); });
        m_answers.ofEach<ShipCard>("ship");
        m_answers.of<AllyList>("allies");
        m_answers.of<FleetJoining>("joining", [this](FleetJoining& joining) {
            for (const int number : m_answers.numbers())
                m_answers.add(
                    QStringLiteral("split %1").arg(number),
                    heldBy(joining.previewSplit(number, {number + 1, number + 2}, QStringLiteral("Part"))));
        });
        m_answers.of<FleetOrders>("fleet-orders", [this](FleetOrders& orders) {
            for (const int number : m_answers.numbers()) {
                QString text = heldBy(orders.previewSell({number}));
                for (const CampaignItem::Kind of : {CampaignItem::Fleet, CampaignItem::Squadron}) {
                    text += heldBy(orders.previewDisband(of, number))
                            + heldBy(orders.previewAppoint(of, number, QStringLiteral("Kleon"),
                                                           QStringLiteral("average")));
                }
                m_answers.add(QStringLiteral("fleet-orders %1").arg(number), text);
            }
        });
        m_answers.of<FleetExchange>("fleet-exchange", [this](FleetExchange& exchange) {
            FleetBuilder builder;
            exchange.setBuilder(&builder);
            exchange.begin();
            for (const int number : m_answers.numbers())
                if (exchange.take(number))
                    m_answers.add(QStringLiteral("taken %1").arg(number),
                                  QString::fromStdString(fleetJson(builder.fleet()).dump()));
            m_answers.add(QStringLiteral("fleet-exchange"), answersOf(exchange));
            exchange.setBuilder(nullptr);
        });
        m_answers.of<Skirmish>("skirmish", [this](Skirmish& skirmish) {
            skirmish.choose(0);
            for (const int number : m_answers.numbers())
                if (skirmish.takeFleet(0, number))
                    m_answers.add(QStringLiteral("skirmish %1").arg(number), heldBy(skirmish.sides()));
            skirmish.choose(0);
            skirmish.setSeed(QStringLiteral("1"));
        });
        for (const CampaignItem::Kind kind : {CampaignItem::Ship, CampaignItem::Port})
            m_answers.of<HistoryList>("history", [&](HistoryList& history) {
                history.setKind(kind);
                for (const int number : m_answers.numbers()) {
                    history.setItemId(number);
                    m_answers.add(QStringLiteral("history %1").arg(number), answersOf(history));
                }
            });
    }

    void askPeople()
    {
        m_answers.of<PeopleList>("people");
        for (const auto kind : {PersonKind::Commander, PersonKind::Captain, PersonKind::Prisoner})
            m_answers.of<PeopleList>("people-of-a-kind", [&](PeopleList& list) { list.setShow(kind); });
        for (const char* word : searched)
            m_answers.of<PeopleList>("people-searched",
                                     [&](PeopleList& list) { list.setFilter(QLatin1String(word)); });
        m_answers.ofEach<PersonCard>("person");
        m_answers.of<TrainingList>("training");
        m_answers.of<NextSteps>("next-steps");
        m_answers.of<Appointment>("appointment");
    }

    void askPorts()
    {
        m_answers.of<PortList>("ports");
        for (const char* by : {"owner", "price"})
            m_answers.of<PortList>("ports-sorted",
                                   [&](PortList& list) { list.setSortBy(QString::fromLatin1(by)); });
        m_answers.ofEach<PortCard>("port");
        m_answers.of<PortOrders>("port-orders", [this](PortOrders& orders) {
            each<PortRecord>([&](int number, const PortRecord&) {
                m_answers.add(QStringLiteral("port-orders %1").arg(number),
                              heldBy(orders.previewRaise(number, 0, 1, 1, 0))
                                  + heldBy(orders.previewCede(number, 0, QStringLiteral("5"))));
            });
        });
        m_answers.of<PortExchange>("port-exchange", [this](PortExchange& exchange) {
            PortBuilder builder;
            exchange.setBuilder(&builder);
            exchange.begin();
            for (const int number : m_answers.numbers())
                if (exchange.take(number))
                    m_answers.add(QStringLiteral("walls %1").arg(number),
                                  QString::fromStdString(fortificationJson(builder.plan().port).dump()));
            m_answers.add(QStringLiteral("port-exchange"), answersOf(exchange));
            exchange.setBuilder(nullptr);
        });
    }

    void askYards()
    {
        each<PortRecord>([&](int number, const PortRecord&) {
            m_answers.of<YardQueue>("yard", [&](YardQueue& queue) { queue.setPort(number); });
            m_answers.of<BuildOrder>("build", [&](BuildOrder& order) { order.begin(number); });
        });
        m_answers.ofEach<RefitOrder>("refit", [](RefitOrder& order) { order.begin(); });
        each<FleetRecord>([&](int number, const FleetRecord&) {
            m_answers.of<RepairOrder>("repair",
                                      [&](RepairOrder& order) { order.begin(CampaignItem::Fleet, number); });
        });
    }

    void askMap()
    {
        m_answers.of<SeaChart>("chart", [this](SeaChart& chart) {
            m_answers.add(QStringLiteral("map"), pictureOf(chart));
            m_answers.alone<StandingOrders>("orders",
                                            [&](StandingOrders& orders) { orders.setChart(&chart); });
            for (const char* word : {"a", "hidden", "fleet"}) {
                chart.finder()->setText(QString::fromLatin1(word));
                m_answers.add(QStringLiteral("chart-searched"), answersOf(chart));
            }
            chart.finder()->setText({});
            for (const CampaignItem::Kind kind :
                 {CampaignItem::Fleet, CampaignItem::Port, CampaignItem::Contact})
                for (const int number : m_answers.numbers()) {
                    chart.pick(kind, number);
                    m_answers.add(QStringLiteral("chart-picked %1").arg(number), answersOf(chart));
                }
            chart.unpick();
            each<FleetRecord>([&](int number, const FleetRecord&) {
                m_answers.alone<OrderDraft>("order", [&](OrderDraft& draft) {
                    draft.setChart(&chart);
                    draft.begin(number);
                    for (const char* kind : {"move", "blockade", "raid", "escort"}) {
                        draft.setKind(QString::fromLatin1(kind));
                        each<PortRecord>([&](int port, const PortRecord&) {
                            draft.target()->setPort(port);
                            m_answers.add(QStringLiteral("order %1 %2").arg(number).arg(port),
                                          answersOf(draft));
                        });
                    }
                    askAttacks(draft);
                });
            });
        });
    }

    /// Two are enough: each is weighed by battles, whose end is waited for.
    void askAttacks(OrderDraft& draft)
    {
        draft.setKind(QStringLiteral("attack"));
        int asked = 0;
        each<PortRecord>([&](int port, const PortRecord&) {
            if (++asked > 2)
                return;
            draft.target()->setPort(port);
            const PortOffers& offers = *draft.outlook()->offers();
            while (heldBy(offers.all()).contains(QLatin1String("weighing")))
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            m_answers.add(QStringLiteral("attack %1").arg(port), answersOf(draft));
            m_answers.add(QStringLiteral("offers %1").arg(port), answersOf(offers));
        });
    }

    void askBattles()
    {
        m_answers.of<BattleList>("battles");
        m_answers.of<BattleOdds>("odds");
        m_answers.of<BattleArranging>("arranging");
        m_answers.ofEach<BattleCard>("battle", [this](BattleCard& card) {
            if (card.brief())
                m_answers.add(QStringLiteral("brief %1").arg(card.itemId()),
                              QString::fromStdString(briefJson(*card.brief()).dump()));
        });
        each<FleetRecord>([&](int number, const FleetRecord& fleet) {
            if (m_answers.campaign().sees(fleet.side))
                m_answers.of<BattleArranging>("arranging-a-fleet",
                                              [&](BattleArranging& arranging) { arranging.begin(number); });
        });
        each<ContactRecord>([&](int number, const ContactRecord&) {
            m_answers.of<ContactDesk>("contact", [&](ContactDesk& desk) { desk.setContact(number); });
        });
    }

    void askMoney()
    {
        m_answers.of<BalanceChart>("balances");
        m_answers.of<StrengthChart>("strengths", [&](StrengthChart& chart) {
            chart.setActive(true);
            while (chart.property("busy").toBool())
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            m_answers.add(QStringLiteral("strengths curves"), curvesOf(chart));
        });
        m_answers.of<MonthAhead>("month-ahead");
        m_answers.of<BattleCosts>("battle-costs");
        m_answers.of<Ledger>("ledger", [this](Ledger& ledger) {
            m_answers.alone<AccountSums>("accounts", [&](AccountSums& sums) { sums.setLedger(&ledger); });
            addFile("ledger.csv", [&](const QUrl& file) { ledger.exportCsv(file); });
        });
        for (const char* word : searched)
            m_answers.of<Ledger>("ledger-searched",
                                 [&](Ledger& ledger) { ledger.setFilter(QLatin1String(word)); });
        m_answers.of<LoanDesk>("loans", [this](LoanDesk& desk) {
            for (const int number : m_answers.numbers())
                m_answers.add(QStringLiteral("loans %1").arg(number),
                              heldBy(desk.previewBorrow(number, QStringLiteral("10")))
                                  + heldBy(desk.previewRepay(number, QStringLiteral("1"))));
        });
        each<SideRecord>([&](int number, const SideRecord&) {
            m_answers.of<Ledger>("ledger-of-a-side", [&](Ledger& ledger) {
                ledger.setSide(number);
                addFile("ledger-of-a-side.csv", [&](const QUrl& file) { ledger.exportCsv(file); });
            });
            m_answers.of<BalanceChart>("balance-of-a-side",
                                       [&](BalanceChart& chart) { chart.setSide(number); });
            m_answers.of<MonthAhead>("month-of-a-side", [&](MonthAhead& month) { month.setSide(number); });
            m_answers.of<BattleCosts>("battle-costs-of-a-side",
                                      [&](BattleCosts& costs) { costs.setSide(number); });
            m_answers.of<LoanDesk>("loans-of-a-side", [&](LoanDesk& desk) { desk.setSide(number); });
            m_answers.of<PeopleList>("people-of-a-side", [&](PeopleList& list) { list.setSide(number); });
            m_answers.of<TrainingList>("training-of-a-side",
                                       [&](TrainingList& list) { list.setSide(number); });
            m_answers.of<Appointment>("appointment-of-a-side",
                                      [&](Appointment& appointment) { appointment.setSide(number); });
            m_answers.of<AllyList>("allies-of-a-side", [&](AllyList& allies) { allies.setSide(number); });
            m_answers.of<RelationList>("relations", [&](RelationList& list) { list.setSide(number); });
        });
    }

    void askTurn()
    {
        m_answers.of<TurnDesk>("turn");
        m_answers.of<MachinesBattles>("machines-battles");
        m_answers.of<ChronicleList>("chronicle", [this](ChronicleList& list) {
            addFile("chronicle.html", [&](const QUrl& file) { list.exportPage(file); });
        });
        for (const char* word : searched)
            m_answers.of<ChronicleList>("chronicle-searched",
                                        [&](ChronicleList& list) { list.setFilter(QLatin1String(word)); });
        m_answers.of<CampaignExchange>("document", [this](CampaignExchange& exchange) {
            addFile("war.json", [&](const QUrl& file) { exchange.writeTo(file); });
        });
    }

    /// What is printed: the pages, line by line with the place of each.
    void addPages(const PrintSource& source)
    {
        const PrintMaterial& material = source.material();
        if (material.isEmpty())
            return m_answers.add(QStringLiteral("printed"), QStringLiteral("nothing"));
        PrintOptions options;
        options.roster = true;
        const auto document = layOut(material, m_answers.campaign().figures(), options);
        m_answers.add(QStringLiteral("printed"),
                      document ? document->title + dump(*document)
                               : QString::fromStdString(document.error().front().text()));
    }

    void askPaper()
    {
        m_answers.of<PrintSource>("print", [this](PrintSource& source) {
            for (const char* origin : {"fleets", "ports"}) {
                source.setOrigin(QString::fromLatin1(origin));
                m_answers.add(QStringLiteral("print-source"), answersOf(source));
                addPages(source);
            }
            source.setOrigin(QStringLiteral("papers"));
            for (const char* kind : {"turn-report", "orders", "ledger", "chronicle"}) {
                source.papers()->setKind(QString::fromLatin1(kind));
                addPages(source);
                each<SideRecord>([&](int number, const SideRecord&) {
                    source.setSide(number);
                    addPages(source);
                });
                source.setSide(0);
            }
            each<FleetRecord>([&](int number, const FleetRecord&) {
                source.fleets()->choose(number);
                m_answers.add(QStringLiteral("print-source"), answersOf(source));
            });
            each<BattleRecord>([&](int number, const BattleRecord&) {
                source.fleets()->chooseBattle(number);
                m_answers.add(QStringLiteral("print-source"), answersOf(source));
                for (const BattlePaper::Kind paper : {BattlePaper::Brief, BattlePaper::Report}) {
                    source.papers()->chooseBattle(number, paper);
                    m_answers.add(QStringLiteral("print-source"), answersOf(source));
                    addPages(source);
                }
            });
            each<SquadronRecord>([&](int number, const SquadronRecord&) {
                source.fleets()->chooseSquadron(number);
                m_answers.add(QStringLiteral("print-source"), answersOf(source));
            });
            each<PortRecord>([&](int number, const PortRecord&) {
                source.ports()->choose(number);
                m_answers.add(QStringLiteral("print-source"), answersOf(source));
            });
            each<BattleRecord>([&](int number, const BattleRecord&) {
                for (const BattlePaper::Kind paper : {BattlePaper::Brief, BattlePaper::Report}) {
                    source.papers()->chooseBattle(number, paper);
                    m_answers.add(QStringLiteral("print-source"), answersOf(source));
                    addPages(source);
                }
            });
        });
    }

    Answers& m_answers;
    const QTemporaryDir& m_folder;
    const Campaign& m_all;
};

} // namespace

void askAll(Answers& answers, const QTemporaryDir& folder)
{
    Asking(answers, folder).run();
}

} // namespace navarch::test
