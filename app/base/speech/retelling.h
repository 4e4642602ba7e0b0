// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace navarch {

/// Lets everything of ours below `root` be read anew, because what it says is said in another language: each signal by which
/// one of its properties, or all of it (`changed()`), may be different, and every row of a list. Nothing else has changed.
void tellAnew(QObject& root);

} // namespace navarch
