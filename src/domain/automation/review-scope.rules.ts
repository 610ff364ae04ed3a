import type { CaseRecord } from "../case/case.record.ts";
import { isRefusedBefore } from "../case/findings.rules.ts";
import { hitState, isHit } from "../decisions/hits.rules.ts";
import { isOpenLowNews } from "../decisions/news-to-read.rules.ts";
import { isUnclearNews } from "../decisions/news-words.rules.ts";
import { atLeast } from "../decisions/gates.rules.ts";
import { dueFacts } from "../diligence/due-diligence.rules.ts";
import { judgeDocument } from "../diligence/judge-document.rules.ts";
import type { Tier } from "./tier.model.ts";

/** What an officer opens before a decision, by id. */
export interface ReviewScope {
  readonly findings: readonly string[];
  readonly documents: readonly string[];
}

/** What a review of a tier covers: everything, what the brief marks, or nothing beyond what the list shows. */
export function reviewScope(record: CaseRecord, tier: Tier, now: Date): ReviewScope {
  if (tier === "express_approval") return { findings: [], documents: [] };
  return tier === "guided_review"
    ? markedForReview(record, now)
    : { findings: allFindings(record), documents: papers(record) };
}

/**
 * What the brief marks: findings of medium severity or more, hits that nobody settled, news to be read, adverse news of low severity, an
 * earlier refusal, and documents that do not count by themselves.
 */
export function markedForReview(record: CaseRecord, now: Date): ReviewScope {
  const facts = dueFacts(record, now);
  const findings = facts.findings.filter(
    (finding) =>
      hitState(finding) === "open" &&
      (atLeast(finding.severity, "medium") ||
        [isHit, isUnclearNews, isOpenLowNews, isRefusedBefore].some((is) => is(finding))),
  );
  const documents = ofCustomer(record).filter(
    (document) => document.superseded !== true && judgeDocument(facts, document).state !== "accepted",
  );
  return { findings: findings.map(({ id }) => id), documents: documents.map(({ document_id: id }) => id) };
}

const allFindings = ({ investigations }: CaseRecord) => (investigations.at(-1)?.findings ?? []).map(({ id }) => id);
const ofCustomer = ({ documents }: CaseRecord) => documents.filter(({ source }) => source !== "system");
const papers = (record: CaseRecord) => ofCustomer(record).map(({ document_id: id }) => id);
