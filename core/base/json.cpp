// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "core/base/text.h"

namespace navarch {

namespace {

/// Thrown out of the parser's callback, which has no other way to stop it, and caught in parseJson.
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

/// Watches the parser's events for what the parser itself lets pass, and knows where in the document they are.
class Watch {
public:
    explicit Watch(const JsonLimits& limits) : m_limits(limits) {}

    bool operator()(int depth, Json::parse_event_t event, Json& parsed)
    {
        using Event = Json::parse_event_t;
        switch (event) {
        case Event::object_start:
        case Event::array_start:
            if (depth >= m_limits.depth)
                throw Refusal{phrase("It is nested more than %1 deep.", m_limits.depth), {}};
            m_open.emplace_back().isArray = event == Event::array_start;
            break;
        case Event::object_end:
        case Event::array_end:
            m_open.pop_back();
            countItem();
            break;
        case Event::key: takeKey(parsed.get_ref<const std::string&>()); break;
        case Event::value: countItem(); break;
        }
        return true;
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
        bool isArray = false;
        std::size_t items = 0;
        std::string key; ///< the latest
        Keys keys;
    };

    /// Fit to be shown.
    static std::string shown(const std::string& key)
    {
        const std::string quoted = quotedForMessage(key);
        return quoted.substr(1, quoted.size() - 2);
    }

    void countItem()
    {
        if (!m_open.empty() && m_open.back().isArray)
            ++m_open.back().items;
    }

    void takeKey(const std::string& key)
    {
        Open& open = m_open.back();
        if (!open.keys.add(key))
            throw Refusal{phrase("The field %1 stands twice in one object.", given(quotedForMessage(key))),
                          phrase("Keep one of them.")};
        if (open.keys.size() > static_cast<std::size_t>(m_limits.keysOfAnObject))
            throw Refusal{phrase("An object holds more than %1 fields.", m_limits.keysOfAnObject), {}};
        open.key = key;
    }

    const JsonLimits& m_limits;
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

} // namespace

Result<Json> parseJson(std::string_view text, const std::string& file, const JsonLimits& limits)
{
    if (text.size() > limits.bytes) {
        return problem(file, phrase("It is larger than %1 MB.", limits.bytes >> 20),
                       phrase("Nothing of that size is a file of Navarch; check that it is the right file."));
    }
    // The parser takes a null byte for the end and would pass over whatever follows.
    if (const std::size_t null = text.find('\0'); null != text.npos)
        return malformed(file, text, null + 1);
    Watch watch(limits);
    const auto place = [&] { return watch.path().empty() ? file : file + ": " + watch.path(); };
    try {
        // The parser copies its callback, so it is given one that leads to ours.
        return Json::parse(text.begin(), text.end(), std::ref(watch));
    } catch (const Json::parse_error& error) {
        return malformed(file, text, error.byte);
    } catch (const Json::out_of_range&) {
        return problem(place(), phrase("The number here is beyond every number that can be meant."),
                       phrase("Give a smaller one."));
    } catch (const Json::exception&) {
        return problem(place(), phrase("It is not JSON that can be read."),
                       phrase("Check its numbers and its encoding (UTF-8)."));
    } catch (const Refusal& refusal) {
        return problem(place(), refusal.what, refusal.remedy);
    }
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
