// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/settings/sound_settings.h"

#include <algorithm>

namespace navarch {

namespace {

constexpr double softest = 0.1; ///< what is quieter is not on

} // namespace

SoundSettings::SoundSettings(QObject* parent)
    : QObject(parent),
      m_isOn(m_settings.value("sounds", false).toBool()),
      m_volume(std::clamp(m_settings.value("soundVolume", 0.6).toDouble(), softest, 1.0))
{
}

void SoundSettings::setOn(bool on)
{
    if (on == m_isOn)
        return;
    m_isOn = on;
    m_settings.setValue("sounds", on);
    emit onChanged();
}

void SoundSettings::setVolume(double volume)
{
    volume = std::clamp(volume, softest, 1.0);
    if (volume == m_volume)
        return;
    m_volume = volume;
    m_settings.setValue("soundVolume", volume);
    emit volumeChanged();
}

} // namespace navarch
