// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QObject>
#include <QQmlEngine>
#include <QVariant>

namespace navarch {

/// What a board is drawn in - colours and letters -, and what is made to stand out on it.
class BoardStyle : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle board has it.")
    /// { sea, land, ink, softInk, card, line, accent, good, warn, bad, sides: [colour] }.
    Q_PROPERTY(QVariantMap colours READ colours WRITE setColours NOTIFY changed)
    Q_PROPERTY(QString dataFamily MEMBER m_dataFamily NOTIFY changed)
    Q_PROPERTY(QString titleFamily MEMBER m_titleFamily NOTIFY changed)
    /// In pixels.
    Q_PROPERTY(int textSize MEMBER m_textSize NOTIFY changed)
    /// The bases of all ships are drawn, not only of the chosen one and the one that is pointed at.
    Q_PROPERTY(bool bases MEMBER m_bases NOTIFY changed)
    /// Whom the chosen ship may strike or shoot at, and how far she may come, stand out.
    Q_PROPERTY(bool threats MEMBER m_threats NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QVariantMap colours() const { return m_colours; }
    void setColours(const QVariantMap& colours);

    [[nodiscard]] QColor colour(const char* name) const
    {
        return m_colours.value(QLatin1String(name)).value<QColor>();
    }
    /// A side's own, by its number.
    [[nodiscard]] QColor sideColour(int side) const;
    [[nodiscard]] QFont dataFont() const;
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] int textSize() const { return m_textSize; }
    [[nodiscard]] bool bases() const { return m_bases; }
    [[nodiscard]] bool threats() const { return m_threats; }

signals:
    void changed();

private:
    QVariantMap m_colours;
    QString m_dataFamily;
    QString m_titleFamily;
    int m_textSize = 13;
    bool m_bases = false;
    bool m_threats = false;
};

} // namespace navarch
