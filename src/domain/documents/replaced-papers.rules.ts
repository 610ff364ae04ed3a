import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import type { CaseDocument, FollowUpTask } from "../case/case.model.ts";
import { hasBrokenZone } from "../readings/signs.rules.ts";
import { isReplacement } from "./superseded.rules.ts";

/** The parts of a case that tell which paper came in place of which. */
export interface ReplacingCase extends JudgedBy {
  readonly documents: readonly CaseDocument[];
  readonly followUpTasks?: readonly FollowUpTask[];
}

/** A paper of an earlier round, as it was before a later round replaced it. */
export interface ReplacedPaper {
  /** Without the marks by which it counts no more. */
  readonly paper: CaseDocument;
  /** As it stands in the case. */
  readonly asItStands: CaseDocument;
  /** What came in its place. */
  readonly later: CaseDocument;
  /** What stands in its place now. */
  readonly heir: CaseDocument;
}

/**
 * Papers of the customer that were submitted, could be read, and were replaced in a later round. What was replaced before it was
 * submitted was a draft, and a poor photo says nothing that a better one must say too.
 */
export function replacedPapers(known: ReplacingCase): ReplacedPaper[] {
  if (judgesBefore(known, 7)) return [];
  return known.documents.flatMap((document): ReplacedPaper[] => {
    if (!document.superseded || document.source !== "customer" || !isLegible(document)) return [];
    const later = successorOf(known, document);
    if (later === undefined || later.iteration <= document.iteration) return [];
    return [{ paper: revived(document), asItStands: document, later, heir: heirOf(known, later) }];
  });
}

/** The documents of a case, with papers that a later round replaced as if they still counted. */
export function withReplaced(known: ReplacingCase): readonly CaseDocument[] {
  if (!known.documents.some(({ superseded }) => superseded)) return known.documents;
  const papers = new Map(replacedPapers(known).map(({ paper }) => [paper.document_id, paper]));
  return known.documents.map((document) => papers.get(document.document_id) ?? document);
}

function isLegible(document: CaseDocument): boolean {
  const { reading } = document;
  if (reading?.status !== "read" && reading?.status !== "partly_read") return false;
  const isPoor = reading.warnings.some(({ code }) => code === "poorly_legible");
  return reading.reader !== "recognition" || !(isPoor || hasBrokenZone(document));
}

function successorOf({ documents, followUpTasks = [] }: ReplacingCase, document: CaseDocument) {
  const { review, ...unreviewed } = document;
  const isLater = (later: CaseDocument): boolean =>
    isReplacement({ followUpTasks }, unreviewed, later) ||
    (review !== undefined &&
      later.uploaded_at >= review.reviewed_at &&
      isReplacement({ followUpTasks }, document, later));
  return documents.slice(documents.indexOf(document) + 1).find(isLater);
}

function heirOf(known: ReplacingCase, document: CaseDocument): CaseDocument {
  const later = document.superseded ? successorOf(known, document) : undefined;
  return later === undefined ? document : heirOf(known, later);
}

function revived(document: CaseDocument): CaseDocument {
  const { superseded: _superseded, review, ...plain } = document;
  return review === undefined || review.outcome === "rejected" ? plain : { ...plain, review };
}
