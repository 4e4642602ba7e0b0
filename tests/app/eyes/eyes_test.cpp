// SPDX-License-Identifier: GPL-3.0-or-later
// CP-2.3: what a side may not know changes nothing of what it is told, in any answer of the window. A view model that is new
// gets a line in askAll().
#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/battles/battle_arranging.h"
#include "app/battles/battle_card.h"
#include "app/battles/battle_list.h"
#include "app/campaign/campaign_exchange.h"
#include "app/campaign/side_list.h"
#include "app/fleets/fleet_orders.h"
#include "app/fleets/fleet_tree.h"
#include "app/fleets/formation_card.h"
#include "app/fleets/ship_card.h"
#include "app/fleets/side_card.h"
#include "app/map/order_draft.h"
#include "app/map/sea_chart.h"
#include "app/ports/port_card.h"
#include "app/ports/port_list.h"
#include "app/print/print_source.h"
#include "app/treasury/balance_chart.h"
#include "app/treasury/ledger.h"
#include "app/turn/chronicle_list.h"
#include "app/turn/contact_desk.h"
#include "app/turn/turn_desk.h"
#include "db/campaign_file.h"
#include "tests/app/eyes/answers.h"
#include "tests/app/eyes/hidden_rows.h"
#include "tests/core/campaign/machine/war_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

QString contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QStringLiteral("none");
}

/// What would be printed.
QString textOf(const PrintMaterial& material)
{
    QString text = QString::fromStdString(material.title);
    for (const Fleet& fleet : material.fleets)
        text += QLatin1Char('\n') + QString::fromStdString(fleetJson(fleet).dump());
    for (const PrintMaterial::Port& port : material.ports)
        text += QLatin1Char('\n') + QString::fromStdString(fortificationJson(port.walls).dump());
    return text;
}

/// Everything a pair of eyes can ask.
void askAll(OpenCampaign& campaign, const QTemporaryDir& folder, Answers& answers)
{
    const Campaign& all = *campaign.campaign();
    answers.add(QStringLiteral("campaign"), answersOf(campaign));
    answers.of<SideList>("sides");
    answers.of<SideList>("all sides", [](SideList& list) { list.setEveryone(true); });
    answers.of<FleetTree>("fleets");
    for (const char* word : {"i", "hidden", "trireme", "owl"})
        answers.of<FleetTree>("fleets searched", [&](FleetTree& tree) { tree.setFilter(QString::fromLatin1(word)); });
    answers.of<PortList>("ports");
    answers.of<PortList>("ports sorted", [](PortList& list) { list.setSortBy(QStringLiteral("owner")); });
    answers.of<BattleList>("battles");
    answers.of<BattleArranging>("arranging");
    answers.of<ChronicleList>("chronicle");
    answers.of<ChronicleList>("chronicle searched", [](ChronicleList& list) { list.setFilter(QStringLiteral("i")); });
    answers.of<TurnDesk>("turn");
    answers.of<BalanceChart>("balances");
    answers.of<Ledger>("ledger", [&](Ledger& ledger) {
        const QString csv = folder.filePath(QStringLiteral("ledger.csv"));
        ledger.exportCsv(QUrl::fromLocalFile(csv));
        answers.add(QStringLiteral("ledger.csv"), contentsOf(csv));
    });
    for (const auto& [id, side] : all.table<SideRecord>()) {
        const int number = static_cast<int>(id.value);
        answers.of<Ledger>("ledger of a side", [&](Ledger& ledger) { ledger.setSide(number); });
        answers.of<BalanceChart>("balance of a side", [&](BalanceChart& chart) { chart.setSide(number); });
        answers.of<PrintSource>("print", [&](PrintSource& source) {
            source.setSide(number);
            answers.add(QStringLiteral("printed"), textOf(source.material()));
        });
    }
    answers.of<CampaignExchange>("document", [&](CampaignExchange& exchange) {
        const QString document = folder.filePath(QStringLiteral("war.json"));
        QFile::remove(document);
        exchange.writeTo(QUrl::fromLocalFile(document));
        answers.add(QStringLiteral("war.json"), contentsOf(document));
    });
    answers.of<SeaChart>("chart");
    for (const char* word : {"a", "hidden", "fleet"})
        answers.of<SeaChart>("chart searched", [&](SeaChart& chart) { chart.setSearch(QString::fromLatin1(word)); });
    for (const auto& [id, fleet] : all.table<FleetRecord>()) {
        const int number = static_cast<int>(id.value);
        if (fleet.name == "Hidden reserve")
            continue; // it is in one of the two campaigns only
        answers.of<PrintSource>("print a fleet", [&](PrintSource& source) {
            source.chooseFleet(number);
            answers.add(QStringLiteral("printed"), textOf(source.material()));
        });
        answers.of<SeaChart>("chart, a fleet", [&](SeaChart& chart) { chart.pick(QStringLiteral("fleet"), number); });
        if (campaign.sees(fleet.side)) {
            answers.of<OrderDraft>("order", [&](OrderDraft& draft) { draft.begin(number); });
            answers.of<BattleArranging>("arranging a fleet", [&](BattleArranging& arranging) { arranging.begin(number); });
        }
    }
    for (const auto& [id, port] : all.table<PortRecord>()) {
        const int number = static_cast<int>(id.value);
        answers.of<SeaChart>("chart, a port", [&](SeaChart& chart) { chart.pick(QStringLiteral("port"), number); });
        answers.of<PrintSource>("print a port", [&](PrintSource& source) {
            source.choosePort(number);
            answers.add(QStringLiteral("printed"), textOf(source.material()));
        });
    }
    for (const auto& [id, contact] : all.table<ContactRecord>())
        answers.of<ContactDesk>("contact", [&](ContactDesk& desk) { desk.setContact(static_cast<int>(id.value)); });
    answers.ofEach<SideCard>("side");
    answers.ofEach<ShipCard>("ship");
    answers.ofEach<PortCard>("port");
    answers.ofEach<BattleCard>("battle");
    for (const char* kind : {"fleet", "squadron"})
        answers.ofEach<FormationCard>(kind, [&](FormationCard& card) { card.setKind(QString::fromLatin1(kind)); });
}

/// The answers of a campaign in a file of that name, looked at as a side.
QStringList answersTo(const Campaign& campaign, SideId eyes, int last, const QTemporaryDir& folder)
{
    const QString path = folder.filePath(QStringLiteral("war.navarch"));
    QFile::remove(path);
    auto file = CampaignFile::create(path, campaign, "Begin");
    if (!file)
        qFatal("%s", file.error().front().text().c_str());
    OpenCampaign open;
    open.take(std::move(*file));
    open.setEyes(static_cast<int>(eyes.value));
    Answers answers(open);
    answers.setLast(last);
    askAll(open, folder, answers);
    open.close();
    return answers.texts();
}

} // namespace

class EyesTest : public QObject {
    Q_OBJECT

private slots:
    void cp2_3_whatIsHiddenChangesNoAnswer_data()
    {
        QTest::addColumn<QString>("side");
        for (const char* side : {"Athens", "Aegina", "Corinth", "Megara"})
            QTest::newRow(side) << QString::fromLatin1(side);
    }
    void cp2_3_whatIsHiddenChangesNoAnswer()
    {
        QFETCH(const QString, side);
        const SideId eyes = sideCalled(side);
        QVERIFY(!eyes.isNone());
        const int last = static_cast<int>(war().head().nextNumber);
        const QStringList before = answersTo(war(), eyes, last, m_folder);
        const QStringList after = answersTo(otherwiseBehind(war(), eyes), eyes, last, m_folder);
        QString leaks;
        for (qsizetype i = 0; i < std::min(before.size(), after.size()); ++i)
            if (before[i] != after[i])
                leaks += firstDifference(before[i], after[i]);
        QVERIFY2(leaks.isEmpty(), qPrintable(QLatin1Char('\n') + leaks.left(4000)));
        QCOMPARE(after.size(), before.size());
    }

    /// The walk sees what it is to see: the umpire's answers do change.
    void cp2_3_theUmpireSeesIt()
    {
        const int last = static_cast<int>(war().head().nextNumber);
        const QStringList before = answersTo(war(), {}, last, m_folder);
        const QStringList after = answersTo(otherwiseBehind(war(), sideCalled(QStringLiteral("Megara"))), {}, last, m_folder);
        QSet<QString> changed;
        for (qsizetype i = 0; i < std::min(before.size(), after.size()); ++i)
            if (before[i] != after[i])
                changed.insert(before[i].section(QLatin1Char('\n'), 0, 0).section(QLatin1Char(' '), 0, 0));
        for (const char* what : {"sides", "fleets", "ports", "battles", "chronicle", "balances", "ledger", "ledger.csv", "chart", "ship", "port", "battle", "war.json"})
            QVERIFY2(changed.contains(QString::fromLatin1(what)), what);
    }

private:
    /// Some weeks of war among the four, with everything that such a war leaves behind.
    static const Campaign& war()
    {
        static const Campaign campaign = [] {
            MachineWar war("saronic-gulf");
            const std::string wrong = war.fight(10);
            if (!wrong.empty())
                qFatal("%s", wrong.c_str());
            for (const auto& [id, side] : war.campaign.table<SideRecord>())
                applyChanges(war.campaign, consider(war.campaign, builtInFigures(), TakeLoan{id, Talents::whole(5)}).changes);
            return std::move(war.campaign);
        }();
        return campaign;
    }
    static SideId sideCalled(const QString& name)
    {
        for (const auto& [id, side] : war().table<SideRecord>())
            if (QString::fromStdString(side.name) == name)
                return id;
        return {};
    }

    static QString firstDifference(const QString& before, const QString& after)
    {
        const QStringList a = before.split(QLatin1Char('\n'));
        const QStringList b = after.split(QLatin1Char('\n'));
        for (qsizetype i = 0; i < std::min(a.size(), b.size()); ++i)
            if (a[i] != b[i])
                return a.first() + QStringLiteral(":\n  ") + a[i].left(300) + QStringLiteral("\n  ") + b[i].left(300)
                       + QLatin1Char('\n');
        return a.first() + QStringLiteral(": %1 lines, then %2\n").arg(a.size()).arg(b.size());
    }

    QTemporaryDir m_folder;
};

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    EyesTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "eyes_test.moc"
