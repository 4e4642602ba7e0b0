// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/fields.h"
#include "core/base/id.h"

namespace navarch {

/// What the document of an own class may be, in characters.
inline constexpr TextBounds classDocumentText{100'000, false, true};

/// A ship class of somebody's own that the campaign has beside the program's, from the founding or given to it by the umpire.
/// Nothing changes it then: ships, works in yards and battles name it by its id. Files of before schema 12 have none.
struct ClassRecord {
    static constexpr std::string_view tableName = "own_classes";
    static constexpr int sinceSchema = 12;

    Id<ClassRecord> id;
    std::string classId;  ///< "own-trireme"
    std::string document; ///< navarch-classes/1 with this class alone

    friend bool operator==(const ClassRecord&, const ClassRecord&) = default;
};

template <RecordSelf<ClassRecord> Self, class Visitor>
void visitFields(Self& own, Visitor& visit)
{
    visit("class", own.classId, nameText);
    visit("document", own.document, classDocumentText);
}

} // namespace navarch
