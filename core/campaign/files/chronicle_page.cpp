// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/files/chronicle_page.h"

#include "core/base/text.h"
#include "core/campaign/calendar.h"
#include "core/campaign/deed/chronicle.h"

namespace navarch {

namespace {

// Old-style figures and a measure that reads well; dark where the reader's system is, white on paper.
constexpr std::string_view style = R"css(
:root { color-scheme: light dark; --ink: #1d2a35; --faint: #5a6671; --ground: #fdfaf1; --accent: #8b2e20; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe9d9; --faint: #a9b3bb; --ground: #14202a; --accent: #e2886f; } }
body { margin: 0 auto; padding: 3rem 1.5rem; max-width: 42rem; background: var(--ground); color: var(--ink);
       font: 1.05rem/1.5 "EB Garamond", Garamond, Georgia, serif; font-variant-numeric: oldstyle-nums; }
h1 { margin: 0; font-size: 2.2rem; font-weight: 500; line-height: 1.2; }
h2 { margin: 2.5rem 0 0; font-size: 1.5rem; font-weight: 500; color: var(--accent); }
h3 { margin: 1.4rem 0 .2rem; font-size: 1.1rem; font-weight: 600; }
p { margin: .25rem 0; overflow-wrap: anywhere; white-space: pre-line; }
small { color: var(--faint); font-size: .8rem; font-variant-numeric: lining-nums; }
.note { border-left: 3px solid var(--accent); padding-left: .8rem; font-style: italic; }
@media print { :root { --ink: #000; --faint: #444; --ground: #fff; --accent: #000; } h2, h3 { break-after: avoid; } }
)css";

/// As it may stand between tags and in attributes.
void appendEscaped(std::string& page, std::string_view text)
{
    for (const char letter : text) {
        switch (letter) {
        case '&': page += "&amp;"; break;
        case '<': page += "&lt;"; break;
        case '>': page += "&gt;"; break;
        case '"': page += "&quot;"; break;
        case '\'': page += "&#39;"; break;
        default: page += letter;
        }
    }
}

void appendElement(std::string& page, std::string_view name, std::string_view text)
{
    ((page += '<') += name) += '>';
    appendEscaped(page, text);
    ((page += "</") += name) += ">\n";
}

std::string readerText(const Campaign& campaign, SideId viewer)
{
    const SideRecord* side = viewer.isNone() ? nullptr : campaign.find(viewer);
    return side ? "As " + side->name + " knows it" : "As the umpire knows it";
}

/// To whom it is known; the umpire alone is told.
std::string knowingText(const Campaign& campaign, const ChronicleRecord& entry, SideId viewer)
{
    if (entry.open || !viewer.isNone())
        return {};
    std::string names;
    for (const SideId id : {entry.side, entry.other})
        if (const SideRecord* side = campaign.find(id))
            names += (names.empty() ? "" : " and ") + side->name;
    return names.empty() ? "for the umpire" : "known to " + names;
}

std::string joined(std::initializer_list<std::string_view> parts)
{
    std::string all;
    for (const std::string_view part : parts)
        if (!part.empty())
            ((all += all.empty() ? "" : " \u00b7 ")) += part;
    return all;
}

bool isSameWeek(const ChronicleRecord& a, const ChronicleRecord& b)
{
    return a.year == b.year && a.month == b.month && a.week == b.week;
}

std::string weekText(const ChronicleRecord& entry)
{
    return phraseOf(Date{entry.year, entry.month, entry.week}).english();
}

} // namespace

std::string chroniclePage(const Campaign& campaign, SideId viewer)
{
    const std::string& name = campaign.head().name;
    std::string page = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
                       "'unsafe-inline'\">\n<meta name=\"viewport\" content=\"width=device-width\">\n";
    appendElement(page, "title", name + ": chronicle");
    ((page += "<style>") += style) += "</style>\n</head>\n<body>\n";
    appendElement(page, "h1", name);
    page += "<p>";
    appendElement(page, "small",
                  readerText(campaign, viewer) + ", " + phraseOf(dateOf(campaign.head())).english());
    page += "</p>\n";

    const ChronicleRecord* before = nullptr;
    for (const ChronicleRecord* entry : chronicleFor(campaign, viewer)) {
        if (!before || before->year != entry->year)
            appendElement(page, "h2", yearText(entry->year));
        if (!before || !isSameWeek(*before, *entry))
            appendElement(page, "h3", weekText(*entry));
        const bool isNote = entry->kind == "note";
        page += isNote ? "<p class=\"note\">" : "<p>";
        appendEscaped(page, entry->text);
        const std::string about = joined({isNote ? "the umpire's note" : "", entry->rule, entry->dice,
                                          knowingText(campaign, *entry, viewer)});
        if (!about.empty()) {
            page += " <small>";
            appendEscaped(page, about);
            page += "</small>";
        }
        page += "</p>\n";
        before = entry;
    }
    if (!before)
        appendElement(page, "p", "Nothing is written yet.");
    return page + "</body>\n</html>\n";
}

std::string plainChronicle(const Campaign& campaign, SideId viewer)
{
    std::string text = campaign.head().name + "\n" + readerText(campaign, viewer) + "\n";
    const ChronicleRecord* before = nullptr;
    for (const ChronicleRecord* entry : chronicleFor(campaign, viewer)) {
        if (!before || !isSameWeek(*before, *entry))
            text += "\n" + weekText(*entry) + "\n";
        const std::string about = joined({entry->kind == "note" ? "the umpire's note" : "", entry->rule,
                                          entry->dice, knowingText(campaign, *entry, viewer)});
        text += "  " + entry->text + (about.empty() ? "" : " [" + about + "]") + "\n";
        before = entry;
    }
    if (!before)
        text += "\nNothing is written yet.\n";
    return text;
}

} // namespace navarch
