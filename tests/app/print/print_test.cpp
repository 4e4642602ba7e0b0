// SPDX-License-Identifier: GPL-3.0-or-later
// The Print screen's job over the sample campaign: what can be chosen, the pages that come of it, and what is written,
// read back with poppler's tools.
#include <QApplication>
#include <QFile>
#include <QPrinter>
#include <QProcess>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/print/page_image.h"
#include "app/print/print_job.h"
#include "app/start/sample_campaign.h"
#include "tests/app/print/busy_pool.h"

using namespace navarch;

namespace {

QString outputOf(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        return QStringLiteral("%1 failed: %2")
            .arg(program, QString::fromUtf8(process.readAllStandardError()));
    return QString::fromUtf8(process.readAllStandardOutput());
}

QString textOf(const QString& pdf)
{
    return outputOf(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
}

QStringList textsOf(const QVariantList& choices)
{
    QStringList texts;
    for (const QVariant& each : choices)
        texts += each.toMap().value(QStringLiteral("text")).toString();
    return texts;
}

} // namespace

class PrintTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aFleetsPages();
    void aSquadronAlone();
    void aSideSeesItsOwnOnly();
    void portCards();
    void fromTheBuilders();
    void optionsLayOutAnew();
    void onlyAnActiveJobLaysOut();
    void nothingChosenSaysWhatIsMissing();
    void papersThatComeToNothingSayWhy();
    void thePdfHasTheShips();
    void whatCannotBeWrittenSaysSo();
    void cancellingLeavesNoFile();
    void cancellingLayingOutSaysSo();
    void printedOnAPrinter();
    void aPageRangeIsPrinted();
    void thePreviewIsPainted();
    void namesOfFiles();

private:
    [[nodiscard]] bool settled()
    {
        return QTest::qWaitFor([this] { return m_job->ready(); }, 30000);
    }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }

    QTemporaryDir m_folder;
    int m_count = 0;
    std::unique_ptr<OpenCampaign> m_campaign;
    std::unique_ptr<FleetBuilder> m_fleetBuilder;
    std::unique_ptr<PortBuilder> m_portBuilder;
    std::unique_ptr<PrintSource> m_source;
    std::unique_ptr<PrintJob> m_job;
};

void PrintTest::init()
{
    const QString file = m_folder.filePath(QStringLiteral("sample-%1.navarch").arg(++m_count));
    QCOMPARE(provideSampleAt(file), QString());
    m_campaign = std::make_unique<OpenCampaign>();
    QVERIFY(m_campaign->open(file));
    m_fleetBuilder = std::make_unique<FleetBuilder>();
    m_portBuilder = std::make_unique<PortBuilder>();
    m_source = std::make_unique<PrintSource>();
    m_source->setCampaign(m_campaign.get());
    m_source->setFleetBuilder(m_fleetBuilder.get());
    m_source->setPortBuilder(m_portBuilder.get());
    m_job = std::make_unique<PrintJob>();
    m_job->setSource(m_source.get());
    m_job->setActive(true);
}

void PrintTest::cleanup()
{
    m_job.reset();
    m_source.reset();
    m_portBuilder.reset();
    m_fleetBuilder.reset();
    m_campaign.reset();
}

void PrintTest::aFleetsPages()
{
    QVERIFY(m_source->chooseNamed(QStringLiteral("Fleet of the Piraeus")));
    QVERIFY(settled());
    const int ships = m_source->material().ships();
    QVERIFY(ships > 4);
    m_job->setCover(false);
    m_job->setCards(false);
    QVERIFY(settled());
    QCOMPARE(m_job->pageCount(), ships);
    QVERIFY(m_job->wordsOn(0).contains(QStringLiteral("Amphitrite")));
    QCOMPARE(m_job->wordsOn(m_job->pageCount()), QString());
    m_job->setPerPage(4);
    m_job->setTables(QStringLiteral("none"));
    QVERIFY(settled());
    QCOMPARE(m_job->pageCount(), (ships + 3) / 4);
    m_job->setTables(QStringLiteral("backs"));
    QVERIFY(settled());
    QCOMPARE(m_job->pageCount(), (ships + 3) / 4 * 2);
}

void PrintTest::aSquadronAlone()
{
    QVERIFY(m_source->chooseNamed(QStringLiteral("Fleet of the Piraeus")));
    const int all = m_source->material().ships();
    QVERIFY(textsOf(m_source->squadrons()).contains(QStringLiteral("Owls")));
    m_source->setSquadron(QStringLiteral("Owls"));
    const int ships = m_source->material().ships();
    QVERIFY(ships > 0 && ships < all);
    QCOMPARE(m_source->title(), QStringLiteral("Owls"));
    m_job->setSheets(false);
    m_job->setCover(false);
    QVERIFY(settled());
    QCOMPARE(m_job->pageCount(), 1); // the squadron's card
    QVERIFY(m_job->wordsOn(0).contains(QStringLiteral("Owls")));
    m_job->setCover(true);
    QVERIFY(settled());
    QCOMPARE(m_job->pageCount(), 2);
    QVERIFY(!m_job->wordsOn(0).contains(QStringLiteral("Page,")));
    // Another fleet has no such squadron.
    QVERIFY(m_source->chooseNamed(QStringLiteral("Ships of Nisaia")));
    QCOMPARE(m_source->squadron(), QString());
}

void PrintTest::aSideSeesItsOwnOnly()
{
    QCOMPARE(m_source->sides().size(), 5); // all, and four
    const int everyone = m_source->material().ships();
    QCOMPARE(everyone, 31);
    m_source->chooseNamed(QStringLiteral("Fleet of the Piraeus"));
    m_campaign->setEyes(m_source->sides().constLast().toMap().value(QStringLiteral("value")).toInt());
    QCOMPARE(m_source->fleet(), 0); // Athens's fleet is not chosen any more
    QVERIFY(m_source->material().ships() < everyone);
    QVERIFY(m_source->sides().isEmpty());
    for (const QString& fleet : textsOf(m_source->fleets()))
        QVERIFY2(!fleet.contains(QStringLiteral("Piraeus")), qPrintable(fleet));
}

void PrintTest::portCards()
{
    m_source->setOrigin(QStringLiteral("ports"));
    QVERIFY(!m_source->ofShips());
    QVERIFY(settled());
    const int all = m_job->pageCount();
    QVERIFY(m_source->chooseNamed(QStringLiteral("Piraeus (Athens)")));
    QVERIFY(settled());
    QVERIFY(m_job->pageCount() < all);
    QVERIFY(m_job->wordsOn(0).contains(QStringLiteral("Piraeus")));
    // Epidauros has no walls yet.
    for (const QString& port : textsOf(m_source->ports()))
        QVERIFY(!port.contains(QStringLiteral("Epidauros")));
}

void PrintTest::fromTheBuilders()
{
    QVERIFY(!textsOf(m_source->origins()).join(QLatin1Char(' ')).contains(QStringLiteral("Fleet builder")));
    FleetPlan plan;
    plan.name = "Saturday";
    PlanRow row{1, {}};
    row.ship.name = "Ajax";
    row.ship.classId = "trireme";
    row.ship.count = 3;
    row.ship.fit = builtInFigures().classes.find("trireme")->fit;
    plan.rows.push_back(std::move(row));
    m_fleetBuilder->take(QStringLiteral("Begin"), std::move(plan));
    m_source->setOrigin(QStringLiteral("fleet-builder"));
    QCOMPARE(m_source->origin(), QStringLiteral("fleet-builder"));
    m_job->setCover(false);
    QVERIFY(settled());
    QCOMPARE(m_job->pageCount(), 3);
    QVERIFY(m_job->wordsOn(0).contains(QStringLiteral("Ajax")));
    QCOMPARE(m_job->fileName(), QStringLiteral("Saturday.pdf"));

    QVERIFY(!textsOf(m_source->origins()).join(QLatin1Char(' ')).contains(QStringLiteral("Port builder")));
    m_source->setOrigin(QStringLiteral("port-builder"));
    QVERIFY(settled());
    QVERIFY(m_job->pageCount() >= 1);
    // A builder that is emptied is not chosen any more.
    m_source->setOrigin(QStringLiteral("fleet-builder"));
    m_fleetBuilder->undo();
    QCOMPARE(m_source->origin(), QStringLiteral("fleets"));
}

void PrintTest::optionsLayOutAnew()
{
    m_source->chooseNamed(QStringLiteral("Fleet of the Piraeus"));
    QVERIFY(settled());
    QSignalSpy laidOut(m_job.get(), &PrintJob::laidOut);
    const auto before = m_job->document();
    m_job->setPaper(QStringLiteral("A5"));
    m_job->setPaper(QStringLiteral("Letter"));
    QVERIFY(!m_job->ready());
    QCOMPARE(m_job->document(), before); // shown until the new ones are there
    QVERIFY(settled());
    QCOMPARE(laidOut.count(), 1);
    QCOMPARE(m_job->paper(), QStringLiteral("Letter"));
    QCOMPARE(m_job->pageWidth(), 215.9);
    const int pages = m_job->pageCount();
    m_job->setRoster(true);
    QVERIFY(settled());
    QVERIFY(m_job->pageCount() > pages);
    m_job->setPaper(QStringLiteral("papyrus"));
    m_job->setPerPage(3);
    m_job->setTables(QStringLiteral("nowhere"));
    QVERIFY(m_job->ready());
}

void PrintTest::onlyAnActiveJobLaysOut()
{
    QVERIFY(settled());
    m_job->setActive(false);
    QSignalSpy laidOut(m_job.get(), &PrintJob::laidOut);
    m_source->chooseNamed(QStringLiteral("Piraeus (Athens)"));
    QCoreApplication::processEvents();
    QCOMPARE(laidOut.count(), 0);
    QVERIFY(!m_job->ready());
    m_job->setActive(true);
    QVERIFY(settled());
    QCOMPARE(laidOut.count(), 1);
}

void PrintTest::nothingChosenSaysWhatIsMissing()
{
    QVERIFY(settled());
    m_source->setPortBuilder(nullptr);
    m_campaign->close();
    QTRY_COMPARE(m_job->pageCount(), 0);
    QVERIFY(!m_job->ready());
    QCOMPARE(m_source->origin(), QString());
    QVERIFY(m_source->isEmpty());
    QVERIFY(m_source->whyEmpty().contains(QStringLiteral("Open a campaign")));
    m_job->savePdf(QUrl::fromLocalFile(path("nothing.pdf")));
    QVERIFY(!QFile::exists(path("nothing.pdf")));
}

void PrintTest::papersThatComeToNothingSayWhy()
{
    m_source->chooseNamed(QStringLiteral("Fleet of the Piraeus"));
    m_job->setSheets(false);
    m_job->setCover(false);
    m_job->setCards(false);
    QTRY_VERIFY(!m_job->problem().isEmpty());
    QVERIFY(!m_job->remedy().isEmpty());
    QCOMPARE(m_job->pageCount(), 0);
    m_job->setRoster(true);
    QVERIFY(settled());
    QCOMPARE(m_job->problem(), QString());
}

void PrintTest::thePdfHasTheShips()
{
    m_source->chooseNamed(QStringLiteral("Fleet of the Piraeus"));
    QVERIFY(settled());
    QSignalSpy told(m_job.get(), &PrintJob::told);
    const QString file = path("πλοῖα & Co.pdf");
    m_job->savePdf(QUrl::fromLocalFile(file));
    QCOMPARE(m_job->work(), QStringLiteral("saving"));
    QTRY_COMPARE(told.count(), 1);
    QVERIFY(told.front().front().toString().contains(file));
    QCOMPARE(m_job->work(), QString());
    const QString text = textOf(file);
    for (const FleetShip& ship : m_source->material().fleets.front().ships)
        QVERIFY2(text.contains(QString::fromStdString(ship.name)), ship.name.c_str());
    QVERIFY(outputOf(QStringLiteral("pdfinfo"), {file})
                .simplified()
                .contains(QStringLiteral("Pages: %1 ").arg(m_job->pageCount())));
}

void PrintTest::whatCannotBeWrittenSaysSo()
{
    QVERIFY(settled());
    QSignalSpy failed(m_job.get(), &PrintJob::failed);
    m_job->savePdf(QUrl::fromLocalFile(path("no-such-folder/sheets.pdf")));
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(failed.front().at(0).toString().contains(QStringLiteral("no-such-folder")));
    QVERIFY(!failed.front().at(1).toString().isEmpty());
    QVERIFY(m_job->ready());
}

void PrintTest::cancellingLeavesNoFile()
{
    QVERIFY(settled());
    QSignalSpy told(m_job.get(), &PrintJob::told);
    QSignalSpy failed(m_job.get(), &PrintJob::failed);
    const QString fresh = path("cancelled.pdf");
    const QString old = path("old.pdf");
    QFile file(old);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("what was there");
    file.close();
    for (const QString& target : {fresh, old}) {
        told.clear();
        BusyPool pool;
        m_job->savePdf(QUrl::fromLocalFile(target));
        QCOMPARE(m_job->work(), QStringLiteral("saving"));
        m_job->cancel();
        QCOMPARE(m_job->work(), QString());
        QCOMPARE(told.count(), 1);
        pool.release();
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(told.count(), 1);
    }
    QCOMPARE(failed.count(), 0);
    QVERIFY(!QFile::exists(fresh));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("what was there"));
    QVERIFY(m_job->ready());
}

void PrintTest::cancellingLayingOutSaysSo()
{
    QVERIFY(settled());
    {
        BusyPool pool;
        m_job->setPaper(QStringLiteral("A5"));
        QTRY_COMPARE(m_job->work(), QStringLiteral("laying-out"));
        m_job->cancel();
        QCOMPARE(m_job->work(), QString());
        QVERIFY(!m_job->problem().isEmpty());
        QCOMPARE(m_job->pageCount(), 0);
    }
    m_job->setPaper(QStringLiteral("A4"));
    QVERIFY(settled());
}

void PrintTest::printedOnAPrinter()
{
    m_source->chooseNamed(QStringLiteral("Owls"));
    QVERIFY(settled());
    QSignalSpy told(m_job.get(), &PrintJob::told);
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setOutputFormat(QPrinter::PdfFormat);
    printer->setOutputFileName(path("printed.pdf"));
    m_job->printOn(printer);
    QCOMPARE(m_job->work(), QStringLiteral("printing"));
    QTRY_COMPARE(told.count(), 1);
    QVERIFY(textOf(path("printed.pdf")).contains(QStringLiteral("Owls")));
    QVERIFY(outputOf(QStringLiteral("pdfinfo"), {path("printed.pdf")}).contains(QStringLiteral("(A4)")));
}

void PrintTest::aPageRangeIsPrinted()
{
    QVERIFY(settled());
    QSignalSpy told(m_job.get(), &PrintJob::told);
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setOutputFormat(QPrinter::PdfFormat);
    printer->setOutputFileName(path("range.pdf"));
    printer->setPrintRange(QPrinter::PageRange);
    printer->setFromTo(2, 4);
    m_job->printOn(printer);
    QTRY_COMPARE(told.count(), 1);
    QVERIFY(outputOf(QStringLiteral("pdfinfo"), {path("range.pdf")})
                .simplified()
                .contains(QStringLiteral("Pages: 3 ")));
}

void PrintTest::thePreviewIsPainted()
{
    QVERIFY(settled());
    QQuickWindow window;
    PageImage page(window.contentItem());
    page.setSize({210, 297});
    page.setJob(m_job.get());
    window.show();
    QTRY_VERIFY(page.ready());
    QCOMPARE(page.image().size(), QSize(210, 297));
    const QImage first = page.image();
    page.setPage(2);
    QVERIFY(!page.ready());
    QTRY_VERIFY(page.ready());
    QVERIFY(page.image() != first);
    page.setSize({420, 594});
    QTRY_COMPARE(page.image().size(), QSize(420, 594));
    page.setPage(10000);
    QTRY_VERIFY(page.image().isNull());
}

void PrintTest::namesOfFiles()
{
    QCOMPARE(m_job->fileName(), QStringLiteral("The Saronic Gulf.pdf"));
    m_campaign->rename(QStringLiteral("../a:b?"));
    QCOMPARE(m_job->fileName(), QStringLiteral("-a-b-.pdf"));
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    PrintTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "print_test.moc"
