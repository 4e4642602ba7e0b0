// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPointer>
#include <QVariant>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/base/lists/shown_choice.h"
#include "app/campaign/open_campaign.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"
#include "app/workshop/portbuilder/port_builder.h"
#include "core/base/enum_names.h"
#include "reports/umpire/battle_matter.h"

namespace navarch {

/// Where something to print may come from: fleets, ports, and reports and books of the campaign; the builders; a battle
/// outside a campaign.
enum class PrintOrigin : std::uint8_t { Fleets, Ports, Papers, FleetBuilder, PortBuilder, Skirmish };

template <>
struct EnumNames<PrintOrigin> {
    static constexpr std::array<EnumName<PrintOrigin>, 6> names{{{PrintOrigin::Fleets, "fleets"},
                                                                 {PrintOrigin::Ports, "ports"},
                                                                 {PrintOrigin::Papers, "papers"},
                                                                 {PrintOrigin::FleetBuilder, "fleet-builder"},
                                                                 {PrintOrigin::PortBuilder, "port-builder"},
                                                                 {PrintOrigin::Skirmish, "skirmish"}}};
};

/// A row of a choice on the Print screen.
[[nodiscard]] inline ShownChoice choice(const QVariant& value, const QString& text)
{
    return {value, text};
}

[[nodiscard]] inline ShownChoice choice(std::int64_t value, const QString& text)
{
    return choice(QVariant(static_cast<int>(value)), text);
}

/// What lies there to be printed from: the open campaign as far as these eyes may see it (CP-2.3), what is in the builders,
/// and the battle outside a campaign that was last given; and from which of these one prints.
class PrintDesk {
    Q_DECLARE_TR_FUNCTIONS(PrintDesk)

public:
    QPointer<OpenCampaign> campaign; ///< may be null, as the next two
    QPointer<FleetBuilder> fleetBuilder;
    QPointer<PortBuilder> portBuilder;
    std::shared_ptr<const BattleMatter> skirmish; ///< as the umpire sees it; null: none was given
    SideId side; ///< whose is printed; none: all that may be seen, of a battle's papers the umpire's

    /// Every origin that there is.
    [[nodiscard]] QList<ShownChoice> origins() const;
    /// The one that was chosen while it is there, else the first; none: there is nothing at all.
    [[nodiscard]] std::optional<PrintOrigin> origin() const;
    [[nodiscard]] bool isAt(PrintOrigin each) const { return origin() == each; }
    /// False: that was chosen already.
    bool goTo(PrintOrigin origin) { return std::exchange(m_chosen, origin) != origin; }
    /// The first there is holds again, until another is chosen.
    void forgetOrigin() { m_chosen.reset(); }

    /// Null without a campaign.
    [[nodiscard]] const Campaign* records() const { return campaign ? campaign->campaign() : nullptr; }
    /// What belongs to that side may be seen, and is not another's than the one that was chosen.
    [[nodiscard]] bool mayPrint(SideId owner) const;
    [[nodiscard]] bool mayPrint(BattleId battle) const;
    [[nodiscard]] static bool fightsIn(const Campaign& campaign, SideId side, BattleId battle);
    /// It may be printed, and has not been fought.
    [[nodiscard]] bool waits(BattleId battle) const;
    enum class Which { All, Waiting, Fought };
    /// Those that may be printed, the latest first. There must be a campaign.
    [[nodiscard]] std::vector<BattleId> battles(Which which) const;
    /// The fleets of a battle of the campaign that may be printed, side by side.
    [[nodiscard]] std::vector<FleetId> fleetsOf(BattleId battle) const;

private:
    [[nodiscard]] bool offers(PrintOrigin origin) const;
    [[nodiscard]] QString nameOfOrigin(PrintOrigin origin) const;

    std::optional<PrintOrigin> m_chosen; ///< it may not be there
};

} // namespace navarch
