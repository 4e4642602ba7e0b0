// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickWindow>
#include <QStringList>

/// What is wrong with how the window lies before one's eyes now, each as a sentence; empty when nothing is. Looked for are
/// - words on a button or in a column measured by them (`whole`) that are cut short, and other words of which hardly anything is left,
/// - words and controls that stand where neither the window nor anything that scrolls can show them,
/// - words that are printed over each other, and controls that lie over each other.
/// What a chart or a board paints itself is not walked: app/war/map and app/battle have tests of their own for that.
[[nodiscard]] QStringList layoutFaults(const QQuickWindow& window);

/// Everything shown that is wider than the room it has and is scrolled sideways, each as a sentence.
[[nodiscard]] QStringList sidewaysFaults(const QQuickWindow& window);
