import { seededRandom } from "../../support/seeded-random.ts";
import { hostileDocument } from "./hostile.ts";
import type { Original } from "./originals.ts";
import { below, type Damaged, pick, type Random } from "./random.ts";

type Damage = (bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array;

const join = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
/** A part of some bytes, mostly short. */
function part(bytes: Uint8Array, random: Random): [number, number] {
  const from = below(random, bytes.length);
  const length = Math.min(bytes.length - from, 1 + Math.floor(random() ** 4 * bytes.length));
  return [from, from + length];
}

const bits: Damage = (bytes, random) => {
  const out = Uint8Array.from(bytes);
  const times = 1 + Math.floor(random() ** 3 * 200);
  for (let i = 0; i < times; i++) out[below(random, out.length)]! ^= 1 << below(random, 8);
  return out;
};
const truncate: Damage = (bytes, random) => bytes.subarray(0, below(random, bytes.length));
const cut: Damage = (bytes, random) => {
  const [from, to] = part(bytes, random);
  return join(bytes.subarray(0, from), bytes.subarray(to));
};
const repeat: Damage = (bytes, random) => {
  const [from, to] = part(bytes, random);
  const times = 1 + below(random, to - from < 2000 ? 50 : 2);
  return join(bytes.subarray(0, to), ...Array<Uint8Array>(times).fill(bytes.subarray(from, to)), bytes.subarray(to));
};
const splice: Damage = (bytes, random, other) => {
  const at = below(random, bytes.length);
  return join(bytes.subarray(0, at), other.subarray(...part(other, random)), bytes.subarray(at));
};
const fill: Damage = (bytes, random) => {
  const out = Uint8Array.from(bytes);
  const [from, to] = part(bytes, random);
  return out.fill(pick(random, [0, 32, 255, 48, 60]), from, to);
};

const NUMBERS = ["0", "1", "-1", "65535", "2147483647", "4294967296", "99999999999999", "1e99", "0.00001"];
/** Replaces numbers that stand as text: lengths, offsets, counts, sizes and references. */
const numbers: Damage = (bytes, random) => {
  let text = Buffer.from(bytes).toString("latin1");
  const places = [...text.matchAll(/\d+/g)];
  const chosen = Array.from({ length: 1 + below(random, 6) }, () => pick(random, places)).filter(
    (one) => one !== undefined,
  );
  for (const match of chosen.toSorted((a, b) => b.index - a.index)) {
    const value = random() < 0.5 ? pick(random, NUMBERS) : String(below(random, 40));
    text = text.slice(0, match.index) + value + text.slice(match.index + match[0].length);
  }
  return new Uint8Array(Buffer.from(text, "latin1"));
};

/** Swaps words of the syntax, such as names of PDF and XML. */
const words: Damage = (bytes, random) => {
  let text = Buffer.from(bytes).toString("latin1");
  for (let i = 0; i < 1 + below(random, 4); i++) {
    const found = [...text.matchAll(/\/[A-Za-z]{2,}|<\/?[\w:]+|\b(?:obj|endobj|stream|endstream|xref|trailer)\b/g)];
    const [one, other] = [pick(random, found), pick(random, found)];
    if (one === undefined || other === undefined) break;
    text = text.slice(0, one.index) + other[0] + text.slice(one.index + one[0].length);
  }
  return new Uint8Array(Buffer.from(text, "latin1"));
};

/** Sizes in the headers of pictures and archives, as big and little endian numbers. */
const headers: Damage = (bytes, random) => {
  const out = Uint8Array.from(bytes);
  const view = new DataView(out.buffer);
  for (let i = 0; i < 1 + below(random, 4); i++) {
    const at = below(random, Math.max(1, Math.min(out.length, random() < 0.7 ? 200 : out.length) - 4));
    if (at + 4 <= out.length)
      view.setUint32(at, pick(random, [0, 1, 0x7fff_ffff, 0xffff_ffff, 0x00ff_ffff, 65_536]), random() < 0.5);
  }
  return out;
};

const DAMAGES: Readonly<Record<string, Damage>> = {
  bits,
  truncate,
  cut,
  repeat,
  splice,
  fill,
  numbers,
  words,
  headers,
};
const HOSTILE_SHARE = 0.1;
const MAX_BYTES = 3_000_000;

/** The damaged document of a seed: the same seed and originals give the same bytes. */
export function damage(originals: readonly Original[], seed: number): Damaged {
  const random = seededRandom(seed);
  // The first numbers of neighbouring seeds are alike.
  for (let i = 0; i < 4; i++) random();
  if (random() < HOSTILE_SHARE) return maybeDamaged(hostileDocument(random), random);
  const original = pick(random, originals);
  const names = Array.from({ length: 1 + Math.floor(random() ** 2 * 4) }, () => pick(random, Object.keys(DAMAGES)));
  let { bytes } = original;
  for (const name of names) {
    const damaged = DAMAGES[name]!(bytes, random, pick(random, originals).bytes);
    if (damaged.length > 0 && damaged.length < MAX_BYTES) bytes = damaged;
  }
  return { form: original.form, name: `${original.name}: ${names.join(", ")}`, bytes };
}

function maybeDamaged(document: Damaged, random: Random): Damaged {
  if (random() < 0.6) return document;
  const name = pick(random, Object.keys(DAMAGES));
  const bytes = DAMAGES[name]!(document.bytes, random, document.bytes);
  return bytes.length > 0 && bytes.length < MAX_BYTES * 4
    ? { ...document, name: `${document.name}, ${name}`, bytes }
    : document;
}
