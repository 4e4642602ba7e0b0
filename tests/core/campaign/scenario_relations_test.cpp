// SPDX-License-Identifier: GPL-3.0-or-later
// How a scenario's sides stand and what they are after, as it is edited, and what a side that is left out takes with it.
#include <QtTest>

#include "core/campaign/founding/scenario.h"
#include "core/campaign/founding/scenario_check.h"
#include "core/campaign/founding/scenario_edits.h"

using namespace navarch;

namespace {

ScenarioDraft warOf(const std::string& id)
{
    return readScenarioDraft(*builtInScenarioText(id), id, builtInFigures()).value();
}

std::string whyRefused(const EditedScenario& edited)
{
    return edited ? std::string() : edited.error().front().text();
}

} // namespace

class ScenarioRelationsTest : public QObject {
    Q_OBJECT

private slots:
    void howTwoStandIsToldOnce()
    {
        const Figures& all = builtInFigures();
        const ScenarioDraft draft = warOf("saronic-gulf");
        const auto truce = withRelation(draft, 0, 1, Relation::Truce, 12, all);
        QVERIFY2(truce, whyRefused(truce).c_str());
        QCOMPARE(truce->document["relations"].size(), std::size_t{1});
        QCOMPARE(planOf(*truce, all)->relations[0].weeks, 12);
        // Whichever of the two it is told of, and only a truce has an end.
        const auto peace = withRelation(*truce, 1, 0, Relation::Peace, 12, all);
        QVERIFY2(peace, whyRefused(peace).c_str());
        QCOMPARE(peace->document["relations"].size(), std::size_t{1});
        QVERIFY(!peace->document["relations"][0].contains("weeks"));
        QVERIFY(*withRelation(*peace, 1, 0, Relation::War, 0, all) == draft);
        QVERIFY(*withRelation(draft, 0, 1, Relation::War, 0, all) == draft);
        // A file that tells it twice is no war until one of the two is set here.
        ScenarioDraft twice = *peace;
        twice.document["relations"].push_back(
            {{"side", "aegina"}, {"other", "athens"}, {"relation", "alliance"}});
        const CampaignPlan plan = planOf(twice, all).value();
        const Findings findings = checkWarOf(plan, all);
        QCOMPARE(findings.size(), std::size_t{1});
        QCOMPARE(placeOf(findings[0], plan, all).side, 1);
        QCOMPARE(namedSubject(findings[0], plan, all).english(),
                 plan.sides[1].name + ", " + plan.sides[0].name);
        const auto once = withRelation(twice, 0, 1, Relation::Alliance, 0, all);
        QVERIFY2(once, whyRefused(once).c_str());
        QCOMPARE(once->document["relations"].size(), std::size_t{1});
        QVERIFY(*withRelation(twice, 0, 1, Relation::War, 0, all) == draft);
        const auto campaign = foundCampaign(planOf(*once, all).value(), all);
        QVERIFY(campaign);
        QCOMPARE(campaign->table<RelationRecord>().size(), std::size_t{1});
        QVERIFY(campaign->table<RelationRecord>().begin()->second.relation == Relation::Alliance);
    }

    void aSideIsAfterPortsAndEnemies()
    {
        const Figures& all = builtInFigures();
        const ScenarioDraft draft = warOf("saronic-gulf");
        auto war = withAim(draft, 0, {"epidauros", {}, 5}, all);
        QVERIFY2(war, whyRefused(war).c_str());
        war = withAim(*war, 0, {{}, "corinth", 7}, all);
        QVERIFY2(war, whyRefused(war).c_str());
        war = withAimWeight(*war, 0, 0, 2, all);
        QVERIFY2(war, whyRefused(war).c_str());
        war = withAim(*war, 0, {{}, "corinth", 9}, all); // among them already
        QVERIFY2(war, whyRefused(war).c_str());
        const auto aims = planOf(*war, all)->sides[0].aims;
        QCOMPARE(aims.size(), std::size_t{2});
        QCOMPARE(aims[0].port, "epidauros");
        QCOMPARE(aims[0].weight, 2);
        QCOMPARE(aims[1].enemy, "corinth");
        QCOMPARE(aims[1].weight, 9);
        const auto campaign = foundCampaign(planOf(*war, all).value(), all);
        QVERIFY(campaign);
        QCOMPARE(campaign->table<AimRecord>().size(), std::size_t{2});
        QVERIFY(*withoutAim(*withoutAim(*war, 0, 0, all), 0, 0, all) == draft);
    }

    void aSideLeavesWithWhatIsItsOwn()
    {
        const auto left = withoutSide(warOf("saronic-gulf"), 0, builtInFigures());
        QVERIFY2(left, whyRefused(left).c_str());
        const CampaignPlan plan = planOf(*left, builtInFigures()).value();
        QCOMPARE(plan.sides.size(), std::size_t{3});
        QVERIFY(plan.battles.empty()); // its fleet was one of the two
        for (const PlannedPort& port : plan.ports)
            QVERIFY(port.owner != "athens");
    }

    // A side or a port that went left others with a relation or an aim that named nothing, and could not go for it.
    void whatIsLeftOutIsNobodysAimAndStandsToNobody()
    {
        const Figures& all = builtInFigures();
        const auto idOf = [](const ScenarioDraft& draft, std::size_t side) {
            return draft.document["sides"][side]["id"].get<std::string>();
        };
        const ScenarioDraft draft = warOf("saronic-gulf");
        auto war = withAim(draft, 0, {"epidauros", {}, 5}, all);
        war = withAim(*war, 0, {{}, idOf(draft, 1), 5}, all);
        war = withAim(*war, 0, {{}, idOf(draft, 2), 5}, all);
        war = withRelation(*war, 1, 2, Relation::Alliance, 0, all);
        war = withRelation(*war, 0, 3, Relation::Truce, 4, all);
        QVERIFY2(war, whyRefused(war).c_str());
        const auto without = withoutPort(*war, "epidauros", all);
        QVERIFY2(without, whyRefused(without).c_str());
        QCOMPARE(planOf(*without, all)->sides[0].aims.size(), std::size_t{2});
        const auto left = withoutSide(*war, 1, all);
        QVERIFY2(left, whyRefused(left).c_str());
        const CampaignPlan plan = planOf(*left, all).value();
        QCOMPARE(plan.relations.size(), std::size_t{1});
        QCOMPARE(plan.sides[0].aims.size(), std::size_t{2});
        QCOMPARE(plan.sides[0].aims[1].enemy, idOf(draft, 2));
        // Of the built-in wars any side may go.
        for (const std::string& id : scenarioIds())
            for (int side = 0; side < static_cast<int>(planOf(warOf(id), all)->sides.size()); ++side) {
                const auto gone = withoutSide(warOf(id), side, all);
                QVERIFY2(gone, (id + ": " + whyRefused(gone)).c_str());
            }
    }

    void whatCannotBeMeantIsRefused()
    {
        const Figures& all = builtInFigures();
        const ScenarioDraft draft = warOf("saronic-gulf");
        const std::vector<std::pair<const char*, EditedScenario>> refused{
            {"a truce without an end", withRelation(draft, 0, 1, Relation::Truce, 0, all)},
            {"a truce beyond all", withRelation(draft, 0, 1, Relation::Truce, 481, all)},
            {"peace with itself", withRelation(draft, 1, 1, Relation::Peace, 0, all)},
            {"peace with nobody", withRelation(draft, 1, 9, Relation::Peace, 0, all)},
            {"its own enemy", withAim(draft, 0, {{}, "athens", 3}, all)},
            {"an enemy that is none", withAim(draft, 0, {{}, "sparta", 3}, all)},
            {"an aim at nothing", withAim(draft, 0, {{}, {}, 3}, all)},
            {"an aim elsewhere", withAim(draft, 0, {"carthage", {}, 3}, all)},
            {"an aim of no weight", withAim(draft, 0, {"epidauros", {}, 0}, all)},
            {"an aim that is not there", withAimWeight(draft, 0, 9, 3, all)},
            {"no aim to leave out", withoutAim(draft, 0, 9, all)},
        };
        for (const auto& [what, edited] : refused) {
            QVERIFY2(!edited, what);
            QVERIFY2(!edited.error().empty() && !edited.error().front().what.isEmpty(), what);
        }
    }
};

QTEST_GUILESS_MAIN(ScenarioRelationsTest)
#include "scenario_relations_test.moc"
