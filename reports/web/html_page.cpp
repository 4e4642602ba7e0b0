// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/web/html_page.h"

#include <map>

#include <QCryptographicHash>

namespace navarch {

namespace {

/// What a browser must hash for it to stand in an element by itself.
std::string sourceOf(std::string_view content)
{
    if (content.empty())
        return "'none'";
    const QByteArray hash = QCryptographicHash::hash({content.data(), static_cast<qsizetype>(content.size())},
                                                     QCryptographicHash::Sha256);
    return "'sha256-" + hash.toBase64().toStdString() + "'";
}

/// JSON that stands in an element: nothing in it can end the element or begin another.
std::string embeddable(const Json& data)
{
    if (data.is_null())
        return {};
    const std::string text = data.dump(-1, ' ', false, Json::error_handler_t::replace);
    std::string safe;
    safe.reserve(text.size());
    for (const char letter : text) {
        switch (letter) { // in JSON they stand in strings alone
        case '<': safe += "\\u003c"; break;
        case '>': safe += "\\u003e"; break;
        case '&': safe += "\\u0026"; break;
        default: safe += letter;
        }
    }
    return safe;
}

/// The same data in a seventh of the room, of letters that mean nothing to a browser.
std::string packed(const Json& data)
{
    constexpr int best = 9;
    constexpr int ofQt = 4; // a length that zlib's format does not have
    const QByteArray bytes =
        qCompress(QByteArray::fromStdString(data.dump(-1, ' ', false, Json::error_handler_t::replace)), best);
    return bytes.mid(ofQt).toBase64().toStdString();
}

} // namespace

std::string escapedForHtml(std::string_view text)
{
    std::string safe;
    for (const char letter : text) {
        switch (letter) {
        case '&': safe += "&amp;"; break;
        case '<': safe += "&lt;"; break;
        case '>': safe += "&gt;"; break;
        case '"': safe += "&quot;"; break;
        case '\'': safe += "&#39;"; break;
        default: safe += letter;
        }
    }
    return safe;
}

std::string htmlPage(const PageTemplate& pageTemplate, const PageParts& parts)
{
    std::string script;
    for (const std::string_view each : pageTemplate.scripts)
        script += each;
    const std::string policy = "default-src 'none'; script-src " + sourceOf(script) + "; style-src "
                               + sourceOf(pageTemplate.style)
                               + "; img-src data:; base-uri 'none'; form-action 'none'";
    const std::map<std::string_view, std::string> places{{"policy", policy},
                                                         {"language", escapedForHtml(parts.language)},
                                                         {"title", escapedForHtml(parts.title)},
                                                         {"noscript", escapedForHtml(parts.noScript)},
                                                         {"style", std::string(pageTemplate.style)},
                                                         {"body", parts.body},
                                                         {"data", embeddable(parts.data)},
                                                         {"packed", packed(parts.data)},
                                                         {"script", script}};
    std::string page;
    // In one go from the front: what was put in is not looked into again.
    std::string_view rest = pageTemplate.markup;
    while (true) {
        const std::size_t at = rest.find("{{");
        page += rest.substr(0, at);
        if (at == rest.npos)
            return page;
        const std::size_t end = rest.find("}}", at);
        page += places.at(rest.substr(at + 2, end - at - 2));
        rest.remove_prefix(end + 2);
    }
}

} // namespace navarch
