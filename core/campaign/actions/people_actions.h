// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/campaign/deed/deed.h"

namespace navarch {

/// Where a commander is to serve: the one of the three that his post names; the others are none.
struct CommanderPlace {
    FleetId fleet;
    SquadronId squadron;
    PortId port;
};

/// Appoints and pays a commander (SA-15.9). Rolls one d10 when training is randomised (SA-13.3).
struct AppointCommander {
    static constexpr std::string_view kind = "commander.appoint";
    SideId side;
    std::string name;
    Post post = Post::Squadron;
    CommandQuality quality = CommandQuality::Average;
    CommanderPlace place;
    std::vector<int> dice; ///< typed dice; none: rolled here
};
void carryOut(const AppointCommander& action, Deed& deed);

template <RecordSelf<AppointCommander> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("side", action.side);
    visit("name", action.name, nameText);
    visit("post", action.post);
    visit("quality", action.quality);
    visit("fleet", action.place.fleet);
    visit("squadron", action.place.squadron);
    visit("port", action.place.port);
    visit("dice", action.dice, ListBounds{{1, 10}, 10});
}

/// Renames a commander, or gives him another post (all of post and place together).
struct ChangeCommander {
    static constexpr std::string_view kind = "commander.change";
    CommanderId commander;
    std::optional<std::string> name;
    std::optional<Post> post;
    CommanderPlace place;
};
void carryOut(const ChangeCommander& action, Deed& deed);

template <RecordSelf<ChangeCommander> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("commander", action.commander);
    visit("name", action.name, nameText);
    visit("post", action.post);
    visit("fleet", action.place.fleet);
    visit("squadron", action.place.squadron);
    visit("port", action.place.port);
}

/// Lets a commander go; before the campaign begins his price comes back.
struct DismissCommander {
    static constexpr std::string_view kind = "commander.dismiss";
    CommanderId commander;
};
void carryOut(const DismissCommander& action, Deed& deed);

template <RecordSelf<DismissCommander> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("commander", action.commander);
}

} // namespace navarch
