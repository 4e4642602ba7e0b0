// SPDX-License-Identifier: GPL-3.0-or-later
// navarch rule NUMBER|WORDS
#include <algorithm>

#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/text_table.h"
#include "core/base/text.h"
#include "core/data/figures.h"
#include "core/rulebook/played_examples.h"
#include "core/rulebook/rule_examples.h"
#include "core/rulebook/rule_tables.h"
#include "core/rulebook/rulebook.h"

namespace navarch {

namespace {

struct RuleRequest {
    std::vector<std::string> words;
};

constexpr std::size_t lineLength = 100;

/// A paragraph in lines of a screen.
std::string wrapped(const std::string& text, const std::string& indent)
{
    std::string lines = indent;
    std::size_t length = indent.size();
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string word = text.substr(at, end - at);
        const auto wide = static_cast<std::size_t>(codePointCount(word));
        if (length > indent.size() && length + 1 + wide > lineLength) {
            lines += "\n" + indent;
            length = indent.size();
        } else if (length > indent.size()) {
            lines += " ";
            ++length;
        }
        lines += word;
        length += wide;
        at = end + 1;
    }
    return lines + "\n";
}

std::string tableText(const RuleTable& table, const std::string& game)
{
    TextTable text(std::vector<TextTable::Align>(table.columns.size() + 1, TextTable::Align::Left));
    std::vector<std::string> heading;
    for (const Phrase& column : table.columns)
        heading.push_back(spokenText(column, game));
    heading.emplace_back();
    text.row(heading);
    for (const RuleTable::Row& row : table.rows) {
        std::vector<std::string> cells;
        for (const Phrase& cell : row.cells)
            cells.push_back(spokenText(cell, game));
        cells.push_back(row.isHouse ? spokenText(phrase("house figure")) : std::string());
        text.row(std::move(cells));
    }
    return text.text();
}

/// What is worked out for the page, and what captains came to under its rule.
std::vector<Phrase> examplesOf(const RulePage& page)
{
    std::vector<Phrase> lines = ruleExample(page, builtInFigures(), {});
    const PlayedExamples played = playedExamples(page.game, builtInFigures(), {});
    if (const auto found = played.find(page.id); found != played.end())
        lines.insert(lines.end(), found->second.begin(), found->second.end());
    return lines;
}

std::string pageText(const RulePage& page)
{
    std::string text = page.id + "  " + spokenText(page.title, page.game) + "\n";
    for (const Phrase& paragraph : page.text)
        text += "\n" + wrapped(spokenText(paragraph, page.game), "");
    for (const RuleTable& table : ruleTables(page.id, page.game, {}))
        text += "\n" + tableText(table, page.game);
    bool isFirst = true;
    for (const Phrase& paragraph : examplesOf(page)) {
        text += isFirst ? "\n" + wrapped(spokenText(phrase("Example: %1", paragraph), page.game), "    ")
                        : wrapped(spokenText(paragraph, page.game), "    ");
        isFirst = false;
    }
    for (const std::string& other : page.see)
        if (const RulePage* seen = builtInRulebook().find(other))
            text += (&other == &page.see.front() ? "\n" : "") + std::string("    ") + seen->id + "  "
                    + spokenText(seen->title, seen->game) + "\n";
    return text;
}

/// Of one page alone its example is worked out: of a list it would be long in coming.
Json pageJson(const RulePage& page, bool withExamples)
{
    const auto texts = [](const std::vector<Phrase>& phrases) {
        Json list = Json::array();
        for (const Phrase& phrase : phrases)
            list.push_back(phrase.english());
        return list;
    };
    Json tables = Json::array();
    for (const RuleTable& table : ruleTables(page.id, page.game, {})) {
        Json rows = Json::array();
        for (const RuleTable::Row& row : table.rows)
            rows.push_back({{"cells", texts(row.cells)}, {"house", row.isHouse}});
        tables.push_back({{"columns", texts(table.columns)}, {"rows", std::move(rows)}});
    }
    return {{"id", page.id},
            {"rules", page.game},
            {"title", page.title.english()},
            {"text", texts(page.text)},
            {"tables", std::move(tables)},
            {"example", texts(withExamples ? examplesOf(page) : page.example)},
            {"see", page.see}};
}

ExitCode rule(const RuleRequest& request, Console& console)
{
    const Rulebook& book = builtInRulebook();
    std::string words;
    for (const std::string& word : request.words)
        words += (words.empty() ? "" : " ") + word;
    std::vector<const RulePage*> found;
    if (const RulePage* page = request.words.size() == 1 ? book.find(words) : nullptr)
        found = {page};
    else
        found = book.search(words, [](const Phrase& phrase) { return spokenText(phrase); });
    if (found.empty()) {
        console.complain(
            phrase("No rule has the number or the words %1. Give a number such as %2, or fewer words.",
                   given(quotedForMessage(words)), given(book.pages().front().id)));
        return ExitCode::Refused;
    }
    if (console.wantsJson()) {
        Json pages = Json::array();
        for (const RulePage* page : found)
            pages.push_back(pageJson(*page, found.size() == 1));
        console.printJson({{"format", "navarch-rule-answer/1"}, {"pages", std::move(pages)}});
        return ExitCode::Done;
    }
    if (found.size() == 1) {
        console.print(pageText(*found.front()));
        return ExitCode::Done;
    }
    TextTable list({TextTable::Align::Left, TextTable::Align::Left});
    for (const RulePage* page : found)
        list.row({page->id, spokenText(page->title, page->game)});
    console.print(list.text());
    return ExitCode::Done;
}

} // namespace

void addRule(CLI::App& app, ChosenCommand& chosen)
{
    const auto request = std::make_shared<RuleRequest>();
    CLI::App* command =
        addCommand(app, chosen, "rule", "What a rule says, by its number or by words", request, rule);
    command->add_option("number", request->words, "a rule's number, SA-7.4.2, or words to look for")
        ->required()
        ->expected(1, 20);
}

} // namespace navarch
