// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "core/rules/shared/lesson.h"

namespace navarch {

/// Of every game of this program (NAVARCH_GAMES, built_in_lessons.cpp.in).
[[nodiscard]] std::span<const GameLesson> builtInLessons();
/// Null: there is no game of that id.
[[nodiscard]] const GameLesson* lessonOf(std::string_view rules);

} // namespace navarch
