// SPDX-License-Identifier: GPL-3.0-or-later
// Takes data out of its packing - base64 of zlib's format, RFC 1950 and 1951 - at once, and where a browser has no stream for it.
"use strict";
function unpacked(packed) {
  const bytes = Uint8Array.from(atob(packed), letter => letter.charCodeAt(0)), out = [];
  let at = 2, held = 0, has = 0; // after zlib's head
  const bits = count => {
    let value = 0;
    for (let i = 0; i < count; ++i, --has, held >>= 1) {
      if (!has) { held = bytes[at++]; has = 8; }
      value |= (held & 1) << i;
    }
    return value;
  };
  const tableOf = lengths => {
    const counts = new Array(16).fill(0), next = [0, 0], symbols = [];
    for (const length of lengths) if (length) ++counts[length];
    for (let i = 1; i < 15; ++i) next[i + 1] = next[i] + counts[i];
    lengths.forEach((length, symbol) => { if (length) symbols[next[length]++] = symbol; });
    return {counts, symbols};
  };
  const symbolIn = ({counts, symbols}) => {
    for (let length = 1, code = 0, first = 0, index = 0; length < 16; ++length) {
      code |= bits(1);
      if (code - counts[length] < first) return symbols[index + code - first];
      index += counts[length];
      first = (first + counts[length]) << 1;
      code <<= 1;
    }
    throw new Error("damaged");
  };
  // Of lengths and distances the bases, by how many bits follow.
  const basesOf = (start, count, each, free) => {
    const bases = [];
    for (let i = 0, base = start; i < count; ++i) {
      const more = Math.max(0, Math.floor(i / each) - free);
      bases.push([base, more]);
      base += 1 << more;
    }
    return bases;
  };
  const lengthBases = basesOf(3, 28, 4, 1).concat([[258, 0]]), farBases = basesOf(1, 30, 2, 1);
  const fixed = [tableOf([...new Array(144).fill(8), ...new Array(112).fill(9), ...new Array(24).fill(7), ...new Array(8).fill(8)]), tableOf(new Array(30).fill(5))];
  const written = () => {
    const many = bits(5) + 257, far = bits(5) + 1, own = bits(4) + 4, lengths = new Array(19).fill(0), all = [];
    for (let i = 0; i < own; ++i) lengths[[16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15][i]] = bits(3);
    const table = tableOf(lengths);
    while (all.length < many + far) {
      const symbol = symbolIn(table), again = symbol < 16 ? 1 : symbol === 16 ? 3 + bits(2) : symbol === 17 ? 3 + bits(3) : 11 + bits(7);
      all.push(...new Array(again).fill(symbol < 16 ? symbol : symbol === 16 ? all[all.length - 1] : 0));
    }
    return [tableOf(all.slice(0, many)), tableOf(all.slice(many))];
  };
  for (let isLast = false; !isLast;) {
    isLast = bits(1) === 1;
    const way = bits(2);
    if (way === 0) { // as it is
      has = 0;
      const end = at + 4 + bytes[at] + bytes[at + 1] * 256;
      for (at += 4; at < end; ++at) out.push(bytes[at]);
      continue;
    }
    const [letters, distances] = way === 1 ? fixed : written();
    for (let symbol = symbolIn(letters); symbol !== 256; symbol = symbolIn(letters)) {
      if (symbol < 256) { out.push(symbol); continue; }
      const [base, more] = lengthBases[symbol - 257], length = base + bits(more);
      const [farBase, farMore] = farBases[symbolIn(distances)], from = out.length - farBase - bits(farMore);
      for (let i = 0; i < length; ++i) out.push(out[from + i]);
    }
  }
  return new TextDecoder().decode(Uint8Array.from(out));
}
