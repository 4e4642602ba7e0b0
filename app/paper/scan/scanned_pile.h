// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <QImage>

#include "app/paper/scan/sheet_names.h"
#include "core/battle/brief/brief.h"
#include "core/battle/outcome/outcome.h"
#include "core/campaign/campaign.h"
#include "core/data/figures.h"
#include "reports/scan/box_reader.h"
#include "reports/scan/marked_boxes.h"
#include "reports/scan/sheet_finder.h"

namespace navarch {

/// What a person is to look at before a result that came from paper is entered.
struct ScanDoubt {
    enum class Why {
        Faint,      ///< hardly a mark, or a speck
        BlackedOut, ///< taken back, it seems
        Written,    ///< a number, which no machine reads here
        Several,    ///< of what excludes one another more than one is marked
        Lost,       ///< lost, without a word how
        Captor,     ///< captured, and several sides may have done it
        NoLoss,     ///< marked, and by itself too little to be a loss
    };
    Why why = Why::Faint;
    std::string code; ///< "XZ-040": hers, or of the list
    std::string name; ///< the ship's, or the commander's
    std::string key;  ///< BoxMeaning
    int place = 0;
    bool isTaken = false;                 ///< the result has it as marked
    std::optional<std::size_t> ship;      ///< in the outcome; she, or
    std::optional<std::size_t> commander; ///< he
    std::string file;
    int page = 0;
    QImage crop; ///< the box and what stands beside it, straight
};

/// What came of a pile of sheets.
struct ScannedPile {
    BattleOutcome outcome;
    std::vector<ScanDoubt> doubts;
    Problems problems; ///< pages and sheets that say nothing, and why
    int pages = 0;
    int sheets = 0;
    int boxes = 0;
    std::set<std::size_t> shipsRead;      ///< in the outcome: those of which a card or a list was read
    std::set<std::size_t> commandersRead; ///< in the outcome: those of whom a box is marked
    std::vector<std::string> passedOver;  ///< "pile.pdf: page 3": without boxes, or without anything
    std::vector<std::string> unread; ///< "XZ-041 Paralos": cards that were printed and are not in the pile
};

/// Reads sheets of one battle of a campaign into a result. Nothing is changed in the campaign.
class PileReader {
public:
    /// The sheets as they may have been printed, one way after the other, until there is none; the likeliest first.
    using Layouts = std::function<std::optional<std::vector<MappedSheet>>(std::size_t way)>;

    PileReader(const Campaign& campaign, BattleId battle, const BattleBrief& brief, std::string tag,
               const Figures& figures, Layouts layouts);

    /// A page of `file`, which is for messages.
    void add(const std::string& file, int page, const GreyImage& image);
    /// A file or page of which nothing can be read.
    void addProblems(const Problems& problems);
    [[nodiscard]] ScannedPile result();

private:
    struct LookedAt {
        const std::string& file;
        int page;
        std::string place;
        const GreyImage& image;
    };
    /// Of a page, by layout and place in it.
    using SheetsOnPage = std::map<std::pair<std::size_t, std::size_t>, FoundSheet>;

    [[nodiscard]] bool isWhole(const SheetsOnPage& done) const;
    /// The sheets whose codes those from `from` on are. False: none of them is one of this battle's.
    bool takeAll(const LookedAt& at, const std::vector<FoundSquare>& squares, std::size_t from,
                 SheetsOnPage& done);
    /// Makes the next layout. False: there is none.
    bool learnWay();
    /// What stands on the sheet of that code is still so: of another it is kept in mind whose it is.
    [[nodiscard]] bool isOfNow(const std::string& square);
    /// One of it was on a page, printed before its ship changed.
    [[nodiscard]] bool isOutdated(const MappedSheet& sheet) const;
    void takeSheet(const LookedAt& at, const SheetFinder& finder, const FoundSquare& square,
                   SheetsOnPage& done);
    /// The ship of a sheet or row; nothing when she is not of this battle.
    [[nodiscard]] std::optional<std::size_t> shipOf(std::int64_t number) const;
    /// The commander in a row of the fleet of that ship.
    [[nodiscard]] std::optional<std::size_t> commanderOf(std::int64_t ship, int row) const;
    [[nodiscard]] bool isOurs(const FoundSquare& square, const std::string& place);
    void take(const std::string& file, int page, const GreyImage& image, const MappedSheet& sheet,
              const FoundSheet& found);
    /// What is marked in a row of boxes of a ship's card is a loss by itself.
    [[nodiscard]] bool isLoss(std::size_t ship, const std::string& key) const;
    void doubt(ScanDoubt doubt, const GreyImage& image, const MappedBox& box, const FoundSheet& found);
    /// Names what lies on a page beside the sheets that were found there and has no code that can be read.
    void tellTorn(const std::string& place, const SheetFinder& finder, const SheetsOnPage& done);
    void nameUnread();
    [[nodiscard]] std::string labelOf(const MappedSheet& sheet) const;
    void settleFates();
    void settleConditions();

    const Campaign& m_campaign;
    BattleId m_battle;
    const BattleBrief& m_brief;
    std::string m_tag;
    const Figures& m_figures;
    Layouts m_layouts;
    std::vector<std::vector<MappedSheet>> m_known; ///< layouts made so far
    bool m_isLast = false;                         ///< there is none beyond them
    std::size_t m_usual = 0;                       ///< the layout of the last sheet
    std::map<std::string, std::string> m_editions; ///< of sheets by their codes, as they would be printed now
    std::set<std::string> m_outdated;              ///< codes of sheets of which an earlier one was seen
    std::vector<BriefShip> m_ships;
    std::map<std::int64_t, std::size_t> m_numbers;        ///< of ships by their number on paper
    std::map<std::size_t, MarkedBoxes> m_marks;           ///< of cards
    std::map<std::size_t, std::set<std::string>> m_fates; ///< of ships, by what is marked
    std::map<std::size_t, std::set<std::string>> m_lots;  ///< of commanders
    std::map<std::pair<std::string, int>, std::string>
        m_seen;                        ///< sheets by code and page, and where they were read
    std::vector<Stranger> m_strangers; ///< on the page that is looked at
    ScannedPile m_pile;
};

} // namespace navarch
