// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/sound/sound_mixer.h"

#include <algorithm>
#include <cmath>

#include "app/base/sound/synthesis.h"

namespace navarch {

namespace {

constexpr std::size_t ending = soundRate / 30; ///< samples in which a voice that is hushed dies away

} // namespace

void SoundMixer::add(const Samples& samples, double volume)
{
    if (!samples || samples->empty() || volume <= 0)
        return;
    if (m_voices.size() >= mostVoices)
        m_voices.erase(m_voices.begin());
    m_voices.push_back({samples, std::min(volume, 1.0), 0, samples->size(), false});
}

void SoundMixer::hush()
{
    for (Voice& voice : m_voices) {
        voice.left = std::min(voice.left, ending);
        voice.isEnding = true;
    }
}

void SoundMixer::mix(std::span<std::int16_t> samples)
{
    for (std::int16_t& sample : samples) {
        double sum = 0;
        for (Voice& voice : m_voices) {
            if (voice.left == 0)
                continue;
            const double fading =
                voice.isEnding ? static_cast<double>(voice.left) / static_cast<double>(ending) : 1;
            sum += (*voice.samples)[voice.at++] / 32768.0 * voice.volume * fading;
            --voice.left;
        }
        sample = static_cast<std::int16_t>(std::lround(std::tanh(sum) * 32000));
    }
    std::erase_if(m_voices, [](const Voice& voice) { return voice.left == 0; });
}

} // namespace navarch
