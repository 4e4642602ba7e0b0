// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace navarch {

/// From now on a signal by which a system asks programs to end (SIGTERM when a session is closed, SIGHUP, SIGINT) ends the
/// event loop as closing the window does, so that the next start does not take it for a crash. The application exists, and
/// this is called once.
void endOnSignals();

} // namespace navarch
