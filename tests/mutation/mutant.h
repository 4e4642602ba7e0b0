// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <type_traits>

// What stands in rewritten sources in place of a comparison, a whole number or a logical operator: as written, or altered
// where the mutant of that number is the one that NAVARCH_MUTANT names. Constants stay what they are where the compiler
// needs them.
namespace mutant {

/// What the run was asked for; read before any other object is initialised.
struct Asked {
    Asked();
    int active = 0;      ///< the mutant of this run; 0: none
    bool noting = false; ///< NAVARCH_MUTANTS_REACHED names a file for the mutants that the run comes by
};
extern const Asked asked;

/// Notes that the run came by this mutant.
void reached(int id);

[[nodiscard]] constexpr bool on(int id)
{
    if (std::is_constant_evaluated())
        return false;
    if (asked.noting)
        reached(id);
    return asked.active == id;
}

template <class Value>
[[nodiscard]] constexpr Value constant(int id, Value value)
{
    return on(id) ? static_cast<Value>(value + 1) : value;
}

/// `a < b` is written `a < Comparison{7} < b`: of one precedence, so that nothing else has to be understood. `id` shifts
/// the bound (or turns equality round), `id` + 1 turns the comparison round.
struct Comparison {
    int id;
};

template <class Left>
struct Half {
    const Left* left;
    int id;
};

// clang-format off
template <class L> constexpr Half<L> operator<(const L& left, Comparison c) { return {&left, c.id}; }
template <class L> constexpr Half<L> operator>(const L& left, Comparison c) { return {&left, c.id}; }
template <class L> constexpr Half<L> operator<=(const L& left, Comparison c) { return {&left, c.id}; }
template <class L> constexpr Half<L> operator>=(const L& left, Comparison c) { return {&left, c.id}; }
template <class L> constexpr Half<L> operator==(const L& left, Comparison c) { return {&left, c.id}; }
template <class L> constexpr Half<L> operator!=(const L& left, Comparison c) { return {&left, c.id}; }

template <class L, class R> constexpr bool operator<(Half<L> half, const R& right)
{
    return on(half.id) ? *half.left <= right : on(half.id + 1) ? *half.left >= right : *half.left < right;
}
template <class L, class R> constexpr bool operator>(Half<L> half, const R& right)
{
    return on(half.id) ? *half.left >= right : on(half.id + 1) ? *half.left <= right : *half.left > right;
}
template <class L, class R> constexpr bool operator<=(Half<L> half, const R& right)
{
    return on(half.id) ? *half.left < right : on(half.id + 1) ? *half.left > right : *half.left <= right;
}
template <class L, class R> constexpr bool operator>=(Half<L> half, const R& right)
{
    return on(half.id) ? *half.left > right : on(half.id + 1) ? *half.left < right : *half.left >= right;
}
template <class L, class R> constexpr bool operator==(Half<L> half, const R& right)
{
    return on(half.id) ? !(*half.left == right) : *half.left == right;
}
template <class L, class R> constexpr bool operator!=(Half<L> half, const R& right)
{
    return on(half.id) ? *half.left == right : !(*half.left == right);
}
// Nearer than std::optional's own, which compare one with anything.
template <class L, class R> constexpr bool operator==(Half<L> half, const std::optional<R>& right)
{
    return on(half.id) ? !(*half.left == right) : *half.left == right;
}
template <class L, class R> constexpr bool operator!=(Half<L> half, const std::optional<R>& right)
{
    return on(half.id) ? *half.left == right : !(*half.left == right);
}
// clang-format on

} // namespace mutant
