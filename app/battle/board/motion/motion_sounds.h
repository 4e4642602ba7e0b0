// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/base/sound/synthesis.h"
#include "app/battle/board/motion/board_motion.h"

namespace navarch {

/// A sound of a motion.
struct SoundCue {
    double at = 0; ///< in thousandths of a second after the motion begins
    Sound sound = Sound::Oars;
    double loudness = 1; ///< beside the other sounds, 0 to 1
};

/// What such an effect sounds like, and how far it has come when it is heard: a ram at its jolt, missiles as they fly.
[[nodiscard]] Sound soundOf(MotionEffect::Kind kind);
[[nodiscard]] double heardAt(MotionEffect::Kind kind);

/// What is heard of a motion, in the order of time: what happens, and the strokes of the oars. Nothing of one that runs back.
[[nodiscard]] std::vector<SoundCue> soundsOf(const BoardMotion& motion);

} // namespace navarch
