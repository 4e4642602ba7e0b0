// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fitting/fit_sheet.h"

namespace navarch {

const RowRoles<FitEntry>& FitSheet::roles()
{
    static const RowRoles<FitEntry> all{
        {"field", &FitEntry::field},   {"kind", &FitEntry::kind},     {"label", &FitEntry::label},
        {"note", &FitEntry::note},     {"number", &FitEntry::value},  {"least", &FitEntry::least},
        {"most", &FitEntry::most},     {"choice", &FitEntry::choice}, {"options", &FitEntry::options},
        {"amount", &FitEntry::amount}, {"adds", &FitEntry::adds},     {"differs", &FitEntry::differs}};
    return all;
}

} // namespace navarch
