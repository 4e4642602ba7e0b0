// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

namespace navarch {

/// The colours and typefaces that something is drawn in, a board or a chart, as the theme has them.
class DrawingLook : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// By name; which ones, the kinds of it say.
    Q_PROPERTY(QVariantMap colours READ colours WRITE setColours NOTIFY changed)
    Q_PROPERTY(QString dataFamily MEMBER m_dataFamily NOTIFY changed)
    Q_PROPERTY(QString titleFamily MEMBER m_titleFamily NOTIFY changed)
    /// In pixels.
    Q_PROPERTY(int textSize MEMBER m_textSize NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QVariantMap colours() const { return m_colours; }
    void setColours(const QVariantMap& colours)
    {
        if (colours == m_colours)
            return;
        m_colours = colours;
        emit changed();
    }
    [[nodiscard]] QColor colour(const char* name) const
    {
        return m_colours.value(QLatin1String(name)).value<QColor>();
    }
    [[nodiscard]] QString dataFamily() const { return m_dataFamily; }
    [[nodiscard]] int textSize() const { return m_textSize; }

signals:
    void changed();

protected:
    QVariantMap m_colours;
    QString m_dataFamily;
    QString m_titleFamily;
    int m_textSize = 13;
};

} // namespace navarch
