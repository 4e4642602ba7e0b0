// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/sound/speaker.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QIODevice>
#include <QMediaDevices>
#include <QThread>
#include <QTimer>

#include <cstdio>
#include <map>
#include <memory>

#include "app/base/sound/sound_mixer.h"

namespace navarch {

namespace {

thread_local bool isLooking = false;
QtMessageHandler othersHandler = nullptr;

/// Qt complains aloud of a machine without a sound server, which is nothing to complain of.
void passOthers(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (isLooking)
        return;
    if (othersHandler)
        othersHandler(type, context, message);
    else
        std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
}

QAudioDevice usualDevice()
{
    isLooking = true;
    othersHandler = qInstallMessageHandler(passOthers);
    QAudioDevice device = QMediaDevices::defaultAudioOutput();
    qInstallMessageHandler(othersHandler);
    isLooking = false;
    return device;
}

} // namespace

/// What the system asks for the next samples.
class Speaker::Device : public QIODevice {
public:
    Device()
    {
        m_rest.setParent(this);
        m_rest.setInterval(500);
        connect(&m_rest, &QTimer::timeout, this, [this] {
            if (m_mixer.isSilent())
                close();
        });
    }

    void play(Sound sound, double volume)
    {
        if (m_sink && m_sink->state() == QAudio::StoppedState)
            close(); // the server has gone; perhaps another is there
        if (!m_sink && !begin())
            return;
        SoundMixer::Samples& samples = m_known[sound];
        if (!samples)
            samples = std::make_shared<const std::vector<std::int16_t>>(samplesOf(sound));
        m_mixer.add(samples, volume);
    }
    void hush() { m_mixer.hush(); }

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override { return 1 << 16; }
    /// Stopped before it goes, and not inside of what it may be doing: Qt's own sinks take events in while they are destroyed.
    void close() override
    {
        m_rest.stop();
        if (m_sink) {
            m_sink->stop();
            m_sink.release()->deleteLater();
        }
        m_mixer = {};
        QIODevice::close();
    }

protected:
    qint64 readData(char* data, qint64 most) override
    {
        const auto count = static_cast<std::size_t>(most) / sizeof(std::int16_t);
        m_mixer.mix({reinterpret_cast<std::int16_t*>(data), count});
        return static_cast<qint64>(count * sizeof(std::int16_t));
    }
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    bool begin()
    {
        const QAudioDevice device = usualDevice();
        QAudioFormat format;
        format.setSampleRate(soundRate);
        format.setChannelCount(1);
        format.setSampleFormat(QAudioFormat::Int16);
        if (device.isNull() || !device.isFormatSupported(format))
            return false;
        open(QIODevice::ReadOnly);
        m_sink = std::make_unique<QAudioSink>(device, format);
        m_sink->setBufferSize(soundRate / 8 * static_cast<int>(sizeof(std::int16_t)));
        m_sink->start(this);
        if (m_sink->error() != QAudio::NoError) {
            close();
            return false;
        }
        m_rest.start();
        return true;
    }

    SoundMixer m_mixer;
    std::map<Sound, SoundMixer::Samples> m_known;
    std::unique_ptr<QAudioSink> m_sink;
    QTimer m_rest; ///< while nothing is heard the way out is left to others
};

Speaker::Speaker() : m_thread(new QThread), m_device(new Device)
{
    m_device->moveToThread(m_thread);
    QObject::connect(m_thread, &QThread::finished, m_device, &QObject::deleteLater);
    m_thread->start();
}

Speaker::~Speaker()
{
    m_thread->quit();
    // A server that does not answer keeps its thread; the program goes on, and ends, without it.
    if (m_thread->wait(1000))
        delete m_thread;
}

void Speaker::play(Sound sound, double volume)
{
    QMetaObject::invokeMethod(
        m_device, [device = m_device, sound, volume] { device->play(sound, volume); }, Qt::QueuedConnection);
}

void Speaker::hush()
{
    QMetaObject::invokeMethod(
        m_device, [device = m_device] { device->hush(); }, Qt::QueuedConnection);
}

} // namespace navarch
