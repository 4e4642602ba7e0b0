// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/motion/motion_sounds.h"

#include <algorithm>

namespace navarch {

namespace {

constexpr double leastBetweenStrokes = 240; ///< thousandths of a second: faster is a clatter
constexpr double leastBetweenAlike = 60;    ///< rams that come together are one

} // namespace

Sound soundOf(MotionEffect::Kind kind)
{
    using Kind = MotionEffect::Kind;
    switch (kind) {
    case Kind::Strike: return Sound::Ram;
    case Kind::Rake: return Sound::Splinters;
    case Kind::Shot: return Sound::Missiles;
    case Kind::Board: return Sound::Boarding;
    case Kind::Burn: return Sound::Fire;
    case Kind::Sink: return Sound::Sinking;
    case Kind::Capture: return Sound::Colours;
    }
    return Sound::Oars;
}

double heardAt(MotionEffect::Kind kind)
{
    using Kind = MotionEffect::Kind;
    return kind == Kind::Strike || kind == Kind::Rake ? MotionEffect::blowAt : 0;
}

std::vector<SoundCue> soundsOf(const BoardMotion& motion)
{
    std::vector<SoundCue> cues;
    if (motion.isBack())
        return cues;
    const auto add = [&cues](const SoundCue& cue, double least) {
        const auto last = std::find_if(cues.rbegin(), cues.rend(),
                                       [&](const SoundCue& each) { return each.sound == cue.sound; });
        if (last == cues.rend() || cue.at - last->at >= least)
            cues.push_back(cue);
    };
    for (const MotionHappening& each : motion.happenings())
        add({each.from + (each.to - each.from) * heardAt(each.effect.kind), soundOf(each.effect.kind), 1},
            leastBetweenAlike);
    for (const double stroke : motion.strokes())
        add({stroke, Sound::Oars, 0.45}, leastBetweenStrokes);
    std::stable_sort(cues.begin(), cues.end(),
                     [](const SoundCue& a, const SoundCue& b) { return a.at < b.at; });
    return cues;
}

} // namespace navarch
