// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/words.h"

namespace navarch {

namespace {

thread_local SheetLanguage spoken = SheetLanguage::English;

} // namespace

SpokenLanguage::SpokenLanguage(SheetLanguage language) : m_before(spoken)
{
    spoken = language;
}

SpokenLanguage::~SpokenLanguage()
{
    spoken = m_before;
}

SheetLanguage SpokenLanguage::now()
{
    return spoken;
}

QString Words::tr(const char* text)
{
    if (spoken == SheetLanguage::Dutch)
        if (const QString dutch = dutchOf(text); !dutch.isEmpty())
            return dutch;
    return QCoreApplication::translate("Words", text);
}

QString Words::of(std::string_view text)
{
    if (spoken == SheetLanguage::Dutch)
        if (QString dutch = dutchOf(text); !dutch.isEmpty())
            return dutch;
    return fromUtf8(text);
}

QString Words::sentence(std::string_view text)
{
    if (spoken == SheetLanguage::Dutch)
        if (QString dutch = dutchSentence(fromUtf8(text)); !dutch.isEmpty())
            return dutch;
    return fromUtf8(text);
}

QString Words::told(std::string_view text)
{
    if (spoken == SheetLanguage::Dutch)
        if (QString dutch = dutchTold(fromUtf8(text)); !dutch.isEmpty())
            return dutch;
    return fromUtf8(text);
}

QString Words::dice(std::string_view text)
{
    return spoken == SheetLanguage::Dutch ? dutchDice(fromUtf8(text)) : fromUtf8(text);
}

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))
        .normalized(QString::NormalizationForm_C);
}

QString signedText(int number)
{
    if (number < 0)
        return QChar(0x2212) + QString::number(-number);
    return number > 0 ? QLatin1Char('+') + QString::number(number) : QStringLiteral("0");
}

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace navarch
