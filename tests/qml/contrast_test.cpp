// SPDX-License-Identifier: GPL-3.0-or-later
// What is written is read, and sides are told apart: by their luminance (WCAG 2), and by eyes without red, green or blue.
#include <QApplication>
#include <QColor>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QTest>

#include <array>
#include <cmath>
#include <memory>

#include "app/base/drawing/terrain_inks.h"
#include "app/campaign/settings/preferences.h"

using namespace navarch;

namespace {

using Linear = std::array<double, 3>;
using Matrix = std::array<Linear, 3>;

Linear linear(const QColor& colour)
{
    const auto part = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return {part(colour.redF()), part(colour.greenF()), part(colour.blueF())};
}

/// A colour laid over an opaque one.
QColor over(const QColor& ground, const QColor& wash)
{
    const double share = wash.alphaF();
    const auto laid = [&](double under, double above) { return under * (1 - share) + above * share; };
    return QColor::fromRgbF(float(laid(ground.redF(), wash.redF())),
                            float(laid(ground.greenF(), wash.greenF())),
                            float(laid(ground.blueF(), wash.blueF())));
}

/// WCAG 2's ratio, from 1 to 21.
double contrast(const QColor& one, const QColor& other)
{
    const auto luminance = [](const QColor& colour) {
        const Linear light = linear(colour);
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
    };
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

/// Machado, Oliveira and Fernandes 2009, at full severity.
constexpr Matrix usual{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

/// A colour in CIE L*a*b*, as such eyes see it.
Linear seen(const QColor& colour, const Matrix& eyes)
{
    const Linear light = linear(colour);
    Linear rgb{};
    for (std::size_t i = 0; i < 3; ++i)
        rgb[i] = std::clamp(eyes[i][0] * light[0] + eyes[i][1] * light[1] + eyes[i][2] * light[2], 0.0, 1.0);
    const auto curve = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = curve((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.95047);
    const double y = curve(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
    const double z = curve((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance(const Linear& a, const Linear& b)
{
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

} // namespace

class ContrastTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void textIsRead_data() { bothThemes(); }
    void textIsRead();
    void signsAreSeen_data() { bothThemes(); }
    void signsAreSeen();
    void sidesAreToldApart_data() { bothThemes(); }
    void sidesAreToldApart();
    void terrainIsToldApart_data() { bothThemes(); }
    void terrainIsToldApart();

private:
    static void bothThemes()
    {
        QTest::addColumn<QString>("theme");
        QTest::newRow("light") << QStringLiteral("light");
        QTest::newRow("dark") << QStringLiteral("dark");
    }
    void wear(const QString& theme) { m_preferences->setTheme(theme); }
    [[nodiscard]] QColor colour(const char* name) const { return m_theme->property(name).value<QColor>(); }
    [[nodiscard]] QColor sideColour(const QString& name) const
    {
        QVariant colour;
        QMetaObject::invokeMethod(m_made.get(), "sideColour", Q_RETURN_ARG(QVariant, colour),
                                  Q_ARG(QVariant, name));
        return colour.value<QColor>();
    }

    QQmlApplicationEngine m_engine;
    std::unique_ptr<QObject> m_made;
    QObject* m_theme = nullptr;
    Preferences* m_preferences = nullptr;
};

void ContrastTest::initTestCase()
{
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QQmlComponent loads(&m_engine);
    loads.setData("import QtQml\nimport Navarch\nimport Navarch.App\nQtObject { property var theme: Theme; "
                  "function sideColour(name) { return Theme.sideColour(name) } }",
                  {});
    m_made.reset(loads.create());
    QVERIFY2(m_made, qPrintable(loads.errorString()));
    m_theme = m_made->property("theme").value<QObject*>();
    m_preferences = m_engine.singletonInstance<Preferences*>(qmlTypeId("Navarch.App", 1, 0, "Preferences"));
    QVERIFY(m_theme && m_preferences);
}

void ContrastTest::textIsRead()
{
    QFETCH(QString, theme);
    wear(theme);
    QStringList faults;
    const auto look = [&](const char* ink, const QColor& ground, const QString& where) {
        if (const double ratio = contrast(colour(ink), ground); ratio < 4.5)
            faults += QStringLiteral("%1 on %2: %3").arg(QLatin1String(ink), where).arg(ratio, 0, 'f', 2);
    };
    for (const char* ink : {"ink", "softInk", "accent", "good", "warn", "bad"}) {
        for (const char* surface : {"paper", "card", "raised"}) {
            look(ink, colour(surface), QLatin1String(surface));
            for (const char* wash : {"hover", "chosen"})
                look(ink, over(colour(surface), colour(wash)),
                     QStringLiteral("%1, %2").arg(QLatin1String(surface), QLatin1String(wash)));
        }
        for (const char* chart : {"sea", "land"})
            look(ink, colour(chart), QLatin1String(chart));
    }
    look("accentInk", colour("accent"), QStringLiteral("accent"));
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

/// Edges of controls, and emblems on the colours of sides.
void ContrastTest::signsAreSeen()
{
    QFETCH(QString, theme);
    wear(theme);
    for (const char* surface : {"paper", "card", "raised"})
        QVERIFY2(contrast(colour("strongLine"), colour(surface)) >= 3, surface);
    const QStringList sides = m_theme->property("sideColours").toStringList();
    QCOMPARE(sides.size(), 8);
    for (const QString& side : sides)
        QVERIFY2(contrast(colour("card"), sideColour(side)) >= 3, qPrintable(side));
}

void ContrastTest::sidesAreToldApart()
{
    QFETCH(QString, theme);
    wear(theme);
    const QStringList sides = m_theme->property("sideColours").toStringList();
    QStringList faults;
    for (const auto& [eyes, matrix] :
         {std::pair("usual", usual), std::pair("protanopia", protanopia),
          std::pair("deuteranopia", deuteranopia), std::pair("tritanopia", tritanopia)})
        for (qsizetype i = 0; i < sides.size(); ++i)
            for (qsizetype j = 0; j < i; ++j)
                if (const double apart =
                        distance(seen(sideColour(sides[i]), matrix), seen(sideColour(sides[j]), matrix));
                    apart < 8)
                    faults += QStringLiteral("%1: %2 and %3, %4")
                                  .arg(QLatin1String(eyes), sides[i], sides[j])
                                  .arg(apart, 0, 'f', 1);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

/// Where a cell has no room for its sign its colour says what it is.
void ContrastTest::terrainIsToldApart()
{
    using hex::Terrain;
    QFETCH(QString, theme);
    wear(theme);
    const TerrainInks inks{colour("sea"), colour("land"), colour("good")};
    const std::array all{Terrain::Open,  Terrain::Shallows, Terrain::Rocks, Terrain::Current,
                         Terrain::Rough, Terrain::Weed,     Terrain::Land};
    for (const Matrix& eyes : {usual, protanopia, deuteranopia, tritanopia})
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const double apart = distance(seen(terrainColour(all[i], inks), eyes),
                                              seen(terrainColour(all[j], inks), eyes));
                QVERIFY2(
                    apart >= 8,
                    qPrintable(QStringLiteral("%1 and %2, %3").arg(int(all[i])).arg(int(all[j])).arg(apart)));
            }
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    ContrastTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "contrast_test.moc"
