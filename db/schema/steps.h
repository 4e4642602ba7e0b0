// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace navarch {

/// One step of the schema, from the version before it to `version`. Run in one transaction, all or nothing; its last
/// statement sets user_version. Once released a step is never altered: files made by it exist.
struct SchemaStep {
    int version;
    std::string_view description; ///< what it brings, for the message after an upgrade
    std::span<const char* const> statements;
};

extern const SchemaStep schemaStep1;
extern const SchemaStep schemaStep2;
extern const SchemaStep schemaStep3;
extern const SchemaStep schemaStep4;
extern const SchemaStep schemaStep5;
extern const SchemaStep schemaStep6;
extern const SchemaStep schemaStep7;
extern const SchemaStep schemaStep8;
extern const SchemaStep schemaStep9;
extern const SchemaStep schemaStep10;
extern const SchemaStep schemaStep11;
extern const SchemaStep schemaStep12;
extern const SchemaStep schemaStep13;

/// Every step, in order; step n is at n - 1.
[[nodiscard]] std::span<const SchemaStep* const> schemaSteps();

/// The version this program writes.
[[nodiscard]] int schemaVersion();

/// "NVRC" at byte 68 of the file: SQLite's application_id of every campaign.
inline constexpr int campaignApplicationId = 0x4E565243;

} // namespace navarch
