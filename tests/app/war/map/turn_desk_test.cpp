// SPDX-License-Identifier: GPL-3.0-or-later
// Advancing the turn from the window (CP-1.3), and the chronicle as eyes may read it (CP-2.3).
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <set>

#include "app/campaign/start/recent_campaigns.h"
#include "app/war/turn/chronicle_list.h"
#include "app/war/turn/machines_battles.h"
#include "app/war/turn/turn_desk.h"
#include "core/campaign/actions/campaign_actions.h"
#include "core/campaign/battles/battle_actions.h"
#include "core/campaign/diplomacy/relation_actions.h"
#include "core/campaign/turn/turn_actions.h"
#include "tests/app/sample_war.h"

using namespace navarch;

class TurnDeskTest : public QObject, SampleWar {
    Q_OBJECT

private slots:
    void init() { openSample(); }
    void cleanup() { m_campaign.reset(); }

    void beforeTheStartThereAreNoTurns();
    void advancingTakesTheWeekOnAndIsOneUndo();
    void whatWaitsStandsInTheWay();
    void whatWaitsLeadsToWhereItIsSettled();
    void oneOfSeveralPlayersDoesNotSpeakForAll();
    void eachOfSeveralSaysWhenTheirOrdersAreDone();
    void whoPlaysAloneNeedsNoUmpire();
    void aSideReadsWhatItMayKnow();
    void theUmpiresNotesAreFound();
    void whatIsSlightStandsBehindALine();
    void whatAWeekBringsIsToldWhenItHasBeenWatched();
    void theChronicleIsWrittenAsAPage();
    void playersChangePlacesBehindACurtain();

private:
    /// The first fleets of those sides are to fight.
    [[nodiscard]] ArrangeBattle battleOf(std::initializer_list<const char*> sides) const;
    /// No captain of the machine orders anything: a week without orders is a quiet one.
    void giveEverySideAPlayer();
    /// What the Start screen's card says of the file, weeks later.
    [[nodiscard]] QString waitsOnTheCard() const;
};

void TurnDeskTest::giveEverySideAPlayer()
{
    for (const char* name : {"Corinth", "Megara"})
        QVERIFY(m_campaign->perform(ChangeSide{side(name), {}, {}, {}, Player::Person, {}, {}}));
}

void TurnDeskTest::theChronicleIsWrittenAsAPage()
{
    ChronicleList list;
    list.setCampaign(m_campaign.get());
    QVERIFY(list.write(QStringLiteral("The umpire <b>ponders</b>."), false, 0));
    QVERIFY(list.write(QStringLiteral("Heralds cry it out."), true, 0));
    QSignalSpy done(m_campaign.get(), &OpenCampaign::done);
    QSignalSpy failed(m_campaign.get(), &OpenCampaign::failed);
    const QString path = m_folder.filePath(QStringLiteral("chronicle of the Gulf.html"));
    const auto written = [&] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    QVERIFY(list.exportPage(QUrl::fromLocalFile(path)));
    QCOMPARE(done.count(), 1);
    QVERIFY(written().contains(QStringLiteral("The umpire &lt;b&gt;ponders&lt;/b&gt;.")));
    m_campaign->setEyes(static_cast<int>(side("Athens").value));
    QVERIFY(list.exportPage(QUrl::fromLocalFile(path)));
    QVERIFY(written().contains(QStringLiteral("Heralds cry it out.")));
    QVERIFY(!written().contains(QStringLiteral("ponders")));
    QVERIFY(!list.exportPage(QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("no/such/folder.html")))));
    QCOMPARE(failed.count(), 1);
}

// CP-2.3: whoever gets up leaves nothing on the screen for whoever sits down.
void TurnDeskTest::playersChangePlacesBehindACurtain()
{
    const int athens = static_cast<int>(side("Athens").value);
    m_campaign->seat()->handTo(athens); // before the war nothing is secret
    QCOMPARE(m_campaign->eyes(), athens);
    QCOMPARE(m_campaign->seat()->awaited(), QString());
    m_campaign->seat()->handTo(0);
    giveEverySideAPlayer();
    QVERIFY(m_campaign->head()->begin());
    m_campaign->seat()->handTo(athens);
    QCOMPARE(m_campaign->seat()->awaited(), QStringLiteral("Athens"));
    QCOMPARE(m_campaign->eyes(), 0);
    m_campaign->seat()->staySeated();
    QCOMPARE(m_campaign->seat()->awaited(), QString());
    QCOMPARE(m_campaign->eyes(), 0);
    m_campaign->seat()->handTo(athens);
    m_campaign->seat()->sitDown();
    QCOMPARE(m_campaign->eyes(), athens);
    QCOMPARE(m_campaign->seat()->awaited(), QString());
    m_campaign->seat()->handTo(999'999);
    QCOMPARE(m_campaign->seat()->awaited(), QString());
    m_campaign->seat()->handTo(0);
    QVERIFY(!m_campaign->seat()->awaited().isEmpty());
}

ArrangeBattle TurnDeskTest::battleOf(std::initializer_list<const char*> sides) const
{
    ArrangeBattle battle;
    battle.name = "Test";
    battle.rules = "salamis-ad-actium";
    for (const char* name : sides)
        for (const auto& [id, fleet] : m_campaign->campaign()->table<FleetRecord>())
            if (fleet.side == side(name)) {
                battle.fleets.push_back(id);
                break;
            }
    return battle;
}

/// CP-8.2, CP-2.3: he begins, takes back and goes on with his own eyes, and is not asked about battles that he is not in.
void TurnDeskTest::whoPlaysAloneNeedsNoUmpire()
{
    TurnDesk desk;
    desk.setCampaign(m_campaign.get());
    QVERIFY(m_campaign->perform(ChangeSide{side("Aegina"), {}, {}, {}, Player::Machine, {}, {}}));
    QVERIFY(m_campaign->head()->begin());
    const SideId athens = side("Athens");
    QCOMPARE(m_campaign->looksAs(), athens);
    QVERIFY(m_campaign->seat()->speaksForAll());
    QVERIFY(m_campaign->undoStack()->canUndo());
    QVERIFY(m_campaign->perform(battleOf({"Corinth", "Megara"})));
    MachinesBattles others;
    others.setCampaign(m_campaign.get());
    QCOMPARE(desk.blocking(), 1);
    QVERIFY(others.due());
    QSignalSpy settled(&others, &MachinesBattles::settled);
    others.settle();
    QVERIFY(others.running());
    QVERIFY(settled.wait(60'000));
    QVERIFY(!others.due() && !others.running());
    QCOMPARE(desk.blocking(), 0);
    QCOMPARE(m_campaign->campaign()->table<BattleRecord>().begin()->second.state, BattleState::Fought);
    QVERIFY(m_campaign->perform(battleOf({"Athens", "Aegina"})));
    QVERIFY(!others.due()); // his own to fight
    m_campaign->setEyes(static_cast<int>(side("Megara").value));
    QVERIFY(!m_campaign->seat()->speaksForAll());
    OpenCampaign weeksLater;
    const QString path = m_campaign->path();
    m_campaign->close();
    QVERIFY(weeksLater.open(path));
    QCOMPARE(weeksLater.looksAs(), athens);
    QVERIFY(weeksLater.undoStack()->canUndo());
}

QString TurnDeskTest::waitsOnTheCard() const
{
    RecentCampaigns recent;
    recent.remember(m_campaign->path());
    if (!QTest::qWaitFor([&] { return recent.value(0, "ready").toBool(); }))
        return QStringLiteral("the file is not read");
    return recent.value(0, "waits").toString();
}

void TurnDeskTest::beforeTheStartThereAreNoTurns()
{
    TurnDesk desk;
    desk.setCampaign(m_campaign.get());
    QVERIFY(!desk.isRunning());
    QVERIFY(!desk.allowed());
    QVERIFY(!desk.advance());
    QCOMPARE(m_campaign->campaign()->head().turn, 0);
    QVERIFY(m_campaign->head()->begin());
    QVERIFY(desk.isRunning());
    QVERIFY(desk.allowed());
}

void TurnDeskTest::advancingTakesTheWeekOnAndIsOneUndo()
{
    TurnDesk desk;
    desk.setCampaign(m_campaign.get());
    giveEverySideAPlayer();
    QVERIFY(m_campaign->head()->begin());
    QSignalSpy advanced(&desk, &TurnDesk::advanced);
    const QString week = m_campaign->head()->date();
    QVERIFY(!desk.whatItDoes().isEmpty());
    QVERIFY(desk.advance());
    QCOMPARE(advanced.count(), 1);
    QCOMPARE(m_campaign->campaign()->head().turn, 1);
    QVERIFY(m_campaign->head()->date() != week);
    QCOMPARE(desk.happenedTitle(), week);
    m_campaign->undo();
    QCOMPARE(m_campaign->head()->date(), week);
    QCOMPARE(m_campaign->campaign()->head().turn, 0);
}

/// CP-1.3: a battle that waits refuses the turn; it is named, and leads to where it is settled.
void TurnDeskTest::whatWaitsStandsInTheWay()
{
    TurnDesk desk;
    desk.setCampaign(m_campaign.get());
    QVERIFY(m_campaign->head()->begin());
    QVERIFY(m_campaign->perform(battleOf({"Athens", "Aegina"})));
    QCOMPARE(desk.blocking(), 1);
    QVERIFY(!desk.allowed());
    QVERIFY(!desk.whyNot().isEmpty());
    const auto first = desk.waiting().front();
    QCOMPARE(first.key, QStringLiteral("battle-waits"));
    QVERIFY(first.battle != 0);
    QVERIFY(!desk.advance());
    QCOMPARE(m_campaign->campaign()->head().turn, 0);
    QCOMPARE(waitsOnTheCard(), QStringLiteral("A battle waits"));
    m_campaign->undo();
    QCOMPARE(waitsOnTheCard(), QString());
    QCOMPARE(desk.blocking(), 0);
    QVERIFY(desk.allowed());
}

/// Whatever waits is a press away from where it is settled: it names a thing, or says what it is about.
void TurnDeskTest::whatWaitsLeadsToWhereItIsSettled()
{
    TurnDesk desk;
    desk.setCampaign(m_campaign.get());
    giveEverySideAPlayer();
    QVERIFY(m_campaign->head()->begin());
    QVERIFY(m_campaign->perform(OfferRelation{side("Aegina"), side("Athens"), Relation::Truce, 12}));
    QVERIFY(m_campaign->perform(OfferRelation{side("Megara"), side("Athens"), Relation::Peace}));
    QVERIFY(m_campaign->perform(OfferRelation{side("Corinth"), side("Athens"), Relation::Alliance}));
    QVERIFY(m_campaign->perform(EnterLedger{side("Athens"), Talents::whole(-5000), "Thieves"}));
    std::set<QString> keys;
    std::set<QString> offers;
    for (int week = 0; week < 5; ++week) {
        for (const int eyes : {0, static_cast<int>(side("Athens").value)}) {
            m_campaign->setEyes(eyes);
            for (const WaitingLine& line : desk.waiting()) {
                keys.insert(line.key);
                const bool names = line.contact != 0 || line.battle != 0 || line.fleet != 0 || line.port != 0;
                QVERIFY2(names || line.about != TurnDesk::Anything, qPrintable(line.key));
                const bool isASides = line.about == TurnDesk::Relations || line.about == TurnDesk::Month;
                QVERIFY2(!isASides || line.side == static_cast<int>(side("Athens").value),
                         qPrintable(line.key));
                if (line.about == TurnDesk::Relations)
                    offers.insert(line.text);
            }
        }
        m_campaign->setEyes(0);
        QVERIFY(desk.advance());
    }
    for (const char* key :
         {"offer-waits", "orders-open", "month-short", "crews-unpaid", "treasury-owes", "no-admiral"})
        QVERIFY2(keys.contains(QLatin1String(key)), key);
    QCOMPARE(offers.size(), std::size_t(3)); // each says what is offered
}

void TurnDeskTest::oneOfSeveralPlayersDoesNotSpeakForAll()
{
    TurnDesk desk;
    desk.setCampaign(m_campaign.get());
    QVERIFY(m_campaign->head()->begin());
    const SideId athens = side("Athens");
    int people = 0;
    for (const auto& [id, side] : m_campaign->campaign()->table<SideRecord>())
        people += id != athens && side.player == Player::Person;
    m_campaign->setEyes(static_cast<int>(athens.value));
    QCOMPARE(desk.allowed(), people == 0);
    m_campaign->setEyes(0);
    QVERIFY(desk.allowed());
}

void TurnDeskTest::eachOfSeveralSaysWhenTheirOrdersAreDone()
{
    TurnDesk desk;
    desk.setCampaign(m_campaign.get());
    giveEverySideAPlayer();
    const int athens = static_cast<int>(side("Athens").value);
    m_campaign->setEyes(athens);
    QVERIFY(!desk.takesOrders()); // not begun
    m_campaign->setEyes(0);
    QVERIFY(m_campaign->head()->begin());
    const auto open = [&] {
        int count = 0;
        for (const auto& each : desk.waiting())
            count += each.key == QLatin1String("orders-open");
        return count;
    };
    QVERIFY(!desk.takesOrders() && !desk.finishOrders(true)); // the umpire has none
    QCOMPARE(open(), 1); // none has said it yet: the umpire reads that once
    QCOMPARE(desk.waiting().front().key, QStringLiteral("orders-open"));
    m_campaign->setEyes(athens);
    QVERIFY(desk.takesOrders() && !desk.ordersDone() && !desk.allowed() && !desk.advance());
    QCOMPARE(open(), 1);
    QVERIFY(desk.finishOrders(true));
    QVERIFY(desk.ordersDone());
    QCOMPARE(open(), 0);
    m_campaign->setEyes(0);
    QCOMPARE(open(), 3);
    m_campaign->setEyes(athens);
    QVERIFY(desk.finishOrders(false));
    QVERIFY(!desk.ordersDone());
    m_campaign->setEyes(0);
    QVERIFY(desk.advance()); // it binds nobody
}

void TurnDeskTest::aSideReadsWhatItMayKnow()
{
    ChronicleList list;
    list.setCampaign(m_campaign.get());
    QVERIFY(m_campaign->head()->begin());
    const int before = list.total();
    const int athens = static_cast<int>(side("Athens").value);
    QVERIFY(list.write(QStringLiteral("A comet stood over the gulf."), true, 0));
    QVERIFY(list.write(QStringLiteral("Athens hears of a plot."), false, athens));
    QVERIFY(list.write(QStringLiteral("Storms next week, if I like."), false, 0));
    QVERIFY(!list.write(QStringLiteral("  "), true, 0)); // nothing is no note
    QCOMPARE(list.total(), before + 3);
    const auto reads = [&](const char* text) {
        for (int row = 0; row < list.rowCount(); ++row)
            if (list.value(row, "text").toString().contains(QLatin1String(text)))
                return true;
        return false;
    };
    m_campaign->setEyes(athens);
    QVERIFY(reads("comet"));
    QVERIFY(reads("plot"));
    QVERIFY(!reads("Storms next week"));
    m_campaign->setEyes(static_cast<int>(side("Corinth").value));
    QVERIFY(reads("comet"));
    QVERIFY(!reads("plot"));
    QVERIFY(!reads("Storms next week"));
    for (int row = 0; row < list.rowCount(); ++row) // whom else it is known to is not said
        QCOMPARE(list.value(row, "knowing").toString(), QString());
}

void TurnDeskTest::theUmpiresNotesAreFound()
{
    ChronicleList list;
    list.setCampaign(m_campaign.get());
    QVERIFY(m_campaign->head()->begin());
    QVERIFY(list.write(QStringLiteral("<b>Bold</b> &amp; plain"), true, 0));
    list.setFilter(QStringLiteral("bold"));
    QCOMPARE(list.rowCount(), 1);
    QCOMPARE(list.value(0, "text").toString(), QStringLiteral("<b>Bold</b> &amp; plain"));
    QVERIFY(list.value(0, "note").toBool());
    list.setFilter(QStringLiteral("nothing like it"));
    QCOMPARE(list.rowCount(), 0);
    QVERIFY(list.total() >= 1);
}

/// Date, treasury and the next step stand as they stood before the week until it has been seen to its end.
void TurnDeskTest::whatAWeekBringsIsToldWhenItHasBeenWatched()
{
    TurnDesk desk;
    desk.setCampaign(m_campaign.get());
    giveEverySideAPlayer();
    QVERIFY(m_campaign->head()->begin());
    const QString date = desk.date();
    const QString treasury = desk.treasury();
    QCOMPARE(date, m_campaign->head()->date());
    QCOMPARE(treasury, m_campaign->head()->treasury());
    QVERIFY(desk.advance());
    desk.setWatched(true);
    QVERIFY(m_campaign->head()->date() != date);
    QCOMPARE(desk.date(), date);
    QCOMPARE(desk.treasury(), treasury);
    desk.setWatched(false);
    QCOMPARE(desk.date(), m_campaign->head()->date());
    QCOMPARE(desk.treasury(), m_campaign->head()->treasury());
}

// A week is sailed: what sails past one another is folded, opens, and is found without being opened.
void TurnDeskTest::whatIsSlightStandsBehindALine()
{
    ChronicleList list;
    list.setCampaign(m_campaign.get());
    QVERIFY(m_campaign->head()->begin());
    m_campaign->setEyes(0);
    TurnDesk desk;
    desk.setCampaign(m_campaign.get());
    const auto lineOf = [&] {
        for (int row = 0; row < list.rowCount(); ++row)
            if (list.value(row, "folded").toInt() > 0)
                return row;
        return -1;
    };
    for (int week = 0; week < 6 && lineOf() < 0; ++week) {
        QVERIFY(desk.advance());
        if (desk.blocking() > 0)
            break;
    }
    int line = lineOf();
    QVERIFY2(line >= 0, "none of the weeks had two sightings");
    const int folded = list.value(line, "folded").toInt();
    QVERIFY(folded > 1);
    const int closed = list.rowCount();
    QCOMPARE(closed, list.total() - folded + 1);
    const QString date = list.value(line, "date").toString();
    for (int row = 0; row < line; ++row) // what weighs more stands over it
        QVERIFY(list.value(row, "date").toString() != date || list.value(row, "weight").toInt() < 2);
    list.turnOver(list.value(line, "entryId").toLongLong());
    QCOMPARE(list.rowCount(), closed + folded);
    QVERIFY(list.value(line, "opened").toBool());
    const QString hidden = list.value(line + 1, "text").toString();
    list.turnOver(list.value(line, "entryId").toLongLong());
    QCOMPARE(list.rowCount(), closed);
    list.setFilter(hidden);
    QVERIFY(list.rowCount() >= 1);
    QCOMPARE(list.value(0, "text").toString(), hidden);
    QCOMPARE(list.value(0, "folded").toInt(), 0);
}

QTEST_MAIN(TurnDeskTest)
#include "turn_desk_test.moc"
