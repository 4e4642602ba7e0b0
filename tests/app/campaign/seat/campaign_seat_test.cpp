// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits before the screen, the PIN of the umpire's seat, and sides that join.
#include "app/campaign/campaign_seat.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "app/campaign/open_campaign.h"
#include "app/campaign/sample_campaign.h"
#include "app/campaign/wording.h"
#include "app/war/fleets/side_draft.h"
#include "core/campaign/gate/actions.h"
#include "db/campaign_file.h"
#include "db/seat_lock.h"

using namespace navarch;

class CampaignSeatTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void thePinIsAskedWhenTheEyesBecomeTheUmpires();
    void itIsChangedAndTakenAwayByWhoKnowsIt();
    void aSideSetsNone();
    void undoLocksNobodyOut();
    void aLockedCampaignWaitsForItsUmpire();
    void oneWhoPlaysOpensItWithHisOwnEyes();
    void whoPlaysAloneIsAskedOnlyForTheUmpiresEyes();
    void aRestoredCampaignIsTheUmpiresStill();
    void aSideJoinsBeforeTheWarAndInIt();
    void whatASideMayNotShareIsSaid();
    void aSideReadsWhatItTookAwayItself();

private:
    [[nodiscard]] int side(const char* name) const
    {
        for (const auto& [id, side] : m_campaign->campaign()->table<SideRecord>())
            if (side.name == name)
                return static_cast<int>(id.value);
        return 0;
    }
    void play(const char* name, Player player)
    {
        ChangeSide change;
        change.side = SideId{side(name)};
        change.player = player;
        QVERIFY(m_campaign->perform(change));
    }

    QTemporaryDir m_folder;
    int m_count = 0;
    QString m_path;
    std::unique_ptr<OpenCampaign> m_campaign;
};

/// The sample with two persons, in set-up.
void CampaignSeatTest::init()
{
    m_path = m_folder.filePath(QStringLiteral("s-%1.navarch").arg(++m_count));
    QCOMPARE(provideSampleAt(m_path), QString());
    m_campaign = std::make_unique<OpenCampaign>();
    QVERIFY(m_campaign->open(m_path));
    for (const char* name : {"Athens", "Aegina"})
        if (m_campaign->campaign()->find(SideId{side(name)})->player != Player::Person)
            play(name, Player::Person);
}

void CampaignSeatTest::thePinIsAskedWhenTheEyesBecomeTheUmpires()
{
    CampaignSeat& seat = *m_campaign->seat();
    QVERIFY(!seat.isLocked());
    QCOMPARE(seat.lock({}, QStringLiteral("4711")), QString());
    QVERIFY(seat.isLocked());
    QVERIFY(m_campaign->head()->begin());
    seat.handTo(side("Athens"));
    QVERIFY(!seat.asks()); // a side has none
    QVERIFY(seat.sitDown());
    QCOMPARE(m_campaign->eyes(), side("Athens"));
    for (int way = 0; way < 2; ++way) {
        if (way == 0)
            seat.handTo(0);
        else
            m_campaign->setEyes(0); // as keys do
        QVERIFY(!seat.awaited().isEmpty() && seat.asks());
        QVERIFY(!seat.sitDown());
        QVERIFY(!seat.sitDown(QStringLiteral("1234")));
        QCOMPARE(m_campaign->eyes(), side("Athens"));
        QVERIFY(seat.complaint().contains(QStringLiteral("--forgotten")));
        seat.staySeated();
        QVERIFY(seat.awaited().isEmpty() && seat.complaint().isEmpty());
        QCOMPARE(m_campaign->eyes(), side("Athens"));
    }
    seat.handTo(0);
    QVERIFY(seat.sitDown(QStringLiteral("4711")));
    QCOMPARE(m_campaign->eyes(), 0);
}

void CampaignSeatTest::itIsChangedAndTakenAwayByWhoKnowsIt()
{
    CampaignSeat& seat = *m_campaign->seat();
    QCOMPARE(seat.lock({}, QStringLiteral("4711")), QString());
    QVERIFY(!seat.lock(QStringLiteral("nope"), QStringLiteral("Salamis")).isEmpty());
    QVERIFY(!seat.lock({}, {}).isEmpty());
    QVERIFY(!seat.lock(QStringLiteral("4711"), QStringLiteral("1")).isEmpty());
    QVERIFY(!seat.problemOf(QStringLiteral("1")).isEmpty());
    QCOMPARE(seat.problemOf(QStringLiteral("1234")), QString());
    QCOMPARE(seat.lock(QStringLiteral("4711"), QStringLiteral("Salamis")), QString());
    QVERIFY(SeatLock::opens(*m_campaign->file(), QStringLiteral("Salamis")));
    QCOMPARE(seat.lock(QStringLiteral("Salamis"), {}), QString());
    QVERIFY(!seat.isLocked());
}

void CampaignSeatTest::aSideSetsNone()
{
    m_campaign->setEyes(side("Athens"));
    QVERIFY(!m_campaign->seat()->lock({}, QStringLiteral("4711")).isEmpty());
    QVERIFY(!m_campaign->seat()->isLocked());
}

void CampaignSeatTest::undoLocksNobodyOut()
{
    CampaignSeat& seat = *m_campaign->seat();
    QVERIFY(m_campaign->head()->rename(QStringLiteral("One")));
    QCOMPARE(seat.lock({}, QStringLiteral("4711")), QString());
    QVERIFY(m_campaign->head()->rename(QStringLiteral("Two")));
    QCOMPARE(seat.lock(QStringLiteral("4711"), QStringLiteral("Salamis")), QString());
    while (m_campaign->undoStack()->canUndo())
        m_campaign->undo();
    QVERIFY(SeatLock::opens(*m_campaign->file(), QStringLiteral("Salamis")));
    while (m_campaign->undoStack()->canRedo())
        m_campaign->redo();
    QVERIFY(SeatLock::opens(*m_campaign->file(), QStringLiteral("Salamis")));
}

/// Nothing of it is on the table until then, and what lay there stays.
void CampaignSeatTest::aLockedCampaignWaitsForItsUmpire()
{
    QCOMPARE(m_campaign->seat()->lock({}, QStringLiteral("4711")), QString());
    m_campaign->close();
    OpenCampaign other;
    const QString before = m_folder.filePath(QStringLiteral("before-%1.navarch").arg(m_count));
    QCOMPARE(provideSampleAt(before), QString());
    QVERIFY(other.open(before));
    CampaignSeat& seat = *other.seat();
    const QSignalSpy entered(&seat, &CampaignSeat::entered);
    QVERIFY(!other.open(m_path));
    QCOMPARE(other.path(), before);
    QVERIFY(seat.asks());
    QCOMPARE(seat.war(), QStringLiteral("The Saronic Gulf"));
    QVERIFY(!seat.sitDown(QStringLiteral("1234")));
    QCOMPARE(other.path(), before);
    seat.staySeated();
    QCOMPARE(other.path(), before);
    QVERIFY(seat.war().isEmpty());
    QVERIFY(!other.open(m_path)); // and again: nobody has it open meanwhile
    QVERIFY(seat.sitDown(QStringLiteral("4711")));
    QCOMPARE(other.path(), m_path);
    QCOMPARE(other.eyes(), 0);
    QCOMPARE(entered.size(), 1);
    QVERIFY(other.file()->canEdit());
}

void CampaignSeatTest::oneWhoPlaysOpensItWithHisOwnEyes()
{
    const int aegina = side("Aegina");
    QCOMPARE(m_campaign->seat()->lock({}, QStringLiteral("4711")), QString());
    QVERIFY(m_campaign->head()->begin());
    m_campaign->close();
    QVERIFY(!m_campaign->open(m_path));
    CampaignSeat& seat = *m_campaign->seat();
    QCOMPARE(seat.others().size(), qsizetype{2}); // no machine among them
    seat.sitAs(999'999);
    QVERIFY(!m_campaign->isOpen());
    seat.sitAs(aegina);
    QCOMPARE(m_campaign->eyes(), aegina);
    QVERIFY(seat.awaited().isEmpty());
}

void CampaignSeatTest::whoPlaysAloneIsAskedOnlyForTheUmpiresEyes()
{
    play("Aegina", Player::Machine);
    QCOMPARE(m_campaign->seat()->lock({}, QStringLiteral("4711")), QString());
    QVERIFY(m_campaign->head()->begin());
    QCOMPARE(m_campaign->eyes(), side("Athens"));
    m_campaign->close();
    QVERIFY(m_campaign->open(m_path));
    QCOMPARE(m_campaign->eyes(), side("Athens"));
    m_campaign->seat()->handTo(0);
    QVERIFY(m_campaign->seat()->asks());
    QVERIFY(m_campaign->seat()->sitDown(QStringLiteral("4711")));
    QCOMPARE(m_campaign->eyes(), 0);
}

void CampaignSeatTest::aRestoredCampaignIsTheUmpiresStill()
{
    QVERIFY(m_campaign->head()->rename(QStringLiteral("One")));
    QVERIFY(m_campaign->editedFile()->backUp());
    QCOMPARE(m_campaign->seat()->lock({}, QStringLiteral("4711")), QString());
    const Backup backup = backupsOf(m_path).front();
    QVERIFY(m_campaign->restore(m_path, backup));
    QVERIFY(m_campaign->isOpen() && m_campaign->seat()->isLocked());
    QCOMPARE(m_campaign->eyes(), 0);
    // From elsewhere nobody has shown that he is the umpire.
    m_campaign->close();
    (void)m_campaign->restore(m_path, backup);
    QVERIFY(!m_campaign->isOpen());
    QVERIFY(m_campaign->seat()->asks());
}

// CP-2.1, CP-2.2
void CampaignSeatTest::aSideJoinsBeforeTheWarAndInIt()
{
    SideDraft draft;
    draft.setCampaign(m_campaign.get());
    for (const char* name : {"Troizen", "Hermione"}) {
        draft.begin();
        QVERIFY(!draft.allowed() && draft.whyNot().isEmpty()); // it has no name yet
        draft.setName(QString::fromLatin1(name));
        draft.setPlayer(QStringLiteral("machine"));
        draft.setBudget(QStringLiteral("250.50"));
        const auto homes = draft.homes();
        if (homes.size() > 1)
            draft.setHome(homes.back().value.toInt());
        QVERIFY2(draft.allowed(), qPrintable(draft.whyNot()));
        const int added = draft.add();
        QCOMPARE(added, side(name));
        const SideRecord& side = *m_campaign->campaign()->find(SideId{added});
        QVERIFY(side.player == Player::Machine);
        if (side.homePort)
            QVERIFY(m_campaign->campaign()->find(side.homePort)->owner == side.id);
        m_campaign->undo();
        QCOMPARE(this->side(name), 0);
        m_campaign->redo();
        QCOMPARE(this->side(name), added);
        if (m_campaign->head()->inSetup())
            QVERIFY(m_campaign->head()->begin());
    }
    m_campaign->setEyes(side("Athens"));
    draft.begin();
    draft.setName(QStringLiteral("Sparta"));
    QVERIFY(!draft.allowed());
    QCOMPARE(draft.add(), 0);
}

void CampaignSeatTest::whatASideMayNotShareIsSaid()
{
    SideDraft draft;
    draft.setCampaign(m_campaign.get());
    draft.begin();
    draft.setName(QStringLiteral("Athens"));
    QVERIFY(!draft.allowed() && !draft.whyNot().isEmpty());
    draft.setName(QStringLiteral("Sparta"));
    QVERIFY(draft.allowed());
    draft.setBudget(QStringLiteral("many"));
    QVERIFY(!draft.allowed() && !draft.budgetProblem().isEmpty());
    draft.setBudget(QStringLiteral("10000000"));
    QVERIFY(!draft.allowed());
}

/// Each of these deeds takes away what says whose it was; its own side reads the button all the same, now and when it sits
/// down to it another day.
void CampaignSeatTest::aSideReadsWhatItTookAwayItself()
{
    const SideId athens{side("Athens")};
    const SideId aegina{side("Aegina")};
    const SquadronId squadron = m_campaign->campaign()->table<SquadronRecord>().begin()->first;
    const FleetRecord* fleet = m_campaign->campaign()->find(m_campaign->campaign()->find(squadron)->fleet);
    QCOMPARE(fleet->side, athens);
    const auto& ships = m_campaign->campaign()->table<ShipRecord>();
    const auto ship = std::find_if(ships.begin(), ships.end(),
                                   [&](const auto& each) { return each.second.fleet == fleet->id; });
    const auto& men = m_campaign->campaign()->table<CommanderRecord>();
    const auto man = std::find_if(men.begin(), men.end(), [&](const auto& each) {
        return each.second.side == athens && each.second.port.isNone();
    });
    SellShips sold;
    sold.ships = {ship->first};
    const std::vector<Action> taking{sold, DismissCommander{man->first}, DisbandSquadron{squadron}};
    for (const Action& action : taking) {
        m_campaign->setEyes(static_cast<int>(athens.value));
        QVERIFY(m_campaign->perform(action));
        const QString told = storedWords(m_campaign->file()->undoTitle());
        QCOMPARE(m_campaign->undoStack()->undoTitle(), told);
        m_campaign->undo();
        QCOMPARE(m_campaign->undoStack()->redoTitle(), told);
    }
    m_campaign->setEyes(0);
    QVERIFY(m_campaign->perform(OfferRelation{aegina, athens, Relation::Truce, 4}));
    const auto offer = m_campaign->campaign()->table<OfferRecord>().begin()->first;
    m_campaign->setEyes(static_cast<int>(athens.value));
    QVERIFY(m_campaign->perform(AnswerOffer{offer, true}));
    QVERIFY2(m_campaign->undoStack()->undoTitle().contains(QStringLiteral("Aegina")),
             qPrintable(m_campaign->undoStack()->undoTitle()));
    // Who plays alone may take back what others did; of what was never his he reads no more than before.
    m_campaign->setEyes(0);
    play("Aegina", Player::Machine);
    QVERIFY(m_campaign->perform(OfferRelation{SideId{side("Corinth")}, aegina, Relation::Truce, 4}));
    const auto foreign = m_campaign->campaign()->table<OfferRecord>().begin()->first;
    QVERIFY(m_campaign->perform(AnswerOffer{foreign, false}));
    m_campaign->setEyes(static_cast<int>(athens.value));
    QVERIFY(m_campaign->undoStack()->canUndo());
    QVERIFY2(!m_campaign->undoStack()->undoTitle().contains(QStringLiteral("Corinth")),
             qPrintable(m_campaign->undoStack()->undoTitle()));
}

QTEST_MAIN(CampaignSeatTest)
#include "campaign_seat_test.moc"
