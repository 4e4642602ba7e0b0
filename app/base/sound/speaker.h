// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/sound/sound_output.h"

class QThread;

namespace navarch {

/// The system's usual way out for sound, whichever it is when something sounds; without one it is silent. It is held only
/// while something is heard, and on a thread of its own: a sound server that does not answer holds up nothing else.
class Speaker : public SoundOutput {
public:
    Speaker();
    ~Speaker() override;

    void play(Sound sound, double volume) override;
    void hush() override;

private:
    class Device;

    QThread* m_thread;
    Device* m_device; ///< lives on the thread
};

} // namespace navarch
