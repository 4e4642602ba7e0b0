// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/web/page_words.h"

namespace navarch {

Json battlePageWords()
{
    Json words = Json::object();
    const auto add = [&](const char* name, const QString& text) { words[name] = text.toStdString(); };
    // Buttons
    add("play", Words::tr("Play"));
    add("pause", Words::tr("Pause"));
    add("first", Words::tr("To the beginning"));
    add("last", Words::tr("To the end"));
    add("back", Words::tr("A step back"));
    add("forward", Words::tr("A step forward"));
    add("turnBack", Words::tr("A turn back"));
    add("turnForward", Words::tr("A turn forward"));
    add("speed", Words::tr("Speed"));
    add("nearer", Words::tr("Nearer"));
    add("farther", Words::tr("Farther"));
    add("whole", Words::tr("The whole board"));
    add("names", Words::tr("Names"));
    // Where one is
    add("step", Words::tr("Step %1 of %2"));
    add("turn", Words::tr("Turn %1"));
    add("before", Words::tr("Before the first turn"));
    add("position", Words::tr("Place in the battle"));
    // The board
    add("board", Words::tr("The board"));
    add("ships", Words::tr("Ships"));
    add("nobody", Words::tr("Nobody's"));
    add("shore", Words::tr("Shore"));
    add("sound", Words::tr("sound"));
    add("wind", Words::tr("Wind from %1°"));
    add("calm", Words::tr("Calm"));
    add("cm", Words::tr("%1 cm"));
    add("inch", Words::tr("%1 inches"));
    add("shoal", Words::tr("shoal"));
    add("rocks", Words::tr("rocks"));
    add("current", Words::tr("current"));
    add("rough", Words::tr("rough"));
    add("weed", Words::tr("weed"));
    add("land", Words::tr("land"));
    // What happened
    add("log", Words::tr("What happened"));
    add("now", Words::tr("Now"));
    add("orders", Words::tr("%1 gives an order."));
    add("quiet", Words::tr("Ships move."));
    add("opening", Words::tr("The battle is about to begin."));
    add("die", Words::tr("A die of %1 sides shows %2"));
    // What is left
    add("strength", Words::tr("What is left"));
    add("talents", Words::tr("Ships afloat, in talents"));
    add("stands", Words::tr("Stands"));
    add("afloat", Words::tr("Ships afloat"));
    add("side", Words::tr("Side"));
    add("came", Words::tr("Ships"));
    add("sunk", Words::tr("Sunk"));
    add("taken", Words::tr("Taken"));
    add("away", Words::tr("Away"));
    add("end", Words::tr("How it ended"));
    add("open", Words::tr("The battle is not over."));
    // Keys
    add("keys", Words::tr("Keys"));
    add("keyStep", Words::tr("a step back or forward"));
    add("keyTurn", Words::tr("a turn back or forward"));
    add("keyEnds", Words::tr("to the beginning or the end"));
    add("keyPlay", Words::tr("play or pause"));
    add("keyZoom", Words::tr("nearer, farther, the whole board"));
    add("keyNames", Words::tr("names on or off"));
    return words;
}

} // namespace navarch
