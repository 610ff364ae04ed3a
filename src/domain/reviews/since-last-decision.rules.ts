import type { CaseRecord } from "../case/case.record.ts";
import { describeParties } from "../customer/parties.rules.ts";
import { endOnce } from "../../platform/end-once.ts";
import { isSamePerson } from "../customer/same-person.ts";
import { listed } from "../diligence/check-results.ts";
import type { RiskLevel } from "../diligence/rating.model.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { documentTypeLabel } from "../templates/document-types.ts";
import { templateOf } from "../templates/index.ts";
import { restrictionSentence } from "./standing-restrictions.rules.ts";
import type { LastDecision, RecordedTrigger, ReviewOf } from "./review.model.ts";

/** What is different in a review from the decision before it. */
export interface SinceLastDecision {
  readonly before: LastDecision;
  /** Null before the first investigation of the review. */
  readonly ratingNow: RiskLevel | null;
  /** Named behind the customer now and not then; null before the first investigation. */
  readonly joined: readonly string[] | null;
  /** Named then and not now; null where no register has answered, so that nobody can say. */
  readonly left: readonly string[] | null;
  readonly carried: ReviewOf["carried"];
  readonly renewed: readonly { readonly filename: string; readonly requirement: string; readonly dated: string }[];
  /** In English. */
  readonly asked: { readonly documents: readonly string[]; readonly questions: readonly string[] };
  /** Oldest first. */
  readonly triggers: readonly RecordedTrigger[];
}

/** Null for a case that is no review. */
export function sinceLastDecision(record: CaseRecord): SinceLastDecision | null {
  const { reviewOf, investigations, documents } = record;
  if (reviewOf === undefined) return null;
  const { before, carried, asks, joined, ...trigger } = reviewOf;
  const questions = templateOf(record)?.questions ?? [];
  return {
    before,
    ratingNow: investigations.at(-1)?.risk_rating?.level ?? null,
    ...partiesSince(record, before),
    carried,
    renewed: documents
      .filter(({ source, iteration, superseded }) => source !== "system" && iteration > 0 && !superseded)
      .map((document) => ({
        filename: document.filename,
        requirement: documentTypeLabel(documentTypeOf(record, document)).en,
        dated: document.uploaded_at.slice(0, 10),
      })),
    asked: {
      documents: asks.requirements.map((id) => documentTypeLabel(id).en),
      questions: questions.filter(({ id }) => asks.questions.includes(id)).map(({ text }) => text.en),
    },
    triggers: [trigger, ...joined].map(({ trigger: kind, reason, eventId, key, at }) => ({
      trigger: kind,
      reason,
      eventId,
      key,
      at,
    })),
  };
}

function partiesSince(record: CaseRecord, before: LastDecision): Pick<SinceLastDecision, "joined" | "left"> {
  if (record.investigations.length === 0) return { joined: null, left: null };
  const now = describeParties(record);
  const isAmong = (name: string, among: readonly { readonly name: string }[]) =>
    among.some((one) => isSamePerson(one.name, name));
  const register = record.grounds?.register;
  const isAnswered = register?.state === "answered";
  // Who is declared still, and was registered, left as well, where the register names both who runs and who owns it.
  const isComplete = isAnswered && register.directors != null && register.owners != null;
  const registered = isComplete ? now.filter(({ origin }) => origin === "registered") : now;
  const left = before.parties
    .filter(({ name, origin }) => !isAmong(name, origin === "registered" ? registered : now))
    .map(({ name }) => name);
  const joined = now.filter(({ name }) => !isAmong(name, before.parties)).map(({ name }) => name);
  return { joined, left: left.length === 0 || isAnswered ? left : null };
}

const DECIDED: Readonly<Record<LastDecision["decision"], string>> = {
  approve: "approved",
  approve_with_restrictions: "approved with restrictions",
};

/** What makes the case a review, in a sentence. */
function describeReview({ before, triggers }: SinceLastDecision): string {
  const why = triggers.map(({ reason }) => reason.trim().replace(/\.$/, ""));
  const decided = `${DECIDED[before.decision]} on ${before.decidedAt.slice(0, 10)}`;
  return `This is a review of a customer who was ${decided}. It was opened because of: ${why.join("; ")}.`;
}

/** What makes a case a review, as sentences; empty for any other case. */
export function reviewSentences(record: CaseRecord): string[] {
  const since = sinceLastDecision(record);
  const changes = record.reviewOf?.registerSince ?? [];
  if (since === null) return [];
  return [
    describeReview(since),
    restrictionSentence(record),
    changes.length === 0 ? "" : `By the register, since that decision: ${changes.join(" ")}`,
  ].filter(Boolean);
}

/** Who the customer of a review was at the last decision, before the review itself has asked anybody; null once it has. */
export function whoItWas({ reviewOf, investigations }: CaseRecord): string | null {
  if (reviewOf?.before.words === undefined || investigations.length > 0) return null;
  const { decidedAt, words } = reviewOf.before;
  return `No source has been asked in this review yet. At the decision of ${decidedAt.slice(0, 10)}: ${words}`;
}

/** The section "Since the last decision": a line for each thing that changed, was renewed or was carried over. */
function linesSince(since: SinceLastDecision): string[] {
  const { before, ratingNow, joined, left, carried, renewed, asked } = since;
  const from = before.rating ?? "none";
  const rating =
    ratingNow === null
      ? `Rating before: ${from}. The customer has not been rated again yet.`
      : ratingNow === before.rating
        ? `Rating: ${ratingNow}, as before.`
        : `Rating: ${ratingNow}; before: ${from}.`;
  const files = (all: readonly { readonly filename: string; readonly dated: string }[]) =>
    all.map(({ filename, dated }) => `${filename} (of ${dated})`).join(", ");
  return [
    ...since.triggers.map(({ at, reason }) => `${at.slice(0, 10)}: ${reason}`),
    rating,
    joined === null
      ? "Nobody has looked yet at who runs and owns the customer now."
      : `Newly named: ${joined.length === 0 ? "nobody" : listed(joined)}.`,
    joined === null
      ? ""
      : left === null
        ? "No register answered, so it is not known who left."
        : `No longer named: ${left.length === 0 ? "nobody" : listed(left)}.`,
    before.restrictions.length === 0 ? "" : `Restrictions of the last decision: ${before.restrictions.join("; ")}.`,
    endOnce(`Asked again: ${listed([...asked.documents, ...asked.questions]) || "nothing"}.`),
    `Documents renewed: ${files(renewed) || "none"}.`,
    `Documents carried over: ${files(carried) || "none"}.`,
  ].filter((line) => line !== "");
}

/** The same of a case; null for one that is no review. */
export function linesSinceLastDecision(record: CaseRecord): string[] | null {
  const since = sinceLastDecision(record);
  return since && linesSince(since);
}
