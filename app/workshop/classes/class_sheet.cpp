// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/classes/class_sheet.h"

#include <cmath>

#include "app/base/drawing/ship_silhouette.h"
#include "app/campaign/wording.h"
#include "app/workshop/classes/class_entries.h"
#include "core/data/figures.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

/// A number as a file would have it: whole where it is whole, else as it is, which the reader refuses.
Json numberJson(double number)
{
    constexpr double wholeUpTo = 9e15;
    return std::isfinite(number) && std::abs(number) < wholeUpTo && std::floor(number) == number
               ? Json(static_cast<std::int64_t>(number))
               : Json(number);
}

} // namespace

const ShipClass* ClassSheet::shipClass() const
{
    const auto& classes = m_document.plan().book.classes;
    return m_at >= 0 && m_at < static_cast<int>(classes.size()) ? &classes[static_cast<std::size_t>(m_at)]
                                                                : nullptr;
}

QString ClassSheet::name() const
{
    const ShipClass* now = shipClass();
    return now ? words(now->name) : QString();
}

QString ClassSheet::classId() const
{
    const ShipClass* now = shipClass();
    return now ? words(now->id) : QString();
}

QVariant ClassSheet::outline() const
{
    const ShipClass* now = shipClass();
    return QVariant::fromValue(now ? outlineTraits(now->fit) : OutlineTraits());
}

bool ClassSheet::setText(const QString& field, const QString& text)
{
    const std::string to = text.trimmed().toStdString();
    return editBook(m_document, field == QLatin1String("id") ? tr("Change the id") : tr("Rename the class"),
                    [&](const ClassBook& book) {
                        return withClassField(book, m_at, field.toStdString(), to, builtInClasses());
                    });
}

bool ClassSheet::setValue(const QString& field, const Json& value)
{
    const ClassValueName of = classValueOf(field);
    return editBook(m_document, tr("Change %1").arg(classValueLabel(of.value)), [&](const ClassBook& book) {
        return of.game.empty() ? withClassField(book, m_at, of.value, value, builtInClasses())
                               : withClassValue(book, m_at, of.game, of.value, value, builtInClasses());
    });
}

bool ClassSheet::setNumber(const QString& field, double number)
{
    const ShipClass* now = shipClass();
    const ClassValueName of = classValueOf(field);
    const ClassFormula* formula = builtInClasses().formulas().find(of.game, of.value);
    const bool isFlag = formula ? formula->isFlag : of.value == "fighting_oars" || of.value == "strong_mast";
    if (isFlag)
        return setValue(field, number != 0);
    const bool isYear = of.game.empty() && (of.value == "from" || of.value == "to");
    if (isYear && number == 0 && now) // there is none; the step goes past it
        number = (of.value == "from" ? now->fromYear : now->toYear) < 0 ? 1 : -1;
    return setValue(field, numberJson(number));
}

bool ClassSheet::setChoice(const QString& field, const QString& value)
{
    return setValue(field, value.toStdString());
}

bool ClassSheet::byFormula(const QString& field)
{
    const ClassValueName of = field.isEmpty() ? ClassValueName() : classValueOf(field);
    const QString title = field.isEmpty() ? tr("All by the house formulas")
                                          : tr("%1 by the house formula").arg(classValueLabel(of.value));
    return editBook(m_document, title, [&](const ClassBook& book) {
        return withDerived(book, m_at, of.game, of.value, builtInClasses());
    });
}

QString ClassSheet::formulaOf(const QString& field) const
{
    const ClassValueName of = classValueOf(field);
    const ClassFormula* formula = builtInClasses().formulas().find(of.game, of.value);
    return formula ? words(formula->text()) : QString();
}

void ClassSheet::lookAt(int at)
{
    m_at = at;
    m_derived = 0;
    m_given = 0;
    if (const ShipClass* now = shipClass()) {
        for (const std::string& game : builtInClasses().formulas().games())
            m_derived += static_cast<int>(derivedValues(*now, game).size());
        m_given = static_cast<int>(builtInClasses().formulas().all().size()) - m_derived;
        m_entries.setEntries(classEntries(*now, builtInClasses()));
        m_price.setPrice(shipPrice(now->fit, CrewQuality::Average, builtInFigures().prices));
    } else {
        m_entries.setEntries({});
        m_price.setPrice({});
    }
    emit changed();
}

} // namespace navarch
