// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/base/own_settings.h"

namespace navarch {

/// Whether this person at this machine wants to hear what happens, and how loud: kept beside the other preferences.
class SoundSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Off until it is wanted.
    Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY onChanged)
    /// 0.1 to 1
    Q_PROPERTY(double volume READ volume WRITE setVolume NOTIFY volumeChanged)

public:
    explicit SoundSettings(QObject* parent = nullptr);

    [[nodiscard]] bool isOn() const { return m_isOn; }
    void setOn(bool on);
    [[nodiscard]] double volume() const { return m_volume; }
    void setVolume(double volume);

signals:
    void onChanged();
    void volumeChanged();

private:
    OwnSettings m_settings;
    bool m_isOn;
    double m_volume;
};

} // namespace navarch
