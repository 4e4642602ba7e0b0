// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/file_access.h"

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <memory>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/text.h"

namespace navarch {

namespace {

/// Closes its descriptor when it goes.
class Descriptor {
public:
    explicit Descriptor(int fd) : m_fd(fd) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    [[nodiscard]] int get() const { return m_fd; }
    [[nodiscard]] bool isOpen() const { return m_fd >= 0; }
    /// False when closing reports that something was not written.
    bool close()
    {
        const int fd = m_fd;
        m_fd = -1;
        return fd < 0 || ::close(fd) == 0;
    }

private:
    int m_fd;
};

struct Trouble {
    std::string what;
    std::string remedy;
};

/// An error of the system in our words, the same in every locale.
Trouble troubleOf(int error)
{
    switch (error) {
    case ENOENT:
        return {"There is no such file or folder.", "Check the path."};
    case EACCES:
    case EPERM:
        return {"Permission is missing.", "Choose another place, or ask for the right to use this one."};
    case EROFS:
        return {"The medium is read-only.", "Choose a place that can be written."};
    case ENOSPC:
    case EDQUOT:
        return {"The disk is full.", "Free some space or choose another disk, and do it again."};
    case ENOTDIR:
        return {"A part of the path is a file, not a folder.", "Check the path."};
    case EISDIR:
        return {"It is a folder.", "Name a file."};
    case ENAMETOOLONG:
        return {"The path is too long.", "Choose a shorter one."};
    default:
        return {"The system says: " + std::generic_category().message(error) + ".",
                "Try again, or choose another place."};
    }
}

std::string kindOf(const struct stat& status)
{
    if (S_ISDIR(status.st_mode))
        return "a folder";
    if (S_ISFIFO(status.st_mode))
        return "a pipe";
    if (S_ISSOCK(status.st_mode))
        return "a socket";
    return "a device";
}

tl::unexpected<Problems> tooLarge(const std::string& place, std::size_t most)
{
    return problem(place, "It is larger than " + std::to_string(most >> 20) + " MB.",
                   "Nothing of that size belongs here; check that it is the right file.");
}

/// Reads `fd` to its end. One byte more than allowed is asked for, so that a file that grows is noticed.
Result<std::string> readToEnd(int fd, const std::string& place, std::size_t most)
{
    std::string bytes;
    char part[1 << 16];
    for (;;) {
        const ssize_t count = ::read(fd, part, sizeof part);
        if (count == 0)
            return bytes;
        if (count < 0) {
            if (errno == EINTR)
                continue;
            const Trouble trouble = troubleOf(errno);
            return problem(place, "It cannot be read. " + trouble.what, trouble.remedy);
        }
        if (bytes.size() + static_cast<std::size_t>(count) > most)
            return tooLarge(place, most);
        bytes.append(part, static_cast<std::size_t>(count));
    }
}

bool writeAll(int fd, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(fd, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

/// Where a write really goes when `path` is a symbolic link; `path` itself otherwise.
std::string behindLinks(const std::string& path)
{
    struct stat status {};
    if (::lstat(path.c_str(), &status) != 0 || !S_ISLNK(status.st_mode))
        return path;
    char* resolved = ::realpath(path.c_str(), nullptr);
    if (!resolved)
        return path;
    std::string target(resolved);
    std::free(resolved);
    return target;
}

std::string folderOf(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos)
        return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

mode_t maskOfNewFiles()
{
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return mask;
}

/// Opens the regular file at `path`. Without waiting, so that a pipe nobody writes to cannot hold us up.
Result<std::unique_ptr<Descriptor>> openRegular(const std::string& path)
{
    const std::string place = shownPath(path);
    auto file =
        std::make_unique<Descriptor>(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
    if (!file->isOpen()) {
        const Trouble trouble = troubleOf(errno);
        return problem(place, "It cannot be opened. " + trouble.what, trouble.remedy);
    }
    struct stat status {};
    if (::fstat(file->get(), &status) != 0 || !S_ISREG(status.st_mode))
        return problem(place, "It is " + kindOf(status) + ", not a file.",
                       "Name a file, or - for standard input.");
    return file;
}

} // namespace

std::string shownPath(std::string_view path)
{
    std::string shown;
    while (!path.empty()) {
        // The longest valid character at the front, so that Greek folders stay readable.
        std::size_t length = 1;
        while (length <= 4 && length <= path.size() && whyUnfitText(path.substr(0, length), 4))
            ++length;
        if (length > 4 || length > path.size()) {
            shown += '?';
            path.remove_prefix(1);
        } else {
            shown += path.substr(0, length);
            path.remove_prefix(length);
        }
    }
    return shown;
}

Result<std::string> readWholeFile(const std::string& path, std::size_t most)
{
    return openRegular(path).and_then([&](const std::unique_ptr<Descriptor>& file) -> Result<std::string> {
        struct stat status {};
        if (::fstat(file->get(), &status) == 0 && static_cast<std::size_t>(status.st_size) > most)
            return tooLarge(shownPath(path), most);
        return readToEnd(file->get(), shownPath(path), most);
    });
}

Result<std::string> readBeginning(const std::string& path, std::size_t count)
{
    return openRegular(path).map([&](const std::unique_ptr<Descriptor>& file) {
        std::string bytes(count, '\0');
        const ssize_t read = ::read(file->get(), bytes.data(), count);
        bytes.resize(read > 0 ? static_cast<std::size_t>(read) : 0);
        return bytes;
    });
}

Result<std::string> readStandardInput(std::size_t most)
{
    return readToEnd(STDIN_FILENO, "standard input", most);
}

Result<void> writeFileSafely(const std::string& path, std::string_view bytes)
{
    const std::string place = shownPath(path);
    const std::string target = behindLinks(path);
    struct stat status {};
    const bool existed = ::stat(target.c_str(), &status) == 0;
    const auto refuse = [&](int error) {
        const Trouble trouble = troubleOf(error);
        return problem(place,
                       "It was not written. " + trouble.what
                           + (existed ? " The previous file is unchanged." : " No file was left behind."),
                       trouble.remedy);
    };
    if (existed && !S_ISREG(status.st_mode))
        return problem(place, "It is " + kindOf(status) + ", and only a file can be replaced.",
                       "Name a file.");
    // Renaming asks only for the folder's permission; a file its owner protected stays as it is all the same.
    if (existed && ::access(target.c_str(), W_OK) != 0)
        return refuse(errno);

    const std::string folder = folderOf(target);
    std::string temporary = folder + "/.navarch-XXXXXX";
    Descriptor file(::mkostemp(temporary.data(), O_CLOEXEC));
    if (!file.isOpen())
        return refuse(errno);
    const mode_t mode = existed ? status.st_mode & 07777 : 0666 & ~maskOfNewFiles();
    const bool written =
        ::fchmod(file.get(), mode) == 0 && writeAll(file.get(), bytes) && ::fsync(file.get()) == 0;
    if (!written || !file.close() || ::rename(temporary.c_str(), target.c_str()) != 0) {
        const int error = errno;
        ::unlink(temporary.c_str());
        return refuse(error);
    }
    // The name itself is safe only when its folder is. Some file systems cannot say so; the content is there anyway.
    if (const Descriptor parent(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)); parent.isOpen())
        ::fsync(parent.get());
    return {};
}

} // namespace navarch
