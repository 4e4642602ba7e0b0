// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lint/breaches_told.h"
#include "tests/lint/source_rules.h"

#include <QTest>

using namespace navarch::lint;

class QmlRulesTest : public QObject {
    Q_OBJECT

private slots:
    void qml_data();
    void qml();
};

void QmlRulesTest::qml_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("breaches");
    const auto row = [](const char* name, const char* text, int breaches) {
        QTest::newRow(name) << text << breaches;
    };
    row("literal label", "Item {\n Label { text: qsTr(\"Fleets\") }\n}", 0);
    row("choice of literals", "Item {\n Label { text: open ? qsTr(\"Shut\") : qsTr(\"Open\") }\n}", 0);
    row("literal with a brace", "Item {\n Label { text: \"}\" }\n Label { text: name }\n}", 1);
    row("data label", "Item {\n Label { text: fleet.name }\n}", 1);
    row("plain data label", "Item {\n Label {\n text: fleet.name\n textFormat: Text.PlainText\n }\n}", 0);
    row("label set from elsewhere", "Item {\n Label { id: title }\n}", 1);
    row("with arguments", "Item {\n Text { text: qsTr(\"%1 ships\").arg(fleet.name) }\n}", 1);
    row("on two lines", "Item {\n Text { text: open\n  ? fleet.name\n  : qsTr(\"none\") }\n}", 1);
    row("qualified", "Item {\n Controls.Label { text: fleet.name }\n}", 1);
    row("in a comment", "Item {\n // Label { text: fleet.name }\n /* Text { } */\n}", 0);
    row("rich text", "Item {\n Text { text: \"a\"; textFormat: Text.RichText }\n}", 1);
    row("nested in a property", "Item {\n contentItem: Label { text: fleet.name }\n}", 1);
    row("in a handler", "Item {\n onClicked: { label.text = fleet.name }\n}", 0);
    row("data button", "Item {\n Button { text: fleet.name }\n}", 1);
    row("literal button", "Item {\n Button { text: qsTr(\"Save\") }\n}", 0);
    row("button with a face",
        "Item {\n Button { text: a.b; contentItem: Text { text: x; textFormat: Text.PlainText } }\n}", 0);
    row("our own button", "Button {\n id: control\n}", 1);
    row("our own button with a face", "Button {\n contentItem: Item {}\n}", 0);
    row("inline component", "Item {\n component Name: Label { color: \"red\" }\n}", 1);
    row("tool tip", "Item {\n ToolTip.text: fleet.name\n}", 1);
    row("placeholder", "Item {\n TextField { placeholderText: fleet.name }\n}", 1);
    row("combo box of data", "Item {\n ComboBox { model: fleets }\n}", 1);
    row("combo box of literals", "Item {\n ComboBox { model: [qsTr(\"Light\"), qsTr(\"Dark\")] }\n}", 0);
    row("chart series", "SeaChartView {\n LineSeries { name: side.name }\n}", 1);
    row("compared with a string", "Item {\n visible: fleet.kind === \"raid\"\n}", 1);
    row("compared unequal", "Item {\n visible: fleet.kind != \"raid\"\n}", 1);
    row("compared with nothing", "Item {\n visible: fleet.kind !== \"\"\n}", 0);
    row("a role by its number", "Item {\n a: list.data(list.index(0, 0), Qt.UserRole + 3)\n}", 1);
    row("compared with an enum", "Item {\n visible: fleet.kind === Fleet.Raid\n}", 0);
    row("a place of the window", "Item {\n visible: window.place === \"map\"\n}", 0);
    row("a key in a hint", "Item {\n keys: \"Ctrl+S\"\n}", 1);
    row("a letter in a hint", "Item {\n keys: \"B\"\n}", 1);
    row("no key in a hint", "Item {\n keys: \"\"\n}", 0);
    row("a key of the table", "Item {\n keys: KeyPages.keysOf(\"save\")\n}", 0);
    row("a key behind words", "Item {\n text: qsTr(\"Nearer (+)\")\n}", 1);
    row("a sign that has more bytes", "Item {\n text: qsTr(\"Farther (\u2212)\")\n}", 1);
    row("a letter behind words", "Item {\n text: qsTr(\"Draw land (B)\")\n}", 1);
    row("a bracket behind words", "Item {\n text: qsTr(\"A smaller brush ([)\")\n}", 1);
    row("a key in words", "Item {\n text: qsTr(\"Whatever you do, Ctrl+Z takes it back.\")\n}", 1);
    row("a key by its name", "Item {\n text: qsTr(\"Space, Enter or Escape\")\n}", 1);
    row("a key in a sentence", "Item {\n text: qsTr(\"The / key finds a port by name.\")\n}", 1);
    row("a key that is asked for", "Item {\n text: qsTr(\"The %1 key finds a port.\").arg(keys)\n}", 0);
    row("a key that is handled", "Item {\n Shortcut { sequences: [\"Ctrl+Z\"] }\n}", 0);
    row("words like keys", "Item {\n text: qsTr(\"Enter a result in Home port (of %1)\")\n}", 0);
    row("keys of the mouse", "Item {\n text: qsTr(\"pick several with Ctrl and Shift\")\n}", 0);
    row("a key in a comment", "Item {\n // Ctrl+Z\n}", 0);
    row("a choice that cannot be used", "Item {\n ChoiceBox { enabled: open }\n}", 1);
    row("a choice that says why", "Item {\n ChoiceBox { enabled: open; why: refusal }\n}", 0);
    row("a choice that can always be used", "Item {\n Toggle { checked: open }\n}", 0);
    row("a tap on a button",
        "T.AbstractButton {\n contentItem: Item {\n TapHandler { onTapped: open() }\n }\n}", 1);
    row("a right tap on a button", "T.AbstractButton {\n TapHandler { acceptedButtons: Qt.RightButton }\n}",
        0);
    row("a tap on a row", "Item {\n TapHandler { onTapped: open() }\n}", 0);
    row("escaped chart series", "SeaChartView {\n LineSeries { name: side.nameEscaped }\n}", 0);
}

void QmlRulesTest::qml()
{
    QFETCH(QString, text);
    QFETCH(int, breaches);
    const auto found = checkQml({"qml/A.qml", text.toStdString()});
    QVERIFY2(int(found.size()) == breaches, messages(found));
}
QTEST_APPLESS_MAIN(QmlRulesTest)
#include "qml_rules_test.moc"
