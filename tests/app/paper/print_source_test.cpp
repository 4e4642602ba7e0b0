// SPDX-License-Identifier: GPL-3.0-or-later
// What can be chosen for print from the sample campaign and the builders, and the pages that come of it.
#include <QApplication>
#include <QFile>
#include <QSignalSpy>

#include "tests/app/paper/print_table.h"

using namespace navarch;

class PrintSourceTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_table = std::make_unique<PrintTable>(m_folder);
        QVERIFY(m_table->campaign.isOpen());
    }
    void cleanup() { m_table.reset(); }

    void aFleetsPages();
    void aSquadronAlone();
    void aSideSeesItsOwnOnly();
    void portCards();
    void theUmpiresMarksStandOnHisPaperAlone();
    void fromTheBuilders();
    void aCampaignThatIsOpenedIsWhatOnePrintsFrom();
    void optionsLayOutAnew();
    void onlyAnActiveJobLaysOut();
    void nothingChosenSaysWhatIsMissing();
    void papersThatComeToNothingSayWhy();
    void aYearOfTheBooks();
    void formsAreChosen();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }

    QTemporaryDir m_folder;
    std::unique_ptr<PrintTable> m_table;
};

void PrintSourceTest::aFleetsPages()
{
    QVERIFY(m_table->source.chooseNamed(QStringLiteral("Fleet of the Piraeus")));
    QVERIFY(m_table->settled());
    const int ships = m_table->source.material().ships();
    QVERIFY(ships > 4);
    m_table->job.settings()->setCover(false);
    QVERIFY(m_table->settled());
    QCOMPARE(m_table->job.pages()->count(), ships);
    QVERIFY(m_table->job.pages()->wordsOn(0).contains(QStringLiteral("Amphitrite")));
    QCOMPARE(m_table->job.pages()->wordsOn(m_table->job.pages()->count()), QString());
    m_table->job.settings()->setPerPage(4);
    m_table->job.settings()->setTables(QStringLiteral("none"));
    QVERIFY(m_table->settled());
    QCOMPARE(m_table->job.pages()->count(), (ships + 3) / 4);
    m_table->job.settings()->setTables(QStringLiteral("backs"));
    QVERIFY(m_table->settled());
    QCOMPARE(m_table->job.pages()->count(), (ships + 3) / 4 * 2);
}

void PrintSourceTest::aSquadronAlone()
{
    QVERIFY(m_table->source.chooseNamed(QStringLiteral("Fleet of the Piraeus")));
    const int all = m_table->source.material().ships();
    QVERIFY(textsOf(m_table->source.fleets()->squadrons()).contains(QStringLiteral("Owls")));
    m_table->source.fleets()->setSquadron(QStringLiteral("Owls"));
    const int ships = m_table->source.material().ships();
    QVERIFY(ships > 0 && ships < all);
    QCOMPARE(m_table->source.title(), QStringLiteral("Owls"));
    m_table->job.settings()->setSheets(false);
    QVERIFY(m_table->settled());
    QCOMPARE(m_table->job.pages()->count(), 1); // its list
    QVERIFY(m_table->job.pages()->wordsOn(0).contains(QStringLiteral("Owls")));
    QVERIFY(!m_table->job.pages()->wordsOn(0).contains(QStringLiteral("Page,")));
    // Another fleet has no such squadron.
    QVERIFY(m_table->source.chooseNamed(QStringLiteral("Ships of Nisaia")));
    QCOMPARE(m_table->source.fleets()->squadron(), QString());
}

void PrintSourceTest::aSideSeesItsOwnOnly()
{
    QCOMPARE(m_table->source.sides().size(), 5); // all, and four
    const int everyone = m_table->source.material().ships();
    QCOMPARE(everyone, 31);
    m_table->source.chooseNamed(QStringLiteral("Fleet of the Piraeus"));
    m_table->campaign.setEyes(m_table->source.sides().constLast().value.toInt());
    QCOMPARE(m_table->source.fleets()->chosen(), 0); // Athens's fleet is not chosen any more
    QVERIFY(m_table->source.material().ships() < everyone);
    QVERIFY(m_table->source.sides().isEmpty());
    for (const QString& fleet : textsOf(m_table->source.fleets()->choices()))
        QVERIFY2(!fleet.contains(QStringLiteral("Piraeus")), qPrintable(fleet));
}

void PrintSourceTest::portCards()
{
    m_table->source.setOrigin(QStringLiteral("ports"));
    QVERIFY(!m_table->source.ofShips());
    QVERIFY(m_table->settled());
    const int all = m_table->job.pages()->count();
    QVERIFY(m_table->source.chooseNamed(QStringLiteral("Piraeus (Athens)")));
    QVERIFY(m_table->settled());
    QVERIFY(m_table->job.pages()->count() < all);
    QVERIFY(m_table->job.pages()->wordsOn(0).contains(QStringLiteral("Piraeus")));
    // Epidauros has no walls yet.
    for (const QString& port : textsOf(m_table->source.ports()->choices()))
        QVERIFY(!port.contains(QStringLiteral("Epidauros")));
}

/// What the umpire's hand set is printed where he asks for it, and never with a side's eyes (CP-2.3).
void PrintSourceTest::theUmpiresMarksStandOnHisPaperAlone()
{
    OpenCampaign& campaign = m_table->campaign;
    campaign.lookWith({});
    QVERIFY(!m_table->source.hasMarks());
    SideId side;
    for (const auto& [id, ship] : campaign.campaign()->table<ShipRecord>())
        if (ship.name == "Amphitrite") {
            side = campaign.campaign()->find(ship.fleet)->side;
            QVERIFY(campaign.perform(SetField{"ships", id.value, "oars_lost", 1, "She touched a reef"}));
            break;
        }
    QVERIFY(side);
    for (const auto& [id, port] : campaign.campaign()->table<PortRecord>())
        if (port.name == "Piraeus (Athens)") {
            QVERIFY(campaign.perform(SetField{"ports", id.value, "damage", 1, "The mole gave way"}));
            break;
        }
    const auto pagesWith = [&](const QString& text) {
        int count = 0;
        for (int page = 0; page < m_table->job.pages()->count(); ++page)
            count += m_table->job.pages()->wordsOn(page).contains(text) ? 1 : 0;
        return count;
    };
    QVERIFY(m_table->source.chooseNamed(QStringLiteral("Fleet of the Piraeus")));
    m_table->job.settings()->setCover(false);
    QVERIFY(m_table->settled());
    QVERIFY(m_table->source.hasMarks());
    QCOMPARE(pagesWith(QStringLiteral("She touched a reef")), 0); // not unless he asks
    m_table->job.settings()->setMarks(true);
    QVERIFY(m_table->settled());
    QCOMPARE(pagesWith(QStringLiteral("She touched a reef")), 1);
    QVERIFY(m_table->source.chooseNamed(QStringLiteral("Piraeus (Athens)")));
    QVERIFY(m_table->settled());
    QVERIFY(m_table->source.hasMarks());
    QVERIFY(pagesWith(QStringLiteral("The mole gave way")) > 0);
    campaign.lookWith(side);
    QVERIFY(!m_table->source.hasMarks());
    QVERIFY(m_table->source.chooseNamed(QStringLiteral("Fleet of the Piraeus")));
    QVERIFY(m_table->settled());
    QVERIFY(!m_table->source.hasMarks());
    QCOMPARE(pagesWith(QStringLiteral("She touched a reef")), 0);
}

void PrintSourceTest::fromTheBuilders()
{
    QVERIFY(
        !textsOf(m_table->source.origins()).join(QLatin1Char(' ')).contains(QStringLiteral("Fleet builder")));
    FleetPlan plan;
    plan.name = "Saturday";
    PlanRow row{1, {}};
    row.ship.name = "Ajax";
    row.ship.classId = "trireme";
    row.ship.count = 3;
    row.ship.fit = builtInFigures().classes.find("trireme")->fit;
    plan.rows.push_back(std::move(row));
    m_table->fleetBuilder.document()->take(QStringLiteral("Begin"), std::move(plan));
    m_table->source.setOrigin(QStringLiteral("fleet-builder"));
    QCOMPARE(m_table->source.origin(), QStringLiteral("fleet-builder"));
    m_table->job.settings()->setCover(false);
    QVERIFY(m_table->settled());
    QCOMPARE(m_table->job.pages()->count(), 3);
    QVERIFY(m_table->job.pages()->wordsOn(0).contains(QStringLiteral("Ajax")));
    QCOMPARE(m_table->job.fileName(), QStringLiteral("Saturday.pdf"));

    QVERIFY(
        !textsOf(m_table->source.origins()).join(QLatin1Char(' ')).contains(QStringLiteral("Port builder")));
    m_table->source.setOrigin(QStringLiteral("port-builder"));
    QVERIFY(m_table->settled());
    QVERIFY(m_table->job.pages()->count() >= 1);
    // A builder that is emptied is not chosen any more.
    m_table->source.setOrigin(QStringLiteral("fleet-builder"));
    m_table->fleetBuilder.document()->undo();
    QCOMPARE(m_table->source.origin(), QStringLiteral("fleets"));
}

// The port that was rolled before the campaign was opened came out of the printer in place of its sheets.
void PrintSourceTest::aCampaignThatIsOpenedIsWhatOnePrintsFrom()
{
    const QString file = m_table->campaign.path();
    m_table->campaign.close();
    m_table->source.setOrigin(QStringLiteral("port-builder"));
    QCOMPARE(m_table->source.origin(), QStringLiteral("port-builder"));
    QVERIFY(m_table->campaign.open(file));
    QCOMPARE(m_table->source.origin(), QStringLiteral("fleets"));
    // What is chosen while it is open stays, whatever befalls the campaign.
    m_table->source.setOrigin(QStringLiteral("port-builder"));
    QVERIFY(m_table->campaign.head()->begin());
    QCOMPARE(m_table->source.origin(), QStringLiteral("port-builder"));
    m_table->campaign.close();
    QCOMPARE(m_table->source.origin(), QStringLiteral("port-builder"));
}

void PrintSourceTest::optionsLayOutAnew()
{
    m_table->source.chooseNamed(QStringLiteral("Fleet of the Piraeus"));
    QVERIFY(m_table->settled());
    QSignalSpy laidOut(&m_table->job, &PrintJob::laidOut);
    const auto before = m_table->job.pages()->document();
    m_table->job.settings()->setPaper(QStringLiteral("A5"));
    m_table->job.settings()->setPaper(QStringLiteral("Letter"));
    QVERIFY(!m_table->job.ready());
    QCOMPARE(m_table->job.pages()->document(), before); // shown until the new ones are there
    QVERIFY(m_table->settled());
    QCOMPARE(laidOut.count(), 1);
    QCOMPARE(m_table->job.settings()->paper(), QStringLiteral("Letter"));
    QCOMPARE(m_table->job.pages()->width(), 215.9);
    const int pages = m_table->job.pages()->count();
    m_table->job.settings()->setRoster(true);
    QVERIFY(m_table->settled());
    QVERIFY(m_table->job.pages()->count() > pages);
    m_table->job.settings()->setPaper(QStringLiteral("papyrus"));
    m_table->job.settings()->setPerPage(3);
    m_table->job.settings()->setTables(QStringLiteral("nowhere"));
    QVERIFY(m_table->job.ready());
}

void PrintSourceTest::onlyAnActiveJobLaysOut()
{
    QVERIFY(m_table->settled());
    m_table->job.setActive(false);
    QSignalSpy laidOut(&m_table->job, &PrintJob::laidOut);
    m_table->source.chooseNamed(QStringLiteral("Piraeus (Athens)"));
    QCoreApplication::processEvents();
    QCOMPARE(laidOut.count(), 0);
    QVERIFY(!m_table->job.ready());
    m_table->job.setActive(true);
    QVERIFY(m_table->settled());
    QCOMPARE(laidOut.count(), 1);
}

void PrintSourceTest::nothingChosenSaysWhatIsMissing()
{
    QVERIFY(m_table->settled());
    m_table->source.setPortBuilder(nullptr);
    m_table->campaign.close();
    QTRY_COMPARE(m_table->job.pages()->count(), 0);
    QVERIFY(!m_table->job.ready());
    QCOMPARE(m_table->source.origin(), QString());
    QVERIFY(m_table->source.isEmpty());
    QVERIFY(m_table->source.whyEmpty().contains(QStringLiteral("Open a campaign")));
    m_table->job.savePdf(QUrl::fromLocalFile(path("nothing.pdf")));
    QVERIFY(!QFile::exists(path("nothing.pdf")));
}

void PrintSourceTest::papersThatComeToNothingSayWhy()
{
    m_table->source.chooseNamed(QStringLiteral("Fleet of the Piraeus"));
    m_table->job.settings()->setSheets(false);
    m_table->job.settings()->setCover(false);
    QTRY_VERIFY(!m_table->job.pages()->problem().isEmpty());
    QVERIFY(!m_table->job.pages()->remedy().isEmpty());
    QCOMPARE(m_table->job.pages()->count(), 0);
    m_table->job.settings()->setRoster(true);
    QVERIFY(m_table->settled());
    QCOMPARE(m_table->job.pages()->problem(), QString());
}

/// A ledger is of the year that is chosen, the chronicle of one or of all.
void PrintSourceTest::aYearOfTheBooks()
{
    PrintSource& source = m_table->source;
    source.setOrigin(QStringLiteral("papers"));
    QVERIFY(source.papers()->years().isEmpty());
    source.papers()->setKind(QStringLiteral("ledger"));
    QCOMPARE(textsOf(source.papers()->years()), QStringList{QStringLiteral("459 BCE")});
    QCOMPARE(source.papers()->year(), -459);
    QVERIFY(m_table->settled());
    const QString now = m_table->job.pages()->wordsOn(0);
    source.papers()->setYear(-460);
    QVERIFY(m_table->settled());
    QVERIFY(m_table->job.pages()->wordsOn(0) != now);
    QVERIFY(m_table->job.pages()->wordsOn(0).contains(QStringLiteral("Nothing came in or went out.")));
    source.papers()->setKind(QStringLiteral("chronicle"));
    QCOMPARE(source.papers()->year(), 0);
    QCOMPARE(textsOf(source.papers()->years()).constFirst(), QStringLiteral("All years"));
}

void PrintSourceTest::formsAreChosen()
{
    m_table->source.chooseNamed(QStringLiteral("Fleet of the Piraeus"));
    QCOMPARE(m_table->job.settings()->fill(), QStringLiteral("full"));
    m_table->job.settings()->setFill(QStringLiteral("blank"));
    QVERIFY(m_table->settled());
    QCOMPARE(m_table->job.pages()->count(), 1);
    QVERIFY(!m_table->job.pages()->wordsOn(0).contains(QStringLiteral("Amphitrite")));
    m_table->job.settings()->setFill(QStringLiteral("nonsense"));
    QCOMPARE(m_table->job.settings()->fill(), QStringLiteral("blank"));
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    PrintSourceTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "print_source_test.moc"
