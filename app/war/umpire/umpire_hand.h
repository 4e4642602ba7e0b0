// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QVariant>

#include "app/base/lists/deed_preview.h"
#include "app/campaign/campaign_card.h"
#include "app/war/umpire/field_entry.h"
#include "core/campaign/umpire/record_fields.h"

namespace navarch {

/// A record that the hand may change.
struct HandledThing {
    Q_GADGET
    QML_VALUE_TYPE(handledThing)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString table MEMBER table)
    Q_PROPERTY(int id MEMBER id)

public:
    QString text;
    QString table;
    int id = 0;

    friend bool operator==(const HandledThing&, const HandledThing&) = default;
};

/// What the hand has set, and when.
struct HandMark {
    Q_GADGET
    QML_VALUE_TYPE(handMark)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int turn MEMBER turn)

public:
    QString text;
    int turn = 0;

    friend bool operator==(const HandMark&, const HandMark&) = default;
};

/// The umpire's hand on a record: its fields in words, what may stand in each, what came of a value before it is set, and the
/// marks of what was set before. With a side's eyes there is nothing (`found` is false).
class UmpireHand : public navarch::CampaignCard {
    Q_OBJECT
    QML_ELEMENT
    /// The record's table, as files name it; its number is `itemId`.
    Q_PROPERTY(QString table READ table WRITE setTable NOTIFY tableChanged)
    /// The record and what belongs to it, each {text, table, id}: of a port its walls, its garrison and its commander.
    Q_PROPERTY(QList<navarch::HandledThing> things READ things NOTIFY filled)
    /// Each {name, label, kind (UmpireField), value, shown, text, choices, least, most}: those that may be set. `text` is label and
    /// value; a choice is {text, value}.
    Q_PROPERTY(QList<navarch::FieldEntry> fields READ fields NOTIFY filled)
    /// What the hand has set of any of `things`, the newest first: {text, turn}.
    Q_PROPERTY(QList<navarch::HandMark> marks READ marks NOTIFY filled)

public:
    explicit UmpireHand(QObject* parent = nullptr) : CampaignCard(parent) {}

    [[nodiscard]] QString table() const { return m_table; }
    void setTable(const QString& table);
    [[nodiscard]] QList<HandledThing> things() const { return m_things; }
    [[nodiscard]] QList<FieldEntry> fields() const { return m_shown; }
    [[nodiscard]] QList<HandMark> marks() const { return m_marks; }

    /// OpenCampaign::preview() of setting the field to `value`, and `warnings`: what the rules have against it.
    Q_INVOKABLE navarch::DeedPreview preview(const QString& field, const QVariant& value,
                                             const QString& reason) const;
    Q_INVOKABLE bool set(const QString& field, const QVariant& value, const QString& reason);

signals:
    void tableChanged();

protected:
    bool fill(const Campaign& records) override;

private:
    [[nodiscard]] std::optional<Action> setting(const QString& field, const QVariant& value,
                                                const QString& reason) const;

    QString m_table;
    std::vector<RecordField> m_fields;
    QList<HandledThing> m_things;
    QList<FieldEntry> m_shown;
    QList<HandMark> m_marks;
};

} // namespace navarch
