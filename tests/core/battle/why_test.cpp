// SPDX-License-Identifier: GPL-3.0-or-later
// Why a captain would rather give one order than the next best, in a sentence: what makes the difference, and what it risks.
#include <QTest>

#include "core/battle/match/registry.h"
#include "core/battle/match/why.h"
#include "tests/core/battle/play/equal_brief.h"

using namespace navarch;

namespace {

std::string why(const std::vector<ReasonTerm>& best, const std::vector<ReasonTerm>& next)
{
    return whyRather(best, next,
                     [](ShipNumber ship) {
                         return given(ship == 1 ? "Aias" : ship == 2 ? "Tyro" : "Hebe");
                     })
        .english();
}

} // namespace

class WhyTest : public QObject {
    Q_OBJECT

private slots:
    void whatMakesTheDifferenceIsSaid()
    {
        // Both close with the enemy; what tells them apart is the blow.
        const std::vector<ReasonTerm> ram{{Reason::Close, noShip, 900}, {Reason::Ram, 1, 400}};
        QCOMPARE(why(ram, {{Reason::Close, noShip, 900}}), std::string("Strikes Aias."));
        QCOMPARE(why(ram, {{Reason::Ram, 1, 400}}), std::string("Closes with the enemy."));
        // The terms of one thing are one.
        QCOMPARE(why({{Reason::Ram, 1, 150}, {Reason::Ram, 1, 150}, {Reason::Menace, 2, 200}}, {}),
                 std::string("Strikes Aias."));
    }

    void whatIsRiskedIsSaidWhenItWeighs()
    {
        const std::vector<ReasonTerm> bold{{Reason::Ram, 1, 400}, {Reason::Danger, 2, -200}};
        QCOMPARE(why(bold, {}), std::string("Strikes Aias. Risks a blow of Tyro."));
        QCOMPARE(why({{Reason::Ram, 1, 400}, {Reason::Danger, 2, -10}}, {}), std::string("Strikes Aias."));
    }

    void whatTheNextBestHasAgainstItIsSaid()
    {
        QCOMPARE(
            why({{Reason::Close, noShip, 100}}, {{Reason::Close, noShip, 100}, {Reason::Danger, 2, -300}}),
            std::string("Keeps out of reach of Tyro."));
        QCOMPARE(why({}, {{Reason::Friend, 1, -300}}), std::string("Keeps clear of Aias, a friend."));
    }

    /// "Keeps out of reach of Tyro. Risks a blow of Tyro." was said of one order.
    void oneDreadIsToldOnce()
    {
        const std::vector<ReasonTerm> worse{{Reason::Danger, 2, -300}};
        QCOMPARE(why({{Reason::Danger, 2, -100}}, worse), std::string("Lies less open to Tyro."));
        QCOMPARE(why({{Reason::Danger, 2, -10}}, worse), std::string("Keeps out of reach of Tyro."));
        QCOMPARE(why({{Reason::Ram, 2, -100}, {Reason::Danger, 1, -150}}, {{Reason::Ram, 2, -300}}),
                 std::string("Lies less open to Tyro. Risks a blow of Aias."));
        // A blow that one of her own orders would draw is the same to who reads it.
        QCOMPARE(why({{Reason::Ram, 2, -80}, {Reason::Danger, 2, -100}}, worse),
                 std::string("Lies less open to Tyro."));
        // Two bows that meet are both.
        QCOMPARE(why({{Reason::Ram, 2, 400}, {Reason::Danger, 2, -200}}, {}),
                 std::string("Strikes Tyro. Risks a blow of Tyro."));
        QCOMPARE(why({{Reason::Boarded, 2, -100}}, {{Reason::Boarded, 2, -300}}),
                 std::string("Lies less open to the men of Tyro."));
    }

    /// Games that count the way to the enemy against an order had rows straight at him explained by leaving him alone.
    void theWayToTheEnemyIsComparedOnly()
    {
        QCOMPARE(why({{Reason::Close, noShip, -300}}, {{Reason::Close, noShip, -400}}),
                 std::string("Keeps nearer to the enemy."));
        QVERIFY(why({{Reason::Close, noShip, -300}}, {{Reason::Close, noShip, -300}}).empty());
        QVERIFY(why({{Reason::Close, noShip, -300}}, {}).empty());
        QCOMPARE(why({{Reason::Close, noShip, -300}, {Reason::Ram, 1, 400}}, {{Reason::Close, noShip, -100}}),
                 std::string("Strikes Aias. Leaves the enemy alone for now."));
    }

    void whatIsAlikeNeedsNoWord()
    {
        QVERIFY(why({}, {}).empty());
        QVERIFY(why({{Reason::Close, noShip, 100}}, {{Reason::Close, noShip, 100}}).empty());
    }

    void everyGameSaysWhy_data()
    {
        QTest::addColumn<QString>("game");
        for (const RuleSet& rules : builtInRuleSets().all())
            QTest::newRow(std::string(rules.id).c_str()) << QString::fromStdString(std::string(rules.id));
    }

    void everyGameSaysWhy()
    {
        QFETCH(QString, game);
        const auto match =
            builtInRuleSets().open(equalBrief(game.toStdString(), 3, "quadrireme"), builtInFigures());
        QVERIFY(match);
        int said = 0;
        for (int orders = 0; orders < 60 && !(*match)->isOver(); ++orders) {
            const Decision decision = (*match)->decisions().front().decision;
            const auto options = (*match)->options(decision, Temperament::Steady);
            QVERIFY(!options.empty());
            said += options.front().why.isEmpty() ? 0 : 1;
            // It is the reason of one, and the same each time.
            for (std::size_t i = 1; i < options.size(); ++i)
                QVERIFY(options[i].why.isEmpty());
            if (orders % 10 == 0)
                QVERIFY((*match)->options(decision, Temperament::Steady).front().why == options.front().why);
            QVERIFY((*match)->perform(options.front().order).isDone());
        }
        QVERIFY2(said > 5, std::to_string(said).c_str());
    }
};

QTEST_GUILESS_MAIN(WhyTest)
#include "why_test.moc"
