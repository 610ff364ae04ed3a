import { describe, expect, it } from "vitest";
import { env } from "cloudflare:workers";
import { completeInvestigation } from "../../src/domain/case/case-changes.rules.ts";
import { writeBrief } from "../../src/domain/case/brief.rules.ts";
import { gateStates, standingOf } from "../../src/domain/decisions/gates.rules.ts";
import { DEFAULT_POLICY } from "../../src/domain/diligence/default-policy.ts";
import { applyNetwork } from "../../src/domain/network/apply-network.rules.ts";
import type { Network } from "../../src/domain/network/network.model.ts";
import { readBeforeApproval } from "../../src/features/decisions/fresh-reading.service.ts";
import { runInvestigation } from "../../src/investigation/index.ts";
import { createCtx, type Ctx } from "../../src/platform/context.ts";
import { findSampleCompany } from "../../src/sources/sample-companies.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { caseRecord } from "../support/case-fixtures.ts";
import { approvableCase, CLEAN } from "../support/cases.ts";
import { honestCustomer, MemoryHost, systemCtx } from "../support/investigation-host.ts";
import { networkAlert } from "../support/network-fixtures.ts";

class UnreadableGraph extends MemoryHost {
  override readNetwork(): Promise<Network> {
    return Promise.reject(new Error("the graph cannot be read"));
  }
}

const terms = {
  policy: DEFAULT_POLICY,
  usesModel: false,
  readsNetwork: true as const,
  sample: true,
  listMaxAgeHours: { hours: 48, bySource: {} },
};
const customer = (given: object = {}) => honestCustomer(findSampleCompany(CLEAN)!, { terms, ...given });

const known = (network: Partial<Network>): Network => ({
  read_at: "2026-11-01T08:00:00.000Z",
  alerts: [],
  neighbours: [],
  partial: false,
  ...network,
});

describe("an investigation that cannot read the graph", () => {
  it("says that nothing is known of alerts, and never that there is none", async () => {
    const input = customer();
    const { result, network } = await runInvestigation(systemCtx(), new UnreadableGraph(input));
    expect(network).toEqual({ known: null, evidence_ids: [], failed: true });
    expect(result.findings.filter(({ agent_name }) => agent_name === "network")).toMatchObject([
      { category: "data_gap", title: "No usable answer: Relations to other companies and cases" },
    ]);
    const record = caseRecord({ investigations: [result], network: network!, generatedTasks: [] });
    expect(gateStates(standingOf(record, new Date()))).toContainEqual({
      gate: "critical_alert",
      state: "not_established",
    });
    const brief = writeBrief(record, new Date());
    expect(brief.recommended_action).not.toBe("approve");
    expect(brief.summary).toContain("could not be read, so alerts on the customer are not known");
  });

  it("takes away nothing of what an earlier iteration knew", async () => {
    const before = await runInvestigation(systemCtx(), withAlert(customer()));
    const again = customer({ iteration: 2, previous: [before.result], network: before.network });
    const { result, network } = await runInvestigation(systemCtx(), new UnreadableGraph(again));
    expect(network).toMatchObject({ failed: true, known: { alerts: [{ severity: "critical" }] } });
    expect(result.findings.filter(({ code }) => code === "network_alert")).toMatchObject([{ severity: "critical" }]);
    expect(result.findings.map(({ title }) => title)).toContain(
      "No usable answer: Relations to other companies and cases",
    );
  });

  it("is mended by the next reading, which takes the gap away", async () => {
    const { result, network } = await runInvestigation(systemCtx(), new UnreadableGraph(customer()));
    const record = caseRecord({ investigations: [result], network: network! });
    const reading = { network: known({ alerts: [networkAlert()] }), evidence: [] };
    const { record: mended, audit } = applyNetwork(record, reading, new Date());
    expect(mended.investigations[0]!.findings.filter(({ agent_name }) => agent_name === "network")).toMatchObject([
      { code: "network_alert", severity: "critical" },
    ]);
    expect(audit).toMatchObject([{ event: "ALERT_RAISED" }]);
    expect(mended.network).toMatchObject({ known: { alerts: [{}] } });
    expect(mended.network).not.toHaveProperty("failed");
  });
});

const withAlert = (input: ReturnType<typeof customer>): MemoryHost =>
  Object.assign(new MemoryHost(input), { network: { alerts: [networkAlert()], neighbours: [], partial: false } });

describe("a run that was recorded before the network was read", () => {
  it("is done again without it", async () => {
    const { readsNetwork: _, ...earlier } = terms;
    const host = new UnreadableGraph(customer({ terms: earlier }));
    const outcome = await runInvestigation(systemCtx(), host);
    expect(outcome).not.toHaveProperty("network");
    expect([...host.stages.keys()]).not.toContain("network");
  });
});

describe("an investigation that completes", () => {
  it("tells the log of each alert that the case did not know", async () => {
    const outcome = await runInvestigation(systemCtx(), withAlert(customer()));
    const run = { runId: "run-1", iteration: 1, startedAt: "2026-11-22T10:00:00.000Z", attempt: 1 };
    const record = caseRecord({ status: "INVESTIGATING", iteration: 1, investigations: [], run });
    const review = { officerTier: "full_review", share: 0, draw: 1 } as const;
    const complete = (of: typeof record) =>
      completeInvestigation(of, "run-1", outcome, review as never, { now: new Date() });
    const raised = (of: typeof record) => {
      const completed = complete(of);
      return completed.ok ? completed.value.audit.filter(({ event }) => event === "ALERT_RAISED") : null;
    };
    expect(raised(record)).toHaveLength(1);
    expect(raised({ ...record, network: outcome.network! })).toEqual([]);
  });
});

describe("an approval whose alerts cannot be read", () => {
  const ctxOf = (officer: Officer): Ctx =>
    createCtx(env, { actor: { kind: "officer", tenantId: officer.tenant, id: "alice", roles: ["officer"] } });

  it("waits instead of taking silence for an answer, and goes through once they can", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer, CLEAN);
    const ctx = ctxOf(officer);
    const broken = new Proxy(ctx.db, {
      get: () => {
        throw new Error("the database is away");
      },
    });
    await expect(readBeforeApproval({ ...ctx, db: broken }, opened)).rejects.toMatchObject({
      code: "service_unavailable",
    });
    const policy = { version: expect.any(Number) };
    expect(await readBeforeApproval(ctx, opened)).toMatchObject([
      null,
      { network: { alerts: [] }, evidence: [] },
      policy,
      [],
      [],
    ]);
  });
});
