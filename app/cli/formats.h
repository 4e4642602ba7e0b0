// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace navarch::embedded {

/// The reference of every file and answer format, app/cli/formats.md.
extern const std::string_view formatsPage;

} // namespace navarch::embedded
