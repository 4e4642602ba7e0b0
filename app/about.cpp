// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/about.h"

#include "core/base/version.h"

namespace navarch {

QString About::version() const
{
    const auto text = versionString();
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

} // namespace navarch
