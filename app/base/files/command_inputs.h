// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/base/files/system.h"

namespace navarch {

/// What one run of a command has read, so that nothing it writes takes its place. While one lives, all that is read
/// through app/base/files is noted by itself; the window has none, for there a file is opened and saved again. At most one at a
/// time; any thread may read meanwhile.
class CommandInputs {
public:
    CommandInputs();
    ~CommandInputs();
    CommandInputs(const CommandInputs&) = delete;
    CommandInputs& operator=(const CommandInputs&) = delete;
};

/// Notes what is read in another way: a campaign through SQLite. Nothing when there is no such file.
void noteInput(const std::string& path);
/// Notes what is read from an open descriptor.
void noteInput(int descriptor);

/// Whether the running command has read that file.
[[nodiscard]] bool isInput(const Inode& file);

} // namespace navarch
