// SPDX-License-Identifier: GPL-3.0-or-later
// Goes through the battle: steps, motion, log, what is left of each side, keys (battle_board.js has the board itself).

// How near one looks: a part of the board, at first all that anybody ever sails on.
const within = (() => {
  const xs = [], ys = [], add = (x, y, by) => { xs.push(x - by, x + by); ys.push(y - by, y + by); };
  for (const m of moments) for (const [n, p] of m.pieces) add(p.x, p.y, Math.max(...figureOf(n).base, 500) * (p.stands.length ? 1.5 : 1));
  const margin = Math.max(...size) * .07, full = [-margin, -margin, size[0] + 2 * margin, size[1] + 2 * margin];
  if (!xs.length) return {full, first: full};
  const least = Math.min(...size) * .45, grow = (a, b, from, to) => {
    const more = Math.max(0, (least - (b - a)) / 2);
    a = Math.max(from, a - more - margin * .6); b = Math.min(to, b + more + margin * .6);
    return [a, b - a];
  };
  const min = a => a.reduce((x, y) => Math.min(x, y)), max = a => a.reduce((x, y) => Math.max(x, y));
  const [x, w] = grow(min(xs), max(xs), full[0], full[0] + full[2]), [y, h] = grow(min(ys), max(ys), full[1], full[1] + full[3]);
  return {full, first: [x, y, w, h]};
})();
let look = within.first.slice(), hasNames = true;
// Units of the board in a pixel of the screen: what is to stay legible is drawn by it.
function unitsInPixel() {
  const box = board.getBoundingClientRect();
  return box.width && box.height ? Math.max(look[2] / box.width, look[3] / box.height) : look[2] / 900;
}
function setLook(next) {
  const most = Math.max(within.full[2], within.full[3]), w = Math.min(most, Math.max(next[2], 900)), scale = w / next[2];
  const h = next[3] * scale, bound = (v, from, all, mine) => Math.min(Math.max(v, from - mine * .4), from + all - mine * .6);
  look = [bound(next[0] + (next[2] - w) / 2, within.full[0], within.full[2], w), bound(next[1] + (next[3] - h) / 2, within.full[1], within.full[3], h), w, h];
  board.setAttribute("viewBox", look.map(Math.round).join(" "));
  const px = unitsInPixel(); // a ship is some 450 long
  board.setAttribute("class", px > 12 ? "far" : px > 6 ? "middling" : "near");
  paintEdges(moments[at]);
  paintLabels(moments[at], ringedAt(at));
}
function zoom(by, cx = look[0] + look[2] / 2, cy = look[1] + look[3] / 2) {
  setLook([cx - (cx - look[0]) * by, cy - (cy - look[1]) * by, look[2] * by, look[3] * by]);
}
function paintEdges(m) {
  const px = unitsInPixel(), [w, h] = size, letters = 16 * px, off = letters * .95;
  layers.edges.replaceChildren(...edgePlaces(m.edges).map(({side, place}) => {
    const where = [[w / 2, h + off, 0], [-off, h / 2, -90], [w / 2, -off, 0], [w + off, h / 2, 90]][place];
    const words = draw("text", {class: "edge", "font-size": round(letters)}, side === "" ? W.shore : sideName(side));
    const mark = side === "" ? "" : draw("rect", {class: "edgeMark", x: round(-(sideName(side).length * .235 + .95) * letters), y: round(-letters * .3), width: round(letters * .55), height: round(letters * .55), rx: round(letters * .08)});
    return draw("g", {class: side === "" ? "" : sideClass(side), transform: `translate(${where.slice(0, 2).map(Math.round).join(" ")})rotate(${where[2]})`}, mark, words);
  }), ...(kind === "free" ? [scaleBar(px)] : []));
}
function scaleBar(px) {
  const unit = B.inch ? 300 : 500, steps = [1, 2, 4, 8, 16, 32], best = steps.find(s => s * unit / px > 60) || 32, wide = best * unit;
  const x = Math.max(look[0], 0) + 16 * px, y = Math.min(look[1] + look[3], size[1]) - 16 * px;
  return draw("g", {}, draw("path", {class: "scale", d: `M${round(x)} ${round(y - 5 * px)}v${round(10 * px)}m0 ${round(-5 * px)}h${wide}m0 ${round(-5 * px)}v${round(10 * px)}`}),
    draw("text", {class: "label", "font-size": round(12 * px), "stroke-width": round(3 * px), x: round(x + wide + 28 * px), y: round(y)}, say(B.inch ? W.inch : W.cm, wide / 100)));
}
// Names, each at the first side of its ship where it covers nothing; those that are told of first.
function paintLabels(m, ringed) {
  const px = unitsInPixel(), letters = (m.pieces.size > 60 ? 10 : 11.5) * px, taken = [], shown = [];
  const order = [...m.pieces].sort(([a], [b]) => ringed.has(b) - ringed.has(a) || a - b);
  const middles = new Map(order.map(([n, p]) => [n, middleOf(figureOf(n), p)]));
  for (const [n, p] of order) { // ships are in the way of other ships' names
    const f = figureOf(n), [x, y] = middles.get(n), a = p.turn * Math.PI / 180;
    const wx = (Math.abs(Math.sin(a)) * f.base[1] + Math.abs(Math.cos(a)) * f.base[0]) * .43, wy = (Math.abs(Math.cos(a)) * f.base[1] + Math.abs(Math.sin(a)) * f.base[0]) * .43;
    taken.push([x - wx, y - wy, x + wx, y + wy, n]);
  }
  for (const [n, p] of order) {
    const f = figureOf(n), [x, y] = middles.get(n), own = taken.find(t => t[4] === n);
    const pips = p.damage > 0 && p.damage < 5 ? p.damage : 0, name = hasNames || ringed.has(n) ? shipName(n) : "";
    const words = name.length > 24 ? name.slice(0, 23) + "\u2026" : name;
    const w = (words.length * .56) * letters / 2 + 2 * px, h = letters * .62;
    const rx = (own[2] - own[0]) / 2 + 3 * px, ry = (own[3] - own[1]) / 2 + 3 * px;
    const places = [[x, y + ry + h], [x, y - ry - h], [x + rx + w, y], [x - rx - w, y], [x + w, y + ry + h], [x - w, y + ry + h], [x + w, y - ry - h], [x - w, y - ry - h]];
    const free = ([cx, cy]) => taken.every(t => t[4] === n || t[2] <= cx - w || t[0] >= cx + w || t[3] <= cy - h || t[1] >= cy + h);
    const place = words && (places.find(free) || (ringed.has(n) ? places[0] : null));
    if (place) {
      taken.push([place[0] - w, place[1] - h, place[0] + w, place[1] + h, -1]);
      shown.push(draw("text", {class: "label" + (ringed.has(n) ? " acts" : ""), "data-of": n, "font-size": round(letters), "stroke-width": round(3 * px), x: round(place[0]), y: round(place[1])}, words));
    }
    for (let i = 0; i < pips; ++i)
      shown.push(draw("rect", {class: "pip", "data-of": n, x: round(x + (i - pips / 2) * 7 * px), y: round(y + ry - 2 * px), width: round(5.5 * px), height: round(5.5 * px)}));
  }
  layers.labels.replaceChildren(...shown);
}
// Whom it is told of; of everybody is as good as of nobody.
function ringedAt(i) {
  const ships = new Set((i ? moments[i].events : []).map(e => e[3]).filter(n => moments[i].pieces.has(n)));
  return ships.size > 4 ? new Set() : ships;
}
function paintStrips(m) {
  const [w, h] = size;
  let strips = [];
  if (m.strip > 0 && kind === "free") strips = [[0, h - m.strip, w, m.strip], [0, 0, w, m.strip]];
  else if (m.strip > 0 && kind === "hexes") strips = [[0, (B.d - m.strip) * CELL, w, h - (B.d - m.strip) * CELL], [0, 0, w, (m.strip + .25) * CELL]];
  else if (m.strip > 0) strips = [[0, 0, (m.strip + .25) * CELL, h], [w - (m.strip + .25) * CELL, 0, (m.strip + .25) * CELL, h]];
  const whose = [0, 2].map(i => m.edges[i]);
  const zones = m.zones ? Object.entries(drawnPaths(B.zones)) : [];
  layers.strips.replaceChildren(...zones.map(([side, d]) => draw("path", {class: "strip " + sideClass(side - 1), d})), ...strips.map(([x, y, width, height], i) => draw("rect", {class: "strip " + sideClass(typeof whose[i] === "number" ? whose[i] : i), x, y, width, height})));
}

// Where one is
let at = 0, playing = 0;
function show(i, moves) {
  const from = at;
  at = Math.max(0, Math.min(end, i));
  const m = moments[at];
  paintStrips(m);
  paintPieces(m);
  const ringed = ringedAt(at);
  paintBonds(m, at, ringed);
  paintEdges(m);
  paintLabels(m, ringed);
  const t = turnAt(at), phase = text(m.phase);
  $("turn").textContent = turnWords(turns[t].turn) + (phase ? " \u00b7 " + phase : "");
  $("step").textContent = say(W.step, at, end);
  $("position").value = at;
  $("position").setAttribute("aria-valuetext", $("step").textContent + ", " + $("turn").textContent);
  for (const [id, is] of [["first", at === 0], ["turnBack", at === 0], ["back", at === 0], ["forward", at === end], ["turnForward", at === end], ["last", at === end]]) $(id).disabled = is;
  $("told").replaceChildren(...tellings(at));
  showWeather(m);
  showLog();
  showLeft(m);
  showRoster(m);
  $("end").hidden = at !== end;
  if (at === end) stop();
  if (moves && !still.matches && Math.abs(at - from) === 1) move(moments[from], m, at > from);
}
// From picture to picture: along the way that was rowed, ships that are gone fading.
function move(a, b, onwards) {
  const time = Math.min(700, pace() * .8), gentle = {duration: time, easing: "ease-in-out"};
  const spot = p => ({transform: `translate(${p.x}px,${p.y}px) rotate(${p.turn}deg)`});
  let moved = false;
  for (const [n, p] of b.pieces) {
    const q = a.pieces.get(n), f = figureOf(n);
    for (const running of f.root.getAnimations()) running.cancel();
    if (!q) { f.root.animate([{opacity: 0}, {}], gentle); continue; }
    if (q.x === p.x && q.y === p.y && q.turn === p.turn) continue;
    moved = true;
    let points = [q, p];
    const way = (onwards ? b : a).ways?.get(n);
    if (way) {
      points = [];
      for (let i = 0; i < way.length; i += 3) points.push(spotOf(way[i], way[i + 1], way[i + 2], points.length ? points[points.length - 1].turn : onwards ? q.turn : p.turn));
      if (!onwards) points.reverse();
    }
    const lengths = [0];
    for (let i = 1; i < points.length; ++i) lengths.push(lengths[i - 1] + Math.hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y) + Math.abs(points[i].turn - points[i - 1].turn) * 3);
    const all = lengths[lengths.length - 1] || 1;
    f.root.animate(points.map((s, i) => ({...spot(s), offset: lengths[i] / all})), gentle);
  }
  for (const [n, p] of a.pieces) if (!b.pieces.has(n)) {
    const ghost = figureOf(n).root.cloneNode(true);
    ghost.setAttribute("aria-hidden", "true");
    layers.wrecks.append(ghost);
    ghost.animate([{opacity: 1, ...spot(p)}, {opacity: 0, transform: spot(p).transform + " scale(.75)"}], gentle).finished.then(() => ghost.remove(), () => ghost.remove());
  }
  if (moved) for (const layer of [layers.labels, layers.acts, layers.bonds]) layer.animate([{opacity: 0}, {opacity: 0, offset: .7}, {opacity: 1}], gentle);
}
const speed = () => +$("speed").value;
const pace = () => {
  const told = moments[Math.min(at + 1, end)].events, dice = told.some(e => e[5] && e[5].length);
  return (dice ? 2200 : told.length ? 900 : 600) / speed();
};
function tick() {
  if (!playing) return;
  show(at + 1, true);
  if (playing) playing = setTimeout(tick, pace());
}
function play() {
  if (at === end) show(0);
  playing = setTimeout(tick, 150);
  tellPlay();
}
function stop() {
  clearTimeout(playing);
  playing = 0;
  tellPlay();
}
function tellPlay() {
  $("play").classList.toggle("on", !!playing);
  name($("play"), playing ? W.pause : W.play);
  // What comes by itself is not read out; what one steps to is.
  $("told").setAttribute("aria-live", playing ? "off" : "polite");
}
const step = by => { stop(); show(at + by, true); };
const turn = by => { stop(); const t = turnAt(at); show(by < 0 && turns[t].at < at ? turns[t].at : t + by > turns.length - 1 ? end : turns[Math.max(0, t + by)].at); };
const name = (e, words) => { e.setAttribute("aria-label", words); e.title = words; };

// Beside the board
function showWeather(m) {
  $("weather").replaceChildren();
  if (!m.wind) return;
  const [words, from] = m.wind, arrow = from < 0 ? "M-8-3L8 3M-8 3L8-3" : "M0 11l6-11-4.5 2.5V-11h-3V2.5L-6 0z";
  $("weather").append(draw("svg", {viewBox: "-14 -14 28 28", "aria-hidden": true}, draw("path", {d: arrow, transform: from < 0 ? undefined : `rotate(${from})`, stroke: from < 0 ? "currentColor" : undefined})),
    make("span", "", words >= 0 ? text(words) : from < 0 ? W.calm : say(W.wind, from)));
}
const entries = []; // of each picture what the log has of it
function writeLog() {
  const log = $("log");
  let group = null, before = -1;
  moments.forEach((m, i) => {
    const t = turnAt(i);
    if (t !== before) {
      group = make("section");
      group.append(make("h3", "", turnWords(turns[t].turn)));
      group.dataset.place = turns[t].at;
      log.append(group);
      before = t;
    }
    entries.push(m.events.length || (m.order && m.order[1] !== undefined) ? tellings(i, i) : []);
    group.append(...entries[i]);
  });
  log.addEventListener("click", e => {
    const place = e.target.closest(".event");
    if (place && place.dataset.place) { stop(); show(+place.dataset.place); }
  });
}
let marked = [];
function showLog() {
  for (const e of marked) e.classList.remove("now");
  marked = entries[at];
  entries.forEach((all, i) => { for (const e of all) e.classList.toggle("later", i > at); });
  for (const group of $("log").children) group.classList.toggle("later", +group.dataset.place > at);
  let last = null;
  for (const e of marked) { e.classList.add("now"); last = e; }
  if (!last) for (let i = at; i >= 0 && !last; --i) last = entries[i][entries[i].length - 1] || null;
  const log = $("log");
  if (last) log.scrollTop += last.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom + 12;
}
const leftWords = n => D.unit === "talents" ? number(Math.round(n / 10) / 10) : D.unit === "stands" ? number(n / 2) : number(n);
function showLeft(m) {
  $("strengthNow").replaceChildren(...D.sides.map((_, s) => {
    const e = make("span", sideClass(s));
    e.append(chip(s), sideName(s) + " ", make("b", "", m.left ? leftWords(m.left[s]) : ""));
    return e;
  }));
  const here = $("chart").querySelector(".here");
  if (here) { here.setAttribute("x1", across(at)); here.setAttribute("x2", across(at)); }
  $("chart").setAttribute("aria-label", W.strength + ": " + D.sides.map((_, s) => sideName(s) + " " + (m.left ? leftWords(m.left[s]) : "")).join(", "));
}
const across = i => round(1000 * i / Math.max(end, 1));
function drawLeft() {
  const chart = $("chart"), most = Math.max(1, ...moments.flatMap(m => m.left || [0])), high = n => round(96 - 90 * n / most);
  for (const t of turns.slice(1)) chart.append(draw("line", {class: "tick", x1: across(t.at), x2: across(t.at), y1: 0, y2: 100}));
  const from = moments.findIndex(m => m.left && m.left.every(n => n > 0)); // until then they take their places
  D.sides.forEach((_, s) => {
    let d = "", last;
    for (let i = Math.max(0, from); i <= end; ++i) {
      const y = high(moments[i].left ? moments[i].left[s] : 0);
      if (last === undefined) d += `M${across(i)} ${y}`; else if (y !== last || i === end) d += `H${across(i)}V${y}`;
      last = y;
    }
    chart.append(draw("g", {class: sideClass(s)}, draw("path", {class: "under", d: d + `V100H${across(Math.max(0, from))}z`}), draw("path", {class: "left", d})));
  });
  chart.append(draw("line", {class: "here", y1: 0, y2: 100}));
  chart.addEventListener("click", e => { const box = chart.getBoundingClientRect(); stop(); show(Math.round((e.clientX - box.left) / box.width * end)); });
}
function showRoster(m) {
  if (!$("roster").open) return;
  $("shipTable").replaceChildren(...Object.keys(D.ships).map(k => {
    const n = +k, p = m.pieces.get(n), row = make("tr", p ? "" : "lost"), who = make("td"), state = make("td");
    who.append(p ? chip(p.side) : "", make("bdi", "", shipName(n)));
    state.textContent = p ? [p.told >= 0 ? text(p.told) : "", ...p.status.map(text)].filter(Boolean).join("; ") || W.sound : "";
    row.append(who, make("td", "", text(D.ships[n].c ?? -1)), state);
    return row;
  }));
}

// The page
function fillPage() {
  $("title").textContent = D.title;
  $("subtitle").textContent = D.subtitle;
  $("sides").append(...D.sides.map((_, s) => { const e = make("li"); e.append(make("span", "chip " + sideClass(s)), make("bdi", "", sideName(s))); return e; }));
  for (const [id, words] of [["nowTitle", W.now], ["logTitle", W.log], ["endTitle", W.end], ["shipsTitle", W.ships], ["keysTitle", W.keys], ["strengthTitle", W.strength]]) $(id).textContent = words;
  $("strengthTitle").append(make("small", "", D.unit === "talents" ? W.talents : D.unit === "stands" ? W.stands : W.afloat));
  for (const id of ["first", "turnBack", "back", "play", "forward", "turnForward", "last", "speed", "position", "nearer", "farther", "whole", "names"]) name($(id), W[id]);
  board.setAttribute("aria-label", W.board);
  $("position").max = end;
  $("verdict").textContent = D.end ? text(D.end.says) : W.open;
  if (D.end) {
    const head = make("tr");
    [W.side, W.came, W.sunk, W.taken, W.away].forEach((words, i) => { const th = make("th", i ? "n" : "", words); th.scope = "col"; head.append(th); });
    $("counts").append(head, ...D.end.counts.map((counts, s) => { const row = make("tr"), th = make("th"); th.scope = "row"; th.append(make("span", "chip " + sideClass(s)), make("bdi", "", sideName(s))); row.append(th, ...counts.map(n => make("td", "n", n))); return row; }));
  }
  for (const [keys, words] of [["\u2190 \u2192", W.keyStep], ["\u21e7\u2190 \u21e7\u2192", W.keyTurn], ["Home End", W.keyEnds], ["Space", W.keyPlay], ["+ \u2212 0", W.keyZoom], ["N", W.keyNames]]) {
    const dt = make("dt");
    keys.split(" ").forEach((k, i) => dt.append(i ? " " : "", make("kbd", "", k)));
    $("keyList").append(dt, make("dd", "", words));
  }
  if (!B) $("frame").hidden = true;
}
const toggleNames = () => { hasNames = !hasNames; $("names").setAttribute("aria-pressed", hasNames); paintLabels(moments[at], ringedAt(at)); };
const deeds = {first: () => { stop(); show(0); }, last: () => { stop(); show(end); }, back: () => step(-1), forward: () => step(1), turnBack: () => turn(-1), turnForward: () => turn(1),
  play: () => playing ? stop() : play(), nearer: () => zoom(1 / 1.4), farther: () => zoom(1.4), whole: () => setLook(within.full), names: toggleNames};
const keys = {ArrowLeft: e => e.shiftKey ? deeds.turnBack() : deeds.back(), ArrowRight: e => e.shiftKey ? deeds.turnForward() : deeds.forward(), PageUp: deeds.turnBack, PageDown: deeds.turnForward,
  Home: deeds.first, End: deeds.last, " ": deeds.play, "+": deeds.nearer, "=": deeds.nearer, "-": deeds.farther, 0: deeds.whole, n: deeds.names, N: deeds.names};
function listen() {
  for (const id in deeds) $(id).addEventListener("click", deeds[id]);
  $("position").addEventListener("input", () => { stop(); show(+$("position").value); });
  $("roster").addEventListener("toggle", () => showRoster(moments[at]));
  addEventListener("keydown", e => {
    const on = e.target, deed = keys[e.key];
    if (!deed || e.ctrlKey || e.altKey || e.metaKey || on.matches("select") || (e.key === " " && on.matches("button, summary")) || (on.matches("#log") && /^(Page|Home|End)/.test(e.key))) return;
    e.preventDefault();
    deed(e);
  });
  const unitsAt = e => { const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(board.getScreenCTM().inverse()); return [p.x, p.y]; };
  board.addEventListener("wheel", e => { if (!e.ctrlKey && document.activeElement !== board) return; e.preventDefault(); zoom(e.deltaY < 0 ? 1 / 1.2 : 1.2, ...unitsAt(e)); }, {passive: false});
  let held = null;
  board.addEventListener("pointerdown", e => { if (e.button === 0) { held = [e.clientX, e.clientY, look.slice()]; board.setPointerCapture(e.pointerId); } });
  board.addEventListener("pointermove", e => { if (!held) return; const px = unitsInPixel(); $("frame").classList.add("dragged"); setLook([held[2][0] - (e.clientX - held[0]) * px, held[2][1] - (e.clientY - held[1]) * px, held[2][2], held[2][3]]); });
  for (const over of ["pointerup", "pointercancel"]) board.addEventListener(over, () => { held = null; $("frame").classList.remove("dragged"); });
  addEventListener("resize", () => setLook(look));
  addEventListener("beforeprint", () => { stop(); $("roster").open = true; });
}
$("page").hidden = false;
fillPage();
if (B) drawGround();
drawLeft();
writeLog();
listen();
tellPlay();
show(Math.min(end, Math.max(0, +location.hash.slice(1) || 0)));
setLook(look);
