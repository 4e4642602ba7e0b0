// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

namespace navarch {

// A process loses every POSIX lock it has on a file as soon as it closes any descriptor of that file, whoever opened it.
// SQLite's locks are of that kind: without them another program that merely looks at a campaign takes the log of an open one
// away, and what was told as done with it. So the bytes of a file that may be a campaign are reached through SQLite or
// through LockSafeDescriptor, and in no other way; a lint test sees to it. Paths are bytes, as the system has them.

/// Which file it is, by whichever name it is reached: hard and symbolic links lead to the same.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t number = 0;

    friend auto operator<=>(const FileIdentity&, const FileIdentity&) = default;
};

/// Of the file that the path leads to; nothing when there is none. Opens nothing.
[[nodiscard]] std::optional<FileIdentity> fileIdentityOf(const std::string& path);

/// A descriptor that is closed only when SQLite has let go of its file (DatabaseInUse), so that closing it costs no lock.
/// Until then it waits, and serves the next one who opens that file in the same way. For any thread.
class LockSafeDescriptor {
public:
    /// As ::open(); O_CLOEXEC is added, and a file that is made gets the usual rights. errno says why it is not open.
    LockSafeDescriptor(const std::string& path, int flags);
    ~LockSafeDescriptor();
    LockSafeDescriptor(const LockSafeDescriptor&) = delete;
    LockSafeDescriptor& operator=(const LockSafeDescriptor&) = delete;

    [[nodiscard]] int get() const { return m_fd; }
    [[nodiscard]] bool isOpen() const { return m_fd >= 0; }

private:
    int m_fd;
    int m_flags;
};

/// Announces that SQLite has the database at `path` open. Made before SQLite opens it where the file is there already, and
/// ended after SQLite has closed it. For any thread.
class DatabaseInUse {
public:
    explicit DatabaseInUse(std::string path);
    ~DatabaseInUse();
    DatabaseInUse(const DatabaseInUse&) = delete;
    DatabaseInUse& operator=(const DatabaseInUse&) = delete;

private:
    std::string m_path;
    std::optional<FileIdentity> m_identity;
};

} // namespace navarch
