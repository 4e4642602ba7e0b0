// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the journeys in the folders of journeys/: the real window, driven by mouse and keyboard.
#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeyEvent>
#include <QKeySequence>
#include <QMetaEnum>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QUrl>
#include <QtQuickTest>

#include <algorithm>
#include <cstdio>
#include <memory>

#include "app/base/own_settings.h"
#include "app/battle/room/battle_room.h"
#include "app/campaign/open_campaign.h"
#include "app/campaign/sample_campaign.h"
#include "db/campaign_file.h"
#include "tests/qml/marked_sheets.h"
#include "tests/qml/stall_watch.h"

/// Qt's own, as its tests use it: whether a shortcut took the key.
Q_GUI_EXPORT bool qt_sendShortcutOverrideEvent(QObject* object, ulong timestamp, int key,
                                               Qt::KeyboardModifiers modifiers, const QString& text,
                                               bool again, ushort count);

/// What a journey needs of the machine it runs on.
class Journeys : public QObject {
    Q_OBJECT
    /// What takes long is done as well.
    Q_PROPERTY(bool wantsWholeBattles READ wantsWholeBattles CONSTANT)
    /// Pictures of the stories are wanted, in the folder NAVARCH_STORIES.
    Q_PROPERTY(bool wantsStories READ wantsStories CONSTANT)

public:
    [[nodiscard]] static bool wantsWholeBattles()
    {
        return qEnvironmentVariableIsSet("NAVARCH_WHOLE_BATTLES");
    }
    [[nodiscard]] static bool wantsStories() { return qEnvironmentVariableIsSet("NAVARCH_STORIES"); }
    /// Keeps a picture of the window by that name, when they are wanted.
    Q_INVOKABLE void picture(QQuickWindow* window, const QString& name) const
    {
        if (wantsStories())
            QVERIFY(window->grabWindow().save(
                QDir(qEnvironmentVariable("NAVARCH_STORIES")).filePath(name + QStringLiteral(".png"))));
    }
    /// A sample campaign nobody has touched.
    Q_INVOKABLE QString freshSample()
    {
        const QString path = m_folder.filePath(QStringLiteral("sample-%1.navarch").arg(++m_count));
        const QString problem = navarch::provideSampleAt(path);
        return problem.isEmpty() ? path : QString();
    }
    /// A file that calls itself a campaign and is none.
    Q_INVOKABLE QString junkFile()
    {
        const QString path = m_folder.filePath(QStringLiteral("junk.navarch"));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write("no campaign at all");
        return path;
    }
    /// A file of such a text.
    Q_INVOKABLE void write(const QString& path, const QString& text)
    {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text.toUtf8());
    }
    /// A fleet of ten triremes in two squadrons, as a file.
    Q_INVOKABLE QUrl fleetFile(const QString& side)
    {
        QJsonArray ships;
        for (int i = 0; i < 10; ++i)
            ships.append(QJsonObject{
                {QStringLiteral("class"), QStringLiteral("trireme")},
                {QStringLiteral("name"), QStringLiteral("%1 %2").arg(side).arg(i + 1)},
                {QStringLiteral("squadron"), i < 5 ? QStringLiteral("Left") : QStringLiteral("Right")}});
        const QString path = m_folder.filePath(side + QStringLiteral(".json"));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(
                QJsonDocument(QJsonObject{{QStringLiteral("format"), QStringLiteral("navarch-fleet/1")},
                                          {QStringLiteral("name"), side},
                                          {QStringLiteral("year"), -429},
                                          {QStringLiteral("ships"), ships}})
                    .toJson());
        return QUrl::fromLocalFile(path);
    }
    /// How many orders of that side stand in the battle as it is shown, whoever gave them.
    Q_INVOKABLE int ordersOf(navarch::BattleRoom* room, int side) const
    {
        const navarch::Match* match = room->table().match();
        if (!match)
            return 0;
        const auto end = match->steps().begin() + static_cast<std::ptrdiff_t>(match->at());
        return static_cast<int>(
            std::count_if(match->steps().begin(), end,
                          [side](const navarch::MatchStep& step) { return step.side == side; }));
    }
    /// The first line of a file.
    Q_INVOKABLE QString beginningOf(const QString& path) const
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readLine()).trimmed() : QString();
    }
    /// A folder that nobody has used.
    Q_INVOKABLE QString newFolder(const QString& name)
    {
        const QString path = m_folder.filePath(QStringLiteral("%1-%2").arg(name).arg(++m_count));
        return QDir().mkpath(path) ? path : QString();
    }
    /// See tests/qml/marked_sheets.h.
    Q_INVOKABLE QVariantMap markedSheets(navarch::OpenCampaign* campaign, int battle, const QString& folder)
    {
        return ::markedSheets(*campaign, battle, folder);
    }
    /// Leaves only the beginning of a file, as a disk that was full may have.
    Q_INVOKABLE void damage(const QString& path) { QVERIFY(QFile::resize(path, 3000)); }
    /// Where a journey may write a file of that name.
    Q_INVOKABLE QString pathFor(const QString& name) const { return m_folder.filePath(name); }
    Q_INVOKABLE bool fileExists(const QString& path) const { return QFile::exists(path); }
    /// A key that is held down until it has come that many times, and let go.
    Q_INVOKABLE void holdKey(QQuickWindow* window, int key, int times)
    {
        const auto send = [&](QEvent::Type type, bool again) {
            QKeyEvent event(type, key, Qt::NoModifier, QString(), again);
            QCoreApplication::sendEvent(window, &event);
        };
        for (int i = 0; i < times; ++i) {
            send(QEvent::KeyPress, i > 0);
            QCoreApplication::processEvents();
        }
        send(QEvent::KeyRelease, false);
    }
    /// Whether anything in the window takes that key, as QKeySequence names it.
    Q_INVOKABLE bool takesKey(QQuickWindow* window, const QString& name) const
    {
        const QKeyCombination pressed = QKeySequence::fromString(name, QKeySequence::PortableText)[0];
        const int key = pressed.key();
        const Qt::KeyboardModifiers with = pressed.keyboardModifiers();
        const QString text = name.size() == 1 && !(with & Qt::ControlModifier) ? name.toLower() : QString();
        if (qt_sendShortcutOverrideEvent(window, 0, key, with, text, false, 1))
            return true;
        QKeyEvent press(QEvent::KeyPress, key, with, text);
        QCoreApplication::sendEvent(window, &press);
        QKeyEvent release(QEvent::KeyRelease, key, with, text);
        QCoreApplication::sendEvent(window, &release);
        return press.isAccepted();
    }
    /// The keys that the sources of a folder of qml/ handle and that are none of those named: as they are written there.
    Q_INVOKABLE QStringList keysWithoutName(const QString& folder, const QStringList& named) const
    {
        std::vector<QKeySequence> known;
        for (const QString& name : named)
            known.push_back(QKeySequence::fromString(name, QKeySequence::PortableText));
        const auto isNamed = [&](const QKeySequence& keys) {
            return std::find(known.begin(), known.end(), keys) != known.end();
        };
        const auto isNamedWithAny = [&](int key) {
            return std::any_of(known.begin(), known.end(),
                               [key](const QKeySequence& keys) { return keys[0].key() == key; });
        };
        const QMetaEnum keyNames = QMetaEnum::fromType<Qt::Key>();
        const QMetaEnum standards = QMetaEnum::fromType<QKeySequence::StandardKey>();
        static const QRegularExpression used(
            QStringLiteral("Qt\\.(Key_\\w+)|StandardKey\\.(\\w+)|Keys\\.on(\\w+)Pressed:"));
        static const QRegularExpression shortcut(QStringLiteral("sequences?: *\\[?([^\\]\n]*)"));
        static const QRegularExpression quoted(QStringLiteral("\"([^\"]+)\""));
        QStringList unnamed;
        const QDir sources(QStringLiteral(NAVARCH_JOURNEYS "/../../../qml/") + folder);
        QDirIterator files(sources.path(), {QStringLiteral("*.qml")}, QDir::Files);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const QString text = QString::fromUtf8(file.readAll());
            for (auto found = used.globalMatch(text); found.hasNext();) {
                const QRegularExpressionMatch match = found.next();
                const QString standard = match.captured(2);
                bool ok = true;
                if (!standard.isEmpty()) {
                    const auto keys = QKeySequence::keyBindings(static_cast<QKeySequence::StandardKey>(
                        standards.keyToValue(standard.toLatin1(), &ok)));
                    ok = ok && std::any_of(keys.begin(), keys.end(), isNamed);
                } else {
                    const QString key = match.captured(1).isEmpty()
                                            ? QStringLiteral("Key_") + match.captured(3)
                                            : match.captured(1);
                    const int value = keyNames.keyToValue(key.toLatin1(), &ok);
                    ok = !ok || isNamedWithAny(value); // "Keys.onPressed" names none
                }
                if (!ok)
                    unnamed += QFileInfo(file).fileName() + QStringLiteral(": ") + match.captured();
            }
            for (auto found = shortcut.globalMatch(text); found.hasNext();) {
                for (auto names = quoted.globalMatch(found.next().captured(1)); names.hasNext();) {
                    const QString name = names.next().captured(1);
                    if (!name.endsWith(QLatin1Char('+')) && !isNamed(QKeySequence::fromString(name)))
                        unnamed += QFileInfo(file).fileName() + QStringLiteral(": ") + name;
                }
            }
        }
        return unnamed;
    }
    /// The deeds whose keys the window's sources ask the table of keys for.
    Q_INVOKABLE QStringList deedsWithKeys() const
    {
        static const QRegularExpression asked(
            QStringLiteral("(?:keysOf\\(|\\bdeed: |hinted\\(.*, )\"([^\"]+)\""));
        QStringList deeds;
        QDirIterator files(QStringLiteral(NAVARCH_JOURNEYS "/../../../qml"), {QStringLiteral("*.qml")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.fileName().endsWith(QLatin1String("/KeyPages.qml")) || !file.open(QIODevice::ReadOnly))
                continue;
            for (auto found = asked.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();)
                deeds += found.next().captured(1);
        }
        deeds.removeDuplicates();
        return deeds;
    }
    /// The popup that was opened last and is shown, or null.
    Q_INVOKABLE QObject* openPopup(QQuickWindow* window) const
    {
        QObject* found = nullptr;
        for (QObject* each : window->findChildren<QObject*>()) {
            if (each->inherits("QQuickPopup") && each->property("visible").toBool()
                && each->property("modal").toBool())
                found = each;
        }
        return found;
    }
    /// How many deeds stand in the campaign's history.
    Q_INVOKABLE int deedsOf(navarch::OpenCampaign* campaign) const
    {
        return campaign->file() ? static_cast<int>(campaign->file()->historyLength()) : 0;
    }
    /// Megabytes of memory that are in use by the program; 0 where the system does not say.
    Q_INVOKABLE int memoryTaken() const
    {
        QFile file(QStringLiteral("/proc/self/statm"));
        if (!file.open(QIODevice::ReadOnly))
            return 0;
        constexpr int page = 4096;
        return static_cast<int>(file.readAll().split(' ').value(1).toLongLong() * page / 1000000);
    }
    /// From now on it is watched how long the window's thread gives no answer.
    Q_INVOKABLE void watchStalls() { m_stalls = std::make_unique<StallWatch>(); }
    /// Prints the longest such time, for people to read: what is measured on a busy machine proves nothing.
    Q_INVOKABLE void tellStalls(const QString& journey)
    {
        if (m_stalls)
            std::printf("longest stall of the window's thread: %d ms (%s)\n", m_stalls->longest(),
                        qPrintable(journey));
        m_stalls.reset();
    }

public slots:
    /// Every file begins with what a person chose who wants no hints, whatever a file before it or an earlier run left.
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        navarch::OwnSettings chosen;
        chosen.clear();
        chosen.setValue(QStringLiteral("theme"), QStringLiteral("light"));
        chosen.setValue(QStringLiteral("hints"), false);
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->rootContext()->setContextProperty(QStringLiteral("journeys"), this);
    }

private:
    std::unique_ptr<StallWatch> m_stalls;
    QTemporaryDir m_folder;
    int m_count = 0;
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    Journeys setup;
    return quick_test_main_with_setup(argc, argv, "window_journeys", NAVARCH_JOURNEYS, &setup);
}

#include "window_journeys.moc"
