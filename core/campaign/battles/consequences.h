// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/campaign/battles/battle_actions.h"
#include "core/campaign/deed/verdict.h"

namespace navarch {

/// What a battle makes of a ship.
struct ShipConsequence {
    ShipId ship;
    int side = 0; ///< of the battle
    std::string name;
    std::string classId;
    bool onTable = true;
    ShipFate fate = ShipFate::Afloat;
    ShipLot lot = ShipLot::Kept;
    Phrase before;        ///< its condition in words: "whole", "light damage; 1 marine lost"
    Phrase after;         ///< likewise; what became of it when it is gone: "sunk"
    Phrase captain;       ///< "wounded", "dead", "captured"; empty: fit, or as he was
    bool changed = false; ///< anything but experience
    Deeds deeds;
    int experience = 0; ///< earned (CP-6.2)
    Talents price;
};

/// A ship that a side may take into service, sell or burn (CP-5.4), with what each comes to.
struct Prize {
    ShipId ship;
    std::string name;
    std::string from; ///< the side it went in with
    int captor = 0;   ///< the side of the battle that has it now
    std::string captorName;
    FleetId into; ///< the captor's fleet that it would join; none: it has no fleet there and cannot take it
    std::string intoName;
    std::string
        nameTaken; ///< what it would be called there: a name that the captor has already gets a number
    CrewQuality crew = CrewQuality::Average; ///< that it would get
    Talents takeCost;
    Talents salePrice;
    PrizeUse use = PrizeUse::Sell; ///< as chosen
    bool chosen = false;           ///< false: nobody has chosen yet
    bool towed = false;            ///< a wreck that was towed in (CP-8.4), not captured in the fight
};

struct CommanderConsequence {
    CommanderId commander;
    int side = 0;
    std::string name;
    PersonState before = PersonState::Fit;
    PersonState after = PersonState::Fit;
    int captor = -1;
    int weeksOut = 0;
    int experience = 0; ///< earned (CP-6.3)
};

struct SideConsequence {
    int number = 0;
    SideId side;
    std::string name;
    bool victor = false;
    bool conceded = false;
    int ships = 0;
    int sunk = 0;
    int captured = 0;
    int wrecksLost = 0;
    int prizes = 0;
    Talents losses; ///< price of the ships it loses
    Talents money;  ///< into its treasury; negative: out of it
};

struct FleetConsequence {
    FleetId fleet;
    int side = 0;
    std::string name;
    int shipsBefore = 0;
    int shipsAfter = 0;
    PortId retiresTo; ///< none: it stays
    Phrase text;      ///< "retires to Piraeus", "stays", "is no more than its name"
};

/// Everything that follows from an outcome.
struct Consequences {
    std::vector<SideConsequence> sides;
    std::vector<ShipConsequence> ships; ///< in the order of the brief
    std::vector<Prize> prizes;
    std::vector<CommanderConsequence> commanders;
    std::vector<FleetConsequence> fleets;
    std::vector<Phrase> ashore; ///< walls, garrison and port, a sentence each
};

/// An outcome looked at before it is entered: what the gate says to it, and what follows. The consequences are there as
/// far as they can be told: also when a prize cannot be paid, or a die is still missing.
struct BattlePreview {
    Verdict verdict;
    Consequences consequences;
};

[[nodiscard]] BattlePreview previewOf(const Campaign& campaign, const Figures& figures,
                                      const EnterBattle& action);

/// A ship's condition in words: "whole", "medium damage; 2 oar factors and 1 marine lost; captain dead".
[[nodiscard]] Phrase phraseOf(const Condition& condition);

} // namespace navarch
