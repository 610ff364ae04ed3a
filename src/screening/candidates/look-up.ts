import type { Segment } from "./segment.ts";

/**
 * Looks a word up among those from `from` to `to`.
 * @returns its number, or `~` of the number before which it would stand
 */
export function findWord({ words, wordStarts, header }: Segment, text: string, from = 0, to = header.words): number {
  let low = from;
  let high = to - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compareBytes(words, wordStarts[middle]!, wordStarts[middle + 1]!, text);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return ~low;
}

function compareBytes(bytes: Uint8Array, start: number, end: number, text: string): number {
  const length = Math.min(end - start, text.length);
  for (let at = 0; at < length; at++) {
    const difference = bytes[start + at]! - text.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return end - start - text.length;
}

/**
 * The words of the segment that give `text` when two are joined. One that is both halves counts once: twice, "Yang"
 * displaced "Yangyang".
 * @param at where `text` stands, as `findWord` returns it: longer and longer beginnings stand between the last one and there
 */
export function splitWords(segment: Segment, text: string, at: number): Set<number> {
  const halves = new Set<number>();
  const to = at < 0 ? ~at : at;
  let from = 0;
  for (let length = 2; length <= text.length - 2; length++) {
    const head = findWord(segment, text.slice(0, length), from, to);
    from = head < 0 ? ~head : head;
    if (head < 0) continue;
    const tail = findWord(segment, text.slice(length));
    if (tail >= 0) halves.add(head).add(tail);
  }
  return halves;
}

/** The items of a hash in ascending `hashes`. */
export function itemsOf(hashes: Uint32Array, hash: number, items: Uint16Array): number[] {
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hashes[middle]! < hash) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let at = low; hashes[at] === hash; at++) found.push(items[at]!);
  return found;
}
