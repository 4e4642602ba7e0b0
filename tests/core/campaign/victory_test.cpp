// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/campaign/turn/victory.h"
#include "tests/core/campaign/campaign_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

/// The teaching campaign under way, won as `condition` says.
class Race : public GamingTable {
public:
    explicit Race(const std::string& condition)
    {
        perform(R"({"do": "setting.change", "key": "victory", "value": ")" + condition + "\"}");
        perform(R"({"do": "campaign.begin"})");
    }

    [[nodiscard]] std::string winner() const
    {
        const auto victory = victoryOf(Draft(campaign));
        return victory ? campaign.find(victory->side)->name : std::string();
    }
    [[nodiscard]] Standing standing(const std::string& name) const
    {
        for (const Standing& each : standingsOf(Draft(campaign)))
            if (each.name == name)
                return each;
        return {};
    }
    std::string advance()
    {
        return perform(R"({"do": "turn.advance", "turn": )" + std::to_string(campaign.head().turn)
                       + R"(, "phase": ")" + std::string(nameOf(campaign.head().phase)) + "\"}");
    }
    [[nodiscard]] int proclaimed() const
    {
        int count = 0;
        for (const auto& [id, entry] : campaign.table<ChronicleRecord>())
            count += entry.kind == "victory";
        return count;
    }
};

} // namespace

class VictoryTest : public QObject {
    Q_OBJECT

private slots:
    void cp10_1_nobodyWinsAnOpenCampaign()
    {
        Race race("open");
        race.campaign.table<HeadRecord>().begin()->second.turn = 48 * 9;
        QCOMPARE(race.winner(), "");
    }

    /// What wins is said of each side with how far it is, and of an open campaign nothing.
    void cp10_1_howFarASideIs()
    {
        const auto told = [](const Race& race) {
            return phraseOfStanding(Draft(race.campaign), race.side("Athens")).english();
        };
        QCOMPARE(told(Race("open")), std::string());
        QCOMPARE(told(Race("hold-15")), std::string("10 of 15 points of economic value"));
        Race last("last-fleet");
        QCOMPARE(told(last), std::to_string(last.standing("Athens").ships)
                                 + " ships that can fight; the last fleet wins");
        Race points("points-after-1");
        QCOMPARE(told(points),
                 std::to_string(points.standing("Athens").points) + " points; most win after a year");
        QVERIFY(phraseOfStanding(Draft(points.campaign), SideId{}).isEmpty());
        QVERIFY(!toldVictory(points.campaign));
    }

    void cp10_1_whoHoldsThePortsWins()
    {
        Race race("hold-15");
        QCOMPARE(race.winner(), "");
        race.campaign.table<PortRecord>().at(race.port("aegina")).owner = race.side("Athens");
        QCOMPARE(race.standing("Athens").economicValue, 14);
        QCOMPARE(race.winner(), "");
        race.campaign.table<PortRecord>().at(race.port("epidauros")).owner = race.side("Athens");
        QCOMPARE(race.winner(), "Athens");
    }

    void cp10_1_theLastFleetWins()
    {
        Race race("last-fleet");
        QCOMPARE(race.winner(), "");
        const SideId corinth = race.side("Corinth");
        for (auto& [id, ship] : race.campaign.table<ShipRecord>())
            if (race.campaign.find(ship.fleet)->side != corinth)
                ship.condition.damage = Damage::Wrecked;
        QCOMPARE(race.winner(), "Corinth");
    }

    void cp10_1_mostPointsAtTheDateWins()
    {
        Race race("points-after-1");
        QCOMPARE(race.winner(), "");
        race.campaign.table<HeadRecord>().begin()->second.turn = 48;
        const Standing athens = race.standing("Athens");
        QCOMPARE(athens.points,
                 5 * athens.economicValue + static_cast<int>(athens.treasury.hundredths() / 5000));
        QCOMPARE(race.winner(), "Athens");
    }

    void cp10_1_whatASideDestroysCountsWhoeverWon()
    {
        Race race("points-after-1");
        const int before = race.standing("Corinth").points;
        const int loserBefore = race.standing("Athens").points;
        const int othersBefore = race.standing("Megara").points;
        auto& sides = race.campaign.table<BattleSideRecord>();
        BattleSideRecord victor;
        victor.id = Id<BattleSideRecord>{9001};
        victor.battle = BattleId{9000};
        victor.side = race.side("Corinth");
        victor.victor = true;
        victor.losses = Talents::whole(500);
        BattleSideRecord loser = victor;
        loser.id = Id<BattleSideRecord>{9002};
        loser.side = race.side("Athens");
        loser.victor = false;
        loser.losses = Talents::ofHundredths(12'345);
        sides.emplace(victor.id, victor);
        sides.emplace(loser.id, loser);
        QCOMPARE(race.standing("Corinth").points, before + 12);
        QCOMPARE(race.standing("Athens").points, loserBefore + 50);
        QCOMPARE(race.standing("Megara").points, othersBefore);
    }

    void aTieIsBrokenByALaterWeek()
    {
        Race race("points-after-1");
        race.campaign.table<HeadRecord>().begin()->second.turn = 48;
        race.campaign.table<PostingRecord>().clear();
        race.campaign.table<TransactionRecord>().clear();
        for (auto& [id, port] : race.campaign.table<PortRecord>())
            port.owner = {};
        QCOMPARE(race.winner(), "");
    }

    void aVictoryIsProclaimedOnceAndTheWarMayGoOn()
    {
        Race race("hold-15");
        for (auto& [id, side] : race.campaign.table<SideRecord>())
            side.player = Player::Person;
        race.campaign.table<PortRecord>().at(race.port("aegina")).owner = race.side("Athens");
        race.campaign.table<PortRecord>().at(race.port("epidauros")).owner = race.side("Athens");
        QCOMPARE(race.advance(), "");
        QCOMPARE(race.proclaimed(), 1);
        QCOMPARE(race.advance(), "");
        QCOMPARE(race.proclaimed(), 1);
    }
};

QTEST_APPLESS_MAIN(VictoryTest)
#include "victory_test.moc"
