// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQuickWindow>
#include <QUrl>

#include <memory>

#include "app/base/background_job.h"
#include "app/paper/print_settings.h"
#include "app/paper/print_source.h"
#include "app/paper/printed_pages.h"

class QPrintDialog;
class QPrinter;

namespace navarch {

/// A print job: the source, the settings by which papers are made of it, the pages, and their way onto paper or into a file.
/// They are laid out anew whenever something changes, on another thread; meanwhile those from before are shown. Preview,
/// print and PDF take the same pages.
class PrintJob : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::PrintSource* source READ source WRITE setSource NOTIFY changed)
    /// Only an active job lays out; one that is not keeps what it was told.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY changed)
    Q_PROPERTY(navarch::PrintSettings* settings READ settings CONSTANT)
    Q_PROPERTY(navarch::PrintedPages* pages READ pages CONSTANT)
    /// The pages are those that are asked for.
    Q_PROPERTY(bool ready READ ready NOTIFY workChanged)
    /// What is chosen has a page for browsers as well.
    Q_PROPERTY(bool hasWebPage READ hasWebPage NOTIFY workChanged)
    /// What goes on, and how far that is.
    Q_PROPERTY(Work work READ work NOTIFY workChanged)
    Q_PROPERTY(int done READ done NOTIFY workChanged)
    Q_PROPERTY(int of READ of NOTIFY workChanged)

public:
    enum Work { NoWork, LayingOut, Saving, Printing };
    Q_ENUM(Work)

    explicit PrintJob(QObject* parent = nullptr);
    ~PrintJob() override;

    [[nodiscard]] PrintSource* source() const { return m_source; }
    void setSource(PrintSource* source);
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] PrintSettings* settings() { return &m_settings; }
    [[nodiscard]] PrintedPages* pages() { return &m_pages; }
    [[nodiscard]] const PrintedPages* pages() const { return &m_pages; }
    [[nodiscard]] bool ready() const { return m_pages.document() && !m_stale && !m_layout.isRunning(); }
    [[nodiscard]] bool hasWebPage() const;
    [[nodiscard]] Work work() const;
    [[nodiscard]] int done() const { return m_output.isRunning() ? m_output.done() : m_layout.done(); }
    [[nodiscard]] int of() const { return m_output.isRunning() ? m_output.of() : m_layout.of(); }

    /// A name for the file: "Fleet of the Piraeus.pdf".
    Q_INVOKABLE QString fileName() const;
    /// Writes the pages as a PDF: wholly, or not at all.
    Q_INVOKABLE void savePdf(const QUrl& file);
    /// Writes the page for browsers, by the same eyes and in the same language as the paper.
    Q_INVOKABLE void saveWebPage(const QUrl& file);
    /// Asks for a printer, over `window`, and prints there.
    Q_INVOKABLE void print(QQuickWindow* window);
    /// Stops what is going on. A PDF is then not written.
    Q_INVOKABLE void cancel();

    /// Prints on `printer`; of its page range what there is. Nobody else may use it until the job is done.
    void printOn(std::shared_ptr<QPrinter> printer);

signals:
    void changed();
    void laidOut();
    void workChanged();
    void failed(const QString& what, const QString& remedy);
    void told(const QString& what);

private:
    void lookAgain();
    void layAnew();
    void followRules();
    void show(std::shared_ptr<const Document> document, const Problems& problems = {});

    QPointer<PrintSource> m_source;
    PrintSettings m_settings;
    PrintedPages m_pages;
    QString m_rules; ///< of what is chosen; empty: open
    bool m_active = false;
    bool m_stale = false;  ///< the pages are no longer what is asked for
    bool m_queued = false; ///< laying out is about to begin
    BackgroundJob<Result<std::shared_ptr<const Document>>> m_layout;
    BackgroundJob<Result<void>> m_output;
    bool m_printing = false; ///< the output is print, not a file
    std::unique_ptr<QPrintDialog> m_dialog;
};

} // namespace navarch
