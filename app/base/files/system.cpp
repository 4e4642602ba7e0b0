// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/system.h"

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

#include "app/base/files/file_access.h"
#include "app/base/files/file_kind.h"

namespace navarch {

namespace {

tl::unexpected<Problems> tooLarge(const std::string& place, std::size_t most)
{
    return problem(place, phrase("It is larger than %1 MB.", most >> 20),
                   phrase("Nothing of that size belongs here; check that it is the right file."));
}

} // namespace

bool Descriptor::close()
{
    const int fd = m_fd;
    m_fd = -1;
    return fd < 0 || ::close(fd) == 0;
}

Phrase specialKindOf(const struct stat& status)
{
    if (S_ISDIR(status.st_mode))
        return phrase("a folder");
    if (S_ISFIFO(status.st_mode))
        return phrase("a pipe");
    if (S_ISSOCK(status.st_mode))
        return phrase("a socket");
    return phrase("a device");
}

Result<Descriptor> openRegular(const std::string& path)
{
    const std::string place = shownPath(path);
    if (isOfCampaign(path))
        return problem(place, phrase("It is a campaign or a part of one, and no document."),
                       phrase("Give a document; `navarch campaign export` writes one of a campaign."));
    Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
    if (!file.isOpen()) {
        const Trouble trouble = troubleOf(errno);
        return problem(place, phrase("It cannot be opened. %1", trouble.what), trouble.remedy);
    }
    struct stat status {};
    if (::fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode))
        return problem(place, phrase("It is %1, not a file.", specialKindOf(status)),
                       phrase("Name a file, or - for standard input."));
    return file;
}

Result<std::string> readToEnd(int descriptor, const std::string& place, std::size_t most)
{
    struct stat status {};
    if (::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode)
        && static_cast<std::size_t>(status.st_size) > most)
        return tooLarge(place, most);
    std::string bytes;
    char part[1 << 16];
    for (;;) {
        const ssize_t count = ::read(descriptor, part, sizeof part);
        if (count == 0)
            return bytes;
        if (count < 0) {
            if (errno == EINTR)
                continue;
            const Trouble trouble = troubleOf(errno);
            return problem(place, phrase("It cannot be read. %1", trouble.what), trouble.remedy);
        }
        if (bytes.size() + static_cast<std::size_t>(count) > most)
            return tooLarge(place, most);
        bytes.append(part, static_cast<std::size_t>(count));
    }
}

} // namespace navarch
