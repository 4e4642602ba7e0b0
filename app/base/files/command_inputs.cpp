// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/command_inputs.h"

#include <algorithm>
#include <mutex>
#include <vector>

namespace navarch {

namespace {

std::mutex guard;
bool inCommand = false;
std::vector<Inode> inputs;

void note(const struct stat& status)
{
    const std::lock_guard lock(guard);
    // Pipes and terminals are nobody's content.
    if (inCommand && S_ISREG(status.st_mode))
        inputs.emplace_back(status);
}

} // namespace

CommandInputs::CommandInputs()
{
    const std::lock_guard lock(guard);
    inCommand = true;
    inputs.clear();
}

CommandInputs::~CommandInputs()
{
    const std::lock_guard lock(guard);
    inCommand = false;
    inputs.clear();
}

void noteInput(const std::string& path)
{
    struct stat status {};
    if (::stat(path.c_str(), &status) == 0)
        note(status);
}

void noteInput(int descriptor)
{
    struct stat status {};
    if (::fstat(descriptor, &status) == 0)
        note(status);
}

bool isInput(const Inode& file)
{
    const std::lock_guard lock(guard);
    return std::find(inputs.begin(), inputs.end(), file) != inputs.end();
}

} // namespace navarch
