// SPDX-License-Identifier: GPL-3.0-or-later
// How the made-up game with plots is written down, told and shown.
#include "core/base/json_reader.h"
#include "tests/core/battle/made_up/plotted_steps.h"

namespace navarch::plotted {

Json PlottedGame::orderJson(const Order& order) const
{
    return std::visit(
        Overloaded{[](const PlotShip& plot) -> Json {
                       return {{"do", "plot"}, {"ship", plot.ship}, {"plot", textOf(plot.plot)}};
                   },
                   [](const HoldCourse& hold) -> Json {
                       return {{"do", "hold-course"}, {"side", hold.side}};
                   },
                   [](const EndPlot& end) -> Json {
                       return {{"do", "end-plot"}, {"side", end.side}};
                   },
                   [](const Concede& concede) -> Json {
                       return {{"do", "concede"}, {"side", concede.side}};
                   }},
        order);
}

Order PlottedGame::readOrder(const Json& json, const std::string& file, const std::string& path,
                             Problems& problems) const
{
    ObjectReader read(json, file, path, problems, Missing::IsAProblem);
    std::string what;
    read("do", what, nameText);
    Order order;
    if (what == "plot") {
        int ship = 0;
        std::string text;
        read("ship", ship, {0, static_cast<int>(m_ships.size()) - 1});
        read("plot", text, nameText);
        const auto draft = readPlot(text);
        const auto plot = draft ? plotOf(*draft) : std::nullopt;
        if (!plot)
            read.refuse("plot", phrase("This is no plot."), phrase("Write it like 2:FF."));
        order = PlotShip{static_cast<ShipNumber>(ship), plot.value_or(Plot{})};
    } else {
        int side = 0;
        read("side", side, {0, 1});
        const auto who = static_cast<std::int8_t>(side);
        if (what == "hold-course")
            order = HoldCourse{who};
        else if (what == "end-plot")
            order = EndPlot{who};
        else if (what == "concede")
            order = Concede{who};
        else
            read.refuse("do", phrase("There is no such order."),
                        phrase("Plot, hold-course, end-plot or concede."));
    }
    read.finish();
    return order;
}

Phrase PlottedGame::wording(const Order& order) const
{
    if (const PlotShip* plot = std::get_if<PlotShip>(&order))
        return given(name(plot->ship) + " plots " + textOf(plot->plot));
    return openWording(order);
}

Phrase PlottedGame::openWording(const Order& order) const
{
    const auto who = [&](int side) -> const std::string& { return m_sides[static_cast<std::size_t>(side)]; };
    return given(std::visit(
        Overloaded{[&](const PlotShip& plot) { return name(plot.ship) + " is plotted"; },
                   [&](const HoldCourse& hold) { return who(hold.side) + ": the others lie still"; },
                   [&](const EndPlot& end) { return who(end.side) + " has plotted its ships"; },
                   [&](const Concede& concede) { return who(concede.side) + " gives up"; }},
        order));
}

Phrase PlottedGame::wording(const Decision& decision) const
{
    return given(m_sides[static_cast<std::size_t>(decision.side)]
                 + (decision.subject == noShip ? ": all ships are plotted"
                                               : ": " + name(decision.subject) + " is to be plotted"));
}

BoardView PlottedGame::boardView(const State& state, Viewer viewer) const
{
    BoardView view;
    view.kind = BoardKind::Hexes;
    view.width = columns;
    view.depth = rows;
    view.terrain.assign(columns * rows, hex::Terrain::Open);
    view.terrain[static_cast<std::size_t>(island.y * columns + island.x)] = hex::Terrain::Land;
    view.turn = state.turn;
    view.phase = given("Plotting");
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        if (state.ships[i].hull <= 0)
            continue;
        BoardPiece& piece = view.pieces.emplace_back();
        piece.ship = number;
        piece.side = side(number);
        piece.name = given(name(number));
        piece.classId = m_ships[i].ship.classId;
        piece.pose = state.ships[i].pose;
        piece.isActive = (viewer.side < 0 || viewer.side == piece.side)
                         && !state.ready[static_cast<std::size_t>(piece.side)];
        if (state.ships[i].isPlotted && (viewer.side < 0 || viewer.side == piece.side))
            piece.status.emplace_back(given("Plotted " + textOf(state.ships[i].plot)));
    }
    return view;
}

std::optional<OrderShape> PlottedGame::shapeOf(const State& state, const Order& order) const
{
    const PlotShip* plot = std::get_if<PlotShip>(&order);
    if (!plot || !isShip(plot->ship))
        return std::nullopt;
    OrderShape shape;
    shape.ship = plot->ship;
    shape.end = at(state, plot->ship).pose;
    shape.path = {shape.end};
    for (int i = 0; i < plot->plot.count; ++i)
        shape.path.push_back(shape.end = stepped(shape.end, plot->plot.steps[static_cast<std::size_t>(i)]));
    return shape;
}

std::optional<PlotForm> PlottedGame::plotForm(const State& state, ShipNumber ship) const
{
    if (!isShip(ship) || state.isOver || at(state, ship).hull <= 0
        || state.ready[static_cast<std::size_t>(side(ship))])
        return std::nullopt;
    const Ship& one = at(state, ship);
    PlotForm form;
    form.ship = ship;
    form.title = given(name(ship) + ": " + std::to_string(one.speed) + " last turn, 3 at most");
    form.phases = 3;
    for (int speed = -1; speed <= 3; ++speed)
        form.speeds.push_back(
            {speed, given(speed < 0 ? "Astern" : std::to_string(speed)), needed(speed),
             given(speed == 3 ? "As fast as it can" : ""),
             given(speed > one.speed + 1 || speed < one.speed - 1 ? "The speed changes by more than one."
                                                                  : "")});
    form.symbols = {
        {'F', given("ahead")}, {'P', given("to port")}, {'S', given("to starboard")}, {'B', given("astern")}};
    form.choices = {{"contact", given("On contact"), {{"ram", given("Ram")}, {"hold", given("Hold")}}}};
    const Plot plot = one.isPlotted ? one.plot : stillest(state, ship);
    form.draft = {plot.speed, std::string(plot.steps.data(), static_cast<std::size_t>(plot.count)), {}};
    if (plot.holds)
        form.draft.chosen = {"hold"};
    form.isPlotted = one.isPlotted;
    return form;
}

PlotTrack PlottedGame::plotTrack(const State& state, ShipNumber ship, const PlotDraft& draft) const
{
    PlotTrack track;
    const auto plot = plotOf(draft);
    if (!isShip(ship) || !plot || at(state, ship).hull <= 0) {
        track.notes.push_back({true, -1, "PG-1", given("This ship is not plotted so.")});
        return track;
    }
    track.text = textOf(*plot);
    track.start = at(state, ship).pose;
    int refused = -1;
    const Refusal why = refusal(state, {ship, *plot}, &refused);
    const auto named = [this](ShipNumber each) { return Phrase(given(name(each))); };
    BoardPose pose = track.start;
    for (int i = 0; i < plot->count && i != refused; ++i) {
        pose = stepped(pose, draft.steps[static_cast<std::size_t>(i)]);
        track.steps.push_back({draft.steps[static_cast<std::size_t>(i)], i + 1, pose, false});
    }
    if (why)
        track.notes.push_back(
            {true, refused, std::string(why.rule), reasonOf(why.ship == noShip ? why.of(ship) : why, named)});
    for (ShipNumber other = 0; other < static_cast<ShipNumber>(state.ships.size()); ++other) {
        if (other == ship || side(other) != side(ship) || !at(state, other).isPlotted || track.steps.empty())
            continue;
        const BoardPose end = shapeOf(state, PlotShip{other, at(state, other).plot})->end;
        if (end.x == pose.x && end.y == pose.y)
            track.notes.push_back({false, plot->count - 1, "PG-2", given("It fouls " + name(other) + ".")});
    }
    if (refused < 0 && plot->count < needed(plot->speed) && plot->count < 3)
        for (const char symbol : {'F', 'P', 'S', 'B'}) {
            Plot next = *plot;
            next.steps[static_cast<std::size_t>(next.count++)] = symbol;
            track.next.push_back({symbol, Phrase(), reasonOf(stepRefusal(pose, next, plot->count), named)});
        }
    return track;
}

std::optional<PlotDraft> PlottedGame::readPlot(const std::string& text) const
{
    PlotDraft draft;
    std::string rest = text;
    const bool isAstern = rest.starts_with("-1:");
    if (rest.ends_with("/H")) {
        draft.chosen = {"hold"};
        rest.resize(rest.size() - 2);
    }
    if (!isAstern && (rest.size() < 2 || rest[0] < '0' || rest[0] > '3' || rest[1] != ':'))
        return std::nullopt;
    draft.speed = isAstern ? -1 : rest[0] - '0';
    draft.steps = rest.substr(isAstern ? 3 : 2);
    if (draft.steps.size() > 3 || draft.steps.find_first_not_of("FPSB") != std::string::npos)
        return std::nullopt;
    return draft;
}

std::optional<Order> PlottedGame::plotOrder(ShipNumber ship, const PlotDraft& draft) const
{
    const auto plot = plotOf(draft);
    return plot ? std::optional<Order>(PlotShip{ship, *plot}) : std::nullopt;
}

std::optional<PlotDraft> PlottedGame::draftIn(const Order& order) const
{
    const PlotShip* plotted = std::get_if<PlotShip>(&order);
    return plotted ? readPlot(textOf(plotted->plot)) : std::nullopt;
}

Order PlottedGame::plotsDone(int side) const
{
    return EndPlot{static_cast<std::int8_t>(side)};
}

} // namespace navarch::plotted
