import type { EvidenceRef, Finding } from "../../domain/case/case.model.ts";
import {
  entryOfTakenBack,
  TAKEN_BACK,
  type TakenBack,
  titleOfTakenBack,
} from "../../domain/diligence/taken-back.rules.ts";
import { otherCaseFindings } from "../../domain/decisions/cases-of-customer.rules.ts";
import { quotedReason } from "../../domain/decisions/quoted-reason.ts";
import { listed } from "../../domain/diligence/check-results.ts";
import { reviewReasonFindings } from "../../domain/reviews/review-reason.rules.ts";
import { questionName } from "../../domain/templates/index.ts";
import { derivedId } from "../../platform/ids.ts";
import type { Dossier } from "../dossier.ts";
import { makeFinding } from "../findings/make-finding.ts";
import { judgesBy } from "../rules-version.ts";

const AGENT = "declarations";

/** What speaks from earlier: answers that were taken back, why a review was opened, and other cases of the customer. */
export const caseHistory = (dossier: Dossier, evidence: readonly EvidenceRef[]): Finding[] => [
  ...answersTakenBack(dossier, evidence),
  ...reviewReasonFindings(dossier.input.reviewReasons ?? [], subjectOf(dossier, evidence)),
  ...otherCaseFindings(dossier.input.terms?.otherCases ?? [], subjectOf(dossier, evidence), dossier.input.startedAt),
  ...refusedBefore(dossier, evidence),
];

const subjectOf = ({ input, name }: Dossier, evidence: readonly EvidenceRef[]) => ({
  caseId: input.caseId,
  name,
  evidenceIds: evidence.map(({ id }) => id),
});

/** Answers that the customer gave and later replaced by one that says less, each with all its answers. */
const answersTakenBack = (dossier: Dossier, evidence: readonly EvidenceRef[]): Finding[] =>
  (dossier.input.takenBack ?? []).map((one) =>
    makeFinding(dossier, TAKEN_BACK[one.about], {
      title: titleOfTakenBack(one, questionName(dossier.input, one.question)),
      description: described(one),
      source: "customer",
      agent: AGENT,
      subject: dossier.name,
      sourceEntry: entryOfTakenBack(one),
      severity: one.severity,
      evidence,
    }),
  );

function described({ answers, about }: TakenBack): string {
  const given = answers.map(({ words, at }) => `"${words}" ${at === null ? "earlier" : `on ${at.slice(0, 10)}`}`);
  const what =
    about === "owners"
      ? "Who was declared once may still own or control the customer, until an officer accepts an explanation."
      : "The answer that raises the risk counts until an officer accepts an explanation.";
  return `The customer answered ${listed(given)}. ${what}`;
}

const UNTIL_SETTLED = "It counts until an officer says why the customer can be accepted all the same.";

/** Earlier cases of the same customer that were rejected, as one finding. */
function refusedBefore(dossier: Dossier, evidence: readonly EvidenceRef[]): Finding[] {
  const refused = dossier.input.terms?.refusedBefore ?? [];
  if (refused.length === 0) return [];
  const isNew = judgesBy(dossier.input, 7);
  const named = refused.map(
    ({ companyName, workflowId, decidedAt, reason, maybe }) =>
      `${companyName} (${workflowId}${decidedAt === null ? "" : `, ${decidedAt.slice(0, 10)}`}${maybe ? ", may be the same person" : ""})${reason ? `: ${quotedReason(reason)}` : ""}`,
  );
  const isTold = refused.every(({ reason }) => reason);
  const isSure = refused.some(({ maybe }) => !maybe);
  const same = isSure
    ? `the same ${dossier.person ? "person" : "number"}`
    : "somebody of the same birth date, with a name that may be this customer's";
  const details = {
    title: isSure
      ? "This customer was refused before"
      : "This customer may have been refused before, under another form of the name",
    description: `Rejected cases of ${same}: ${named.join("; ")}.${isNew ? `${isTold ? "" : " Where no reason is quoted, that case says why."} ${UNTIL_SETTLED}` : ""}`,
    source: "case_memory",
    agent: AGENT,
    subject: dossier.name,
    // A later rejection is another finding: what an officer settled is of those that were known.
    sourceEntry: isNew
      ? `refused_before:${derivedId("cases", ...refused.map(({ workflowId, maybe }) => `${workflowId}${maybe ? "?" : ""}`).sort())}`
      : "refused_before",
    evidence,
  };
  return [makeFinding(dossier, "refused_before", details)];
}
