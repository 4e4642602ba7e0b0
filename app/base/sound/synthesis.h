// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace navarch {

/// What is heard of a battle or of a week at sea. All of it is reckoned here, from noise and damped tones; nothing was recorded.
enum class Sound { Oars, Ram, Splinters, Missiles, Boarding, Fire, Sinking, Colours, Horn, Day };

inline constexpr std::array<Sound, 10> allSounds{
    Sound::Oars, Sound::Ram,     Sound::Splinters, Sound::Missiles, Sound::Boarding,
    Sound::Fire, Sound::Sinking, Sound::Colours,   Sound::Horn,     Sound::Day};

inline constexpr int soundRate = 22050; ///< samples a second, of one channel

/// From its beginning to its end, at most two seconds, silent at both ends and never at the limit of its numbers. The same
/// every time.
[[nodiscard]] std::vector<std::int16_t> samplesOf(Sound sound);

} // namespace navarch
