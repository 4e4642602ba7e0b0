// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <string_view>

#include "app/base/lists/shown_choice.h"
#include "app/campaign/settings/option_words.h"
#include "app/workshop/wars/war_document.h"

namespace navarch {

/// What is said of the war that is built, when it begins, and the umpire's options of it.
class WarText : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The war builder hands it out.")
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(QString summary READ summary WRITE setSummary NOTIFY changed)
    Q_PROPERTY(QString history READ history WRITE setHistory NOTIFY changed)
    Q_PROPERTY(QString source READ source WRITE setSource NOTIFY changed)
    /// Signed, never 0 (CP-1.1).
    Q_PROPERTY(int year READ year WRITE setYear NOTIFY changed)
    Q_PROPERTY(int month READ month WRITE setMonth NOTIFY changed)
    Q_PROPERTY(int week READ week WRITE setWeek NOTIFY changed)
    /// The months.
    Q_PROPERTY(QList<navarch::ShownChoice> months READ months CONSTANT)
    /// What its chart is called; empty: the built-in one of the Mediterranean.
    Q_PROPERTY(QString chart READ chart NOTIFY changed)
    /// The options.
    Q_PROPERTY(QList<navarch::ShownOption> options READ options NOTIFY changed)
    /// The battles it proposes to begin with, by their names.
    Q_PROPERTY(QStringList battles READ battles NOTIFY changed)

public:
    WarText(WarDocument& document, const WarReading& reading) : m_document(document), m_reading(reading) {}

    Q_INVOKABLE void setOption(const QString& key, const QString& value);

    [[nodiscard]] QString name() const;
    void setName(const QString& name) { setText("name", name); }
    [[nodiscard]] QString summary() const;
    void setSummary(const QString& summary) { setText("summary", summary); }
    [[nodiscard]] QString history() const;
    void setHistory(const QString& history) { setText("history", history); }
    [[nodiscard]] QString source() const;
    void setSource(const QString& source) { setText("source", source); }
    [[nodiscard]] int year() const { return m_reading.plan.year; }
    void setYear(int year) { setNumber("year", year); }
    [[nodiscard]] int month() const { return m_reading.plan.month; }
    void setMonth(int month) { setNumber("month", month); }
    [[nodiscard]] int week() const { return m_reading.plan.week; }
    void setWeek(int week) { setNumber("week", week); }
    [[nodiscard]] QList<ShownChoice> months() const;
    [[nodiscard]] QString chart() const;
    [[nodiscard]] QList<ShownOption> options() const;
    [[nodiscard]] QStringList battles() const;

signals:
    void changed();

private:
    /// Fields as a scenario file calls them.
    void setText(std::string_view field, const QString& text);
    void setNumber(std::string_view field, int number);

    WarDocument& m_document;
    const WarReading& m_reading;
};

} // namespace navarch
