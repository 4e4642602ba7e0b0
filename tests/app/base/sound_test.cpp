// SPDX-License-Identifier: GPL-3.0-or-later
// What is heard: the samples themselves, sounds at once, and who is asked for a way out for them and when.
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "app/base/own_settings.h"
#include "app/base/sound/sound_mixer.h"
#include "app/base/sound/sounds.h"
#include "app/base/sound/speaker.h"
#include "app/campaign/settings/sound_settings.h"

using namespace navarch;

namespace {

int loudest(const std::vector<std::int16_t>& samples)
{
    int most = 0;
    for (const std::int16_t sample : samples)
        most = std::max(most, std::abs(int(sample)));
    return most;
}

SoundMixer::Samples shared(std::vector<std::int16_t> samples)
{
    return std::make_shared<const std::vector<std::int16_t>>(std::move(samples));
}

std::vector<std::int16_t> mixed(SoundMixer& mixer, std::size_t count)
{
    std::vector<std::int16_t> samples(count, 1);
    mixer.mix(samples);
    return samples;
}

/// Counts what it is told.
struct Counted {
    int made = 0;
    int gone = 0;
    int hushed = 0;
    std::vector<std::pair<Sound, double>> played;
};

class CountingOutput : public SoundOutput {
public:
    explicit CountingOutput(Counted& counted) : m_counted(counted) { ++m_counted.made; }
    ~CountingOutput() override { ++m_counted.gone; }
    void play(Sound sound, double volume) override { m_counted.played.emplace_back(sound, volume); }
    void hush() override { ++m_counted.hushed; }

private:
    Counted& m_counted;
};

} // namespace

class SoundTest : public QObject {
    Q_OBJECT

private slots:
    void samplesAreBoundedAndNeverClip();
    void samplesAreTheSameEachTime();
    void noTwoSoundsAreAlike();
    void soundsAtOnceStayBelowTheLimit();
    void volumeIsHeard();
    void hushEndsWithoutAClick();
    void offNoWayOutIsMade();
    void loudnessIsOfTheVolume();
    void settingsAreOffAndKept();
    void aMachineWithoutSoundIsSilent();
};

void SoundTest::samplesAreBoundedAndNeverClip()
{
    for (const Sound sound : allSounds) {
        const std::vector<std::int16_t> samples = samplesOf(sound);
        QVERIFY(samples.size() > soundRate / 4);
        QVERIFY(samples.size() <= 2 * soundRate);
        QVERIFY2(loudest(samples) > 0.4 * 32767, "it is heard");
        QVERIFY2(loudest(samples) < 0.9 * 32767, "and has room above it");
        QVERIFY(std::abs(samples.front()) < 40 && std::abs(samples.back()) < 40);
        // No hum below it: what is heard goes about zero.
        double sum = 0;
        for (const std::int16_t sample : samples)
            sum += sample;
        QVERIFY(std::abs(sum / static_cast<double>(samples.size())) < 0.02 * 32767);
        int leap = 0;
        for (std::size_t i = 1; i < samples.size(); ++i)
            leap = std::max(leap, std::abs(samples[i] - samples[i - 1]));
        QVERIFY2(leap < 32767, "no sample leaps over all");
    }
}

void SoundTest::samplesAreTheSameEachTime()
{
    for (const Sound sound : allSounds)
        QVERIFY(samplesOf(sound) == samplesOf(sound));
}

void SoundTest::noTwoSoundsAreAlike()
{
    for (const Sound one : allSounds)
        for (const Sound other : allSounds)
            QCOMPARE(samplesOf(one) == samplesOf(other), one == other);
}

void SoundTest::soundsAtOnceStayBelowTheLimit()
{
    SoundMixer mixer;
    const auto loud = shared(std::vector<std::int16_t>(1000, 32000));
    for (int i = 0; i < 40; ++i)
        mixer.add(loud, 1);
    const std::vector<std::int16_t> samples = mixed(mixer, 1200);
    QVERIFY(loudest(samples) <= 32000);
    QCOMPARE(int(samples[1100]), 0); // all is over, and what was there before is written over
    QVERIFY(mixer.isSilent());
    QCOMPARE(mixed(mixer, 10), std::vector<std::int16_t>(10, 0));
}

void SoundTest::volumeIsHeard()
{
    const auto tone = shared(std::vector<std::int16_t>(100, 8000));
    SoundMixer soft;
    SoundMixer loud;
    soft.add(tone, 0.2);
    loud.add(tone, 0.9);
    QVERIFY(loudest(mixed(loud, 100)) > 3 * loudest(mixed(soft, 100)));
    soft.add(tone, 0);
    soft.add({}, 1);
    QVERIFY(soft.isSilent());
}

void SoundTest::hushEndsWithoutAClick()
{
    SoundMixer mixer;
    mixer.add(shared(std::vector<std::int16_t>(soundRate, 8000)), 1);
    (void)mixed(mixer, 100);
    mixer.hush();
    const std::vector<std::int16_t> samples = mixed(mixer, soundRate / 10);
    QVERIFY(samples.front() > 7000);
    for (std::size_t i = 1; i < samples.size(); ++i)
        QVERIFY(samples[i] <= samples[i - 1] && samples[i - 1] - samples[i] < 100);
    QVERIFY(mixer.isSilent());
}

void SoundTest::offNoWayOutIsMade()
{
    Counted counted;
    Sounds sounds([&] { return std::make_unique<CountingOutput>(counted); });
    QVERIFY(!sounds.isOn());
    sounds.play(Sound::Ram);
    sounds.hush();
    QCOMPARE(counted.made, 0);
    sounds.setOn(true);
    QCOMPARE(counted.made, 0); // until something sounds
    sounds.setVolume(0);
    sounds.play(Sound::Ram);
    QCOMPARE(counted.made, 0);
    sounds.setVolume(1);
    sounds.play(Sound::Ram);
    sounds.play(Sound::Horn);
    QCOMPARE(counted.made, 1);
    sounds.hush();
    QCOMPARE(counted.hushed, 1);
    sounds.setOn(false);
    QCOMPARE(counted.gone, 1); // and it is given back
    sounds.play(Sound::Ram);
    QCOMPARE(counted.made, 1);
    QCOMPARE(int(counted.played.size()), 2);
}

void SoundTest::loudnessIsOfTheVolume()
{
    Counted counted;
    Sounds sounds([&] { return std::make_unique<CountingOutput>(counted); });
    sounds.setOn(true);
    sounds.setVolume(0.5);
    sounds.play(Sound::Oars, 0.4);
    QCOMPARE(counted.played.at(0).second, 0.2);
    sounds.setVolume(7);
    QCOMPARE(sounds.volume(), 1.0);
}

void SoundTest::settingsAreOffAndKept()
{
    OwnSettings().clear();
    {
        SoundSettings settings;
        QVERIFY(!settings.isOn());
        QSignalSpy changed(&settings, &SoundSettings::onChanged);
        settings.setOn(true);
        settings.setOn(true);
        QCOMPARE(changed.count(), 1);
        settings.setVolume(0.3);
    }
    SoundSettings again;
    QVERIFY(again.isOn());
    QCOMPARE(again.volume(), 0.3);
    again.setVolume(0);
    QVERIFY(again.volume() > 0); // what is on is heard
    OwnSettings().clear();
}

void SoundTest::aMachineWithoutSoundIsSilent()
{
    // No sound server is to be found here, whatever the machine has.
    qputenv("PULSE_SERVER", "unix:/nowhere/at/all");
    qputenv("PIPEWIRE_REMOTE", "nowhere-at-all");
    QTest::failOnWarning(QRegularExpression(".?"));
    for (int i = 0; i < 3; ++i) {
        Speaker speaker;
        for (const Sound sound : allSounds)
            speaker.play(sound, 1);
        QTest::qWait(50);
        speaker.hush();
    }
}

QTEST_MAIN(SoundTest)
#include "sound_test.moc"
