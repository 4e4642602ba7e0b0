// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/order_list.h"

#include <QRegularExpression>

#include "app/campaign/wording.h"

namespace navarch {

namespace {

/// What is spoken where a name was, and stands in no wording by itself.
constexpr std::string_view mark = "\uE000";

/// The phrase with the mark in the first place where the name stands; nothing where it stands in none.
std::optional<Phrase> marked(const Phrase& phrase, const Phrase& name)
{
    std::vector<PhrasePart> parts = phrase.parts();
    for (PhrasePart& part : parts) {
        const auto* text = std::get_if<GivenText>(&part.is);
        const auto* inner = std::get_if<Phrase>(&part.is);
        if ((text && name.isGiven() && text->text == name.text()) || (inner && *inner == name)) {
            part = given(mark);
        } else {
            auto within = inner ? marked(*inner, name) : std::nullopt;
            if (!within)
                continue;
            part = std::move(*within);
        }
        return Phrase(checkedPattern(phrase.text(), phrase.count().has_value()), phrase.count(),
                      std::move(parts));
    }
    return std::nullopt;
}

} // namespace

QString brieflySpoken(const Phrase& wording, const Phrase& whose, std::string_view game)
{
    const QString whole = spoken(wording, game);
    const auto without = whose.isEmpty() ? std::nullopt : marked(wording, whose);
    if (!without)
        return whole;
    const QString begin = words(mark);
    QString rest = spoken(*without, game);
    if (!rest.startsWith(begin))
        return whole;
    rest.remove(0, begin.size());
    static const QRegularExpression between(QStringLiteral("^[,:\\s]+"));
    const qsizetype before = rest.size();
    rest.remove(between);
    if (rest.isEmpty() || rest.size() == before) // the name has an ending there
        return whole;
    rest[0] = rest[0].toUpper();
    return rest;
}

void OrderList::show(std::vector<MatchOption> options, std::string game, Phrase whose)
{
    m_game = std::move(game);
    m_whose = std::move(whose);
    std::vector<Row> rows;
    rows.reserve(options.size());
    for (MatchOption& option : options) {
        Row row;
        row.moves = option.shape && option.shape->path.size() > 1;
        row.best = rows.empty() && options.size() > 1;
        row.option = std::move(option);
        rows.push_back(std::move(row));
    }
    replaceRows(m_rows, std::move(rows));
}

int OrderList::placeOfTarget(int ship) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].option.shape && m_rows[i].option.shape->target == ship && ship != noShip)
            return static_cast<int>(i);
    return -1;
}

QVariant OrderList::data(const QModelIndex& index, int role) const
{
    const Row* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case WordingRole: return spoken(row->option.wording, m_game);
    case BrieflyRole: return brieflySpoken(row->option.wording, m_whose, m_game);
    case MovesRole: return row->moves;
    case TargetRole: return row->option.shape ? int(row->option.shape->target) : int(noShip);
    case BestRole: return row->best;
    case WhyRole: return spoken(row->option.why, m_game);
    default: return {};
    }
}

QHash<int, QByteArray> OrderList::roleNames() const
{
    return {{WordingRole, "wording"}, {BrieflyRole, "briefly"}, {MovesRole, "moves"},
            {TargetRole, "target"},   {BestRole, "best"},       {WhyRole, "why"}};
}

} // namespace navarch
