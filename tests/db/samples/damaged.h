// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "tests/db/samples/samples.h"

namespace navarch::samples {

/// A sound campaign file, and what is said about copies of it with other content.
class Damaged {
public:
    /// The file has been edited `deeds` times, and steps were taken back and again.
    explicit Damaged(int deeds);

    [[nodiscard]] const QByteArray& whole() const { return m_whole; }
    /// Where the content of each table and index stands (tests/db/samples/pages.h).
    [[nodiscard]] const std::map<std::string, std::vector<std::int64_t>>& places() const { return m_places; }

    /// What opening and verifying say about a file of that content; empty when they find nothing.
    [[nodiscard]] std::string reportOn(const QByteArray& content) const;
    /// The same, with one bit of the sound file flipped.
    [[nodiscard]] std::string reportOnFlipped(std::int64_t place, int bit) const;

    /// Whether that copy still holds the same campaign and the same history.
    [[nodiscard]] bool isUnchanged(std::int64_t place, int bit) const;

    [[nodiscard]] const Folder& folder() const { return m_folder; }

private:
    [[nodiscard]] QByteArray flipped(std::int64_t place, int bit) const;
    [[nodiscard]] QString written(const QByteArray& content) const;

    Folder m_folder;
    QByteArray m_whole;
    std::map<std::string, std::vector<std::int64_t>> m_places;
};

} // namespace navarch::samples
