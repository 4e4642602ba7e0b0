// SPDX-License-Identifier: GPL-3.0-or-later
// What a sheet's code says of how her ship was when it was printed: it follows what her boxes show, and nothing else.
#include "reports/codes/fleet_codes.h"

#include <QTest>

#include <functional>

#include <qrencode.h>

#include "core/campaign/fleets/roster.h"
#include "core/campaign/founding/plan.h"
#include "core/data/figures.h"
#include "reports/codes/qr.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

class EditionTest : public QObject {
    Q_OBJECT

private slots:
    void itFollowsWhatTheBoxesShow();
    void itIsHersInItsCampaign();
    void itFallsWithItsRow();
    void aShipsSquareHasAQuarterToSpare();
};

void EditionTest::itFollowsWhatTheBoxesShow()
{
    const FleetShip ship = plainFleet().ships.front();
    const std::string now = editionLetters(ship);
    QCOMPARE(now.size(), editionLength);
    const auto after = [&](const std::function<void(FleetShip&)>& change) {
        FleetShip changed = ship;
        change(changed);
        return editionLetters(changed);
    };
    QCOMPARE(after([](FleetShip& her) { her.name = "Ajax"; }), now);
    QCOMPARE(after([](FleetShip& her) { her.captain = "Kleon"; }), now);
    QCOMPARE(after([](FleetShip& her) { her.squadron = "Owls"; }), now);
    QCOMPARE(after([](FleetShip& her) { her.crew = CrewQuality::Elite; }), now);
    QVERIFY(after([](FleetShip& her) { her.condition.damage = Damage::Light; }) != now);
    QVERIFY(after([](FleetShip& her) { ++her.condition.oarsLost; }) != now);
    QVERIFY(after([](FleetShip& her) { her.condition.captain = PersonState::Dead; }) != now);
    QVERIFY(after([](FleetShip& her) { ++her.fit.marines; }) != now);
    QVERIFY(after([](FleetShip& her) { --her.fit.speed; }) != now);
}

void EditionTest::itIsHersInItsCampaign()
{
    const Campaign campaign =
        *foundCampaign(*builtInScenario("saronic-gulf", builtInFigures()), builtInFigures());
    for (const auto& [id, fleet] : campaign.table<FleetRecord>()) {
        const Fleet roster = rosterOf(campaign, id);
        const FleetCodes codes = codesOf(campaign, id, "KMPT", BattleId{7});
        for (std::size_t row = 0; row < roster.ships.size(); ++row) {
            const PaperCode code = codes.of(row);
            QCOMPARE(code.edition, editionLetters(roster.ships[row]));
            QVERIFY(readPaperCode(codeText(code)) == code);
        }
    }
}

/// One squadron of a fleet is printed.
void EditionTest::itFallsWithItsRow()
{
    FleetCodes codes{"KMPT", {34, 35, 36}, "GX", {"AA", "BB", "CC"}};
    codes.erase([](std::size_t row) { return row == 1; });
    QVERIFY((codes == FleetCodes{"KMPT", {34, 36}, "GX", {"AA", "CC"}}));
    QCOMPARE(codes.of(1).edition, std::string("CC"));
}

/// It is as large as one that can spare 15 parts of 100.
void EditionTest::aShipsSquareHasAQuarterToSpare()
{
    for (const std::int64_t ship : {1, 40, 999, 40'000}) {
        const std::string text = codeText({"KMPT", {ship}, 1, 1, "GX", "RZ"});
        const QrSymbol square = qrSymbol(text);
        QCOMPARE(square.side, 21);
        const std::unique_ptr<QRcode, decltype(&QRcode_free)> meant(
            QRcode_encodeString(text.c_str(), 0, QR_ECLEVEL_Q, QR_MODE_8, 1), &QRcode_free);
        QCOMPARE(meant->width, square.side);
        for (int i = 0; i < square.side * square.side; ++i)
            QCOMPARE(square.isDark(i % square.side, i / square.side), (meant->data[i] & 1) != 0);
    }
}

QTEST_GUILESS_MAIN(EditionTest)
#include "edition_test.moc"
