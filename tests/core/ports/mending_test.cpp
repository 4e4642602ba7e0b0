// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/data/figures.h"
#include "core/ports/mending.h"

using namespace navarch;

/// What the port builder's Fix does.
class MendingTest : public QObject {
    Q_OBJECT

private slots:
    void everyFindingGoesOrStaysWithoutAFix_data();
    void everyFindingGoesOrStaysWithoutAFix();
};

void MendingTest::everyFindingGoesOrStaysWithoutAFix_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<Fortification>("port");
    QTest::addColumn<bool>("mendable");
    const auto portOf = [](int value, std::vector<WallSection> sections) {
        Fortification port;
        port.name = "Aegina";
        port.economicValue = value;
        port.sections = std::move(sections);
        return port;
    };
    WallSection manned;
    manned.capacity = 2;
    manned.archers = 1;
    QTest::newRow("too many") << "wall-count" << portOf(2, {manned, manned, manned}) << true;
    WallSection high = manned;
    high.capacity = 5;
    QTest::newRow("too large") << "wall-capacity" << portOf(4, {high}) << true;
    WallSection full = manned;
    full.archers = 4;
    QTest::newRow("too full") << "wall-room" << portOf(4, {full}) << true;
    full.archers = 5;
    QTest::newRow("too full for the port") << "wall-room" << portOf(4, {full}) << false;
    WallSection hands = manned;
    hands.ferreaManus = 3;
    QTest::newRow("three iron hands") << "wall-ferrea-manus" << portOf(4, {hands}) << true;
    QTest::newRow("bare") << "wall-bare" << portOf(4, {WallSection()}) << true;
    QTest::newRow("unknown") << "" << portOf(4, {manned}) << false;
}

void MendingTest::everyFindingGoesOrStaysWithoutAFix()
{
    QFETCH(QString, key);
    QFETCH(Fortification, port);
    QFETCH(bool, mendable);
    const Limits& limits = builtInFigures().prices.limits;
    const auto has = [&](const Fortification& which) {
        const Findings findings = fortificationFindings(which, limits);
        return std::any_of(findings.begin(), findings.end(),
                           [&](const Finding& each) { return each.key == key.toStdString(); });
    };
    QCOMPARE(has(port), !key.isEmpty());
    const auto mended = mendedFortification(key.toStdString(), 0, port, limits);
    QCOMPARE(mended.has_value(), mendable);
    if (mended)
        QVERIFY(!has(*mended));
    QVERIFY(!mendedFortification("wall-bare", 7, port, limits));
}

QTEST_APPLESS_MAIN(MendingTest)
#include "mending_test.moc"
