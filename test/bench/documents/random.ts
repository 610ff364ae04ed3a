import { seededRandom } from "../../support/seeded-random.ts";

/** Random choices that are the same for the same seed. */
export class Random {
  readonly #next: () => number;

  constructor(seed: string) {
    this.#next = seededRandom(hash(seed));
  }

  /** From 0 to 1. */
  get number(): number {
    return this.#next();
  }

  between(least: number, most: number): number {
    return least + this.#next() * (most - least);
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.#next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.#next() < share;
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.#next() * from.length)]!;
  }

  /** So many different ones. */
  some<T>(from: readonly T[], count: number): T[] {
    return this.shuffled(from).slice(0, count);
  }

  shuffled<T>(from: readonly T[]): T[] {
    const all = [...from];
    for (let at = all.length - 1; at > 0; at--) {
      const other = this.whole(0, at);
      [all[at], all[other]] = [all[other]!, all[at]!];
    }
    return all;
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.whole(0, 9)).join("");
  }

  letters(count: number): string {
    return Array.from({ length: count }, () => "ABCDEFGHKLMNPRSTUVWXYZ"[this.whole(0, 21)]).join("");
  }

  /** A day between two years, as `YYYY-MM-DD`. */
  day(firstYear: number, lastYear: number): string {
    const at = Date.UTC(firstYear, 0, 1) + this.#next() * (Date.UTC(lastYear, 11, 31) - Date.UTC(firstYear, 0, 1));
    return new Date(at).toISOString().slice(0, 10);
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}

/** The day so many days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The same day so many years later; the 28th for a leap day. */
export const yearsAfter = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`.replace("-02-29", "-02-28");
