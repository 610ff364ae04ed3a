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

/** The complaints about all plants that were not traced to their culprit. Plants of one case are complained of in one. */
export async function traceAll(plants: readonly Plant[]): Promise<Missed[]> {
  const desks = new Map<string, Desk>();
  const missed: Missed[] = [];
  for (const plant of plants) {
    const { given, acts = [] } = plant;
    const key = JSON.stringify([given, acts]);
    const desk = desks.get(key) ?? (await prepare(given));
    if (!desks.has(key)) await desk.take(...acts);
    desks.set(key, desk);
    missed.push(...(await missesOf(plant, desk)));
  }
  return missed;
}

interface Missed {
  readonly text: string;
  readonly certainty: string | null;
}

async function missesOf(
  { name, rating = 1, categories = [], culprit, comments }: Plant,
  desk: Desk,
): Promise<Missed[]> {
  const wanted = culprit === null ? "nothing" : `${culprit.kind} ${culprit.name}`;
  const found = await diagnose(
    desk,
    comments.map((comment) => ({ rating, categories, comment })),
  );
  return found.flatMap(({ comment, grounds }) => {
    const named = grounds.record === null ? "nothing" : `${grounds.record.kind} ${grounds.record.name}`;
    const text = `${name}: "${comment}" named ${named}, not ${wanted}`;
    return named === wanted ? [] : [{ text, certainty: grounds.certainty }];
  });
}

/** Posts the feedback and waits for its classification. */
async function diagnose(desk: Desk, feedback: readonly object[]): Promise<any[]> {
  const officer = desk.as("anna");
  const path = `/api/diagnostics/${desk.opened.caseId}/iterations/1/feedback`;
  const posted = new Set<string>();
  for (const one of feedback) {
    const { status, body } = await officer.post(path, one);
    expect(status).toBe(200);
    posted.add(body.id);
  }
  const rows = async () =>
    ((await officer.get(path)).body as { id: string; classified_at: string | null }[]).filter(({ id }) =>
      posted.has(id),
    );
  await expect
    .poll(async () => (await rows()).filter(({ classified_at }) => classified_at !== null).length, { timeout: 60_000 })
    .toBe(feedback.length);
  return rows();
}
