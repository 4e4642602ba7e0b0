// SPDX-License-Identifier: GPL-3.0-or-later
// A past deed told otherwise in the window: what does not fit any more is shown and left out, nothing is changed before,
// and a side's eyes find nothing.
#include "app/war/umpire/retold_war.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "app/campaign/sample_campaign.h"
#include "app/war/umpire/umpire_field.h"
#include "tests/app/war_file.h"

using namespace navarch;
using namespace navarch::test;

namespace {

/// A war in which a fleet was raised, renamed, and another raised.
class RaisedFleets {
public:
    RaisedFleets() : m_open(FoughtWar("Megacles").opened(m_folder))
    {
        const Campaign& war = *m_open->campaign();
        for (const auto& [id, port] : war.table<PortRecord>())
            if (!port.owner.isNone() && m_home.isNone()) {
                m_home = id;
                m_side = port.owner;
            }
        m_before = m_open->file()->historyLength();
        raise("First");
        rename(named("First"), "Renamed");
        raise("Second");
    }

    [[nodiscard]] OpenCampaign& open() { return *m_open; }
    /// The number of the first deed.
    [[nodiscard]] int raising() const { return static_cast<int>(m_before + 1); }
    [[nodiscard]] FleetId named(const std::string& name) const
    {
        for (const auto& [id, fleet] : m_open->campaign()->table<FleetRecord>())
            if (fleet.name == name)
                return id;
        return {};
    }
    [[nodiscard]] SideId side() const { return m_side; }

private:
    void raise(const std::string& name)
    {
        if (!m_open->perform(RaiseFleet{m_side, name, m_home}))
            qFatal("not raised");
    }
    void rename(FleetId fleet, const std::string& name)
    {
        ChangeFleet change;
        change.fleet = fleet;
        change.name = name;
        if (!m_open->perform(change))
            qFatal("not renamed");
    }

    QTemporaryDir m_folder;
    std::unique_ptr<OpenCampaign> m_open;
    PortId m_home;
    SideId m_side;
    std::int64_t m_before = 0;
};

/// Its first deed is struck, and what does not fit then is left out.
void struckFirst(RetoldWar& war, RaisedFleets& fleets)
{
    war.setCampaign(&fleets.open());
    war.setDeed(fleets.raising());
    if (!QTest::qWaitFor([&] { return !war.busy() && war.count() == 1; }))
        qFatal("not gone through");
    war.leaveOut(0, true);
}

bool told(RetoldWar& war)
{
    QSignalSpy retold(war.work(), &RetellingWork::retold);
    war.tell();
    return retold.count() == 1 || retold.wait();
}

} // namespace

class RetoldWarTest : public QObject {
    Q_OBJECT

private slots:
    void whatDoesNotFitIsShownAndLeftOut()
    {
        RaisedFleets fleets;
        RetoldWar war;
        war.setCampaign(&fleets.open());
        QVERIFY(!war.canTell());
        war.setDeed(fleets.raising());
        QTRY_VERIFY(!war.busy() && war.count() == 1);
        QCOMPARE(war.later(), 2);
        QVERIFY(war.problem().isEmpty());
        QVERIFY(war.value(0, "title").toString().contains(QStringLiteral("Renamed")));
        QVERIFY(!war.value(0, "why").toString().isEmpty());
        // Nothing is done before each that does not fit is decided.
        QVERIFY(!war.canTell());
        war.tell();
        QVERIFY(!war.busy());
        QVERIFY(!fleets.named("Renamed").isNone());
        war.leaveOut(0, true);
        QVERIFY(war.canTell());
        war.leaveOut(0, false);
        QVERIFY(!war.canTell());
        war.leaveOut(0, true);
        QSignalSpy failed(&fleets.open(), &OpenCampaign::failed);
        QVERIFY(told(war));
        QCOMPARE(failed.count(), 0);
        QVERIFY(fleets.named("Renamed").isNone());
        QVERIFY(fleets.named("First").isNone());
        QVERIFY(!fleets.named("Second").isNone());
        QVERIFY(fleets.open().file()->verify().empty());
        QCOMPARE(war.deed(), 0);
    }

    void aDeedIsChanged()
    {
        RaisedFleets fleets;
        RetoldWar war;
        war.setCampaign(&fleets.open());
        war.setWay(RetoldWar::Change);
        war.setDeed(fleets.raising());
        QTRY_VERIFY(!war.busy() && !war.fields().isEmpty());
        // As it was: there is nothing to tell.
        QVERIFY(!war.canTell());
        QCOMPARE(war.fields().size(), 3);
        const auto choices = war.fields().at(2).choices;
        QVERIFY(choices.size() > 3); // the ports, by their names
        war.setField(QStringLiteral("name"), QString());
        QVERIFY(!war.problem().isEmpty());
        QVERIFY(!war.canTell());
        war.setField(QStringLiteral("name"), QStringLiteral("Third"));
        QTRY_VERIFY(war.canTell());
        QCOMPARE(war.count(), 0);
        QVERIFY(war.title().contains(QStringLiteral("Third")));
        QVERIFY(told(war));
        QVERIFY(!fleets.named("Renamed").isNone()); // of the fleet that is called otherwise now
        QVERIFY(!fleets.named("Second").isNone());
    }

    /// QML wrote a million as 1e+06.
    void boundsAreSaidAsTheyAreTyped()
    {
        RaisedFleets fleets;
        const Draft draft(*fleets.open().campaign());
        RecordField field;
        field.name = "turn";
        field.value = 0;
        field.bounds = {-1'000'000, std::int64_t{1} << 53};
        const FieldEntry entry = fieldEntry(draft, field, QStringLiteral("Turn"), nullptr);
        QCOMPARE(QVariant(entry.least).toString(), QStringLiteral("-1000000"));
        const QMetaObject& meta = FieldEntry::staticMetaObject;
        for (const char* bound : {"least", "most"})
            QCOMPARE(meta.property(meta.indexOfProperty(bound)).typeId(), int(QMetaType::QString));
        QCOMPARE(entry.most, QStringLiteral("9007199254740992"));
    }

    /// There was an empty sheet, and a button that could not be pressed.
    void aDeedWithoutAnythingToChangeSaysSo()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sample.navarch"));
        QCOMPARE(provideSampleAt(path), QString());
        OpenCampaign open;
        QVERIFY(open.open(path));
        QVERIFY(open.perform(BeginCampaign{}));
        RetoldWar war;
        war.setCampaign(&open);
        war.setWay(RetoldWar::Change);
        war.setDeed(static_cast<int>(open.file()->historyLength()));
        QTRY_VERIFY(!war.busy());
        QVERIFY(war.fields().isEmpty());
        QVERIFY(!war.problem().isEmpty());
        QVERIFY(!war.canTell());
        war.setWay(RetoldWar::Strike);
        QTRY_VERIFY(!war.busy());
        QVERIFY(war.problem().isEmpty());
    }

    void anotherIsPutBefore()
    {
        RaisedFleets fleets;
        RetoldWar war;
        war.setCampaign(&fleets.open());
        war.setWay(RetoldWar::Insert);
        war.setDeed(fleets.raising());
        QTRY_VERIFY(!war.busy() && !war.fields().isEmpty());
        QVERIFY(!war.canTell()); // nothing of it is chosen yet
        war.setKind(QStringLiteral("chronicle.note"));
        war.setField(QStringLiteral("text"), QStringLiteral("An omen"));
        QTRY_VERIFY(war.canTell());
        QCOMPARE(war.later(), 3);
        QVERIFY(told(war));
        QVERIFY(!fleets.named("Renamed").isNone());
        QVERIFY(fleets.open().file()->verify().empty());
    }

    /// It is worked out elsewhere: until that is over nothing is changed, and it can be called off.
    void nothingIsChangedWhileItIsWorkedOut()
    {
        RaisedFleets fleets;
        RetoldWar war;
        struckFirst(war, fleets);
        const std::int64_t length = fleets.open().file()->historyLength();
        QSignalSpy retold(war.work(), &RetellingWork::retold);
        war.tell();
        QVERIFY(war.work()->isRunning() && war.busy() && !war.canTell());
        QCOMPARE(fleets.open().file()->historyLength(), length);
        war.leave();
        QVERIFY(!war.work()->isRunning());
        QTest::qWait(100);
        QCOMPARE(retold.count(), 0);
        QCOMPARE(fleets.open().file()->historyLength(), length);
        QVERIFY(!fleets.named("Renamed").isNone());
    }

    /// What was done to the war meanwhile is not told away.
    void notOverWhatIsDoneMeanwhile()
    {
        RaisedFleets fleets;
        RetoldWar war;
        struckFirst(war, fleets);
        QSignalSpy retold(war.work(), &RetellingWork::retold);
        QSignalSpy failed(&fleets.open(), &OpenCampaign::failed);
        war.tell();
        QVERIFY(fleets.open().perform(RenameCampaign{"Meanwhile"}));
        QTRY_VERIFY(!war.busy());
        QCOMPARE(retold.count(), 0);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(fleets.open().campaign()->head().name, std::string("Meanwhile"));
        QVERIFY(!fleets.named("Renamed").isNone());
        QVERIFY(fleets.open().file()->verify().empty());
    }

    /// Nor when somebody else has sat down.
    void notAfterTheSeatWasLeft()
    {
        RaisedFleets fleets;
        RetoldWar war;
        struckFirst(war, fleets);
        war.tell();
        fleets.open().lookWith(fleets.side());
        QTRY_VERIFY(!war.busy());
        QVERIFY(!fleets.named("Renamed").isNone());
    }

    /// Empty, and left out, are two things: a field that says nothing says so, and can be left out again.
    void aFieldThatIsLeftOut()
    {
        RaisedFleets fleets;
        RetoldWar war;
        war.setCampaign(&fleets.open());
        war.setWay(RetoldWar::Change);
        war.setDeed(fleets.raising() + 1); // the renaming, which places it nowhere else
        QTRY_VERIFY(!war.busy() && !war.fields().isEmpty());
        int leftOut = 0;
        for (const FieldEntry& field : war.fields()) {
            leftOut += field.leftOut;
            QVERIFY2(!field.leftOut
                         || (field.name != QStringLiteral("name") && field.name != QStringLiteral("fleet")),
                     qPrintable(field.name));
            if (!field.leftOut || field.kind != UmpireField::Text)
                continue;
            war.setField(field.name, QStringLiteral("said"));
            war.setField(field.name, QString());
            QTRY_VERIFY(!war.busy());
            QVERIFY(!war.canTell()); // as it was
            QVERIFY(war.problem().isEmpty());
        }
        QVERIFY(leftOut > 0);
    }

    void aSideFindsNothing()
    {
        RaisedFleets fleets;
        fleets.open().lookWith(fleets.side());
        RetoldWar war;
        war.setCampaign(&fleets.open());
        war.setDeed(fleets.raising());
        QTest::qWait(50);
        QVERIFY(!war.busy());
        QCOMPARE(war.count(), 0);
        QVERIFY(!war.canTell());
    }

    /// Who sat there has left the seat while it was read.
    void itIsNotToldToTheNextEyes()
    {
        RaisedFleets fleets;
        RetoldWar war;
        war.setCampaign(&fleets.open());
        war.setDeed(fleets.raising());
        fleets.open().lookWith(fleets.side());
        QTRY_VERIFY(!war.busy());
        QCOMPARE(war.count(), 0);
        QVERIFY(!war.canTell());
        war.tell();
        QVERIFY(!war.busy());
    }
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    RetoldWarTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "retold_war_test.moc"
