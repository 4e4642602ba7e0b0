// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/workshop/fitting/fit_sheet.h"
#include "app/workshop/portbuilder/port_document.h"
#include "app/workshop/portbuilder/wall_sections.h"

namespace navarch {

/// The wall sections of the port on the table, counted from 1, and the one that is looked at.
class PortWalls : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The port builder hands it out.")
    /// The section that is looked at; 0: none.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// How many such a port may have (SA-15.11).
    Q_PROPERTY(int most READ most NOTIFY changed)
    /// Of the section that is looked at.
    Q_PROPERTY(QString price READ price NOTIFY changed)
    Q_PROPERTY(navarch::WallSections* sections READ sections CONSTANT)
    Q_PROPERTY(navarch::FitSheet* fit READ fit CONSTANT)

public:
    explicit PortWalls(PortDocument& document) : m_document(document) {}

    Q_INVOKABLE void add();
    Q_INVOKABLE void duplicate(int number);
    Q_INVOKABLE void remove(int number);
    Q_INVOKABLE void move(int number, int by);
    /// Of the section that is looked at.
    Q_INVOKABLE void setFit(const QString& field, int number);
    /// How many sections a port of another value may have.
    Q_INVOKABLE int mostAt(int economicValue) const;

    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int number);
    [[nodiscard]] int count() const { return static_cast<int>(m_document.plan().port.sections.size()); }
    [[nodiscard]] int most() const { return mostAt(m_document.plan().port.economicValue); }
    [[nodiscard]] QString price() const;
    [[nodiscard]] WallSections* sections() { return &m_sections; }
    [[nodiscard]] FitSheet* fit() { return &m_fit; }

    /// Looks at the first section again; nobody is told.
    void lookAtFirst() { m_current = 1; }
    void refill();

signals:
    void changed();
    /// Another section is looked at: what shows it reads it anew, and changed() follows.
    void picked();

private:
    [[nodiscard]] bool has(int number) const { return number >= 1 && number <= count(); }

    PortDocument& m_document;
    int m_current = 1;
    WallSections m_sections;
    FitSheet m_fit;
};

} // namespace navarch
