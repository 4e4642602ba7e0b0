// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/campaign/figures.h"

#include <stdexcept>

#include "core/data/embedded.h"

namespace navarch {

Result<CampaignTables> CampaignTables::fromJson(const Json& json, const std::string& file)
{
    constexpr TextBounds lineText{300, false};
    Problems problems;
    CampaignTables tables;
    ObjectReader top(json, file, {}, problems, Missing::IsAProblem);
    top.expectFormat("navarch-campaign-figures/1");
    std::string text;
    top("source", text, noteText);
    for (const Json* item : top.items("figures", 200)) {
        ObjectReader fields(*item, file, top.pathOf("figures[" + std::to_string(tables.figures.size()) + "]"),
                            problems, Missing::IsAProblem);
        Figure& row = tables.figures.emplace_back();
        fields("key", row.key, nameText);
        fields("text", row.text, lineText);
        fields("value", row.value, Bounds{-1000, 1000});
        fields("rule", row.rule, nameText);
        fields("source", row.source, nameText);
        fields.finish();
    }
    top.finish();
    if (problems.empty())
        checkSingleFigures(tables.figures, campaignFigures, file + ": figures", problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return tables;
}

const CampaignTables& CampaignTables::builtIn()
{
    static const CampaignTables tables = [] {
        constexpr const char* file = "campaign/figures.json";
        auto read =
            parseJson(embeddedFile(file).value_or(std::string_view()), file).and_then([&](const Json& json) {
                return fromJson(json, file);
            });
        if (!read)
            throw std::logic_error(read.error().front().text());
        return std::move(*read);
    }();
    return tables;
}

} // namespace navarch
