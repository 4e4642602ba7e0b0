// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/web/chronicle_page.h"

#include "core/base/year_phrase.h"
#include "core/campaign/calendar.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/deed/told_week.h"
#include "reports/umpire/paper_setter.h"
#include "reports/web/html_page.h"
#include "reports/web/page_texts.h"
#include "reports/web/page_words.h"

namespace navarch {

namespace embedded {
extern const std::string_view chronicle_page_html;
extern const std::string_view chronicle_page_css;
} // namespace embedded

namespace {

constexpr std::string_view noteKind = "note";

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

/// Whose chronicle it is.
QString readerText(const Campaign& campaign, SideId viewer)
{
    const SideRecord* side = viewer.isNone() ? nullptr : campaign.find(viewer);
    return side ? Words::tr("As %1 knows it").arg(fromUtf8(side->name)) : Words::tr("As the umpire knows it");
}

QString weekText(const ChronicleRecord& entry)
{
    return Words::said(phraseOf(Date{entry.year, entry.month, entry.week}));
}

/// What is said of an entry behind it: its rule, its dice, who knows it.
QString aboutText(const Campaign& campaign, const ChronicleRecord& entry, SideId viewer)
{
    QStringList about;
    if (entry.kind == noteKind)
        about += Words::tr("the umpire's note");
    if (!entry.rule.empty())
        about += fromUtf8(entry.rule);
    if (!entry.dice.empty())
        about += Words::dice(entry.dice);
    if (const QString knowing = knowingText(campaign, entry, viewer); !knowing.isEmpty())
        about += knowing;
    return about.join(QStringLiteral(" \u00b7 "));
}

void appendEntry(std::string& page, const Campaign& campaign, const ChronicleRecord& entry, SideId viewer)
{
    page += entry.kind == noteKind                  ? "<p class=\"note\">"
            : weightOf(entry.kind) == Weight::Great ? "<p class=\"great\">"
                                                    : "<p>";
    const QStringList lines = toldText(entry).split(QLatin1Char('\n')); // those of a note
    for (qsizetype line = 0; line < lines.size(); ++line)
        page += (line > 0 ? "<br>" : "") + escapedForHtml(harmless(lines[line]));
    if (const QString about = aboutText(campaign, entry, viewer); !about.isEmpty())
        page += " <small>" + escapedForHtml(harmless(about)) + "</small>";
    page += "</p>\n";
}

/// The slight stands behind one line, which a browser opens without a script.
void appendWeek(std::string& page, const Campaign& campaign, const ToldWeek& week, SideId viewer)
{
    appendElement(page, "h3", weekText(week.any()));
    for (const auto* part : {&week.great, &week.plain})
        for (const ChronicleRecord* entry : *part)
            appendEntry(page, campaign, *entry, viewer);
    if (week.slight.empty())
        return;
    page += "<details>";
    appendElement(page, "summary", Words::said(phraseOfSlight(week.slight)));
    for (const ChronicleRecord* entry : week.slight)
        appendEntry(page, campaign, *entry, viewer);
    page += "</details>\n";
}

} // namespace

std::string plainChronicle(const Campaign& campaign, SideId viewer, SheetLanguage language)
{
    const SpokenLanguage spoken(language);
    QString text =
        fromUtf8(campaign.head().name) + QLatin1Char('\n') + readerText(campaign, viewer) + QLatin1Char('\n');
    const auto tell = [&](const ChronicleRecord& entry, const QString& indent) {
        const QString about = aboutText(campaign, entry, viewer);
        text += indent + toldText(entry);
        text += about.isEmpty() ? QStringLiteral("\n") : QStringLiteral(" [%1]\n").arg(about);
    };
    const auto weeks = weeksOf(chronicleFor(campaign, viewer));
    for (const ToldWeek& week : weeks) {
        text += QLatin1Char('\n') + weekText(week.any()) + QLatin1Char('\n');
        for (const auto* part : {&week.great, &week.plain})
            for (const ChronicleRecord* entry : *part)
                tell(*entry, QStringLiteral("  "));
        if (week.slight.empty())
            continue;
        text += QStringLiteral("  %1:\n").arg(Words::said(phraseOfSlight(week.slight)));
        for (const ChronicleRecord* entry : week.slight)
            tell(*entry, QStringLiteral("    "));
    }
    if (weeks.empty())
        text += QLatin1Char('\n') + Words::tr("Nothing is written yet.") + QLatin1Char('\n');
    return text.toStdString();
}

std::string chronicleWebPage(const Campaign& campaign, SideId viewer, SheetLanguage language,
                             std::optional<int> year)
{
    const SpokenLanguage spoken(language);
    const QString name = fromUtf8(campaign.head().name);
    PageParts parts;
    parts.language = language.tag().toStdString();
    parts.title = harmless(Words::tr("%1: chronicle").arg(name));
    appendElement(parts.body, "h1", name);
    appendElement(parts.body, "h4",
                  readerText(campaign, viewer) + QStringLiteral(", ")
                      + Words::said(phraseOf(dateOf(campaign.head()))));
    auto entries = chronicleFor(campaign, viewer);
    if (year)
        std::erase_if(entries, [&](const ChronicleRecord* entry) { return entry->year != *year; });
    std::optional<int> before;
    const auto weeks = weeksOf(entries);
    for (const ToldWeek& week : weeks) {
        const int now = week.any().year;
        if (before != now)
            appendElement(parts.body, "h2", Words::said(phraseOfYear(now)));
        appendWeek(parts.body, campaign, week, viewer);
        before = now;
    }
    if (weeks.empty())
        appendElement(parts.body, "p", Words::tr("Nothing is written yet."));
    return htmlPage({embedded::chronicle_page_html, embedded::chronicle_page_css, {}}, parts);
}

} // namespace navarch
