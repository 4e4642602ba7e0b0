// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>

#include "app/battle/forecast/shown_spread.h"

namespace navarch {

/// How an amount is spread over many battles: a histogram over an axis with round numbers, and below it the median, the
/// middle half as a box and nine in ten as a line.
class SpreadPlot : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// As the forecaster hands it out; replaced as a whole.
    Q_PROPERTY(navarch::ShownSpread spread READ spread WRITE setSpread NOTIFY changed)
    /// Where the axis ends at least, so that plots can be compared.
    Q_PROPERTY(double upTo READ upTo WRITE setUpTo NOTIFY changed)
    Q_PROPERTY(QColor fill READ fill WRITE setFill NOTIFY changed)
    Q_PROPERTY(QColor ink READ ink WRITE setInk NOTIFY changed)
    Q_PROPERTY(QColor soft READ soft WRITE setSoft NOTIFY changed)
    Q_PROPERTY(QColor line READ line WRITE setLine NOTIFY changed)
    Q_PROPERTY(QString fontFamily READ fontFamily WRITE setFontFamily NOTIFY changed)
    Q_PROPERTY(int fontSize READ fontSize WRITE setFontSize NOTIFY changed)

public:
    explicit SpreadPlot(QQuickItem* parent = nullptr);

    [[nodiscard]] ShownSpread spread() const { return m_spread; }
    void setSpread(const ShownSpread& spread) { change(m_spread, spread); }
    [[nodiscard]] double upTo() const { return m_upTo; }
    void setUpTo(double upTo) { change(m_upTo, upTo); }
    [[nodiscard]] QColor fill() const { return m_fill; }
    void setFill(const QColor& fill) { change(m_fill, fill); }
    [[nodiscard]] QColor ink() const { return m_ink; }
    void setInk(const QColor& ink) { change(m_ink, ink); }
    [[nodiscard]] QColor soft() const { return m_soft; }
    void setSoft(const QColor& soft) { change(m_soft, soft); }
    [[nodiscard]] QColor line() const { return m_line; }
    void setLine(const QColor& line) { change(m_line, line); }
    [[nodiscard]] QString fontFamily() const { return m_family; }
    void setFontFamily(const QString& family) { change(m_family, family); }
    [[nodiscard]] int fontSize() const { return m_fontSize; }
    void setFontSize(int size) { change(m_fontSize, size); }

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    template <class Value>
    void change(Value& value, const Value& to)
    {
        if (value == to)
            return;
        value = to;
        update();
        emit changed();
    }

    ShownSpread m_spread;
    double m_upTo = 0;
    QColor m_fill;
    QColor m_ink;
    QColor m_soft;
    QColor m_line;
    QString m_family;
    int m_fontSize = 11;
};

} // namespace navarch
