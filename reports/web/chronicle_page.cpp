// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/web/chronicle_page.h"

#include "core/base/year_phrase.h"
#include "core/campaign/calendar.h"
#include "core/campaign/deed/chronicle.h"
#include "reports/umpire/paper_setter.h"
#include "reports/web/html_page.h"
#include "reports/web/page_words.h"
#include "reports/web/text_table.h"

namespace navarch {

namespace embedded {
extern const std::string_view chronicle_page_html;
extern const std::string_view chronicle_page_css;
} // namespace embedded

namespace {

void appendElement(std::string& page, std::string_view name, const QString& text)
{
    ((page += '<') += name) += '>';
    page += escapedForHtml(harmless(text));
    ((page += "</") += name) += ">\n";
}

/// To whom it is known; the umpire alone is told.
QString knowingText(const Campaign& campaign, const ChronicleRecord& entry, SideId viewer)
{
    if (entry.open || !viewer.isNone())
        return {};
    QStringList names;
    for (const SideId id : {entry.side, entry.other})
        if (const SideRecord* side = campaign.find(id))
            names += fromUtf8(side->name);
    if (names.isEmpty())
        return Words::tr("for the umpire");
    return Words::tr("known to %1").arg(names.join(QStringLiteral(", ")));
}

void appendEntry(std::string& page, const Campaign& campaign, const ChronicleRecord& entry, SideId viewer)
{
    const bool isNote = entry.kind == "note";
    QStringList about;
    if (isNote)
        about += Words::tr("the umpire's note");
    if (!entry.rule.empty())
        about += fromUtf8(entry.rule);
    if (!entry.dice.empty())
        about += Words::dice(entry.dice);
    if (const QString knowing = knowingText(campaign, entry, viewer); !knowing.isEmpty())
        about += knowing;
    page += isNote ? "<p class=\"note\">" : "<p>";
    const QStringList lines = toldText(entry).split(QLatin1Char('\n')); // those of a note
    for (qsizetype line = 0; line < lines.size(); ++line)
        page += (line > 0 ? "<br>" : "") + escapedForHtml(harmless(lines[line]));
    if (!about.isEmpty())
        page += " <small>" + escapedForHtml(harmless(about.join(QStringLiteral(" \u00b7 ")))) + "</small>";
    page += "</p>\n";
}

} // namespace

std::string chronicleWebPage(const Campaign& campaign, SideId viewer, SheetLanguage language,
                             std::optional<int> year)
{
    const SpokenLanguage spoken(language);
    const QString name = fromUtf8(campaign.head().name);
    const SideRecord* side = viewer.isNone() ? nullptr : campaign.find(viewer);
    PageParts parts;
    parts.language = language.tag().toStdString();
    parts.title = harmless(Words::tr("%1: chronicle").arg(name));
    appendElement(parts.body, "h1", name);
    const QString reader =
        side ? Words::tr("As %1 knows it").arg(fromUtf8(side->name)) : Words::tr("As the umpire knows it");
    appendElement(parts.body, "h4",
                  reader + QStringLiteral(", ") + Words::said(phraseOf(dateOf(campaign.head()))));
    const ChronicleRecord* before = nullptr;
    for (const ChronicleRecord* entry : chronicleFor(campaign, viewer)) {
        if (year && entry->year != *year)
            continue;
        if (!before || before->year != entry->year)
            appendElement(parts.body, "h2", Words::said(phraseOfYear(entry->year)));
        if (!before || before->year != entry->year || before->month != entry->month
            || before->week != entry->week)
            appendElement(parts.body, "h3",
                          Words::said(phraseOf(Date{entry->year, entry->month, entry->week})));
        appendEntry(parts.body, campaign, *entry, viewer);
        before = entry;
    }
    if (!before)
        appendElement(parts.body, "p", Words::tr("Nothing is written yet."));
    return htmlPage({embedded::chronicle_page_html, embedded::chronicle_page_css, {}}, parts);
}

} // namespace navarch
