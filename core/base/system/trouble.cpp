// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system/trouble.h"

#include <cerrno>
#include <system_error>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace navarch {

namespace {

/// With less than this SQLite cannot even begin: its index of a log takes so much.
constexpr unsigned long long leastRoom = 64 << 10;

std::string folderOf(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == path.npos)
        return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

bool isGone(const std::string& path)
{
    struct stat status {};
    return ::stat(path.c_str(), &status) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

/// How large a file of this program may become, where somebody has set a bound.
std::optional<unsigned long long> largestFile()
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return std::nullopt;
    return limit.rlim_cur;
}

Trouble tooLargeAFile()
{
    const auto most = largestFile();
    return {most ? phrase("The system lets no file of this program grow beyond %1 kB.", *most >> 10)
                 : phrase("The file would be larger than this disk or the system allows."),
            phrase("Lift the bound (`ulimit -f unlimited`) or choose another disk, and do it again.")};
}

} // namespace

Trouble troubleOf(int error)
{
    switch (error) {
    case ENOENT: return {phrase("There is no such file or folder."), phrase("Check the path.")};
    case EACCES:
    case EPERM:
        return {phrase("Permission is missing."),
                phrase("Choose another place, or ask for the right to use this one.")};
    case EROFS: return {phrase("The medium is read-only."), phrase("Choose a place that can be written.")};
    case ENOSPC:
    case EDQUOT:
        return {phrase("The disk is full."),
                phrase("Free some space or choose another disk, and do it again.")};
    case EFBIG: return tooLargeAFile();
    case EIO:
        return {phrase("The disk failed."), phrase("Check it, then try again or choose another place.")};
    case ENOTDIR: return {phrase("A part of the path is a file, not a folder."), phrase("Check the path.")};
    case EISDIR: return {phrase("It is a folder."), phrase("Name a file.")};
    case ELOOP: return {phrase("Its links lead in a circle."), phrase("Name the file itself.")};
    case ENAMETOOLONG: return {phrase("The path is too long."), phrase("Choose a shorter one.")};
    default:
        return {phrase("The system says: %1.", given(std::generic_category().message(error))),
                phrase("Try again, or choose another place.")};
    }
}

std::optional<Trouble> troubleWith(const std::string& path, int error)
{
    const std::string folder = folderOf(path);
    if (isGone(folder))
        return Trouble{phrase("The folder it lay in is not there any more."),
                       phrase("Put it back, or plug its drive in again, and open the file anew.")};
    if (isGone(path))
        return Trouble{phrase("The file is not there any more: it was moved, renamed or deleted meanwhile."),
                       phrase("Put it back, or open it where it lies now.")};
    switch (error) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
    case EROFS:
    case EACCES:
    case EPERM: return troubleOf(error);
    case EIO: return std::nullopt;
    default: break;
    }
    struct statvfs disk {};
    if (::statvfs(folder.c_str(), &disk) == 0) {
        // Some file systems count neither room nor files.
        const bool isFull =
            disk.f_blocks > 0 && static_cast<unsigned long long>(disk.f_bavail) * disk.f_frsize < leastRoom;
        const bool hasNoName = disk.f_files > 0 && disk.f_favail == 0;
        if (isFull || hasNoName)
            return troubleOf(ENOSPC);
        if ((disk.f_flag & ST_RDONLY) != 0)
            return troubleOf(EROFS);
    }
    if (::access(folder.c_str(), W_OK) != 0 || ::access(path.c_str(), W_OK) != 0)
        return troubleOf(EACCES);
    if (const auto most = largestFile(); most && *most < leastRoom)
        return tooLargeAFile();
    return std::nullopt;
}

} // namespace navarch
