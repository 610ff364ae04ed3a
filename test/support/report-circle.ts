import { expect } from "vitest";
import { raiseSar, SarFile } from "./sars.ts";
import { type House, readAll, reportIds, type Seen, tryReport } from "./uninformed.ts";

const STEPS = {
  submit: (file: SarFile) => file.submit(),
  reportable: (file: SarFile) => file.assess(true),
  "not reportable": (file: SarFile) => file.assess(false),
  approve: (file: SarFile) => file.approve(),
  reject: (file: SarFile) => file.reject(),
  record: (file: SarFile) => file.record(),
  acknowledge: (file: SarFile) => file.acknowledge(),
};
type Step = keyof typeof STEPS;

/** The steps to each state of a report. */
export const WAYS: Readonly<Record<string, readonly Step[]>> = {
  draft: [],
  pending_mlro: ["submit"],
  assessed: ["submit", "reportable"],
  approved: ["submit", "reportable", "approve"],
  rejected: ["submit", "not reportable", "reject"],
  "rejected though reportable": ["submit", "reportable", "reject"],
  submitted: ["submit", "reportable", "approve", "record"],
  acknowledged: ["submit", "reportable", "approve", "record", "acknowledge"],
};

/** Raises a report by alice. The house knows its id, as somebody might who guessed it. */
export async function report(one: House): Promise<{ readonly known: House; readonly file: SarFile }> {
  const { sar_id } = await raiseSar(one.alice, one.opened, { indicators: ["cash"] });
  const known = { ...one, ids: { ...one.ids, ...reportIds(one.opened, sar_id) } };
  return { known, file: new SarFile(one.alice, one.opened, sar_id) };
}

export async function take(file: SarFile, ...steps: readonly Step[]): Promise<void> {
  for (const step of steps) expect((await STEPS[step](file)).status).toBe(200);
}

/** All that an officer outside the circle can read, and try on the report. */
export const observe = async (one: House): Promise<Seen[]> => [...(await readAll(one)), ...(await tryReport(one))];

/** What is seen once everything has been read before: what is made at its first reading is there by then. */
export async function observeAtRest(one: House): Promise<Seen[]> {
  await observe(one);
  return observe(one);
}

export function expectUnchanged(before: readonly Seen[], after: readonly Seen[]): void {
  expect(before.length).toBeGreaterThan(40);
  for (const [i, seen] of after.entries()) expect(seen).toEqual(before[i]);
}
