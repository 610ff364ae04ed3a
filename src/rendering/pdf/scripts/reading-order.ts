import bidiFactory from "bidi-js";
import type { Cluster } from "./arabic.ts";

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const LETTERS = /\p{L}/gu;

/** The parts of a line in the order in which they are drawn, by the Unicode bidirectional algorithm (UAX 9). */
export function toVisualOrder(parts: readonly Cluster[]): Cluster[] {
  const line = parts.map(({ text }) => text).join("");
  const { levels } = bidi.getEmbeddingLevels(line, directionOf(line));
  let at = 0;
  const placed = parts.map((part) => {
    const level = levels[at] ?? 0;
    at += part.text.length;
    // A bracket that opens to the left is drawn as the one that closes.
    const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(part.text) : null;
    return { part: mirrored === null ? part : { ...part, mirrored }, level };
  });
  return reorder(placed).map(({ part }) => part);
}

/**
 * From right to left for a line in such scripts alone. Documents are in Latin letters, and what they say of a name in
 * Hebrew, or the form of a company after a name in Arabic, stands after it.
 */
function directionOf(line: string): "ltr" | "rtl" {
  return (line.match(LETTERS) ?? []).every((letter) => RIGHT_TO_LEFT.test(letter)) ? "rtl" : "ltr";
}

/** Rule L2: from the highest level down, every stretch of that level or above is reversed. */
function reorder<P extends { readonly level: number }>(placed: readonly P[]): P[] {
  const order = [...placed];
  for (let level = Math.max(0, ...order.map((one) => one.level)); level > 0; level--)
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while (to < order.length && order[to]!.level >= level) to += 1;
      order.splice(from, to - from, ...order.slice(from, to).toReversed());
      from = to;
    }
  return order;
}
