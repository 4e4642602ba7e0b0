// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/comparing/comparison.h"

#include "app/base/drawing/ship_silhouette.h"
#include "app/base/files/chosen_file.h"
#include "app/base/files/class_shelf.h"
#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "app/workshop/fleetbuilder/comparing/comparison_lines.h"
#include "app/workshop/fleetbuilder/fleet_file.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/ship_price.h"
#include "core/ships/outline.h"

namespace navarch {

namespace {

// What stands before the colon of a choice says what kind of thing it is.
const QString rowMark = QStringLiteral("row:");
const QString classMark = QStringLiteral("class:");
const QString templateMark = QStringLiteral("template:");
const QString squadronMark = QStringLiteral("squadron:");
const QString hereChoice = QStringLiteral("here");
const QString otherChoice = QStringLiteral("other");

QString difference(Talents left, Talents right)
{
    if (left == right)
        return Comparison::tr("Both cost the same.");
    return left < right ? Comparison::tr("The right one costs %1 more.").arg(amountText(right - left))
                        : Comparison::tr("The left one costs %1 more.").arg(amountText(left - right));
}

} // namespace

const RowRoles<ComparisonEntry>& Comparison::roles()
{
    static const RowRoles<ComparisonEntry> all{{"label", &ComparisonEntry::label},
                                               {"leftText", &ComparisonEntry::left},
                                               {"rightText", &ComparisonEntry::right},
                                               {"differs", &ComparisonEntry::differs},
                                               {"strong", &ComparisonEntry::strong}};
    return all;
}

void Comparison::setBuilder(FleetBuilder* builder)
{
    if (!watchInstead(m_builder, builder, this, &Comparison::refill))
        return;
    refill();
}

void Comparison::setOfFleets(bool ofFleets)
{
    if (ofFleets == m_ofFleets)
        return;
    m_ofFleets = ofFleets;
    m_left.clear();
    m_right.clear();
    begin();
}

void Comparison::setLeft(const QString& left)
{
    m_left = left;
    refill();
}

void Comparison::setRight(const QString& right)
{
    m_right = right;
    refill();
}

QList<ShownChoice> Comparison::choices() const
{
    QList<ShownChoice> list;
    if (!m_builder)
        return list;
    const Figures& figures = builtInFigures();
    const FleetPlan& plan = m_builder->plan();
    if (m_ofFleets) {
        list += ShownChoice{hereChoice, plan.name.empty() ? tr("This fleet")
                                                          : tr("This fleet: %1").arg(words(plan.name))};
        for (const std::string& squadron : plan.squadrons)
            list += ShownChoice{squadronMark + words(squadron), words(squadron)};
        if (m_other)
            list += ShownChoice{otherChoice, tr("File: %1").arg(m_otherName)};
        return list;
    }
    for (const PlanRow& row : plan.rows)
        list +=
            ShownChoice{rowMark + QString::number(row.key), words(displayName(row.ship, figures.classes))};
    if (m_templates)
        for (int i = 0; i < m_templates->rowCount(); ++i) {
            const QString file = m_templates->value(i, "file").toString();
            if (m_templates->find(file))
                list += ShownChoice{templateMark + file,
                                    tr("Template: %1").arg(m_templates->value(i, "name").toString())};
        }
    for (const ShipClass& shipClass : figuresWithShelved().classes.all())
        list += ShownChoice{classMark + words(shipClass.id),
                            tr("From the yard: %1").arg(spokenTerm(shipClass.name))};
    return list;
}

std::optional<FleetShip> Comparison::shipOf(const QString& choice) const
{
    if (!m_builder)
        return std::nullopt;
    if (choice.startsWith(rowMark)) {
        const PlanRow* row = m_builder->plan().find(choice.mid(rowMark.size()).toInt());
        return row ? std::optional(row->ship) : std::nullopt;
    }
    if (choice.startsWith(templateMark) && m_templates) {
        const FleetShip* ship = m_templates->find(choice.mid(templateMark.size()));
        return ship ? std::optional(*ship) : std::nullopt;
    }
    const ShipClass* shipClass =
        choice.startsWith(classMark)
            ? figuresWithShelved().classes.find(choice.mid(classMark.size()).toStdString())
            : nullptr;
    if (!shipClass)
        return std::nullopt;
    FleetShip ship;
    setClass(ship, *shipClass);
    ship.fit = yardFit(*shipClass, m_builder->plan().year, builtInFigures());
    return ship;
}

std::optional<Fleet> Comparison::fleetFor(const QString& choice) const
{
    if (choice == otherChoice)
        return m_other;
    if (!m_builder)
        return std::nullopt;
    Fleet fleet = m_builder->fleet();
    if (choice.startsWith(squadronMark)) {
        const std::string squadron = choice.mid(squadronMark.size()).toStdString();
        std::erase_if(fleet.ships, [&](const FleetShip& ship) { return ship.squadron != squadron; });
        std::erase_if(fleet.commanders,
                      [&](const FleetCommander& each) { return each.squadron != squadron; });
    }
    return fleet;
}

QVariant Comparison::leftOutline() const
{
    const auto ship = shipOf(m_left);
    return ship && !m_ofFleets ? QVariant::fromValue(outlineTraits(ship->fit)) : QVariant();
}

QVariant Comparison::rightOutline() const
{
    const auto ship = shipOf(m_right);
    return ship && !m_ofFleets ? QVariant::fromValue(outlineTraits(ship->fit)) : QVariant();
}

void Comparison::begin()
{
    if (!m_builder)
        return;
    if (m_ofFleets) {
        m_left = hereChoice;
        const auto squadrons = m_builder->squadrons()->names();
        m_right = m_other               ? otherChoice
                  : squadrons.isEmpty() ? hereChoice
                                        : squadronMark + squadrons.constFirst();
        refill();
        return;
    }
    std::vector<const PlanRow*> picked;
    for (const PlanRow& row : m_builder->plan().rows)
        if (m_builder->selection()->rows().has(row.key))
            picked.push_back(&row);
    if (picked.empty())
        for (const PlanRow& row : m_builder->plan().rows)
            if (picked.size() < 2)
                picked.push_back(&row);
    if (picked.empty()) {
        m_left = m_right = classMark + words(builtInFigures().classes.all().front().id);
    } else {
        m_left = rowMark + QString::number(picked.front()->key);
        m_right = picked.size() > 1 ? rowMark + QString::number(picked[1]->key)
                                    : classMark + words(picked.front()->ship.classId);
    }
    refill();
}

bool Comparison::openOther(const QUrl& file)
{
    auto fleet = readFleetFile(pathOf(file), builtInFigures());
    if (!fleet) {
        emit failed(whatOf(fleet.error()), remedyOf(fleet.error()));
        return false;
    }
    m_other = std::move(*fleet);
    m_otherName = m_other->name.empty() ? file.fileName() : words(m_other->name);
    m_right = otherChoice;
    refill();
    return true;
}

void Comparison::refill()
{
    const Figures& figures = builtInFigures();
    std::vector<ComparisonLine> left;
    std::vector<ComparisonLine> right;
    m_verdict.clear();
    if (m_ofFleets) {
        const auto a = fleetFor(m_left);
        const auto b = fleetFor(m_right);
        if (a && b) {
            left = linesOf(*a, *b, figures);
            right = linesOf(*b, *a, figures);
            m_verdict = difference(fleetTotal(*a, figures.prices), fleetTotal(*b, figures.prices));
        }
    } else {
        const auto a = shipOf(m_left);
        const auto b = shipOf(m_right);
        if (a && b) {
            left = linesOf(*a, m_builder->plan().year, figures);
            right = linesOf(*b, m_builder->plan().year, figures);
            m_verdict = difference(shipTotal(a->fit, a->crew, figures.prices),
                                   shipTotal(b->fit, b->crew, figures.prices));
        }
    }
    std::vector<ComparisonEntry> rows;
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i) {
        if (left[i].text.isEmpty() && right[i].text.isEmpty())
            continue;
        const auto shown = [](const QString& text) { return text.isEmpty() ? QStringLiteral("–") : text; };
        rows.push_back({left[i].label, shown(left[i].text), shown(right[i].text),
                        left[i].text != right[i].text, left[i].strong});
    }
    replaceRows(m_rows, std::move(rows));
    emit changed();
}

} // namespace navarch
