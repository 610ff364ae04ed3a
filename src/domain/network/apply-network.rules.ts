import { canonicalHash } from "../../platform/canonical-json.ts";
import { type AuditDraft, type ChangeMeta, type RuleOutcome, withChangeBefore } from "../case/case.change.ts";
import { isDecided } from "../case/case.machine.ts";
import type { EvidenceRef } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { inOrder } from "../case/findings.rules.ts";
import { keepPinned } from "../decisions/pinned-facts.rules.ts";
import { reviseResult } from "../diligence/due-diligence.rules.ts";
import { networkAudit } from "./network-audit.rules.ts";
import { isNetworkFinding, networkFindings } from "./network-findings.rules.ts";
import type { Network } from "./network.model.ts";

/** A reading of the network outside of an investigation. */
export interface NetworkReading {
  readonly network: Network;
  /** The reading as it was stored; empty where the case knows the same already. */
  readonly evidence: readonly EvidenceRef[];
}

const EMPTY: Pick<Network, "alerts" | "neighbours" | "partial"> = { alerts: [], neighbours: [], partial: false };

/** Whether a reading says what the case knows already, whenever it was read. */
export function isKnownNetwork({ network }: Pick<CaseRecord, "network">, read: Network): boolean {
  if (network?.failed) return false;
  return substanceOf(network?.known ?? EMPTY) === substanceOf(read);
}

const substanceOf = ({ alerts, neighbours, partial }: typeof EMPTY): string =>
  canonicalHash({ alerts, neighbours, partial });

/**
 * A case after a reading of its network: findings, score and rating follow in the same change, and what is new is audited
 * once an alert and severity. A decided case stays as its decision found it, and an older reading changes nothing.
 */
export function applyNetwork(record: CaseRecord, { network, evidence }: NetworkReading, now: Date) {
  const unchanged = { record, audit: [] as AuditDraft[] };
  const before = record.network?.known ?? null;
  if (isDecided(record.status) || (before !== null && before.read_at > network.read_at)) return unchanged;
  if (isKnownNetwork(record, network)) {
    return record.network === undefined
      ? { record: { ...record, network: { known: network, evidence_ids: [] } }, audit: [] }
      : unchanged;
  }
  const evidenceIds = evidence.map(({ id }) => id);
  const added: CaseRecord = {
    ...record,
    network: { known: network, evidence_ids: evidenceIds },
    evidence: [...record.evidence, ...evidence],
  };
  const revised = keepPinned(record, reviseResult(withFindings(added, network, evidenceIds), now));
  return { record: revised, audit: networkAudit(before, network) };
}

/** The latest result with the findings of this reading in place of those of the one before, its gap included. */
function withFindings(record: CaseRecord, network: Network, evidenceIds: readonly string[]): CaseRecord {
  const latest = record.investigations.at(-1);
  if (!latest) return record;
  const others = latest.findings.filter((finding) => !isNetworkFinding(finding));
  const subject = { caseId: record.caseId, name: record.companyName, evidenceIds };
  const findings = inOrder([...others, ...networkFindings(network, subject, others)]);
  return { ...record, investigations: [...record.investigations.slice(0, -1), { ...latest, findings }] };
}

/** Records a reading that an alert elsewhere made necessary. */
export function recordNetwork(record: CaseRecord, reading: NetworkReading, meta: ChangeMeta): RuleOutcome<undefined> {
  const { record: revised, audit } = applyNetwork(record, reading, meta.now);
  return { ok: true, value: { record: revised, audit, effects: [], answer: undefined } };
}

/**
 * Takes a decision on the case as a fresh reading of its network leaves it, in the same change. What was read stays with
 * the case when the decision is refused.
 * @param reading null or absent where none was needed.
 */
export function decideOnNetwork<T>(
  record: CaseRecord,
  reading: NetworkReading | null | undefined,
  now: Date,
  decide: (record: CaseRecord) => RuleOutcome<T>,
): RuleOutcome<T> {
  if (!reading) return decide(record);
  const { record: revised, audit } = applyNetwork(record, reading, now);
  if (revised === record) return decide(record);
  return withChangeBefore(decide(revised), revised, { audit });
}
