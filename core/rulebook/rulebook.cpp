// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rulebook/rulebook.h"

#include <algorithm>
#include <cctype>
#include <stdexcept>

#include "core/base/json_reader.h"
#include "core/data/embedded.h"

namespace navarch {

namespace {

constexpr TextBounds idText{20, false};
constexpr TextBounds titleText{120, false};
constexpr int mostPages = 400;
constexpr int mostParagraphs = 12;
constexpr std::string_view folder = "rulebook/";

/// What may stand between words.
bool isBetweenWords(char c)
{
    const auto letter = static_cast<unsigned char>(c);
    return letter < 0x80 && !std::isalnum(letter) && c != '-' && c != '.';
}

/// In small letters, as far as they are Latin ones without accents: others are compared as they are.
std::string folded(std::string_view text)
{
    std::string small(text);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return small;
}

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    std::string word;
    for (const char c : folded(text)) {
        if (!isBetweenWords(c)) {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    if (!word.empty())
        words.push_back(std::move(word));
    return words;
}

bool hasWord(const std::vector<std::string>& words, std::string_view beginning)
{
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
        return std::string_view(word).starts_with(beginning);
    });
}

std::vector<Phrase> paragraphs(ObjectReader& fields, const char* name, bool mayBeMissing)
{
    std::vector<Phrase> texts;
    if (mayBeMissing && !fields.has(name))
        return texts;
    for (const Json* item : fields.items(name, mostParagraphs)) {
        if (item->is_string() && !item->get_ref<const std::string&>().empty())
            texts.push_back(termOf(item->get_ref<const std::string&>()));
        else
            fields.refuse(name, phrase("A paragraph is a text."), phrase("Write it in quotes."));
    }
    if (texts.empty())
        fields.refuse(name, phrase("There is no paragraph."), phrase("Write one."));
    return texts;
}

RulePage pageOf(const Json& json, const std::string& file, const std::string& path, Problems& problems)
{
    RulePage page;
    std::string title;
    ObjectReader fields(json, file, path, problems, Missing::IsAProblem);
    fields("id", page.id, idText);
    fields("title", title, titleText);
    page.title = termOf(title);
    page.text = paragraphs(fields, "text", false);
    page.example = paragraphs(fields, "example", true);
    if (fields.has("see"))
        for (const Json* item : fields.items("see", mostParagraphs))
            page.see.push_back(item->is_string() ? item->get<std::string>() : std::string());
    fields.finish();
    return page;
}

} // namespace

Result<void> Rulebook::add(const Json& document, const std::string& file)
{
    Problems problems;
    std::vector<RulePage> pages;
    std::vector<RuleChapter> chapters;
    std::string format, game;
    ObjectReader top(document, file, "", problems, Missing::IsAProblem);
    top("format", format, idText);
    top("rules", game, TextBounds{40, false});
    for (const Json* item : top.items("chapters", 60)) {
        RuleChapter chapter;
        std::string title;
        const std::string path = "chapters[" + std::to_string(chapters.size()) + "]";
        ObjectReader fields(*item, file, path, problems, Missing::IsAProblem);
        fields("id", chapter.id, idText);
        fields("title", title, titleText);
        chapter.title = termOf(title);
        chapter.game = game;
        chapter.first = m_pages.size() + pages.size();
        for (const Json* each : fields.items("pages", mostPages)) {
            pages.push_back(
                pageOf(*each, file, path + ".pages[" + std::to_string(chapter.count) + "]", problems));
            pages.back().game = game;
            ++chapter.count;
        }
        fields.finish();
        chapters.push_back(std::move(chapter));
    }
    top.finish();
    if (format != "navarch-rulebook/1")
        top.refuse("format", phrase("It is no rulebook."),
                   phrase("Write %1.", given("\"navarch-rulebook/1\"")));
    for (std::size_t at = 0; at < pages.size(); ++at)
        for (std::size_t before = 0; before < m_pages.size() + at; ++before)
            if ((before < m_pages.size() ? m_pages[before] : pages[before - m_pages.size()]).id
                == pages[at].id)
                top.refuse("chapters", phrase("There are two pages of %1.", given(pages[at].id)),
                           phrase("Leave one out."));
    if (!problems.empty())
        return tl::unexpected(problems);
    m_pages.insert(m_pages.end(), std::make_move_iterator(pages.begin()),
                   std::make_move_iterator(pages.end()));
    m_chapters.insert(m_chapters.end(), std::make_move_iterator(chapters.begin()),
                      std::make_move_iterator(chapters.end()));
    return {};
}

const RulePage* Rulebook::find(std::string_view id) const
{
    // "SA-7.4.2b", "SA-7.4.2", "SA-7.4", "SA-7": letter by letter and number by number up to what has a page.
    for (std::string name = folded(id); !name.empty();) {
        for (const RulePage& page : m_pages)
            if (folded(page.id) == name)
                return &page;
        const std::size_t dot = name.rfind('.');
        if (const char last = name.back(); last >= 'a' && last <= 'z' && name.size() > 1
                                           && name[name.size() - 2] >= '0' && name[name.size() - 2] <= '9')
            name.pop_back();
        else if (dot != name.npos)
            name.erase(dot);
        else
            break;
    }
    // "SA-7.4" and "SA-7" stand for what begins with them.
    const std::string beginning = folded(id) + ".";
    for (const RulePage& page : m_pages)
        if (beginning.size() > 1 && folded(page.id).starts_with(beginning))
            return &page;
    return nullptr;
}

std::vector<const RulePage*> Rulebook::search(std::string_view words, const Saying& said) const
{
    const auto shown = [&](const Phrase& phrase) { return said ? said(phrase) : phrase.english(); };
    std::vector<const RulePage*> inTitle, inText;
    const std::vector<std::string> wanted = wordsOf(words);
    if (wanted.empty())
        return inTitle;
    for (const RulePage& page : m_pages) {
        const auto hasAll = [&](const std::vector<std::string>& in) {
            return std::all_of(wanted.begin(), wanted.end(),
                               [&](const std::string& word) { return hasWord(in, word); });
        };
        std::vector<std::string> there = wordsOf(page.id + " " + shown(page.title));
        if (hasAll(there)) {
            inTitle.push_back(&page);
            continue;
        }
        for (const auto* texts : {&page.text, &page.example})
            for (const Phrase& text : *texts)
                for (std::string& word : wordsOf(shown(text)))
                    there.push_back(std::move(word));
        if (hasAll(there))
            inText.push_back(&page);
    }
    inTitle.insert(inTitle.end(), inText.begin(), inText.end());
    return inTitle;
}

std::vector<std::string> Rulebook::danglingReferences() const
{
    std::vector<std::string> dangling;
    for (const RulePage& page : m_pages)
        for (const std::string& other : page.see)
            if (std::none_of(m_pages.begin(), m_pages.end(),
                             [&](const RulePage& each) { return each.id == other; }))
                dangling.push_back(page.id + " names " + other);
    return dangling;
}

const Rulebook& builtInRulebook()
{
    static const Rulebook book = [] {
        Rulebook read;
        for (const std::string_view name : embeddedFileNames()) {
            if (!name.starts_with(folder))
                continue;
            const std::string file(name);
            const auto added = parseJson(*embeddedFile(name), file).and_then([&](const Json& json) {
                return read.add(json, file);
            });
            if (!added) // they are tested, so reading them cannot fail
                throw std::logic_error(added.error().front().text());
        }
        return read;
    }();
    return book;
}

} // namespace navarch
