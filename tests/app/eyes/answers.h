// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <functional>

#include "app/campaign/open_campaign.h"

namespace navarch::test {

/// All that a view model answers, as text: every property and, of a list, every role of every row; view models it hands out
/// are read likewise. What it may not hold is no matter here; two of these texts are compared.
[[nodiscard]] QString answersOf(const QObject& model);

/// Every answer of the window that one pair of eyes can get, as it is asked.
class Answers {
public:
    explicit Answers(OpenCampaign& campaign) : m_campaign(campaign) {}

    /// A view model with a property "campaign", made anew; `ask` asks it more before it is read, and may add answers.
    template <class Model>
    void of(const char* name, const std::function<void(Model&)>& ask = {})
    {
        Model model;
        model.setCampaign(&m_campaign);
        if (ask)
            ask(model);
        add(QString::fromLatin1(name), answersOf(model));
    }
    /// A card: read for every number of the campaign, whatever has it.
    template <class Card>
    void ofEach(const char* name, const std::function<void(Card&)>& ask = {})
    {
        Card card;
        card.setCampaign(&m_campaign);
        if (ask)
            ask(card);
        const int last = static_cast<int>(m_campaign.campaign()->head().nextNumber);
        for (int number = 1; number < m_last && number < last; ++number) {
            card.setItemId(number);
            add(QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(number), answersOf(card));
        }
    }
    void add(const QString& name, const QString& text) { m_texts.push_back(name + QLatin1Char('\n') + text); }

    /// Numbers that cards are asked for end before this one.
    void setLast(int last) { m_last = last; }

    [[nodiscard]] const QStringList& texts() const { return m_texts; }

private:
    OpenCampaign& m_campaign;
    QStringList m_texts;
    int m_last = 0;
};

} // namespace navarch::test
