// SPDX-License-Identifier: GPL-3.0-or-later
// Loaded before a program's libraries (LD_PRELOAD), it writes down in their order what the program does to the files below
// the folder NAVARCH_WRITE_LOG_FOLDER, into the file NAVARCH_WRITE_LOG: what is written where, what is made, renamed,
// exchanged and removed, and what is synced. tests/db/power/power_loss_test.cpp makes of it what a disk may hold when the power fails.
//
// An entry is a line and, for a write, the bytes after it:
//   C inode path | W inode offset length | T inode length | S inode | D path | R path path | X path path | U path
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

std::mutex& logMutex()
{
    static auto* const mutex = new std::mutex;
    return *mutex;
}

const std::string& folder()
{
    static const auto* const name = new std::string(
        std::getenv("NAVARCH_WRITE_LOG_FOLDER") ? std::getenv("NAVARCH_WRITE_LOG_FOLDER") : "");
    return *name;
}

int logFile()
{
    static const int fd = [] {
        const char* const name = std::getenv("NAVARCH_WRITE_LOG");
        return name ? static_cast<int>(
                   ::syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600))
                    : -1;
    }();
    return fd;
}

void put(const std::string& line, const void* bytes = nullptr, std::size_t count = 0)
{
    const std::lock_guard lock(logMutex());
    std::string entry = line + "\n";
    entry.append(static_cast<const char*>(bytes), count);
    if (logFile() >= 0
        && ::syscall(SYS_write, logFile(), entry.data(), entry.size()) != static_cast<long>(entry.size()))
        std::abort();
}

bool isBelow(const std::string& path)
{
    return !folder().empty() && path.starts_with(folder() + "/");
}

/// The path of a descriptor below the folder; empty for every other.
std::string pathOf(int fd)
{
    char target[4096];
    const std::string link = "/proc/self/fd/" + std::to_string(fd);
    const ssize_t length = ::readlink(link.c_str(), target, sizeof target);
    const std::string path(target, length > 0 ? static_cast<std::size_t>(length) : 0);
    return isBelow(path) || path == folder() ? path : std::string();
}

std::string inodeOf(int fd)
{
    struct stat status {};
    ::fstat(fd, &status);
    return std::to_string(status.st_ino);
}

template <class Function>
Function next(const char* name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

int openAndTell(const char* name, int at, const char* path, int flags, mode_t mode)
{
    struct stat status {};
    const bool makes = (flags & O_CREAT) != 0 && ::fstatat(at, path, &status, 0) != 0;
    const int fd = next<int (*)(int, const char*, int, mode_t)>(name)(at, path, flags, mode);
    if (fd >= 0 && makes && !pathOf(fd).empty())
        put("C " + inodeOf(fd) + " " + pathOf(fd));
    else if (fd >= 0 && (flags & O_TRUNC) != 0 && !pathOf(fd).empty())
        put("T " + inodeOf(fd) + " 0");
    return fd;
}

mode_t modeOf(int flags, va_list arguments)
{
    return (flags & O_CREAT) != 0 ? va_arg(arguments, mode_t) : 0;
}

ssize_t tellWrite(int fd, const void* bytes, ssize_t written, off_t offset)
{
    if (written > 0 && !pathOf(fd).empty())
        put("W " + inodeOf(fd) + " " + std::to_string(offset) + " " + std::to_string(written), bytes,
            static_cast<std::size_t>(written));
    return written;
}

int tellSync(int fd, int result)
{
    struct stat status {};
    const std::string path = pathOf(fd);
    if (result == 0 && !path.empty() && ::fstat(fd, &status) == 0)
        put(S_ISDIR(status.st_mode) ? "D " + path : "S " + inodeOf(fd));
    return result;
}

int tellRename(const char* from, const char* to, int result, bool isExchange = false)
{
    if (result == 0 && isBelow(to))
        put((isExchange ? "X " : "R ") + std::string(from) + " " + to);
    return result;
}

int tellRemoved(const char* path, int result)
{
    if (result == 0 && isBelow(path))
        put("U " + std::string(path));
    return result;
}

int tellLength(int fd, off_t length, int result)
{
    if (result == 0 && !pathOf(fd).empty())
        put("T " + inodeOf(fd) + " " + std::to_string(length));
    return result;
}

} // namespace

extern "C" {

int open(const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAndTell("openat", AT_FDCWD, path, flags, mode);
}
int open64(const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAndTell("openat64", AT_FDCWD, path, flags, mode);
}
int openat(int at, const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAndTell("openat", at, path, flags, mode);
}
int openat64(int at, const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    return openAndTell("openat64", at, path, flags, mode);
}

ssize_t write(int fd, const void* bytes, size_t count)
{
    const off_t offset = ::lseek(fd, 0, SEEK_CUR);
    return tellWrite(fd, bytes, next<ssize_t (*)(int, const void*, size_t)>("write")(fd, bytes, count),
                     offset);
}
ssize_t pwrite(int fd, const void* bytes, size_t count, off_t offset)
{
    return tellWrite(fd, bytes,
                     next<ssize_t (*)(int, const void*, size_t, off_t)>("pwrite")(fd, bytes, count, offset),
                     offset);
}
ssize_t pwrite64(int fd, const void* bytes, size_t count, off64_t offset)
{
    return tellWrite(
        fd, bytes, next<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64")(fd, bytes, count, offset),
        offset);
}

int ftruncate(int fd, off_t length) noexcept
{
    return tellLength(fd, length, next<int (*)(int, off_t)>("ftruncate")(fd, length));
}
int ftruncate64(int fd, off64_t length) noexcept
{
    return tellLength(fd, length, next<int (*)(int, off64_t)>("ftruncate64")(fd, length));
}

int fsync(int fd)
{
    return tellSync(fd, next<int (*)(int)>("fsync")(fd));
}
int fdatasync(int fd)
{
    return tellSync(fd, next<int (*)(int)>("fdatasync")(fd));
}

int rename(const char* from, const char* to) noexcept
{
    return tellRename(from, to, next<int (*)(const char*, const char*)>("rename")(from, to));
}
int renameat2(int fromAt, const char* from, int toAt, const char* to, unsigned flags) noexcept
{
    return tellRename(from, to,
                      next<int (*)(int, const char*, int, const char*, unsigned)>("renameat2")(
                          fromAt, from, toAt, to, flags),
                      (flags & RENAME_EXCHANGE) != 0);
}
int unlink(const char* path) noexcept
{
    return tellRemoved(path, next<int (*)(const char*)>("unlink")(path));
}
int unlinkat(int at, const char* path, int flags) noexcept
{
    return tellRemoved(path, next<int (*)(int, const char*, int)>("unlinkat")(at, path, flags));
}

} // extern "C"
