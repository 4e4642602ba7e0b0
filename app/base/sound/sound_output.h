// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/sound/synthesis.h"

namespace navarch {

/// Where sounds are heard. Nobody waits for it, and it never refuses: where nothing can be heard nothing is.
class SoundOutput {
public:
    virtual ~SoundOutput() = default;

    /// Beside what is heard already; `volume` 0 to 1.
    virtual void play(Sound sound, double volume) = 0;
    /// What is heard ends.
    virtual void hush() = 0;
};

} // namespace navarch
