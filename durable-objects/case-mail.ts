import { change } from "../src/domain/case/case.change.ts";
import type { MailResult, OwedMail } from "../src/domain/mail/mail.model.ts";
import {
  isStillOwed,
  mailKey,
  maskAddress,
  nextReminder,
  recordMail,
  type ReminderPolicy,
  sendMail,
} from "../src/domain/mail/mail.rules.ts";
import { postMail } from "../src/features/mail/post-mail.service.ts";
import { NOT_CONFIGURED } from "../src/features/mail/send-message.service.ts";
import { isoTime } from "../src/platform/clock.ts";
import type { Ctx } from "../src/platform/context.ts";
import type { CaseStorage } from "./case-storage.ts";

/** Attempts at a mail, over about an hour and a half. */
const ATTEMPTS_MAX = 24;

/**
 * Sends a mail and stores what became of it. An attempt that is cut off is made again under the same key, by which the
 * mail service recognises it. @returns false while it is to be tried again.
 */
export async function sendOwedMail(ctx: Ctx, storage: CaseStorage, mail: OwedMail, attempts: number): Promise<boolean> {
  const record = storage.record();
  const address = record?.customerMail?.address;
  if (!record || address === undefined) return true;
  const outcome = isStillOwed(record, mail, ctx.now())
    ? await postMail(ctx, record, mail)
    : { failure: "nothing is asked of the customer now", isFinal: true };
  const status = statusOf(outcome, attempts);
  const at = isoTime(ctx.now());
  const result: MailResult = { ...mail, status, at, to: maskAddress(address), failure: outcome?.failure ?? null };
  // What is no longer owed leaves no trace, unless an officer ordered it.
  if (status === "not_sent" && mail.cause !== "link") return true;
  const meta = { now: ctx.now(), actor: ctx.actor };
  storage.apply(`mail:${mailKey(mail)}:${status}`, (current) => recordMail(current, result), meta);
  return status !== "failed";
}

type Outcome = Awaited<ReturnType<typeof postMail>>;

function statusOf(outcome: Outcome, attempts: number): MailResult["status"] {
  if (outcome === null) return "sent";
  if (outcome === NOT_CONFIGURED || outcome.failure === "nothing is asked of the customer now") return "not_sent";
  return outcome.isFinal || attempts + 1 >= ATTEMPTS_MAX ? "given_up" : "failed";
}

const policyOf = ({ settings }: Ctx): ReminderPolicy => ({
  days: settings.MAIL_REMINDER_DAYS,
  max: settings.MAIL_REMINDERS_MAX,
});

/** Orders the reminder that is due, once. */
export function remindCustomer(ctx: Ctx, storage: CaseStorage): void {
  const record = storage.record();
  const due = record && nextReminder(record, policyOf(ctx));
  if (!due || due.at > ctx.now()) return;
  const meta = { now: ctx.now(), actor: ctx.actor };
  const order = sendMail(due.mail);
  storage.apply(`remind:${mailKey(due.mail)}`, (current) => change(current, undefined, [], [order]), meta);
}

/** Epoch milliseconds; null when no reminder is due, or the one that is due was ordered. */
export function nextReminderAt(ctx: Ctx, storage: CaseStorage): number | null {
  const record = storage.record();
  const at = record && nextReminder(record, policyOf(ctx))?.at.getTime();
  return at != null && at > ctx.now().getTime() ? at : null;
}
