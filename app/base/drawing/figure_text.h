// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QQuickPaintedItem>

namespace navarch {

/// Right-aligned text whose figures all take the same width, so that columns of amounts stand under one another.
/// Qt before 6.7 cannot ask a font for its tabular figures; here each figure is set into a cell of the widest one.
class FigureText : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged)
    Q_PROPERTY(QFont font READ font WRITE setFont NOTIFY fontChanged)
    /// Left instead of right.
    Q_PROPERTY(bool leading READ leading WRITE setLeading NOTIFY leadingChanged)

public:
    explicit FigureText(QQuickItem* parent = nullptr);

    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] QColor color() const { return m_color; }
    void setColor(const QColor& color);
    [[nodiscard]] QFont font() const { return m_font; }
    void setFont(const QFont& font);
    [[nodiscard]] bool leading() const { return m_leading; }
    void setLeading(bool leading);

    void paint(QPainter* painter) override;

signals:
    void textChanged();
    void colorChanged();
    void fontChanged();
    void leadingChanged();

private:
    void measure();
    [[nodiscard]] qreal advance(QChar character) const;

    QString m_text;
    QColor m_color;
    QFont m_font;
    bool m_leading = false;
    qreal m_figureWidth = 0;
};

} // namespace navarch
