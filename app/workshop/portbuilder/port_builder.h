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
#include "app/workshop/portbuilder/port_plan.h"
#include "app/workshop/portbuilder/wall_sections.h"

namespace navarch {

/// The port builder: the defences of a port on the table, built section by section or rolled for a neutral one. Each
/// command is one step of undo. What is not saved is kept as a draft and is there again.
class PortBuilder : public QObject {
    Q_OBJECT
    QML_ELEMENT

    // The port
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(int economicValue READ economicValue WRITE setEconomicValue NOTIFY changed)
    /// How many wall sections such a port may have (SA-15.11).
    Q_PROPERTY(int mostSections READ mostSections NOTIFY changed)
    Q_PROPERTY(QString garrison READ garrison WRITE setGarrison NOTIFY changed)
    Q_PROPERTY(QString commanderName READ commanderName WRITE setCommanderName NOTIFY changed)
    Q_PROPERTY(QString commanderQuality READ commanderQuality WRITE setCommanderQuality NOTIFY changed)
    /// { value, text } of crew qualities and of commanders' with their prices.
    Q_PROPERTY(QVariantList garrisonQualities READ garrisonQualities CONSTANT)
    Q_PROPERTY(QVariantList commanderQualities READ commanderQualities CONSTANT)

    // Money and rules
    Q_PROPERTY(QString total READ total NOTIFY changed)
    Q_PROPERTY(int errors READ errors NOTIFY changed)
    Q_PROPERTY(int warnings READ warnings NOTIFY changed)

    // Dice
    /// The defences stand as they were rolled.
    Q_PROPERTY(bool rolled READ rolled NOTIFY changed)
    /// The dice of what stands, or those that typed ones are being asked for (face 0: not yet), as DiceTray.qml has them.
    Q_PROPERTY(QVariantList dice READ dice NOTIFY diceChanged)
    /// The seed they were rolled with; empty when dice were typed or nothing was rolled.
    Q_PROPERTY(QString seed READ seed NOTIFY changed)

    // The work
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString undoTitle READ undoTitle NOTIFY changed)
    Q_PROPERTY(QString redoTitle READ redoTitle NOTIFY changed)
    Q_PROPERTY(bool modified READ modified NOTIFY changed)
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    /// Where it was read from or last written; empty: nowhere yet.
    Q_PROPERTY(QUrl file READ file NOTIFY changed)

    /// The wall section that is looked at, from 1; 0: none.
    Q_PROPERTY(int section READ section WRITE setSection NOTIFY changed)
    Q_PROPERTY(int sectionCount READ sectionCount NOTIFY changed)
    Q_PROPERTY(QString sectionPrice READ sectionPrice NOTIFY changed)

    Q_PROPERTY(navarch::WallSections* sections READ sections CONSTANT)
    Q_PROPERTY(navarch::FitSheet* fit READ fit CONSTANT)
    Q_PROPERTY(navarch::PriceLines* price READ price CONSTANT)
    Q_PROPERTY(navarch::MendableFindings* findings READ findings CONSTANT)

public:
    explicit PortBuilder(QObject* parent = nullptr);
    ~PortBuilder() override;

    [[nodiscard]] const PortPlan& plan() const { return m_history.now(); }
    [[nodiscard]] Defences defences() const { return plan().rolled ? Defences::Rolled : Defences::Bought; }
    [[nodiscard]] DraftFile& draft() { return *m_draft; }
    void take(const QString& title, PortPlan plan);

    void setName(const QString& name);
    void setEconomicValue(int value);
    void setGarrison(const QString& quality);
    void setCommanderName(const QString& name);
    void setCommanderQuality(const QString& quality);

    Q_INVOKABLE void addSection();
    Q_INVOKABLE void duplicateSection(int number);
    Q_INVOKABLE void removeSection(int number);
    Q_INVOKABLE void moveSection(int number, int by);
    /// Of the section that is looked at.
    Q_INVOKABLE void setFit(const QString& field, int number);
    Q_INVOKABLE void mend(const QString& findingKey, int section);
    Q_INVOKABLE void mendAll();

    /// Rolls for a neutral port (SA-15.12) with the seed in `seedText`; nothing in it: a fresh one.
    Q_INVOKABLE bool roll(int economicValue, int walls, const QString& seedText);
    /// The same with dice rolled at the table: faces apart by spaces or commas.
    Q_INVOKABLE bool rollTyped(int economicValue, int walls, const QString& faces);
    /// Shows which dice such a roll needs, with the faces typed so far, and says what is still missing; empty: nothing is.
    Q_INVOKABLE QString showTyped(int economicValue, int walls, const QString& faces);
    /// Shows the dice of what stands again.
    Q_INVOKABLE void showRolled();

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void beginAnew();
    /// Somebody else sits down: `whose` names him, "" who has this machine to himself. He finds what he left, with its draft
    /// and its undo, and nothing of anybody else (CP-2.3).
    Q_INVOKABLE void handTo(const QString& whose);
    Q_INVOKABLE bool open(const QUrl& file);
    Q_INVOKABLE bool save();
    Q_INVOKABLE bool saveAs(const QUrl& file);

    [[nodiscard]] QString name() const;
    [[nodiscard]] int economicValue() const { return plan().port.economicValue; }
    [[nodiscard]] int mostSections() const;
    /// How many sections a port of another value may have.
    Q_INVOKABLE int mostSectionsOf(int economicValue) const;
    [[nodiscard]] QString garrison() const;
    [[nodiscard]] QString commanderName() const;
    [[nodiscard]] QString commanderQuality() const;
    [[nodiscard]] QVariantList garrisonQualities() const;
    [[nodiscard]] QVariantList commanderQualities() const;
    [[nodiscard]] QString total() const { return m_price.total(); }
    [[nodiscard]] int errors() const { return m_errors; }
    [[nodiscard]] int warnings() const { return m_warnings; }
    [[nodiscard]] bool rolled() const { return plan().rolled; }
    [[nodiscard]] QString seed() const;
    [[nodiscard]] QVariantList dice() const;
    [[nodiscard]] bool canUndo() const { return m_history.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_history.canRedo(); }
    [[nodiscard]] QString undoTitle() const { return m_history.undoTitle(); }
    [[nodiscard]] QString redoTitle() const { return m_history.redoTitle(); }
    [[nodiscard]] bool modified() const;
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] QUrl file() const;
    [[nodiscard]] int section() const { return m_section; }
    void setSection(int number);
    [[nodiscard]] int sectionCount() const { return static_cast<int>(plan().port.sections.size()); }
    [[nodiscard]] QString sectionPrice() const;

    [[nodiscard]] WallSections* sections() { return &m_sections; }
    [[nodiscard]] FitSheet* fit() { return &m_fit; }
    [[nodiscard]] PriceLines* price() { return &m_price; }
    [[nodiscard]] MendableFindings* findings() { return &m_findings; }

signals:
    void changed();
    void diceChanged();
    /// Not done, and why; nothing was changed.
    void refused(const QString& what, const QString& remedy);
    /// Something could not be read or written.
    void failed(const QString& what, const QString& remedy);
    void done(const QString& what);

private:
    /// One step of undo; a change of the defences makes rolled ones built ones.
    template <class Command>
    void perform(const QString& title, Command command);
    bool refuseName(const std::string& name);
    bool rollNow(PortPlan next, int walls);
    void setDice(std::vector<Roll> dice);
    void restoreDraft();
    void openDraft();
    void relay();
    void judge();

    const Figures& m_figures;
    Snapshots<PortPlan> m_history;
    std::map<std::string, Fortification> m_saved; ///< by path, what stands in the file
    int m_section = 1;
    int m_errors = 0;
    int m_warnings = 0;
    WallSections m_sections;
    FitSheet m_fit;
    PriceLines m_price;
    MendableFindings m_findings;
    std::vector<Roll> m_dice;
    std::unique_ptr<DraftFile> m_draft;
    /// What lay on the table of those who sat here before.
    struct PutAside {
        Snapshots<PortPlan> history;
        std::unique_ptr<DraftFile> draft;
    };
    QString m_whose;
    std::map<QString, PutAside> m_putAside;
};

} // namespace navarch
