// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/base/files/output.h"
#include "app/cli/base/console.h"
#include "app/cli/campaign/file/access.h"
#include "app/cli/campaign/file/attempt.h"
#include "core/base/naming/meant.h"
#include "core/base/text.h"
#include "core/battle/match/registry.h"
#include "core/campaign/archive/archive.h"
#include "db/campaign_file.h"

namespace navarch {

/// What `navarch campaign battle ...` was asked.
struct BattleRequest {
    const RuleSets& rules;
    std::string path{};
    std::string deed{}; ///< "arrange", "fight"
    std::string battle{};
    std::string file{}; ///< an outcome to enter, or what to write
    std::string replay{};
    std::vector<std::string> fleets{};
    std::vector<std::string> prizes{};
    std::vector<int> dice{};
    std::string name{};
    std::string game{homeGame};
    std::string place = "open-sea";
    std::string port{};
    std::optional<std::uint64_t> seed{};
    bool ask = false;
    Replacing replacing = Replacing::SameKind;
};

/// A whole number and nothing else.
[[nodiscard]] std::optional<std::int64_t> numberIn(const std::string& text);

/// The records of a campaign that may be meant by a name.
struct NamedChoice {
    std::vector<std::string> names;
    std::vector<std::int64_t> numbers; ///< of the same records
};

/// Complains that no record, or more than one, has the name `text`.
void complainOfName(const std::string& text, const char* what, const NamedChoice& choice, const Meant& meant,
                    const Console& console);

/// The record that `text` names by its number or its name (meantBy()); of several of that name the only one that is `preferred`.
/// Complains when there is none, and of a name that several have.
template <class Record>
const Record* named(const Campaign& campaign, const std::string& text, const char* what,
                    const Console& console, bool (*preferred)(const Record&) = nullptr)
{
    const auto at = [&](std::int64_t number) { return campaign.find(decltype(Record::id){number}); };
    if (const auto number = numberIn(text))
        if (const Record* found = at(*number))
            return found;
    NamedChoice choice;
    for (const auto& [id, record] : campaign.table<Record>()) {
        choice.names.push_back(record.name);
        choice.numbers.push_back(id.value);
    }
    Meant meant = meantBy(text, choice.names);
    if (preferred && meant.found.size() > 1) {
        std::vector<std::size_t> better;
        for (const std::size_t place : meant.found)
            if (preferred(*at(choice.numbers[place])))
                better.push_back(place);
        if (better.size() == 1)
            meant.found = std::move(better);
    }
    if (meant.found.size() == 1)
        return at(choice.numbers[meant.found.front()]);
    complainOfName(text, what, choice, meant, console);
    return nullptr;
}

/// Says which dice players have to roll yet, or type otherwise.
void complainOfDice(const std::vector<Roll>& missing, const Console& console);

/// The campaign of a request and the battle it names, which is none when the code says why.
struct OpenedBattle {
    OpenedCampaign opened;
    std::unique_ptr<Attempt> attempt{}; ///< null when nothing is to be changed
    const BattleRecord* battle = nullptr;
    ExitCode code = ExitCode::Done;
    bool isAnswered = false; ///< by what was done when it was asked before

    [[nodiscard]] CampaignFile& file() const { return *opened.file; }
    [[nodiscard]] const Campaign& campaign() const { return opened.file->campaign(); }
    [[nodiscard]] const Figures& figures() const { return opened.file->figures(); }
};

/// The battle that `text` names by its number or its name, of several of that name the one that waits. Complains when there is
/// none, or no single one.
[[nodiscard]] const BattleRecord* battleNamed(const Campaign& campaign, const std::string& text,
                                              const Console& console);

/// The campaign alone, for looking or editing; when there is no file, or it is answered, the code is how it ends.
[[nodiscard]] OpenedBattle openWar(const BattleRequest& request, OpenMode mode, Console& console);
/// For looking or editing; complains when there is no such campaign or battle.
[[nodiscard]] OpenedBattle openBattle(const BattleRequest& request, OpenMode mode, Console& console);

/// How a campaign is opened for a request that may only ask.
[[nodiscard]] OpenMode entering(const BattleRequest& request);

/// Performs one action, or only asks, and answers with its title and events; `answer` and `text` go with it.
ExitCode perform(const OpenedBattle& at, const Action& action, const BattleRequest& request, Console& console,
                 Json answer = Json::object(), const std::string& text = {});

} // namespace navarch
