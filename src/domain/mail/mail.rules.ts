import { addDays, isoTime } from "../../platform/clock.ts";
import { type CaseEffect, change, type RuleOutcome } from "../case/case.change.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { collectingIteration, portalStanding } from "../portal/portal.rules.ts";
import type { MailResult, OwedMail } from "./mail.model.ts";

export const mailKey = ({ cause, iteration, n }: OwedMail): string => `${cause}-${iteration}-${n}`;

/** `a***@example.be`: enough for an officer to recognise it, too little for a log to be an address book. */
export const maskAddress = (address: string): string => address.replace(/^(.)[^@]*/, "$1***");

export const sendMail = (payload: OwedMail): CaseEffect => ({ kind: "send_mail", payload });

/** Orders the mail with a link that is new to the customer; none without an address. */
export function withLinkMail(record: CaseRecord): { readonly record: CaseRecord; readonly effects: CaseEffect[] } {
  const { customerMail } = record;
  if (!customerMail) return { record, effects: [] };
  const n = customerMail.links + 1;
  const mail: OwedMail = { cause: "link", iteration: collectingIteration(record), n };
  return { record: { ...record, customerMail: { ...customerMail, links: n } }, effects: [sendMail(mail)] };
}

/** What a change owes the customer: the link of a new case, the request of a follow-up. */
export function mailsOf(before: CaseRecord | null, after: CaseRecord): CaseEffect[] {
  const iteration = collectingIteration(after);
  if (!after.customerMail) return [];
  // Zero, because links that officers renew count from one.
  if (before === null) return asksNow(after) ? [sendMail({ cause: "link", iteration, n: 0 })] : [];
  const isAsked = after.status === "FOLLOW_UP_REQUIRED" && before.status !== "FOLLOW_UP_REQUIRED";
  return isAsked ? [sendMail({ cause: "request", iteration, n: 1 })] : [];
}

/**
 * Whether the customer's page asks for something. It goes by what that page shows and by nothing else, so that a mail
 * and its absence tell no more than the page.
 */
const asksNow = (record: CaseRecord): boolean => {
  const { phase } = portalStanding(record);
  return (phase === "initial_collection" || phase === "follow_up") && record.reviewOf?.heldBack !== true;
};

/** Whether a mail still has its cause: the same round, a page that asks, a link that works. */
export const isStillOwed = (record: CaseRecord, { iteration }: OwedMail, now: Date): boolean =>
  asksNow(record) && iteration === collectingIteration(record) && record.portal.expiresAt > isoTime(now);

export interface ReminderPolicy {
  readonly days: number;
  /** 0: none. */
  readonly max: number;
}

/** When the next reminder of this round is due; null where none is. */
export function nextReminder(record: CaseRecord, policy: ReminderPolicy): { at: Date; mail: OwedMail } | null {
  const iteration = collectingIteration(record);
  const ofRound = record.customerMail?.results.filter((result) => result.iteration === iteration) ?? [];
  const reminded = ofRound.filter(({ cause }) => cause === "reminder").length;
  const last = ofRound.at(-1);
  if (!last || last.status === "not_sent" || reminded >= policy.max || !asksNow(record)) return null;
  const at = addDays(new Date(last.at), policy.days);
  if (isoTime(at) >= record.portal.expiresAt) return null;
  return { at, mail: { cause: "reminder", iteration, n: reminded + 1 } };
}

/** Stores what became of a mail, in the place of an earlier attempt at it. */
export function recordMail(record: CaseRecord, result: MailResult): RuleOutcome<undefined> {
  const { customerMail } = record;
  if (!customerMail) return change(record, undefined);
  const others = customerMail.results.filter((earlier) => mailKey(earlier) !== mailKey(result));
  const { cause, to, status, failure } = result;
  const event = status === "sent" ? "MAIL_SENT" : "MAIL_NOT_SENT";
  const next: CaseRecord = { ...record, customerMail: { ...customerMail, results: [...others, result] } };
  const audit = [{ event, details: { cause, to, failure } }] as const;
  return { ok: true, value: { record: next, audit, effects: [], answer: undefined, isHidden: true } };
}
