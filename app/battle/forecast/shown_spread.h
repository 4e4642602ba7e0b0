// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QQmlEngine>

namespace navarch {

/// How an amount is spread over many battles: the bars of a histogram and how wide they are, five marks (one in twenty, a
/// quarter, the median ...), the mean and the most.
struct ShownSpread {
    Q_GADGET
    QML_VALUE_TYPE(shownSpread)
    Q_PROPERTY(QList<int> bars MEMBER bars)
    Q_PROPERTY(double width MEMBER width)
    Q_PROPERTY(QList<double> marks MEMBER marks)
    Q_PROPERTY(double mean MEMBER mean)
    Q_PROPERTY(double most MEMBER most)

public:
    QList<int> bars;
    double width = 0;
    QList<double> marks;
    double mean = 0;
    double most = 0;

    friend bool operator==(const ShownSpread&, const ShownSpread&) = default;
};

} // namespace navarch
