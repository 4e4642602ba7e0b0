// SPDX-License-Identifier: GPL-3.0-or-later
// What a print job writes, prints and shows, read back with poppler's tools; and that it can be cancelled.
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPrintDialog>
#include <QPrinter>
#include <QProcess>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QThreadPool>

#include "app/paper/page_image.h"
#include "tests/app/paper/busy_pool.h"
#include "tests/app/paper/print_table.h"

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

} // namespace

class PrintJobTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_table = std::make_unique<PrintTable>(m_folder);
        QVERIFY(m_table->campaign.isOpen());
    }
    void cleanup() { m_table.reset(); }

    void thePdfHasTheShips();
    void whatCannotBeWrittenSaysSo();
    void cancellingLeavesNoFile();
    void cancellingLayingOutSaysSo();
    void aLargeJobTellsHowFarItIs();
    void cancellingInTheMiddleLeavesWhatWasThere();
    void printedOnAPrinter();
    void aPageRangeIsPrinted();
    void whoAsksForAPrinterMayThinkAgain();
    void thePreviewIsPainted();
    void namesOfFiles();

private:
    /// A fleet of 300 in the builder is what is printed, a sheet a ship.
    void takeThreeHundred()
    {
        m_table->fleetBuilder.ships()->add(QStringLiteral("trireme"));
        m_table->fleetBuilder.ships()->setCount(m_table->fleetBuilder.selection()->current(), 300);
        m_table->source.setOrigin(QStringLiteral("fleet-builder"));
    }
    /// The figures of a run while it goes on: never fewer than before, never more than there are.
    struct Watch {
        QStringList faults;
        int most = 0;
        int last = 0;
        int of = 0;
        void look(const PrintJob& job, PrintJob::Work work)
        {
            if (job.work() != work || job.of() == 0)
                return;
            if (job.done() < last || job.done() > job.of() || (of != 0 && job.of() != of))
                faults +=
                    QStringLiteral("%1 of %2 after %3 of %4").arg(job.done()).arg(job.of()).arg(last).arg(of);
            last = job.done();
            of = job.of();
            most = std::max(most, last);
        }
    };
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }

    QTemporaryDir m_folder;
    std::unique_ptr<PrintTable> m_table;
};

void PrintJobTest::thePdfHasTheShips()
{
    m_table->source.chooseNamed(QStringLiteral("Fleet of the Piraeus"));
    QVERIFY(m_table->settled());
    QSignalSpy told(&m_table->job, &PrintJob::told);
    const QString file = path("πλοῖα & Co.pdf");
    m_table->job.savePdf(QUrl::fromLocalFile(file));
    QCOMPARE(m_table->job.work(), PrintJob::Saving);
    QTRY_COMPARE(told.count(), 1);
    QVERIFY(told.front().front().toString().contains(file));
    QCOMPARE(m_table->job.work(), PrintJob::NoWork);
    const QString text = textOf(file);
    for (const FleetShip& ship : m_table->source.material().fleets.front().fleet.ships)
        QVERIFY2(text.contains(QString::fromStdString(ship.name)), ship.name.c_str());
    QVERIFY(outputOf(QStringLiteral("pdfinfo"), {file})
                .simplified()
                .contains(QStringLiteral("Pages: %1 ").arg(m_table->job.pages()->count())));
}

void PrintJobTest::whatCannotBeWrittenSaysSo()
{
    QVERIFY(m_table->settled());
    QSignalSpy failed(&m_table->job, &PrintJob::failed);
    m_table->job.savePdf(QUrl::fromLocalFile(path("no-such-folder/sheets.pdf")));
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(failed.front().at(0).toString().contains(QStringLiteral("no-such-folder")));
    QVERIFY(!failed.front().at(1).toString().isEmpty());
    QVERIFY(m_table->job.ready());
}

void PrintJobTest::cancellingLeavesNoFile()
{
    QVERIFY(m_table->settled());
    QSignalSpy told(&m_table->job, &PrintJob::told);
    QSignalSpy failed(&m_table->job, &PrintJob::failed);
    const QString fresh = path("cancelled.pdf");
    const QString old = path("old.pdf");
    QFile file(old);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("what was there");
    file.close();
    for (const QString& target : {fresh, old}) {
        told.clear();
        BusyPool pool;
        m_table->job.savePdf(QUrl::fromLocalFile(target));
        QCOMPARE(m_table->job.work(), PrintJob::Saving);
        m_table->job.cancel();
        QCOMPARE(m_table->job.work(), PrintJob::NoWork);
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
    QVERIFY(m_table->job.ready());
}

void PrintJobTest::cancellingLayingOutSaysSo()
{
    QVERIFY(m_table->settled());
    {
        BusyPool pool;
        m_table->job.settings()->setPaper(QStringLiteral("A5"));
        QTRY_COMPARE(m_table->job.work(), PrintJob::LayingOut);
        m_table->job.cancel();
        QCOMPARE(m_table->job.work(), PrintJob::NoWork);
        QVERIFY(!m_table->job.pages()->problem().isEmpty());
        QCOMPARE(m_table->job.pages()->count(), 0);
    }
    m_table->job.settings()->setPaper(QStringLiteral("A4"));
    QVERIFY(m_table->settled());
}

void PrintJobTest::aLargeJobTellsHowFarItIs()
{
    QVERIFY(m_table->settled());
    takeThreeHundred();
    Watch laying;
    connect(&m_table->job, &PrintJob::workChanged, this,
            [&] { laying.look(m_table->job, PrintJob::LayingOut); });
    QVERIFY(m_table->settled());
    QVERIFY(m_table->job.pages()->count() >= 300);
    QVERIFY2(laying.faults.isEmpty(), qPrintable(laying.faults.join(QLatin1Char('\n'))));
    QVERIFY(laying.of == 0 || laying.of == 300);
    QSignalSpy told(&m_table->job, &PrintJob::told);
    Watch saving;
    connect(&m_table->job, &PrintJob::workChanged, this,
            [&] { saving.look(m_table->job, PrintJob::Saving); });
    m_table->job.savePdf(QUrl::fromLocalFile(path("large.pdf")));
    QTRY_COMPARE_WITH_TIMEOUT(told.count(), 1, 60000);
    QVERIFY2(saving.faults.isEmpty(), qPrintable(saving.faults.join(QLatin1Char('\n'))));
    QVERIFY(saving.of == 0 || saving.of == m_table->job.pages()->count());
    m_table->job.disconnect(this);

    // The same without a clock: every sheet is told of, in order, and the last is all of them.
    std::vector<int> steps;
    const auto all = layOut(m_table->source.material(), builtInFigures(), {}, [&](int done, int of) {
        steps.push_back(of == 300 ? done : -1);
        return true;
    });
    QVERIFY(all.has_value());
    QCOMPARE(steps.size(), std::size_t{300});
    for (std::size_t i = 0; i < steps.size(); ++i)
        QCOMPARE(steps[i], static_cast<int>(i) + 1);
    int sheets = 0;
    const auto stopped =
        layOut(m_table->source.material(), builtInFigures(), {}, [&](int, int) { return ++sheets < 40; });
    QVERIFY(!stopped);
    QCOMPARE(sheets, 40); // at once, not after the fleet
}

void PrintJobTest::cancellingInTheMiddleLeavesWhatWasThere()
{
    takeThreeHundred();
    QVERIFY(m_table->settled());
    QVERIFY(m_table->job.pages()->count() >= 300);
    QTemporaryDir folder;
    const QString old = folder.filePath(QStringLiteral("old.pdf"));
    QFile file(old);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("what was there");
    file.close();
    QSignalSpy told(&m_table->job, &PrintJob::told);
    const auto stopper = connect(&m_table->job, &PrintJob::workChanged, this, [&] {
        if (m_table->job.work() == PrintJob::Saving && m_table->job.done() > 0)
            m_table->job.cancel();
    });
    m_table->job.savePdf(QUrl::fromLocalFile(old));
    QTRY_COMPARE_WITH_TIMEOUT(told.count(), 1, 60000);
    disconnect(stopper);
    QVERIFY2(told.front().front().toString().startsWith(QStringLiteral("Saving was cancelled")),
             qPrintable(told.front().front().toString()));
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(told.count(), 1);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
             QStringList{QStringLiteral("old.pdf")});
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("what was there"));
    QVERIFY(m_table->job.ready());
}

void PrintJobTest::printedOnAPrinter()
{
    m_table->source.chooseNamed(QStringLiteral("Owls"));
    QVERIFY(m_table->settled());
    QSignalSpy told(&m_table->job, &PrintJob::told);
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setOutputFormat(QPrinter::PdfFormat);
    printer->setOutputFileName(path("printed.pdf"));
    m_table->job.printOn(printer);
    QCOMPARE(m_table->job.work(), PrintJob::Printing);
    QTRY_COMPARE(told.count(), 1);
    QVERIFY(textOf(path("printed.pdf")).contains(QStringLiteral("Owls")));
    QVERIFY(outputOf(QStringLiteral("pdfinfo"), {path("printed.pdf")}).contains(QStringLiteral("(A4)")));
}

void PrintJobTest::aPageRangeIsPrinted()
{
    QVERIFY(m_table->settled());
    QSignalSpy told(&m_table->job, &PrintJob::told);
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setOutputFormat(QPrinter::PdfFormat);
    printer->setOutputFileName(path("range.pdf"));
    printer->setPrintRange(QPrinter::PageRange);
    printer->setFromTo(2, 4);
    m_table->job.printOn(printer);
    QTRY_COMPARE(told.count(), 1);
    QVERIFY(outputOf(QStringLiteral("pdfinfo"), {path("range.pdf")})
                .simplified()
                .contains(QStringLiteral("Pages: 3 ")));
}

void PrintJobTest::whoAsksForAPrinterMayThinkAgain()
{
    QVERIFY(m_table->settled());
    QSignalSpy told(&m_table->job, &PrintJob::told);
    QQuickWindow window;
    window.show();
    m_table->job.print(&window);
    QDialog* dialog = nullptr;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* found = qobject_cast<QPrintDialog*>(widget))
            dialog = found;
    QVERIFY(dialog);
    QVERIFY(dialog->isVisible());
    dialog->reject();
    QCOMPARE(m_table->job.work(), PrintJob::NoWork);
    QCOMPARE(told.count(), 0);
    m_table->job.print(&window); // and ask again
    QVERIFY(m_table->job.ready());
}

void PrintJobTest::thePreviewIsPainted()
{
    QVERIFY(m_table->settled());
    QQuickWindow window;
    PageImage page(window.contentItem());
    page.setSize({210, 297});
    page.setJob(&m_table->job);
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

void PrintJobTest::namesOfFiles()
{
    QCOMPARE(m_table->job.fileName(), QStringLiteral("The Saronic Gulf.pdf"));
    m_table->campaign.head()->rename(QStringLiteral("../a:b?"));
    QCOMPARE(m_table->job.fileName(), QStringLiteral("-a-b-.pdf"));
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    PrintJobTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "print_job_test.moc"
