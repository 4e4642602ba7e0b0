// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/output.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <memory>
#include <optional>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

#include "app/base/files/command_inputs.h"
#include "app/base/files/file_access.h"
#include "app/base/files/system.h"

namespace navarch {

namespace {

std::string folderOf(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos)
        return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

std::string nameIn(const std::string& path)
{
    return path.substr(path.rfind('/') + 1); // npos + 1 is 0
}

std::optional<std::string> linkedFrom(const std::string& path)
{
    std::string target(PATH_MAX, '\0');
    const ssize_t length = ::readlink(path.c_str(), target.data(), target.size());
    if (length <= 0)
        return std::nullopt;
    target.resize(static_cast<std::size_t>(length));
    return target;
}

/// Where a write really goes when `path` is a symbolic link, to a file that is there or not; `path` itself otherwise.
std::string behindLinks(std::string path)
{
    constexpr int most = 40; // as the system's own
    for (int i = 0; i < most; ++i) {
        const auto target = linkedFrom(path);
        // What a process has open is linked in words that are no path: "pipe:[4711]".
        if (!target || path.starts_with("/proc/"))
            return path;
        path = target->starts_with('/') ? *target : folderOf(path) + "/" + *target;
    }
    return path;
}

/// /dev/stdout and the like lead to a link in /proc, and that to the file.
std::string targetOf(const std::string& path)
{
    const std::string target = behindLinks(path);
    if (!target.starts_with("/proc/"))
        return target;
    const auto opened = linkedFrom(target);
    return opened && opened->starts_with('/') ? *opened : target;
}

mode_t maskOfNewFiles()
{
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return mask;
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

std::optional<Inode> inodeOf(int fd)
{
    struct stat status {};
    if (::fstat(fd, &status) != 0 || !S_ISREG(status.st_mode))
        return std::nullopt;
    return Inode(status);
}

std::optional<Inode> inodeOf(const std::string& path)
{
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? std::optional<Inode>(status) : std::nullopt;
}

/// One output on its way: checked, written beside its place, named.
class Writing {
public:
    explicit Writing(const Output& output)
        : m_output(output),
          m_place(shownPath(output.path)),
          m_target(targetOf(output.path)),
          m_exists(::stat(m_target.c_str(), &m_status) == 0)
    {
    }
    ~Writing()
    {
        if (!m_temporary.empty())
            ::unlink(m_temporary.c_str());
    }
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;

    [[nodiscard]] const std::string& place() const { return m_place; }

    [[nodiscard]] Problems whyNot() const
    {
        if (m_output.path == "-")
            return refused(phrase("It stands for standard output, which has the answer already."),
                           phrase("Name a file."));
        if (m_exists && !S_ISREG(m_status.st_mode))
            return refused(phrase("It is %1, and only a file can be replaced.", specialKindOf(m_status)),
                           phrase("Name a file."));
        if (isOfCampaign(m_target))
            return refused(phrase("It is a campaign or a part of one, which nothing is written over. It was "
                                  "left as it is."),
                           phrase("Choose another name."));
        if (!m_exists)
            return {};
        const Inode identity(m_status);
        for (const int stream : {STDOUT_FILENO, STDERR_FILENO})
            if (inodeOf(stream) == identity)
                return refused(phrase("Standard output or standard error goes there. It was left as it is."),
                               phrase("Choose another name."));
        if (m_output.replacing == Replacing::Anything)
            return {};
        if (isInput(identity))
            return refused(
                phrase("The command reads it, and does not write over what it reads. It was left as it is."),
                phrase("Choose another name."));
        if (!holds(m_target, m_output.kind))
            return refused(phrase("There is a file of that name, and it is not %1. It was left as it is.",
                                  given(wordsOf(m_output.kind))),
                           phrase("Choose another name, or take that file away."));
        return {};
    }

    [[nodiscard]] bool isSameAs(const Writing& other) const
    {
        if (m_exists && other.m_exists)
            return Inode(m_status) == Inode(other.m_status);
        if (m_exists || other.m_exists || nameIn(m_target) != nameIn(other.m_target))
            return false;
        const auto folder = inodeOf(folderOf(m_target));
        return folder && folder == inodeOf(folderOf(other.m_target));
    }

    /// The content, on disk under a name of its own. Empty, or why not.
    [[nodiscard]] Problems prepare()
    {
        // Renaming asks only for the folder's permission; a file its owner protected stays as it is all the same.
        if (m_exists && ::access(m_target.c_str(), W_OK) != 0)
            return failed(errno);
        std::string temporary = folderOf(m_target) + "/.navarch-XXXXXX";
        Descriptor file(::mkostemp(temporary.data(), O_CLOEXEC));
        if (!file.isOpen())
            return failed(errno);
        m_temporary = std::move(temporary);
        m_written = inodeOf(file.get());
        const mode_t mode = m_exists ? m_status.st_mode & 07777 : 0666 & ~maskOfNewFiles();
        const bool written = ::fchmod(file.get(), mode) == 0 && writeAll(file.get(), m_output.bytes)
                             && ::fsync(file.get()) == 0;
        if (!written || !file.close())
            return failed(errno);
        return {};
    }

    /// Gives the content its name. Empty, or why not.
    [[nodiscard]] Problems name()
    {
        if (::rename(m_temporary.c_str(), m_target.c_str()) != 0) {
            const int error = errno;
            // A disk that fails may have done it all the same.
            if (!m_written || inodeOf(m_target) != m_written)
                return failed(error);
        }
        m_temporary.clear();
        // The name itself is safe only when its folder is. Some file systems cannot say so; the content is there anyway.
        if (const Descriptor parent(::open(folderOf(m_target).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
            parent.isOpen())
            ::fsync(parent.get());
        return {};
    }

private:
    [[nodiscard]] Problems refused(Phrase what, Phrase remedy) const
    {
        return {{m_place, std::move(what), std::move(remedy)}};
    }

    /// Takes away what was begun, and tells what lies there.
    [[nodiscard]] Problems failed(int error)
    {
        const Trouble trouble = troubleOf(error);
        std::vector<Phrase> what{phrase("It was not written."), trouble.what};
        if (m_exists)
            what.push_back(phrase("The previous file is unchanged."));
        if (!m_temporary.empty() && ::unlink(m_temporary.c_str()) != 0 && inodeOf(m_temporary))
            what.push_back(
                phrase("The unfinished %1 could not be taken away.", given(shownPath(m_temporary))));
        else if (!m_exists)
            what.push_back(phrase("No file was left behind."));
        m_temporary.clear();
        return {{m_place, sentences(what), trouble.remedy}};
    }

    const Output& m_output;
    std::string m_place;
    std::string m_target;
    struct stat m_status {};
    bool m_exists = false;
    std::string m_temporary; ///< where the content lies until it has its name
    std::optional<Inode> m_written;
};

} // namespace

WrittenOutputs writeOutputs(std::span<const Output> outputs)
{
    std::vector<std::unique_ptr<Writing>> writings;
    for (const Output& output : outputs)
        writings.push_back(std::make_unique<Writing>(output));
    for (std::size_t i = 0; i < writings.size(); ++i) {
        if (Problems why = writings[i]->whyNot(); !why.empty())
            return {0, std::move(why)};
        for (std::size_t before = 0; before < i; ++before)
            if (writings[i]->isSameAs(*writings[before]))
                return {0,
                        {{writings[i]->place(),
                          phrase("It is the same file as %1. Neither was written.",
                                 given(writings[before]->place())),
                          phrase("Give each its own name.")}}};
    }
    for (const auto& writing : writings)
        if (Problems why = writing->prepare(); !why.empty())
            return {0, std::move(why)};
    for (std::size_t i = 0; i < writings.size(); ++i) {
        Problems why = writings[i]->name();
        if (why.empty())
            continue;
        for (std::size_t before = 0; before < i; ++before)
            why.push_back(
                {writings[before]->place(), phrase("It has been written and kept all the same."), {}});
        return {i, std::move(why)};
    }
    return {writings.size(), {}};
}

Result<void> writeOutput(const std::string& path, FileKind kind, std::string_view bytes, Replacing replacing)
{
    const Output output{path, kind, bytes, replacing};
    WrittenOutputs written = writeOutputs({&output, 1});
    if (!written.problems.empty())
        return tl::unexpected(std::move(written.problems));
    return {};
}

Phrase whyNoText(int descriptor)
{
    const auto identity = inodeOf(descriptor);
    if (!identity)
        return {};
    if (isInput(*identity))
        return phrase("It goes into a file that the command reads.");
    const auto path = linkedFrom("/proc/self/fd/" + std::to_string(descriptor));
    if (path && isOfCampaign(*path))
        return phrase("It goes into a campaign.");
    return {};
}

} // namespace navarch
