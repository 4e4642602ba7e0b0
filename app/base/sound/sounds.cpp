// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/sound/sounds.h"

#include <algorithm>
#include <utility>

#include "app/base/sound/speaker.h"

namespace navarch {

Sounds::Sounds(QObject* parent) : Sounds([] { return std::make_unique<Speaker>(); }, parent) {}

Sounds::Sounds(MakeOutput make, QObject* parent) : QObject(parent), m_make(std::move(make)) {}

void Sounds::setOn(bool on)
{
    if (on == m_isOn)
        return;
    m_isOn = on;
    if (!on)
        m_output.reset();
    emit onChanged();
}

void Sounds::setVolume(double volume)
{
    volume = std::clamp(volume, 0.0, 1.0);
    if (volume == m_volume)
        return;
    m_volume = volume;
    emit volumeChanged();
}

void Sounds::play(Sound sound, double loudness)
{
    if (!m_isOn || m_volume * loudness <= 0)
        return;
    if (!m_output)
        m_output = m_make();
    m_output->play(sound, m_volume * loudness);
}

void Sounds::hush()
{
    if (m_output)
        m_output->hush();
}

} // namespace navarch
