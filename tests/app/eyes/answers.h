// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariant>

#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/campaign/open_campaign.h"

namespace navarch {
class CurveList;
class SeaChart;
} // namespace navarch

namespace navarch::test {

/// All that a view model answers, as text: every property and, of a list, every role of every row; view models it hands out
/// are read likewise. What it may not hold is no matter here; two of these texts are compared.
[[nodiscard]] QString answersOf(const QObject& model);

/// What QML can ask of it with one number ("partners", "previewCancel"), asked with each of `numbers`: whatever answers with
/// words, a list or a map. What answers yes or no performs something, and is not asked.
[[nodiscard]] QString answersToNumbers(QObject& model, const std::vector<int>& numbers);

/// What a value holds, with lists, maps and view models opened.
[[nodiscard]] QString heldBy(const QVariant& value);
template <class Value>
requires(!std::is_convertible_v<const Value&, QVariant>) [[nodiscard]] QString heldBy(const Value& value)
{
    return heldBy(QVariant::fromValue(value));
}

/// Every point of every curve: of its axis one sees round numbers alone.
[[nodiscard]] QString curvesOf(const CurveList& chart);

/// The chart as it is painted: a hash of the picture.
[[nodiscard]] QString pictureOf(SeaChart& chart);

/// Every answer of the window that one pair of eyes can get, as it is asked.
class Answers {
public:
    /// `numbers`, from small to large, are those of the things that are asked for one by one, whosever they are.
    Answers(OpenCampaign& campaign, std::vector<int> numbers)
        : m_campaign(campaign),
          m_numbers(std::move(numbers))
    {
    }

    /// A view model with a property "campaign", made anew; `ask` asks it more before it is read, and may add answers.
    template <class Model>
    void of(const char* name, const std::function<void(Model&)>& ask = {})
    {
        Model model;
        model.setCampaign(&m_campaign);
        read(name, model, ask);
    }
    /// A view model that is not given the campaign itself; `ask` gives it what it looks at.
    template <class Model>
    void alone(const char* name, const std::function<void(Model&)>& ask)
    {
        Model model;
        read(name, model, ask);
    }
    /// A card: read for every number, whatever has it.
    template <class Card>
    void ofEach(const char* name, const std::function<void(Card&)>& ask = {})
    {
        Card card;
        card.setCampaign(&m_campaign);
        for (const int number : m_numbers) {
            card.setItemId(number);
            if (ask)
                ask(card);
            add(QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(number), answersOf(card));
        }
    }
    void add(const QString& name, const QString& text) { m_texts.push_back(name + QLatin1Char('\n') + text); }

    [[nodiscard]] OpenCampaign& campaign() const { return m_campaign; }
    [[nodiscard]] const std::vector<int>& numbers() const { return m_numbers; }
    /// Each: its name, then the answer.
    [[nodiscard]] const QStringList& texts() const { return m_texts; }

private:
    template <class Model>
    void read(const char* name, Model& model, const std::function<void(Model&)>& ask)
    {
        if (ask)
            ask(model);
        add(QString::fromLatin1(name), answersOf(model) + answersToNumbers(model, m_numbers));
    }

    OpenCampaign& m_campaign;
    std::vector<int> m_numbers;
    QStringList m_texts;
};

} // namespace navarch::test
