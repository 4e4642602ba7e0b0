// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

#include "app/base/lists/shown_choice.h"
#include "app/base/pricing/shown_finding.h"
#include "app/campaign/open_campaign.h"
#include "app/workshop/wars/war_aims.h"
#include "app/workshop/wars/war_check.h"
#include "app/workshop/wars/war_fleets.h"
#include "app/workshop/wars/war_ports.h"
#include "app/workshop/wars/war_relations.h"
#include "app/workshop/wars/war_sides.h"
#include "app/workshop/wars/war_text.h"

namespace navarch {

/// What a war of one's own begins with: its name and those of its two sides, in the language spoken.
[[nodiscard]] BareWar bareWar();

/// The war builder: a scenario on the table, by duty the objects through which one builds it, and what one may begin from. Each
/// command is one step of undo.
class WarBuilder : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(navarch::BuilderDocument* document READ document CONSTANT)
    Q_PROPERTY(navarch::WarText* text READ text CONSTANT)
    Q_PROPERTY(navarch::WarSides* sides READ sides CONSTANT)
    Q_PROPERTY(navarch::WarRelations* relations READ relations CONSTANT)
    Q_PROPERTY(navarch::WarAims* aims READ aims CONSTANT)
    Q_PROPERTY(navarch::WarFleets* fleets READ fleets CONSTANT)
    Q_PROPERTY(navarch::WarPorts* ports READ ports CONSTANT)
    Q_PROPERTY(navarch::WarCheck* check READ check CONSTANT)
    /// The built-in scenarios, by their names.
    Q_PROPERTY(QList<navarch::ShownChoice> builtIn READ builtIn CONSTANT)
    /// What could not be taken of the war that was taken last.
    Q_PROPERTY(QList<navarch::ShownFinding> leftOut READ leftOut NOTIFY taken)

public:
    explicit WarBuilder(QObject* parent = nullptr);

    /// A copy of a built-in scenario.
    Q_INVOKABLE void beginFrom(const QString& scenario);
    /// Two sides without anything on the chart of a file, "navarch-chart/1".
    Q_INVOKABLE bool beginOnChart(const QUrl& file);
    /// The open campaign as it stands; the umpire's alone.
    Q_INVOKABLE bool takeWar(navarch::OpenCampaign* campaign);
    /// Looks at a side, by its place among them: its relations, its aims and its fleets are those that are handed out.
    Q_INVOKABLE void lookAt(int side);
    /// The file as it would be saved.
    Q_INVOKABLE QString scenario() const;

    [[nodiscard]] WarDocument* document() { return &m_document; }
    [[nodiscard]] WarText* text() { return &m_text; }
    [[nodiscard]] WarSides* sides() { return &m_sides; }
    [[nodiscard]] WarRelations* relations() { return &m_relations; }
    [[nodiscard]] WarAims* aims() { return &m_aims; }
    [[nodiscard]] WarFleets* fleets() { return &m_fleets; }
    [[nodiscard]] WarPorts* ports() { return &m_ports; }
    [[nodiscard]] WarCheck* check() { return &m_check; }
    [[nodiscard]] QList<ShownChoice> builtIn() const;
    [[nodiscard]] QList<ShownFinding> leftOut() const { return m_leftOut; }

signals:
    /// A war was taken, or another piece of work begun.
    void taken();

private:
    void relay();
    void begin(const QString& title, ScenarioDraft draft);

    WarDocument m_document;
    WarReading m_reading;
    WarText m_text{m_document, m_reading};
    WarSides m_sides{m_document, m_reading};
    WarRelations m_relations{m_document, m_reading};
    WarAims m_aims{m_document, m_reading};
    WarFleets m_fleets{m_document, m_reading};
    WarPorts m_ports{m_document, m_reading};
    WarCheck m_check{m_reading};
    QList<ShownFinding> m_leftOut;
};

} // namespace navarch
