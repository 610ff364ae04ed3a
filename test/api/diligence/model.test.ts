import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPdf } from "../../unit/rendering/support/read-pdf.ts";
import { INJECTING_NEWS, injectingNews, INVENTED_OWNER, LyingModel, MODEL } from "./lying-model.ts";
import { openNetwork, serveHost } from "./network.ts";
import { type Desk, prepare } from "./run-scenario.ts";
import type { Given } from "./scenario.ts";

const model = new LyingModel();
let closeNetwork: () => void;
beforeAll(() => {
  closeNetwork = openNetwork();
  serveHost("model", model.answer);
  serveHost("news", injectingNews);
});
afterAll(() => closeNetwork());

/** All that an officer is told and that a decision rests on, without what differs between any two cases. */
async function conclusions(desk: Desk) {
  const detail = await desk.detail();
  const { summary, recommended_action } = await desk.brief();
  const result = detail.investigation_results.at(-1);
  // What is in the order of the findings' ids is in another order in every case.
  return {
    checks: detail.checks.map(({ check, outcome, reason, how }: any) => ({ check, outcome, reason, how })),
    rating: withoutIds(detail.risk_rating),
    risk_score: result.risk_score,
    findings: result.findings
      .map(({ category, severity, title }: any) => `${category} ${severity} ${title}`)
      .toSorted(),
    discrepancies: detail.discrepancies
      .map(({ kind, declared, observed }: any) => [kind, declared, observed])
      .toSorted(),
    summary: wordsOf(result.summary),
    tasks: detail.generated_tasks.map(({ description }: any) => description).toSorted(),
    gates: detail.gates,
    options: detail.decision_options,
    brief: { summary: wordsOf(summary), recommended_action },
  };
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d.%]+/gu)!.toSorted();

const withoutIds = (value: unknown) =>
  JSON.parse(JSON.stringify(value ?? null, (key, part) => (key === "evidence_ids" ? undefined : part)));

const CASES: readonly { readonly name: string; readonly given: Given }[] = [
  { name: "a clean company whose register is silent", given: { silent: ["kbo"] } },
  { name: "a company with social debt", given: { number: "0999900546" } },
  { name: "a company whose debt page cannot be read", given: { number: "0999901140" } },
  {
    name: "a company with a disputed owner",
    given: { number: "0999901338", answers: { beneficial_owners: "Jan Claes" } },
  },
  { name: "a company with a near sanctions match", given: { number: "0999901041" } },
  { name: "a company without owners or papers", given: { number: "0202239951", papers: false, answers: "none" } },
];

/** Texts of the case, printed or shown, that are not a model's suggestion by name. */
async function printed({ opened, as }: Desk): Promise<string> {
  const officer = as("anna");
  const pdfs = ["/report", "/documents/mlro-memo.pdf", "/documents/source-appendix.pdf"].map(async (path) => {
    const { status, bytes } = await officer.get(opened.path + path);
    expect([path, status]).toEqual([path, 200]);
    return (await readPdf(bytes)).text;
  });
  const pages = ["", "/ai-brief", "/company-profile", "/audit", "/evidence"].map(async (path) =>
    JSON.stringify((await officer.get(opened.path + path)).body),
  );
  const memo = await officer.post(`/cases/${opened.workflowId}/decision-memorandum`);
  expect(memo.status).toBe(201);
  return [...(await Promise.all([...pdfs, ...pages])), JSON.stringify(memo.body)].join("\n");
}

describe("a model that claims that all is clean, invents an owner and obeys a headline", () => {
  it.each(CASES)("changes nothing for $name", async ({ given }) => {
    const settings = { ...given.settings, ...INJECTING_NEWS };
    const [without, with_] = await Promise.all([
      prepare({ ...given, settings }),
      prepare({ ...given, settings: { ...settings, ...MODEL } }),
    ]);
    expect(await conclusions(with_)).toEqual(await conclusions(without));
    const approvals = [without, with_].map(async ({ as, opened }) => {
      const { status, body } = await as("anna").post(`${opened.path}/decision`, { decision: "approve" });
      return { status, code: body.code, gate: body.gate, open_checks: body.open_checks };
    });
    const [before, after] = await Promise.all(approvals);
    expect(after).toEqual(before);
  });

  it("is nowhere in what is printed", async () => {
    const desk = await prepare({ silent: ["kbo"], settings: { ...INJECTING_NEWS, ...MODEL } });
    const rejected = await desk.as("anna").post(`${desk.opened.path}/decision`, { decision: "reject", reason: "no" });
    expect(rejected.body.status).toBe("REJECTED");
    const text = await printed(desk);
    expect(text).toContain("Bakkerij De Linde");
    expect(text).not.toContain(INVENTED_OWNER);
    expect(text).not.toContain("All checks are clean");
  });

  it("was asked, so that it could have changed something", () => {
    expect(model.asked).toBeGreaterThan(0);
  });
});
