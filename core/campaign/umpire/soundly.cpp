// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/umpire/soundly.h"

#include <algorithm>

#include "core/campaign/files/soundness.h"

namespace navarch {

namespace {

// Copying and parsing every document for each question would cost more than all the rest.
template <class Record>
Record withoutDocuments(const Record& record)
{
    return record;
}
BattleRecord withoutDocuments(const BattleRecord& record)
{
    BattleRecord bare = record;
    bare.brief = R"({"format":"navarch-brief/1"})";
    if (!bare.outcome.empty())
        bare.outcome = R"({"format":"navarch-outcome/1"})";
    if (!bare.effects.empty())
        bare.effects = "[]";
    return bare;
}
BattleReplayRecord withoutDocuments(const BattleReplayRecord& record)
{
    return {record.id, record.battle, "{}"};
}
ChartRecord withoutDocuments(const ChartRecord& record)
{
    return {record.id, record.name, R"({"format":"navarch-chart/1"})"};
}

Problems flawsIn(const Draft& draft)
{
    Campaign bare;
    bare.forEachTable([&](auto& table) {
        using Record = typename std::decay_t<decltype(table)>::mapped_type;
        draft.forEach<Record>([&](const Record& record) {
            table.emplace_hint(table.end(), record.id, withoutDocuments(record));
        });
    });
    return flawsOf(bare, "campaign");
}

} // namespace

void refuseUnsound(Deed& deed)
{
    const Problems flaws = flawsIn(deed.draft());
    if (flaws.empty())
        return;
    const Problems before = flawsIn(Draft(deed.draft().base()));
    for (const Problem& flaw : flaws)
        if (std::find(before.begin(), before.end(), flaw) == before.end())
            deed.refuse("unsound", given(flaw.place),
                        sentences({flaw.what, phrase("Choose another value, or change that first.")}));
}

} // namespace navarch
