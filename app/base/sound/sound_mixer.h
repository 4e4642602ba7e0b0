// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace navarch {

/// Sounds that are heard at once become one. It knows no device and no clock: whoever plays asks for the next samples.
class SoundMixer {
public:
    using Samples = std::shared_ptr<const std::vector<std::int16_t>>;

    static constexpr std::size_t mostVoices = 12; ///< the oldest gives way to what is more

    /// From the next sample on; `volume` 0 to 1.
    void add(const Samples& samples, double volume);
    /// What is heard dies away at once, without a click.
    void hush();
    [[nodiscard]] bool isSilent() const { return m_voices.empty(); }

    /// The next samples, all of them written; never at their limit, however many sounds there are.
    void mix(std::span<std::int16_t> samples);

private:
    struct Voice {
        Samples samples;
        double volume = 1;
        std::size_t at = 0;
        std::size_t left = 0; ///< until it is over
        bool isEnding = false;
    };
    std::vector<Voice> m_voices;
};

} // namespace navarch
