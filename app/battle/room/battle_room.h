// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QUrl>
#include <QVariant>

#include <memory>
#include <optional>
#include <vector>

#include "app/battle/battle_log.h"
#include "app/battle/battle_opening.h"
#include "app/battle/battle_player.h"
#include "app/battle/formation_draft.h"
#include "app/battle/kept_battle.h"
#include "app/battle/match_job.h"
#include "app/battle/move_draft.h"
#include "app/battle/order_finding.h"
#include "app/battle/order_list.h"
#include "app/battle/plots/plot_book.h"
#include "app/battle/plots/written_plot.h"
#include "app/battle/result_origin.h"
#include "core/battle/match/registry.h"
#include "core/battle/replay/replay.h"

namespace navarch {

enum class FileKind;

/// The table at which one battle of any game is fought: by hands, by captains of the machine, or by both. It
/// asks the match for everything and keeps to what it says.
class BattleRoom : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    /// What the game calls its pieces, in the middle of a sentence: "ship", "squadrons".
    Q_PROPERTY(QString pieceWord READ pieceWord NOTIFY changed)
    Q_PROPERTY(QString piecesWord READ piecesWord NOTIFY changed)
    /// { name, colour, emblem, player, ships, fit, prizes, squadrons, seats: [{ name, player, ships }] }; squadrons: so many
    /// are on the table, of games of squadrons, otherwise -1. Seats only where there are several.
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    Q_PROPERTY(int turn READ turn NOTIFY changed)
    /// What the turn has come to, in the game's words; empty where the question says it.
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    Q_PROPERTY(QString wind READ wind NOTIFY changed)
    /// What is asked, of whom: the decision of hands if one waits, else a captain's; -1: of nobody.
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(int asked READ asked NOTIFY changed)
    Q_PROPERTY(bool handsAsked READ handsAsked NOTIFY changed)
    Q_PROPERTY(bool isOver READ isOver NOTIFY changed)
    /// A battle that was put away is being gone through again; how far, in per cent.
    Q_PROPERTY(bool opening READ opening NOTIFY openingChanged)
    Q_PROPERTY(int openingPercent READ openingPercent NOTIFY openingChanged)
    Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged)
    /// The orders that hands may give are being found, on another thread; the lists are empty until they are.
    Q_PROPERTY(bool listing READ listing NOTIFY listingChanged)
    /// Hands sit before the same screen and must not see what the others planned: whom the room waits for;
    /// -1: nobody.
    Q_PROPERTY(int curtainFor READ curtainFor NOTIFY changed)
    /// "Rome", or where its ships are shared out "Rome: Felix and Victrix".
    Q_PROPERTY(QString curtainName READ curtainName NOTIFY changed)
    /// What the table is measured in: "cm", "in"; empty on hexes and rexes.
    Q_PROPERTY(QString measure READ measure NOTIFY changed)

    /// The ship that is looked at; -1: none.
    Q_PROPERTY(int ship READ ship WRITE select NOTIFY shipChanged)
    Q_PROPERTY(QVariantMap shipCard READ shipCard NOTIFY shipChanged)
    /// Its orders, why it has none, and the one that is being considered (-1: none).
    Q_PROPERTY(navarch::OrderList* orders READ orders CONSTANT)
    Q_PROPERTY(navarch::OrderList* sideOrders READ sideOrders CONSTANT)
    Q_PROPERTY(QString whyIdle READ whyIdle NOTIFY shipChanged)
    Q_PROPERTY(int chosen READ chosen WRITE choose NOTIFY chosenChanged)
    Q_PROPERTY(QString chosenWording READ chosenWording NOTIFY chosenChanged)
    Q_PROPERTY(navarch::MoveDraft* draft READ draft CONSTANT)
    Q_PROPERTY(navarch::FormationDraft* formation READ formation CONSTANT)
    /// The chosen ship's squadron can be placed as a whole.
    Q_PROPERTY(bool canForm READ canForm NOTIFY shipChanged)
    /// Allies off the table: { name, side, ships, comesNow, standing, why, rule }; and whether their coming is asked now,
    /// each of sideOrders being a place for it.
    Q_PROPERTY(QVariantList reserves READ reserves NOTIFY changed)
    Q_PROPERTY(bool arriving READ arriving NOTIFY changed)
    /// The order of the side that is being considered; -1: none.
    Q_PROPERTY(int chosenOfSide READ chosenOfSide WRITE chooseOfSide NOTIFY chosenChanged)
    Q_PROPERTY(bool canDraft READ canDraft NOTIFY shipChanged)
    Q_PROPERTY(bool canPlace READ canPlace NOTIFY shipChanged)
    /// No ship is to act or to be placed: what is left is the side's to say.
    Q_PROPERTY(bool onlySide READ onlySide NOTIFY shipChanged)

    /// Plots are being written by hands; the one of the chosen ship, and all of the side's.
    Q_PROPERTY(bool plotting READ plotting NOTIFY changed)
    Q_PROPERTY(navarch::WrittenPlot* plot READ plot CONSTANT)
    Q_PROPERTY(navarch::PlotBook* plots READ plots CONSTANT)
    /// A captain writes those of the ships that have none.
    Q_PROPERTY(bool captainPlots READ captainPlots NOTIFY changed)

    /// Captains' orders follow by themselves, so many thousandths of a second apart.
    Q_PROPERTY(bool automatic READ automatic WRITE setAutomatic NOTIFY paceChanged)
    Q_PROPERTY(int pace READ pace WRITE setPace NOTIFY paceChanged)
    Q_PROPERTY(bool canStep READ canStep NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString undoTitle READ undoTitle NOTIFY changed)
    Q_PROPERTY(QString redoTitle READ redoTitle NOTIFY changed)

    /// Dice are rolled on a real table and typed.
    Q_PROPERTY(bool typedDice READ typedDice WRITE setTypedDice NOTIFY diceChanged)
    /// The die that is wanted now: { sides, why, rule, number, order, problem }; empty: none.
    Q_PROPERTY(QVariantMap wantedDie READ wantedDie NOTIFY diceChanged)
    /// What the last order rolled, as laidOut() has it.
    Q_PROPERTY(QVariantList tray READ tray NOTIFY changed)
    Q_PROPERTY(navarch::BattleLog* log READ log CONSTANT)

    /// Orders given, and how many of them the board shows.
    Q_PROPERTY(int length READ length NOTIFY changed)
    Q_PROPERTY(int at READ at NOTIFY changed)
    Q_PROPERTY(bool lookingBack READ lookingBack NOTIFY changed)
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY paceChanged)

    Q_PROPERTY(QString fileName READ fileName NOTIFY fileChanged)
    Q_PROPERTY(bool modified READ modified NOTIFY fileChanged)
    /// The number of the campaign's battle that is fought; 0: a skirmish, or one of the past.
    Q_PROPERTY(int campaignBattle READ campaignBattle NOTIFY changed)
    /// A replay is looked at.
    Q_PROPERTY(bool isPast READ isPast NOTIFY changed)
    /// The number of the campaign's battle that is looked at again; 0: none is.
    Q_PROPERTY(int pastBattle READ pastBattle NOTIFY changed)
    /// How it ended, once over: { title, note, sides: [{ name, colour, emblem, loss, ships: [{ name, fate,
    /// lost, state }] }] }.
    Q_PROPERTY(QVariantMap outcome READ outcome NOTIFY changed)

public:
    explicit BattleRoom(QObject* parent = nullptr) : BattleRoom(builtInRuleSets(), parent) {}
    explicit BattleRoom(const RuleSets& rules, QObject* parent = nullptr);
    ~BattleRoom() override;

    /// Opens a battle; sides are played as the brief says. Refused with signal refused() and nothing changed. A battle of a
    /// campaign is kept with that campaign's drafts until it is over and brought in.
    bool begin(const BattleBrief& brief, std::vector<BattlePlayer> players = {},
               const ResultOrigin& origin = {});
    /// Fights a campaign's battle: goes on with it when it was begun, as soon as it is gone through again on another thread,
    /// and begins it otherwise, or when it was begun before the battle changed. resumed() tells, or refused(); it is on the
    /// table already when nothing is opening() afterwards.
    bool fight(const BattleBrief& brief, const std::vector<BattlePlayer>& players,
               const ResultOrigin& origin);
    [[nodiscard]] static bool hasDraftOf(const ResultOrigin& origin);
    /// Who plays each side of the battle that was begun, as it was left: a captain, or nobody, by hand. Empty when it
    /// cannot be read.
    [[nodiscard]] static std::vector<std::optional<Temperament>> playersOfDraft(const ResultOrigin& origin);
    /// The campaign has the outcome of that battle now, or none of it is wanted any more: it leaves the table and the drafts.
    Q_INVOKABLE void doneWith(const QString& campaign, int battle);
    /// Plays a battle of the past back on another thread, to be looked at forwards and backwards; nothing can be ordered in
    /// it. `read` gives its replay, on that thread; resumed() tells, or refused().
    void watch(std::function<Result<Replay>()> read, std::vector<BattlePlayer> players,
               const ResultOrigin& origin = {});
    /// The same of a replay in a file.
    Q_INVOKABLE void watchFile(const QUrl& file);
    /// Goes on with a battle that was put away in a file, as soon as it is gone through again on another thread: resumed()
    /// tells, or refused(), and then what lies on the table stays there.
    Q_INVOKABLE void resume(const QUrl& file);
    Q_INVOKABLE void resumeDraft();
    Q_INVOKABLE void giveOpeningUp();
    /// A battle of an earlier time can be gone on with.
    Q_INVOKABLE bool hasDraft() const;
    Q_INVOKABLE void close();
    /// Writes the battle where it was written before; false when that is nowhere yet.
    Q_INVOKABLE bool save();
    Q_INVOKABLE bool saveAs(const QUrl& file);
    Q_INVOKABLE bool exportReplay(const QUrl& file);
    Q_INVOKABLE bool exportOutcome(const QUrl& file);

    Q_INVOKABLE void select(int ship);
    /// The next ship that waits for an order.
    Q_INVOKABLE void selectNext(int by);
    Q_INVOKABLE void choose(int order);
    /// Gives the order that was chosen, or one at a place of either list.
    Q_INVOKABLE void giveChosen();
    Q_INVOKABLE void give(int order);
    Q_INVOKABLE void giveOfSide(int order);
    Q_INVOKABLE bool beginDraft();
    Q_INVOKABLE void giveDraft();
    Q_INVOKABLE void endDraft();
    /// "line-abreast", "line-astern" or "echelon": shows the chosen ship's squadron so.
    Q_INVOKABLE bool beginFormation(const QString& formation);
    Q_INVOKABLE void giveFormation();
    Q_INVOKABLE void endFormation();
    /// Orders what is written for the chosen ship, and goes on to the next that is not plotted.
    Q_INVOKABLE void givePlot();
    /// Writes the same for the other ships of her squadron, and orders it for those that may row it. What was written by
    /// hand stays, unless `over`.
    Q_INVOKABLE void copyPlotToSquadron(bool over = false);
    /// The ships of her squadron whose plots were written by hand otherwise, by name.
    Q_INVOKABLE QStringList ownPlotsOfSquadron() const;
    /// Orders what is written; a captain then plots the ships that have nothing. Again: he stops.
    Q_INVOKABLE void letCaptainPlot();
    /// Orders what is written, and says that the side has done.
    Q_INVOKABLE void endPlotting();
    /// Puts a ship there while ships are placed: thousandths of a cm and degrees. `tell`: why not is said
    /// aloud.
    bool place(int ship, const BoardPose& pose);
    [[nodiscard]] std::optional<Problem> whyNotPlaced(int ship, const BoardPose& pose) const;
    Q_INVOKABLE void nudge(int right, int up, int turn);
    Q_INVOKABLE void concede();

    Q_INVOKABLE void setPlayer(int side, const QString& player);
    Q_INVOKABLE void setSeatPlayer(int side, int seat, const QString& player);
    Q_INVOKABLE void step();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void seek(int at);
    Q_INVOKABLE void typeDie(int face);
    Q_INVOKABLE void takeDieBack();
    Q_INVOKABLE void forgetDice();
    Q_INVOKABLE void openCurtain();

    [[nodiscard]] bool isOpen() const { return m_match != nullptr; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString pieceWord() const;
    [[nodiscard]] QString piecesWord() const;
    [[nodiscard]] QVariantList sides() const;
    [[nodiscard]] int turn() const { return m_view.turn; }
    [[nodiscard]] QString phase() const;
    [[nodiscard]] QString wind() const { return words(m_view.wind); }
    [[nodiscard]] QString question() const;
    [[nodiscard]] int asked() const { return m_asked ? m_asked->decision.side : -1; }
    [[nodiscard]] bool handsAsked() const { return m_asked && !m_isPast && isHands(m_asked->decision); }
    [[nodiscard]] bool isOver() const { return m_match && m_match->isOver(); }
    [[nodiscard]] bool opening() const { return m_opening.isOn(); }
    [[nodiscard]] int openingPercent() const { return m_opening.percent(); }
    [[nodiscard]] bool thinking() const { return m_thought.isOn(); }
    [[nodiscard]] bool listing() const { return m_isListing; }
    [[nodiscard]] int curtainFor() const { return m_curtainFor.side; }
    [[nodiscard]] QString curtainName() const { return nameOfSeat(m_curtainFor); }
    [[nodiscard]] QString measure() const;
    [[nodiscard]] int ship() const { return m_ship; }
    [[nodiscard]] QVariantMap shipCard() const;
    [[nodiscard]] OrderList* orders() { return &m_orders; }
    [[nodiscard]] OrderList* sideOrders() { return &m_sideOrders; }
    [[nodiscard]] QString whyIdle() const { return m_whyIdle; }
    [[nodiscard]] int chosen() const { return m_chosen; }
    [[nodiscard]] QString chosenWording() const;
    [[nodiscard]] MoveDraft* draft() { return &m_draft; }
    [[nodiscard]] FormationDraft* formation() { return &m_formation; }
    [[nodiscard]] bool canForm() const { return m_canForm; }
    [[nodiscard]] QVariantList reserves() const;
    [[nodiscard]] bool arriving() const;
    [[nodiscard]] int chosenOfSide() const { return m_chosenOfSide; }
    void chooseOfSide(int order);
    [[nodiscard]] bool canDraft() const { return m_canDraft; }
    [[nodiscard]] bool canPlace() const { return m_canPlace; }
    [[nodiscard]] bool onlySide() const;
    [[nodiscard]] bool plotting() const { return m_plots.isOpen(); }
    [[nodiscard]] WrittenPlot* plot() { return &m_plot; }
    [[nodiscard]] PlotBook* plots() { return &m_plots; }
    [[nodiscard]] bool captainPlots() const { return m_captainPlots; }
    [[nodiscard]] bool automatic() const { return m_automatic; }
    void setAutomatic(bool automatic);
    [[nodiscard]] int pace() const { return m_pace; }
    void setPace(int pace);
    [[nodiscard]] bool canStep() const
    {
        return captainsDecision().has_value() && !lookingBack() && !m_isPast;
    }
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const { return lookingBack(); }
    [[nodiscard]] QString undoTitle() const;
    [[nodiscard]] QString redoTitle() const;
    [[nodiscard]] bool typedDice() const { return m_typedDice; }
    void setTypedDice(bool typed);
    [[nodiscard]] QVariantMap wantedDie() const;
    [[nodiscard]] QVariantList tray() const;
    [[nodiscard]] BattleLog* log() { return &m_log; }
    [[nodiscard]] int length() const { return m_match ? static_cast<int>(m_match->steps().size()) : 0; }
    [[nodiscard]] int at() const { return m_match ? static_cast<int>(m_match->at()) : 0; }
    [[nodiscard]] bool lookingBack() const { return at() < length(); }
    [[nodiscard]] bool playing() const { return m_playing; }
    void setPlaying(bool playing);
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] bool modified() const { return m_modified; }
    [[nodiscard]] QVariantMap outcome() const;

    [[nodiscard]] int campaignBattle() const { return m_match && !m_isPast ? m_origin.battle : 0; }
    [[nodiscard]] bool isPast() const { return m_match && m_isPast; }
    [[nodiscard]] int pastBattle() const { return isPast() ? m_pastOrigin.battle : 0; }
    [[nodiscard]] const ResultOrigin& origin() const { return m_origin; }
    /// The campaign's battle that lies here, be it one of the past; none: a skirmish.
    [[nodiscard]] const ResultOrigin& paperOrigin() const { return m_isPast ? m_pastOrigin : m_origin; }
    /// Everything it was: of one of the past, and of one that is over; else nothing.
    [[nodiscard]] std::optional<Replay> kept() const;
    /// Nobody but captains played it, since it was begun or gone on with.
    [[nodiscard]] bool wasCaptains() const { return handCount() == 0 && !m_wasByHand; }

    // For the board, which draws what the room has.
    [[nodiscard]] const BoardView& view() const { return m_view; }
    [[nodiscard]] const Match* match() const { return m_match.get(); }
    [[nodiscard]] const std::vector<BriefShip>& ships() const { return m_ships; }
    [[nodiscard]] const BattlePlayer& player(int side) const;
    [[nodiscard]] bool mayOrder(int ship) const;
    /// The courses of the orders by which the board came to what it shows, the first one first, as the viewer may know them;
    /// empty when too many lie between to be watched. Laid out when asked.
    [[nodiscard]] std::vector<BoardCourse> courses() const;
    /// Those orders were taken back: they run backwards.
    [[nodiscard]] bool wentBack() const { return m_movedTo < m_movedFrom; }
    /// A board shows what happened: captains wait until it has done.
    void setShowing(bool showing);
    [[nodiscard]] bool isShowing() const { return m_isShowing; }
    [[nodiscard]] const BoardPiece* piece(int ship) const;
    /// The ship of the brief that a piece is; null of a wall and of a squadron, whose numbers are others.
    [[nodiscard]] const BriefShip* briefShip(const BoardPiece& piece) const;

signals:
    void changed();
    void shipChanged();
    void chosenChanged();
    void thinkingChanged();
    void listingChanged();
    void openingChanged();
    void resumed();
    void paceChanged();
    void diceChanged();
    void fileChanged();
    /// Orders were carried out or taken back: the board shows them.
    void moved();
    void ended();
    void refused(const QString& what, const QString& remedy);
    /// An order of hands was carried out: what was refused before is settled.
    void ordered();
    void failed(const QString& what, const QString& remedy);
    void done(const QString& what);

private:
    void take(BattleOpening::Opened opened, std::vector<BattlePlayer> players, const QUrl& file,
              const ResultOrigin& origin = {}, bool isPast = false);
    void resumeFrom(BattleOpening::Read read, const std::string& shown, const QUrl& file);
    void seat(const ResultOrigin& origin, BattleOpening::Opened opened,
              const std::vector<BattlePlayer>& players);
    bool write(const QUrl& file, FileKind kind, const std::string& text, const QString& told);
    void keepDraft();

    [[nodiscard]] std::optional<WaitingDecision> captainsDecision() const;
    [[nodiscard]] int handCount() const;
    [[nodiscard]] Viewer viewer() const;
    [[nodiscard]] bool isHands(const Decision& decision) const
    {
        return !player(decision.side).of(decision.seat);
    }
    [[nodiscard]] bool isHands(const MatchStep& step) const;
    [[nodiscard]] QString nameOfSeat(const Viewer& seat) const;
    /// The ships of a seat; null: all of its side.
    [[nodiscard]] const std::vector<ShipNumber>* shipsOfSeat(const Viewer& seat) const;
    [[nodiscard]] static bool isIn(const std::vector<ShipNumber>* ships, int ship);
    void refresh(std::size_t from);
    /// Has the orders found that hands may give: of that ship, and of the side when it was asked anew.
    void find(OrdersWanted wanted);
    void findAgain();
    void found(OrdersFound found);
    void setListing(bool listing);
    void goOn();
    void letCaptainAct();
    void playNext();
    void order(const Json& order, bool isCaptains);
    void askDice();
    [[nodiscard]] bool isSettled();
    void refreshPlots();
    void takeUpPlot();
    [[nodiscard]] bool captainPlotsNext() const;
    void orderPlots(std::vector<Json> orders, const std::function<void()>& then);
    [[nodiscard]] std::vector<Json> writtenPlots() const;
    [[nodiscard]] std::optional<Json> doneOrder() const;
    void came(std::size_t before);
    /// Tells that the board came to where it stands from another place.
    void move(std::size_t from);
    void change(std::function<void()> deed);

    const RuleSets& m_rules;
    std::shared_ptr<Match> m_match;
    std::vector<BattlePlayer> m_players;
    std::vector<BriefShip> m_ships;
    std::vector<std::vector<Seat>> m_seats; ///< of each side
    BoardView m_view;
    std::optional<WaitingDecision> m_asked;
    OrderList m_orders;
    OrderList m_sideOrders;
    BattleLog m_log;
    MoveDraft m_draft;
    FormationDraft m_formation;
    WrittenPlot m_plot;
    PlotBook m_plots;
    bool m_captainPlots = false;
    MatchJob m_thought;
    MatchJob m_finding;
    std::optional<OrdersWanted> m_toFind; ///< not found yet
    bool m_isListing = false;
    BattleOpening m_opening;
    QTimer m_openingShown;
    QTimer m_next;
    std::size_t m_movedFrom = 0; ///< where the board stood before it moved,
    std::size_t m_movedTo = 0;   ///< and where it stands since
    bool m_isShowing = false;
    int m_ship = noShip;
    int m_chosen = -1;
    int m_chosenOfSide = -1;
    QString m_whyIdle;
    bool m_canDraft = false;
    bool m_canPlace = false;
    bool m_canForm = false;
    bool m_automatic = true;
    bool m_playing = false;
    int m_pace = 700;
    Viewer m_curtainFor;
    Viewer m_lastHand;

    bool m_typedDice = false;
    std::optional<Json> m_rolledFor; ///< the order that wants dice
    bool m_rolledByCaptain = false;  ///< a captain gave it
    std::vector<int> m_faces;
    WantedDie m_wanted;
    BattleEvents m_soFar;

    QUrl m_file;
    bool m_modified = false;
    ResultOrigin m_origin;
    bool m_isPast = false;
    ResultOrigin m_pastOrigin;               ///< whose battle is looked at again
    std::shared_ptr<const Replay> m_watched; ///< and what is known of it
    bool m_wasByHand = false;
    KeptBattle m_keptBattle;
    std::function<std::string()> m_left;     ///< writes the campaign's battle that was on the table before
    std::unique_ptr<class DraftFile> m_kept; ///< of the battle's origin
};

} // namespace navarch
