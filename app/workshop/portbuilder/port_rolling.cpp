// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/portbuilder/port_rolling.h"

#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>

#include "app/campaign/rolled_dice.h"
#include "app/campaign/wording.h"
#include "core/ports/random_defences.h"

namespace navarch {

namespace {

std::vector<int> facesIn(const QString& text)
{
    static const QRegularExpression apart(QStringLiteral(R"([^0-9]+)"));
    std::vector<int> faces;
    for (const QString& word : text.split(apart, Qt::SkipEmptyParts))
        if (faces.size() < 1000)
            faces.push_back(word.left(4).toInt());
    return faces;
}

} // namespace

bool PortRolling::rollNow(PortPlan next, int economicValue, int walls)
{
    const Figures& figures = builtInFigures();
    next.port.economicValue = std::clamp(economicValue, 1, 10);
    const int most = mostWallSections(next.port.economicValue, figures.prices.limits);
    if (!rollInto(next, std::clamp(walls, 1, most), figures.tables).empty())
        return false;
    m_document.take(tr("Roll the defences"), std::move(next));
    return true;
}

bool PortRolling::roll(int economicValue, int walls, const QString& seedText)
{
    PortPlan next = m_document.plan();
    bool isNumber = true;
    next.seed = seedText.trimmed().isEmpty() ? QRandomGenerator::global()->bounded(1'000'000)
                                             : seedText.trimmed().toULongLong(&isNumber);
    if (!isNumber) {
        emit m_document.refused(tr("This is no seed."),
                                tr("Write a whole number, or leave it empty for a fresh one."));
        return false;
    }
    next.typed.clear();
    return rollNow(std::move(next), economicValue, walls);
}

bool PortRolling::rollTyped(int economicValue, int walls, const QString& faces)
{
    const QString missing = showTyped(economicValue, walls, faces);
    if (!missing.isEmpty()) {
        emit m_document.refused(missing, tr("Nothing was changed."));
        return false;
    }
    PortPlan next = m_document.plan();
    next.typed = facesIn(faces);
    next.seed = 0;
    return rollNow(std::move(next), economicValue, walls);
}

QString PortRolling::showTyped(int economicValue, int walls, const QString& faces)
{
    const std::vector<int> typed = facesIn(faces);
    const int sections = std::max(1, walls);
    std::vector<Roll> needed =
        diceNeeded(std::clamp(economicValue, 1, 10), sections, builtInFigures().tables);
    QString missing;
    for (std::size_t i = 0; i < needed.size(); ++i) {
        Roll& roll = needed[i];
        roll.face = i < typed.size() ? typed[i] : 0;
        const bool fits = roll.face >= 1 && roll.face <= roll.sides;
        if (!fits && missing.isEmpty())
            missing = i < typed.size() ? tr("Die %1 shows %2; a face from 1 to %3 is needed.")
                                             .arg(i + 1)
                                             .arg(roll.face)
                                             .arg(roll.sides)
                                       : tr("%1 of %2 dice typed; next: %3.")
                                             .arg(i)
                                             .arg(needed.size())
                                             .arg(words(phraseOf(defenceDieAt(i, needed.size(), sections))));
    }
    if (missing.isEmpty() && typed.size() > needed.size())
        missing = tr("%1 dice are needed, %2 are typed; take some out.").arg(needed.size()).arg(typed.size());
    setDice(std::move(needed), sections);
    return missing;
}

void PortRolling::setDice(std::vector<Roll> dice, int sections)
{
    m_dice = std::move(dice);
    m_sections = sections;
    emit diceChanged();
}

QList<ShownDice> PortRolling::dice() const
{
    return laidOut(m_dice, m_sections);
}

QString PortRolling::seed() const
{
    const PortPlan& plan = m_document.plan();
    return plan.rolled && plan.typed.empty() ? QString::number(plan.seed) : QString();
}

} // namespace navarch
