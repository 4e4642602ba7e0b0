// SPDX-License-Identifier: GPL-3.0-or-later
// Battles that were fought once go the same way again, die by die. With NAVARCH_KEEP_BATTLES set they are fought and kept
// anew: after a rule has come to say something else, and the edition with it.
#include <QTest>

#include "core/rules/squadrons/battle/game.h"
#include "tests/core/battle/kept/kept_battle.h"
#include "tests/core/rules/squadrons/kept_briefs.h"

using namespace navarch;

class SquadronKeptBattlesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (qEnvironmentVariableIsSet("NAVARCH_KEEP_BATTLES"))
            for (const KeptBrief& each : keptBriefs())
                kept::keep("squadrons", each.name,
                           kept::fought<squadrons::Squadrons>(each.brief, each.byChance));
    }

    void keptBattlesGoTheSameWay_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : kept::keptNames("squadrons"))
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
        QVERIFY(kept::keptNames("squadrons").size() == keptBriefs().size());
    }
    void keptBattlesGoTheSameWay()
    {
        QFETCH(const QString, name);
        const std::string difference =
            kept::differenceFrom<squadrons::Squadrons>(kept::keptBattle("squadrons", name.toStdString()));
        QVERIFY2(difference.empty(), difference.c_str());
    }
};

QTEST_APPLESS_MAIN(SquadronKeptBattlesTest)
#include "kept_battles_test.moc"
