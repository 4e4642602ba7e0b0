// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>
#include <QVariant>

#include "app/base/background_job.h"
#include "app/workshop/charts/chart_document.h"

namespace navarch {

/// What a chart begins with: a blank sea, the Mediterranean or a part of it, or the coast of a GeoJSON file. Larger ones are
/// made on another thread. Beginning is a step of undo; where it is refused nothing is changed.
class ChartBeginning : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The chart room hands it out.")
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// Why a file was refused: { place, what, remedy }.
    Q_PROPERTY(QVariantList problems READ problems NOTIFY changed)
    /// { text, west, south, east, north } of the Mediterranean and some parts of it, in degrees.
    Q_PROPERTY(QVariantList parts READ parts CONSTANT)

public:
    explicit ChartBeginning(ChartDocument& document);

    /// So many degrees high, 1 to 20.
    Q_INVOKABLE void blank(int height);
    /// The part of the Mediterranean between these degrees; false, with the reason told, when it is none.
    Q_INVOKABLE bool part(double west, double south, double east, double north);
    Q_INVOKABLE void geoJson(const QUrl& file);
    Q_INVOKABLE void clear();

    [[nodiscard]] bool busy() const { return m_job.isRunning(); }
    [[nodiscard]] QVariantList problems() const { return m_problems; }
    [[nodiscard]] QVariantList parts() const;

signals:
    void changed();
    /// The chart lies on the table.
    void begun();

private:
    void begin(const QString& title, std::function<Result<ChartPlan>()> make);

    ChartDocument& m_document;
    BackgroundJob<Result<ChartPlan>> m_job;
    QVariantList m_problems;
};

} // namespace navarch
