// SPDX-License-Identifier: GPL-3.0-or-later
// The captain of simulations gives the orders of those who go by merit, on fleets and places of all kinds.
#include <QTest>

#include "core/rules/ramming_speed/battle/game.h"
#include "tests/core/battle/engine/quick_captains.h"
#include "tests/core/battle/engine/random_briefs.h"

using namespace navarch;
using ramming::RammingSpeed;

class RammingQuickTest : public QObject {
    Q_OBJECT

private slots:
    void hisOrdersAreThoseOfMerit();
};

void RammingQuickTest::hisOrdersAreThoseOfMerit()
{
    int orders = 0;
    for (std::uint64_t number = 1; number <= 12; ++number)
        for (const Temperament temperament : {Temperament::Cautious, Temperament::Bold}) {
            const std::string otherwise = decidesOtherwise<RammingSpeed>(
                randomBrief({"ramming-speed"}, number, builtInFigures()), temperament, orders);
            QVERIFY2(otherwise.empty(), otherwise.c_str());
        }
    QVERIFY2(orders > 1000, std::to_string(orders).c_str());
}

QTEST_GUILESS_MAIN(RammingQuickTest)
#include "quick_test.moc"
