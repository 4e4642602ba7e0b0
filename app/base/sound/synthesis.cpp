// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/sound/synthesis.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace navarch {

namespace {

constexpr double whole = 2 * std::numbers::pi;

/// White noise from a seed (xorshift): the same on every machine.
class Noise {
public:
    explicit Noise(std::uint32_t seed) : m_state(seed) {}

    /// -1 to 1
    double next()
    {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 17;
        m_state ^= m_state << 5;
        return m_state / 2147483648.0 - 1;
    }
    /// `from` to `to`
    double within(double from, double to) { return from + (to - from) * (next() + 1) / 2; }

private:
    std::uint32_t m_state;
};

/// What lets a band pass (a state variable filter), up to a sixth of the rate.
struct Band {
    double low = 0;
    double middle = 0;

    double pass(double in, double hertz, double width)
    {
        const double step = 2 * std::sin(whole / 2 * std::min(hertz, soundRate / 6.5) / soundRate);
        low += step * middle;
        middle += step * (in - low - width * middle);
        return middle;
    }
};

/// How loud something is that rises and then dies away, seconds after its beginning.
double swell(double at, double rise, double decay)
{
    return at < rise ? at / rise : std::exp(-(at - rise) / decay);
}

/// What goes from one pitch to another, in hertz.
struct Glide {
    double from = 0;
    double to = 0;

    [[nodiscard]] double at(double part) const { return from + (to - from) * part; }
};

/// A sound while it is put together, all times in seconds.
class Take {
public:
    explicit Take(double length, std::uint32_t seed) : m_wave(countOf(length)), m_noise(seed) {}

    [[nodiscard]] Noise& noise() { return m_noise; }

    /// A blow on wood or skin: a tone that dies away, and mostly falls.
    void blow(double begin, Glide pitch, double decay, double loud)
    {
        double turn = 0;
        each(begin, decay * 5, [&](double at, double part) {
            turn += pitch.at(part) / soundRate;
            return loud * swell(at, 0.002, decay) * std::sin(whole * turn);
        });
    }
    /// Water, wind, a roar: noise in a band.
    void rush(double begin, double length, Glide pitch, double width, double rise, double decay, double loud)
    {
        Band band;
        each(begin, length, [&](double at, double part) {
            return loud * swell(at, rise, decay) * band.pass(m_noise.next(), pitch.at(part), width);
        });
    }
    /// Metal on metal: tones that are no harmonics of one another.
    void clash(double begin, double pitch, double loud)
    {
        for (const double partial : {1.0, 1.41, 1.83})
            blow(begin, {pitch * partial, pitch * partial}, 0.07 / partial, loud / 2);
    }
    /// A note of a horn: the louder it is the more of its harmonics are heard.
    void note(double begin, double length, double pitch, double loud)
    {
        double turn = 0;
        each(begin, length, [&](double at, double) {
            const double strength = std::min({1.0, at / 0.07, (length - at) / 0.12});
            turn += pitch * (1 + 0.004 * std::sin(whole * 5 * at)) / soundRate;
            double sum = 0;
            for (int harmonic = 1; harmonic <= 9; ++harmonic)
                sum += std::pow(0.45 + 0.3 * strength, harmonic - 1) * std::sin(whole * harmonic * turn);
            return loud * 0.4 * strength * sum;
        });
    }

    /// The whole, at most as loud as `peak`, 0 to 1, without a click at either end.
    [[nodiscard]] std::vector<std::int16_t> done(double peak)
    {
        const std::size_t soft = std::min(countOf(0.005), m_wave.size() / 2);
        for (std::size_t i = 0; i < soft; ++i) {
            const double part = static_cast<double>(i) / static_cast<double>(soft);
            m_wave[i] *= part;
            m_wave[m_wave.size() - 1 - i] *= part;
        }
        double most = 1e-9;
        for (const double value : m_wave)
            most = std::max(most, std::abs(value));
        std::vector<std::int16_t> samples;
        samples.reserve(m_wave.size());
        for (const double value : m_wave)
            samples.push_back(static_cast<std::int16_t>(std::lround(value / most * peak * 32767)));
        return samples;
    }

private:
    [[nodiscard]] static std::size_t countOf(double seconds)
    {
        return static_cast<std::size_t>(std::max(0.0, seconds) * soundRate);
    }
    /// Adds what `value` says from `begin` on, for `length`, its last fifth fading.
    template <class Value>
    void each(double begin, double length, Value&& value)
    {
        const std::size_t first = countOf(begin);
        const std::size_t count = std::min(countOf(length), m_wave.size() - std::min(first, m_wave.size()));
        for (std::size_t i = 0; i < count; ++i) {
            const double part = static_cast<double>(i) / static_cast<double>(count);
            m_wave[first + i] +=
                value(static_cast<double>(i) / soundRate, part) * std::min(1.0, (1 - part) * 5);
        }
    }

    std::vector<double> m_wave;
    Noise m_noise;
};

/// Wood that breaks, here and there between two times.
void breakWood(Take& take, int pieces, double from, double to, double loud)
{
    for (int piece = 0; piece < pieces; ++piece) {
        const double pitch = take.noise().within(700, 2300);
        const double at = take.noise().within(from, to);
        take.blow(at, {pitch, pitch * 0.8}, 0.012, loud * take.noise().within(0.4, 1));
        take.rush(at, 0.05, {pitch, pitch}, 0.8, 0.001, 0.012, loud * 0.8);
    }
}

std::vector<std::int16_t> oars()
{
    Take take(0.52, 11);
    take.blow(0, {170, 110}, 0.035, 0.35); // the looms at their tholes
    take.rush(0, 0.16, {800, 500}, 0.9, 0.008, 0.05, 0.5);
    take.rush(0.07, 0.34, {700, 1500}, 1.2, 0.12, 0.09, 0.8);
    take.rush(0.36, 0.15, {2000, 1400}, 0.9, 0.02, 0.05, 0.25); // what drips
    return take.done(0.6);
}

std::vector<std::int16_t> ram()
{
    Take take(1.1, 23);
    take.blow(0, {75, 42}, 0.2, 1.3);
    take.blow(0, {190, 120}, 0.06, 0.7);
    take.rush(0, 0.3, {1300, 500}, 1, 0.002, 0.07, 1.2);
    breakWood(take, 9, 0.04, 0.45, 0.4);
    take.rush(0.15, 0.9, {900, 450}, 1.3, 0.16, 0.2, 0.5);
    return take.done(0.85);
}

std::vector<std::int16_t> splinters()
{
    Take take(0.75, 37);
    breakWood(take, 16, 0, 0.5, 0.7);
    take.rush(0.05, 0.65, {700, 1100}, 1.2, 0.15, 0.15, 0.35);
    return take.done(0.7);
}

std::vector<std::int16_t> missiles()
{
    Take take(0.75, 41);
    for (const double late : {0.0, 0.04, 0.09})
        take.rush(late, 0.42, {2900, 1500}, 0.25, 0.2, 0.12, 0.5);
    for (const double at : {0.4, 0.46, 0.53})
        take.blow(at, {340, 240}, 0.03, 0.45);
    return take.done(0.6);
}

std::vector<std::int16_t> boarding()
{
    Take take(0.85, 53);
    take.blow(0, {130, 85}, 0.09, 0.8);
    take.rush(0, 0.12, {600, 400}, 1, 0.004, 0.03, 0.6);
    for (const double at : {0.14, 0.27, 0.35, 0.5})
        take.clash(at, take.noise().within(1500, 1900), 0.45);
    return take.done(0.65);
}

std::vector<std::int16_t> fire()
{
    Take take(1.1, 67);
    take.rush(0, 1.1, {450, 320}, 1.4, 0.3, 0.35, 1);
    take.rush(0, 1.1, {1100, 700}, 1.2, 0.25, 0.3, 0.4);
    breakWood(take, 18, 0.05, 0.9, 0.25);
    return take.done(0.65);
}

std::vector<std::int16_t> sinking()
{
    Take take(1.7, 71);
    take.rush(0, 1.7, {750, 220}, 1.4, 0.45, 0.45, 0.9);
    for (int bubble = 0; bubble < 16; ++bubble) {
        const double pitch = take.noise().within(140, 320);
        take.blow(take.noise().within(0.3, 1.35), {pitch, pitch * 1.9}, 0.035, 0.4);
    }
    return take.done(0.7);
}

std::vector<std::int16_t> colours()
{
    Take take(0.75, 83);
    take.note(0, 0.24, 330, 0.8);
    take.note(0.22, 0.5, 440, 1);
    return take.done(0.5);
}

std::vector<std::int16_t> horn()
{
    Take take(1.3, 89);
    take.note(0, 0.42, 220, 0.8);
    take.note(0.4, 0.85, 330, 1);
    return take.done(0.55);
}

std::vector<std::int16_t> day()
{
    Take take(0.8, 97); // he who gives the stroke, and the sea along her side
    take.blow(0, {125, 85}, 0.08, 1);
    take.blow(0.36, {105, 75}, 0.08, 0.7);
    take.rush(0.05, 0.7, {600, 900}, 1.3, 0.25, 0.18, 0.3);
    return take.done(0.55);
}

} // namespace

std::vector<std::int16_t> samplesOf(Sound sound)
{
    switch (sound) {
    case Sound::Oars: return oars();
    case Sound::Ram: return ram();
    case Sound::Splinters: return splinters();
    case Sound::Missiles: return missiles();
    case Sound::Boarding: return boarding();
    case Sound::Fire: return fire();
    case Sound::Sinking: return sinking();
    case Sound::Colours: return colours();
    case Sound::Horn: return horn();
    case Sound::Day: return day();
    }
    return {};
}

} // namespace navarch
