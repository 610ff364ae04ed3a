import { isoTime } from "../../platform/clock.ts";
import { type Outcome, refuse } from "../../platform/errors.ts";
import { type ChangeMeta, type RuleOutcome, change } from "../case/case.change.ts";
import type { EvidenceRef } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { reviseResult } from "../diligence/due-diligence.rules.ts";
import { refuseDecided } from "../documents/filed-evidence.rules.ts";
import { isPersonCase } from "../readings/known-case.ts";
import type { OwnershipFiling, StatedOwners } from "./ownership-filing.model.ts";

/** Together with `MAX_STATED`, what a case stores of filings stays small enough to be read with every request. */
const MAX_FILINGS = 50;
/** Owners and statements of all filings of a case, also of withdrawn ones. */
const MAX_STATED = 2_000;

/** What an officer files, before it is stored. */
export type FiledOwnership = Omit<OwnershipFiling, "evidence_id" | "filed_by" | "filed_at" | "withdrawn">;

export type OwnershipStep =
  | {
      readonly kind: "file";
      readonly filing: FiledOwnership;
      readonly evidence: EvidenceRef;
    }
  | { readonly kind: "withdraw"; readonly filingId: string; readonly reason: string };

/** Files what an officer found of the owners, or withdraws it, and derives the checks again in the same change. */
export function takeOwnershipStep(
  record: CaseRecord,
  step: OwnershipStep,
  meta: ChangeMeta,
): RuleOutcome<OwnershipFiling> {
  return step.kind === "file" ? fileOwnership(record, step, meta) : withdrawFiling(record, step, meta);
}

/** How the case refuses a filing, so that nothing is stored for it; null where it takes it, or has it already. */
export function refuseFiling(record: CaseRecord, { filing_id, stated }: FiledOwnership): Outcome<never> | null {
  if (filingsOf(record).some((one) => one.filing_id === filing_id)) return null;
  return refuseDecided(record) ?? refusePerson(record) ?? refuseMany(record, stated);
}

function fileOwnership(
  record: CaseRecord,
  { filing, evidence }: Extract<OwnershipStep, { kind: "file" }>,
  meta: ChangeMeta,
): RuleOutcome<OwnershipFiling> {
  const known = filingsOf(record).find(({ filing_id }) => filing_id === filing.filing_id);
  if (known) return change(record, known);
  const refused = refuseFiling(record, filing);
  if (refused) return refused;
  const filed = { ...filing, evidence_id: evidence.id, filed_by: meta.actor.id, filed_at: isoTime(meta.now) };
  const { stated, filed_by: _by, filed_at: _at, ...details } = filed;
  return change(
    reviseResult(
      { ...record, ownershipFiled: [...filingsOf(record), filed], evidence: [...record.evidence, evidence] },
      meta.now,
    ),
    filed,
    [{ event: "OWNERSHIP_FILED", details: { ...details, data_hash: evidence.data_hash, stated: sizeOf(stated) } }],
    IN_GRAPH,
  );
}

function withdrawFiling(
  record: CaseRecord,
  { filingId, reason }: Extract<OwnershipStep, { kind: "withdraw" }>,
  meta: ChangeMeta,
): RuleOutcome<OwnershipFiling> {
  const known = filingsOf(record).find(({ filing_id }) => filing_id === filingId);
  if (!known) return refuse("not_found", "The filing was not found.");
  const refused = refuseDecided(record);
  if (refused) return refused;
  if (known.withdrawn) return refuse("invalid_state", "The filing has already been withdrawn.");
  const withdrawn = {
    ...known,
    withdrawn: { reason, withdrawn_by: meta.actor.id, withdrawn_at: isoTime(meta.now) },
  };
  const ownershipFiled = filingsOf(record).map((one) => (one === known ? withdrawn : one));
  const details = { filing_id: filingId, evidence_id: known.evidence_id, reason };
  return change(
    reviseResult({ ...record, ownershipFiled }, meta.now),
    withdrawn,
    [{ event: "OWNERSHIP_FILING_WITHDRAWN", details }],
    IN_GRAPH,
  );
}

/** Alerts across cases follow what is filed. */
const IN_GRAPH = [{ kind: "record_in_graph" }] as const;

const refusePerson = ({ templateId }: CaseRecord) =>
  isPersonCase({ templateId }) ? refuse("invalid_state", "The customer is a natural person and has no owners.") : null;

function refuseMany(record: CaseRecord, stated: StatedOwners) {
  const filings = filingsOf(record);
  if (filings.length >= MAX_FILINGS) {
    return refuse("invalid_state", `A case holds at most ${MAX_FILINGS} filings of owners.`);
  }
  const total = filings.reduce((sum, one) => sum + sizeOf(one.stated), sizeOf(stated));
  return total > MAX_STATED
    ? refuse("invalid_state", `The filings of a case hold at most ${MAX_STATED} statements together.`)
    : null;
}

const sizeOf = (stated: StatedOwners): number =>
  stated.form === "owners" ? stated.owners.length : stated.parties.length + stated.statements.length;

const filingsOf = ({ ownershipFiled }: CaseRecord): readonly OwnershipFiling[] => ownershipFiled ?? [];
