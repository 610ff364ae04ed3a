import { describe, expect, it } from "vitest";
import type { AlertRow } from "../../../src/features/alerts/alerts.tables.ts";
import { networkFrom } from "../../../src/features/alerts/network-view.ts";
import type { Neighbourhood, ReachedEntity, Relation } from "../../../src/graph/index.ts";

const CUSTOMER = "company:BE:0403170701";

const entity = (given: Partial<ReachedEntity>): ReachedEntity => ({
  id: CUSTOMER,
  type: "company",
  name: given.id ?? "Customer",
  number: null,
  country: "BE",
  standing: null,
  startDate: null,
  endDate: null,
  bankruptOn: null,
  activities: null,
  birthDate: null,
  nationality: null,
  sanctions: null,
  outcome: null,
  caseCount: 0,
  firstSeen: "2026-11-01T08:00:00.000Z",
  lastSeen: "2026-11-01T08:00:00.000Z",
  distance: 1,
  ...given,
});

const owns = (from: string): Relation => ({
  from,
  type: "owns",
  to: CUSTOMER,
  source: "kbo",
  role: null,
  sharePercent: 50,
  since: null,
  until: null,
  evidenceHash: null,
  evidenceKey: null,
  firstSeen: "2026-11-01T08:00:00.000Z",
  checkedAt: "2026-11-01T08:00:00.000Z",
});

const alertNaming = (id: string, status: AlertRow["status"]): AlertRow => ({
  tenantId: "tenant",
  id: "00000000-0000-4000-8000-0000000000a1",
  patternType: "contagion",
  entityKey: CUSTOMER,
  severity: "high",
  status,
  title: "Contagion",
  description: "A company near the customer was rejected.",
  linkedCaseIds: [],
  evidenceSnapshot: { entities: [{ id, type: "company", name: id }], relationships: [], motif_details: {} },
  evidenceHash: "sha256:0",
  createdAt: "2026-11-01T08:00:00.000Z",
  updatedAt: "2026-11-01T08:00:00.000Z",
  focusId: CUSTOMER,
  resolvedAt: null,
  resolution: null,
  basis: null,
  isPartial: false,
  dueAt: null,
  storyId: null,
});

/** The network of a customer beside these owners. */
const networkAmong = (entities: readonly ReachedEntity[], alerts: readonly AlertRow[] = [], isTruncated = false) => {
  const around: Neighbourhood = {
    centre: entity({}),
    entities,
    relations: entities.map(({ id }) => owns(id)),
    isTruncated,
    truncated: new Set(),
  };
  const rows = { subjects: [CUSTOMER], alerts, around: [around], parties: [], cases: [], ends: [] };
  return networkFrom({ ...rows, today: "2026-11-20", workflowId: "case-1" });
};

describe("neighbours of concern", () => {
  const rejected = entity({ id: "company:BE:0999900150", outcome: "rejected" });

  it.each([
    ["active", 0],
    ["acknowledged", 0],
    ["dismissed", 0],
    ["resolved", 1],
  ] as const)("that an alert with the status %s names are shown %i times", (status, times) => {
    expect(networkAmong([rejected], [alertNaming(rejected.id, status)]).neighbours).toHaveLength(times);
  });

  it("come with the gravest first, so that a cut leaves out the least, and says so", () => {
    const bankrupt = Array.from({ length: 20 }, (_, at) =>
      entity({ id: `company:BE:04${String(at).padStart(8, "0")}`, standing: "bankrupt" }),
    );
    const sanctioned = entity({ id: "person:zz", type: "person", sanctions: "exact" });
    const cut = networkAmong([...bankrupt, rejected, sanctioned]);
    expect(cut.neighbours.slice(0, 3).map(({ concern }) => concern)).toEqual(["sanctioned", "rejected", "bankrupt"]);
    expect([cut.neighbours.length, cut.partial]).toEqual([20, true]);
    expect(networkAmong(bankrupt).partial).toBe(false);
    expect(networkAmong([rejected], [], true).partial).toBe(true);
  });
});
