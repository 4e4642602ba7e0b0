// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include <sys/stat.h>
#include <sys/types.h>

#include "core/base/problem.h"
#include "core/base/system/trouble.h"

namespace navarch {

/// Closes its descriptor when it goes.
class Descriptor {
public:
    explicit Descriptor(int fd) : m_fd(fd) {}
    Descriptor(Descriptor&& other) noexcept : m_fd(other.m_fd) { other.m_fd = -1; }
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&&) = delete;

    [[nodiscard]] int get() const { return m_fd; }
    [[nodiscard]] bool isOpen() const { return m_fd >= 0; }
    /// False when closing reports that something was not written.
    bool close();

private:
    int m_fd;
};

/// Which file it is, whatever it is called: by a hard or symbolic link, or as /dev/stdin.
struct Inode {
    dev_t device = 0;
    ino_t inode = 0;

    explicit Inode(const struct stat& status) : device(status.st_dev), inode(status.st_ino) {}
    friend bool operator==(const Inode&, const Inode&) = default;
};

/// "a folder", "a pipe", of what is no regular file.
[[nodiscard]] Phrase specialKindOf(const struct stat& status);

/// Opens the regular file at `path` to be read. Without waiting, so that a pipe nobody writes to cannot hold us up. What
/// belongs to a campaign is refused unopened: closing it would drop the locks that SQLite has on it in this program.
[[nodiscard]] Result<Descriptor> openRegular(const std::string& path);

/// Reads an open file to its end, at most `most` bytes.
[[nodiscard]] Result<std::string> readToEnd(int descriptor, const std::string& place, std::size_t most);

} // namespace navarch
