import { isoTime } from "../../platform/clock.ts";
import { isDecided } from "../case/case.machine.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { reviseTier } from "../automation/case-tier.rules.ts";
import type { Finding, InvestigationResult } from "../case/case.model.ts";
import { refusedApprovals } from "../case/refused-approvals.rules.ts";
import { inOrder } from "../case/findings.rules.ts";
import { type Check, isOpen } from "./check.model.ts";
import { deriveChecks } from "./checks.rules.ts";
import { documentComparisons } from "./contradictions.rules.ts";
import { filingComparisons } from "./contradictions/filings.rules.ts";
import { reconcileDiscrepancies } from "./discrepancies.rules.ts";
import {
  DOCUMENT_AGENTS,
  type DocumentSubject,
  isDocumentFinding,
  missingDocuments,
  presentDocuments,
} from "./document-findings.rules.ts";
import { isTradeFinding, tradeFinding } from "../mcc/mcc-decision.rules.ts";
import { restrictionsInForce } from "../reviews/standing-restrictions.rules.ts";
import { DEFAULT_POLICY } from "./default-policy.ts";
import type { DueFacts } from "./due-facts.model.ts";
import { rateRisk } from "./rating.rules.ts";
import type { RiskRating } from "./rating.model.ts";
import type { Policy } from "./policy.model.ts";
import { onceByWords, scoreRisk } from "./risk-score.rules.ts";
import { answersOfRecord } from "./taken-back.rules.ts";
import { withGuardian } from "./guardian.rules.ts";
import { knownCase } from "../readings/known-case.ts";

export function dueFacts(record: CaseRecord, now: Date): DueFacts {
  const known = latestFacts.get(record);
  if (known?.now.getTime() === now.getTime()) return known;
  const facts = deriveFacts(record, now);
  latestFacts.set(record, facts);
  return facts;
}

/** The facts of each record at the last `now`, so that they are derived once. A record is immutable. */
const latestFacts = new WeakMap<CaseRecord, DueFacts>();

function deriveFacts(record: CaseRecord, now: Date): DueFacts {
  const { answers, ownerCountriesBefore } = answersOfRecord(record);
  return {
    ...knownCase(record, now),
    answers,
    ...(ownerCountriesBefore.length > 0 && { ownerCountriesBefore }),
    findings: record.investigations.at(-1)?.findings ?? [],
    discrepancies: record.discrepancies,
    validationResults: record.validationResults,
    policy: record.policy ?? DEFAULT_POLICY,
  };
}

/**
 * The checks of a case as they stand at `now`; of a decided case, as they stood at its decision. Empty before the first
 * investigation.
 */
export function currentChecks(record: CaseRecord, now: Date): readonly Check[] {
  return record.investigations.length === 0 ? [] : deriveChecks(factsInForce(record, now));
}

/** The facts of a case as they stand at `now`; of a decided case, as they stood at its decision. */
export function factsInForce(record: CaseRecord, now: Date): DueFacts {
  const { decision, status } = record;
  return dueFacts(record, decision !== null && isDecided(status) ? new Date(decision.decidedAt) : now);
}

/**
 * The rating of the latest result beside the checks as `currentChecks` gives them: due diligence is not simplified while a mandatory
 * check is open, such as one that a paper no longer shows by its age, nor once a second officer refused the approval,
 * nor under restrictions. Null without a rating.
 */
export function currentRating(record: CaseRecord, checks: readonly Check[]): RiskRating | null {
  const rating = record.investigations.at(-1)?.risk_rating;
  const isDoubted =
    checks.some(isOpen) || refusedApprovals(record).length > 0 || restrictionsInForce(record).length > 0;
  if (rating?.regime !== "simplified" || !isDoubted) return rating ?? null;
  const { review_months: months } = (record.policy ?? DEFAULT_POLICY).values;
  return { ...rating, regime: "standard", next_review_months: months.standard };
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
 * Derives the latest result again after a document was read or an officer changed what the result is based on: checks,
 * findings on documents, discrepancies, score, rating, and a stricter review tier. No source is queried. The result of a
 * decided case stays as its decision found it.
 */
export function reviseResult(given: CaseRecord, now: Date): CaseRecord {
  const latest = given.investigations.at(-1);
  if (!latest || !given.grounds || isDecided(given.status)) return given;
  const discrepancies = mayChangeFindings(given)
    ? reconcileDiscrepancies(given.caseId, given.discrepancies, comparisonsOf(given, now), isoTime(now))
    : given.discrepancies;
  const record = { ...given, discrepancies };
  const revisedFindings = reviseTradeFinding(record, reviseDocumentFindings(record, latest, now));
  const findings = withGuardian({ ...dueFacts(record, now), findings: revisedFindings });
  const facts = { ...dueFacts(record, now), findings };
  const checks = deriveChecks(facts);
  const risk = scoreRisk(onceByWords(findings), discrepancies, record.mcc?.risk_tier ?? null);
  const revised: InvestigationResult = {
    ...latest,
    findings,
    discrepancies,
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

function comparisonsOf(record: CaseRecord, now: Date) {
  const facts = dueFacts(record, now);
  return [...documentComparisons(facts, record.discrepancies), ...filingComparisons(facts, record.discrepancies)];
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

/**
 * What was read, reviewed or filed since may take a finding on a document away, change it, or add one. Pure, and the same
 * rules as in an investigation.
 */
function reviseDocumentFindings(record: CaseRecord, { findings }: InvestigationResult, now: Date): readonly Finding[] {
  if (!mayChangeFindings(record)) return findings;
  const facts = dueFacts(record, now);
  const evidenceOf = (agent: string) => findings.find(({ agent_name }) => agent_name === agent)?.evidence_ids;
  const caseFile = record.evidence.findLast(({ source }) => source === "case_file");
  const subject = (agent: string): DocumentSubject => ({
    caseId: record.caseId,
    name: record.companyName,
    evidenceIds: evidenceOf(agent) ?? (caseFile ? [caseFile.id] : []),
  });
  const current = [
    ...missingDocuments(facts, subject(DOCUMENT_AGENTS.missing)),
    ...presentDocuments(facts, subject(DOCUMENT_AGENTS.present)),
  ];
  const known = new Map(findings.map((finding) => [finding.id, finding]));
  const revised = current.map((finding) => withKnown(finding, known.get(finding.id)));
  const others = findings.filter((finding) => !isDocumentFinding(finding));
  const isSame =
    others.length + revised.length === findings.length && revised.every((one) => known.get(one.id) === one);
  return isSame ? findings : inOrder([...others, ...revised]);
}

/** Keeps an unchanged finding with its clearance and confirmation. */
function withKnown(finding: Finding, before: Finding | undefined): Finding {
  if (before === undefined) return finding;
  if (before.title === finding.title && before.description === finding.description) return before;
  const { clearance, confirmation } = before;
  return { ...finding, ...(clearance && { clearance }), ...(confirmation && { confirmation }) };
}

/** Whether a document was read, reviewed or filed, or owners were filed. Otherwise the investigation's findings still hold. */
const mayChangeFindings = ({ documents, ownershipFiled }: CaseRecord): boolean =>
  ownershipFiled !== undefined || documents.some(({ review, filed, reading }) => review ?? filed ?? reading);
