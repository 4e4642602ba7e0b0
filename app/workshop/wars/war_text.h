// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

#include "app/workshop/wars/war_document.h"

namespace navarch {

/// What is said of the war that is built, when it begins, and the umpire's options of it.
class WarText : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The war builder hands it out.")
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(QString history READ history NOTIFY changed)
    Q_PROPERTY(QString source READ source NOTIFY changed)
    /// Signed, never 0 (CP-1.1).
    Q_PROPERTY(int year READ year NOTIFY changed)
    Q_PROPERTY(int month READ month NOTIFY changed)
    Q_PROPERTY(int week READ week NOTIFY changed)
    /// { value, text } of the months.
    Q_PROPERTY(QVariantList months READ months CONSTANT)
    /// What its chart is called; empty: the built-in one of the Mediterranean.
    Q_PROPERTY(QString chart READ chart NOTIFY changed)
    /// { key, title, help, rule, source, choices: [{ value, text }], value } of the options.
    Q_PROPERTY(QVariantList options READ options NOTIFY changed)
    /// The battles it proposes to begin with, by their names.
    Q_PROPERTY(QStringList battles READ battles NOTIFY changed)

public:
    WarText(WarDocument& document, const WarReading& reading) : m_document(document), m_reading(reading) {}

    /// "name", "summary", "history" or "source".
    Q_INVOKABLE void setText(const QString& field, const QString& text);
    /// "year", "month" or "week".
    Q_INVOKABLE void setNumber(const QString& field, int number);
    Q_INVOKABLE void setOption(const QString& key, const QString& value);

    [[nodiscard]] QString name() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString history() const;
    [[nodiscard]] QString source() const;
    [[nodiscard]] int year() const { return m_reading.plan.year; }
    [[nodiscard]] int month() const { return m_reading.plan.month; }
    [[nodiscard]] int week() const { return m_reading.plan.week; }
    [[nodiscard]] QVariantList months() const;
    [[nodiscard]] QString chart() const;
    [[nodiscard]] QVariantList options() const;
    [[nodiscard]] QStringList battles() const;

signals:
    void changed();

private:
    WarDocument& m_document;
    const WarReading& m_reading;
};

} // namespace navarch
