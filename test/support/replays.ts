import { expect } from "vitest";
import { findSampleCompany, SAMPLE_COMPANIES } from "../../src/sources/sample-companies.ts";
import { newOfficer, type Officer } from "./api.ts";
import { investigate, openCase, type OpenCase } from "./cases.ts";

/** Of each file of sample companies at least one. `test/proofs/workerd/replay-samples.test.ts` has all others. */
export const REPLAYED_IN_SUITE = ["0999900150", "0999900942", "0999901536", "0999905001", "0999920045", "0202239951"];

export const REPLAYED_IN_PROOFS = SAMPLE_COMPANIES.map(({ number }) => number).filter(
  (number) => !REPLAYED_IN_SUITE.includes(number),
);

export const replayPath = ({ caseId }: OpenCase, iteration = 1) =>
  `/api/diagnostics/${caseId}/iterations/${iteration}/replay`;

export async function replay(officer: Officer, opened: OpenCase, iteration = 1) {
  const answer = await officer.get(replayPath(opened, iteration));
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Investigates a sample company, and lets the case be replayed by the rules of its time and by those of today. */
export async function expectIdenticalReplay(number: string): Promise<void> {
  const officer = newOfficer();
  const host = findSampleCompany(number)!.website?.host;
  const opened = await openCase(officer, number, host ? { website_url: `https://${host}/` } : {});
  await investigate(officer, opened);
  const verdict = await replay(officer, opened);
  expect(verdict.differences).toEqual([]);
  expect(verdict).toMatchObject({ identical: true, first_difference: null, iteration: 1 });
  expect(verdict.evidence_checked).toBeGreaterThan(5);
  expect(verdict.stages_compared).toBeGreaterThan(8);
  const today = await officer.get(`${replayPath(opened)}?rules=today`);
  expect(today.body).toMatchObject({ identical: true, rules: "today" });
}
