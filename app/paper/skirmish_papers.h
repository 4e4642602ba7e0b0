// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QVariant>

#include <array>
#include <cstdint>

#include "app/base/lists/shown_choice.h"
#include "core/base/enum_names.h"

namespace navarch {

struct BattleMatter;
struct PrintMaterial;
class PrintDesk;

/// What is printed of a battle outside a campaign.
enum class SkirmishPaper : std::uint8_t { Sheets, Brief, Report };

template <>
struct EnumNames<SkirmishPaper> {
    static constexpr std::array<EnumName<SkirmishPaper>, 3> names{{{SkirmishPaper::Sheets, "sheets"},
                                                                   {SkirmishPaper::Brief, "brief"},
                                                                   {SkirmishPaper::Report, "report"}}};
};

/// Which paper of the battle outside a campaign that lies on the desk, and for whose eyes.
class SkirmishPapers {
    Q_DECLARE_TR_FUNCTIONS(SkirmishPapers)

public:
    SkirmishPaper paper = SkirmishPaper::Brief;
    int viewer = -1; ///< a side, from 0; -1: the umpire

    /// The papers there are: a report only of one that was fought.
    [[nodiscard]] static QList<ShownChoice> kinds(const BattleMatter& battle);
    /// Those who may have it, 0: the umpire; empty of sheets, which are everybody's.
    [[nodiscard]] QList<ShownChoice> viewers(const BattleMatter& battle) const;
    /// `dice`: a report tells every die.
    void addTo(PrintMaterial& material, const PrintDesk& desk, bool dice) const;
};

} // namespace navarch
