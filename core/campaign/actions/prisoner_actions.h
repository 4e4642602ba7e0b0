// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// A side pays half a captured commander's price to who holds him, and he is free (CP-6.3).
struct RansomPrisoner {
    static constexpr std::string_view kind = "prisoner.ransom";
    CommanderId commander;
};
void carryOut(const RansomPrisoner& action, Deed& deed);

template <RecordSelf<RansomPrisoner> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("commander", action.commander);
}

/// Two captured commanders, each held by the other's side, are exchanged (CP-6.3).
struct ExchangePrisoners {
    static constexpr std::string_view kind = "prisoner.exchange";
    CommanderId commander;
    CommanderId other;
};
void carryOut(const ExchangePrisoners& action, Deed& deed);

template <RecordSelf<ExchangePrisoners> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("commander", action.commander);
    visit("other", action.other);
}

/// Whoever holds a captured commander lets him go for nothing (CP-6.3).
struct FreePrisoner {
    static constexpr std::string_view kind = "prisoner.free";
    CommanderId commander;
};
void carryOut(const FreePrisoner& action, Deed& deed);

template <RecordSelf<FreePrisoner> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("commander", action.commander);
}

} // namespace navarch
