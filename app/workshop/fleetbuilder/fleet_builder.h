// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>
#include <QVariant>

#include <map>
#include <memory>

#include "app/base/pricing/price_lines.h"
#include "app/campaign/drafts/draft_file.h"
#include "app/campaign/history/snapshots.h"
#include "app/workshop/fitting/fit_sheet.h"
#include "app/workshop/fitting/mendable_findings.h"
#include "app/workshop/fleetbuilder/commander_rows.h"
#include "app/workshop/fleetbuilder/fleet_rows.h"

namespace navarch {

/// The fleet builder: a fleet on the table, what is selected of it, and everything one does to it. Each command is one
/// step of undo, opening and beginning anew among them. What is not saved is kept as a draft and is there again.
class FleetBuilder : public QObject {
    Q_OBJECT
    QML_ELEMENT

    // The fleet
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    /// Signed; 0: none, and then nothing is out of its period.
    Q_PROPERTY(int year READ year NOTIFY changed)
    Q_PROPERTY(QString yearText READ yearText NOTIFY changed)
    /// SA-13.1: -50 to 50 in tens.
    Q_PROPERTY(int alliedPercent READ alliedPercent WRITE setAlliedPercent NOTIFY changed)
    Q_PROPERTY(QStringList squadrons READ squadrons NOTIFY changed)
    /// The squadrons, and first the fleet itself (an empty name): whom one commands, where ships can be.
    Q_PROPERTY(QStringList posts READ posts NOTIFY changed)
    Q_PROPERTY(int ships READ ships NOTIFY changed)
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY changed)

    // Money and rules
    Q_PROPERTY(QString total READ total NOTIFY changed)
    /// What one means to spend; empty: nothing agreed.
    Q_PROPERTY(QString budget READ budget NOTIFY changed)
    /// What is left of it ("−12.00" when too much is spent), and the part of it that is spent, 0 to 1.
    Q_PROPERTY(QString left READ left NOTIFY changed)
    Q_PROPERTY(bool overBudget READ overBudget NOTIFY changed)
    Q_PROPERTY(double spent READ spent NOTIFY changed)
    Q_PROPERTY(int errors READ errors NOTIFY changed)
    Q_PROPERTY(int warnings READ warnings NOTIFY changed)

    // The work
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString undoTitle READ undoTitle NOTIFY changed)
    Q_PROPERTY(QString redoTitle READ redoTitle NOTIFY changed)
    /// Differs from its file (or from an empty fleet).
    Q_PROPERTY(bool modified READ modified NOTIFY changed)
    /// The file's name without its folder; empty: none yet.
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    /// Where it was read from or last written; empty: nowhere yet.
    Q_PROPERTY(QUrl file READ file NOTIFY changed)

    // What is looked at: a ship, or (currentKey 0) the fleet
    Q_PROPERTY(int currentKey READ currentKey NOTIFY changed)
    Q_PROPERTY(int selectedCount READ selectedCount NOTIFY changed)
    /// What the ship is called as typed; empty: it goes by its class.
    Q_PROPERTY(QString shipName READ shipName NOTIFY changed)
    Q_PROPERTY(QString shipTitle READ shipTitle NOTIFY changed)
    Q_PROPERTY(QString shipClass READ shipClass NOTIFY changed)
    Q_PROPERTY(QString captain READ captain NOTIFY changed)
    Q_PROPERTY(int shipCount READ shipCount NOTIFY changed)
    Q_PROPERTY(QString shipEach READ shipEach NOTIFY changed)
    /// Of all the row's ships.
    Q_PROPERTY(QString shipTotal READ shipTotal NOTIFY changed)
    Q_PROPERTY(QVariant shipOutline READ shipOutline NOTIFY changed)
    Q_PROPERTY(bool refitted READ refitted NOTIFY changed)
    /// The squadron whose head was picked last, or of the current ship: where new ships go.
    Q_PROPERTY(QString targetSquadron READ targetSquadron NOTIFY changed)

    Q_PROPERTY(navarch::FleetRows* rows READ rows CONSTANT)
    Q_PROPERTY(navarch::FitSheet* fit READ fit CONSTANT)
    Q_PROPERTY(navarch::CommanderRows* commanders READ commanders CONSTANT)
    /// Of the ship that is looked at, or of the whole fleet.
    Q_PROPERTY(navarch::PriceLines* price READ price CONSTANT)
    Q_PROPERTY(navarch::MendableFindings* findings READ findings CONSTANT)

public:
    explicit FleetBuilder(QObject* parent = nullptr);
    ~FleetBuilder() override;

    // For other view models

    [[nodiscard]] const FleetPlan& plan() const { return m_history.now(); }
    [[nodiscard]] const PlanReckoning& reckoning() const { return m_reckoning; }
    [[nodiscard]] Fleet fleet() const { return fleetOf(plan()); }
    /// The selected rows as a fleet of their own; the whole fleet when none is selected.
    [[nodiscard]] Fleet selectedFleet() const;
    [[nodiscard]] bool isSelected(int rowKey) const { return m_selection.has(rowKey); }
    [[nodiscard]] DraftFile& draft() { return *m_draft; }

    // The fleet

    void setName(const QString& name);
    /// "429 BCE", "-429", "31 CE" or nothing; says why not otherwise.
    Q_INVOKABLE bool setYearText(const QString& text);
    Q_INVOKABLE void setYear(int year);
    void setAlliedPercent(int percent);
    /// "120", "120.50" or nothing.
    Q_INVOKABLE bool setBudgetText(const QString& text);
    /// Makes it the fleet that was read or bought from elsewhere; `title` for undo.
    void take(const QString& title, FleetPlan plan);

    // Ships

    /// One more of the class as it leaves the yard, in the target squadron, and looks at it.
    Q_INVOKABLE bool add(const QString& classId);
    /// One more ship like this one (a template's), in the target squadron.
    bool addLike(const FleetShip& ship);
    Q_INVOKABLE void removeSelected();
    Q_INVOKABLE void duplicateSelected();
    Q_INVOKABLE bool multiplySelected(int times);
    Q_INVOKABLE void splitSelected();
    Q_INVOKABLE bool renameSelected(const QString& pattern, int from);
    /// What renameSelected() would call the first ones: "Trireme 1, Trireme 2, Trireme 3 ...".
    Q_INVOKABLE QString namesByPattern(const QString& pattern, int from) const;
    Q_INVOKABLE bool setCount(int rowKey, int count);
    Q_INVOKABLE bool setShipName(int rowKey, const QString& name);
    Q_INVOKABLE bool setCaptain(int rowKey, const QString& captain);
    /// Of all selected ships.
    Q_INVOKABLE void setFit(const QString& field, int number);
    Q_INVOKABLE void setFitChoice(const QString& field, const QString& value);
    Q_INVOKABLE void resetFit();
    void useFit(const QString& title, const ShipFit& fit, CrewQuality crew);
    Q_INVOKABLE void mend(const QString& findingKey, const QString& message);
    Q_INVOKABLE void mendAll();

    // Squadrons and commanders (the fleet's has no squadron)

    Q_INVOKABLE void moveSelected(const QString& squadron, int before = 0);
    /// The selection when the row is in it, else the row alone.
    Q_INVOKABLE void moveRow(int rowKey, const QString& squadron, int before = 0);
    Q_INVOKABLE void shiftCurrent(int by);
    Q_INVOKABLE void addSquadron();
    Q_INVOKABLE bool renameSquadron(const QString& squadron, const QString& name);
    Q_INVOKABLE void removeSquadron(const QString& squadron);
    Q_INVOKABLE void shiftSquadron(const QString& squadron, int by);
    Q_INVOKABLE bool appoint(const QString& squadron, const QString& name, const QString& quality);
    Q_INVOKABLE bool changeCommander(int key, const QString& name, const QString& quality);
    Q_INVOKABLE void dismiss(int key);

    // Selection

    Q_INVOKABLE void pick(int rowKey, bool adding = false, bool ranging = false);
    /// Picks the ship above (-1) or below (+1) the current one.
    Q_INVOKABLE void step(int by, bool ranging = false);
    Q_INVOKABLE void pickSquadron(const QString& squadron);
    Q_INVOKABLE void selectSquadron(const QString& squadron);
    Q_INVOKABLE void selectAll();
    /// Looks at the fleet as a whole.
    Q_INVOKABLE void clearSelection();

    // The work

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void beginAnew();
    /// Somebody else sits down: `whose` names him, "" who has this machine to himself. He finds what he left, with its draft
    /// and its undo, and nothing of anybody else (CP-2.3).
    Q_INVOKABLE void handTo(const QString& whose);
    Q_INVOKABLE bool open(const QUrl& file);
    /// Into the file it came from; false when there is none yet.
    Q_INVOKABLE bool save();
    Q_INVOKABLE bool saveAs(const QUrl& file);

    [[nodiscard]] QString name() const;
    [[nodiscard]] int year() const { return plan().year.value_or(0); }
    [[nodiscard]] QString yearText() const;
    [[nodiscard]] int alliedPercent() const { return plan().alliedPercent; }
    [[nodiscard]] QStringList squadrons() const;
    [[nodiscard]] QStringList posts() const { return QStringList(QString()) + squadrons(); }
    [[nodiscard]] int ships() const { return plan().shipCount(); }
    [[nodiscard]] bool isEmpty() const { return plan().rows.empty(); }
    [[nodiscard]] QString total() const;
    [[nodiscard]] QString budget() const;
    [[nodiscard]] QString left() const;
    [[nodiscard]] bool overBudget() const;
    [[nodiscard]] double spent() const;
    [[nodiscard]] int errors() const { return m_reckoning.errors; }
    [[nodiscard]] int warnings() const { return m_reckoning.warnings; }
    [[nodiscard]] bool canUndo() const { return m_history.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_history.canRedo(); }
    [[nodiscard]] QString undoTitle() const { return m_history.undoTitle(); }
    [[nodiscard]] QString redoTitle() const { return m_history.redoTitle(); }
    [[nodiscard]] bool modified() const;
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] QUrl file() const;
    [[nodiscard]] int currentKey() const { return m_selection.current(); }
    [[nodiscard]] int selectedCount() const { return static_cast<int>(m_selection.keys().size()); }
    [[nodiscard]] QString shipName() const;
    [[nodiscard]] QString shipTitle() const;
    [[nodiscard]] QString shipClass() const;
    [[nodiscard]] QString captain() const;
    [[nodiscard]] int shipCount() const;
    [[nodiscard]] QString shipEach() const;
    [[nodiscard]] QString shipTotal() const;
    [[nodiscard]] QVariant shipOutline() const;
    [[nodiscard]] bool refitted() const;
    [[nodiscard]] QString targetSquadron() const;

    [[nodiscard]] FleetRows* rows() { return &m_rows; }
    [[nodiscard]] FitSheet* fit() { return &m_fit; }
    [[nodiscard]] CommanderRows* commanders() { return &m_commanders; }
    [[nodiscard]] PriceLines* price() { return &m_price; }
    [[nodiscard]] MendableFindings* findings() { return &m_findings; }

signals:
    void changed();
    /// Not done, and why; nothing was changed.
    void refused(const QString& what, const QString& remedy);
    /// Something could not be read or written.
    void failed(const QString& what, const QString& remedy);
    void done(const QString& what);

private:
    /// One step of undo: `command` takes the plan and returns void, or a Result whose problems are told (refused).
    template <class Command>
    bool perform(const QString& title, Command command);
    void refuse(const Problems& problems);
    [[nodiscard]] const PlanRow* current() const { return plan().find(m_selection.current()); }
    [[nodiscard]] std::vector<int> order() const;
    [[nodiscard]] QString selectionTitle() const;
    void restoreDraft();
    void openDraft();
    /// The plan or the selection is another: everything shown follows.
    void relay(bool planChanged);

    const Figures& m_figures;
    Snapshots<FleetPlan> m_history;
    std::map<std::string, Fleet> m_saved; ///< by path, what stands in the file
    PlanReckoning m_reckoning;
    RowSelection m_selection;
    std::string m_target;
    FleetRows m_rows;
    FitSheet m_fit;
    CommanderRows m_commanders;
    PriceLines m_price;
    MendableFindings m_findings;
    std::unique_ptr<DraftFile> m_draft;
    /// What lay on the table of those who sat here before.
    struct PutAside {
        Snapshots<FleetPlan> history;
        std::unique_ptr<DraftFile> draft;
    };
    QString m_whose;
    std::map<QString, PutAside> m_putAside;
};

} // namespace navarch
