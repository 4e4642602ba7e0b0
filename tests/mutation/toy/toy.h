// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a die comes to in a game made up to try the mutation run on: 0, 1 or 2.
[[nodiscard]] int toyResult(int die, bool large, bool near);
/// Tried by nothing.
[[nodiscard]] int toyUntried(int die);
