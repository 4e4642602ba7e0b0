// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system/lock_safe_file.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace navarch {

namespace {

FileIdentity identityOf(const struct stat& status)
{
    return {static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino)};
}

/// What SQLite has open in this process, and the descriptors that wait for it to be closed.
class OpenDatabases {
public:
    static OpenDatabases& instance()
    {
        // Never destroyed: a descriptor may be closed while the program ends.
        static auto* const all = new OpenDatabases;
        return *all;
    }

    void add(const FileIdentity& file, const std::string& path)
    {
        const std::lock_guard lock(m_mutex);
        m_databases[file].paths.push_back(path);
    }

    void remove(const FileIdentity& file, const std::string& path)
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_databases.find(file);
        if (found == m_databases.end())
            return;
        auto& paths = found->second.paths;
        if (const auto at = std::find(paths.begin(), paths.end(), path); at != paths.end())
            paths.erase(at);
        if (!paths.empty())
            return;
        for (const auto& [fd, flags] : found->second.waiting)
            ::close(fd);
        m_databases.erase(found);
    }

    /// A waiting descriptor of that file that was opened with the same flags, or -1.
    int takeWaiting(const std::string& path, int flags)
    {
        const auto file = fileIdentityOf(path);
        const std::lock_guard lock(m_mutex);
        Database* const database = file ? databaseOf(*file) : nullptr;
        if (!database)
            return -1;
        auto& waiting = database->waiting;
        const auto found = std::find_if(waiting.begin(), waiting.end(), [&](const Waiting& one) {
            return one.flags == flags && isFile(one.fd, *file) && ::lseek(one.fd, 0, SEEK_SET) == 0;
        });
        if (found == waiting.end())
            return -1;
        const int fd = found->fd;
        waiting.erase(found);
        return fd;
    }

    void close(int fd, int flags)
    {
        struct stat status {};
        // Under the lock to its end: nobody may begin to use the file between the question and the closing.
        const std::lock_guard lock(m_mutex);
        Database* const database = ::fstat(fd, &status) == 0 ? databaseOf(identityOf(status)) : nullptr;
        if (database)
            database->waiting.push_back({fd, flags});
        else
            ::close(fd);
    }

private:
    struct Waiting {
        int fd;
        int flags;
    };
    struct Database {
        std::vector<std::string> paths; ///< by which it is open, one for each time
        std::vector<Waiting> waiting;
    };

    static bool isFile(int fd, const FileIdentity& file)
    {
        struct stat status {};
        return ::fstat(fd, &status) == 0 && identityOf(status) == file;
    }

    /// The database that the file is, or whose memory shared between programs it is, on which SQLite has locks as well.
    Database* databaseOf(const FileIdentity& file)
    {
        if (const auto found = m_databases.find(file); found != m_databases.end())
            return &found->second;
        for (auto& [identity, database] : m_databases)
            for (const std::string& path : database.paths)
                if (fileIdentityOf(path + "-shm") == file)
                    return &database;
        return nullptr;
    }

    std::mutex m_mutex;
    std::map<FileIdentity, Database> m_databases;
};

} // namespace

std::optional<FileIdentity> fileIdentityOf(const std::string& path)
{
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        return std::nullopt;
    return identityOf(status);
}

LockSafeDescriptor::LockSafeDescriptor(const std::string& path, int flags)
    : m_fd(OpenDatabases::instance().takeWaiting(path, flags)),
      m_flags(flags)
{
    if (m_fd < 0)
        m_fd = ::open(path.c_str(), flags | O_CLOEXEC, 0666);
}

LockSafeDescriptor::~LockSafeDescriptor()
{
    if (isOpen())
        OpenDatabases::instance().close(m_fd, m_flags);
}

DatabaseInUse::DatabaseInUse(std::string path) : m_path(std::move(path)), m_identity(fileIdentityOf(m_path))
{
    if (m_identity)
        OpenDatabases::instance().add(*m_identity, m_path);
}

DatabaseInUse::~DatabaseInUse()
{
    if (m_identity)
        OpenDatabases::instance().remove(*m_identity, m_path);
}

} // namespace navarch
