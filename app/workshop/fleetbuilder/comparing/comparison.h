// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

#include <optional>

#include "app/base/lists/row_list.h"
#include "app/base/lists/shown_choice.h"
#include "app/workshop/fleetbuilder/library/fit_templates.h"

namespace navarch {

struct ComparisonEntry {
    QString label;
    QString left;
    QString right;
    bool differs = false;
    bool strong = false;

    [[nodiscard]] QString key() const { return label; }
};

/// Two ships, or two fleets, side by side: what each costs and can do.
///
/// Roles: label, leftText, rightText, differs, strong (a line to read first).
class Comparison : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::FleetBuilder* builder READ builder WRITE setBuilder NOTIFY changed)
    Q_PROPERTY(navarch::FitTemplates* templates MEMBER m_templates NOTIFY changed)
    /// Two fleets, not two ships.
    Q_PROPERTY(bool ofFleets READ ofFleets WRITE setOfFleets NOTIFY changed)
    /// What stands on either side, by the values of `choices`.
    Q_PROPERTY(QString left READ left WRITE setLeft NOTIFY changed)
    Q_PROPERTY(QString right READ right WRITE setRight NOTIFY changed)
    /// What can be compared: ships of the fleet, classes, templates; this fleet, squadrons, a file.
    Q_PROPERTY(QList<navarch::ShownChoice> choices READ choices NOTIFY changed)
    Q_PROPERTY(QVariant leftOutline READ leftOutline NOTIFY changed)
    Q_PROPERTY(QVariant rightOutline READ rightOutline NOTIFY changed)
    /// "The right one costs 3.00 more": what to know first.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)

public:
    using RowList::RowList;

    [[nodiscard]] FleetBuilder* builder() const { return m_builder; }
    void setBuilder(FleetBuilder* builder);
    [[nodiscard]] bool ofFleets() const { return m_ofFleets; }
    void setOfFleets(bool ofFleets);
    [[nodiscard]] QString left() const { return m_left; }
    void setLeft(const QString& left);
    [[nodiscard]] QString right() const { return m_right; }
    void setRight(const QString& right);
    [[nodiscard]] QList<ShownChoice> choices() const;
    [[nodiscard]] QVariant leftOutline() const;
    [[nodiscard]] QVariant rightOutline() const;
    [[nodiscard]] QString verdict() const { return m_verdict; }

    /// Begins with what is selected: two ships, or one beside its class as from the yard, or the fleet.
    Q_INVOKABLE void begin();
    /// Takes a fleet from a file for the right side.
    Q_INVOKABLE bool openOther(const QUrl& file);

signals:
    void changed();
    void failed(const QString& what, const QString& remedy);

private:
    [[nodiscard]] static const RowRoles<ComparisonEntry>& roles();
    void refill();
    [[nodiscard]] std::optional<FleetShip> shipOf(const QString& choice) const;
    [[nodiscard]] std::optional<Fleet> fleetFor(const QString& choice) const;

    FleetBuilder* m_builder = nullptr;
    FitTemplates* m_templates = nullptr;
    bool m_ofFleets = false;
    QString m_left;
    QString m_right;
    QString m_verdict;
    std::optional<Fleet> m_other;
    QString m_otherName;
    ListRows<ComparisonEntry> m_rows{*this, roles()};
};

} // namespace navarch
