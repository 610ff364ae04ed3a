import { judgesBefore } from "../case/rules-version.model.ts";
import type { CaseDocument, Finding } from "../case/case.model.ts";
import { endOnce } from "../../platform/end-once.ts";
import { derivedId } from "../../platform/ids.ts";
import { IDENTITY_KINDS, kindsFor } from "../documents/document-kinds.ts";
import { certainKind } from "../readings/certain-kind.ts";
import { accountsAbroad } from "./accounts-abroad.rules.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { listed } from "./check-results.ts";
import { contradictionsIn } from "./contradictions.rules.ts";
import { correctedAway } from "./corrected-facts.rules.ts";
import { DOCUMENT_FINDINGS, type DocumentFindingDraft, isDocumentFindingCode } from "./document-severities.ts";
import { datedOf, type DocumentFacts, isLive, kindOf, maxAgeOf, yearEndOf } from "./provided-documents.ts";
import { dateRead, kindInWords, said } from "./reading-words.ts";
import { highRiskPapers } from "./high-risk-papers.rules.ts";
import { findingsInFile } from "./file-findings.rules.ts";
import { negativeEquity } from "./own-accounts.rules.ts";
import { lowPayslips, lowTaxNotices } from "./payslips.rules.ts";
import { newDirectors } from "./new-directors.rules.ts";
import { whyRefused } from "./refused-papers.rules.ts";
import { outdatedArticles } from "./outdated-articles.rules.ts";
import { unprovenAccounts } from "./unproven-accounts.rules.ts";
import { papersTakenBack } from "./papers-taken-back.rules.ts";
import { fundsPapers } from "./funds-papers.rules.ts";
import { fundsToShow } from "./funds-to-show.rules.ts";
import {
  furtherStandings,
  isUnclear,
  providedTypes,
  type RequirementStanding,
  requirementStandings,
  type RequirementState,
} from "./requirement-standings.rules.ts";

/** Whom the findings are about, and the evidence that they stand on. */
export interface DocumentSubject {
  readonly caseId: string;
  readonly name: string;
  readonly evidenceIds: readonly string[];
}

/** The agents that find what is missing, and what is wrong with what was read. */
export const DOCUMENT_AGENTS = { missing: "document_intake", present: "document_reading" } as const;

function findingOf(
  facts: DocumentFacts,
  draft: DocumentFindingDraft,
  subject: DocumentSubject,
  agent: string,
): Finding {
  const { code, title, sourceEntry } = draft;
  const description = judgesBefore(facts, 3) ? draft.description : endOnce(draft.description);
  const { severity, grave } = DOCUMENT_FINDINGS[code];
  return {
    // As every finding of an investigation: case, category, subject and source entry.
    id: derivedId("finding", subject.caseId, "document", subject.name, sourceEntry),
    category: "document",
    severity: draft.isGrave ? grave : severity,
    title,
    description,
    source: draft.source ?? "customer",
    evidence_ids: subject.evidenceIds,
    agent_name: agent,
    confidence: 1,
    subject: subject.name,
    source_entry: sourceEntry,
    code,
  };
}

/** Required documents that were not handed in, or that an officer rejected. */
export function missingDocuments(facts: DocumentFacts, subject: DocumentSubject): Finding[] {
  const funds = missingFunds(facts);
  const found = requirementStandings(facts).flatMap(({ id, label, state }) => {
    if (state !== "missing" && state !== "rejected") return [];
    if (funds !== null && id === FUNDS) return [];
    const what = state === "missing" ? "was not submitted" : "was rejected by an officer, so it counts as missing";
    const draft = {
      code: "document_missing" as const,
      title: `Missing document: ${label}`,
      description: `The required document "${label}" ${what}.`,
      sourceEntry: `missing:${id}`,
    };
    return [findingOf(facts, draft, subject, DOCUMENT_AGENTS.missing)];
  });
  return funds === null ? found : [...found, findingOf(facts, funds, subject, DOCUMENT_AGENTS.missing)];
}

const FUNDS = "source_of_funds";

/** The finding that a private customer shows no paper of funds that only a paper shows. */
function missingFunds(facts: DocumentFacts): DocumentFindingDraft | null {
  const funds = fundsToShow(facts);
  if (funds === null) return null;
  if (providedTypes(facts).has(FUNDS)) return judgesBefore(facts, 7) ? null : fundsToJudge(facts, funds);
  return {
    code: "document_missing",
    isGrave: true,
    title: "Missing document: source of funds",
    description: `The customer names ${funded(facts, funds)}, and no paper shows ${judgesBefore(facts, 11) ? "it" : "where it comes from"}.`,
    sourceEntry: `missing:${FUNDS}`,
  };
}

/** A sum may stand in another answer than that on the source of funds. */
const funded = (facts: DocumentFacts, funds: string): string =>
  judgesBefore(facts, 11) || !funds.startsWith("an amount") ? `${funds} as the source of funds` : funds;

/** A paper for large funds: whether a menu, a payslip or a deed shows a gift is for an officer to say. Null once one has accepted it. */
function fundsToJudge(facts: DocumentFacts, funds: string): DocumentFindingDraft | null {
  const papers = facts.documents.filter((one) => isLive(one) && documentTypeOf(facts, one) === FUNDS);
  if (papers.some(({ review, filed }) => filed !== undefined || review?.outcome === "accepted")) return null;
  const names = papers.map(({ filename }) => `"${filename}"`);
  return {
    code: "document_unclear",
    isGrave: true,
    title: "Source of funds: an officer must judge the paper",
    description: `The customer names ${funded(facts, funds)}, and handed in ${listed(names)}. The service does not judge whether that shows it: an officer must accept or reject it.`,
    sourceEntry: `to_judge:${FUNDS}`,
  };
}

/** What is wrong with documents that were handed in or filed: by their kind, their dates and what was read in them. */
export function presentDocuments(facts: DocumentFacts, subject: DocumentSubject): Finding[] {
  const drafts = draftsOfPresent(facts);
  const agent = hasReadings(facts.documents) ? DOCUMENT_AGENTS.present : DOCUMENT_AGENTS.missing;
  return [...drafts, ...correctedAway(facts, drafts, draftsOfPresent)].map((draft) =>
    findingOf(facts, draft, subject, agent),
  );
}

function draftsOfPresent(facts: DocumentFacts): readonly DocumentFindingDraft[] {
  const contradictions = contradictionsIn(facts).flatMap(({ finding }) => finding ?? []);
  return [
    ...requirementStandings(facts).flatMap((standing) => draftOf(facts, standing, true) ?? []),
    ...furtherStandings(facts).flatMap(
      (standing) => draftOf(facts, standing, false) ?? unclearDraft(facts, standing, contradictions) ?? [],
    ),
    ...oncePerFile(facts, [
      ...facts.documents.flatMap((document) => findingsInFile(facts, document)),
      ...contradictions,
      ...highRiskPapers(facts, contradictions),
    ]),
    ...accountsAbroad(facts),
    ...unprovenAccounts(facts),
    ...negativeEquity(facts),
    ...lowPayslips(facts),
    ...lowTaxNotices(facts),
    ...fundsPapers(facts),
    ...newDirectors(facts),
    ...outdatedArticles(facts),
    ...papersTakenBack(facts),
  ];
}

/** Findings that ask the customer for a type of document again: one for each type. */
const BY_TYPE: readonly string[] = ["unread", "other_company", "other_person"];

/** Merges the findings of one file that came several times, and names each time. */
function oncePerFile(facts: DocumentFacts, drafts: readonly DocumentFindingDraft[]): DocumentFindingDraft[] {
  if (judgesBefore(facts, 3)) return [...drafts];
  const files = new Map(facts.documents.map((file) => [file.document_id, file]));
  const fileOf = ({ sourceEntry }: DocumentFindingDraft) =>
    files.get(sourceEntry.slice(sourceEntry.lastIndexOf(":") + 1));
  const keyOf = (draft: DocumentFindingDraft): string => {
    const [what, type] = draft.sourceEntry.split(":");
    const file = fileOf(draft);
    return file === undefined
      ? draft.sourceEntry
      : [draft.code, what, BY_TYPE.includes(what!) ? type : "", file.sha256].join(" ");
  };
  return [...Map.groupBy(drafts, keyOf).values()].map(([first, ...others]): DocumentFindingDraft => {
    const times = [first!, ...others].map((draft) => fileOf(draft)).filter((file) => file !== undefined);
    if (times.length < 2) return first!;
    const named = times.map(({ filename, uploaded_at: at }) => `as "${filename}" on ${at.slice(0, 10)}`);
    return { ...first!, description: `${first!.description} The same file came ${listed(named)}.` };
  });
}

/** Whether anything was read; without it officers alone have judged documents. */
export const hasReadings = (documents: readonly CaseDocument[]): boolean =>
  documents.some((document) => isLive(document) && document.reading !== undefined);

type Lacking = Extract<RequirementState, "wrong_kind" | "expired" | "stale">;

const TITLES: Readonly<Record<Lacking, string>> = {
  wrong_kind: "Document of another kind",
  expired: "Expired document",
  stale: "Old document",
};

/** The finding on a document that does not show what it was handed in for. */
function draftOf(
  facts: DocumentFacts,
  standing: RequirementStanding,
  isRequired: boolean,
): DocumentFindingDraft | null {
  const { id, label, state, file } = standing;
  if ((state !== "wrong_kind" && state !== "expired" && state !== "stale") || file === undefined) return null;
  const isIdentity = kindsFor(id).some((kind) => IDENTITY_KINDS.includes(kind));
  const isOwners = id === "ubo_declaration" || id === "ubo_extract";
  const isGrave = {
    wrong_kind: isRequired && (isIdentity || isOwners),
    expired: isIdentity || IDENTITY_KINDS.includes(kindOf(file)!),
    stale: false,
  }[state];
  const description = { wrong_kind: wrongKind, expired, stale }[state](facts, file, label);
  return {
    code: `document_${state}`,
    isGrave,
    title: `${TITLES[state]}: ${label}`,
    description,
    sourceEntry: `${state}:${id}`,
  };
}

/** The finding on a document that no check asks for, and that may not show what it was handed in for. */
function unclearDraft(
  facts: DocumentFacts,
  standing: RequirementStanding,
  contradictions: readonly DocumentFindingDraft[],
): DocumentFindingDraft | null {
  const { id, label, why, file } = standing;
  // What contradicts its address is told already.
  const isTold = contradictions.some(
    ({ sourceEntry: entry }) => entry.startsWith("contradicts_address") && entry.endsWith(`:${file?.document_id}`),
  );
  const isRefused = file !== undefined && whyRefused(facts, file) !== null;
  if (judgesBefore(facts, 6) || isTold || isRefused || file?.filed || kindsFor(id).length === 0 || !isUnclear(standing))
    return null;
  return {
    code: "document_unclear",
    title: `Unclear document: ${label}`,
    description: `The file "${file!.filename}", handed in as "${label}", ${why!}.`,
    sourceEntry: `unclear:${id}`,
  };
}

function wrongKind(_: DocumentFacts, file: CaseDocument, label: string): string {
  const { review, filed, reading, filename } = file;
  const asked = filed ? `was filed as ${kindInWords(filed.kind)}` : `was handed in as "${label}"`;
  const kind = kindInWords(review?.kind ?? certainKind(reading) ?? filed?.kind ?? "other");
  const by = review?.kind
    ? `${review.reviewed_by} reviewed it as ${kind}`
    : `the service read it as ${kind}${certainKind(reading) === null ? "" : ` (confidence ${reading!.kind_confidence.toFixed(2)})`}`;
  return `The file "${filename}" ${asked}; ${by}. ${filed ? "An officer must review it." : "It does not show what was asked for."}`;
}

function expired(_: DocumentFacts, file: CaseDocument): string {
  return `The file "${file.filename}" was valid until ${said(dateRead(file, "expiry_date"))}. A document that has expired does not count.`;
}

function stale(facts: DocumentFacts, file: CaseDocument): string {
  const read = dateRead(file, "document_date");
  const year = yearEndOf(facts, file);
  const dated = year
    ? `is for the year that ended on ${year}`
    : read
      ? `is dated ${said(read)}`
      : `shows no date and was ${file.filed ? "obtained" : "handed in"} on ${datedOf(file).slice(0, 10)}`;
  const kind = kindOf(file);
  const days = maxAgeOf(facts, kind === null ? kindsFor(file.requirement_id) : [kind]);
  const limit = days === null ? "the policy allows" : `the ${days} days that the policy allows`;
  return `The file "${file.filename}" ${dated}, which is longer ago than ${limit}. What it states may have changed since.`;
}

/** Whether a finding is one of these, by its code or, in results of earlier versions, by its entry. */
export const isDocumentFinding = ({ category, code, source_entry }: Finding): boolean =>
  code === undefined
    ? category === "document" && (source_entry ?? "").startsWith("missing:")
    : isDocumentFindingCode(code);
