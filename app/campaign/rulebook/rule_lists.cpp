// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/rulebook/rule_lists.h"

namespace navarch {

const RowRoles<RuleBlock>& RuleBlocks::roles()
{
    static const RowRoles<RuleBlock> all{{"kind", &RuleBlock::kind},
                                         {"text", &RuleBlock::text},
                                         {"columns", &RuleBlock::columns},
                                         {"cells", &RuleBlock::cells},
                                         {"marks", &RuleBlock::marks}};
    return all;
}

const RowRoles<RuleEntry>& RuleEntries::roles()
{
    static const RowRoles<RuleEntry> all{
        {"number", &RuleEntry::number}, {"title", &RuleEntry::title}, {"game", &RuleEntry::game}};
    return all;
}

} // namespace navarch
