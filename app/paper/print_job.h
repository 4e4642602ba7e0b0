// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQuickWindow>
#include <QUrl>

#include <memory>

#include "app/base/background_job.h"
#include "app/paper/print_source.h"

class QPrintDialog;
class QPrinter;

namespace navarch {

/// Ships to a page at most.
constexpr int mostOn(Paper paper)
{
    return paper == Paper::A3 ? 8 : 4;
}

/// A print job: the source, which papers are made of it and how, and the pages as they are laid out. They are laid out
/// anew whenever something changes, on another thread; meanwhile those from before are shown. Preview, print and PDF
/// take the same pages.
class PrintJob : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::PrintSource* source READ source WRITE setSource NOTIFY changed)
    /// Only an active job lays out; one that is not keeps what it was told.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY changed)
    /// The rule-set id of the game whose sheets are printed, and every one there is: { value, text }.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QVariantList games READ games CONSTANT)
    /// What its sheets are, and what it has to cut out: "A record sheet a ship".
    Q_PROPERTY(QString aSheetEach READ aSheetEach NOTIFY changed)
    Q_PROPERTY(QString toCutOut READ toCutOut NOTIFY changed)
    /// With these options its tables ("foot") stand below every sheet; otherwise on pages at the end.
    Q_PROPERTY(bool tablesBelowSheets READ tablesBelowSheets NOTIFY changed)
    /// The sheets' language by its tag, one of Preferences.languages: at first the window's, which it doesn't follow later.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    /// What is laid out, in words: "Ships of Aiakos".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Black and grey, without fills.
    Q_PROPERTY(bool saveInk READ saveInk WRITE setSaveInk NOTIFY changed)
    /// Rulers, templates, and what else a game has to cut out.
    Q_PROPERTY(bool cutOuts READ cutOuts WRITE setCutOuts NOTIFY changed)
    /// "A3", "A4", "A5" or "Letter".
    Q_PROPERTY(QString paper READ paper WRITE setPaper NOTIFY changed)
    /// 1, 2 or 4 ships to a page; on A3 also 8, which other paper makes 4.
    Q_PROPERTY(int perPage READ perPage WRITE setPerPage NOTIFY changed)
    Q_PROPERTY(int mostPerPage READ mostPerPage NOTIFY changed)
    /// Losses are marked.
    Q_PROPERTY(bool currentCondition READ currentCondition WRITE setCurrentCondition NOTIFY changed)
    /// How much of a sheet is filled in: "full", "half" (what is the class's) or "blank", which has no list of ships.
    Q_PROPERTY(QString fill READ fill WRITE setFill NOTIFY changed)
    /// "none", "foot" or "backs".
    Q_PROPERTY(QString tables READ tables WRITE setTables NOTIFY changed)
    /// They are printed at all; on the backs of the sheets.
    Q_PROPERTY(bool hasTables READ hasTables NOTIFY changed)
    Q_PROPERTY(bool tablesOnBacks READ tablesOnBacks NOTIFY changed)
    Q_PROPERTY(bool sheets READ sheets WRITE setSheets NOTIFY changed)
    Q_PROPERTY(bool cover READ cover WRITE setCover NOTIFY changed)
    Q_PROPERTY(bool roster READ roster WRITE setRoster NOTIFY changed)

    Q_PROPERTY(int pageCount READ pageCount NOTIFY laidOut)
    /// Sheets of paper that they take, printed on both sides.
    Q_PROPERTY(int leafCount READ leafCount NOTIFY laidOut)
    /// The paper of the pages, in millimetres.
    Q_PROPERTY(double pageWidth READ pageWidth NOTIFY laidOut)
    Q_PROPERTY(double pageHeight READ pageHeight NOTIFY laidOut)
    /// Why there are no pages, and what to do; empty when there are.
    Q_PROPERTY(QString problem READ problem NOTIFY laidOut)
    Q_PROPERTY(QString remedy READ remedy NOTIFY laidOut)
    /// The pages are those that are asked for.
    Q_PROPERTY(bool ready READ ready NOTIFY workChanged)
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
    [[nodiscard]] QString game() const;
    void setGame(const QString& game);
    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] QString aSheetEach() const;
    [[nodiscard]] QString toCutOut() const;
    [[nodiscard]] bool tablesBelowSheets() const;
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& language);
    [[nodiscard]] bool saveInk() const { return m_options.sheets.saveInk; }
    void setSaveInk(bool wanted) { set(m_options.sheets.saveInk, wanted); }
    [[nodiscard]] bool cutOuts() const { return m_options.sheets.cutOuts; }
    void setCutOuts(bool wanted) { set(m_options.sheets.cutOuts, wanted); }
    [[nodiscard]] QString paper() const;
    void setPaper(const QString& paper);
    [[nodiscard]] int mostPerPage() const { return mostOn(m_options.sheets.paper); }
    [[nodiscard]] int perPage() const { return m_options.sheets.perPage; }
    void setPerPage(int ships);
    [[nodiscard]] bool currentCondition() const { return m_options.sheets.currentCondition; }
    void setCurrentCondition(bool current) { set(m_options.sheets.currentCondition, current); }
    [[nodiscard]] QString fill() const;
    void setFill(const QString& fill);
    [[nodiscard]] QString tables() const;
    void setTables(const QString& where);
    [[nodiscard]] bool hasTables() const { return m_options.sheets.tables != ReferenceTables::None; }
    [[nodiscard]] bool tablesOnBacks() const { return m_options.sheets.tables == ReferenceTables::Backs; }
    [[nodiscard]] bool sheets() const { return m_options.sheets.shipSheets; }
    void setSheets(bool wanted) { set(m_options.sheets.shipSheets, wanted); }
    [[nodiscard]] bool cover() const { return m_options.sheets.coverList; }
    void setCover(bool wanted) { set(m_options.sheets.coverList, wanted); }
    [[nodiscard]] bool roster() const { return m_options.roster; }
    void setRoster(bool wanted) { set(m_options.roster, wanted); }

    /// The pages; null when there are none.
    [[nodiscard]] std::shared_ptr<const Document> document() const { return m_document; }
    [[nodiscard]] int pageCount() const;
    [[nodiscard]] int leafCount() const { return (pageCount() + 1) / 2; }
    [[nodiscard]] double pageWidth() const;
    [[nodiscard]] double pageHeight() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString remedy() const { return m_remedy; }
    [[nodiscard]] QString title() const { return m_document ? m_document->title : QString(); }
    [[nodiscard]] bool ready() const { return m_document && !m_stale && !m_layout.isRunning(); }
    [[nodiscard]] Work work() const;
    [[nodiscard]] int done() const { return m_output.isRunning() ? m_output.done() : m_layout.done(); }
    [[nodiscard]] int of() const { return m_output.isRunning() ? m_output.of() : m_layout.of(); }

    /// What is printed on a page, for those who do not see it.
    Q_INVOKABLE QString wordsOn(int page) const;
    /// A name for the file: "Fleet of the Piraeus.pdf".
    Q_INVOKABLE QString fileName() const;
    /// Writes the pages as a PDF: wholly, or not at all.
    Q_INVOKABLE void savePdf(const QUrl& file);
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
    template <class Value>
    void set(Value& option, Value wanted)
    {
        if (option == wanted)
            return;
        option = wanted;
        lookAgain();
    }
    void lookAgain();
    void layAnew();
    void followRules();
    void show(std::shared_ptr<const Document> document, const Problems& problems);

    QPointer<PrintSource> m_source;
    PrintOptions m_options;
    QString m_rules; ///< of what is chosen; empty: open
    bool m_active = false;
    bool m_stale = false;  ///< the pages are no longer what is asked for
    bool m_queued = false; ///< laying out is about to begin
    std::shared_ptr<const Document> m_document;
    QString m_problem;
    QString m_remedy;
    BackgroundJob<Result<std::shared_ptr<const Document>>> m_layout;
    BackgroundJob<Result<void>> m_output;
    bool m_printing = false; ///< the output is print, not a file
    std::unique_ptr<QPrintDialog> m_dialog;
};

} // namespace navarch
