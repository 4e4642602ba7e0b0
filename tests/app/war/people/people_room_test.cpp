// SPDX-License-Identifier: GPL-3.0-or-later
// Commanders, captains, prisoners and training in the window (CP-6), and that a side's hold nothing of others (CP-2.3).
#include <QApplication>
#include <QMetaProperty>
#include <QSignalSpy>
#include <QTest>

#include "app/war/people/appointment.h"
#include "app/war/people/people_list.h"
#include "app/war/people/person_card.h"
#include "app/war/people/training_list.h"
#include "tests/app/model_dump.h"
#include "tests/app/war_file.h"

using namespace navarch;
using namespace navarch::test;

namespace {

/// Every property of a card.
QString dumpOfCard(const QObject& card)
{
    QString text;
    for (int i = 0; i < card.metaObject()->propertyCount(); ++i) {
        const QMetaProperty property = card.metaObject()->property(i);
        if (property.typeId() != QMetaType::fromType<OpenCampaign*>().id())
            text += QString::fromLatin1(property.name()) + QLatin1Char('=') + textOf(property.read(&card))
                    + QLatin1Char('\n');
    }
    return text;
}

/// Everything the people's screen can answer, in one text.
QString everything(OpenCampaign& campaign)
{
    PeopleList list;
    list.setCampaign(&campaign);
    PersonCard card;
    card.setCampaign(&campaign);
    QString text;
    for (const auto show :
         {PersonKind::Nobody, PersonKind::Commander, PersonKind::Captain, PersonKind::Prisoner}) {
        list.setShow(show);
        for (const char* sort : {"", "name", "quality", "experience", "battles"}) {
            list.setSortBy(QString::fromLatin1(sort));
            text += dumpOf(list);
        }
        text +=
            QStringLiteral("%1 %2 %3\n").arg(list.commanders()).arg(list.captains()).arg(list.prisoners());
    }
    // Every number there is, whether it is in the list or not.
    for (int id = 0; id < static_cast<int>(campaign.campaign()->head().nextNumber); ++id) {
        card.setItemId(id);
        if (card.found())
            text += dumpOfCard(card);
    }
    TrainingList training;
    training.setCampaign(&campaign);
    Appointment appointment;
    appointment.setCampaign(&campaign);
    appointment.setSide(campaign.eyes());
    return text + dumpOf(training) + dumpOfCard(appointment);
}

QString factOf(const PersonCard& card, const char* label)
{
    for (const auto& fact : card.shown().facts)
        if (fact.label == QLatin1String(label))
            return fact.value;
    return {};
}

} // namespace

class PeopleRoomTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void everyoneIsListedSortedAndFound();
    void captainsAreNamed();
    void cp6_3_aServiceRecord();
    void cp6_3_aRansom();
    void cp6_3_whoHoldsHimLetsHimGo();
    void cp6_3_anExchange();
    void cp6_3_othersKnowNothingOfPrisoners();
    void cp6_4_aCommandIsGivenAndRefused();
    void sa15_9_anAppointment();
    void cp6_1_training();
    void cp2_3_aSideSeesItsOwnPeopleAlone();

private:
    /// A commander of a side who was in the battle.
    [[nodiscard]] static const CommanderRecord& fighterOf(const FoughtWar& war, const char* side);

    QTemporaryDir m_folder;
    std::string m_megarian; ///< a commander of Megara's who fought
    std::string m_aeginetan;
};

const CommanderRecord& PeopleRoomTest::fighterOf(const FoughtWar& war, const char* side)
{
    for (const auto& [id, record] : war.campaign.table<BattleCommanderRecord>()) {
        const CommanderRecord* commander = war.campaign.find(CommanderId{record.commander});
        if (commander && record.row >= 0 && commander->side == war.side(side))
            return *commander;
    }
    throw std::out_of_range(side);
}

void PeopleRoomTest::initTestCase()
{
    const FoughtWar war("");
    QCOMPARE(QString::fromStdString(war.entered), QString());
    m_megarian = fighterOf(war, "Megara").name;
    m_aeginetan = fighterOf(war, "Aegina").name;
}

void PeopleRoomTest::everyoneIsListedSortedAndFound()
{
    const FoughtWar war(m_megarian);
    const auto campaign = war.opened(m_folder);
    QVERIFY(campaign);
    PeopleList list;
    list.setCampaign(campaign.get());
    const int everyone = list.rowCount();
    QCOMPARE(list.commanders(), static_cast<int>(war.campaign.table<CommanderRecord>().size()));
    QCOMPARE(list.captains(), static_cast<int>(war.campaign.table<ShipRecord>().size()));
    QCOMPARE(list.prisoners(), 1);
    list.setShow(PersonKind::Prisoner);
    QCOMPARE(list.rowCount(), 1);
    QCOMPARE(list.value(0, "name").toString(), QString::fromStdString(m_megarian));
    QVERIFY(list.value(0, "state").toString().contains(QStringLiteral("Aegina")));
    list.setShow(PersonKind::Commander);
    // Their column is as wide as the widest of these.
    for (int row = 0; row < list.rowCount(); ++row)
        QVERIFY(PeopleList::qualityWords().contains(list.value(row, "quality").toString()));
    list.setSortBy(QStringLiteral("name"));
    QStringList names;
    for (int row = 0; row < list.rowCount(); ++row)
        names += list.value(row, "name").toString();
    QVERIFY(std::is_sorted(names.begin(), names.end(), [](const QString& a, const QString& b) {
        return QString::localeAwareCompare(a, b) < 0;
    }));
    list.setDescending(true);
    QCOMPARE(list.value(0, "name").toString(), names.last());
    QSignalSpy resets(&list, &QAbstractItemModel::modelReset);
    list.setFilter(QString::fromStdString(m_megarian).toUpper());
    QCOMPARE(list.rowCount(), 1);
    QCOMPARE(list.rowOf(list.idAt(0)), 0);
    QCOMPARE(list.rowOf(987654), -1);
    list.setFilter(QStringLiteral("<no such>"));
    QCOMPARE(list.rowCount(), 0);
    list.setFilter({});
    list.setShow(PersonKind::Nobody);
    QCOMPARE(list.rowCount(), everyone);
    QCOMPARE(resets.count(), 0);
}

void PeopleRoomTest::captainsAreNamed()
{
    const FoughtWar war("");
    const auto campaign = war.opened(m_folder);
    PeopleList list;
    list.setCampaign(campaign.get());
    list.setShow(PersonKind::Captain);
    QCOMPARE(list.rowCount(), list.captains());
    const int paralos = static_cast<int>(war.ship("Paralos").value);
    PersonCard card;
    card.setCampaign(campaign.get());
    card.setItemId(paralos);
    QVERIFY(card.found());
    QCOMPARE(card.shown().kind, PersonKind::Captain);
    QVERIFY(card.rename(QStringLiteral("  Kallias ")));
    QVERIFY(card.shown().named);
    QCOMPARE(card.shown().name, QStringLiteral("Kallias"));
    list.setShow(PersonKind::Nobody);
    QVERIFY(list.rowOf(paralos) >= 0);
    QVERIFY(card.rename({})); // nobody in particular
    QVERIFY(!card.shown().named);
    QCOMPARE(list.rowOf(paralos), -1);
    campaign->undo();
    QCOMPARE(card.shown().name, QStringLiteral("Kallias"));
    QVERIFY(!card.giveCommand(QStringLiteral("fleet:1"))); // a captain is no commander
    QVERIFY(!card.shown().dismissal.asked && !card.dismiss());
}

void PeopleRoomTest::cp6_3_aServiceRecord()
{
    const FoughtWar war("");
    const auto campaign = war.opened(m_folder);
    PersonCard card;
    card.setCampaign(campaign.get());
    card.setItemId(static_cast<int>(war.commander(m_aeginetan).value));
    QCOMPARE(card.shown().service.size(), 1);
    const auto battle = card.shown().service.first();
    QCOMPARE(battle.name, QStringLiteral("Nisaia"));
    QCOMPARE(battle.end, QStringLiteral("Won"));
    QCOMPARE(battle.experience, 2); // CP-6.3: 2 for a victory
    QCOMPARE(factOf(card, "Experience"), QStringLiteral("2"));
    QVERIFY(card.shown().prospect.contains(QStringLiteral("At 4")));

    const BattleShipRecord& first = war.campaign.table<BattleShipRecord>().begin()->second;
    card.setItemId(static_cast<int>(first.ship));
    QCOMPARE(card.shown().service.size(), 1);
    QVERIFY(card.shown().service.first().what.contains(QStringLiteral("rammed 2")));
    card.setItemId(static_cast<int>(war.ship("Paralos").value));
    QVERIFY(card.shown().service.isEmpty());
}

void PeopleRoomTest::cp6_3_aRansom()
{
    const FoughtWar war(m_megarian);
    const auto campaign = war.opened(m_folder);
    campaign->setEyes(static_cast<int>(war.side("Megara").value));
    PersonCard card;
    card.setCampaign(campaign.get());
    card.setItemId(static_cast<int>(war.commander(m_megarian).value));
    QCOMPARE(card.shown().kind, PersonKind::Commander);
    QVERIFY(!card.shown().release.asked); // his own side cannot open the door
    QVERIFY(card.shown().exchanges.isEmpty() && card.shown().commands.isEmpty());
    QVERIFY2(card.shown().ransom.allowed, qPrintable(card.shown().ransom.why));
    const QString price = card.shown().ransom.cost;
    QVERIFY(price != QStringLiteral("0.00"));
    const QString before = campaign->head()->treasury();
    QVERIFY(!card.letGo());
    QVERIFY(card.payRansom());
    QVERIFY(campaign->head()->treasury() != before);
    QCOMPARE(factOf(card, "State"), QStringLiteral("Fit"));
    QVERIFY(!card.shown().ransom.asked && !card.payRansom());
    campaign->undo();
    QCOMPARE(campaign->head()->treasury(), before);
    QVERIFY(card.shown().ransom.asked);
}

void PeopleRoomTest::cp6_3_whoHoldsHimLetsHimGo()
{
    const FoughtWar war(m_megarian);
    const auto campaign = war.opened(m_folder);
    campaign->setEyes(static_cast<int>(war.side("Aegina").value));
    PersonCard card;
    card.setCampaign(campaign.get());
    card.setItemId(static_cast<int>(war.commander(m_megarian).value));
    QCOMPARE(card.shown().kind, PersonKind::Prisoner);
    QVERIFY(card.shown().service.isEmpty() && card.shown().prospect.isEmpty()
            && factOf(card, "Experience").isNull());
    QVERIFY(card.shown().ransom.cost != QStringLiteral("0.00"));
    QVERIFY(!card.rename(QStringLiteral("Nobody")) && !card.payRansom()
            && !card.dismiss()); // he is not theirs
    PeopleList list;
    list.setCampaign(campaign.get());
    list.setShow(PersonKind::Prisoner);
    QCOMPARE(list.rowCount(), 1);
    QCOMPARE(list.value(0, "experience").toInt(), -1);
    QVERIFY(card.letGo());
    QVERIFY(!card.found()); // and now he is nobody they may see
    QCOMPARE(list.rowCount(), 0);
    campaign->undo();
    QVERIFY(card.found());
}

void PeopleRoomTest::cp6_3_anExchange()
{
    const FoughtWar war(m_megarian, m_aeginetan);
    QCOMPARE(QString::fromStdString(war.entered), QString());
    const auto campaign = war.opened(m_folder);
    PersonCard card;
    card.setCampaign(campaign.get());
    card.setItemId(static_cast<int>(war.commander(m_megarian).value));
    QCOMPARE(card.shown().exchanges.size(), 1);
    const int other = card.shown().exchanges.first().value.toInt();
    QCOMPARE(other, static_cast<int>(war.commander(m_aeginetan).value));
    QVERIFY(!card.exchangeFor(static_cast<int>(war.ship("Paralos").value)));
    QVERIFY(!card.exchangeFor(987654));
    QVERIFY(card.exchangeFor(other));
    PeopleList list;
    list.setCampaign(campaign.get());
    QCOMPARE(list.prisoners(), 0);
    campaign->undo();
    QCOMPARE(list.prisoners(), 2);
}

void PeopleRoomTest::cp6_3_othersKnowNothingOfPrisoners()
{
    const FoughtWar war(m_megarian);
    const auto campaign = war.opened(m_folder);
    campaign->setEyes(static_cast<int>(war.side("Athens").value));
    PersonCard card;
    card.setCampaign(campaign.get());
    card.setItemId(static_cast<int>(war.commander(m_megarian).value));
    QVERIFY(!card.found() && !card.payRansom() && !card.letGo() && !card.dismiss());
    PeopleList list;
    list.setCampaign(campaign.get());
    QCOMPARE(list.prisoners(), 0);
}

void PeopleRoomTest::cp6_4_aCommandIsGivenAndRefused()
{
    const FoughtWar war("");
    const auto campaign = war.opened(m_folder);
    campaign->setEyes(static_cast<int>(war.side("Aegina").value));
    PersonCard card;
    card.setCampaign(campaign.get());
    card.setItemId(static_cast<int>(war.commander(m_aeginetan).value));
    const QString before = card.shown().command;
    QCOMPARE(card.shown().commands.first().value.toString(), before);
    const QString home = card.shown().commands.last().value.toString();
    QVERIFY(home.endsWith(QStringLiteral(":0")));
    QVERIFY(card.giveCommand(home));
    QCOMPARE(card.shown().command, home);
    QCOMPARE(card.shown().post, QStringLiteral("Waits at home"));
    QVERIFY(card.giveCommand(before));
    QCOMPARE(card.shown().command, before);
    QSignalSpy refused(campaign.get(), &OpenCampaign::refused);
    const QString others = QStringLiteral("fleet:%1").arg(war.fleet("Fleet of the Piraeus").value);
    QVERIFY(!card.giveCommand(others)); // another side's
    QCOMPARE(refused.count(), 1);
    for (const char* nonsense : {"", "fleet", "fleet:x", "king:3", "fleet:1:2"})
        QVERIFY2(!card.giveCommand(QString::fromLatin1(nonsense)), nonsense);
    QCOMPARE(card.shown().command, before);
    QVERIFY(card.shown().dismissal.allowed);
    QVERIFY(card.dismiss());
    QVERIFY(!card.found());
    campaign->undo();
    QVERIFY(card.found());
}

void PeopleRoomTest::sa15_9_anAppointment()
{
    const FoughtWar war("");
    const auto campaign = war.opened(m_folder);
    const int athens = static_cast<int>(war.side("Athens").value);
    Appointment man;
    man.setCampaign(campaign.get());
    QVERIFY(!man.allowed() && man.commands().isEmpty());
    man.setSide(athens);
    QVERIFY(!man.commands().isEmpty());
    QVERIFY(!man.allowed() && man.whyNot().isEmpty()); // nothing is said before there is a name
    QCOMPARE(man.appoint(), 0);
    man.setName(QStringLiteral("Phormio"));
    man.setCommand(QStringLiteral("squadron:0"));
    QVERIFY2(man.allowed(), qPrintable(man.whyNot()));
    QVERIFY(man.cost().contains(QStringLiteral("2.00 a month"))); // CP-4.2
    const QString before = campaign->head()->treasury();
    const int phormio = man.appoint();
    QVERIFY(phormio != 0 && campaign->head()->treasury() != before);
    PersonCard card;
    card.setCampaign(campaign.get());
    card.setItemId(phormio);
    QCOMPARE(card.shown().name, QStringLiteral("Phormio"));
    man.setQuality(QStringLiteral("godlike")); // there is no such quality
    QCOMPARE(man.appoint(), 0);
    campaign->setEyes(static_cast<int>(war.side("Megara").value));
    man.setQuality(QStringLiteral("skilled"));
    QVERIFY(man.commands().isEmpty() && !man.allowed()); // Athens' are not theirs to appoint
    QCOMPARE(man.appoint(), 0);
}

void PeopleRoomTest::cp6_1_training()
{
    const FoughtWar war("");
    const auto campaign = war.opened(m_folder);
    campaign->setEyes(static_cast<int>(war.side("Athens").value));
    TrainingList list;
    list.setCampaign(campaign.get());
    QVERIFY(list.rowCount() > 0);
    const int fleet = static_cast<int>(war.fleet("Fleet of the Piraeus").value);
    int row = 0;
    while (row < list.rowCount() && list.value(row, "fleetId").toInt() != fleet)
        ++row;
    const auto value = [&](const char* name) { return list.value(row, name); };
    QVERIFY(row < list.rowCount() && value("whyNot").toString().isEmpty());
    QVERIFY(!value("exercises").toBool());
    QVERIFY(list.exercise(fleet, true));
    QVERIFY(value("exercises").toBool());
    QVERIFY(value("pays").toBool());
    QVERIFY(!value("cost").toString().isEmpty());
    QVERIFY(value("prospect").toString().contains(QStringLiteral("3 of 10"))); // 8, 9 and 10
    QVERIFY(list.exercise(fleet, false));
    QVERIFY(!value("exercises").toBool());
    QVERIFY(!list.exercise(static_cast<int>(war.fleet("Ships of Aiakos").value), true)); // another side's
    QVERIFY(!list.exercise(987654, true));
}

/// CP-2.3: with everything of the others changed, a side gets the same answers to the last byte.
void PeopleRoomTest::cp2_3_aSideSeesItsOwnPeopleAlone()
{
    FoughtWar war(m_megarian);
    const SideId athens = war.side("Athens");
    const SideId aegina = war.side("Aegina");
    FoughtWar other = war;
    // Of a prisoner his keeper knows who and how good he is: the rest of him is hidden from Aegina, all of him from Athens.
    const CommanderId prisoner = war.commander(m_megarian);
    for (auto& [id, commander] : other.campaign.table<CommanderRecord>())
        if (commander.side != athens && commander.side != aegina) {
            commander.experience += 9;
            commander.squadron = {};
            commander.fleet = {};
            if (id != prisoner) {
                commander.name = "Hidden " + std::to_string(id.value);
                commander.quality = CommandQuality::Exceptional;
            }
        }
    for (auto& [id, ship] : other.campaign.table<ShipRecord>())
        if (const SideId side = other.campaign.find(ship.fleet)->side; side != athens && side != aegina) {
            ship.captain = "Hidden captain";
            ship.crew = CrewQuality::Elite;
            ship.experience += 4;
        }
    const SideId megara = other.side("Megara");
    other.move(megara, Account::Umpire, -other.treasury("Megara"), "Nothing is left for a ransom");
    const auto first = war.opened(m_folder);
    const auto second = other.opened(m_folder);
    QVERIFY(first && second);
    QVERIFY(everything(*first) != everything(*second));
    for (const SideId eyes : {athens, aegina}) {
        first->setEyes(static_cast<int>(eyes.value));
        second->setEyes(static_cast<int>(eyes.value));
        const QString lines = differenceOf(everything(*first), everything(*second));
        QVERIFY2(lines.isEmpty(), qPrintable(lines));
    }
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    PeopleRoomTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "people_room_test.moc"
