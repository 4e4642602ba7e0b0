// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/retelling.h"

#include <QElapsedTimer>
#include <QTest>

#include "tests/core/campaign/battle_fixture.h"
#include "tests/db/samples/samples.h"

using namespace navarch;
using namespace navarch::test;

namespace {

Action actionOf(const std::string& text)
{
    auto action = parseJson(text, "action").and_then([](const Json& json) {
        return readAction(json, "action", builtInFigures());
    });
    if (!action)
        qFatal("%s", samples::text(action.error()).c_str());
    return *action;
}

/// A war in a file, of which every action is known.
class ToldWar {
public:
    explicit ToldWar(const Campaign& founding) : m_founding(founding)
    {
        auto file = CampaignFile::create(m_folder.path(), founding, "Begin");
        if (!file)
            qFatal("%s", samples::text(file.error()).c_str());
        m_file = std::move(*file);
    }

    /// The number of the deed.
    std::int64_t perform(const std::string& text) { return perform(actionOf(text)); }
    std::int64_t perform(const Action& action)
    {
        const Performed performed = m_file->perform(action);
        if (!performed.done())
            qFatal("refused: %s", errorKeys(performed.verdict.reasons).c_str());
        return m_file->historyLength();
    }

    [[nodiscard]] CampaignFile& file() { return *m_file; }
    [[nodiscard]] const Campaign& campaign() const { return m_file->campaign(); }

    [[nodiscard]] Retelling retold(std::int64_t deed, Alteration alteration,
                                   const std::optional<Action>& action = {}, Unfit unfit = Unfit::Stop)
    {
        auto history = toldFrom(*m_file, deed);
        if (!history)
            qFatal("%s", samples::text(history.error()).c_str());
        m_history = std::move(*history);
        return retell(m_history.before, builtInFigures(), m_history.deeds, alteration, action, unfit);
    }
    [[nodiscard]] Performed put(const Retelling& retelling)
    {
        return retellFile(*m_file, m_history, retelling);
    }

    [[nodiscard]] PreparedDeeds workedOut(const Retelling& retelling,
                                          const std::function<bool(int, int)>& goesOn)
    {
        const OpenResult looked =
            CampaignFile::open(m_file->path(), {.mode = OpenMode::Look, .backUp = false});
        if (!looked.file)
            qFatal("%s", samples::text(Problems{looked.message}).c_str());
        const Campaign before = looked.file->campaign();
        PreparedDeeds prepared;
        workOutRetelling(*looked.file, m_history, retelling, prepared, goesOn);
        if (!(looked.file->campaign() == before))
            qFatal("the file that was looked at is another now");
        return prepared;
    }

    template <class Record>
    [[nodiscard]] Id<Record> called(const std::string& name) const
    {
        for (const auto& [id, record] : campaign().table<Record>())
            if (record.name == name)
                return id;
        return {};
    }

private:
    Campaign m_founding;
    samples::Folder m_folder;
    std::unique_ptr<CampaignFile> m_file;
    ToldHistory m_history;
};

std::string raise(const ToldWar& war, const std::string& name)
{
    const SideId side = war.called<SideRecord>("Aegina");
    PortId home;
    for (const auto& [id, port] : war.campaign().table<PortRecord>())
        if (port.owner == side)
            home = id;
    return R"({"do":"fleet.raise","side":)" + n(side) + R"(,"name":")" + name + R"(","port":)" + n(home)
           + "}";
}

std::string rename(const ToldWar& war, const std::string& from, const std::string& to)
{
    return R"({"do":"fleet.change","fleet":)" + n(war.called<FleetRecord>(from)) + R"(,"name":")" + to
           + "\"}";
}

// Written outside the class: moc does not find its way through such texts.
std::string calledNow(const std::string& name)
{
    return R"({"do":"campaign.rename","name":")" + name + "\"}";
}

std::string corsairsGiven()
{
    return R"({"do":"class.add","classes":{"format":"navarch-classes/1","name":"Pirates","classes":[
        {"name":"Corsair","rowers":60,"fighters":20,"like":"hemiolia"}]}})";
}

/// By the first fleet there is.
std::string corsairBought(const Campaign& campaign)
{
    return R"({"do":"ship.buy","fleet":)" + n(campaign.table<FleetRecord>().begin()->first)
           + R"(,"squadron":0,"ships":[{"class":"own-corsair","name":"Lykaina","ram":"bronze"}]})";
}

std::string disbandNone()
{
    return R"({"do":"fleet.disband","fleet":999999})";
}

std::string renamed(const std::string& fleet, int number)
{
    return R"({"do":"fleet.change","fleet":)" + fleet + R"(,"name":"Name )" + std::to_string(number) + "\"}";
}

} // namespace

/// A past deed told otherwise, and what comes of those after it.
class RetellingTest : public QObject {
    Q_OBJECT

private slots:
    /// A ship class that was given in the past goes with the deed that gave it, and with it what was built of it.
    void aStruckClassTakesItsShipsWithIt()
    {
        ToldWar war(GamingTable().campaign);
        const auto given = war.perform(corsairsGiven());
        QVERIFY(war.file().figures().classes.find("own-corsair"));
        const auto bought =
            parseJson(corsairBought(war.campaign()), "action").and_then([&](const Json& json) {
                return readAction(json, "action", war.file().figures());
            });
        QVERIFY2(bought, bought ? "" : samples::text(bought.error()).c_str());
        war.perform(*bought);
        const std::size_t ships = war.campaign().table<ShipRecord>().size();
        war.perform(calledNow("Afterwards"));
        // Gone through again as it was all of it fits.
        const Action again = actionOf(corsairsGiven());
        QVERIFY(war.retold(given, Alteration::Change, again).isWhole);
        QVERIFY(!war.retold(given, Alteration::Strike).isWhole);
        const Retelling without = war.retold(given, Alteration::Strike, {}, Unfit::Drop);
        QVERIFY(without.isWhole);
        QCOMPARE(without.dropped(), std::size_t{1});
        QVERIFY(war.put(without).done());
        QVERIFY(war.campaign().table<ClassRecord>().empty());
        QCOMPARE(war.campaign().table<ShipRecord>().size(), ships - 1);
        QCOMPARE(war.campaign().head().name, std::string("Afterwards"));
        QVERIFY(!war.file().figures().classes.find("own-corsair"));
        QVERIFY(war.file().verify().empty());
    }

    /// Numbers shift when a deed is struck; later deeds find their things all the same.
    void aStruckDeedAndThoseAfterItByTheirNewNumbers()
    {
        ToldWar war(GamingTable().campaign);
        const auto first = war.perform(raise(war, "First"));
        war.perform(raise(war, "Second"));
        const FleetId second = war.called<FleetRecord>("Second");
        war.perform(rename(war, "Second", "Renamed"));

        const Retelling retelling = war.retold(first, Alteration::Strike);
        QVERIFY(retelling.isWhole);
        QCOMPARE(retelling.dropped(), std::size_t(0));
        QCOMPARE(retelling.deeds.size(), std::size_t(2));
        QVERIFY(war.put(retelling).done());
        QVERIFY(war.campaign() == retelling.campaign);
        QVERIFY(war.called<FleetRecord>("First").isNone());
        QVERIFY(war.called<FleetRecord>("Renamed") < second);
        QCOMPARE(samples::text(war.file().verify()), std::string());
    }

    /// Which is shown, and left out only when that is decided.
    void whatDoesNotFitAnyMore()
    {
        ToldWar war(GamingTable().campaign);
        const auto first = war.perform(raise(war, "First"));
        const auto unfit = war.perform(rename(war, "First", "Renamed"));
        war.perform(calledNow("On it goes"));

        Retelling retelling = war.retold(first, Alteration::Strike);
        QVERIFY(!retelling.isWhole);
        QCOMPARE(retelling.deeds.back().number, unfit);
        QVERIFY(!retelling.deeds.back().fits && !retelling.deeds.back().reasons.empty());
        const std::int64_t length = war.file().historyLength();
        QVERIFY(!war.put(retelling).done());
        QCOMPARE(war.file().historyLength(), length);

        retelling = war.retold(first, Alteration::Strike, {}, Unfit::Drop);
        QVERIFY(retelling.isWhole);
        QCOMPARE(retelling.dropped(), std::size_t(1));
        QVERIFY(war.put(retelling).done());
        QCOMPARE(war.campaign().head().name, std::string("On it goes"));
        QVERIFY(war.called<FleetRecord>("Renamed").isNone());
    }

    void aChangedAndAnInsertedDeed()
    {
        ToldWar war(GamingTable().campaign);
        const auto first = war.perform(raise(war, "First"));
        war.perform(rename(war, "First", "Renamed"));
        Retelling retelling = war.retold(first, Alteration::Change, actionOf(raise(war, "Another")));
        QVERIFY(retelling.isWhole);
        QVERIFY(war.put(retelling).done());
        QVERIFY(!war.called<FleetRecord>("Renamed").isNone()); // what was First is Another now

        const auto moments = war.file().historyLength() - 1;
        retelling = war.retold(moments, Alteration::Insert, actionOf(calledNow("New")));
        QVERIFY(retelling.isWhole && retelling.deeds.size() == 3 && retelling.deeds.front().number == 0);
        QVERIFY(war.put(retelling).done());
        QCOMPARE(war.campaign().head().name, std::string("New"));
        QCOMPARE(samples::text(war.file().verify()), std::string());
    }

    /// What is put in must be allowed then.
    void anAlterationThatIsRefused()
    {
        ToldWar war(GamingTable().campaign);
        const auto first = war.perform(raise(war, "First"));
        const Retelling retelling =
            war.retold(first, Alteration::Change, actionOf(disbandNone()), Unfit::Drop);
        QVERIFY(!retelling.isWhole);
        QCOMPARE(errorKeys(retelling.deeds.front().reasons), std::string("unknown-fleet"));
    }

    void whatWasToldBeforeStaysInTheChain()
    {
        ToldWar war(GamingTable().campaign);
        const auto first = war.perform(raise(war, "First"));
        const std::int64_t length = war.file().historyLength();
        QVERIFY(war.put(war.retold(first, Alteration::Strike)).done());
        const auto history = war.file().history(1, 100);
        QVERIFY(history.has_value());
        QVERIFY(war.file().historyLength() > length);
        QCOMPARE(history->at(std::size_t(first - 1)).title, std::string("Raise First"));
        QVERIFY(!history->at(std::size_t(first - 1)).inEffect);
        QCOMPARE(samples::text(war.file().verify()), std::string());
    }

    /// A retelling that was looked at, while somebody goes on playing, is looked at again.
    void notOverWhatWasDoneMeanwhile()
    {
        ToldWar war(GamingTable().campaign);
        const auto first = war.perform(raise(war, "First"));
        const Retelling retelling = war.retold(first, Alteration::Strike);
        war.perform(calledNow("Meanwhile"));
        QVERIFY(!war.put(retelling).done());
        QCOMPARE(war.campaign().head().name, std::string("Meanwhile"));
        QVERIFY(!war.called<FleetRecord>("First").isNone());
    }

    /// Worked out on the file as it is looked at, and stored where it is open: what another thread does for the window.
    void workedOutBesideAndStored()
    {
        ToldWar war(GamingTable().campaign);
        const auto first = war.perform(raise(war, "First"));
        war.perform(raise(war, "Second"));
        const Retelling retelling = war.retold(first, Alteration::Strike);
        const std::int64_t length = war.file().historyLength();
        int steps = 0;
        PreparedDeeds prepared = war.workedOut(retelling, [&](int done, int of) {
            ++steps;
            return done <= of;
        });
        QCOMPARE(steps, 3); // two taken back, one done
        QCOMPARE(war.file().historyLength(), length);
        QVERIFY(!war.called<FleetRecord>("First").isNone());
        QVERIFY(prepared.storeIn(war.file()).done());
        QVERIFY(war.campaign() == retelling.campaign);
        QCOMPARE(war.file().undoTitle(), std::string("Raise Second"));
        QCOMPARE(samples::text(war.file().verify()), std::string());
        QVERIFY(!prepared.storeIn(war.file()).done()); // once
        QVERIFY(war.file().undo().done());
        QVERIFY(war.called<FleetRecord>("Second").isNone());
    }

    void workedOutAndCalledOffOrOvertaken()
    {
        ToldWar war(GamingTable().campaign);
        const auto first = war.perform(raise(war, "First"));
        const Retelling retelling = war.retold(first, Alteration::Strike);
        PreparedDeeds off = war.workedOut(retelling, [](int, int) { return false; });
        QVERIFY(!off.storeIn(war.file()).done());
        PreparedDeeds late = war.workedOut(retelling, [](int, int) { return true; });
        war.perform(calledNow("Meanwhile"));
        QVERIFY(!late.storeIn(war.file()).done());
        QCOMPARE(war.campaign().head().name, std::string("Meanwhile"));
        QVERIFY(!war.called<FleetRecord>("First").isNone());
        QCOMPARE(samples::text(war.file().verify()), std::string());
    }

    void deedsThatDoNotStand()
    {
        ToldWar war(GamingTable().campaign);
        const auto first = war.perform(raise(war, "First"));
        QVERIFY(war.file().undo().done());
        for (const std::int64_t deed : {std::int64_t(1), first, first + 1, std::int64_t(900)})
            QVERIFY(!toldFrom(war.file(), deed).has_value());
    }

    /// The journal keeps of a battle that was entered only its records, and gives the outcome back from them.
    void aBattleThatWasEntered()
    {
        WarTable table;
        ToldWar war(table.campaign);
        const auto note = war.perform(calledNow("Before the battle"));
        war.perform(table.quiet());
        const Campaign before = war.campaign();
        const Retelling same = war.retold(note, Alteration::Change, actionOf(calledNow("Before the battle")));
        QVERIFY2(same.isWhole, same.deeds.back().reasons.empty()
                                   ? ""
                                   : same.deeds.back().reasons.front().message.english().c_str());
        QVERIFY(same.campaign == before);
        QVERIFY(war.put(war.retold(note, Alteration::Strike)).done());
        QCOMPARE(war.campaign().find(table.battle)->outcome, before.find(table.battle)->outcome);
        QCOMPARE(samples::text(war.file().verify()), std::string());
    }

    /// Five hundred deeds in one go.
    void aLongHistory()
    {
        ToldWar war(GamingTable().campaign);
        const auto first = war.perform(raise(war, "First"));
        war.perform(raise(war, "Second"));
        const std::string fleet = n(war.called<FleetRecord>("Second"));
        for (int i = 0; i < 500; ++i)
            war.perform(renamed(fleet, i));
        QElapsedTimer timer;
        timer.start();
        const Retelling retelling = war.retold(first, Alteration::Strike);
        QVERIFY(retelling.isWhole);
        QVERIFY(war.put(retelling).done());
        qInfo("500 deeds retold in %lld ms", static_cast<long long>(timer.elapsed()));
        QVERIFY(!war.called<FleetRecord>("Name 499").isNone());
        QCOMPARE(samples::text(war.file().verify()), std::string());
    }
};

QTEST_GUILESS_MAIN(RetellingTest)
#include "retelling_test.moc"
