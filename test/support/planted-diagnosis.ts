import { expect } from "vitest";
import { type Plant, traceAll } from "../api/diagnosis/plant.ts";

/** One in twenty. */
const MISSES_MOST = 0.05;

/** Complaints about what went wrong in cases are traced to the record that is at fault, all but a few. */
export async function expectTraced(plants: readonly Plant[]): Promise<void> {
  const missed = await traceAll(plants);
  const complaints = plants.flatMap(({ comments }) => comments).length;
  expect(missed.slice(complaints * MISSES_MOST).map(({ text, certainty }) => `${text} (${certainty})`)).toEqual([]);
}
