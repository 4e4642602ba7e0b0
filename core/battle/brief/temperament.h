// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enum_names.h"

namespace navarch {

/// How a captain of the machine plays: what he risks for what he may gain.
enum class Temperament { Cautious, Steady, Bold };

template <>
struct EnumNames<Temperament> {
    static constexpr std::array<EnumName<Temperament>, 3> names{
        {{Temperament::Cautious, "cautious"}, {Temperament::Steady, "steady"}, {Temperament::Bold, "bold"}}};
};

} // namespace navarch
