import { isoTime } from "../../platform/clock.ts";
import { isDecided } from "../case/case.machine.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { reviseTier } from "../automation/case-tier.rules.ts";
import type { Finding, InvestigationResult } from "../case/case.model.ts";
import { inOrder } from "../case/findings.rules.ts";
import type { Check } from "./check.model.ts";
import { deriveChecks } from "./checks.rules.ts";
import { documentFindings, isDocumentFinding } from "./document-findings.rules.ts";
import { isTradeFinding, tradeFinding } from "../mcc/mcc-decision.rules.ts";
import { DEFAULT_POLICY } from "./default-policy.ts";
import type { DueFacts } from "./due-facts.model.ts";
import { rateRisk } from "./rating.rules.ts";
import type { RiskRating } from "./rating.model.ts";
import type { Policy } from "./policy.model.ts";
import { scoreRisk } from "./risk-score.rules.ts";

export function dueFacts(record: CaseRecord, now: Date): DueFacts {
  const answers = record.additionalData["answers"];
  return {
    templateId: record.templateId,
    country: record.country,
    companyName: record.companyName,
    answers: typeof answers === "object" && answers !== null ? (answers as Record<string, unknown>) : {},
    documents: record.documents,
    followUpTasks: record.followUpTasks,
    findings: record.investigations.at(-1)?.findings ?? [],
    discrepancies: record.discrepancies,
    validationResults: record.validationResults,
    grounds: record.grounds ?? null,
    policy: record.policy ?? DEFAULT_POLICY,
    now,
  };
}

/**
 * The checks of a case as they stand at `now`; of a decided case, as they stood at its decision. Empty before the first
 * investigation.
 */
export function currentChecks(record: CaseRecord, now: Date): readonly Check[] {
  if (record.investigations.length === 0) return [];
  const { decision, status } = record;
  return deriveChecks(dueFacts(record, decision !== null && isDecided(status) ? new Date(decision.decidedAt) : now));
}

function rateRecord(record: CaseRecord, facts: DueFacts, checks: readonly Check[]): RiskRating {
  const { mcc, registrationNumber } = record;
  const confirmed = record.investigations
    .flatMap(({ findings }) => findings)
    .filter(({ confirmation }) => confirmation !== undefined);
  return rateRisk({ ...facts, checks, mcc, facts: record.facts, registrationNumber, confirmed });
}

/** The rating that an investigated case has at `now` under another policy; null for a case without a result. */
export function rateUnder(record: CaseRecord, policy: Policy, now: Date): RiskRating | null {
  if (record.investigations.length === 0) return null;
  const facts = { ...dueFacts(record, now), policy };
  return rateRecord(record, facts, deriveChecks(facts));
}

/**
 * Derives checks, findings on documents, score and rating of the latest result again, and limits the review tier, after
 * an officer changed what they stand on. No source is asked and no iteration begins. The result of a decided case stays
 * as its decision found it.
 */
export function reviseResult(record: CaseRecord, now: Date): CaseRecord {
  const latest = record.investigations.at(-1);
  if (!latest || !record.grounds || isDecided(record.status)) return record;
  const findings = reviseTradeFinding(record, reviseDocumentFindings(record, latest, now));
  const facts = { ...dueFacts(record, now), findings };
  const checks = deriveChecks(facts);
  const risk = scoreRisk(findings, record.discrepancies, record.mcc?.risk_tier ?? null);
  const revised: InvestigationResult = {
    ...latest,
    findings,
    risk_score: risk.score,
    risk_factors: risk.factors,
    checks,
    risk_rating: rateRecord(record, facts, checks),
    revised_at: isoTime(now),
  };
  return {
    ...record,
    investigations: [...record.investigations.slice(0, -1), revised],
    automation: record.automation && reviseTier(record.automation, revised),
  };
}

/** An officer's decision or notes on the merchant category may take the finding on the trade away, or add it. */
function reviseTradeFinding(record: CaseRecord, findings: readonly Finding[]): readonly Finding[] {
  const { mcc } = record;
  if (!mcc || (mcc.decision === null && !mcc.superseded && mcc.notes === undefined)) return findings;
  const before = findings.find(isTradeFinding);
  const register = record.grounds?.register;
  const evidenceIds = before?.evidence_ids ?? (register?.state === "answered" ? register.evidence_ids : []);
  const current = tradeFinding(mcc, { caseId: record.caseId, name: record.companyName, evidenceIds });
  const others = findings.filter((finding) => !isTradeFinding(finding));
  if (current === null) return before === undefined ? findings : others;
  return before?.id === current.id ? findings : inOrder([...others, current]);
}

/** What an officer reviewed or filed since may take a finding on a required document away, or add one. */
function reviseDocumentFindings(record: CaseRecord, { findings }: InvestigationResult, now: Date): readonly Finding[] {
  // Without an officer's word nothing has changed since the investigation looked at the documents.
  if (!record.documents.some(({ review, filed }) => review ?? filed)) return findings;
  const caseFile = record.evidence.findLast(({ source }) => source === "case_file");
  const current = documentFindings(dueFacts(record, now), {
    caseId: record.caseId,
    name: record.companyName,
    agent: "document_intake",
    evidenceIds: caseFile ? [caseFile.id] : [],
  });
  const known = new Set(findings.map(({ id }) => id));
  const holds = new Set(current.map(({ id }) => id));
  const added = current.filter(({ id }) => !known.has(id));
  const kept = findings.filter((finding) => !isDocumentFinding(finding) || holds.has(finding.id));
  return added.length === 0 && kept.length === findings.length ? findings : inOrder([...kept, ...added]);
}
