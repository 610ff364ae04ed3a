/** Well below D1's limit of 2,000,000 bytes for one value. */
const VALUE_MAX_BYTES = 1_000_000;

/** All rows in order as JSON arrays, each small enough to be one value of a statement. */
export function jsonArraysOf(rows: readonly unknown[]): string[] {
  const arrays: string[] = [];
  let texts: string[] = [];
  let bytes = 0;
  const close = () => {
    if (texts.length > 0) arrays.push(`[${texts.join(",")}]`);
    [texts, bytes] = [[], 0];
  };
  for (const text of rows.map((row) => JSON.stringify(row))) {
    const size = Buffer.byteLength(text) + 1;
    if (bytes + size > VALUE_MAX_BYTES) close();
    texts.push(text);
    bytes += size;
  }
  close();
  return arrays;
}
