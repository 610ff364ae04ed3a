import { expect } from "vitest";
import type { FeedbackCategory } from "../../../src/features/diagnostics/diagnosis.model.ts";
import { type Desk, prepare } from "../diligence/run-scenario.ts";
import type { Given, Step } from "../diligence/scenario.ts";

/** A record that a diagnosis may name: its kind and, where the kind has several, its name. */
interface Culprit {
  readonly kind: string;
  readonly name: string;
}

/** A case brought about over the interface, and officers' complaints of one thing that went wrong in it. */
export interface Plant {
  readonly name: string;
  readonly given: Given;
  readonly acts?: readonly Step[];
  readonly rating?: 1 | 2;
  readonly categories?: readonly FeedbackCategory[];
  /** Null: no record of the case explains the complaint. */
  readonly culprit: Culprit | null;
  /** The same complaint of officers who write English, Dutch, French and German. */
  readonly comments: readonly string[];
}

/** The complaints about a plant that were not traced to its culprit. */
export async function missesOf({ name, given, acts = [], rating = 1, categories = [], culprit, comments }: Plant) {
  const desk = await prepare(given);
  await desk.take(...acts);
  const wanted = culprit === null ? "nothing" : `${culprit.kind} ${culprit.name}`;
  const found = await diagnose(
    desk,
    comments.map((comment) => ({ rating, categories, comment })),
  );
  return found.flatMap(({ comment, grounds }) => {
    const named = grounds.record === null ? "nothing" : `${grounds.record.kind} ${grounds.record.name}`;
    const text = `${name}: "${comment}" named ${named}, not ${wanted}`;
    return named === wanted ? [] : [{ text, certainty: grounds.certainty as string | null }];
  });
}

/** Posts the feedback and waits for its classification. */
async function diagnose(desk: Desk, feedback: readonly object[]): Promise<any[]> {
  const officer = desk.as("anna");
  const path = `/api/diagnostics/${desk.opened.caseId}/iterations/1/feedback`;
  for (const one of feedback) expect((await officer.post(path, one)).status).toBe(200);
  const rows = async () => (await officer.get(path)).body as any[];
  await expect
    .poll(async () => (await rows()).every(({ classified_at }) => classified_at !== null), { timeout: 60_000 })
    .toBe(true);
  return rows();
}
