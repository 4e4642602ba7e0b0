// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/print_job.h"

#include <QPrintDialog>
#include <QPrinter>
#include <QWindow>

#include <algorithm>
#include <utility>

#include "app/base/files/chosen_file.h"
#include "app/base/files/output.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "app/paper/web_page.h"
#include "reports/paint/page_painter.h"

namespace navarch {

namespace {

constexpr int longestName = 80; // of a file, in characters

/// Pages `from` to `to` (from 1) of a document.
std::shared_ptr<const Document> pagesOf(const std::shared_ptr<const Document>& document, int from, int to)
{
    const int count = static_cast<int>(document->pages.size());
    from = std::clamp(from, 1, count);
    to = std::clamp(to, from, count);
    if (from == 1 && to == count)
        return document;
    Document part;
    part.title = document->title;
    part.savesInk = document->savesInk;
    part.pages.assign(document->pages.begin() + from - 1, document->pages.begin() + to);
    return std::make_shared<const Document>(std::move(part));
}

} // namespace

PrintJob::PrintJob(QObject* parent) : QObject(parent)
{
    connect(&m_layout, &BackgroundJobBase::changed, this, &PrintJob::workChanged);
    connect(&m_output, &BackgroundJobBase::changed, this, &PrintJob::workChanged);
    connect(&m_settings, &PrintSettings::changed, this, &PrintJob::lookAgain);
}

PrintJob::~PrintJob() = default;

void PrintJob::setSource(PrintSource* source)
{
    if (m_source)
        disconnect(m_source, &PrintSource::chosen, this, &PrintJob::followRules);
    if (!watchInstead(m_source, source, this, &PrintJob::lookAgain))
        return;
    if (m_source)
        connect(m_source, &PrintSource::chosen, this, &PrintJob::followRules);
    lookAgain();
}

/// A battle's sheets are its game's; whoever then wants another's has them.
void PrintJob::followRules()
{
    const QString rules = m_source->rules();
    if (std::exchange(m_rules, rules) != rules && !rules.isEmpty())
        m_settings.setGame(rules);
}

void PrintJob::setActive(bool active)
{
    if (active == m_active)
        return;
    m_active = active;
    emit changed();
    if (m_active && m_stale)
        layAnew();
}

void PrintJob::lookAgain()
{
    m_stale = true;
    emit changed();
    emit workChanged();
    if (!m_active || m_queued)
        return;
    // Several changes at once are one.
    m_queued = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_queued = false;
            if (m_active && m_stale)
                layAnew();
        },
        Qt::QueuedConnection);
}

void PrintJob::layAnew()
{
    m_stale = false;
    m_layout.cancel();
    if (!m_source || m_source->isEmpty()) {
        show(nullptr);
        return;
    }
    m_layout.begin(
        [material = m_source->material(), options = m_settings.options()](JobProgress& progress) {
            return navarch::layOut(material, builtInFigures(), options,
                                   [&](int done, int of) { return progress.step(done, of); })
                .map([](Document document) { return std::make_shared<const Document>(std::move(document)); });
        },
        [this](Result<std::shared_ptr<const Document>> result) {
            if (result)
                show(std::move(*result));
            else
                show(nullptr, result.error());
        });
}

void PrintJob::show(std::shared_ptr<const Document> document, const Problems& problems)
{
    m_pages.show(std::move(document), problems);
    emit laidOut();
    emit workChanged();
}

PrintJob::Work PrintJob::work() const
{
    if (m_output.isRunning())
        return m_printing ? Printing : Saving;
    return m_layout.isRunning() ? LayingOut : NoWork;
}

QString PrintJob::fileName() const
{
    QString name = m_source ? m_source->title().trimmed() : QString();
    for (QChar& letter : name)
        if (!letter.isPrint() || QStringLiteral("/\\:*?\"<>|").contains(letter))
            letter = QLatin1Char('-');
    name = name.left(longestName);
    while (name.startsWith(QLatin1Char('.')))
        name.remove(0, 1);
    return (name.isEmpty() ? tr("Sheets") : name) + QStringLiteral(".pdf");
}

bool PrintJob::hasWebPage() const
{
    return m_active && m_source && navarch::hasWebPage(m_source->material());
}

void PrintJob::saveWebPage(const QUrl& file)
{
    if (!hasWebPage() || m_output.isRunning())
        return;
    m_printing = false;
    m_output.begin(
        [material = m_source->material(), figures = m_source->figures(),
         language = m_settings.options().sheets.language, path = pathOf(file)](JobProgress& progress) {
            return webPageOf(material, figures, language)
                .and_then([&](const std::string& page) -> Result<void> {
                    if (!progress.commit())
                        return {};
                    return writeOutput(path, FileKind::Page, page);
                });
        },
        [this, path = file.toLocalFile()](const Result<void>& written) {
            if (written)
                emit told(tr("The page is written to %1.").arg(shownPlace(path)));
            else
                emit failed(whatOf(written.error()), remedyOf(written.error()));
        });
}

void PrintJob::savePdf(const QUrl& file)
{
    if (!ready() || m_output.isRunning())
        return;
    m_printing = false;
    m_output.begin(
        [document = m_pages.document(), path = pathOf(file)](JobProgress& progress) -> Result<void> {
            const int of = static_cast<int>(document->pages.size());
            const auto pdf = pdfOf(*document, [&](int pages) { return progress.step(pages, of); });
            if (!pdf)
                return tl::unexpected(pdf.error());
            if (!progress.commit())
                return {};
            return writeOutput(path, FileKind::Paper,
                               {pdf->constData(), static_cast<std::size_t>(pdf->size())});
        },
        [this, pages = m_pages.count(), path = file.toLocalFile()](const Result<void>& written) {
            if (written)
                emit told(pages == 1 ? tr("The page is written to %1.").arg(shownPlace(path))
                                     : tr("%1 pages are written to %2.").arg(pages).arg(shownPlace(path)));
            else
                emit failed(whatOf(written.error()), remedyOf(written.error()));
        });
}

void PrintJob::print(QQuickWindow* window)
{
    if (!ready() || m_output.isRunning())
        return;
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(m_pages.document()->title);
    printer->setPageSize(pageSizeOf(m_pages.document()->pages.front().paper));
    const auto& pages = m_pages.document()->pages;
    if (std::any_of(pages.begin(), pages.end(), [](const Page& page) { return page.face == Face::Back; }))
        printer->setDuplex(QPrinter::DuplexLongSide);
    m_dialog = std::make_unique<QPrintDialog>(printer.get());
    m_dialog->setOption(QAbstractPrintDialog::PrintPageRange);
    m_dialog->setMinMax(1, m_pages.count());
    m_dialog->setWindowModality(Qt::ApplicationModal);
    m_dialog->winId(); // so that it has a window to put over ours
    m_dialog->windowHandle()->setTransientParent(window);
    connect(m_dialog.get(), &QDialog::finished, this, [this, printer](int chosen) {
        m_dialog.release()->deleteLater();
        if (chosen == QDialog::Accepted)
            printOn(printer);
    });
    m_dialog->open();
}

void PrintJob::printOn(std::shared_ptr<QPrinter> printer)
{
    if (!ready() || m_output.isRunning())
        return;
    auto document = m_pages.document();
    if (printer->fromPage() > 0)
        document = pagesOf(m_pages.document(), printer->fromPage(),
                           std::max(printer->fromPage(), printer->toPage()));
    const int count = static_cast<int>(document->pages.size());
    m_printing = true;
    m_output.begin(
        [document, printer](JobProgress& progress) {
            const int of = static_cast<int>(document->pages.size());
            return printDocument(*document, *printer, [&](int pages) { return progress.step(pages, of); });
        },
        [this, count](const Result<void>& printed) {
            if (printed)
                emit told(count == 1 ? tr("The page is on its way to the printer.")
                                     : tr("%1 pages are on their way to the printer.").arg(count));
            else
                emit failed(whatOf(printed.error()), remedyOf(printed.error()));
        });
}

void PrintJob::cancel()
{
    const int pages = m_output.done();
    if (m_output.cancel()) {
        if (!m_printing)
            emit told(tr("Saving was cancelled: no file was written, and one that was there is as it was."));
        else if (pages == 0)
            emit told(tr("Printing was cancelled before the first page."));
        else
            emit told(
                tr("Printing was cancelled after page %1; what the printer has by now may still come out.")
                    .arg(pages));
        return;
    }
    if (m_layout.cancel()) {
        m_stale = true;
        show(nullptr, Problems{{{},
                                given(tr("Laying out was cancelled.").toStdString()),
                                given(tr("Choose what to print again.").toStdString())}});
    }
}

} // namespace navarch
