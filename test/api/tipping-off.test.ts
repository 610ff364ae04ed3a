import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CASE_STATUSES, type CaseStatus } from "../../src/domain/case/case.model.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { decisionInput, investigation } from "../support/case-fixtures.ts";
import { openCase, type OpenCase, isShut } from "../support/cases.ts";
import { Partner } from "../support/partners.ts";
import { putCase } from "../support/portal.ts";
import { raiseSar, SarFile, sarIn } from "../support/sars.ts";
import { sarTrigger } from "../support/sar-trigger.ts";
import { type Observation, observe } from "../support/tipping-off.ts";

const SAR_STATES = ["draft", "pending_mlro", "assessed", "approved", "rejected", "submitted", "acknowledged"] as const;
/** States of a report in which its assessment is completed and opens the lock. */
const COMPLETED: readonly string[] = ["approved", "rejected", "submitted", "acknowledged"];
const UNDER_REVIEW: readonly CaseStatus[] = [
  "DOCUMENTS_RECEIVED",
  "INVESTIGATING",
  "REVIEW_PENDING",
  "PENDING_SECOND_APPROVAL",
  "ESCALATED",
];

/** What an officer reads of a case, and of the list that it stands in. */
const READINGS = [
  "",
  "/audit",
  "/ai-brief",
  "/company-profile",
  "/customer",
  "/timeline",
  "/comments",
  "/ownership",
  "/retention",
  "/rule-evaluations",
  "/responses",
  "/documents?source=all",
];

async function read(officer: Officer, opened: OpenCase): Promise<unknown[]> {
  const queues = [
    "",
    "?sort=due_at",
    "?sort=-rating",
    "?sort=-priority",
    "?rating=high,prohibited",
    "?due_before=2999-01-01",
  ];
  const lists = [...queues.map((query) => `/api/cases${query}`), "/api/desk", "/api/officers"];
  const paths = [...lists, ...READINGS.map((reading) => `${opened.path}${reading}`)];
  const seen: unknown[] = [];
  for (const path of paths) {
    const { status, body } = await officer.get(path);
    expect([path, status]).toEqual([path, 200]);
    seen.push(body);
  }
  return seen;
}

/** A case in a status, with or without a trigger of the lock. Its alarm has nothing to do, so that it stays there. */
async function caseIn(officer: Officer, status: CaseStatus, locked: boolean): Promise<OpenCase> {
  const opened = await openCase(officer, undefined, { additional_data: { language: "fr" } });
  const findings = locked ? [sarTrigger()] : [];
  const task = { document_type: null, required: true, justification: "we suspect", status: "open" } as const;
  await putCase(opened, {
    status,
    iteration: 1,
    investigations: [investigation({ findings })],
    followUpTasks: [{ id: "followup_2_1", iteration: 2, description: "Who?", response_type: "text", ...task }],
    parked:
      status === "PENDING_SECOND_APPROVAL"
        ? {
            input: decisionInput(),
            maker: "alice",
            parkedFrom: "REVIEW_PENDING",
            parkedAt: "2026-11-01T08:00:00.000Z",
            bundleHash: "",
            reasons: [],
            needsSenior: false,
          }
        : null,
  });
  return opened;
}

describe("what a customer or a partner can tell", () => {
  it("never depends on whether there is a report, in any state of its life", async () => {
    const scenes = fc.record({
      status: fc.constantFrom(...CASE_STATUSES),
      sar: fc.constantFrom(...SAR_STATES),
      locked: fc.boolean(),
      language: fc.constantFrom("nl", "fr", "de", "en", "*"),
    });
    const shown = (status: CaseStatus, locked: boolean, sar: string) =>
      // A completed assessment opens the lock, as the contract wants; under review that shows nothing either.
      !locked || UNDER_REVIEW.includes(status) || !COMPLETED.includes(sar);
    await fc.assert(
      fc.asyncProperty(
        scenes.filter(({ status, locked, sar }) => shown(status, locked, sar)),
        async ({ status, sar, locked, language }) => {
          const officer = newOfficer();
          const [plain, reported] = [await caseIn(officer, status, locked), await caseIn(officer, status, locked)];
          await sarIn(sar, officer, reported);
          const partner = new Partner({ tenant: officer.tenant });
          expect(await observe(reported, partner, language)).toEqual(await observe(plain, partner, language));
        },
      ),
      {
        numRuns: 11,
        examples: SAR_STATES.map((sar) => [{ status: "REVIEW_PENDING", sar, locked: true, language: "en" }]),
      },
    );
  });

  let underReview: Promise<Observation[]> | undefined;
  /** Of a case under review that nothing is known of, which is the same for every caller. */
  const ofOneUnderReview = () =>
    (underReview ??= (async () => {
      const officer = newOfficer();
      const plain = await caseIn(officer, "REVIEW_PENDING", false);
      return observe(plain, new Partner({ tenant: officer.tenant }));
    })());

  it.each(CASE_STATUSES)(
    "is, of a locked case in %s, what they can tell of one merely under review",
    async (status) => {
      const officer = newOfficer();
      const locked = await caseIn(officer, status, true);
      const partner = new Partner({ tenant: officer.tenant });
      expect(await observe(locked, partner)).toEqual(await ofOneUnderReview());
    },
  );

  it("does not change at the moment in which a report is raised, decided or filed", async () => {
    const officer = newOfficer();
    const partner = new Partner({ tenant: officer.tenant });
    for (const status of ["REVIEW_PENDING", "ESCALATED"] as const) {
      const opened = await caseIn(officer, status, true);
      await observe(opened, partner);
      const before = await observe(opened, partner);
      const { sar_id } = await raiseSar(officer, opened);
      const file = new SarFile(officer, opened, sar_id);
      for (const step of [file.submit, () => file.assess(true), file.approve, file.record, file.acknowledge]) {
        expect(await observe(opened, partner)).toEqual(before);
        expect((await step()).status).toBe(200);
      }
      expect(await observe(opened, partner)).toEqual(before);
    }
  });

  it("is compared with something: a case that collects is told apart from one under review", async () => {
    const officer = newOfficer();
    const [collecting, reviewed] = [
      await caseIn(officer, "AWAITING_DOCUMENTS", false),
      await caseIn(officer, "REVIEW_PENDING", false),
    ];
    const partner = new Partner({ tenant: officer.tenant });
    expect(await observe(collecting, partner)).not.toEqual(await observe(reviewed, partner));
  });
});

describe("what a case shows inside the house", () => {
  const detail = async (officer: Officer, { path }: OpenCase) => (await officer.get(path)).body;

  it("stays as it is, its times too, at every step of a report", async () => {
    const officer = newOfficer();
    const opened = await caseIn(officer, "REVIEW_PENDING", false);
    await caseIn(officer, "REVIEW_PENDING", false);
    // The list follows with the next change: what was put into the case is no news then.
    expect((await officer.post(`${opened.path}/portal-link`)).status).toBe(200);
    const before = await read(officer, opened);
    const { sar_id } = await raiseSar(officer, opened);
    const file = new SarFile(officer, opened, sar_id);
    for (const step of [file.submit, () => file.assess(true), file.approve, file.record, file.acknowledge]) {
      expect(await read(officer, opened)).toEqual(before);
      expect((await step()).status).toBe(200);
    }
    expect(await read(officer, opened)).toEqual(before);
  });

  it("changes with the lock that a completed assessment opens, and says no more", async () => {
    const officer = newOfficer();
    const opened = await caseIn(officer, "REVIEW_PENDING", true);
    const before = await detail(officer, opened);
    await sarIn("approved", officer, opened);
    const after = await detail(officer, opened);
    expect([isShut(before, "sar_first"), isShut(after, "sar_first")]).toEqual([true, false]);
    expect({ ...after, gates: before.gates, decision_options: before.decision_options }).toEqual(before);
  });

  it("moves its time with any other change", async () => {
    const officer = newOfficer();
    const opened = await caseIn(officer, "REVIEW_PENDING", false);
    const { updated_at } = await detail(officer, opened);
    await sarIn("acknowledged", officer, opened);
    expect((await officer.post(`${opened.path}/portal-link`)).status).toBe(200);
    const after = await detail(officer, opened);
    expect(after.updated_at > updated_at).toBe(true);
    const { cases } = (await officer.get("/api/cases")).body;
    expect(cases).toMatchObject([{ workflow_id: opened.workflowId, updated_at: after.updated_at }]);
  });
});
