import type { Form } from "./originals.ts";

export interface Damaged {
  readonly form: Form;
  /** What was done, such as `text: bits, splice`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type Random = () => number;
export const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
export const below = (random: Random, limit: number): number => Math.floor(random() * limit);
