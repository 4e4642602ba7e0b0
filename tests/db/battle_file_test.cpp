// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <QVariant>

#include "core/battle/replay/replay.h"
#include "core/campaign/archive/archive.h"
#include "core/campaign/founding/plan.h"
#include "db/sqlite/connection.h"
#include "db/store/journal.h"
#include "db/verification.h"
#include "tests/core/battle/made_up/tiny_brief.h"
#include "tests/db/samples/samples.h"

using namespace navarch;

namespace {

FleetId fleetOf(const Campaign& campaign, const std::string& name)
{
    for (const auto& [id, fleet] : campaign.table<FleetRecord>())
        if (fleet.name == name)
            return id;
    return {};
}

std::string exported(const CampaignFile& file)
{
    return jsonText(file.exportJson());
}

EnterBattle foughtBy(const Campaign& campaign, BattleId battle)
{
    const auto brief = briefOf(*campaign.find(battle), builtInFigures());
    auto match = tinyRules().open(brief.value(), builtInFigures());
    playToEnd(**match);
    EnterBattle action;
    action.battle = battle;
    action.way = BattleWay::Captains;
    action.outcome = (*match)->outcome();
    action.replay = jsonLine(replayJson(replayOf(**match)));
    return action;
}

} // namespace

/// A battle in a campaign file: across closing and opening, undo, redo, verification, and damage.
class BattleFileTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<samples::Folder>();
        const auto plan = builtInScenario("saronic-gulf", builtInFigures());
        auto file =
            CampaignFile::create(m_folder->path(), foundCampaign(*plan, builtInFigures()).value(), "Begin");
        QVERIFY(file.has_value());
        QVERIFY((*file)->perform(BeginCampaign{}).done());
        ArrangeBattle action;
        action.name = "Kekryphaleia";
        action.rules = "tiny";
        action.fleets = {fleetOf((*file)->campaign(), "Ships of Nisaia"),
                         fleetOf((*file)->campaign(), "Ships of Aiakos")};
        const Performed performed = (*file)->perform(action);
        QVERIFY2(performed.done(), performed.problem.what.english().c_str());
        m_battle = waitingBattles((*file)->campaign()).front();
    }

    void enteredClosedUndoneAndDoneAgain()
    {
        std::string before;
        std::string after;
        {
            const auto file = samples::reopen(m_folder->path());
            before = exported(*file);
            const EnterBattle action = foughtBy(file->campaign(), m_battle);
            const Performed performed = file->perform(action);
            QVERIFY2(performed.done(), performed.problem.what.english().c_str());
            after = exported(*file);
            QVERIFY(after != before);
        }
        {
            const auto file = samples::reopen(m_folder->path());
            QCOMPARE(samples::text(file->verify()), std::string());
            QVERIFY(exported(*file) == after);
            QVERIFY(file->undo().done());
            QVERIFY(exported(*file) == before);
        }
        const auto file = samples::reopen(m_folder->path());
        QVERIFY(file->redo().done());
        QVERIFY(exported(*file) == after);
        QCOMPARE(samples::text(file->verify()), std::string());
        const BattleParts parts = partsOf(file->campaign(), m_battle);
        const auto replay = replayOf(*parts.replay, builtInFigures());
        QVERIFY(replay.has_value() && playBack(*replay, tinyRules(), builtInFigures()).has_value());
    }

    /// The journal keeps a replay once for each way it is gone, with the record, and not with the action as well.
    void theJournalKeepsAReplayOnce()
    {
        std::size_t size = 0;
        {
            const auto file = samples::reopen(m_folder->path());
            const EnterBattle action = foughtBy(file->campaign(), m_battle);
            size = action.replay.size();
            QVERIFY(file->perform(action).done());
        }
        Connection connection(m_folder->path(), Access::ReadWrite);
        const auto length = [&](const char* sql) { return connection.ask(sql).toULongLong(); };
        const auto entry = readLastEntry(connection);
        QVERIFY(entry && entry->action.size() < size);
        QVERIFY(entry->action.find("\"outcome\"") == std::string::npos); // nor is the outcome there twice
        QVERIFY(imagesOf(*entry).size() > size);
        QVERIFY(!entry->packed.isEmpty() && std::size_t(entry->packed.size()) < size);
        QVERIFY(length("SELECT length(text) FROM battle_replays") * 3 < size);
        QCOMPARE(connection.ask("SELECT substr(brief, 1, 5) || substr(outcome, 1, 5) FROM battles"),
                 QVariant(QStringLiteral("zlib:zlib:")));
        QCOMPARE(connection.ask("SELECT count(*) FROM battle_losses"), QVariant(2));
        QCOMPARE(connection.ask("SELECT sum(ships) FROM battle_losses"), QVariant(11));
    }

    void takenBackAndEnteredAgain()
    {
        {
            const auto file = samples::reopen(m_folder->path());
            QVERIFY(file->perform(foughtBy(file->campaign(), m_battle)).done());
        }
        {
            const auto file = samples::reopen(m_folder->path());
            const Performed back = file->perform(TakeBackBattle{m_battle});
            QVERIFY2(back.done(), back.problem.what.english().c_str());
            QCOMPARE(samples::text(file->verify()), std::string());
        }
        const auto file = samples::reopen(m_folder->path());
        QCOMPARE(waitingBattles(file->campaign()).size(), std::size_t{1});
        QVERIFY(file->perform(foughtBy(file->campaign(), m_battle)).done());
        for (int i = 0; i < 3; ++i)
            QVERIFY(file->undo().done());
        QCOMPARE(samples::text(file->verify()), std::string());
    }

    void damagedTextsAreSaid_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("brief") << QByteArray("UPDATE battles SET brief = '{'");
        QTest::newRow("state") << QByteArray("UPDATE battles SET state = 'fought'");
        QTest::newRow("a side less") << QByteArray("DELETE FROM battle_sides WHERE number = 0");
        QTest::newRow("a ship that is not there") << QByteArray("UPDATE battle_ships SET ship = 1");
        QTest::newRow("packed") << QByteArray("UPDATE battles SET brief = replace(brief, ':', ';')");
        QTest::newRow("bytes") << QByteArray("UPDATE battles SET brief = CAST(x'7BFF7D' AS TEXT)");
    }
    void damagedTextsAreSaid()
    {
        QFETCH(const QByteArray, sql);
        {
            Connection connection(m_folder->path(), Access::ReadWrite);
            connection.run(sql.constData());
        }
        const OpenResult result = CampaignFile::open(m_folder->path());
        QCOMPARE(result.outcome, Opening::Damaged);
        QVERIFY(!result.message.what.isEmpty());
        QVERIFY(!verifyFile(m_folder->path()).empty());
    }

private:
    std::unique_ptr<samples::Folder> m_folder;
    BattleId m_battle;
};

QTEST_GUILESS_MAIN(BattleFileTest)
#include "battle_file_test.moc"
