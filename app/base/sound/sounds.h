// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <functional>
#include <memory>

#include "app/base/sound/sound_output.h"

namespace navarch {

/// Whether what happens is heard, and how loud. While it is off, and until the first sound, no device is looked for.
class Sounds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool on READ isOn WRITE setOn NOTIFY onChanged)
    /// 0 to 1
    Q_PROPERTY(double volume READ volume WRITE setVolume NOTIFY volumeChanged)

public:
    using MakeOutput = std::function<std::unique_ptr<SoundOutput>()>;

    /// By the speaker.
    explicit Sounds(QObject* parent = nullptr);
    /// By what is made when the first sound is to be heard.
    explicit Sounds(MakeOutput make, QObject* parent = nullptr);

    [[nodiscard]] bool isOn() const { return m_isOn; }
    void setOn(bool on);
    [[nodiscard]] double volume() const { return m_volume; }
    void setVolume(double volume);

    /// When it is on; `loudness` beside the other sounds, 0 to 1.
    void play(Sound sound, double loudness = 1);
    /// What is heard ends.
    Q_INVOKABLE void hush();
    /// A day of a week at sea begins.
    Q_INVOKABLE void playDay() { play(Sound::Day); }
    /// What it is like, for one who switches it on or makes it louder.
    Q_INVOKABLE void playExample() { play(Sound::Ram); }

signals:
    void onChanged();
    void volumeChanged();

private:
    MakeOutput m_make;
    std::unique_ptr<SoundOutput> m_output;
    bool m_isOn = false;
    double m_volume = 0.6;
};

} // namespace navarch
