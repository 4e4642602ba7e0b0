// SPDX-License-Identifier: GPL-3.0-or-later
// The board of the battle that stands in #data (battle_film.h, battle_page.cpp); battle_play.js plays it. What the page shows of a
// place in the battle hangs on that place alone, however one came there. Texts are set as text, never as markup.
const D = JSON.parse(unpacked(document.getElementById("data").textContent));
const W = D.words, B = D.board, text = n => n >= 0 ? D.texts[n] : "";
const $ = id => document.getElementById(id);
const NS = "http://www.w3.org/2000/svg";
const say = (pattern, ...parts) => pattern.replace(/%([1-9])/g, (_, n) => parts[n - 1]);
const make = (tag, cls, words) => { const e = document.createElement(tag); if (cls) e.className = cls; if (words !== undefined) e.textContent = words; return e; };
const draw = (tag, attributes, ...children) => {
  const e = document.createElementNS(NS, tag);
  for (const k in attributes) if (attributes[k] !== undefined) e.setAttribute(k, attributes[k]);
  e.append(...children);
  return e;
};
const sideClass = s => "c" + (s >= 0 && s < 4 ? s : 4);
const sideName = s => s >= 0 && s < D.sides.length ? text(D.sides[s]) : W.nobody;
const shipName = n => D.ships[n] ? text(D.ships[n].n) : "";
const still = matchMedia("(prefers-reduced-motion: reduce)");
const number = n => n.toLocaleString(document.documentElement.lang);
const round = n => Math.round(n * 100) / 100;

// Places: all boards in hundredths of a cm or an inch, y downwards; a hex or rex is 600 wide.
const CELL = 600, EDGE = CELL / Math.sqrt(3), ROW = CELL * Math.sqrt(3) / 2;
const kind = B ? B.kind : "none";
const size = kind === "free" ? [B.w, B.d] : kind === "hexes" ? [(1.5 * B.w + .5) * EDGE, (B.d + .5) * CELL]
  : kind === "rexes" ? [(B.w + .5) * CELL, B.d * ROW] : [1, 1];
const placeOf = (x, y) => kind === "free" ? [x, y] : kind === "hexes" ? [(1.5 * x + 1) * EDGE, (y + .5 + (x & 1) * .5) * CELL]
  : [(x + .5 + (y & 1) * .5) * CELL, (y + .5) * ROW];
const degreesOf = h => kind === "free" ? h : kind === "hexes" ? h * 60 : 90 + h * 60;
const spotOf = (x, y, h, before) => {
  const [px, py] = placeOf(x, y);
  let turn = degreesOf(h);
  if (before !== undefined) turn += 360 * Math.round((before - turn) / 360); // the short way round
  return {x: round(px), y: round(py), turn};
};
const cellPath = (x, y) => {
  const [cx, cy] = placeOf(x, y);
  const corners = kind === "hexes" ? [[1, 0], [.5, .5], [-.5, .5], [-1, 0], [-.5, -.5], [.5, -.5]].map(([a, b]) => [cx + a * EDGE, cy + b * CELL])
    : [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([a, b]) => [cx + a * CELL / 2, cy + b * ROW / 2]);
  return "M" + corners.map(c => c.map(Math.round).join(" ")).join("L") + "z";
};
// A cell that somebody drew: of a table a square, else one of the board's own.
const columns = B ? B.squares?.w ?? B.w : 0;
const drawnPath = (x, y) => {
  if (!B.squares) return cellPath(x, y);
  const w = B.w / B.squares.w, d = B.d / B.squares.d;
  return `M${Math.round(x * w)} ${Math.round(y * d)}H${Math.round((x + 1) * w)}V${Math.round((y + 1) * d)}H${Math.round(x * w)}z`;
};
const drawnPaths = digits => {
  const paths = {};
  for (let i = 0; i < digits.length; ++i)
    if (digits[i] !== "0") paths[digits[i]] = (paths[digits[i]] || "") + drawnPath(i % columns, Math.floor(i / columns));
  return paths;
};

// What the battle is at each picture, from what changes between them.
const moments = [];
{
  let now = {turn: 0, phase: -1, strip: 0, zones: 0, wind: null, edges: [], links: [], marks: [], left: null, pieces: new Map()};
  for (const P of D.pictures) {
    now = {...now, pieces: new Map(now.pieces), ways: null, order: P.o, events: P.e || []};
    const pieces = now.pieces, change = (n, what) => pieces.set(n, {...(pieces.get(n) || {side: -1, damage: 0, oars: 0, told: -1, status: [], stands: []}), ...what});
    for (const n of P.g || []) pieces.delete(n);
    for (let i = 0; P.m && i < P.m.length; i += 4)
      change(P.m[i], spotOf(P.m[i + 1], P.m[i + 2], P.m[i + 3], pieces.get(P.m[i])?.turn));
    for (let i = 0; P.h && i < P.h.length; i += 2) change(P.h[i], {side: P.h[i + 1]});
    for (const [n, damage, oars, told] of P.c || []) change(n, {damage, oars, told});
    for (const [n, ...status] of P.u || []) change(n, {status});
    for (const [n, stands] of P.q || []) change(n, {stands});
    for (const [n, ...way] of P.a || []) (now.ways ||= new Map()).set(n, way);
    const fields = {t: "turn", p: "phase", d: "strip", z: "zones", w: "wind", b: "edges", l: "links", k: "marks", v: "left"};
    for (const k in fields) if (P[k] !== undefined) now[fields[k]] = P[k];
    moments.push(now);
  }
}
const end = moments.length - 1;
// Turns begin where their number changes; a picture before that is of the one before.
const turns = [];
moments.forEach((m, i) => { if (!i || m.turn !== moments[i - 1].turn) turns.push({turn: m.turn, at: i}); });
const turnWords = n => n > 0 ? say(W.turn, n) : W.before;
const turnAt = i => turns.findLastIndex ? turns.findLastIndex(t => t.at <= i) : turns.filter(t => t.at <= i).length - 1;

// Sentences, dice and rules
function sentence([pattern, ...parts], into) {
  for (const piece of text(pattern).split(/([\uE000-\uE03F])/)) {
    const n = piece.length === 1 ? piece.charCodeAt(0) - 0xE000 : -1;
    if (n >= 0 && n < parts.length) into.append(make("bdi", "", text(parts[n])));
    else if (piece) into.append(piece);
  }
  return into;
}
function eventBlock(event, place) {
  const [words, rule, side] = event, dice = (event[5] || []).map(n => D.dice[n]), added = event[6] === undefined ? null : D.added[event[6]];
  const block = make("div", "event");
  if (side >= 0) block.append(chip(side));
  sentence(words, block);
  if (rule >= 0) block.append(" ", make("span", "rule", text(rule)));
  if (dice.length) {
    const list = make("ul", "dice");
    for (const [why, sides, face, itsRule, result] of dice) {
      const tile = make("span", "face", face), item = make("li");
      tile.setAttribute("role", "img");
      tile.setAttribute("aria-label", say(W.die, sides, face));
      tile.title = "d" + sides;
      const about = make("span", "", text(why));
      if (result >= 0) about.append(": ", make("span", "result", text(result)));
      if (itsRule >= 0) about.append(" ", make("span", "rule", text(itsRule)));
      item.append(tile, about);
      list.append(item);
    }
    block.append(list);
  }
  if (added) {
    const list = make("ul", "added");
    for (const [why, value, itsRule] of added) {
      const item = make("li");
      item.append(make("b", "", value < 0 ? "\u2212" + -value : "+" + value), " ", text(why), " ", make("span", "rule", text(itsRule)));
      list.append(item);
    }
    block.append(list);
  }
  if (place !== undefined) block.dataset.place = place;
  return block;
}
function chip(side) {
  const mark = make("span", "chip " + sideClass(side));
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", sideName(side) + ":");
  return mark;
}
function tellings(i, place) {
  const m = moments[i];
  if (m.events.length) return m.events.map(e => eventBlock(e, place));
  const block = make("div", "event order");
  if (m.order) block.append(chip(m.order[0]));
  block.append(i === 0 ? W.opening : !m.order ? W.quiet : m.order[1] !== undefined ? text(m.order[1]) : say(W.orders, sideName(m.order[0])));
  if (place !== undefined) block.dataset.place = place;
  return [block];
}

// The board
const board = $("board");
const layers = {};
for (const name of ["ground", "strips", "edges", "marks", "wrecks", "pieces", "bonds", "acts", "labels"])
  board.append(layers[name] = draw("g", {class: name}));
const signs = {
  1: ["sand", "M" + Array.from({length: 14}, (_, i) => ((i * 37 % 23) / 23 * 1.2 - .6).toFixed(2) + " " + ((i * 29 % 17) / 17 - .5).toFixed(2) + "h.01").join("M")],
  2: ["stone", "M-.55 .15L-.42-.2-.2-.3-.05.1-.25.22zM.08.42L.2.05.42.02.56.4zM.12-.22L.25-.48.42-.2z"],
  3: ["flow", "M-.55-.3h.95m-.18-.13l.18.13-.18.13M-.4.02h.95m-.18-.13l.18.13-.18.13M-.55.34h.95m-.18-.13l.18.13-.18.13"],
  4: ["", "M-.55-.35q.18-.24.37 0q.18-.24.37 0q.18-.24.37 0M-.55 0q.18-.24.37 0q.18-.24.37 0q.18-.24.37 0M-.55.35q.18-.24.37 0q.18-.24.37 0q.18-.24.37 0"],
  5: ["weed", [[-.35, .1], [.05, .4], [.35, -.05], [-.05, -.2]].map(([x, y]) => [-.16, 0, .16].map(l => `M${x} ${y}q${l * .3}-.16 ${l}-.28`).join("")).join("")]};
const terrainWords = {1: W.shoal, 2: W.rocks, 3: W.current, 4: W.rough, 5: W.weed, 6: W.land};
const sign = (t, cx, cy, half, mirrored) => signs[t] && draw("g", {class: "sign", transform: `translate(${Math.round(cx)} ${Math.round(cy)})scale(${mirrored ? -half : half} ${half})`}, draw("path", {class: signs[t][0], d: signs[t][1]}));
function drawGround() {
  const ground = layers.ground, [w, h] = size, deep = Math.max(w, h) * .03;
  const shores = edgePlaces(moments[end].edges).filter(e => e.side === "");
  for (const {place} of shores) ground.append(draw("rect", {class: "coast", ...[
    {x: 0, y: h - deep, width: w, height: 2 * deep}, {x: -deep, y: 0, width: 2 * deep, height: h},
    {x: 0, y: -deep, width: w, height: 2 * deep}, {x: w - deep, y: 0, width: 2 * deep, height: h}][place]}));
  if (kind === "free") {
    if (B.shore && !B.inch) ground.append(draw("rect", {class: "coast", x: 0, y: -deep, width: w, height: 2 * deep}));
    ground.append(draw("rect", {class: "sea", x: 0, y: 0, width: w, height: h}));
    const drawn = B.squares ? drawnPaths(B.squares.terrain) : {};
    for (const t in drawn) ground.append(draw("path", {class: "ter" + t, d: drawn[t]}));
    const step = B.inch ? 600 : 1000;
    let d = "";
    for (let x = step; x < w; x += step) d += `M${x} 0v${h}`;
    for (let y = step; y < h; y += step) d += `M0 ${y}h${w}`;
    ground.append(draw("path", {class: "grid", d}), draw("rect", {class: "rim", x: 0, y: 0, width: w, height: h}));
    explain(Object.keys(drawn));
    return;
  }
  const paths = {}, found = [];
  for (let y = 0; y < B.d; ++y) for (let x = 0; x < B.w; ++x) {
    const t = +(B.terrain[y * B.w + x] || 0);
    paths[t] = (paths[t] || "") + cellPath(x, y);
    if (t && signs[t]) found.push([t, ...placeOf(x, y), t !== 3 && // currents all run alike
      (x * 5 + y * 3) % 2]);
  }
  for (const t in paths) ground.append(draw("path", {class: +t ? "ter" + t : "sea", d: paths[t]}));
  ground.append(draw("path", {class: "grid", d: Object.values(paths).join("")}));
  for (const [t, x, y, m] of found) ground.append(sign(t, x, y, CELL / 2, m));
  explain(Object.keys(paths).filter(t => +t));
}
// What the board's colours and signs mean, below it.
function explain(terrains) {
  for (const t of terrains) {
    const item = make("li"), box = draw("svg", {viewBox: "-.7 -.7 1.4 1.4", "aria-hidden": true}, draw("rect", {class: "ter" + t, x: -.7, y: -.7, width: 1.4, height: 1.4}));
    if (signs[t]) box.append(sign(t, 0, 0, 1));
    item.append(box, terrainWords[t] || "");
    $("terrain").append(item);
  }
}
// Each edge that has a name: where it lies (0 below, 1 left, 2 above, 3 right), and whose it is ("": the shore's).
function edgePlaces(edges) {
  return edges.map((side, i) => ({side, place: kind === "rexes" ? (i + 1) % 4 : i})).filter(e => e.side !== null);
}
const roundPath = (w, l) => { const r = Math.min(w, l) / 2; return `M${-w / 2} ${r - l / 2}a${r} ${r} 0 0 1 ${w} 0V${l / 2 - r}a${r} ${r} 0 0 1 ${-w} 0z`; };
const galley = (x, length, breadth) => `M${x} ${-length / 2}C${x + breadth * .7} ${-length / 4} ${x + breadth * .7} ${length * .3} ${x} ${length / 2}C${x - breadth * .7} ${length * .3} ${x - breadth * .7} ${-length / 4} ${x} ${-length / 2}z`;
const holes = [[.1, .25], [-.25, -.3], [.3, -.2], [-.05, .1]]; // along the hull and across, as damage grows
const figures = new Map();
function figureOf(n) { // drawn once; what it shows is set by paint()
  if (figures.has(n)) return figures.get(n);
  const ship = D.ships[n] || {n: -1}, cells = kind === "rexes" ? Math.max(ship.b ? ship.b[1] : 1, 1) : 1;
  const out = ship.o !== undefined ? D.drawings[ship.o] : null;
  const base = kind === "rexes" ? [CELL * .34, CELL * (cells - .14)] : kind === "free" && ship.b ? ship.b : [200, 450];
  const middle = kind === "rexes" ? -(cells - 1) * CELL / 2 : 0;
  const title = draw("title", {});
  const body = draw("g", {transform: `translate(0 ${middle})`});
  const root = draw("g", {role: "img", "data-ship": n}, title, body);
  let damage = null;
  if (ship.wall) body.append(draw("rect", {class: "base", x: -base[0] / 2, y: -base[1] / 2, width: base[0], height: base[1]}));
  else if (out) {
    const scale = kind === "rexes" ? base[1] / out.l : 1;
    body.append(draw("path", {class: "wash", d: roundPath(base[0], base[1])}));
    const hull = draw("g", {class: "hull", transform: `rotate(-90)scale(${round(scale)})`});
    for (const [part, d] of out.p) hull.append(draw("path", {class: "p" + part, d}));
    hull.append(damage = draw("path", {class: "hole"}));
    body.append(hull);
  }
  const found = {n, ship, base, middle, out, title, body, root, damage, stands: null};
  figures.set(n, found);
  return found;
}
function standsOf(f, stands) {
  if (f.stands === stands) return;
  f.stands = stands;
  f.body.replaceChildren(...stands.map(([x, y, turn, side, half]) => {
    const g = draw("g", {class: "stand", transform: `translate(${x} ${y})rotate(${turn})`}, draw("rect", {class: "base", x: -side / 2, y: -side / 2, width: side, height: side}));
    for (const at of half ? [-1] : [-1, 0, 1]) g.append(draw("path", {class: "galley", d: galley(at * side * .29, side * .78, side * .2)}));
    if (half) g.append(draw("path", {class: "lost", d: `M${-side * .08} ${-side * .36}L${side * .4} ${side * .36}M${side * .4} ${-side * .36}L${-side * .08} ${side * .36}`}));
    return g;
  }), draw("path", {class: "front", d: "M-40 0L0-46 40 0z"}));
  if (!stands.length) return;
  const x0 = Math.min(...stands.map(s => s[0] - s[3] / 2)), x1 = Math.max(...stands.map(s => s[0] + s[3] / 2));
  const y0 = Math.min(...stands.map(s => s[1] - s[3] / 2)), y1 = Math.max(...stands.map(s => s[1] + s[3] / 2));
  f.base = [x1 - x0, y1 - y0];
  f.middle = (y0 + y1) / 2;
  f.frame = draw("rect", {class: "out", x: x0, y: y0, width: f.base[0], height: f.base[1]});
  f.body.append(f.frame);
}
const middleOf = (f, p) => { const a = p.turn * Math.PI / 180; return [p.x - Math.sin(a) * f.middle, p.y + Math.cos(a) * f.middle]; };
const transformOf = p => `translate(${p.x} ${p.y})rotate(${p.turn})`;
function wordsOf(n, p) {
  const f = D.ships[n] || {}, about = [shipName(n) + ", " + sideName(p.side), f.c !== undefined ? text(f.c) : "", p.told >= 0 ? text(p.told) : "", ...p.status.map(text)];
  return about.filter(Boolean).join("; ");
}
function paintPieces(m) {
  const shown = {wrecks: [], pieces: []};
  for (const [n, p] of m.pieces) {
    const f = figureOf(n), wreck = p.damage >= 5;
    if (p.stands.length || f.stands) standsOf(f, p.stands);
    f.root.setAttribute("class", "piece " + sideClass(p.side) + (wreck ? " wreck" : ""));
    f.root.setAttribute("transform", transformOf(p));
    f.title.textContent = wordsOf(n, p);
    if (f.frame) f.frame.setAttribute("visibility", p.status.length > 1 ? "visible" : "hidden");
    if (f.damage) {
      const l = f.out.l / 2, r = f.out.w / 9;
      f.damage.setAttribute("d", holes.slice(0, Math.min(p.damage, 4)).map(([a, c]) => `M${round(a * l - r)} ${round(c * f.out.w / 2)}l${r} ${-r / 2} ${r} ${r * .7}${-r * .8} ${r * .5}z`).join(""));
    }
    shown[wreck ? "wrecks" : "pieces"].push(f.root);
  }
  layers.wrecks.replaceChildren(...shown.wrecks);
  layers.pieces.replaceChildren(...shown.pieces);
}
function paintBonds(m, i, told) {
  const marks = m.marks.map(([x, y, h, r, words]) => {
    const [cx, cy] = placeOf(x, y), reach = kind === "free" ? Math.max(r, 40) : CELL * .36;
    return draw("g", {transform: `translate(${Math.round(cx)} ${Math.round(cy)})`}, draw("title", {}, text(words)), draw("circle", {class: "mark", r: reach}),
      draw("path", {class: "planks", transform: `scale(${reach})`, d: "M-.55-.1L-.1-.4M.1.05L.6-.15M-.3.3L.2.55"}));
  });
  layers.marks.replaceChildren(...marks);
  const bonds = [], ends = (a, b) => m.pieces.has(a) && m.pieces.has(b) && [middleOf(figureOf(a), m.pieces.get(a)), middleOf(figureOf(b), m.pieces.get(b))];
  for (const [a, b, how] of m.links) {
    const at = ends(a, b);
    if (!at) continue;
    const [[x1, y1], [x2, y2]] = at;
    bonds.push(draw("g", {}, draw("title", {}, text(how)), draw("line", {class: "bond", x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2)}), draw("circle", {class: "bondMark", cx: round((x1 + x2) / 2), cy: round((y1 + y2) / 2), r: 36})));
  }
  layers.bonds.replaceChildren(...bonds);
  const acts = [], ringed = new Set();
  for (const [, , , ship, target] of i ? m.events : []) {
    const p = told.has(ship) && m.pieces.get(ship);
    if (p && !ringed.has(ship)) {
      ringed.add(ship);
      const f = figureOf(ship), [x, y] = middleOf(f, p);
      acts.push(draw("circle", {class: "ring", cx: round(x), cy: round(y), r: round(Math.max(...f.base) * .62)}));
    }
    const at = p && target !== ship && ends(ship, target);
    if (at) acts.push(draw("line", {class: "aim", x1: round(at[0][0]), y1: round(at[0][1]), x2: round(at[1][0]), y2: round(at[1][1])}));
  }
  layers.acts.replaceChildren(...acts);
}
