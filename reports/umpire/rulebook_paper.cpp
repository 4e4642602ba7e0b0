// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/umpire/rulebook_paper.h"

#include <algorithm>

#include "core/data/figures.h"
#include "core/rulebook/played_examples.h"
#include "core/rulebook/rule_examples.h"
#include "core/rulebook/rule_tables.h"
#include "core/rulebook/rulebook.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/umpire/paper_setter.h"
#include "reports/words.h"

namespace navarch {

namespace {

void setTable(PaperSetter& setter, const RuleTable& table)
{
    std::vector<QStringList> rows;
    for (const RuleTable::Row& row : table.rows) {
        QStringList cells;
        for (const Phrase& cell : row.cells)
            cells.push_back(Words::said(cell));
        cells.push_back(row.isChanged ? Words::tr("the umpire's")
                        : row.isHouse ? Words::tr("house figure")
                                      : QString());
        rows.push_back(std::move(cells));
    }
    // The first column takes what room there is; others are as wide as their widest text, up to a fifth of the page.
    std::vector<TableColumn> columns;
    for (std::size_t at = 0; at <= table.columns.size(); ++at) {
        const QString head = at < table.columns.size() ? Words::said(table.columns[at]) : QString();
        TableColumn column = setter.columnFor(head, {});
        for (const QStringList& row : rows)
            column.width =
                std::max(column.width, setter.columnFor(head, row[static_cast<qsizetype>(at)]).width);
        column.width = std::min(column.width, setter.width() / 5);
        if (at == 0)
            column = {head, 0, Align::Left, 1};
        columns.push_back(column);
    }
    setter.tableOfWhatThereIs(std::move(columns), std::move(rows), {});
}

/// With the last stands what is so high `below` them.
void addParagraphs(PaperSetter& setter, const QStringList& texts, int below)
{
    for (qsizetype i = 0; i < texts.size(); ++i)
        setter.prose(texts[i], i + 1 == texts.size() ? below : 0);
}

} // namespace

Result<Document> rulebookPaper(std::string_view game, const HouseValues& changes, const SheetOptions& options,
                               const TextMeasurer& measurer)
{
    const Rulebook& book = builtInRulebook();
    const SheetsOfGame* sheets = findSheets(game);
    if (std::none_of(book.chapters().begin(), book.chapters().end(),
                     [&](const RuleChapter& chapter) { return chapter.game == game; }))
        return problem("game", phrase("There is no rulebook of that name."),
                       phrase("Give a game's id, or campaign."));
    const SpokenLanguage spoken(options.language, game);
    const Typesetter set(measurer);
    Document document;
    document.savesInk = options.saveInk;
    document.title =
        sheets ? Words::tr("%1: the rules").arg(titleOf(*sheets)) : Words::tr("The campaign: the rules");
    const PlayedExamples played = playedExamples(game, builtInFigures(), changes);
    PaperSetter setter(options, set);
    setter.title(document.title, Words::tr("In words of Navarch, with the figures that it plays by"));
    for (const RuleChapter& chapter : book.chapters()) {
        if (chapter.game != game)
            continue;
        setter.heading(QStringLiteral("%1 · %2").arg(fromUtf8(chapter.id), Words::said(chapter.title)));
        for (std::size_t at = chapter.first; at < chapter.first + chapter.count; ++at) {
            const RulePage& page = book.pages()[at];
            setter.subheading(QStringLiteral("%1 · %2").arg(fromUtf8(page.id), Words::said(page.title)));
            const int see = page.see.empty() ? 0 : set.lineHeight(setter.style()) * 2;
            QStringList texts;
            for (const Phrase& text : page.text)
                texts += Words::said(text);
            QStringList examples;
            for (const Phrase& text : ruleExample(page, builtInFigures(), changes)) {
                const QString said = Words::said(text);
                examples += examples.isEmpty() ? Words::tr("Example: %1").arg(said) : said;
            }
            if (const auto found = played.find(page.id); found != played.end())
                for (const Phrase& text : found->second)
                    examples += Words::said(text);
            const std::vector<RuleTable> tables = ruleTables(page.id, page.game, changes);
            addParagraphs(setter, texts, tables.empty() && examples.isEmpty() ? see : 0);
            for (const RuleTable& table : tables)
                setTable(setter, table);
            addParagraphs(setter, examples, see);
            if (see > 0) {
                QStringList others;
                for (const std::string& other : page.see)
                    others.push_back(fromUtf8(other));
                setter.text(Words::tr("See %1").arg(others.join(QStringLiteral(", "))), FontRole::Italic);
            }
        }
    }
    document.pages = setter.take();
    bind(document, set);
    return document;
}

} // namespace navarch
