// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into a program (LD_PRELOAD): makes its n-th call that writes, within one folder or to standard output, fail or
// be its last. What counts: write, pwrite, fsync, fdatasync, ftruncate, rename, link, unlink, mkdir, and opening with O_CREAT.
//
//   FAULT_FOLDER  the folder; calls on other files pass
//   FAULT_AT      the number n of the call, from 1
//   FAULT_HOW     eio, enospc: it fails; short: it writes half of what it should (of a call that writes);
//                 eio-on, enospc-on, erofs-on: it and all after it fail; kill: the program is killed before it; late-kill: after it;
//                 with "sync-" before any of them only fsync and fdatasync count, with "name-" only what
//                 renames, links and removes
//   FAULT_MET     a file that is made when the call is met
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdlib>
#include <cstring>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

enum class Calls { Other, Syncs, Names };
enum class How { Pass, Fail, FailOn, Short, Kill, LateKill };

struct Plan {
    const char* folder = std::getenv("FAULT_FOLDER");
    const char* met = std::getenv("FAULT_MET");
    long at = 0;
    How how = How::Pass;
    int error = EIO;
    long calls = 0;
    Calls only = Calls::Other; // than which none count; Other: all do

    Plan()
    {
        const char* number = std::getenv("FAULT_AT");
        const char* kind = std::getenv("FAULT_HOW");
        if (!folder || !number || !kind)
            return;
        at = std::atol(number);
        if (std::strncmp(kind, "sync-", 5) == 0)
            only = Calls::Syncs;
        else if (std::strncmp(kind, "name-", 5) == 0)
            only = Calls::Names;
        if (only != Calls::Other)
            kind += 5;
        if (std::strncmp(kind, "enospc", 6) == 0)
            error = ENOSPC;
        if (std::strncmp(kind, "erofs", 5) == 0)
            error = EROFS;
        if (std::strcmp(kind, "short") == 0)
            how = How::Short;
        else if (std::strcmp(kind, "kill") == 0)
            how = How::Kill;
        else if (std::strcmp(kind, "late-kill") == 0)
            how = How::LateKill;
        else
            how = std::strstr(kind, "-on") ? How::FailOn : How::Fail;
    }
};

Plan& plan()
{
    static Plan the;
    return the;
}

bool isInFolder(const char* path)
{
    const char* folder = plan().folder;
    const std::size_t length = std::strlen(folder);
    return std::strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == '\0');
}

bool isWanted(Calls calls)
{
    return plan().how != How::Pass && (plan().only == Calls::Other || plan().only == calls);
}

bool counts(int fd, Calls calls = Calls::Other)
{
    if (!isWanted(calls))
        return false;
    if (fd == STDOUT_FILENO)
        return true;
    char link[64] = "/proc/self/fd/";
    char digits[16];
    int length = 0;
    for (int rest = fd; rest > 0 || length == 0; rest /= 10)
        digits[length++] = static_cast<char>('0' + rest % 10);
    char* end = link + std::strlen(link);
    while (length > 0)
        *end++ = digits[--length];
    *end = '\0';
    char path[PATH_MAX + 1];
    const ssize_t read = ::readlink(link, path, PATH_MAX);
    if (read <= 0)
        return false;
    path[read] = '\0';
    return isInFolder(path);
}

bool counts(const char* path, Calls calls = Calls::Other)
{
    return isWanted(calls) && path && isInFolder(path);
}

void say()
{
    if (!plan().met)
        return;
    const long fd = ::syscall(SYS_openat, AT_FDCWD, plan().met, O_CREAT | O_WRONLY | O_CLOEXEC, 0644);
    if (fd >= 0)
        ::syscall(SYS_close, fd);
}

void die()
{
    ::syscall(SYS_kill, ::syscall(SYS_getpid), SIGKILL);
}

/// What the call does that counts as the next one.
How next(bool writes)
{
    Plan& p = plan();
    if (p.how == How::Short && !writes)
        return How::Pass;
    const long call = ++p.calls;
    if (call < p.at || (call > p.at && p.how != How::FailOn))
        return How::Pass;
    if (call == p.at)
        say();
    if (p.how == How::Kill)
        die();
    return p.how;
}

template <class Function>
Function* real(const char* name)
{
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

/// A call that succeeds with anything but -1.
template <class Call>
auto passed(bool isCounted, Call call) -> decltype(call())
{
    const How how = isCounted ? next(false) : How::Pass;
    if (how == How::Fail || how == How::FailOn) {
        errno = plan().error;
        return -1;
    }
    const auto answer = call();
    if (how == How::LateKill)
        die();
    return answer;
}

template <class Call>
ssize_t written(bool isCounted, std::size_t count, Call call)
{
    const How how = isCounted ? next(true) : How::Pass;
    if (how == How::Fail || how == How::FailOn) {
        errno = plan().error;
        return -1;
    }
    const ssize_t answer = call(how == How::Short && count > 1 ? count / 2 : count);
    if (how == How::LateKill)
        die();
    return answer;
}

mode_t modeIn(int flags, va_list& rest)
{
    return (flags & (O_CREAT | O_TMPFILE)) ? static_cast<mode_t>(va_arg(rest, int)) : 0;
}

} // namespace

extern "C" {

ssize_t write(int fd, const void* bytes, size_t count)
{
    static const auto call = real<ssize_t(int, const void*, size_t)>("write");
    return written(counts(fd), count, [&](size_t part) { return call(fd, bytes, part); });
}

ssize_t pwrite(int fd, const void* bytes, size_t count, off_t at)
{
    static const auto call = real<ssize_t(int, const void*, size_t, off_t)>("pwrite");
    return written(counts(fd), count, [&](size_t part) { return call(fd, bytes, part, at); });
}

ssize_t pwrite64(int fd, const void* bytes, size_t count, off64_t at)
{
    static const auto call = real<ssize_t(int, const void*, size_t, off64_t)>("pwrite64");
    return written(counts(fd), count, [&](size_t part) { return call(fd, bytes, part, at); });
}

// A sync that fails has written what there was: only what fails is said.
int fsync(int fd)
{
    static const auto call = real<int(int)>("fsync");
    return passed(counts(fd, Calls::Syncs), [&] { return call(fd); });
}

int fdatasync(int fd)
{
    static const auto call = real<int(int)>("fdatasync");
    return passed(counts(fd, Calls::Syncs), [&] { return call(fd); });
}

int ftruncate(int fd, off_t length) noexcept
{
    static const auto call = real<int(int, off_t)>("ftruncate");
    return passed(counts(fd), [&] { return call(fd, length); });
}

int ftruncate64(int fd, off64_t length) noexcept
{
    static const auto call = real<int(int, off64_t)>("ftruncate64");
    return passed(counts(fd), [&] { return call(fd, length); });
}

int rename(const char* from, const char* to) noexcept
{
    static const auto call = real<int(const char*, const char*)>("rename");
    return passed(counts(from, Calls::Names), [&] { return call(from, to); });
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept
{
    static const auto call = real<int(int, const char*, int, const char*, unsigned)>("renameat2");
    return passed(counts(from, Calls::Names), [&] { return call(fromFolder, from, toFolder, to, flags); });
}

int link(const char* from, const char* to) noexcept
{
    static const auto call = real<int(const char*, const char*)>("link");
    return passed(counts(to, Calls::Names), [&] { return call(from, to); });
}

int unlink(const char* path) noexcept
{
    static const auto call = real<int(const char*)>("unlink");
    return passed(counts(path, Calls::Names), [&] { return call(path); });
}

int mkdir(const char* path, mode_t mode) noexcept
{
    static const auto call = real<int(const char*, mode_t)>("mkdir");
    return passed(counts(path), [&] { return call(path, mode); });
}

int mkostemp(char* pattern, int flags)
{
    static const auto call = real<int(char*, int)>("mkostemp");
    return passed(counts(pattern), [&] { return call(pattern, flags); });
}

int mkostemp64(char* pattern, int flags)
{
    static const auto call = real<int(char*, int)>("mkostemp64");
    return passed(counts(pattern), [&] { return call(pattern, flags); });
}

int open(const char* path, int flags, ...)
{
    static const auto call = real<int(const char*, int, mode_t)>("open");
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeIn(flags, rest);
    va_end(rest);
    return passed((flags & O_CREAT) && counts(path), [&] { return call(path, flags, mode); });
}

int open64(const char* path, int flags, ...)
{
    static const auto call = real<int(const char*, int, mode_t)>("open64");
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeIn(flags, rest);
    va_end(rest);
    return passed((flags & O_CREAT) && counts(path), [&] { return call(path, flags, mode); });
}

} // extern "C"
