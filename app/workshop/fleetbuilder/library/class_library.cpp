// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/library/class_library.h"

#include <QStringList>

#include <algorithm>

#include "app/base/drawing/ship_silhouette.h"
#include "app/base/files/class_shelf.h"
#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "app/workshop/fleetbuilder/plan/plan_reckoning.h"
#include "core/base/text.h"
#include "core/campaign/calendar.h"
#include "core/pricing/ship_price.h"
#include "core/ships/outline.h"
#include "core/ships/own_class.h"

namespace navarch {

namespace {

QString yearsOf(const ShipClass& shipClass)
{
    if ((shipClass.fromYear < 0) == (shipClass.toYear < 0)) // the era once
        return ClassLibrary::tr("%1–%2")
            .arg(std::abs(shipClass.fromYear))
            .arg(spoken(phraseOfYear(shipClass.toYear)));
    return ClassLibrary::tr("%1 – %2").arg(spoken(phraseOfYear(shipClass.fromYear)),
                                           spoken(phraseOfYear(shipClass.toYear)));
}

QString deckOf(const ShipClass& shipClass)
{
    return spokenName(shipClass.deck);
}

/// Of a class of one's own: that it is, and that values of it are derived.
QString ownWords(const ShipClass& shipClass)
{
    if (!shipClass.isOwn)
        return {};
    return hasDerivedValues(shipClass) ? ClassLibrary::tr("your own, derived values")
                                       : ClassLibrary::tr("your own");
}

QString summaryOf(const ShipClass& shipClass, const ShipFit& fit)
{
    QStringList parts{ClassLibrary::tr("size %1").arg(fit.size), ClassLibrary::tr("%1 cm").arg(fit.speed)};
    parts += fit.sailOnly    ? ClassLibrary::tr("sail")
             : fit.oars == 1 ? ClassLibrary::tr("1 oar")
                             : ClassLibrary::tr("%1 oars").arg(fit.oars);
    if (const QString own = ownWords(shipClass); !own.isEmpty())
        parts += own;
    return parts.join(QStringLiteral(" · "));
}

/// How well a name is what was typed: 0 it is that, 1 it begins so, 2 a word of it does, 3 it has it somewhere.
int awayFrom(const QString& name, const QString& sought)
{
    if (name.compare(sought, Qt::CaseInsensitive) == 0)
        return 0;
    if (name.startsWith(sought, Qt::CaseInsensitive))
        return 1;
    const QStringList parts = name.split(QLatin1Char(' '));
    const bool begins = std::any_of(parts.begin(), parts.end(), [&](const QString& each) {
        return each.startsWith(sought, Qt::CaseInsensitive);
    });
    return begins ? 2 : 3;
}

Talents yardPrice(const ShipFit& fit, const Figures& figures)
{
    return shipTotal(fit, CrewQuality::Average, figures.prices);
}

} // namespace

ClassLibrary::ClassLibrary(QObject* parent) : RowList(parent), m_figures(&figuresWithShelved())
{
    refill();
}

void ClassLibrary::reread()
{
    m_figures = &figuresWithShelved();
    emit narrowed();
    refill();
}

const RowRoles<ClassEntry>& ClassLibrary::roles()
{
    static const RowRoles<ClassEntry> all{
        {"classId", &ClassEntry::classId}, {"name", &ClassEntry::name},       {"years", &ClassEntry::years},
        {"deck", &ClassEntry::deck},       {"summary", &ClassEntry::summary}, {"price", &ClassEntry::price},
        {"outline", &ClassEntry::outline}, {"offered", &ClassEntry::offered}, {"own", &ClassEntry::own}};
    return all;
}

bool ClassLibrary::shows(const ShipClass& shipClass) const
{
    if (m_year != 0 && !m_allPeriods && !shipClass.offeredIn(m_year))
        return false;
    if (!m_deck.isEmpty() && words(shipClass.deck) != m_deck)
        return false;
    return m_search.trimmed().isEmpty()
           || spokenTerm(shipClass.name).contains(m_search.trimmed(), Qt::CaseInsensitive);
}

void ClassLibrary::refill()
{
    const auto year = m_year == 0 ? std::nullopt : std::optional(m_year);
    std::vector<const ShipClass*> shown;
    for (const ShipClass& shipClass : m_figures->classes.all())
        if (shows(shipClass))
            shown.push_back(&shipClass);
    const auto sortBy = [&shown](auto value) {
        std::stable_sort(shown.begin(), shown.end(),
                         [&](const ShipClass* a, const ShipClass* b) { return value(*a) < value(*b); });
    };
    if (m_order == QLatin1String("name"))
        sortBy([](const ShipClass& each) { return words(each.name).toCaseFolded(); });
    else if (m_order == QLatin1String("size"))
        sortBy([](const ShipClass& each) { return each.fit.size; });
    else if (m_order == QLatin1String("price"))
        sortBy([&](const ShipClass& each) { return yardPrice(yardFit(each, year, *m_figures), *m_figures); });
    if (const QString sought = m_search.trimmed(); !sought.isEmpty())
        sortBy([&](const ShipClass& each) { return awayFrom(spokenTerm(each.name), sought); });

    std::vector<ClassEntry> rows;
    for (const ShipClass* shipClass : shown) {
        const ShipFit fit = yardFit(*shipClass, year, *m_figures);
        rows.push_back({words(shipClass->id), spokenTerm(shipClass->name), yearsOf(*shipClass),
                        deckOf(*shipClass), summaryOf(*shipClass, fit),
                        amountText(yardPrice(fit, *m_figures)), outlineTraits(fit),
                        !year || shipClass->offeredIn(*year), shipClass->isOwn});
    }
    replaceRows(m_rows, std::move(rows));
}

} // namespace navarch
