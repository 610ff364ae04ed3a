/** Whether `a` becomes `b` by at most `limit` characters put in, left out or exchanged. */
export function isWithin(a: string, b: string, limit: number): boolean {
  if (a === b) return true;
  if (limit === 0 || Math.abs(a.length - b.length) > limit) return false;
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const exchanged = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const cost = Math.min(exchanged, previous[j]! + 1, row[j - 1]! + 1);
      row.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return false;
    previous = row;
  }
  return previous[b.length]! <= limit;
}

/** Characters that recognition may get wrong in a word of this length: none in a short one. */
export const slackOf = (length: number): number => (length >= 16 ? 2 : length >= 7 ? 1 : 0);

/** A folded word with the characters that recognition confuses made one. */
export const shapeOf = (folded: string): string =>
  folded
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll(/[1l|!]/g, "i")
    .replaceAll("0", "o")
    .replaceAll("5", "s");
