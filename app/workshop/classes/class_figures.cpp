// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/classes/class_figures.h"

#include <algorithm>

#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "core/battle/match/registry.h"
#include "core/rules/house_figures.h"

namespace navarch {

namespace {

std::optional<ChangeableFigure> changeable(const QString& rules, const QString& figure)
{
    for (const ChangeableFigure& each : changeableFigures(rules.toStdString()))
        if (each.key == figure.toStdString())
            return each;
    return std::nullopt;
}

bool isThere(const ClassBook& book, const QString& rules, const QString& figure)
{
    return std::any_of(book.figures.begin(), book.figures.end(), [&](const OwnFigure& each) {
        return words(each.rules) == rules && words(each.key) == figure;
    });
}

QString gameWords(const std::string& rules)
{
    if (rules == campaignRules)
        return ClassFigures::tr("The campaign");
    for (const RuleSet& each : builtInRuleSets().all())
        if (each.id == rules)
            return spokenTerm(each.name);
    return words(rules);
}

} // namespace

const RowRoles<ClassFigureRow>& ClassFigures::roles()
{
    static const RowRoles<ClassFigureRow> all{
        {"rules", &ClassFigureRow::rules},    {"figure", &ClassFigureRow::figure},
        {"title", &ClassFigureRow::title},    {"game", &ClassFigureRow::game},
        {"rule", &ClassFigureRow::rule},      {"own", &ClassFigureRow::own},
        {"value", &ClassFigureRow::value},    {"known", &ClassFigureRow::known},
        {"least", &ClassFigureRow::least},    {"most", &ClassFigureRow::most},
        {"choices", &ClassFigureRow::choices}};
    return all;
}

QList<ShownChoice> ClassFigures::games() const
{
    QList<ShownChoice> list;
    for (const RuleSet& rules : builtInRuleSets().all())
        if (!changeableFigures(rules.id).empty())
            list.append(ShownChoice{words(rules.id), spokenTerm(rules.name)});
    list.append(ShownChoice{words(campaignRules), gameWords(std::string(campaignRules))});
    return list;
}

QList<ShownChoice> ClassFigures::offered(const QString& rules) const
{
    QList<ShownChoice> list;
    for (const ChangeableFigure& each : changeableFigures(rules.toStdString()))
        if (!isThere(m_document.plan().book, rules, words(each.key)))
            list.append(ShownChoice{words(each.key), spoken(each.title)});
    return list;
}

bool ClassFigures::add(const QString& rules, const QString& figure)
{
    const auto known = changeable(rules, figure);
    return known && !isThere(m_document.plan().book, rules, figure)
           && set(rules, figure, words(known->value));
}

bool ClassFigures::set(const QString& rules, const QString& figure, const QString& value)
{
    const bool isNew = !isThere(m_document.plan().book, rules, figure);
    return editBook(
        m_document, isNew ? tr("Bring a house figure along") : tr("Change a house figure"),
        [&](const ClassBook& book) -> EditedBook {
            const auto known = changeable(rules, figure);
            if (!known)
                return problem("house_figures", phrase("There is no such figure to be changed."),
                               phrase("Choose another."));
            if (const auto why = known->whyNot(value.toStdString()))
                return problem("house_figures", *why, phrase("Choose another."));
            return withFigure(book, {rules.toStdString(), figure.toStdString(), value.toStdString()});
        });
}

bool ClassFigures::remove(const QString& rules, const QString& figure)
{
    return editBook(m_document, tr("Take a house figure out"), [&](const ClassBook& book) {
        return withoutFigure(book, rules.toStdString(), figure.toStdString());
    });
}

void ClassFigures::refill()
{
    std::vector<ClassFigureRow> rows;
    for (const OwnFigure& figure : m_document.plan().book.figures) {
        ClassFigureRow row;
        row.rules = words(figure.rules);
        row.figure = words(figure.key);
        row.title = row.figure;
        row.game = gameWords(figure.rules);
        row.value = words(figure.value);
        if (const auto known = changeable(row.rules, row.figure)) {
            row.known = true;
            row.title = spoken(known->title);
            row.rule = words(known->rule);
            row.own = words(known->value);
            row.least = known->least;
            row.most = known->most;
            for (const auto& choice : known->choices)
                row.choices.append(ShownChoice{words(choice.value), words(choice.text)});
        }
        rows.push_back(std::move(row));
    }
    replaceRows(m_rows, std::move(rows));
}

} // namespace navarch
