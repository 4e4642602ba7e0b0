// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/umpire/field_entry.h"

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"

namespace navarch {

namespace {

QList<ShownChoice> choicesOf(const Draft& draft, const RecordField& field)
{
    QList<ShownChoice> choices;
    if (field.kind == FieldKind::Reference) {
        if (field.mayBeEmpty)
            choices << ShownChoice{0, words(phrase("none"))};
        const auto records = recordsOf(draft, field.table);
        if (records)
            for (const NamedRecord& record : *records)
                choices << ShownChoice{static_cast<qlonglong>(record.number), words(record.name)};
    }
    for (const std::string& each : field.choices)
        choices << ShownChoice{words(each), spokenName(each)};
    return choices;
}

/// Classes by the names of the language spoken; what stands there, too, though no class is called so.
QList<ShownChoice> classesOf(const Figures& figures, const QString& standing)
{
    QList<ShownChoice> choices;
    for (const ShipClass& each : figures.classes.all())
        choices << ShownChoice{words(each.id), spokenTerm(each.name)};
    sortByText(choices);
    if (!standing.isEmpty() && !offers(choices, standing))
        choices.prepend(ShownChoice{standing, standing});
    return choices;
}

UmpireField::Kind kindOf(const RecordField& field)
{
    switch (field.kind) {
    case FieldKind::Number: return UmpireField::Number;
    case FieldKind::Text: return UmpireField::Text;
    case FieldKind::YesNo: return UmpireField::YesNo;
    case FieldKind::Amount: return UmpireField::Amount;
    case FieldKind::Choice: return UmpireField::Choice;
    case FieldKind::Numbers: return UmpireField::Numbers;
    case FieldKind::Reference: break;
    }
    return UmpireField::Reference;
}

/// A value as it is typed: a text, or for what is chosen its value.
QVariant typedValue(const RecordField& field)
{
    if (field.value.is_null()) // left out
        return field.kind == FieldKind::YesNo       ? QVariant(false)
               : field.kind == FieldKind::Reference ? QVariant(0)
                                                    : QVariant(QString());
    switch (field.kind) {
    case FieldKind::YesNo: return field.value.get<bool>();
    case FieldKind::Reference: return static_cast<qlonglong>(field.value.get<std::int64_t>());
    case FieldKind::Numbers: {
        QStringList numbers;
        for (const Json& each : field.value)
            numbers << QString::number(each.get<int>());
        return numbers.join(QLatin1Char(' '));
    }
    case FieldKind::Number: return QString::number(field.value.get<std::int64_t>());
    case FieldKind::Amount:
        if (const auto amount = Talents::parse(field.value.get<std::string>()))
            return amountText(*amount);
        break;
    case FieldKind::Text:
    case FieldKind::Choice: break;
    }
    return words(field.value.get<std::string>());
}

/// The value in words.
QString shownValue(const RecordField& field, const QList<ShownChoice>& choices, const QVariant& value)
{
    if (field.kind == FieldKind::YesNo)
        return value.toBool() ? words(phrase("yes")) : words(phrase("no"));
    for (const ShownChoice& each : choices)
        if (each.value == value)
            return each.text;
    return value.toString();
}

} // namespace

FieldEntry fieldEntry(const Draft& draft, const RecordField& field, const QString& label,
                      const Figures* figures)
{
    const QVariant value = typedValue(field);
    const bool isClass = figures && field.kind == FieldKind::Text && field.name == "class";
    const QList<ShownChoice> choices =
        isClass ? classesOf(*figures, value.toString()) : choicesOf(draft, field);
    const QString shown = shownValue(field, choices, value);
    return {.name = words(field.name),
            .label = label,
            .kind = isClass ? UmpireField::Choice : kindOf(field),
            .value = value,
            .leftOut = field.value.is_null(),
            .shown = shown,
            .text = windowText("%1: %2").arg(label, shown.isEmpty() ? QStringLiteral("–") : shown),
            .choices = choices,
            .least = QString::number(field.bounds.least),
            .most = QString::number(field.bounds.most)};
}

Json enteredValue(const RecordField& field, const QVariant& value)
{
    const std::string text = value.toString().trimmed().toStdString();
    switch (field.kind) {
    case FieldKind::YesNo: return value.toBool();
    case FieldKind::Reference: return static_cast<std::int64_t>(value.toLongLong());
    case FieldKind::Number: {
        bool isNumber = false;
        const qlonglong number = value.toString().trimmed().toLongLong(&isNumber);
        return isNumber ? Json(static_cast<std::int64_t>(number)) : Json(text);
    }
    case FieldKind::Numbers: {
        Json numbers = Json::array();
        for (const QString& each : value.toString().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            bool isNumber = false;
            numbers.push_back(each.toInt(&isNumber));
            if (!isNumber)
                return text;
        }
        return numbers;
    }
    case FieldKind::Amount: {
        const auto amount = typedAmount(value.toString());
        return amount ? amount->text() : text;
    }
    case FieldKind::Text:
    case FieldKind::Choice: break;
    }
    return text;
}

} // namespace navarch
