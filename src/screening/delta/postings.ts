/** For each of some numbered things, others with a value each, as flat arrays: thing n has those from `starts[n]` to `starts[n + 1]`. */
export interface Postings {
  readonly starts: Int32Array;
  readonly items: Int32Array;
  readonly values: Int32Array;
}

/** An item of a thing, with its value. */
export type Posting = readonly [thing: number, item: number, value: number];

/** @param postings in the order that the items of a thing shall have */
export function postingsOf(things: number, postings: readonly Posting[]): Postings {
  const starts = new Int32Array(things + 1);
  for (const [thing] of postings) starts[thing + 1]!++;
  for (let thing = 0; thing < things; thing++) starts[thing + 1]! += starts[thing]!;
  const next = starts.slice();
  const items = new Int32Array(postings.length);
  const values = new Int32Array(postings.length);
  for (const [thing, item, value] of postings) {
    const at = next[thing]!++;
    items[at] = item;
    values[at] = value;
  }
  return { starts, items, values };
}
