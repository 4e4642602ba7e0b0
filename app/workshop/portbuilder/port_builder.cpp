// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/portbuilder/port_builder.h"

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "core/base/text.h"
#include "core/pricing/port_price.h"

namespace navarch {

PortBuilder::PortBuilder(QObject* parent) : QObject(parent)
{
    m_document.setParent(this); // where it is found and told of another language
    connect(&m_document, &BuilderDocument::opened, &m_walls, &PortWalls::lookAtFirst);
    connect(&m_document, &BuilderDocument::altered, this, &PortBuilder::relay);
    connect(&m_walls, &PortWalls::picked, this, &PortBuilder::relay);
    // What was typed and refused gives way in every place.
    connect(&m_document, &BuilderDocument::changed, this, &PortBuilder::changed);
    connect(this, &PortBuilder::changed, &m_walls, &PortWalls::changed);
    connect(this, &PortBuilder::changed, &m_rolling, &PortRolling::changed);
    connect(this, &PortBuilder::changed, &m_check, &PortCheck::changed);
    relay();
}

void PortBuilder::relay()
{
    const PriceList& prices = builtInFigures().prices;
    m_price.setPrice(fortificationPrice(plan().port, prices));
    m_walls.sections()->refill(plan().port, m_check.refill(), prices);
    m_walls.refill();
    m_rolling.showRolled();
    emit m_document.changed();
}

bool PortBuilder::refuseName(const std::string& name)
{
    const auto why = whyUnfitText(name, maxNameLength);
    if (!name.empty() && why) {
        emit m_document.refused(words(*why), tr("Write another name."));
        emit m_document.changed();
        return true;
    }
    return false;
}

void PortBuilder::setName(const QString& name)
{
    const std::string text = name.trimmed().toStdString();
    if (!refuseName(text))
        m_document.perform(tr("Name the port"), [&](PortPlan& next) { next.port.name = text; });
}

void PortBuilder::setEconomicValue(int value)
{
    if (value < economicValueBounds.least || value > economicValueBounds.most)
        return;
    m_document.perform(tr("Set the economic value"),
                       [&](PortPlan& next) { next.port.economicValue = value; });
}

void PortBuilder::setGarrison(const QString& quality)
{
    const auto read = enumFromName<CrewQuality>(quality.toStdString());
    if (read)
        m_document.perform(tr("Set the garrison's quality"),
                           [&](PortPlan& next) { next.port.garrison = *read; });
}

void PortBuilder::setCommanderName(const QString& name)
{
    const std::string text = name.trimmed().toStdString();
    if (!refuseName(text))
        m_document.perform(tr("Name the commander"),
                           [&](PortPlan& next) { next.port.commander.name = text; });
}

void PortBuilder::setCommanderQuality(const QString& quality)
{
    const auto read = enumFromName<CommandQuality>(quality.toStdString());
    if (read)
        m_document.perform(tr("Set the commander's quality"),
                           [&](PortPlan& next) { next.port.commander.quality = *read; });
}

QString PortBuilder::name() const
{
    return words(plan().port.name);
}

QString PortBuilder::garrison() const
{
    return words(nameOf(plan().port.garrison));
}

QString PortBuilder::commanderName() const
{
    return words(plan().port.commander.name);
}

QString PortBuilder::commanderQuality() const
{
    return words(nameOf(plan().port.commander.quality));
}

QList<ShownChoice> PortBuilder::garrisonQualities() const
{
    QList<ShownChoice> list;
    for (const auto& each : EnumNames<CrewQuality>::names) {
        const int tenths = builtInFigures().prices.tenthsOf(each.value);
        list += ShownChoice{words(each.name),
                            QStringLiteral("%1  ×%2").arg(wordOf(each.value), fractionText(tenths, 1))};
    }
    return list;
}

QList<ShownChoice> PortBuilder::commanderQualities() const
{
    QList<ShownChoice> list;
    for (const auto& each : EnumNames<CommandQuality>::names)
        list += ShownChoice{words(each.name),
                            QStringLiteral("%1  %2").arg(
                                wordOf(each.value), amountText(builtInFigures().prices.priceOf(each.value)))};
    return list;
}

} // namespace navarch
