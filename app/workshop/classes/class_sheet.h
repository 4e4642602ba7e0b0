// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/pricing/price_lines.h"
#include "app/workshop/classes/class_document.h"
#include "app/workshop/fitting/fit_sheet.h"

namespace navarch {

/// The class that is looked at: everything that can be set on it, how it looks, and what it costs as it leaves the yard. Each
/// command is one step of undo; one that is refused changes nothing, and its reason is told by the document.
class ClassSheet : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The class editor hands it out.")
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// By which files and wars know it.
    Q_PROPERTY(QString classId READ classId NOTIFY changed)
    /// An OutlineTraits, for ShipSilhouette.
    Q_PROPERTY(QVariant outline READ outline NOTIFY changed)
    /// How many of its values are found by the house formulas, and how many are not.
    Q_PROPERTY(int derived READ derived NOTIFY changed)
    Q_PROPERTY(int given READ given NOTIFY changed)
    Q_PROPERTY(navarch::FitSheet* entries READ entries CONSTANT)
    Q_PROPERTY(navarch::PriceLines* price READ price CONSTANT)

public:
    explicit ClassSheet(ClassDocument& document) : m_document(document) {}

    /// "name" or "id".
    Q_INVOKABLE bool setText(const QString& field, const QString& text);
    /// Of a stepper or a toggle. What is no whole number is refused as the reader of files does.
    Q_INVOKABLE bool setNumber(const QString& field, double number);
    Q_INVOKABLE bool setChoice(const QString& field, const QString& value);
    /// Back to what the house formula says: one value, or of an empty field all of every game.
    Q_INVOKABLE bool byFormula(const QString& field);
    /// The formula in words: "0.85 + 0.011 x rowers, 1 to 7"; empty where there is none.
    Q_INVOKABLE QString formulaOf(const QString& field) const;

    [[nodiscard]] QString name() const;
    [[nodiscard]] QString classId() const;
    [[nodiscard]] QVariant outline() const;
    [[nodiscard]] int derived() const { return m_derived; }
    [[nodiscard]] int given() const { return m_given; }
    [[nodiscard]] FitSheet* entries() { return &m_entries; }
    [[nodiscard]] PriceLines* price() { return &m_price; }

    /// Looks at the class at that place, -1 at none, as it is now.
    void lookAt(int at);

signals:
    void changed();

private:
    [[nodiscard]] const ShipClass* shipClass() const;
    [[nodiscard]] bool setValue(const QString& field, const Json& value);

    ClassDocument& m_document;
    FitSheet m_entries;
    PriceLines m_price;
    int m_at = -1;
    int m_derived = 0;
    int m_given = 0;
};

} // namespace navarch
