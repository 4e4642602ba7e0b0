// SPDX-License-Identifier: GPL-3.0-or-later
// Battles that were fought once (tests/data/battles) go the same way again, die by die. With NAVARCH_KEEP_BATTLES set they
// are fought and kept anew: after a rule has come to say something else, and the edition with it.
#include <QTest>

#include NAVARCH_ENGINE_HEADER
#include "tests/core/battle/kept/kept_battle.h"

using namespace navarch;

class KeptBattlesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("NAVARCH_KEEP_BATTLES"))
            return;
        for (const std::string& name : kept::keptNames(NAVARCH_GAME)) {
            const kept::KeptBattle before = kept::keptBattle(NAVARCH_GAME, name);
            kept::keep(NAVARCH_GAME, name, kept::fought<NAVARCH_ENGINE>(before.brief, before.by));
        }
    }

    void keptBattlesGoTheSameWay_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : kept::keptNames(NAVARCH_GAME))
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void keptBattlesGoTheSameWay()
    {
        QFETCH(const QString, name);
        const std::string difference =
            kept::differenceFrom<NAVARCH_ENGINE>(kept::keptBattle(NAVARCH_GAME, name.toStdString()));
        QVERIFY2(difference.empty(), difference.c_str());
    }

    void battlesAreThere() { QVERIFY(kept::keptNames(NAVARCH_GAME).size() >= 16); }
};

QTEST_APPLESS_MAIN(KeptBattlesTest)
#include "kept_battles_test.moc"
