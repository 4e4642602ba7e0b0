// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/campaign/campaign.h"
#include "core/data/figures.h"
#include "core/ports/fortification.h"
#include "core/ships/fleet.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/content/sheet_options.h"
#include "reports/layout/page.h"
#include "reports/sheets/port_card.h"
#include "reports/umpire/campaign_papers.h"

namespace navarch {

struct BattleMatter; // reports/umpire/battle_matter.h

/// The fleets that meet in a battle, side by side; those that are gone since are left out.
[[nodiscard]] std::vector<FleetId> fleetsMeeting(const Campaign& campaign, BattleId battle);

/// What goes on paper in one job, whether it came from a campaign, a builder or a file.
struct PrintMaterial {
    struct Port {
        Fortification walls;
        PortInWar inWar{};
    };
    /// A battle outside a campaign: its brief, or the report of it.
    struct BattlePaper {
        std::shared_ptr<const BattleMatter> matter; ///< never null
        bool isReport = false;
        bool dice = false; ///< every event with its dice
    };
    std::string title; ///< of the document; empty: that of its first part
    /// A fleet, whose it is, and what is known of it besides.
    struct PrintedShips {
        Fleet fleet;
        FleetCodes codes;
        std::string side;                                    ///< may be empty
        std::vector<CommanderState> commanders;              ///< of its commanders
        std::map<std::int64_t, std::vector<Phrase>> marks{}; ///< of the umpire's hand, by its ships' numbers

        /// The umpire's hand set something of its ships or commanders.
        [[nodiscard]] bool hasMarks() const
        {
            return !marks.empty()
                   || std::any_of(commanders.begin(), commanders.end(),
                                  [](const CommanderState& commander) { return !commander.marks.empty(); });
        }
    };
    std::vector<PrintedShips> fleets;
    std::vector<Port> ports;
    std::vector<BattlePaper> battles;
    std::vector<CampaignPaperWish> papers;   ///< of `records`
    std::shared_ptr<const Campaign> records; ///< only where there are papers of it
    /// What is added of a campaign comes with what the umpire's hand set of it, which no side is shown (CP-2.3).
    bool isForTheUmpire = false;

    [[nodiscard]] bool isEmpty() const
    {
        return fleets.empty() && ports.empty() && papers.empty() && battles.empty();
    }
    [[nodiscard]] int ships() const;

    /// Adds the fleet of a campaign whose `tag` that is (warTag()), for that battle, or without one for this week; or what of it is in
    /// `squadron` (empty: all); nothing when that has no ships.
    void add(const Campaign& campaign, FleetId fleet, const std::string& tag, BattleId battle = {},
             const std::string& squadron = {});
    /// Adds a fleet with ships, or what of it is in `squadron`. Its ships are counted as they stand in the whole fleet.
    void add(Fleet fleet, const std::string& squadron = {}, const std::string& side = {});
    /// Adds a port of a campaign; nothing when it has no defences.
    void add(const Campaign& campaign, PortId port);

private:
    void add(PrintedShips ships, const std::string& squadron);
};

/// Which papers are made of it.
struct PrintOptions {
    SheetOptions sheets;
    bool roster = false; ///< before each fleet's sheets, its roster with prices
    bool marks =
        false; ///< what the umpire's hand set stands on sheets and port cards; only of material that is for him

    /// There is more of a fleet than its roster.
    [[nodiscard]] bool wantsSheets() const { return sheets.shipSheets || sheets.coverList || sheets.cutOuts; }
};

/// Told after each sheet and port how many of how many are laid out, never fewer than before; false stops the work.
using PartDone = std::function<bool(int done, int of)>;

/// All of it as one document; or every reason why a part cannot be laid out. Empty material is refused. Needs a
/// QGuiApplication for its fonts; any thread may call it.
[[nodiscard]] Result<Document> layOut(const PrintMaterial& material, const Figures& figures,
                                      const PrintOptions& options, const PartDone& partDone = {});

} // namespace navarch
