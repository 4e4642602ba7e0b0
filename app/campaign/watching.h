// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace navarch {

/// Puts `now`, which may be null, in the place of `kept` and lets `viewer` hear its `signal`: what a view model does when
/// it is given another thing to show. False: it shows that already, and nothing was done.
template <class Kept, class Source, class Signal, class Viewer, class Heard>
bool watchInstead(Kept& kept, Source* now, Signal signal, Viewer* viewer, Heard heard)
{
    if (now == kept)
        return false;
    if (kept)
        kept->disconnect(viewer);
    kept = now;
    if (kept)
        QObject::connect(now, signal, viewer, heard);
    return true;
}

/// The same for the signal that most have, changed().
template <class Kept, class Source, class Viewer, class Heard>
bool watchInstead(Kept& kept, Source* now, Viewer* viewer, Heard heard)
{
    return watchInstead(kept, now, &Source::changed, viewer, heard);
}

} // namespace navarch
