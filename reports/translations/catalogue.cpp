// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/translations/catalogue.h"

#include <mutex>
#include <stdexcept>

#include <QDir>
#include <QResource>
#include <QXmlStreamReader>

namespace navarch {

namespace {

const QString& folder()
{
    static const QString path = QStringLiteral(":/translations");
    return path;
}

/// How the plurals of a language go, in Qt Linguist's order.
enum class Plurals { OneAndOther, UpToOneAndOther };

std::optional<Plurals> pluralsOf(const QString& language)
{
    static const QStringList oneAndOther{QStringLiteral("de"), QStringLiteral("el"), QStringLiteral("en"),
                                         QStringLiteral("es"), QStringLiteral("it"), QStringLiteral("nl")};
    const QString bare = language.section(QLatin1Char('_'), 0, 0);
    if (oneAndOther.contains(bare))
        return Plurals::OneAndOther;
    if (bare == QLatin1String("fr"))
        return Plurals::UpToOneAndOther;
    return std::nullopt;
}

constexpr std::size_t formsOfCounted = 2;

struct Message {
    Catalogue::Key key;
    Catalogue::Translation translation;
    bool isFinished = true;
};

bool isLetter(const QString& text, qsizetype at)
{
    return at >= 0 && at < text.size() && text.at(at).isLetter();
}

/// A text as printers of that language space it. French has a space before its high signs and within its quotation marks that no
/// line breaks at, and round apostrophes, which keyboards give no translator.
QString spacedAs(const QString& language, QString text)
{
    constexpr QChar noBreak(0xa0);
    constexpr QChar opening(0xab);
    constexpr QChar apostrophe(0x2019);
    static const QString high = QStringLiteral(":;?!\u00bb");
    if (language.section(QLatin1Char('_'), 0, 0) != QLatin1String("fr"))
        return text;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isLast = at + 1 == text.size();
        if (text.at(at) == QLatin1Char(' ')) {
            if ((!isLast && high.contains(text.at(at + 1))) || (at > 0 && text.at(at - 1) == opening))
                text[at] = noBreak;
        } else if (text.at(at) == QLatin1Char('\'') && isLetter(text, at - 1)
                   && (isLetter(text, at + 1) || (!isLast && text.at(at + 1) == QLatin1Char('%')))) {
            text[at] = apostrophe;
        }
    }
    return text;
}

/// A <translation>: its forms, and whether somebody holds it for good.
void readTranslation(QXmlStreamReader& xml, const QString& language, Message& message)
{
    const auto form = [&] { return spacedAs(language, xml.readElementText()).toStdString(); };
    message.isFinished =
        !xml.attributes().hasAttribute(QLatin1String("type")); // unfinished, vanished, obsolete
    if (!message.translation.isCounted) {
        message.translation.forms = {form()};
        return;
    }
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("numerusform"))
            message.translation.forms.push_back(form());
        else
            xml.skipCurrentElement();
    }
}

Message readMessage(QXmlStreamReader& xml, const QString& language, const QString& context)
{
    Message message;
    message.translation.context = context;
    message.translation.isCounted = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source"))
            message.key.english = xml.readElementText().toStdString();
        else if (xml.name() == QLatin1String("comment"))
            message.key.about = xml.readElementText().toStdString();
        else if (xml.name() == QLatin1String("translation"))
            readTranslation(xml, language, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

std::string placeOf(const std::string& file, const Catalogue::Key& key)
{
    return file + ": \"" + key.english + "\"" + (key.about.empty() ? "" : " (" + key.about + ")");
}

/// What is wrong with a message, or nothing.
std::optional<Problem> faultOf(const Message& message, const std::string& file,
                               const std::map<Catalogue::Key, Catalogue::Translation>& others)
{
    const auto& forms = message.translation.forms;
    if (message.translation.isCounted && forms.size() != formsOfCounted)
        return Problem{placeOf(file, message.key), phrase("It has %1 forms of number.", forms.size()),
                       phrase("Give %1: for one, and for others.", formsOfCounted)};
    const auto other = others.find(message.key);
    if (other != others.end() && other->second.forms != forms)
        return Problem{placeOf(file, message.key), phrase("It is translated in two ways."),
                       phrase("Keep one, or say it in two ways in English.")};
    return std::nullopt;
}

} // namespace

Result<Catalogue> Catalogue::read(const QByteArray& ts, const std::string& file)
{
    Catalogue made;
    Problems problems;
    QXmlStreamReader xml(ts);
    if (!xml.readNextStartElement() || xml.name() != QLatin1String("TS"))
        return problem(file, phrase("It is no file of translations."),
                       phrase("Give a Qt Linguist file (.ts)."));
    made.m_language = xml.attributes().value(QLatin1String("language")).toString();
    if (!pluralsOf(made.m_language))
        return problem(
            file, phrase("How \"%1\" forms its plurals is not known.", given(made.m_language.toStdString())),
            phrase("Correct its language, or teach it to the catalogue."));
    while (xml.readNextStartElement()) {
        made.m_isProvisional = made.m_isProvisional || xml.name() == QLatin1String("extra-provisional");
        if (xml.name() != QLatin1String("context")) {
            xml.skipCurrentElement();
            continue;
        }
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("name")) {
                context = xml.readElementText();
            } else if (xml.name() == QLatin1String("message")) {
                Message message = readMessage(xml, made.m_language, context);
                if (!message.isFinished)
                    continue;
                if (auto fault = faultOf(message, file, made.m_all))
                    problems.push_back(std::move(*fault));
                made.m_all.emplace(std::move(message.key), std::move(message.translation));
            } else {
                xml.skipCurrentElement();
            }
        }
    }
    if (xml.hasError())
        problems.push_back({file + ": line " + std::to_string(xml.lineNumber()),
                            given(xml.errorString().toStdString()), phrase("Correct the file.")});
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return made;
}

std::size_t Catalogue::formOf(std::int64_t count) const
{
    return pluralsOf(m_language) == Plurals::UpToOneAndOther ? (count >= -1 && count <= 1 ? 0 : 1)
                                                             : (count == 1 ? 0 : 1);
}

std::optional<std::string> Catalogue::patternOf(std::string_view english,
                                                std::optional<std::int64_t> count) const
{
    return patternOf(english, count, {});
}

std::optional<std::string> Catalogue::patternOf(std::string_view english, std::optional<std::int64_t> count,
                                                std::string_view about) const
{
    const auto found = m_all.find({std::string(english), std::string(about)});
    if (found == m_all.end() && !about.empty())
        return patternOf(english, count, {});
    if (found == m_all.end() || found->second.isCounted != count.has_value())
        return std::nullopt;
    return found->second.forms[count ? formOf(*count) : 0];
}

QStringList translatedLanguages()
{
    QStringList languages;
    for (const QString& name : QDir(folder()).entryList({QStringLiteral("*.ts")}, QDir::Files, QDir::Name))
        languages += name.chopped(3);
    return languages;
}

const Catalogue* catalogueOf(const QString& language)
{
    static std::mutex mutex;
    static std::map<QString, Catalogue> known;
    const std::scoped_lock lock(mutex);
    if (const auto found = known.find(language); found != known.end())
        return &found->second;
    const QResource file(folder() + QLatin1Char('/') + language + QStringLiteral(".ts"));
    if (!file.isValid())
        return nullptr;
    auto catalogue = Catalogue::read(file.uncompressedData(), file.absoluteFilePath().toStdString());
    if (!catalogue)
        throw std::logic_error(catalogue.error().front().text());
    return &known.emplace(language, std::move(*catalogue)).first->second;
}

} // namespace navarch
