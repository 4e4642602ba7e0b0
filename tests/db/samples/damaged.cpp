// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/samples/damaged.h"

#include <algorithm>

#include <QFile>
#include <QTest>

#include "db/verification.h"
#include "tests/db/samples/pages.h"

namespace navarch::samples {

namespace {

void expect(const Performed& performed)
{
    if (!performed.done())
        qFatal("%s", performed.problem.text().c_str());
}

} // namespace

Damaged::Damaged(int deeds)
{
    {
        const auto file = create(m_folder.path());
        for (int i = 0; i < deeds; ++i)
            expect(file->perform(deed(i)));
        expect(file->undo());
        expect(file->undo());
        expect(file->redo());
    }
    QFile file(m_folder.path());
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read the sound file");
    m_whole = file.readAll();
    m_places = contentPlaces(m_whole);
}

QByteArray Damaged::flipped(std::int64_t place, int bit) const
{
    QByteArray damaged = m_whole;
    damaged[qsizetype(place)] = char(damaged[qsizetype(place)] ^ (1 << bit));
    return damaged;
}

QString Damaged::written(const QByteArray& content) const
{
    const QString path = m_folder.path("damaged.navarch");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write the damaged file");
    return path;
}

std::string Damaged::reportOn(const QByteArray& content) const
{
    const QString path = written(content);
    const auto result = CampaignFile::open(path, {OpenMode::Look});
    const std::string report = text(verifyFile(path));
    if (!result.file && report.find(result.message.what.english()) == std::string::npos)
        qFatal("verifyFile() keeps what stands against opening to itself");
    return result.file ? text(result.file->verify()) : report;
}

std::string Damaged::reportOnFlipped(std::int64_t place, int bit) const
{
    return reportOn(flipped(place, bit));
}

bool Damaged::isUnchanged(std::int64_t place, int bit) const
{
    const auto copy = CampaignFile::open(written(flipped(place, bit)), {OpenMode::Look});
    const auto sound = CampaignFile::open(m_folder.path(), {OpenMode::Look});
    if (!copy.file || !sound.file || copy.file->historyLength() != sound.file->historyLength()
        || !(copy.file->campaign() == sound.file->campaign()))
        return false;
    const int length = static_cast<int>(sound.file->historyLength());
    const auto one = copy.file->history(1, length);
    const auto other = sound.file->history(1, length);
    const auto same = [](const HistoryEntry& a, const HistoryEntry& b) {
        return a.number == b.number && a.at == b.at && a.kind == b.kind && a.deed == b.deed
               && a.title == b.title && a.inEffect == b.inEffect && a.events == b.events;
    };
    return one && other && std::equal(one->begin(), one->end(), other->begin(), other->end(), same);
}

} // namespace navarch::samples
