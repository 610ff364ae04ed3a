import { describe, expect, it } from "vitest";
import type { CaseStatus } from "../../src/domain/case/case.model.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { investigation } from "../support/case-fixtures.ts";
import { openCase, type OpenCase, reviewedCase, settle } from "../support/cases.ts";
import { detailOf, eventsOf, networkFindingsOf, plantAlert, untilNotified } from "../support/network.ts";
import { Partner } from "../support/partners.ts";
import { putCase } from "../support/portal.ts";
import { sarIn } from "../support/sars.ts";
import { observe } from "../support/tipping-off.ts";

const BANKRUPT = "0999901536";
const SUCCESSOR = "0999901635";

const OPEN: readonly CaseStatus[] = ["AWAITING_DOCUMENTS", "FOLLOW_UP_REQUIRED", "REVIEW_PENDING", "ESCALATED"];

async function caseIn(officer: Officer, status: CaseStatus): Promise<OpenCase> {
  const opened = await openCase(officer);
  const task = { document_type: null, required: true, justification: null, status: "open" } as const;
  await putCase(opened, {
    status,
    iteration: 1,
    investigations: [investigation()],
    followUpTasks: [{ id: "followup_2_1", iteration: 2, description: "Who?", response_type: "text", ...task }],
  });
  return opened;
}

describe("what a customer or a partner can tell of an alert across cases", () => {
  it.each(OPEN)("is nothing, of a case in %s", async (status) => {
    const officer = newOfficer();
    const [plain, named] = [await caseIn(officer, status), await caseIn(officer, status)];
    await plantAlert(officer, named, { severity: "critical" });
    expect(JSON.stringify(await untilNotified(officer, named, "ALERT_RAISED"))).toContain("Vennebroek");
    const partner = new Partner({ tenant: officer.tenant });
    const seen = await observe(named, partner);
    expect(seen).toEqual(await observe(plain, partner));
    expect(JSON.stringify(seen)).not.toMatch(/Vennebroek|alert/i);
  });
});

/** The case of a successor, as an officer reads it after the other case took its course; without ids and times. */
async function toldOf(course: (officer: Officer, other: OpenCase) => Promise<unknown>): Promise<unknown> {
  const officer = newOfficer("alice", "officer", "mlro");
  const successor = await reviewedCase(officer, SUCCESSOR);
  const other = await reviewedCase(officer, BANKRUPT);
  await untilNotified(officer, successor, "ALERT_RAISED");
  await course(officer, other);
  await settle(officer, other);
  await untilNotified(officer, successor, "ALERT_CHANGED");
  const detail = await detailOf(officer, successor);
  const { network, latest_risk_score, decision_options, gates } = detail;
  const audit = (
    await Promise.all(
      ["ALERT_RAISED", "ALERT_CHANGED", "ALERT_ENDED"].map((event) => eventsOf(officer, successor, event)),
    )
  )
    .flat()
    .map(({ event, details, actor }) => ({ event, details, actor }));
  const alerts = (await officer.get("/intelligence/alerts")).body
    .map(({ pattern_type, severity, status, title }: any) => [pattern_type, severity, status, title].join(" "))
    .toSorted();
  const { summary, recommended_action } = (await officer.get(`${successor.path}/ai-brief`)).body;
  // Other findings stand in an order that follows ids.
  const told = {
    network,
    findings: networkFindingsOf(detail),
    latest_risk_score,
    decision_options,
    gates,
    audit,
    alerts,
  };
  const text = JSON.stringify({ ...told, summary, recommended_action })
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, "ID")
    .replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g, "TIME");
  return JSON.parse(text) as unknown;
}

describe("what a case tells of another that was reported", () => {
  it("is what it tells of one that was escalated or rejected without a report", async () => {
    const decide = (decision: string) => async (officer: Officer, other: OpenCase) => {
      expect((await officer.post(`${other.path}/decision`, { decision })).status).toBe(200);
    };
    for (const decision of ["escalate", "reject"]) {
      const plain = await toldOf(decide(decision));
      expect(JSON.stringify(plain)).toContain(
        decision === "escalate" ? "escalated in another case" : "rejected in another case",
      );
      const reported = await toldOf(async (officer, other) => {
        await sarIn("submitted", officer, other);
        await decide(decision)(officer, other);
      });
      expect(reported).toEqual(plain);
    }
  });
});
