// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace navarch {

/// A window's run, as a file beside the drafts has it for as long as the window is open.
struct WindowRun {
    QString version;
    QDateTime began;
    QDateTime last;   ///< when something of it was last written down
    QString place;    ///< the screen it showed: "battles"
    QString campaign; ///< the file of the campaign that was open; empty: none was
};

[[nodiscard]] std::string textOf(const WindowRun& run);
/// A stranger's text: nothing where it is none of ours.
[[nodiscard]] std::optional<WindowRun> runOf(const std::string& text);

/// The name of the file of a run that begins now; no other run has it.
[[nodiscard]] QString nameOfRun();

/// The runs that ended without being closed - killed, crashed, cut off from power - and were not told yet: each is given once.
/// Those of windows that are open are left alone.
[[nodiscard]] std::vector<WindowRun> takeEndedRuns();

/// What of such a run is kept, a line each, in the language that is spoken: its campaign with the date to which all its deeds
/// stand in the file, and every draft that was written meanwhile, with its time.
[[nodiscard]] QStringList keptOf(const WindowRun& run);
/// Likewise what of it is not as it should be: its campaign when that cannot be opened, with why and what to do.
[[nodiscard]] QStringList amissOf(const WindowRun& run);

/// For whoever is told of it: program, system, what was open, what is kept; no path but the campaign's file name. English.
[[nodiscard]] QString reportOf(const std::vector<WindowRun>& runs);

} // namespace navarch
