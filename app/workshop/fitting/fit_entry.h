// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>

#include "app/base/lists/shown_choice.h"

namespace navarch {

/// By what a thing is set, as QML tells it apart: FitControl.Stepper.
namespace FitControl {
Q_NAMESPACE
QML_ELEMENT
enum Kind { Head, Stepper, Toggle, Choice };
Q_ENUM_NS(Kind)
} // namespace FitControl

/// One thing that can be set on a ship or a wall section, as the builders lay it out.
struct FitEntry {
    QString field; ///< as files name it; "heavy_engines/0" for the first engine; "head/..." for heads
    FitControl::Kind kind = FitControl::Head;
    QString label;
    QString note;  ///< "room for 2"; of a head what its group comes to
    int value = 0; ///< of a stepper; 0 or 1 of a toggle
    int least = 0;
    int most = 0;
    QString choice; ///< the chosen value
    QList<ShownChoice>
        options;          ///< { value, text } of a choice, each text with what it would change in the price
    QString amount;       ///< what it costs now, as in the price tree; empty: nothing
    QString adds;         ///< what one more (or switching it over) would change the price by; empty: nothing
    bool differs = false; ///< from what one begins with

    [[nodiscard]] QString key() const { return field; }
};

} // namespace navarch
