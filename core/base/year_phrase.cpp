// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/year_phrase.h"

namespace navarch {

Phrase phraseOfYear(int year)
{
    return year < 0 ? phrase("%1 BCE", -year) : phrase("%1 CE", year);
}

} // namespace navarch
