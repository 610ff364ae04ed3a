import { bundleHash } from "../../platform/canonical-json.ts";
import { foldText } from "../../platform/folding.ts";
import type { Language } from "../../platform/language.ts";
import type {
  EvidenceRequestInput,
  MlroMemoInput,
  RegisterReportInput,
  RequestedItem,
  SourceAppendixInput,
} from "../../rendering/letters/letters.model.ts";
import { quotable } from "../../domain/decisions/quoted-reason.ts";
import type { RelationshipSpan } from "../../domain/relationships/relationship-span.rules.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import { confirmedHits } from "../../domain/decisions/hits.rules.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { newestFindings } from "../../domain/case/findings.rules.ts";
import { describeCustomer } from "../../domain/customer/describe-customer.rules.ts";
import { currentChecks } from "../../domain/diligence/due-diligence.rules.ts";
import type { RegisterDifference } from "../../domain/diligence/register-report.rules.ts";
import { agreesOnNumber } from "../../domain/readings/agreement.rules.ts";
import { templateName } from "../../domain/templates/index.ts";
import { isSarLocked, openTriggers, sarTriggers } from "../../domain/decisions/gates.rules.ts";
import { linesSinceLastDecision } from "../../domain/reviews/since-last-decision.rules.ts";
import { PORTAL_TEXTS } from "../../domain/portal/portal.texts.ts";
import { namedPersons } from "../../investigation/people/named-persons.ts";
import { portalState, type PortalState } from "../portal/portal-view.rules.ts";
import type { Sar } from "../../domain/sar/sar.model.ts";

/** The common parts of every letter of a case. */
export interface LetterFrame {
  readonly brand_name: string;
  readonly sample: boolean;
  readonly generated_at: string;
}

const companyOf = (record: CaseRecord) => ({
  case_id: record.caseId,
  company_name: record.companyName,
  company_registration_number: record.registrationNumber ?? record.vatNumber ?? "",
});

/** Requests what the portal requests and still lacks, in the portal's words: no letter says more than the portal. */
export function evidenceRequest(
  record: CaseRecord,
  frame: LetterFrame,
  link: { readonly portal_url: string; readonly language: Language },
): EvidenceRequestInput {
  const state = portalState(record, link.language);
  const from = PORTAL_TEXTS.noteFrom[link.language].replace("{brand}", frame.brand_name);
  return {
    ...frame,
    ...link,
    company_name: record.companyName,
    reference: record.caseId,
    expires_at: record.portal.expiresAt,
    is_review: record.reviewOf !== undefined,
    documents: requestedDocuments(record, state, from),
    questions: requestedAnswers(state, record.reviewOf !== undefined, from),
  };
}

const noteOf = (text: string | null, from: string) => (text === null ? null : { from, text });

/** Each document once, and none that was handed in before. */
function requestedDocuments(
  { documents }: CaseRecord,
  { document_requirements, follow_up_tasks }: PortalState,
  from: string,
): RequestedItem[] {
  // What a review began with is what it asks again.
  const isHandedIn = (id: string) =>
    documents.some((one) => one.requirement_id === id && one.source !== "system" && one.iteration > 0);
  const standard = document_requirements
    .filter(({ id }) => !isHandedIn(id))
    .map(({ name, ...item }) => ({ ...item, label: name, note: null }));
  const tasks = follow_up_tasks
    .filter((task) => task.response_type === "document")
    .map(({ description, ...item }) => ({ ...item, label: description, note: noteOf(item.customer_note, from) }));
  const open = [...standard, ...tasks].filter(({ uploaded }) => !uploaded);
  const sameItem = ({ label, note }: (typeof open)[number]) => JSON.stringify([label, note?.text ?? ""]);
  return [...Map.groupBy(open, sameItem).values()].map((same) => ({
    label: same[0]!.label,
    required: same.some(({ required }) => required),
    note: same[0]!.note,
  }));
}

/** In a review an answer is there already, and is asked again. */
function requestedAnswers(
  { questions, follow_up_tasks }: PortalState,
  isReview: boolean,
  from: string,
): RequestedItem[] {
  const asked = questions.map(({ text, ...item }) => ({ ...item, label: text, note: null }));
  const tasks = follow_up_tasks
    .filter((task) => task.response_type !== "document")
    .map(({ description, ...item }) => ({ ...item, label: description, note: noteOf(item.customer_note, from) }));
  return [...asked, ...tasks]
    .filter(({ answer }) => answer === null || isReview)
    .map(({ label, required, note }) => ({ label, required, note }));
}

/** Reports to the register of beneficial owners of the company's country what differs from it. */
export function registerReport(
  record: CaseRecord,
  differences: readonly RegisterDifference[],
  frame: LetterFrame & { readonly language: Language },
): RegisterReportInput {
  const { caseId, companyName, registrationNumber: declared, country } = record;
  const { registered_name, number } = describeCustomer(record, new Date(frame.generated_at));
  return {
    ...frame,
    reference: caseId,
    company: {
      name: registered_name ?? companyName,
      declared_name: isSame(registered_name ?? companyName, companyName) ? null : companyName,
      registration_number: number,
      declared_number: declared === null || agreesOnNumber(declared, number ?? declared) ? null : declared,
      country,
    },
    differences,
  };
}

/** In any case and punctuation. */
const isSame = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Presents a case to the MLRO. */
export function mlroMemo(
  record: CaseRecord,
  sars: readonly Sar[],
  frame: LetterFrame & { readonly generated_by: string },
  relationship: RelationshipSpan | null = null,
): MlroMemoInput {
  const last = record.investigations.at(-1);
  const triggers = sarTriggers(record);
  // What was assessed tells of a report: an officer who may know of none reads of triggers alone.
  const open = new Set(sars.length > 0 ? openTriggers(record) : triggers);
  const openIds = new Set([...open].map(({ id }) => id));
  const assessedIds = new Set(triggers.filter((trigger) => !open.has(trigger)).map(({ id }) => id));
  const findings = newestFindings(record);
  return {
    ...frame,
    case: {
      ...companyOf(record),
      country: record.country,
      template_name: templateName(record),
      status: record.status,
      created_at: record.createdAt,
    },
    // A reason may tell of a report, which an officer who knows of none may not read.
    relationship: relationship?.ended
      ? {
          ...relationship,
          ended: { ...relationship.ended, ...(sars.length === 0 && { reason: quotable(relationship.ended.reason) }) },
        }
      : relationship,
    since_last_decision: linesSinceLastDecision(record),
    named_persons: record.templateId === "kyc_natural_person" ? namedPersons(record) : [],
    customer: describeCustomer(record, new Date(frame.generated_at)),
    mandatory_checks: currentChecks(record, new Date(frame.generated_at)),
    risk_score: last?.risk_score ?? null,
    risk_factors: last?.risk_factors ?? [],
    triggers: findings
      .filter(({ id }) => openIds.has(id))
      .map((finding) => (assessedIds.has(finding.id) ? withWhyAgain(finding) : finding)),
    assessed_triggers: findings.filter(({ id }) => assessedIds.has(id) && !openIds.has(id)),
    other_findings: findings.filter(({ id }) => !assessedIds.has(id) && !openIds.has(id)),
    confirmed_matches: newestConfirmed(record),
    open_discrepancies: record.discrepancies.filter(({ status }) => status === "open"),
    gate_locked: isSarLocked(record),
    reports: sars,
    evidence: record.evidence,
  };
}

/** Tells the MLRO why an assessed article waits again: its words have changed. */
const withWhyAgain = (finding: Finding): Finding => ({
  ...finding,
  description: `${finding.description} A completed assessment covers an earlier text of this article; its words have changed since.`,
});

/** Each confirmed sanctions match once, as the latest iteration that has it confirmed shows it. */
const newestConfirmed = (record: CaseRecord): Finding[] => [
  ...new Map(confirmedHits(record, "sanctions").map((finding) => [finding.id, finding])).values(),
];

/** Every source behind a case. */
export function sourceAppendix(record: CaseRecord, frame: LetterFrame): SourceAppendixInput {
  return {
    ...frame,
    case: companyOf(record),
    evidence: record.evidence,
    evidence_bundle_hash: record.evidence.length > 0 ? bundleHash(record.evidence) : null,
    findings: newestFindings(record),
    risk_factors: record.investigations.at(-1)?.risk_factors ?? [],
  };
}
