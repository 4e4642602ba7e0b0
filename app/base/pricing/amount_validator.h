// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QValidator>

namespace navarch {

/// Takes an amount of talents as a person types it (typedAmount()), not less than nothing, and says what it waits for.
class AmountValidator : public QValidator {
    Q_OBJECT
    QML_ELEMENT

    /// Whether nothing may be typed as well: there is none.
    Q_PROPERTY(bool optional MEMBER m_optional NOTIFY optionalChanged)
    /// What to write, while what is typed is no amount.
    Q_PROPERTY(QString wanted READ wanted NOTIFY changed)

public:
    explicit AmountValidator(QObject* parent = nullptr) : QValidator(parent) {}

    /// Invalid is nothing: whoever types on sees what is wanted rather than keys that do nothing.
    State validate(QString& input, int& pos) const override;

    [[nodiscard]] QString wanted() const;

signals:
    void optionalChanged();

private:
    bool m_optional = false;
};

} // namespace navarch
