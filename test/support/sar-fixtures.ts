import { raiseSar } from "../../src/domain/sar/sar.machine.ts";
import type { GoamlArtifact, SarTransaction } from "../../src/domain/sar/sar.model.ts";
import type { SarDraft, SarRecord, SarStep } from "../../src/domain/sar/sar.record.ts";
import type { Actor } from "../../src/platform/context.ts";
import { actor } from "./case-fixtures.ts";

/** Plain reports for tests of pure rules: everything that a test does not name is unremarkable. */
const NOW = new Date("2026-11-02T10:00:00.000Z");
export const metaOf = (by: Actor) => ({ now: NOW, actor: by });
export const mlro = (id: string) => actor(id, "mlro");

export const artifact = (given: Partial<GoamlArtifact> = {}): GoamlArtifact => ({
  key: "case/sar/sar/goaml.xml",
  sha256: "0".repeat(64),
  size: 100,
  schema_version: "5.0.2",
  notes: [],
  faults: [],
  ...given,
});

const draftSar = (given: Partial<SarDraft> = {}): SarDraft => ({
  reportType: "SAR",
  reason: "Payments that fit no business",
  indicators: [],
  transactions: [],
  ...given,
});

export const sarTransaction = (given: Partial<SarTransaction> = {}): SarTransaction => ({
  number: "T-1",
  date: "2026-10-01",
  amount: "12500.50",
  currency: "EUR",
  amount_local: null,
  mode: "transfer",
  from: { name: "Molenhof Logistiek", account: "BE68539007547034" },
  to: { name: "Jan Claes", account: null },
  description: "",
  ...given,
});

const IDS = { tenantId: "tenant", workflowId: "case-1", caseId: "case", sarId: "sar" };

export const raised = (by: Actor = actor("alice")): SarRecord =>
  raiseSar(IDS, draftSar(), artifact(), metaOf(by)).record;

/** A step of each kind, by its operation. */
export const steps = {
  submit: { operation: "submit-for-mlro", comment: "please look", artifact: artifact() },
  assess: (reportable: boolean): SarStep => ({
    operation: "assessment",
    assessment: {
      reportable,
      rationale: "because",
      assessed_by: "mia",
      signed_at: NOW.toISOString(),
      signature: "a.b.c",
    },
    triggers: ["trigger"],
  }),
  approve: { operation: "mlro-approve", comment: null },
  reject: { operation: "mlro-reject", reason: "nothing in it" },
  record: {
    operation: "record-submission",
    reference: "CTIF-1",
    channel: "goAML",
    submittedAt: NOW.toISOString(),
    artifact: artifact(),
  },
  acknowledge: { operation: "acknowledge", reference: "ACK-1", acknowledgedAt: NOW.toISOString() },
} as const satisfies Record<string, SarStep | ((reportable: boolean) => SarStep)>;
