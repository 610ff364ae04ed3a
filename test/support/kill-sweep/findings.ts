/** What a sweep found wrong. Nothing may be in here at its end. */
export class Findings {
  /** Acknowledged, and not there. */
  readonly lost: string[] = [];
  /** There more often than it was ordered. */
  readonly doubled: string[] = [];
  /** Wrong in another way. */
  readonly broken: string[] = [];

  /** Compares what must be there, each as often as it is listed, with what is. */
  compare(what: string, due: readonly string[], found: readonly string[]): void {
    const { fewer, more } = differenceOf(due, found);
    for (const [one, missing] of fewer) this.lost.push(`${what}: ${one}${times(missing)}`);
    for (const [one, extra] of more) this.doubled.push(`${what}: ${one}${times(extra)}`);
  }

  check(what: string, isSo: boolean): void {
    if (!isSo) this.broken.push(what);
  }
}

const times = (count: number): string => (count > 1 ? ` (${count} times)` : "");

type Counted = readonly (readonly [one: string, times: number])[];

/** What is found less often than it is due, and what more often. */
export function differenceOf(due: readonly string[], found: readonly string[]): { fewer: Counted; more: Counted } {
  const counts = new Map<string, number>();
  for (const one of due) counts.set(one, (counts.get(one) ?? 0) + 1);
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) - 1);
  return {
    fewer: [...counts].filter(([, missing]) => missing > 0),
    more: [...counts].flatMap(([one, missing]) => (missing < 0 ? [[one, -missing] as const] : [])),
  };
}
