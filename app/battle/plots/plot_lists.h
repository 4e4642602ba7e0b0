// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/battle/plots/plot_answer.h"

namespace navarch {

/// A speed that a plot may have, or why not.
struct ShownPlotSpeed {
    Q_GADGET
    QML_VALUE_TYPE(shownPlotSpeed)
    Q_PROPERTY(int speed MEMBER speed)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString whyNot MEMBER whyNot)
    Q_PROPERTY(bool taken MEMBER taken)

public:
    int speed = 0;
    QString label;
    QString note;
    QString whyNot;
    bool taken = false;

    friend bool operator==(const ShownPlotSpeed&, const ShownPlotSpeed&) = default;
};

/// What may be written next, or why not; isOut: its speed knows no such step.
struct ShownPlotSymbol {
    Q_GADGET
    QML_VALUE_TYPE(shownPlotSymbol)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString whyNot MEMBER whyNot)
    Q_PROPERTY(bool isOut MEMBER isOut)

public:
    QString symbol;
    QString label;
    QString name;
    QString whyNot;
    bool isOut = false;

    friend bool operator==(const ShownPlotSymbol&, const ShownPlotSymbol&) = default;
};

/// A step that is written; phase 0: it is not reached.
struct ShownPlotStep {
    Q_GADGET
    QML_VALUE_TYPE(shownPlotStep)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int phase MEMBER phase)
    Q_PROPERTY(bool refused MEMBER refused)
    Q_PROPERTY(bool warned MEMBER warned)

public:
    QString symbol;
    QString label;
    QString name;
    int phase = 0;
    bool refused = false;
    bool warned = false;

    friend bool operator==(const ShownPlotStep&, const ShownPlotStep&) = default;
};

/// One way to settle a choice of a plot, or why not.
struct ShownPlotOption {
    Q_GADGET
    QML_VALUE_TYPE(shownPlotOption)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString whyNot MEMBER whyNot)

public:
    QString value;
    QString text;
    QString whyNot;

    friend bool operator==(const ShownPlotOption&, const ShownPlotOption&) = default;
};

/// What is written with the steps.
struct ShownPlotChoice {
    Q_GADGET
    QML_VALUE_TYPE(shownPlotChoice)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString group MEMBER group)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QList<navarch::ShownPlotOption> options MEMBER options)

public:
    QString label;
    QString group;
    QString value;
    QList<ShownPlotOption> options;

    friend bool operator==(const ShownPlotChoice&, const ShownPlotChoice&) = default;
};

/// What the game says to a plot.
struct ShownPlotNote {
    Q_GADGET
    QML_VALUE_TYPE(shownPlotNote)
    Q_PROPERTY(bool isRefusal MEMBER isRefusal)
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString text MEMBER text)

public:
    bool isRefusal = false;
    int step = 0;
    QString rule;
    QString text;

    friend bool operator==(const ShownPlotNote&, const ShownPlotNote&) = default;
};

/// What the panel of a plot lists: what may be written - speeds, steps, what is written with them -, what is, and what the
/// game says to it. Empty while none is written.
class PlotLists : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A plot that is written has them.")
    Q_PROPERTY(QList<navarch::ShownPlotSpeed> speeds READ speeds NOTIFY changed)
    /// What may be written next, or why not; isOut: its speed knows no such step.
    Q_PROPERTY(QList<navarch::ShownPlotSymbol> symbols READ symbols NOTIFY changed)
    /// Phase 0: it is not reached.
    Q_PROPERTY(QList<navarch::ShownPlotStep> steps READ steps NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownPlotChoice> choices READ choices NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownPlotNote> notes READ notes NOTIFY changed)

public:
    /// Of a plot that outlives it, if there is one.
    explicit PlotLists(const std::optional<PlotAnswer>& plot) : m_plot(plot) {}

    [[nodiscard]] QList<ShownPlotSpeed> speeds() const;
    [[nodiscard]] QList<ShownPlotSymbol> symbols() const;
    [[nodiscard]] QList<ShownPlotStep> steps() const;
    [[nodiscard]] QList<ShownPlotChoice> choices() const;
    [[nodiscard]] QList<ShownPlotNote> notes() const;

signals:
    void changed();

private:
    const std::optional<PlotAnswer>& m_plot;
};

} // namespace navarch
