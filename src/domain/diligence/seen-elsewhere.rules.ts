import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { OF_OTHER_PERSON } from "../decisions/to-settle.rules.ts";
import type { DocumentReading } from "../readings/reading.model.ts";
import type { SeenElsewhere } from "../readings/seen-elsewhere.model.ts";
import { derivedId } from "../../platform/ids.ts";
import { listed } from "./check-results.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import type { DocumentFacts } from "./provided-documents.ts";

const MARKS: Readonly<Record<SeenElsewhere["mark"], string>> = {
  file: "the same file",
  document_number: "the same number of an identity document",
  iban: "the same account number",
  mrz: "the same machine-readable zone",
  national_number: "the same national number",
};

/** Names rejected cases by id, and no others: reports and packs with this text leave the house. The reading names the case. */
export function seenElsewhere(
  facts: DocumentFacts,
  document: CaseDocument,
  { seen_elsewhere: seen }: DocumentReading,
): DocumentFindingDraft[] {
  const rejected = new Map((facts.grounds?.refused ?? []).map((one) => [one.workflow_id, one.refused_at]));
  const refused = judgesBefore(facts, 6)
    ? []
    : seen.flatMap(({ mark, workflow_id: id, refused_at: at }) =>
        at !== undefined || rejected.has(id) ? [{ mark, id, at: rejected.get(id) ?? at ?? null }] : [],
      );
  const others = seen.filter(({ workflow_id: id }) => !refused.some((one) => one.id === id));
  return [...seenInRefused(document, refused), ...seenInOthers(document, others, facts)];
}

interface SeenInRefused {
  readonly mark: SeenElsewhere["mark"];
  readonly id: string;
  readonly at: string | null;
}

type Marked = Pick<SeenElsewhere, "mark">;

const namesOfMarks = (seen: readonly Marked[]): string[] => [...new Set(seen.map(({ mark }) => MARKS[mark]))];

const marksIn = (seen: readonly Marked[]): string => listed(namesOfMarks(seen));

/** Somebody who was rejected may return under another name or number: the case is named, so that an officer reads it. */
function seenInRefused(document: CaseDocument, seen: readonly SeenInRefused[]): DocumentFindingDraft[] {
  if (seen.length === 0) return [];
  const cases = [...new Map(seen.map(({ id, at }) => [id, at]))];
  const named = cases.map(([id, at]) => `${id}${at === null ? "" : `, rejected on ${at.slice(0, 10)}`}`);
  const those = cases.length === 1 ? "a case that was rejected has" : `${cases.length} cases that were rejected have`;
  return [
    {
      code: "document_seen_refused",
      title: `Document seen in a rejected case: ${document.filename}`,
      description: `Beside the file "${document.filename}", ${those} ${marksIn(seen)} (${named.join("; ")}). It may be the same customer under another name or number, or somebody connected. Read why ${cases.length === 1 ? "that case was" : "those cases were"} rejected before this one is decided.`,
      sourceEntry: `seen_refused:${derivedId("cases", ...cases.map(([id]) => id).sort())}:${document.document_id}`,
    },
  ];
}

function seenInOthers(document: CaseDocument, seen: readonly SeenElsewhere[], rules: JudgedBy): DocumentFindingDraft[] {
  if (seen.length === 0) return [];
  const ofOthers = judgesBefore(rules, 8) ? [] : seen.filter(({ other_person: isOther }) => isOther);
  const ofHolders = isProof(document, rules) ? seen.filter(({ other_holder: isOther }) => isOther) : [];
  const grave = ofOthers.length > 0 ? ofOthers : ofHolders;
  if (grave.length > 0) {
    const rest = seen.filter(({ workflow_id: id }) => !grave.some((one) => one.workflow_id === id));
    const told = grave === ofOthers ? numberOfOthers : accountOfOthers;
    return [told(document, grave), ...seenInOthers(document, rest, rules)];
  }
  const isOwn = ({ workflow_id: id }: SeenElsewhere) =>
    !judgesBefore(rules, 11) && seen.some((one) => one.workflow_id === id && one.same_person);
  const own = seen.filter(isOwn);
  if (own.length > 0) {
    const rest = seen.filter((one) => !isOwn(one));
    return [seenBefore(document, own), ...seenInOthers(document, rest, rules)];
  }
  const cases = new Set(seen.map(({ workflow_id }) => workflow_id)).size;
  const shared = judgesBefore(rules, 6) ? namesOfMarks(seen).join(" and ") : marksIn(seen);
  return [
    {
      code: "document_seen_elsewhere",
      title: `Document seen in another case: ${document.filename}`,
      description: `Beside the file "${document.filename}", ${cases === 1 ? "a case of another customer has" : `${cases} cases of other customers have`} ${shared}. The reading of the document names the ${cases === 1 ? "case" : "cases"}.`,
      sourceEntry: `seen_elsewhere:${document.document_id}`,
    },
  ];
}

/** Who lost a link, or asks for another product, comes again under another reference. */
function seenBefore(document: CaseDocument, seen: readonly SeenElsewhere[]): DocumentFindingDraft {
  const cases = new Set(seen.map(({ workflow_id }) => workflow_id)).size;
  return {
    code: "document_seen_before",
    title: `Document seen in an earlier case of this customer: ${document.filename}`,
    description: `Beside the file "${document.filename}", ${cases === 1 ? "an earlier case" : `${cases} earlier cases`} of this customer, under another reference, ${cases === 1 ? "has" : "have"} ${marksIn(seen)}. The reading of the document names the ${cases === 1 ? "case" : "cases"}.`,
    sourceEntry: `seen_before:${document.document_id}`,
  };
}

/** An identity document is one person's: of several customers, one at most holds it. */
function numberOfOthers(document: CaseDocument, seen: readonly SeenElsewhere[]): DocumentFindingDraft {
  const cases = new Set(seen.map(({ workflow_id }) => workflow_id)).size;
  const others = cases === 1 ? "a case of another person has" : `${cases} cases of other persons have`;
  return {
    code: "document_seen_elsewhere",
    isGrave: true,
    title: `Number of another person's identity document: ${document.filename}`,
    description: `Beside the file "${document.filename}", ${others} ${marksIn(seen)}, which only one person can have. One of them may have shown a forged document or somebody else's. The reading of the document names the ${cases === 1 ? "case" : "cases"}.`,
    sourceEntry: `${OF_OTHER_PERSON}${document.document_id}`,
  };
}

const isProof = ({ reading }: CaseDocument, rules: JudgedBy): boolean =>
  !judgesBefore(rules, 9) && reading?.kind === "bank_account_certificate";

/** An account is one company's: of several that prove it to be theirs, one at most holds it. */
function accountOfOthers(document: CaseDocument, seen: readonly SeenElsewhere[]): DocumentFindingDraft {
  const cases = new Set(seen.map(({ workflow_id }) => workflow_id)).size;
  const others = cases === 1 ? "a case of another company has" : `${cases} cases of other companies have`;
  return {
    code: "document_seen_elsewhere",
    isGrave: true,
    title: `Account of another company: ${document.filename}`,
    description: `Beside the file "${document.filename}", which gives the account as the customer's own, ${others} ${marksIn(seen)}. An account has one holder, so one of the proofs may be forged. The reading of the document names the ${cases === 1 ? "case" : "cases"}.`,
    sourceEntry: `account_of_other_company:${document.document_id}`,
  };
}
