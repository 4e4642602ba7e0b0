// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

namespace navarch {

/// The colours and typefaces that the chart is drawn with.
class ChartLook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A chart view has one.")
    /// { sea, land, shore, ink, softInk, card, line, accent, accentInk, warn, bad } and a colour for each colour of a side.
    Q_PROPERTY(QVariantMap colours READ colours WRITE setColours NOTIFY changed)
    Q_PROPERTY(QString dataFamily MEMBER m_dataFamily NOTIFY changed)
    Q_PROPERTY(QString titleFamily MEMBER m_titleFamily NOTIFY changed)
    Q_PROPERTY(QString iconFamily MEMBER m_iconFamily NOTIFY changed)
    Q_PROPERTY(int textSize MEMBER m_textSize NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QVariantMap colours() const { return m_colours; }
    void setColours(const QVariantMap& colours);
    [[nodiscard]] QColor colour(const char* name) const
    {
        return m_colours.value(QLatin1String(name)).value<QColor>();
    }
    [[nodiscard]] QColor sideColour(const QString& name) const;

    /// Pixels.
    [[nodiscard]] int textSize() const { return m_textSize; }
    /// `factor` times the text's size.
    [[nodiscard]] QFont font(double factor, bool strong) const;
    /// For the names of ports, and of all else.
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QFont nameFont() const { return font(0.88, false); }
    [[nodiscard]] QFont iconFont(double pixels) const;

signals:
    void changed();

private:
    QVariantMap m_colours;
    QString m_dataFamily;
    QString m_titleFamily;
    QString m_iconFamily;
    int m_textSize = 13;
};

} // namespace navarch
