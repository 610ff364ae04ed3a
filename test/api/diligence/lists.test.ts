import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listed, ListSender } from "../../support/lists.ts";
import { LIVE, openNetwork } from "./network.ts";
import { prepare, runScenario } from "./run-scenario.ts";
import {
  APPROVED,
  approve,
  blocked,
  FORBIDDEN,
  type Given,
  PARKED,
  type Scenario,
  second,
  type Step,
} from "./scenario.ts";

const lists = new ListSender();
let closeNetwork: () => void;

beforeAll(async () => {
  closeNetwork = openNetwork();
  for (const source of ["eu", "un", "be"]) await lists.load(source, [[listed(`${source}-1`, "Somebody Else")]]);
  await lists.load("opensanctions", [[listed("os-1", "Another Person", { topics: ["pep"] })]]);
});
afterAll(() => closeNetwork());

const age = (source: string, hours: number) =>
  env.DB.prepare("UPDATE screening_lists SET checked_at_ms = checked_at_ms - ? WHERE source = ?")
    .bind(hours * 3_600_000, source)
    .run();
const inForce = (source: string) =>
  env.DB.prepare("SELECT list_id FROM screening_current WHERE source = ?").bind(source).first<{ list_id: string }>();
const remove = (source: string) => env.DB.prepare("DELETE FROM screening_current WHERE source = ?").bind(source).run();
const restore = (source: string, id: string) =>
  env.DB.prepare("INSERT INTO screening_current (source, list_id) VALUES (?, ?)").bind(source, id).run();

const PERSON: Given = {
  number: "client-4712",
  name: "Marie Verhulst",
  template: "kyc_natural_person",
  settings: LIVE,
};
const accept = (requirement: string): Step => ({ do: "review", who: "bob", requirement });
const PAPERS = [accept("identity_document"), accept("proof_of_address")];
const EVERYTHING = {
  identity: "established",
  screening: "established",
  purpose: "established",
  documents: "established",
} as const;

const ROWS: readonly Scenario[] = [
  {
    name: "a person whose papers an officer accepted is approved by another",
    given: PERSON,
    acts: PAPERS,
    checks: EVERYTHING,
    brief: "approve",
    options: { approve: { allowed: true, gate: null, four_eyes_reasons: [], needs_senior: false, requires: [] } },
    decisions: [approve(APPROVED)],
  },
  {
    name: "with the documents alone open, a senior second officer decides",
    given: PERSON,
    acts: [accept("identity_document")],
    checks: { ...EVERYTHING, documents: ["not_established", "unreadable"] },
    brief: "!approve",
    options: { approve: { allowed: true, gate: null, needs_senior: true, requires: [] } },
    decisions: [approve(PARKED), second("carol", APPROVED)],
  },
  {
    name: "with the purpose alone open, a senior second officer decides",
    given: { ...PERSON, answers: "none" },
    acts: PAPERS,
    checks: { ...EVERYTHING, purpose: ["not_established", "nothing_provided"] },
    brief: "follow_up",
    options: { approve: { allowed: true, gate: null, needs_senior: true, requires: [] } },
    decisions: [approve(PARKED), second("bob", FORBIDDEN), second("mia", APPROVED)],
  },
];

describe("with all lists in force", () => {
  it.each(ROWS)("$name", (row) => runScenario(row));
});

const screened = (reason: string | null, more: Partial<Scenario> = {}): Scenario => ({
  name: "",
  given: PERSON,
  checks: { screening: reason === null ? "established" : ["not_established", reason] },
  ...more,
});

describe("without all lists in force", () => {
  it.each(["eu", "un", "be", "opensanctions"])("nobody was screened while %s is missing", async (source) => {
    const { list_id: id } = (await inForce(source))!;
    await remove(source);
    try {
      await runScenario(
        screened("source_not_configured", {
          brief: "!approve",
          decisions: [approve(blocked("mandatory_check_open", ["screening"]))],
        }),
      );
    } finally {
      await restore(source, id);
    }
  });

  it("nobody was screened by a list that nobody has confirmed for two days", async () => {
    await age("eu", 49);
    await runScenario(
      screened("stale", { brief: "!approve", decisions: [approve(blocked("mandatory_check_open", ["screening"]))] }),
    );
    // The same file again is no new version, and says that the old one is still the publisher's.
    const again = await lists.stage("eu", [[listed("eu-1", "Somebody Else")]]);
    expect(again.body).toMatchObject({ state: "current" });
    await runScenario(screened(null));
  });
});

describe("a list that changed since the screening", () => {
  it("is searched again before an approval fires", async () => {
    const desk = await prepare(PERSON);
    const { documents } = await desk.detail();
    for (const { document_id: id } of documents) {
      const review = await desk.as("bob").post(`${desk.opened.path}/documents/${id}/review`, { outcome: "accepted" });
      expect(review.status).toBe(200);
    }
    const approval = (await desk.detail()).decision_options.find(({ decision }: any) => decision === "approve");
    expect(approval).toMatchObject({ allowed: true, four_eyes_reasons: [] });
    await lists.load("eu", [[listed("eu-2", "Marie Verhulst", { birthDates: ["1980-05-17"] })]], {
      version: "2026-03-03",
    });
    await desk.as("anna").post(`${desk.opened.path}/decision`, { decision: "approve" });
    expect((await desk.detail()).status).not.toBe("APPROVED");
  });
});
