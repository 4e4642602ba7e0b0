// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/war/umpire/umpire_field.h"
#include "core/campaign/umpire/record_fields.h"
#include "core/data/figures.h"

namespace navarch {

/// A field as FieldEditor.qml shows it: its value as it is typed and in words (`text` is its label and those), what may be
/// chosen (of a reference the records), and its bounds as they are typed (as numbers QML would write the large ones as 1e+06);
/// `leftOut` when nothing stands in it, which is not the same as an
/// empty value. No name: none.
struct FieldEntry {
    Q_GADGET
    QML_VALUE_TYPE(fieldEntry)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(navarch::UmpireField::Kind kind MEMBER kind)
    Q_PROPERTY(QVariant value MEMBER value)
    Q_PROPERTY(bool leftOut MEMBER leftOut)
    Q_PROPERTY(QString shown MEMBER shown)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QList<navarch::ShownChoice> choices MEMBER choices)
    Q_PROPERTY(QString least MEMBER least)
    Q_PROPERTY(QString most MEMBER most)

public:
    QString name;
    QString label;
    UmpireField::Kind kind = UmpireField::None;
    QVariant value;
    bool leftOut = false;
    QString shown;
    QString text;
    QList<ShownChoice> choices;
    QString least;
    QString most;

    friend bool operator==(const FieldEntry&, const FieldEntry&) = default;
};

/// Where `figures` are given a ship's class is chosen from theirs, by its name; without them it is typed as its id.
[[nodiscard]] FieldEntry fieldEntry(const Draft& draft, const RecordField& field, const QString& label,
                                    const Figures* figures);

/// What was entered, as the gate wants it. What cannot be read stays a text, which it refuses with what belongs there.
[[nodiscard]] Json enteredValue(const RecordField& field, const QVariant& value);

} // namespace navarch
