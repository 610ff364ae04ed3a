import type { EvidenceRef, Finding, Severity } from "../../domain/case/case.model.ts";
import { endOnce } from "../../platform/end-once.ts";
import { derivedId } from "../../platform/ids.ts";
import { judgesBy } from "../rules-version.ts";
import { FINDING_RULES, type FindingRuleId } from "./severity-table.ts";

export interface FindingDetails {
  readonly title: string;
  readonly description: string;
  readonly source: string;
  readonly agent: string;
  /** Whom or what it is about. */
  readonly subject: string;
  /** What in the source it stands on: a list entry, an article, a field. */
  readonly sourceEntry: string;
  readonly evidence: readonly Pick<EvidenceRef, "id">[];
  /** 0.0 to 1.0; 1 where the source states it outright. */
  readonly confidence?: number;
  readonly entryFingerprint?: string;
  readonly articleFingerprints?: Finding["article_fingerprints"];
  readonly hit?: Finding["hit"];
  /** In place of the table's, where a rule says so for this case. */
  readonly severity?: Severity;
}

/** The case that a finding belongs to. */
export interface FindingPlace {
  readonly input: { readonly caseId: string } & Parameters<typeof judgesBy>[0];
}

/**
 * A finding whose id depends on its case, category, subject and source entry alone, so that the same fact
 * found again in a later iteration is the same finding.
 */
export function makeFinding(place: FindingPlace, ruleId: FindingRuleId, details: FindingDetails): Finding {
  const { category, severity } = FINDING_RULES[ruleId];
  const { subject, sourceEntry } = details;
  return {
    id: derivedId("finding", place.input.caseId, category, subject, sourceEntry),
    category,
    severity: details.severity ?? severity,
    title: details.title,
    description: judgesBy(place.input, 3) ? endOnce(details.description) : details.description,
    source: details.source,
    evidence_ids: details.evidence.map(({ id }) => id),
    agent_name: details.agent,
    confidence: details.confidence ?? 1,
    subject,
    source_entry: sourceEntry,
    code: ruleId,
    ...(details.entryFingerprint === undefined ? {} : { entry_fingerprint: details.entryFingerprint }),
    ...(details.articleFingerprints === undefined ? {} : { article_fingerprints: details.articleFingerprints }),
    ...(details.hit === undefined ? {} : { hit: details.hit }),
  };
}
