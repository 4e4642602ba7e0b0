// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/umpire/field_entry.h"

#include "app/campaign/wording.h"
#include "app/war/umpire/umpire_field.h"

namespace navarch {

namespace {

QVariantMap choice(const QString& text, const QVariant& value)
{
    return {{QStringLiteral("text"), text}, {QStringLiteral("value"), value}};
}

QVariantList choicesOf(const Draft& draft, const RecordField& field)
{
    QVariantList choices;
    if (field.kind == FieldKind::Reference) {
        if (field.mayBeEmpty)
            choices << choice(words(phrase("none")), 0);
        const auto records = recordsOf(draft, field.table);
        if (records)
            for (const NamedRecord& record : *records)
                choices << choice(words(record.name), static_cast<qlonglong>(record.number));
    }
    for (const std::string& each : field.choices)
        choices << choice(spokenName(each), words(each));
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
    case FieldKind::Text:
    case FieldKind::Amount:
    case FieldKind::Choice: break;
    }
    return words(field.value.get<std::string>());
}

/// The value in words.
QString shownValue(const RecordField& field, const QVariantList& choices, const QVariant& value)
{
    if (field.kind == FieldKind::YesNo)
        return value.toBool() ? words(phrase("yes")) : words(phrase("no"));
    for (const QVariant& each : choices)
        if (each.toMap().value(QStringLiteral("value")) == value)
            return each.toMap().value(QStringLiteral("text")).toString();
    return value.toString();
}

} // namespace

QVariantMap fieldEntry(const Draft& draft, const RecordField& field, const QString& label)
{
    const QVariantList choices = choicesOf(draft, field);
    const QVariant value = typedValue(field);
    const QString shown = shownValue(field, choices, value);
    return {{QStringLiteral("name"), words(field.name)},
            {QStringLiteral("label"), label},
            {QStringLiteral("kind"), kindOf(field)},
            {QStringLiteral("value"), value},
            {QStringLiteral("leftOut"), field.value.is_null()},
            {QStringLiteral("shown"), shown},
            {QStringLiteral("text"),
             QStringLiteral("%1: %2").arg(label, shown.isEmpty() ? QStringLiteral("–") : shown)},
            {QStringLiteral("choices"), choices},
            {QStringLiteral("least"), static_cast<qlonglong>(field.bounds.least)},
            {QStringLiteral("most"), static_cast<qlonglong>(field.bounds.most)}};
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
    case FieldKind::Text:
    case FieldKind::Amount:
    case FieldKind::Choice: break;
    }
    return text;
}

} // namespace navarch
