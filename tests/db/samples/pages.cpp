// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/samples/pages.h"

#include <algorithm>

#include <QtEndian>

namespace navarch::samples {

namespace {

/// Walks the b-trees of a sound SQLite file (https://www.sqlite.org/fileformat2.html). Only for files without reserved
/// space at the end of pages, which are all of ours.
class Pages {
public:
    explicit Pages(const QByteArray& file)
        : m_file(file),
          m_pageSize(number<quint16>(16) == 1 ? 65536 : number<quint16>(16))
    {
    }

    /// The cells of the tree below `page`, in order; each as the places of its bytes.
    std::vector<std::vector<std::int64_t>> cells(std::uint32_t page) const
    {
        std::vector<std::vector<std::int64_t>> found;
        walk(page, found);
        return found;
    }

    /// The payload of a table's leaf cell as bytes.
    QByteArray payload(const std::vector<std::int64_t>& cell) const
    {
        QByteArray bytes;
        for (const std::int64_t place : cell)
            bytes.append(m_file[qsizetype(place)]);
        std::size_t at = 0;
        varint(bytes, at);
        varint(bytes, at);
        return bytes.mid(qsizetype(at));
    }

    /// The places of a table's leaf cell but for its row number.
    std::vector<std::int64_t> withoutNumber(std::vector<std::int64_t> cell) const
    {
        auto at = static_cast<std::size_t>(cell.front());
        varint(m_file, at);
        const auto first = static_cast<std::int64_t>(at);
        varint(m_file, at);
        std::erase_if(cell, [&](std::int64_t place) { return place >= first && place < std::int64_t(at); });
        return cell;
    }

    static std::uint64_t varint(const QByteArray& bytes, std::size_t& at)
    {
        std::uint64_t value = 0;
        for (int i = 0; i < 9; ++i) {
            const auto byte = static_cast<std::uint8_t>(bytes[qsizetype(at++)]);
            if (i == 8)
                return (value << 8) | byte;
            value = (value << 7) | (byte & 0x7f);
            if (byte < 0x80)
                break;
        }
        return value;
    }

private:
    template <class T>
    T number(std::int64_t at) const
    {
        return qFromBigEndian<T>(m_file.constData() + at);
    }

    void walk(std::uint32_t page, std::vector<std::vector<std::int64_t>>& found) const
    {
        const std::int64_t start = std::int64_t(page - 1) * m_pageSize;
        const std::int64_t head = start + (page == 1 ? 100 : 0);
        const auto kind = static_cast<std::uint8_t>(m_file[qsizetype(head)]);
        const bool leaf = kind == 10 || kind == 13;
        const bool table = kind == 5 || kind == 13;
        const std::int64_t pointers = head + (leaf ? 8 : 12);
        const int count = number<quint16>(head + 3);
        for (int i = 0; i < count; ++i) {
            std::int64_t cell = start + number<quint16>(pointers + 2 * i);
            if (!leaf) {
                walk(number<quint32>(cell), found);
                cell += 4;
            }
            if (leaf || !table)
                found.push_back(cellPlaces(cell, table));
        }
        if (!leaf)
            walk(number<quint32>(head + 8), found);
    }

    std::vector<std::int64_t> cellPlaces(std::int64_t cell, bool table) const
    {
        auto at = static_cast<std::size_t>(cell);
        const auto size = static_cast<std::int64_t>(varint(m_file, at));
        if (table)
            varint(m_file, at);
        const std::int64_t most = table ? m_pageSize - 35 : (m_pageSize - 12) * 64 / 255 - 23;
        const std::int64_t least = (m_pageSize - 12) * 32 / 255 - 23;
        std::int64_t local = size;
        if (size > most) {
            const std::int64_t wanted = least + (size - least) % (m_pageSize - 4);
            local = wanted <= most ? wanted : least;
        }
        std::vector<std::int64_t> places;
        const auto end = static_cast<std::int64_t>(at) + local;
        std::size_t header = at;
        varint(m_file, header);
        for (std::int64_t place = cell; place < end; ++place) {
            // The id of a record is the cell's row number; where the record has room for it the type is NULL, and SQLite
            // never looks there.
            if (table && place == static_cast<std::int64_t>(header) && m_file[qsizetype(place)] == 0)
                continue;
            places.push_back(place);
        }
        std::int64_t rest = size - local;
        std::uint32_t next = rest > 0 ? number<quint32>(end) : 0;
        while (rest > 0) {
            const std::int64_t start = std::int64_t(next - 1) * m_pageSize;
            const std::int64_t length = std::min(rest, m_pageSize - 4);
            for (std::int64_t place = start + 4; place < start + 4 + length; ++place)
                places.push_back(place);
            next = number<quint32>(start);
            rest -= length;
        }
        return places;
    }

    const QByteArray& m_file;
    std::int64_t m_pageSize;
};

} // namespace

std::map<std::string, std::vector<std::int64_t>> contentPlaces(const QByteArray& file)
{
    const Pages pages(file);
    std::map<std::string, std::vector<std::int64_t>> places;
    const auto add = [&](const std::string& name, const std::vector<std::vector<std::int64_t>>& cells) {
        for (const auto& cell : cells)
            places[name].insert(places[name].end(), cell.begin(), cell.end());
    };
    for (const auto& cell : pages.cells(1)) {
        // The rows of the schema are known by their names, and their numbers mean nothing.
        add("sqlite_schema", {pages.withoutNumber(cell)});
        // A row of the schema: type, name, tbl_name, rootpage, sql.
        const QByteArray record = pages.payload(cell);
        std::size_t at = 0;
        auto body = static_cast<qsizetype>(Pages::varint(record, at));
        std::vector<std::uint64_t> types;
        for (int i = 0; i < 4; ++i)
            types.push_back(Pages::varint(record, at));
        const auto length = [&](int column) { return qsizetype(types[std::size_t(column)] - 13) / 2; };
        const std::string name = record.mid(body + length(0), length(1)).toStdString();
        body += length(0) + length(1) + length(2);
        std::uint32_t root = types[3] == 9 ? 1 : 0;
        for (std::uint64_t i = 0; types[3] <= 4 && i < types[3]; ++i)
            root = (root << 8) | static_cast<std::uint8_t>(record[body++]);
        if (root > 0)
            add(name, pages.cells(root));
    }
    return places;
}

} // namespace navarch::samples
