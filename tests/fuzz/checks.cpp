// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/checks.h"

#include "core/base/text.h"
#include "core/boards/drawn/board_check.h"
#include "core/campaign/deed/images.h"
#include "core/campaign/files/export.h"
#include "core/campaign/gate/actions.h"
#include "core/data/figures.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/port_price.h"
#include "tests/fuzz/refusals.h"

namespace navarch {

std::string unfitReasons(const Problems& problems)
{
    if (problems.empty())
        return "refused without a reason";
    for (const Problem& problem : problems) {
        if (problem.what.isEmpty())
            return "refused without a reason";
        if (const auto why = whyUnfitText(problem.text(), 4000))
            return "the refusal " + why->english();
    }
    return {};
}

std::string unfitRefusal(const Problems& problems)
{
    for (const Problem& problem : problems)
        if (!problem.place.starts_with("f.json"))
            return "refused without the file: " + problem.text();
    return unfitReasons(problems);
}

namespace {

bool sumsUp(const std::vector<PriceLine>& lines, Talents total)
{
    Talents sum;
    for (const PriceLine& line : lines) {
        sum += line.amount;
        if (!line.parts.empty() && !sumsUp(line.parts, line.amount))
            return false;
    }
    return sum == total;
}

Result<Fleet> readFleetText(std::string_view text)
{
    const Figures& figures = builtInFigures();
    return parseJson(text, "f.json").and_then([&](const Json& json) {
        return readFleet(json, "f.json", figures.classes, figures.prices.limits);
    });
}

Result<Fortification> readPortText(std::string_view text)
{
    return parseJson(text, "f.json").and_then([](const Json& json) {
        return readFortification(json, "f.json");
    });
}

Result<Campaign> readCampaignText(std::string_view text)
{
    return parseJson(text, "f.json", campaignLimits).and_then([](const Json& json) {
        return readCampaign(json, "f.json");
    });
}

} // namespace

std::string brokenByFleet(std::string_view bytes)
{
    const auto fleet = readFleetText(bytes);
    if (!fleet)
        return unfitRefusal(fleet.error());
    const Figures& figures = builtInFigures();
    const FleetPrice price = priceFleet(*fleet, figures);
    if (price.total != fleetTotal(*fleet, figures.prices))
        return "the total differs from the sum of the lines";
    if (!sumsUp(price.lines, price.total))
        return "the lines of the fleet do not sum to its total";
    for (const FleetPrice::Row& row : price.ships)
        if (!sumsUp(row.price.lines, row.price.total))
            return "the lines of a ship do not sum to its total";
    const auto again = readFleetText(jsonText(fleetJson(*fleet)));
    return again && *again == *fleet ? std::string() : "written and read again it is another fleet";
}

std::string brokenByPort(std::string_view bytes)
{
    const auto port = readPortText(bytes);
    if (!port)
        return unfitRefusal(port.error());
    const PriceList& prices = builtInFigures().prices;
    const Price price = fortificationPrice(*port, prices);
    if (!sumsUp(price.lines, price.total))
        return "the lines of the port do not sum to its total";
    (void)fortificationFindings(*port, prices.limits);
    const auto again = readPortText(jsonText(fortificationJson(*port)));
    return again && *again == *port ? std::string() : "written and read again it is another port";
}

std::string brokenByBoard(std::string_view bytes)
{
    const auto board = readBoard(bytes, "f.json");
    if (!board)
        return unfitRefusal(board.error());
    for (const Finding& finding : checkBoard(*board)) {
        if (finding.message.isEmpty())
            return "a finding without a message";
        if (const auto place = placeOf(finding); place && !board->contains(*place))
            return "a finding off the board: " + finding.subject.english();
    }
    for (int side = 0; side < boardSides; ++side)
        if (roomInZone(*board, side) < 0)
            return "a zone with less than no room";
    const auto again = readBoard(boardText(*board), "f.json");
    return again && *again == *board ? std::string() : "written and read again it is another board";
}

std::string brokenByActions(std::string_view bytes)
{
    const auto json = parseJson(bytes, "f.json");
    if (!json)
        return unfitRefusal(json.error());
    const auto action = readAction(*json, "f.json", builtInFigures());
    if (!action)
        return unfitRefusal(action.error());
    const Json written = actionJson(*action);
    const auto again = readAction(written, "f.json", builtInFigures());
    return again && actionJson(*again) == written ? std::string()
                                                  : "written and read again it is another action";
}

std::string brokenByCampaign(std::string_view bytes)
{
    // The journal's images are read from what may be a damaged file.
    if (const auto json = parseJson(bytes, "f.json", campaignLimits))
        (void)readImages(*json, {}, Reading::Forward, "journal");
    const auto campaign = readCampaignText(bytes);
    if (!campaign)
        return unfitRefusal(campaign.error());
    const auto again = readCampaignText(jsonText(campaignJson(*campaign)));
    return again && *again == *campaign ? std::string() : "written and read again it is another campaign";
}

} // namespace navarch
