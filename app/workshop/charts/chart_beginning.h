// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>
#include <QVariant>

#include "app/base/background_job.h"
#include "app/base/lists/shown_problem.h"
#include "app/workshop/charts/chart_document.h"

namespace navarch {

/// A part of the world that a chart may show, in degrees.
struct ChartPart {
    Q_GADGET
    QML_VALUE_TYPE(chartPart)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(double west MEMBER west)
    Q_PROPERTY(double south MEMBER south)
    Q_PROPERTY(double east MEMBER east)
    Q_PROPERTY(double north MEMBER north)

public:
    QString text;
    double west = 0;
    double south = 0;
    double east = 0;
    double north = 0;

    friend bool operator==(const ChartPart&, const ChartPart&) = default;
};

/// What a chart begins with: a blank sea, the Mediterranean or a part of it, or the coast of a GeoJSON file. Larger ones are
/// made on another thread. Beginning is a step of undo; where it is refused nothing is changed.
class ChartBeginning : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The chart room hands it out.")
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// Why a file was refused.
    Q_PROPERTY(QList<navarch::ShownProblem> problems READ problems NOTIFY changed)
    /// The Mediterranean and some parts of it, in degrees.
    Q_PROPERTY(QList<navarch::ChartPart> parts READ parts CONSTANT)

public:
    explicit ChartBeginning(ChartDocument& document);

    /// So many degrees high, 1 to 20.
    Q_INVOKABLE void blank(int height);
    /// The part of the Mediterranean between these degrees; false, with the reason told, when it is none.
    Q_INVOKABLE bool part(double west, double south, double east, double north);
    Q_INVOKABLE void geoJson(const QUrl& file);
    Q_INVOKABLE void clear();

    [[nodiscard]] bool busy() const { return m_job.isRunning(); }
    [[nodiscard]] QList<ShownProblem> problems() const { return m_problems; }
    [[nodiscard]] QList<ChartPart> parts() const;

signals:
    void changed();
    /// The chart lies on the table.
    void begun();

private:
    void begin(const QString& title, std::function<Result<ChartPlan>()> make);

    ChartDocument& m_document;
    BackgroundJob<Result<ChartPlan>> m_job;
    QList<ShownProblem> m_problems;
};

} // namespace navarch
