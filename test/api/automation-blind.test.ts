import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { describedApi } from "../../src/cli/interface/described-api.ts";
import { openApiDocument } from "../../src/http/openapi/document.ts";
import { listOperations } from "../fuzz/operations.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { CLEAN, handInPapers, investigate, openCase } from "../support/cases.ts";

const PLACE = { officer_id: "alice", template_id: "psp_merchant_onboarding", country: "BE" };
/** A director of it is a near match of a sanctions list: never express, and no case that could be a sample. */
const HIT = "0999901041";
const REASON = "Owners, activity and documents agree with the register.";

const forceExpress = (officer: Officer) =>
  officer
    .colleague("cm", "compliance_manager")
    .post("/api/automation/override", { ...PLACE, reason: "for the test", forced_tier: "express_approval" });

/** A case whose object draws what is told: the least draw makes a blind sample, the greatest an ordinary full review. */
async function review(officer: Officer, number: string, draw: "none" | "sample" | "ordinary") {
  const opened = await openCase(officer, number);
  await runInDurableObject(env.CASE_WORKFLOW.getByName(opened.workflowId), (object) => {
    Object.assign(object, { env: { ...env, BLIND_SAMPLE_SHARE: draw === "none" ? "0" : "1" } });
  });
  const drawn = vi.spyOn(crypto, "getRandomValues").mockImplementation((into) => {
    // Only the draw takes four bytes.
    if (into?.byteLength === 4) return new Uint8Array(into.buffer).fill(draw === "sample" ? 0 : 255) as never;
    return randomValues(into);
  });
  await handInPapers(opened);
  const { body } = await investigate(officer, opened, { beneficial_owners: "n/a" });
  drawn.mockRestore();
  return { ...opened, detail: body };
}

const randomValues = crypto.getRandomValues.bind(crypto);

type Reviewed = Awaited<ReturnType<typeof review>>;

/** Every member of an answer that carries the judgement, with its path and value. */
function judgementIn(value: unknown, path = ""): string[] {
  if (typeof value === "string" && /^[[{]/.test(value)) return judgementIn(parsed(value), `${path}:`);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const own = `${path}.${key}`;
    const isEmpty = item === null || (Array.isArray(item) && item.length === 0);
    return JUDGEMENT.includes(key) && !isEmpty ? [own] : judgementIn(item, own);
  });
}

/** A stored answer of a source may be JSON in a text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const JUDGEMENT = [
  "risk_score",
  "risk_scores",
  "latest_risk_score",
  "risk_factors",
  "risk_rating",
  "rating_from",
  "recommended",
  "recommended_action",
  "four_eyes_reasons",
  "generated_tasks",
  "case_confidence",
  "confidence_cap",
  "synthesis_summary",
  "reasons",
  "blind_sample",
  "evoi_decisions",
];

describe("a case that asks its officer for a provisional decision", () => {
  const officer = newOfficer();
  const bob = officer.colleague("bob", "officer", "mlro");
  let sample: Reviewed;
  let ordinary: Reviewed;
  let express: Reviewed;

  beforeAll(async () => {
    await forceExpress(officer);
    [express, sample, ordinary] = [
      await review(officer, CLEAN, "none"),
      await review(officer, CLEAN, "sample"),
      await review(officer, CLEAN, "ordinary"),
    ];
  }, 240_000);

  it("is express otherwise, and then decided from the list by its own officer", async () => {
    expect(express.detail).toMatchObject({
      withheld: false,
      provisional_decision: null,
      automation: { tier: "express_approval", reasons: [] },
      review: { to_open: { findings: [], documents: [] }, blind_sample: null },
    });
    const rowOf = async (reader: Officer) =>
      (await reader.get("/api/cases")).body.cases.find(
        ({ workflow_id }: { workflow_id: string }) => workflow_id === express.workflowId,
      );
    expect(await rowOf(officer)).toMatchObject({ review_tier: "express_approval", express: true, withheld: false });
    expect(await rowOf(bob)).toMatchObject({ express: false });
  });

  it("says the same of a sample and of an ordinary full review", async () => {
    for (const { detail } of [sample, ordinary]) {
      expect(detail).toMatchObject({
        withheld: true,
        latest_risk_score: null,
        risk_rating: null,
        provisional_decision: null,
        automation: { tier: "full_review", reasons: null },
        review: { blind_sample: null },
      });
      expect(detail.review.to_open.documents.length).toBeGreaterThan(0);
    }
    const events = ({ detail }: Reviewed) => detail.audit_log.map(({ event }: { event: string }) => event);
    expect(new Set(events(sample))).toEqual(new Set(events(ordinary)));
    const auditOf = async ({ path }: Reviewed) =>
      (await officer.get(`${path}/audit`)).body.entries
        .filter(({ event }: { event: string }) => event === "TIER_APPLIED")
        .map(({ details }: { details: object }) => details);
    expect(await auditOf(sample)).toEqual(await auditOf(ordinary));
    expect(await auditOf(sample)).toEqual([{ tier: "full_review", reasons: null }]);
  });

  it("shows its officer the judgement in no operation that reads a case", async () => {
    const operations = listOperations(openApiDocument(describedApi()) as never).filter(
      ({ method, path, security }) =>
        method === "GET" &&
        security === "officer" &&
        /\{(workflow_id|case_id)\}/.test(path) &&
        !/sar|\/file$/.test(path),
    );
    expect(operations.length).toBeGreaterThan(20);
    const refused: string[] = [];
    for (const { workflowId, caseId, detail } of [sample, ordinary]) {
      for (const { id, path } of operations) {
        const route = path
          .replace("{workflow_id}", workflowId)
          .replace("{case_id}", caseId)
          .replace("{n}", "1")
          .replace("{document_id}", detail.documents[0].document_id)
          .replace(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");
        const answer = await officer.get(route);
        if (answer.body?.code === "provisional_decision_needed") refused.push(id);
        else if (answer.status === 200) expect([id, judgementIn(answer.body)]).toEqual([id, []]);
        expect([
          id,
          /blind|spot.?check/i.test(JSON.stringify(answer.body ?? "").replaceAll('"blind_sample":null', "")),
        ]).toEqual([id, false]);
      }
    }
    expect([...new Set(refused)].toSorted()).toEqual([
      "GET /api/cases/{workflow_id}/ai-brief",
      "GET /api/cases/{workflow_id}/case-intelligence",
      "GET /api/cases/{workflow_id}/case-pack.zip",
      "GET /api/cases/{workflow_id}/documents/mlro-memo.pdf",
      "GET /api/cases/{workflow_id}/documents/source-appendix.pdf",
      "GET /api/cases/{workflow_id}/rule-evaluations",
      "GET /api/diagnostics/{case_id}/iterations/{n}",
      "GET /api/diagnostics/{case_id}/iterations/{n}/feedback",
      "GET /api/diagnostics/{case_id}/iterations/{n}/replay",
      "GET /api/memory/case/{workflow_id}",
      "GET /cases/{workflow_id}/decision-memoranda",
      "GET /cases/{workflow_id}/decision-memorandum/{memo_id}",
    ]);
    for (const route of [`${sample.path}/regenerate-tasks`, `/cases/${sample.workflowId}/decision-memorandum`]) {
      expect((await officer.post(route, {})).body.code).toBe("provisional_decision_needed");
    }
  });

  it("shows it neither in lists, nor by averages, nor beside another case, nor by a preview of the policy", async () => {
    const list = await officer.get("/api/cases");
    const rows = list.body.cases.filter(
      ({ workflow_id }: { workflow_id: string }) => workflow_id !== express.workflowId,
    );
    for (const row of rows) {
      expect(row).toMatchObject({
        latest_risk_score: null,
        withheld: true,
        review_tier: "full_review",
        express: false,
      });
    }
    // Only the express case has a score that counts.
    const trends = (await officer.get("/intelligence/trends?days=1")).body;
    expect(trends.summary.max_risk).toBe(express.detail.latest_risk_score);
    const other = await officer.get(`${express.path}/case-intelligence`);
    for (const similar of other.body.similar_cases) expect(similar.risk_score).toBe(null);
    const preview = async (manager: string) => {
      const change = { values: { prohibited_countries: ["BE"] } };
      const answer = await officer.colleague(manager, "compliance_manager").post("/api/policy/preview", change);
      return answer.body.cases.map(({ workflow_id }: { workflow_id: string }) => workflow_id);
    };
    expect(await preview("cm")).toContain(sample.workflowId);
    expect(await preview("alice")).toEqual([express.workflowId]);
  });

  it("stands in every order, filter, date and count of the queue as one without a rating, for everybody", async () => {
    const days = { unrated: 30, low: 1, medium: 2, high: 3, prohibited: 4 };
    const manager = officer.colleague("cm", "compliance_manager");
    await manager.put("/api/policy", { values: { decision_due_days: days }, reason: "Dates by rating." });
    const withheld = [sample.workflowId, ordinary.workflowId].toSorted();
    for (const reader of [officer, bob, manager]) {
      for (const sort of ["rating", "-rating", "risk", "-risk"]) {
        const { cases } = (await reader.get(`/api/cases?sort=${sort}`)).body;
        const last = sort.startsWith("-") ? withheld : withheld.toReversed();
        expect([sort, cases.map(({ workflow_id }: { workflow_id: string }) => workflow_id)]).toEqual([
          sort,
          [express.workflowId, ...last],
        ]);
        for (const row of cases.slice(1)) {
          expect(row).toMatchObject({ rating: null, next_step: { code: "provisional_decision" } });
          expect(Date.parse(row.due_at) - Date.parse(row.created_at)).toBe(30 * 86_400_000);
          expect((await reader.get(`/api/cases/${row.workflow_id}`)).body.due_at).toBe(row.due_at);
        }
      }
      const rated = (await reader.get("/api/cases?rating=low,medium,high,prohibited")).body;
      expect(rated).toMatchObject({ total: 1, counts: { REVIEW_PENDING: 1 } });
      const soon = await reader.get(`/api/cases?due_before=${new Date(Date.now() + 10 * 86_400_000).toISOString()}`);
      expect(soon.body).toMatchObject({ total: 1, counts: { REVIEW_PENDING: 1 } });
    }
  });

  it("is as ever for a colleague", async () => {
    const seen = await bob.get(sample.path);
    expect(seen.body).toMatchObject({ withheld: false, risk_rating: { level: "low" } });
    expect((await bob.get(`${sample.path}/ai-brief`)).body.recommended_action).toBe("approve");
    expect(
      (await bob.post(`${sample.path}/provisional-decision`, { decision: "approve", reason: REASON })).body,
    ).toMatchObject({ status: 409, code: "invalid_state" });
  });

  it("opens with the provisional decision, which counts in the officer's record", async () => {
    const route = `${sample.path}/provisional-decision`;
    expect((await officer.post(route, { decision: "reject", reason: " " })).status).toBe(422);
    const both = await Promise.all([1, 2].map(() => officer.post(route, { decision: "reject", reason: REASON })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const recorded = both.find(({ status }) => status === 200)!;
    expect(recorded.body).toMatchObject({
      workflow_id: sample.workflowId,
      provisional_decision: { decision: "reject", reason: REASON, officer: "alice" },
    });
    expect((await officer.post(route, { decision: "approve", reason: REASON })).status).toBe(409);
    const { body: opened } = await officer.get(sample.path);
    expect(opened).toMatchObject({
      status: "REVIEW_PENDING",
      withheld: false,
      risk_rating: { level: "low" },
      provisional_decision: { decision: "reject" },
      automation: { tier: "full_review", reasons: null },
      review: { blind_sample: null },
    });
    expect(typeof opened.latest_risk_score).toBe("number");
    expect((await officer.get(`${sample.path}/ai-brief`)).body.recommended_action).toBe("approve");
    const pack = unzipSync((await officer.get(`${sample.path}/case-pack.zip`)).bytes);
    expect(JSON.parse(new TextDecoder().decode(pack["case.json"]))).toMatchObject({ review: { blind_sample: null } });

    expect((await officer.post(`${sample.path}/decision`, { decision: "approve" })).status).toBe(200);
    expect((await officer.get(sample.path)).body).toMatchObject({
      automation: { reasons: [] },
      review: { blind_sample: true },
    });
    const { body: audit } = await officer.get(`${sample.path}/audit`);
    expect(audit.chain_valid).toBe(true);
    expect(audit.entries.at(-1)).toMatchObject({
      event: "DECISION_APPLIED",
      details: { tier_reasons: [], blind_sample: true },
    });
    const counted = async () => {
      const { results } = await env.DB.prepare(
        "SELECT decision, provisional, recommended, agreed, blind_sample FROM automation_decisions WHERE tenant_id = ?",
      )
        .bind(officer.tenant)
        .all();
      return results;
    };
    await expect
      .poll(counted, { timeout: 60_000 })
      .toEqual([{ decision: "approve", provisional: "reject", recommended: "approve", agreed: 0, blind_sample: 1 }]);
  });

  it("is decided without one too, and then explains why it was reviewed in full", async () => {
    const decided = await officer.post(`${ordinary.path}/decision`, { decision: "escalate", reason: REASON });
    expect(decided.status).toBe(200);
    expect((await officer.get(ordinary.path)).body).toMatchObject({
      provisional_decision: { decision: "escalate" },
      automation: { reasons: [] },
      review: { blind_sample: false },
    });
  });

  it("is asked for nowhere where the case shows a reason against express approval, which would tell it is no sample", async () => {
    const { detail } = await review(officer, HIT, "sample");
    expect(detail).toMatchObject({
      withheld: false,
      automation: { tier: "full_review", reasons: expect.arrayContaining(["sanctions_finding"]) },
      review: { blind_sample: null },
    });
    expect(detail.risk_rating).not.toBeNull();
  });
});
