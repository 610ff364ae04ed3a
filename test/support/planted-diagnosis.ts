import { expect } from "vitest";
import { missesOf, type Plant } from "../api/diagnosis/plant.ts";

const WRONG_MOST = 0.05;

/** Complaints about what went wrong in cases are traced to the record that is at fault, all but a few. */
export async function expectTraced(plants: readonly Plant[], missesMost: number): Promise<void> {
  const missed = [];
  for (const plant of plants) missed.push(...(await missesOf(plant)));
  expect(missed.slice(missesMost).map(({ text }) => text)).toEqual([]);
  const complaints = plants.flatMap(({ comments }) => comments).length;
  const wrong = missed.filter(({ certainty }) => certainty === "named").map(({ text }) => text);
  expect(wrong.slice(complaints * WRONG_MOST)).toEqual([]);
}
