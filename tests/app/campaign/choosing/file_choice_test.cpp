// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/base/files/chosen_file.h"
#include "app/base/own_settings.h"
#include "app/campaign/campaign_places.h"
#include "app/campaign/choosing/file_choice.h"

using namespace navarch;

namespace {

void write(const QString& path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{}");
}

FileChoice& made(FileChoice& choice, bool saving)
{
    choice.setProperty("kind", QStringLiteral("fleets"));
    choice.setProperty("saving", saving);
    choice.setEnding(QStringLiteral("json"));
    return choice;
}

QStringList namesOf(const FileChoice& choice)
{
    QStringList names;
    for (const auto& entry : choice.entries())
        names.push_back(entry.name);
    return names;
}

} // namespace

/// What one types for a file becomes its name, or one hears why not.
class FileChoiceTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("navarch-test"));
        QStandardPaths::setTestModeEnabled(true);
        OwnSettings().clear();
    }
    void init() { OwnSettings().clear(); }

    /// Where a file went is told as the dialogue shows it, and never with what would garble a line.
    void placesAreToldAsTheyAreShown()
    {
        const QString home = QDir::homePath();
        QCOMPARE(shownPlace(home), QStringLiteral("~"));
        QCOMPARE(shownPlace(QUrl::fromLocalFile(home + QStringLiteral("/fleets/Ὀρτυγία.json"))),
                 QStringLiteral("~/fleets/Ὀρτυγία.json"));
        QCOMPARE(shownPlace(home + QStringLiteral("sick/a.json")), home + QStringLiteral("sick/a.json"));
        QCOMPARE(shownPlace(QStringLiteral("/mnt/a\u202eb\n.json")),
                 QStringLiteral("/mnt/a???b?.json")); // a byte each
    }

    void aNameIsSuggestedAndItsEndingAdded()
    {
        QTemporaryDir folder;
        FileChoice choice;
        made(choice, true).begin(QUrl::fromLocalFile(folder.filePath(QStringLiteral("old.json"))), {});
        QCOMPARE(choice.name(), QStringLiteral("old.json"));
        QCOMPARE(choice.problem(), QString());
        choice.setName(QStringLiteral("ortygia"));
        QCOMPARE(choice.fileName(), QStringLiteral("ortygia.json"));
        QCOMPARE(choice.file().toLocalFile(), folder.filePath(QStringLiteral("ortygia.json")));
        choice.setName(QStringLiteral("Ortygia.JSON"));
        QCOMPARE(choice.fileName(), QStringLiteral("Ortygia.JSON"));
        QVERIFY(choice.take());

        // The next of the kind begins where this one went, under a name that nobody uses.
        write(folder.filePath(QStringLiteral("Wasps.json")));
        FileChoice next;
        made(next, true).begin({}, QStringLiteral("Wasps"));
        QCOMPARE(next.name(), QStringLiteral("Wasps 2.json"));
        QCOMPARE(next.file().toLocalFile(), folder.filePath(QStringLiteral("Wasps 2.json")));
    }

    void whatIsSuggestedIsAFileName()
    {
        QTemporaryDir folder;
        FileChoice choice;
        made(choice, true).begin(QUrl::fromLocalFile(folder.filePath(QStringLiteral("x.json"))), {});
        QVERIFY(choice.take());
        for (const QString& bad : {QStringLiteral("../../etc/passwd"), QStringLiteral("~/x"),
                                   QStringLiteral("a/b"), QStringLiteral("..."), QStringLiteral("\n\t")}) {
            FileChoice each;
            made(each, true).begin({}, bad);
            QVERIFY2(!each.name().contains(QLatin1Char('/')), qPrintable(bad));
            if (!each.name().isEmpty())
                QCOMPARE(QFileInfo(each.file().toLocalFile()).path(), folder.path());
        }
    }

    void theFirstOneGoesAmongTheDocuments()
    {
        QDir(campaignFolderPath()).removeRecursively();
        FileChoice choice;
        made(choice, true).begin({}, QStringLiteral("Phormio's squadron"));
        QCOMPARE(choice.file().toLocalFile(),
                 campaignFolderPath() + QStringLiteral("/Phormio's squadron.json"));
        QCOMPARE(choice.problem(), QString()); // the folder is made when it is written
        QVERIFY(choice.take());
        QVERIFY(QDir(campaignFolderPath()).exists());
        QDir(campaignFolderPath()).removeRecursively();
    }

    void whatIsThereIsSaidToBeThere()
    {
        QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("wasps.json")));
        FileChoice choice;
        made(choice, true).begin(QUrl::fromLocalFile(folder.filePath(QStringLiteral("x.json"))), {});
        QCOMPARE(choice.replaced(), QString());
        choice.setName(QStringLiteral("wasps"));
        QVERIFY(!choice.replaced().isEmpty());
        QCOMPARE(choice.problem(), QString());
    }

    /// "fleet.pdf" typed over the marked stem of "Record sheets.pdf" was kept as fleet.pdf.pdf.
    void anEndingTypedBeforeTheEndingIsOne()
    {
        QTemporaryDir folder;
        FileChoice choice;
        made(choice, true).begin(QUrl::fromLocalFile(folder.filePath(QStringLiteral("x.json"))), {});
        choice.setName(QStringLiteral("wasps.json.json"));
        QCOMPARE(choice.fileName(), QStringLiteral("wasps.json"));
        choice.setName(QStringLiteral("wasps.JSON.json"));
        QCOMPARE(choice.fileName(), QStringLiteral("wasps.JSON"));
        choice.setName(QStringLiteral("wasps.pdf.json")); // another one is part of the name
        QCOMPARE(choice.fileName(), QStringLiteral("wasps.pdf.json"));
        // What is there under that very name is meant by it.
        write(folder.filePath(QStringLiteral("bees.json.json")));
        choice.setName(QStringLiteral("bees.json.json"));
        QCOMPARE(choice.fileName(), QStringLiteral("bees.json.json"));
        FileChoice reading;
        made(reading, false).begin(QUrl::fromLocalFile(folder.filePath(QStringLiteral("x.json"))), {});
        reading.setName(QStringLiteral("wasps.json.json"));
        QCOMPARE(reading.fileName(), QStringLiteral("wasps.json.json"));
    }

    void severalAreReadAtOnce()
    {
        QTemporaryDir folder;
        for (const char* name : {"a.png", "b.PDF", "c.jpg", "d.json"})
            write(folder.filePath(QString::fromLatin1(name)));
        FileChoice choice;
        made(choice, false).setEnding(QStringLiteral("pdf png jpg jpeg"));
        choice.setProperty("several", true);
        choice.begin(QUrl::fromLocalFile(folder.filePath(QStringLiteral("x.png"))), {});
        choice.setName({});
        QCOMPARE(namesOf(choice).size(), 3);
        QVERIFY(!choice.problem().isEmpty() && choice.files().isEmpty());
        choice.toggle(QStringLiteral("c.jpg"));
        choice.toggle(QStringLiteral("a.png"));
        choice.toggle(QStringLiteral("c.jpg"));
        QCOMPARE(choice.files(), QList<QUrl>{QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.png")))});
        QVERIFY(choice.isPicked(QStringLiteral("a.png")) && !choice.isPicked(QStringLiteral("c.jpg")));
        choice.pickAll();
        QCOMPARE(choice.files().size(), 3);
        QCOMPARE(choice.problem(), QString());
        QVERIFY(choice.take());
        choice.setName(QStringLiteral("nowhere.png"));
        QVERIFY(!choice.take());
    }

    void whatIsSparingWritesOverNothing()
    {
        QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("wasps.json")));
        FileChoice choice;
        made(choice, true).begin(QUrl::fromLocalFile(folder.filePath(QStringLiteral("x.json"))), {});
        choice.setProperty("sparing", true);
        choice.setName(QStringLiteral("wasps"));
        QVERIFY2(choice.problem().contains(QStringLiteral("stays as it is")), qPrintable(choice.problem()));
        QVERIFY(!choice.take());
        choice.setName(QStringLiteral("bees"));
        QCOMPARE(choice.problem(), QString());
        QVERIFY(choice.take());
    }

    void everyRefusalSaysWhy()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("fleets")));
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("taken.json")));
        FileChoice choice;
        made(choice, true).begin(QUrl::fromLocalFile(folder.filePath(QStringLiteral("x.json"))), {});
        for (const QString& bad : {QString(), QStringLiteral("   "), QStringLiteral("nowhere/x"),
                                   QStringLiteral("nowhere/"), QStringLiteral("/proc/nothing/here/x"),
                                   QStringLiteral("taken"), QString(300, QLatin1Char('n'))}) {
            choice.setName(bad);
            QVERIFY2(!choice.problem().isEmpty(), qPrintable(bad));
            QVERIFY2(!choice.take(), qPrintable(bad));
        }
        // A folder is looked into.
        choice.setName(QStringLiteral("fleets"));
        QVERIFY(!choice.take());
        QCOMPARE(choice.problem(), QStringLiteral("Type a name for it."));
        choice.setName(QStringLiteral("x"));
        QCOMPARE(choice.file().toLocalFile(), folder.filePath(QStringLiteral("fleets/x.json")));

        FileChoice reading;
        made(reading, false).begin(QUrl::fromLocalFile(folder.filePath(QStringLiteral("x.json"))), {});
        for (const QString& bad : {QString(), QStringLiteral("x"), QStringLiteral("no.txt")}) {
            reading.setName(bad);
            QVERIFY2(!reading.problem().isEmpty() && !reading.take(), qPrintable(bad));
        }
        write(folder.filePath(QStringLiteral("plain")));
        reading.setName(QStringLiteral("plain"));
        QVERIFY(reading.take());
        QCOMPARE(reading.file().toLocalFile(), folder.filePath(QStringLiteral("plain")));
    }

    void foldersAndFilesOfTheKindAreListed()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("zeta")));
        for (const char* name : {"b.json", "a.json", "other.txt", ".hidden.json"})
            write(folder.filePath(QLatin1String(name)));
        FileChoice choice;
        made(choice, false).begin(QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.json"))), {});
        QCOMPARE(namesOf(choice),
                 QStringList({QStringLiteral("zeta"), QStringLiteral("a.json"), QStringLiteral("b.json")}));
        choice.enter(QStringLiteral("zeta"));
        QVERIFY(choice.entries().isEmpty());
        choice.up();
        QCOMPARE(namesOf(choice).size(), 3);
        for (int i = 0; i < 60 && choice.hasParent(); ++i)
            choice.up();
        QVERIFY(!choice.hasParent());
    }
};

QTEST_GUILESS_MAIN(FileChoiceTest)
#include "file_choice_test.moc"
