/**
 * The colour space of screens, sRGB (IEC 61966-2-1), as an ICC profile of version 4.2 (ISO 15076-1): three primaries
 * adapted to D50 and one curve. It is made here because it is no more than these numbers, and free of any licence.
 */
const PRIMARIES = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
} as const;
const D50 = [0.9642, 1, 0.8249] as const;
/** From the white of the screen (D65) to that of the profile, by the Bradford method. */
const ADAPTATION = [1.04791, 0.02293, -0.0502, 0.0296, 0.99046, -0.01707, -0.00925, 0.01506, 0.75179] as const;
/** Exponent, slope and offset of the curve, slope of its straight start, and where the start ends. */
const CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] as const;

const HEADER_BYTES = 128;
const ENTRY_BYTES = 12;

export function srgbProfile(): Buffer {
  const curve = typed("para", Buffer.from([0, 3, 0, 0]), fixed(CURVE));
  const tags: [signature: string, data: Buffer][] = [
    ["desc", words("sRGB")],
    ["cprt", words("No copyright, use freely")],
    ["wtpt", typed("XYZ ", fixed(D50))],
    ["chad", typed("sf32", fixed(ADAPTATION))],
    ...Object.entries(PRIMARIES).map(([name, xyz]): [string, Buffer] => [name, typed("XYZ ", fixed(xyz))]),
    ["rTRC", curve],
    ["gTRC", curve],
    ["bTRC", curve],
  ];
  const data = [...new Set(tags.map(([, bytes]) => bytes))];
  const start = HEADER_BYTES + 4 + tags.length * ENTRY_BYTES;
  const offsetOf = (bytes: Buffer): number =>
    data.slice(0, data.indexOf(bytes)).reduce((sum, { length }) => sum + length, start);
  const table = [numbers(tags.length)];
  for (const [name, bytes] of tags) table.push(Buffer.from(name), numbers(offsetOf(bytes), bytes.length));
  const body = Buffer.concat([...table, ...data]);
  return Buffer.concat([header(HEADER_BYTES + body.length), body]);
}

function header(size: number): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.writeUInt32BE(size, 0);
  bytes.writeUInt32BE(0x04200000, 8);
  bytes.write("mntrRGB XYZ ", 12);
  // Its date: 1 January 2026.
  [2026, 1, 1].forEach((part, at) => bytes.writeUInt16BE(part, 24 + at * 2));
  bytes.write("acsp", 36);
  fixed(D50).copy(bytes, 68);
  return bytes;
}

/** An element of a type, filled to a multiple of four bytes. */
function typed(type: string, ...content: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat([Buffer.from(type), Buffer.alloc(4), ...content]);
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}

/** Text in English, as `mluc`. */
function words(text: string): Buffer {
  const utf16 = Buffer.from(text, "utf16le").swap16();
  return typed("mluc", numbers(1, ENTRY_BYTES), Buffer.from("enUS"), numbers(utf16.length, 28), utf16);
}

const fixed = (values: readonly number[]): Buffer => numbers(...values.map((value) => Math.round(value * 65_536)));

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeInt32BE(value | 0, at * 4));
  return bytes;
}
