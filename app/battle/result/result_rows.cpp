// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/result_rows.h"

namespace navarch {

const RowRoles<ResultRow>& ResultRows::roles()
{
    static const RowRoles<ResultRow> all{{"rowKey", &ResultRow::rowKey},
                                         {"kind", &ResultRow::kind},
                                         {"name", &ResultRow::name},
                                         {"note", &ResultRow::note},
                                         {"fate", &ResultRow::fate},
                                         {"fateText", &ResultRow::fateText},
                                         {"state", &ResultRow::state},
                                         {"damage", &ResultRow::damage},
                                         {"lost", &ResultRow::lost},
                                         {"altered", &ResultRow::altered},
                                         {"captorColour", &ResultRow::captorColour},
                                         {"captorEmblem", &ResultRow::captorEmblem},
                                         {"outline", &ResultRow::outline},
                                         {"errors", &ResultRow::errors},
                                         {"warnings", &ResultRow::warnings},
                                         {"selected", &ResultRow::selected}};
    return all;
}

int ResultRows::indexOf(int rowKey) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].rowKey == rowKey)
            return static_cast<int>(i);
    return -1;
}

} // namespace navarch
