// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/lists/row_list.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"

namespace navarch {

struct TemplateEntry {
    QString file;
    QString name;
    QString className;
    QString summary;
    QString price;
    QString crew;
    OutlineTraits outline;
    QString trouble; ///< why it cannot be used; empty when it can
    FleetShip ship;

    [[nodiscard]] QString key() const { return file; }
};

/// Fits kept for other fleets, each a small JSON file ("navarch-template/1") in the program's folder "templates". A file
/// that cannot be read is shown as such and breaks nothing.
///
/// Roles: file (its name without folder), name, className, summary, crew, price, outline, trouble.
class FitTemplates : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::FleetBuilder* builder MEMBER m_builder)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)

public:
    explicit FitTemplates(QObject* parent = nullptr);

    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString& search);

    /// Keeps fit and crew of the ship that is looked at, under `name`; one of that name is replaced.
    Q_INVOKABLE bool keep(const QString& name);
    /// One more such ship in the fleet.
    Q_INVOKABLE bool add(const QString& file);
    /// Fits the selected ships that way.
    Q_INVOKABLE bool apply(const QString& file);
    /// For good.
    Q_INVOKABLE bool remove(const QString& file);
    Q_INVOKABLE bool knows(const QString& name) const;
    /// Reads the folder again.
    Q_INVOKABLE void reload();

    [[nodiscard]] const FleetShip* find(const QString& file) const;

signals:
    void searchChanged();
    void failed(const QString& what, const QString& remedy);
    void done(const QString& what);

private:
    [[nodiscard]] static const RowRoles<TemplateEntry>& roles();
    void refill();

    const Figures& m_figures;
    FleetBuilder* m_builder = nullptr;
    QString m_folder;
    QString m_search;
    std::vector<TemplateEntry> m_all;
    ListRows<TemplateEntry> m_rows{*this, roles()};
};

} // namespace navarch
