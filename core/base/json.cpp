// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include "core/base/text.h"

namespace navarch {

namespace {

/// Thrown out of what the parser calls, and caught in parseJson.
struct Refusal {
    Phrase what;
    Phrase remedy;
};

/// The keys of one object. Most have few, and looking through those is quicker than any tree.
class Keys {
public:
    /// False: it is among them already.
    bool add(const std::string& key)
    {
        if (m_few.size() < mostFew) {
            if (std::find(m_few.begin(), m_few.end(), key) != m_few.end())
                return false;
            m_few.push_back(key);
            return true;
        }
        if (m_many.empty())
            m_many.insert(m_few.begin(), m_few.end());
        return m_many.insert(key).second;
    }
    [[nodiscard]] std::size_t size() const { return m_many.empty() ? m_few.size() : m_many.size(); }
    void clear()
    {
        m_few.clear();
        m_many.clear();
    }

private:
    static constexpr std::size_t mostFew = 32;

    std::vector<std::string> m_few;
    std::set<std::string> m_many; ///< all, when there are more
};

/// Takes the parser's events for whether the text is what parseJson() lets pass, and which format it names.
class Glance {
public:
    explicit Glance(const JsonLimits& limits) : m_limits(limits) {}

    [[nodiscard]] bool isList() const { return m_isList; }
    [[nodiscard]] const std::optional<std::string>& format() const { return m_format; }

    // What the parser calls; false ends it.
    bool null() { return value(); }
    bool boolean(bool) { return value(); }
    bool number_integer(Json::number_integer_t) { return value(); }
    bool number_unsigned(Json::number_unsigned_t) { return value(); }
    bool number_float(Json::number_float_t, const std::string&) { return value(); }
    bool binary(Json::binary_t&) { return value(); }
    bool string(std::string& text)
    {
        if (m_isFormat)
            m_format = text;
        return value();
    }
    bool start_object(std::size_t) { return open(); }
    bool end_object() { return close(); }
    bool start_array(std::size_t)
    {
        m_isList = m_isList || m_depth == 0;
        return open();
    }
    bool end_array() { return close(); }
    bool key(std::string& name)
    {
        Keys& keys = m_keys[m_depth - 1];
        m_isFormat = m_depth == 1 && name == "format";
        return keys.add(name) && keys.size() <= static_cast<std::size_t>(m_limits.keysOfAnObject);
    }
    bool parse_error(std::size_t, const std::string&, const Json::exception&) { return false; }

private:
    bool value()
    {
        m_isFormat = false;
        return true;
    }
    bool open()
    {
        m_isFormat = false;
        if (m_depth >= static_cast<std::size_t>(m_limits.depth))
            return false;
        if (m_keys.size() == m_depth)
            m_keys.emplace_back();
        m_keys[m_depth++].clear();
        return true;
    }
    bool close()
    {
        --m_depth;
        return true;
    }

    const JsonLimits& m_limits;
    std::vector<Keys> m_keys; ///< of the objects that are open, by depth
    std::size_t m_depth = 0;
    bool m_isList = false;
    bool m_isFormat = false; ///< the value that comes is that of the outermost object's "format"
    std::optional<std::string> m_format;
};

/// What the parser itself finds wrong.
struct Malformed {
    std::size_t byte = 0; ///< where, 1-based; 0: a number or an encoding
    bool isNumber = false;
};

/// The remedy where a document is of another format, or of none.
Phrase formatNeeded(std::string_view format)
{
    return phrase("A file with \"format\": \"%1\" is needed here.", given(format));
}

/// Builds the document of the parser's events, looks out for what the parser lets pass, and knows where in the document it
/// is. The library's own builder can be watched as well, but looks through all of a list whenever one of its items ends.
class Builder {
public:
    /// What comes of it: the document, or nothing but what is wrong with it.
    enum class Makes { Document, Nothing };

    /// `formats`: what the outermost object must be one of, when it says so; none: anything. They live as long as this.
    Builder(const JsonLimits& limits, std::initializer_list<std::string_view> formats, Makes makes)
        : m_limits(limits),
          m_formats(formats),
          m_makes(makes)
    {
    }

    [[nodiscard]] bool sawFormat() const { return m_sawFormat; }
    [[nodiscard]] Json take() { return std::move(m_document); }

    // What the parser calls.
    bool null() { return value(nullptr); }
    bool boolean(bool is) { return value(is); }
    bool number_integer(Json::number_integer_t number) { return value(number); }
    bool number_unsigned(Json::number_unsigned_t number) { return value(number); }
    bool number_float(Json::number_float_t number, const std::string&) { return value(number); }
    bool binary(Json::binary_t& bytes) { return value(std::move(bytes)); }
    bool string(std::string& text)
    {
        if (m_open.size() == 1 && !m_open.front().isArray && m_open.front().key == "format")
            checkFormat(text);
        return value(std::move(text));
    }
    bool start_object(std::size_t) { return begin(Json::value_t::object); }
    bool end_object() { return end(); }
    bool start_array(std::size_t) { return begin(Json::value_t::array); }
    bool end_array() { return end(); }
    bool key(std::string& name)
    {
        Open& open = m_open.back();
        if (!open.keys.add(name))
            throw Refusal{phrase("The field %1 stands twice in one object.", given(quotedForMessage(name))),
                          phrase("Keep one of them.")};
        if (open.keys.size() > static_cast<std::size_t>(m_limits.keysOfAnObject))
            throw Refusal{phrase("An object holds more than %1 fields.", m_limits.keysOfAnObject), {}};
        if (m_makes == Makes::Document)
            open.field = &(*open.is)[name];
        open.key = name;
        return true;
    }
    [[noreturn]] bool parse_error(std::size_t byte, const std::string&, const Json::exception& error)
    {
        if (dynamic_cast<const Json::parse_error*>(&error))
            throw Malformed{byte};
        throw Malformed{0, dynamic_cast<const Json::out_of_range*>(&error) != nullptr};
    }

    /// "ships[2].speed": the value that is being read; empty at the top.
    [[nodiscard]] std::string path() const
    {
        std::string path;
        for (const Open& open : m_open) {
            if (open.isArray)
                path += "[" + std::to_string(open.items) + "]";
            else if (const std::string key = shown(open.key); !key.empty())
                path += (path.empty() ? "" : ".") + key;
        }
        return path;
    }

private:
    /// An object or array that has begun and not ended.
    struct Open {
        Json* is; ///< stays where it is while it is open: what it is in grows no further until then
        bool isArray = false;
        std::size_t items = 0;
        std::string key; ///< the latest
        Json* field = nullptr;
        Keys keys;
    };

    /// Fit to be shown.
    static std::string shown(const std::string& key)
    {
        const std::string quoted = quotedForMessage(key);
        return quoted.substr(1, quoted.size() - 2);
    }

    void checkFormat(const std::string& found)
    {
        m_sawFormat = true;
        if (m_formats.size() > 0 && std::find(m_formats.begin(), m_formats.end(), found) == m_formats.end())
            throw Refusal{phrase("It is a %1.", given(quotedForMessage(found))),
                          formatNeeded(*m_formats.begin())};
    }

    Json& place(Json&& what)
    {
        if (m_open.empty() || m_makes == Makes::Nothing)
            return m_document = std::move(what);
        Open& open = m_open.back();
        if (!open.isArray)
            return *open.field = std::move(what);
        return open.is->emplace_back(std::move(what));
    }
    bool value(Json what)
    {
        place(std::move(what));
        countItem();
        return true;
    }
    bool begin(Json::value_t kind)
    {
        if (m_open.size() >= static_cast<std::size_t>(m_limits.depth))
            throw Refusal{phrase("It is nested more than %1 deep.", m_limits.depth), {}};
        Json& begun = place(Json(kind));
        m_open.push_back({&begun, kind == Json::value_t::array, 0, {}, nullptr, {}});
        return true;
    }
    bool end()
    {
        m_open.pop_back();
        countItem();
        return true;
    }
    void countItem()
    {
        if (!m_open.empty() && m_open.back().isArray)
            ++m_open.back().items;
    }

    const JsonLimits& m_limits;
    const std::initializer_list<std::string_view> m_formats;
    const Makes m_makes;
    bool m_sawFormat = false;
    Json m_document;
    std::vector<Open> m_open;
};

/// "line 3, column 7" of a byte offset that the parser reports (1-based).
Phrase placeInText(std::string_view text, std::size_t byte)
{
    std::size_t line = 1;
    std::size_t column = 1;
    for (std::size_t i = 0; i + 1 < byte && i < text.size(); ++i) {
        if (text[i] == '\n') {
            ++line;
            column = 1;
        } else {
            ++column;
        }
    }
    return phrase("line %1, column %2", line, column);
}

tl::unexpected<Problems> malformed(const std::string& file, std::string_view text, std::size_t byte)
{
    return problem(
        file, phrase("It is not JSON: the text breaks off or is malformed at %1.", placeInText(text, byte)),
        phrase("Correct it there, or save it again from the program it comes from."));
}

/// A text of so many bytes is looked through before anything is made of it, which takes ten times its room and more.
constexpr std::size_t longText = std::size_t{1} << 20;

Result<Json> parse(std::string_view text, const std::string& file,
                   std::initializer_list<std::string_view> formats, const JsonLimits& limits,
                   Builder::Makes makes)
{
    if (text.size() > limits.bytes) {
        return problem(file, phrase("It is larger than %1 MB.", limits.bytes >> 20),
                       phrase("Nothing of that size is a file of Navarch; check that it is the right file."));
    }
    // The parser takes a null byte for the end and would pass over whatever follows.
    if (const std::size_t null = text.find('\0'); null != text.npos)
        return malformed(file, text, null + 1);
    Builder builder(limits, formats, makes);
    const auto place = [&] { return builder.path().empty() ? file : file + ": " + builder.path(); };
    try {
        Json::sax_parse(text.begin(), text.end(), &builder);
        if (makes == Builder::Makes::Nothing && !builder.sawFormat())
            return problem(file + ": format", phrase("It does not say what it is."),
                           formatNeeded(*formats.begin()));
        return builder.take();
    } catch (const Malformed& wrong) {
        if (wrong.byte > 0)
            return malformed(file, text, wrong.byte);
        if (wrong.isNumber)
            return problem(place(), phrase("The number here is beyond every number that can be meant."),
                           phrase("Give a smaller one."));
        return problem(place(), phrase("It is not JSON that can be read."),
                       phrase("Check its numbers and its encoding (UTF-8)."));
    } catch (const Refusal& refusal) {
        return problem(place(), refusal.what, refusal.remedy);
    }
}

} // namespace

Result<Json> parseJson(std::string_view text, const std::string& file, const JsonLimits& limits)
{
    return parse(text, file, {}, limits, Builder::Makes::Document);
}

Result<Json> parseDocument(std::string_view text, const std::string& file,
                           std::initializer_list<std::string_view> formats, const JsonLimits& limits)
{
    if (text.size() > longText)
        if (auto looked = parse(text, file, formats, limits, Builder::Makes::Nothing); !looked)
            return looked;
    return parse(text, file, formats, limits, Builder::Makes::Document);
}

bool isDocument(std::string_view text, std::string_view format, const JsonLimits& limits)
{
    if (text.size() > limits.bytes || text.find('\0') != text.npos)
        return false;
    Glance glance(limits);
    if (!Json::sax_parse(text.begin(), text.end(), &glance))
        return false;
    return format.empty() ? glance.isList() : glance.format() == format;
}

std::string jsonText(const Json& json)
{
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace navarch
