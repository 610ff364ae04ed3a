import { endOnce } from "../../platform/end-once.ts";
import { countryInWords } from "../../platform/country-code.ts";
import { canonicalHash } from "../../platform/canonical-json.ts";
import { type AuditDraft, type RuleOutcome, withChangeBefore } from "../case/case.change.ts";
import { isDecided } from "../case/case.machine.ts";
import type { CaseStatus, Finding, IsoTime } from "../case/case.model.ts";
import { caseMemoryFinding, type CaseMemorySubject } from "../case/case-memory-finding.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { withLaterFindings } from "../case/findings.rules.ts";
import { listed } from "../diligence/check-results.ts";
import { reviseResult } from "../diligence/due-diligence.rules.ts";
import { type Alike, alikeFinding } from "./alike.rules.ts";
import { type EndedRelationship, formerCustomer, type Shut, shutSentence } from "./former-customer.rules.ts";
import { entryOfSaidBefore, type SaidBefore } from "./said-before.ts";
import { partyBefore, type PartyBefore } from "./party-before.rules.ts";
import { type SharedMark, sharedMark } from "./shares-mark.rules.ts";
import { quotedReason } from "./quoted-reason.ts";
import { keepPinned } from "./pinned-facts.rules.ts";

/** Another case of the same customer in the tenant, as far as an officer must know of it. It never says whether a report followed. */
export interface OtherCase {
  readonly workflowId: string;
  readonly companyName: string;
  readonly status: CaseStatus;
  readonly decidedAt: IsoTime | null;
  /** Why it was rejected, in the officer's words; absent without any, and where they may tell of a report. */
  readonly reason?: string;
  /** Questions that were answered otherwise there, with both answers; null where the answers were not compared. */
  readonly differs: readonly string[] | null;
  /** What the answers there raise, and those here do not; absent where there is nothing, and in runs recorded by earlier versions. */
  readonly saidBefore?: SaidBefore;
  /** Titles of matches with lists that are open there and not known here; absent where there are none, and in runs recorded by earlier versions. */
  readonly openHits?: readonly string[];
  /** Of the last approved case of somebody who is a customer now: how the relationship stands. */
  readonly relationship?: {
    readonly since: IsoTime;
    readonly riskRating: string | null;
    readonly regime: string | null;
    readonly nextReviewAt: string | null;
    /** Absent where it is neither restricted nor to end, and in runs recorded by earlier versions. */
    readonly shut?: Shut;
  };
  /** Of the newest case of a relationship that has ended. */
  readonly ended?: EndedRelationship;
  /** Of somebody of the same birth date whose name may be the same person's. */
  readonly maybe?: true;
  /** Of another customer, with whom somebody behind this one, or this one itself, is known. */
  readonly party?: PartyBefore;
  /** Of a private customer who may be this one, although the birth date or the family name is another. */
  readonly alike?: Alike;
  /** Of other private customers, who gave the same account or address. */
  readonly shares?: SharedMark;
}

const DIFFERS_SHOWN = 5;

/** What other cases say of this one. A rejected case that the run knew has a finding of its own, that it was refused before. */
export const otherCaseFindings = (
  others: readonly OtherCase[],
  subject: CaseMemorySubject,
  investigatedAt: IsoTime,
): Finding[] =>
  others.flatMap((other) => {
    if (other.party) return [caseMemoryFinding(subject, entryOfParty(other, other.party), partyBefore(other.party))];
    if (other.alike) {
      const draft = alikeFinding(other.companyName, other.workflowId, other.alike);
      return [caseMemoryFinding(subject, entryOfAlike(other, other.alike), draft)];
    }
    if (other.shares) return [caseMemoryFinding(subject, entryOfShares(other.shares), sharedMark(other.shares))];
    const draft = other.ended
      ? formerCustomer(other.ended)
      : other.relationship
        ? knownCustomer(other)
        : otherCase(other, investigatedAt);
    return draft === null
      ? []
      : [caseMemoryFinding(subject, entryOf(other), other.maybe ? doubtful(other, draft) : draft)];
  });

type Draft = Required<Pick<Finding, "severity" | "title" | "description" | "code">>;

/** Of somebody who may be another person: an officer says which. */
const doubtful = ({ companyName }: OtherCase, draft: Draft): Draft => ({
  ...draft,
  severity: draft.severity === "low" ? "medium" : draft.severity,
  title: `May be the same person as ${companyName}: ${draft.title.charAt(0).toLowerCase()}${draft.title.slice(1)}`,
  description: `${companyName} has the same birth date, and a name that may be this customer's. ${draft.description}`,
});

const UNTIL_SETTLED =
  "It counts until an officer accepts an explanation, and who does needs another officer to approve.";

/** What the other case's answers say more, which counts until it is settled; empty where there is nothing of the sort. */
function moreSentence({ saidBefore }: OtherCase): string {
  if (saidBefore === undefined) return "";
  const { isExposed, countries } = saidBefore;
  const named = [
    ...(isExposed ? ["a prominent public function"] : []),
    ...countries.map((code) => countryInWords(code)),
  ];
  return named.length === 0
    ? ""
    : `Another case of the customer names ${listed(named)}, and this one does not. ${UNTIL_SETTLED} `;
}

/** Less is said of a customer than before: of what is grave, or of one whom what was said before made a higher risk. */
const saysLess = ({ saidBefore, relationship }: OtherCase): boolean =>
  saidBefore !== undefined &&
  (saidBefore.isGrave || relationship?.regime === "enhanced" || relationship?.riskRating === "high");

function knownCustomer(other: OtherCase): Draft {
  const { workflowId, decidedAt, differs, relationship } = other;
  const { since, riskRating, regime, nextReviewAt, shut } = relationship!;
  const terms = [
    riskRating === null ? "" : `rated ${riskRating}`,
    regime === null ? "" : `${regime} due diligence`,
    nextReviewAt === null ? "" : `next review on ${nextReviewAt.slice(0, 10)}`,
  ].filter((part) => part !== "");
  const isSame = differs?.length === 0 && !saysLess(other);
  const compared =
    differs === null
      ? "The answers could not be compared with those that were approved."
      : isSame
        ? "The answers do not differ from those that were approved."
        : differs.length === 0
          ? "An answer that was approved is not given here."
          : `Approved answers, then those given here: ${shown(differs)}`;
  return {
    code: "customer_known",
    severity: shut || saysLess(other) ? "high" : isSame ? "low" : "medium",
    title: shut
      ? `Already a customer, and the relationship ${SHUT[shut.state]}`
      : differs?.length || saysLess(other)
        ? "Already a customer, with other answers than the approved ones"
        : "Already a customer",
    description: `${shut ? `${shutSentence(shut, "is")}${shut.reason === undefined ? " The relationship says why." : ""} A review decides about it, and no other case. ` : ""}${moreSentence(other)}A customer since ${since.slice(0, 10)}${terms.length > 0 ? ` (${terms.join(", ")})` : ""}; last approved in ${workflowId}${decidedAt === null ? "" : ` on ${decidedAt.slice(0, 10)}`}. ${compared}`,
  };
}

const SHUT: Readonly<Record<Shut["state"], string>> = { restricted: "is restricted", exit_planned: "is to end" };

function otherCase(other: OtherCase, investigatedAt: IsoTime): Draft | null {
  const { workflowId, status, decidedAt, reason, differs, openHits } = other;
  const isNewlyRejected = status === "REJECTED" && decidedAt !== null && decidedAt >= investigatedAt;
  const differences =
    differs === null
      ? " Its answers were not compared."
      : differs.length === 0
        ? ""
        : ` Answers there, then those given here: ${shown(differs)}`;
  const told = (title: string, description: string): Draft => ({
    code: "customer_other_case",
    severity: saysLess(other) || openHits ? "high" : "medium",
    title,
    description: moreSentence(other) + description + differences,
  });
  if (isNewlyRejected) {
    const on = decidedAt.slice(0, 10);
    return told(
      `Another case of this customer was rejected on ${on}`,
      `${workflowId} was rejected after this case was investigated${reason === undefined ? "" : `: ${quotedReason(reason)}`}.`,
    );
  }
  if (status === "ESCALATED") {
    return told("Another case of this customer is escalated", `${workflowId} is escalated.`);
  }
  if (isDecided(status)) return null;
  if (openHits) {
    const title = "Another case of this customer is open with a match of a list";
    return told(title, `${workflowId} is open as well, and nobody has settled there: ${listed(openHits)}.`);
  }
  if (differs?.length === 0 && !saysLess(other)) return null;
  const title = `Another case of this customer is open${differs === null ? "" : ", with other answers"}`;
  return told(title, `${workflowId} is open as well.`);
}

function shown(differs: readonly string[]): string {
  const more = differs.length - DIFFERS_SHOWN;
  return endOnce([...differs.slice(0, DIFFERS_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join("; "));
}

/** A later end, or another restriction, is another finding. */
const entryOfParty = ({ workflowId }: OtherCase, { name, ended, shut }: PartyBefore): string =>
  `party_before:${ended?.relationshipId ?? workflowId}:${ended?.ended.at ?? shut?.at ?? ""}:${canonicalHash(name).slice(-16)}`;

/** One more customer is another finding. */
const entryOfShares = ({ by, workflowIds }: SharedMark): string => `shares_${by}:${workflowIds.toSorted().join(":")}`;

const entryOfAlike = ({ workflowId }: OtherCase, { by, ended, shut }: Alike): string =>
  `alike:${workflowId}:${by}:${ended?.ended.at ?? shut?.at ?? ""}`;

/** What differs, and that the relationship is shut, is part of it: an officer's clearance is of these differences. */
function entryOf(other: OtherCase): string {
  const { workflowId, status, differs, relationship, ended, maybe, saidBefore, openHits } = other;
  const doubt = maybe ? ":maybe" : "";
  if (ended) return `customer_before:${ended.relationshipId}:${ended.ended.at}${doubt}`;
  const shut = relationship?.shut;
  return `other_case:${workflowId}:${status}:${canonicalHash(differs).slice(-16)}${shut ? `:${shut.state}:${shut.at}` : ""}${saidBefore ? entryOfSaidBefore(saidBefore) : ""}${openHits ? `:open:${canonicalHash(openHits).slice(-16)}` : ""}${doubt}`;
}

/**
 * Takes an approval on the case as the customer's other cases leave it, in the same change: one that was rejected, was escalated or
 * differs since the investigation is a finding, which stays with the case when the approval is refused.
 * @param others null or absent where none were read.
 */
export function approveKnowingOthers<T>(
  record: CaseRecord,
  others: readonly OtherCase[] | null | undefined,
  now: Date,
  approve: (record: CaseRecord) => RuleOutcome<T>,
): RuleOutcome<T> {
  const latest = record.investigations.at(-1);
  if (!others || latest === undefined || isDecided(record.status)) return approve(record);
  const subject = { caseId: record.caseId, name: record.companyName, evidenceIds: [] };
  const since = record.run?.startedAt ?? latest.completed_at;
  const { record: told, added } = withLaterFindings(record, otherCaseFindings(others, subject, since));
  if (added.length === 0) return approve(record);
  const revised = keepPinned(record, reviseResult(told, now));
  const audit: AuditDraft = {
    event: "OTHER_CASE_CHANGED",
    details: { findings: added.map(({ title }) => title) },
    actor: "system",
  };
  return withChangeBefore(approve(revised), revised, { audit: [audit] });
}
