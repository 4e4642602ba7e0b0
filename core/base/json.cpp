// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"

#include <set>
#include <vector>

#include "core/base/text.h"

namespace navarch {

namespace {

/// Thrown out of the parser's callback, which has no other way to stop it, and caught in parseJson.
struct Refusal {
    std::string what;
    std::string remedy;
};

/// Watches the parser's events for what the parser itself lets pass.
class Watch {
public:
    explicit Watch(const JsonLimits& limits) : m_limits(limits) {}

    bool operator()(int depth, Json::parse_event_t event, Json& parsed)
    {
        using Event = Json::parse_event_t;
        if (event == Event::object_start || event == Event::array_start) {
            if (depth >= m_limits.depth)
                throw Refusal{"It is nested more than " + std::to_string(m_limits.depth) + " deep.", {}};
        }
        if (event == Event::object_start) {
            m_keys.emplace_back();
        } else if (event == Event::object_end) {
            m_keys.pop_back();
        } else if (event == Event::key) {
            const auto& key = parsed.get_ref<const std::string&>();
            if (!m_keys.back().insert(key).second)
                throw Refusal{"The field " + quotedForMessage(key) + " stands twice in one object.", "Keep one of them."};
            if (m_keys.back().size() > static_cast<std::size_t>(m_limits.keysOfAnObject))
                throw Refusal{"An object holds more than " + std::to_string(m_limits.keysOfAnObject) + " fields.", {}};
        }
        return true;
    }

private:
    const JsonLimits& m_limits;
    std::vector<std::set<std::string>> m_keys;
};

/// "line 3, column 7" of a byte offset that the parser reports (1-based).
std::string placeInText(std::string_view text, std::size_t byte)
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
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

} // namespace

Result<Json> parseJson(std::string_view text, const std::string& file, const JsonLimits& limits)
{
    if (text.size() > limits.bytes) {
        return problem(file, "It is larger than " + std::to_string(limits.bytes >> 20) + " MB.",
                       "Nothing of that size is a file of Navarch; check that it is the right file.");
    }
    try {
        return Json::parse(text.begin(), text.end(), Watch(limits));
    } catch (const Json::parse_error& error) {
        return problem(file, "It is not JSON: the text breaks off or is malformed at " + placeInText(text, error.byte) + ".",
                       "Correct it there, or save it again from the program it comes from.");
    } catch (const Json::exception&) {
        return problem(file, "It is not JSON that can be read.", "Check its numbers and its encoding (UTF-8).");
    } catch (const Refusal& refusal) {
        return problem(file, refusal.what, refusal.remedy);
    }
}

std::string jsonText(const Json& json)
{
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace navarch
