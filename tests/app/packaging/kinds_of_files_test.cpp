// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of files that a system is told of are those that the program reads, and each has its picture and its words.
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include "app/cli/command_line.h"
#include "app/cli/formats.h"
#include "db/schema/steps.h"

using namespace navarch;

namespace {

QString contentOf(const QString& name)
{
    QFile file(QStringLiteral(NAVARCH_PACKAGING "/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll());
}

struct Kind {
    QString type;
    QStringList languages; ///< of its comment; "" is English
    QStringList patterns;  ///< of its files' names
    QStringList values;    ///< what is looked for in a file
    QString icon;
};

std::vector<Kind> kinds()
{
    QXmlStreamReader xml(contentOf(QStringLiteral("desktop/org.navarch.navarch.xml")));
    std::vector<Kind> kinds;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto attribute = [&](const char* name) {
            return xml.attributes().value(QLatin1String(name)).toString();
        };
        if (xml.name() == QLatin1String("mime-type"))
            kinds.push_back({attribute("type"), {}, {}, {}, {}});
        else if (xml.name() == QLatin1String("comment"))
            kinds.back().languages << attribute("xml:lang");
        else if (xml.name() == QLatin1String("glob"))
            kinds.back().patterns << attribute("pattern");
        else if (xml.name() == QLatin1String("match"))
            kinds.back().values << attribute("value");
        else if (xml.name() == QLatin1String("icon"))
            kinds.back().icon = attribute("name");
    }
    return xml.hasError() ? std::vector<Kind>() : kinds;
}

} // namespace

class KindsOfFilesTest : public QObject {
    Q_OBJECT

private slots:
    void everyKindIsWhatTheProgramReads();
    void everyKindHasItsPictureAndWords();
    void theMenuEntryOpensCampaignsAndScenarios();
    void filesOfADesktopAreTheWindows();
};

void KindsOfFilesTest::everyKindIsWhatTheProgramReads()
{
    const QString formats =
        QString::fromUtf8(embedded::formatsPage.data(), qsizetype(embedded::formatsPage.size()));
    QStringList documents;
    for (const Kind& kind : kinds()) {
        if (kind.type == QLatin1String("application/x-navarch-campaign")) {
            QCOMPARE(kind.patterns, QStringList{"*.navarch"});
            QCOMPARE(kind.values.last().toInt(nullptr, 0), int(campaignApplicationId));
            continue;
        }
        static const QRegularExpression format("^\"(navarch-[a-z]+)/$");
        const auto match = format.match(kind.values.last());
        QVERIFY2(match.hasMatch(), qPrintable(kind.type));
        QVERIFY2(formats.contains(match.captured(1) + "/1"), qPrintable(match.captured(1)));
        documents << match.captured(1);
    }
    documents.sort();
    QCOMPARE(documents, (QStringList{"navarch-actions", "navarch-battle", "navarch-brief", "navarch-campaign",
                                     "navarch-fleet", "navarch-outcome", "navarch-port", "navarch-ram",
                                     "navarch-replay", "navarch-scenario"}));
}

void KindsOfFilesTest::everyKindHasItsPictureAndWords()
{
    for (const Kind& kind : kinds()) {
        QCOMPARE(kind.languages, (QStringList{"", "nl", "de", "fr"}));
        const QString picture = contentOf("icons/" + kind.icon + ".svg");
        QVERIFY2(picture.contains("<svg"), qPrintable(kind.type));
    }
}

void KindsOfFilesTest::theMenuEntryOpensCampaignsAndScenarios()
{
    const QString entry = contentOf(QStringLiteral("desktop/org.navarch.navarch.desktop"));
    const auto valueOf = [&](const QString& key) {
        const QRegularExpression line("^" + QRegularExpression::escape(key) + "=(.+)$",
                                      QRegularExpression::MultilineOption);
        return line.match(entry).captured(1);
    };
    for (const char* key : {"Name", "GenericName", "Comment"}) {
        for (const char* language : {"", "[nl]", "[de]", "[fr]"})
            QVERIFY2(!valueOf(QLatin1String(key) + QLatin1String(language)).isEmpty(), key);
    }
    QCOMPARE(valueOf("Exec"), QString("navarch %f"));
    QCOMPARE(valueOf("MimeType"),
             QString("application/x-navarch-campaign;application/x-navarch-scenario+json;"));
    QVERIFY(contentOf("icons/" + valueOf("Icon") + ".svg").contains("<svg"));
    const QString metainfo = contentOf(QStringLiteral("desktop/org.navarch.navarch.metainfo.xml.in"));
    QVERIFY(metainfo.contains("<mediatype>application/x-navarch-campaign</mediatype>"));
    QVERIFY(metainfo.contains("<mediatype>application/x-navarch-scenario+json</mediatype>"));
    QVERIFY(metainfo.contains("<launchable type=\"desktop-id\">org.navarch.navarch.desktop</launchable>"));
}

void KindsOfFilesTest::filesOfADesktopAreTheWindows()
{
    const auto isCommand = [](const char* first) {
        std::string program = "navarch";
        std::string word = first;
        std::array<char*, 3> words{program.data(), word.data(), nullptr};
        return isCommandLine(2, words.data());
    };
    for (const char* word :
         {"/home/a/war.navarch", "/home/a/WAR.NAVARCH", "/home/a/war", "./war", "war.navarch",
          "/home/a/isle.navarch-scenario", "isle.navarch-scenario", "--sample"})
        QVERIFY2(!isCommand(word), word);
    for (const char* word : {"price", "campaign", "war", "--help", "-V", "--format=/x"})
        QVERIFY2(isCommand(word), word);
}

QTEST_GUILESS_MAIN(KindsOfFilesTest)
#include "kinds_of_files_test.moc"
