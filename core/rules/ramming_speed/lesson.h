// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/shared/lesson.h"

namespace navarch::lessons {

/// This game's; its examples are worked out by its engine.
[[nodiscard]] GameLesson ramming_speed();

} // namespace navarch::lessons
