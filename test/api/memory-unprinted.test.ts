import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { insertDecision } from "../../src/features/memory/decisions.store.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { newOfficer, type Officer, send } from "../support/api.ts";
import { openCase, reviewedCase } from "../support/cases.ts";
import { teach } from "../support/memory.ts";
import { raiseSar, SarFile } from "../support/sars.ts";
import { type House, readAll, reportIds, type Seen } from "../support/uninformed.ts";

const NOT_ON_PEPPOL = "0999900744";
/** Words that only the memory knows. The last is how a rule states its counts. */
const CANARIES = ["kwartelnest", "zilvervosje", "pimpelmees", "such cases"];
/** Where officers read and correct what was learned. */
const CONSOLE = [
  "GET /api/cases/{workflow_id}",
  "GET /api/cases/{workflow_id}/case-intelligence",
  "GET /api/memory/rules/{officer_id}",
  "GET /api/memory/blocks/{officer_id}/{label}",
  "GET /api/memory/passages/{officer_id}",
];

/** Six decisions that teach a question and a reason, and a rule that the officer taught. */
async function learn(officer: Officer): Promise<void> {
  const ctx = createCtx(env, { actor: systemActor(officer.tenant) });
  const trigger = { severity: "low", hit_kind: null, document_kind: null, field: null };
  const triggers = ["peppol", "website", "vat"].map((finding_category) => ({ ...trigger, finding_category }));
  const asked = [{ key: "who runs the kwartelnest", document_type: null, words: "Who runs the kwartelnest?" }];
  const explained = triggers.map((one) => ({ trigger: one, words: "A pimpelmees" }));
  for (let n = 0; n < 6; n++) {
    const place = { workflowId: `${officer.tenant}-${n}`, templateId: "psp_merchant_onboarding", country: "BE" };
    const made = { decision: "case_approved", stands: true, decidedAt: "2026-11-20T10:00:00.000Z" };
    const seen = { triggers, asked, had: [], given: [], explained };
    await insertDecision(ctx, { id: place.workflowId, officerId: "alice", ...place, ...made, seen });
  }
  await officer.put("/api/memory/blocks/alice/learned_procedures", { value: { rules: ["Mind the zilvervosje"] } });
  await teach(
    officer,
    Array.from({ length: 5 }, () => ({ signal_type: "risk_level_changed" })),
    (await openCase(officer)).workflowId,
  );
}

async function houseOf(alice: Officer): Promise<{ house: House; detail: any }> {
  const bob = alice.colleague("bob", "officer", "compliance_manager", "admin", "mlro");
  const opened = await reviewedCase(alice, NOT_ON_PEPPOL);
  const memo = await alice.post(`/cases/${opened.workflowId}/decision-memorandum`, { justification: "Seen." });
  const { sar_id } = await raiseSar(alice, opened, { indicators: ["cash"] });
  const file = new SarFile(alice, opened, sar_id);
  await file.submit();
  await file.assess(true);
  await file.approve();
  const finding_id = opened.detail.investigation_results.at(-1).findings[0].id as string;
  const { workflowId: workflow_id, caseId: case_id } = opened;
  const ids = { workflow_id, case_id, finding_id, memo_id: memo.body.memo_id as string, reg_number: NOT_ON_PEPPOL };
  return { house: { alice, bob, opened, ids: { ...ids, ...reportIds(opened, sar_id) } }, detail: opened.detail };
}

const found = (seen: readonly Seen[]): string[] =>
  seen.flatMap(({ operation, text }) => {
    const said = text.toLowerCase().replaceAll(/\s+/g, "");
    const told = CANARIES.filter((canary) => said.includes(canary.replaceAll(" ", "")));
    return CONSOLE.includes(operation) ? [] : told.map((canary) => `${operation}: ${canary}`);
  });

describe("what was learned", () => {
  it("is read in the console and printed nowhere: no PDF, XML, ZIP, letter, page of the customer or record", async () => {
    const alice = newOfficer();
    await learn(alice);
    const { house, detail } = await houseOf(alice);
    const { path, token } = house.opened;
    const shown = JSON.stringify(detail);
    for (const canary of CANARIES) expect(shown.toLowerCase(), canary).toContain(canary);
    const before = await readAll(house);
    expect(before.filter(({ operation }) => /pdf|zip/.test(operation)).length).toBeGreaterThan(4);
    expect(before.filter(({ text, status }) => status === 200 && text.includes("<report_code>"))).not.toEqual([]);
    expect(found(before)).toEqual([]);

    // As the console sends it: the question is the officer's from here on, and what taught it stays behind.
    const question = detail.generated_tasks.find(({ remembered }: { remembered?: true }) => remembered);
    const { description, response_type, document_type, required, justification } = question;
    const follow_up_tasks = [{ description, response_type, document_type, required, justification }];
    const sent = await alice.post(`${path}/decision`, { decision: "follow_up", reason: "open", follow_up_tasks });
    expect(sent.status).toBe(200);
    const asked = (await readAll(house)).filter(({ operation }) => !/signals|memory\/case|audit/.test(operation));
    expect(found(asked).filter((line) => !line.endsWith("kwartelnest"))).toEqual([]);
    const portal = await send("GET", `/api/portal/${token}`);
    const page = new TextDecoder().decode((await send("GET", `/portal/${token}`)).bytes);
    for (const text of [JSON.stringify(portal.body), page])
      expect(text).not.toMatch(/zilvervosje|pimpelmees|such cases/i);
  });
});
