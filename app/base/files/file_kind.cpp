// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/file_kind.h"

#include <algorithm>
#include <cctype>
#include <string_view>

#include <QFile>

#include "app/base/files/system.h"
#include "core/base/json.h"
#include "core/campaign/files/export.h"
#include "db/sqlite/files.h"

namespace navarch {

namespace {

/// Looks for "format" at the top of a document and stops there.
class FormatFinder : public nlohmann::json_sax<nlohmann::json> {
public:
    std::string format;

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t&) override { return value(); }
    bool binary(binary_t&) override { return value(); }
    bool string(string_t& text) override
    {
        if (m_isNext)
            format = text;
        return value();
    }
    bool key(string_t& name) override
    {
        m_isNext = m_depth == 1 && name == "format";
        return true;
    }
    bool start_object(std::size_t) override { return value() && ++m_depth > 0; }
    bool start_array(std::size_t) override { return value() && ++m_depth > 0; }
    bool end_object() override { return --m_depth > 0; }
    bool end_array() override { return --m_depth > 0; }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override
    {
        return false;
    }

private:
    /// False ends the reading: the value of "format" has been read, or it was no text.
    bool value() const { return !m_isNext; }

    bool m_isNext = false;
    int m_depth = 0;
};

std::string formatOf(const std::string& document)
{
    FormatFinder finder;
    nlohmann::json::sax_parse(document, &finder);
    return finder.format;
}

bool endsLike(std::string_view path, std::string_view ending)
{
    return path.size() >= ending.size()
           && std::equal(ending.rbegin(), ending.rend(), path.rbegin(), [](char wanted, char found) {
                  return wanted == std::tolower(static_cast<unsigned char>(found));
              });
}

bool beginsLikeAPage(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return endsLike(text.substr(0, 14), "<!doctype html") || endsLike(text.substr(0, 5), "<html");
}

} // namespace

std::string wordsOf(FileKind kind)
{
    switch (kind) {
    case FileKind::Fleet: return "a fleet";
    case FileKind::Port: return "a port";
    case FileKind::Brief: return "a brief";
    case FileKind::Outcome: return "an outcome";
    case FileKind::Replay: return "a replay";
    case FileKind::Battle: return "a battle that was put away";
    case FileKind::Campaign: return "the document of a campaign";
    case FileKind::Chart: return "a chart";
    case FileKind::Scenario: return "a scenario";
    case FileKind::Board: return "a board";
    case FileKind::Draft: return "a draft";
    case FileKind::Classes: return "a file of ship classes";
    case FileKind::Template: return "a template";
    case FileKind::Paper: return "a PDF";
    case FileKind::Page: return "an HTML page";
    case FileKind::Table: return "a table whose name ends with .csv";
    case FileKind::Boxes: return "a map of boxes";
    case FileKind::Picture: return "a PNG picture";
    }
    return {};
}

bool isOfCampaign(const std::string& path)
{
    const auto isCampaign = [](const std::string& file) {
        return headOf(QFile::decodeName(file.c_str())).kind == FileHead::Kind::Campaign;
    };
    for (const std::string_view ending : {"-wal", "-shm", "-journal", ".lock", ".head"})
        if (path.ends_with(ending) && isCampaign(path.substr(0, path.size() - ending.size())))
            return true;
    return isCampaign(path);
}

bool holds(const std::string& path, FileKind kind)
{
    const auto text = openRegular(path).and_then(
        [](const Descriptor& file) { return readToEnd(file.get(), {}, campaignLimits.bytes); });
    if (!text)
        return false;
    if (text->empty())
        return true;
    switch (kind) {
    case FileKind::Paper: return text->starts_with("%PDF-");
    case FileKind::Page: return beginsLikeAPage(*text);
    case FileKind::Picture: return text->starts_with("\x89PNG");
    case FileKind::Table: return endsLike(path, ".csv") && text->find('\0') == text->npos;
    case FileKind::Draft: return formatOf(*text).starts_with("navarch-");
    default: {
        const std::string format = formatOf(*text);
        return format.substr(0, format.find('/')) == nameOf(kind);
    }
    }
}

} // namespace navarch
