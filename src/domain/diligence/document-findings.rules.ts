import type { Finding, Severity } from "../case/case.model.ts";
import { derivedId } from "../../platform/ids.ts";
import { IDENTITY_KINDS, kindsFor } from "../documents/document-kinds.ts";
import type { DocumentFacts } from "./provided-documents.ts";
import {
  type RequirementStanding,
  requirementStandings,
  type RequirementState,
} from "./requirement-standings.rules.ts";

type Lacking = Exclude<RequirementState, "accepted" | "undetermined">;

/** What each fault of a required document weighs, and why. `severity` of identity and owner documents is `grave`. */
const DOCUMENT_FINDINGS = {
  document_missing: {
    severity: "low",
    grave: "low",
    why: "What the customer still owes is asked for; it says little about the customer.",
  },
  document_wrong_kind: {
    severity: "medium",
    grave: "high",
    why: "Another document came in place of the required one.",
  },
  document_expired: { severity: "medium", grave: "high", why: "What has expired shows nothing of today." },
  document_stale: { severity: "medium", grave: "medium", why: "The document is older than the policy allows." },
} as const satisfies Readonly<Record<string, { severity: Severity; grave: Severity; why: string }>>;

type DocumentFindingCode = keyof typeof DOCUMENT_FINDINGS;

const CODES: Readonly<Record<Lacking, DocumentFindingCode>> = {
  missing: "document_missing",
  rejected: "document_missing",
  wrong_kind: "document_wrong_kind",
  expired: "document_expired",
  stale: "document_stale",
};

const TITLES: Readonly<Record<Lacking, readonly [string, string]>> = {
  missing: ["Missing document", "was not submitted"],
  rejected: ["Missing document", "was rejected by an officer, so it counts as missing"],
  wrong_kind: ["Document of another kind", "was asked for, and a document of another kind was submitted"],
  expired: ["Expired document", "has expired"],
  stale: ["Old document", "is older than the policy allows"],
};

/** Whom the findings are about, and the evidence that they stand on. */
export interface DocumentSubject {
  readonly caseId: string;
  readonly name: string;
  readonly agent: string;
  readonly evidenceIds: readonly string[];
}

/** Required documents that are missing, of another kind, expired or too old. */
export const documentFindings = (facts: DocumentFacts, subject: DocumentSubject): Finding[] =>
  requirementStandings(facts).flatMap((standing) => findingOf(standing, subject) ?? []);

function findingOf({ id, label, state }: RequirementStanding, subject: DocumentSubject): Finding | null {
  if (state === "accepted" || state === "undetermined") return null;
  const code = CODES[state];
  const { severity, grave } = DOCUMENT_FINDINGS[code];
  const sourceEntry = `${code.replace("document_", "")}:${id}`;
  const [title, what] = TITLES[state];
  return {
    // As every finding of an investigation: case, category, subject and source entry.
    id: derivedId("finding", subject.caseId, "document", subject.name, sourceEntry),
    category: "document",
    severity: isGrave(id) ? grave : severity,
    title: `${title}: ${label}`,
    description: `The required document "${label}" ${what}.`,
    source: "customer",
    evidence_ids: subject.evidenceIds,
    agent_name: subject.agent,
    confidence: 1,
    subject: subject.name,
    source_entry: sourceEntry,
    code,
  };
}

/** Documents by which identity or ownership is established. */
const isGrave = (documentType: string): boolean =>
  documentType === "ubo_declaration" || kindsFor(documentType).some((kind) => IDENTITY_KINDS.includes(kind));

/** Whether a finding is one of these, by its code or, in results of earlier versions, by its entry. */
export const isDocumentFinding = ({ category, code, source_entry }: Finding): boolean =>
  code === undefined
    ? category === "document" && (source_entry ?? "").startsWith("missing:")
    : Object.hasOwn(DOCUMENT_FINDINGS, code);
