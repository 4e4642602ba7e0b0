// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of a job that share a page: small ones do, and what is cut, turned or read back does not.
#include <QTest>

#include <algorithm>

#include "core/data/figures.h"
#include "reports/cards/fleet_job.h"
#include "reports/layout/binding.h"
#include "reports/layout/flow.h"
#include "tests/reports/rule_measurer.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

namespace {

constexpr int partHeight = 3000;

/// One page with a frame of that height at its top.
Document partOf(const QString& title, int height, const Typesetter& set)
{
    Document part;
    part.title = title;
    Page& page = part.pages.emplace_back();
    page.margin = marginOf(page.paper);
    page.items.emplace_back(Frame{{page.margin, page.margin, 500, height}});
    bind(part, set);
    return part;
}

} // namespace

class SharingTest : public QObject {
    Q_OBJECT

private slots:
    void smallPartsShareAPage();
    void whatDoesNotFitBeginsAPage();
    void whatIsCutTurnedOrReadStandsAlone_data();
    void whatIsCutTurnedOrReadStandsAlone();
    void smallFleetsOfASideShareTheirRosters();

private:
    RuleMeasurer m_measurer;
    Typesetter m_set{m_measurer};
};

/// One below the other, with one foot that names both.
void SharingTest::smallPartsShareAPage()
{
    Document whole;
    for (const char* title : {"Ostia", "Misenum", "Brundisium"})
        appendBelow(whole, partOf(QString::fromLatin1(title), partHeight, m_set), m_set);
    bind(whole, m_set);
    QCOMPARE(whole.pages.size(), std::size_t{1});
    const Page& page = whole.pages.front();
    QCOMPARE(page.footAt, std::size_t{4});
    QCOMPARE(page.items.size(), std::size_t{6}); // a rule, what it is of, and which of how many
    for (std::size_t i = 1; i < 3; ++i)
        QVERIFY(boxOf(page.items[i]).y > boxOf(page.items[i - 1]).bottom());
    QCOMPARE(page.foot, QStringLiteral("Ostia \u00b7 Misenum \u00b7 Brundisium"));
}

void SharingTest::whatDoesNotFitBeginsAPage()
{
    Document whole;
    for (int i = 0; i < 20; ++i)
        appendBelow(whole, partOf(QString::number(i), partHeight, m_set), m_set);
    bind(whole, m_set);
    std::size_t parts = 0;
    for (const Page& page : whole.pages) {
        parts += page.footAt - 1;
        for (std::size_t i = 0; i + 1 < page.footAt; ++i)
            QVERIFY(boxOf(page.items[i]).bottom() <= page.area().bottom() - footHeight(m_set));
    }
    QCOMPARE(parts, std::size_t{20});
    QVERIFY(whole.pages.size() > 2 && whole.pages.size() < 6);
}

void SharingTest::whatIsCutTurnedOrReadStandsAlone_data()
{
    QTest::addColumn<int>("face");
    QTest::addColumn<bool>("isRead");
    for (const Face face : {Face::Front, Face::Back, Face::CutUp})
        QTest::addRow("face %d", static_cast<int>(face)) << static_cast<int>(face) << false;
    QTest::newRow("read back") << static_cast<int>(Face::Any) << true;
}

void SharingTest::whatIsCutTurnedOrReadStandsAlone()
{
    QFETCH(const int, face);
    QFETCH(const bool, isRead);
    for (const bool isFirst : {true, false}) {
        Document one = partOf(QStringLiteral("One"), partHeight, m_set);
        Document two = partOf(QStringLiteral("Two"), partHeight, m_set);
        Page& page = (isFirst ? one : two).pages.front();
        page.face = static_cast<Face>(face);
        if (isRead)
            page.sheets.push_back(page.area());
        Document whole;
        appendBelow(whole, std::move(one), m_set);
        appendBelow(whole, std::move(two), m_set);
        QCOMPARE(whole.pages.size(), std::size_t{2});
    }
}

void SharingTest::smallFleetsOfASideShareTheirRosters()
{
    Fleet van = plainFleet();
    van.ships.resize(1);
    van.commanders.clear();
    van.name = "Van";
    Fleet rear = van;
    rear.name = "Rear";
    SheetOptions options;
    options.shipSheets = false;
    options.coverList = false;
    for (const bool isOneSide : {true, false}) {
        std::vector<FleetOfJob> fleets{{&van, {}}, {&rear, {}}};
        fleets[0].own.side = "Athens";
        fleets[1].own.side = isOneSide ? "Athens" : "Corinth";
        const auto job = fleetJob("War", fleets, builtInFigures(), options, true, m_measurer);
        QVERIFY(job.has_value());
        QCOMPARE(job->pages.size(), isOneSide ? std::size_t{1} : std::size_t{2});
    }
}

QTEST_GUILESS_MAIN(SharingTest)
#include "sharing_test.moc"
