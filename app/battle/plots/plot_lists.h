// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/battle/plots/plot_answer.h"

namespace navarch {

/// What the panel of a plot lists: what may be written - speeds, steps, what is written with them -, what is, and what the
/// game says to it. Empty while none is written.
class PlotLists : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A plot that is written has them.")
    /// { speed, label, note, whyNot, taken }.
    Q_PROPERTY(QVariantList speeds READ speeds NOTIFY changed)
    /// { symbol, label, name, whyNot, isOut }: what may be written next, or why not; isOut: its speed knows no such step.
    Q_PROPERTY(QVariantList symbols READ symbols NOTIFY changed)
    /// { symbol, label, name, phase, refused, warned }; phase 0: it is not reached.
    Q_PROPERTY(QVariantList steps READ steps NOTIFY changed)
    /// { group, label, value, options: [{ value, text, whyNot }] }.
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    /// { isRefusal, step, rule, text }.
    Q_PROPERTY(QVariantList notes READ notes NOTIFY changed)

public:
    /// Of a plot that outlives it, if there is one.
    explicit PlotLists(const std::optional<PlotAnswer>& plot) : m_plot(plot) {}

    [[nodiscard]] QVariantList speeds() const;
    [[nodiscard]] QVariantList symbols() const;
    [[nodiscard]] QVariantList steps() const;
    [[nodiscard]] QVariantList choices() const;
    [[nodiscard]] QVariantList notes() const;

signals:
    void changed();

private:
    const std::optional<PlotAnswer>& m_plot;
};

} // namespace navarch
