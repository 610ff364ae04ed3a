import { describe, expect, it } from "vitest";
import { factsHash } from "../../../src/domain/decisions/pinned-facts.rules.ts";
import { applyNetwork } from "../../../src/domain/network/apply-network.rules.ts";
import type { Network } from "../../../src/domain/network/network.model.ts";
import { bundleHash } from "../../../src/platform/canonical-json.ts";
import { caseRecord, decisionInput } from "../../support/case-fixtures.ts";
import { networkAlert, networkParty } from "../../support/network-fixtures.ts";

const now = new Date("2026-11-05T10:00:00.000Z");
const read = (alerts: Network["alerts"], read_at = "2026-11-05T09:00:00.000Z"): Network => ({
  read_at,
  alerts,
  neighbours: [],
  partial: false,
});
const evidence = (id: string) => [
  {
    id,
    source: "network",
    source_url: "cases/c/network/iteration-1",
    data_hash: `sha256:${"0".repeat(64)}`,
    collected_at: "2026-11-05T09:00:00.000Z",
    key: "c/evidence/1",
    content_type: "application/json",
    size: 2,
  },
];
const told = (record = caseRecord(), network = read([networkAlert()])) =>
  applyNetwork(record, { network, evidence: evidence("e1") }, now);

describe("a reading of the network", () => {
  it("changes findings, score and rating in one change, and is audited once", () => {
    const before = caseRecord();
    const { record, audit } = told(before);
    expect(audit).toMatchObject([{ event: "ALERT_RAISED", actor: "system", details: { severity: "critical" } }]);
    expect(record.investigations[0]!.risk_score).toBeGreaterThan(0.8);
    expect(record.investigations[0]!.risk_rating!.level).toBe("high");
    const again = applyNetwork(
      record,
      { network: read([networkAlert()], "2026-11-05T09:30:00.000Z"), evidence: [] },
      now,
    );
    expect(again).toEqual({ record, audit: [] });
  });

  it("that is older than the last one changes nothing", () => {
    const { record } = told();
    const older = read([], "2026-11-05T08:00:00.000Z");
    expect(applyNetwork(record, { network: older, evidence: [] }, now).record).toBe(record);
  });

  it("changes nothing of a decided case", () => {
    const decided = caseRecord({ status: "REJECTED" });
    expect(told(decided).record).toBe(decided);
  });

  it("tells of a higher severity, of members and of the end, each by its own entry", () => {
    const first = told(caseRecord(), read([networkAlert({ severity: "low" })])).record;
    const raised = told(first, read([networkAlert()]));
    expect(raised.audit).toMatchObject([{ event: "ALERT_CHANGED", details: { severity_before: "low" } }]);
    const grown = networkAlert({ parties: [networkParty(), networkParty({ entity_id: "company:BE:2" })] });
    const more = told(raised.record, read([grown]));
    expect(more.audit).toMatchObject([{ event: "ALERT_CHANGED", details: { members_added: 1, members_removed: 0 } }]);
    const ended = { by: "dora", at: "2026-11-05T09:00:00.000Z", reason: "false_positive", text: null };
    const gone = told(more.record, read([{ ...grown, status: "dismissed", ended }]));
    expect(gone.audit).toMatchObject([{ event: "ALERT_ENDED", details: { how: "dismissed", by: "dora" } }]);
    expect(told(more.record, read([])).audit).toMatchObject([
      { event: "ALERT_ENDED", details: { how: "no_longer_linked" } },
    ]);
    expect(told(gone.record, read([grown])).audit).toMatchObject([{ event: "ALERT_RAISED" }]);
  });

  it("leaves a parked decision as it is where only words of an alert changed", () => {
    const { record } = told();
    const parked = {
      ...record,
      status: "PENDING_SECOND_APPROVAL" as const,
      parked: {
        input: decisionInput(),
        maker: "alice",
        parkedFrom: "REVIEW_PENDING" as const,
        parkedAt: "2026-11-05T09:10:00.000Z",
        bundleHash: bundleHash(record.evidence),
        factsHash: factsHash(record),
        reasons: [],
        needsSenior: true,
      },
    };
    const reworded = applyNetwork(
      parked,
      { network: read([networkAlert({ description: "More is known." })]), evidence: evidence("e2") },
      now,
    ).record;
    expect(reworded.parked!.bundleHash).toBe(bundleHash(reworded.evidence));
    const lowered = applyNetwork(
      parked,
      { network: read([networkAlert({ severity: "low" })]), evidence: evidence("e3") },
      now,
    ).record;
    expect(lowered.parked!.bundleHash).not.toBe(bundleHash(lowered.evidence));
  });
});
