// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/paper.h"

namespace navarch {

std::optional<QPageSize> paperByName(const QString& name)
{
    for (const auto id : {QPageSize::A4, QPageSize::A5, QPageSize::Letter}) {
        if (QPageSize::key(id).compare(name, Qt::CaseInsensitive) == 0)
            return QPageSize(id);
    }
    return std::nullopt;
}

} // namespace navarch
