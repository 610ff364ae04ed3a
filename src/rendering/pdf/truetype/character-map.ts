/**
 * Which glyph shows which code point, from a font's `cmap` table: its format 12 (all of Unicode), else format 4
 * (the basic plane). Only what has a glyph is in it.
 */
export function readCharacterMap(cmap: DataView): ReadonlyMap<number, number> {
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, index) => ({
    platform: cmap.getUint16(4 + index * 8),
    offset: cmap.getUint32(8 + index * 8),
  }));
  const unicode = offsets.filter(({ platform }) => platform === 0 || platform === 3);
  const ofFormat = (format: number) => unicode.find(({ offset }) => cmap.getUint16(offset) === format)?.offset;
  const [whole, basic] = [ofFormat(12), ofFormat(4)];
  const pairs = whole !== undefined ? readGroups(cmap, whole) : basic !== undefined ? readSegments(cmap, basic) : [];
  return new Map([...pairs].filter(([, glyph]) => glyph !== 0));
}

function* readGroups(cmap: DataView, at: number): Generator<[number, number]> {
  for (let group = 0; group < cmap.getUint32(at + 12); group++) {
    const entry = at + 16 + group * 12;
    const [first, last, glyph] = [cmap.getUint32(entry), cmap.getUint32(entry + 4), cmap.getUint32(entry + 8)];
    for (let code = first; code <= last; code++) yield [code, glyph + code - first];
  }
}

function* readSegments(cmap: DataView, at: number): Generator<[number, number]> {
  const bytes = cmap.getUint16(at + 6);
  const [ends, starts, deltas, ranges] = [at + 14, at + 16 + bytes, at + 16 + 2 * bytes, at + 16 + 3 * bytes] as const;
  for (let segment = 0; segment < bytes; segment += 2) {
    const [first, last] = [cmap.getUint16(starts + segment), cmap.getUint16(ends + segment)];
    const [delta, range] = [cmap.getUint16(deltas + segment), cmap.getUint16(ranges + segment)];
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const named = range === 0 ? code : cmap.getUint16(ranges + segment + range + (code - first) * 2);
      yield [code, named === 0 && range !== 0 ? 0 : (named + delta) & 0xffff];
    }
  }
}
