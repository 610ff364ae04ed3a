import type { z } from "@hono/zod-openapi";
import { NOTIFICATION_KINDS, type NotificationKind } from "../../domain/relationships/notification.rules.ts";
import { isStanding } from "../../http/standing.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { invalidField } from "../../platform/errors.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { derivedId } from "../../platform/ids.ts";
import { composeOfficerMail } from "../../rendering/letters/officer-mail.ts";
import type { DatabaseCtx, DueJob } from "../monitoring/due-job.ts";
import { nextRun, serveRows } from "../monitoring/serve-in-turn.ts";
import type { OfficerMailBody } from "./mail.schemas.ts";
import type { OfficerMailView } from "./mail.responses.ts";
import {
  deleteChoice,
  type DueMail,
  findOfficerMail,
  listDue,
  listUnmailed,
  nextDue,
  type OfficerMailRow,
  saveChoice,
  saveOutcome,
  savePending,
} from "./officer-mail.store.ts";
import { isMailConfigured, type Message, sendMessage } from "./send-message.service.ts";

const AT_ONCE = 50;
/** Until notifications are read again, and until the next mail. */
const POLL_MS = 5 * 60_000;
const MAIL_MS = 15 * 60_000;
/** Attempts at a mail, over about six hours. */
const ATTEMPTS_MAX = 12;
const retryMs = (attempts: number): number => Math.min(30_000 * 2 ** attempts, 3_600_000);

/** The caller's own choice. */
export async function readOfficerMail(ctx: Ctx): Promise<z.input<typeof OfficerMailView>> {
  const row = await findOfficerMail(ctx, ctx.actor.id);
  const own_address = ctx.actor.email ?? null;
  if (!row) return { address: null, own_address, kinds: [], language: "en", last: null };
  const { address, kinds, language, lastStatus, lastAt, lastFailure } = row;
  const last = lastStatus && lastAt ? { status: lastStatus, at: lastAt, failure: lastFailure } : null;
  return { address, own_address, kinds: JSON.parse(kinds) as NotificationKind[], language, last };
}

const isSameAddress = (a: string, b: string | null): boolean => a.toLowerCase() === b?.toLowerCase();

/** @throws DomainError `validation_failed` for any address but the one in the caller's token. */
function requireOwnAddress({ actor, settings }: Ctx, address: string): void {
  if (isSameAddress(address, actor.email ?? null)) return;
  throw actor.email === undefined
    ? invalidField("address", "no_own_address", `Your token has no mail address (claim ${settings.AUTH_EMAIL_CLAIM}).`)
    : invalidField("address", "not_your_address", "Mails go only to the address of your sign-in.");
}

export async function setOfficerMail(
  ctx: Ctx,
  { address, kinds, language }: z.output<typeof OfficerMailBody>,
): Promise<z.input<typeof OfficerMailView>> {
  const now = isoTime(ctx.now());
  const chosen = JSON.stringify(NOTIFICATION_KINDS.filter((kind) => kinds.includes(kind)));
  if (address !== null) requireOwnAddress(ctx, address);
  if (address === null) await deleteChoice(ctx, ctx.actor.id);
  else await saveChoice(ctx, { officerId: ctx.actor.id, address, language, kinds: chosen, since: now, nextAt: now });
  return readOfficerMail(ctx);
}

/** Mails officers the number of their new notifications, where they chose so. */
export const OFFICER_MAILS: DueJob = { name: "officer_mails", run: (ctx, budgetMs) => mailOfficers(ctx, budgetMs) };

export async function mailOfficers(ctx: DatabaseCtx, budgetMs: number): Promise<{ readonly nextAtMs: number | null }> {
  if (!isMailConfigured(ctx)) return { nextAtMs: null };
  const now = isoTime(ctx.now());
  // Each row that is served is due later, so that the first page is always the next.
  const due = { limit: AT_ONCE, list: () => listDue(ctx, now, AT_ONCE) };
  const served = await serveRows(ctx, due, {
    job: OFFICER_MAILS.name,
    failure: "officer_mail_failed",
    untilMs: ctx.now().getTime() + budgetMs,
    serve: (own, row) => mailOfficer(own, row).then(() => true),
  });
  return { nextAtMs: nextRun(ctx, served, await nextDue(ctx)) };
}

const NOT_OWN = "your sign-in now has another address; save your choice again";

async function mailOfficer(ctx: Ctx, row: DueMail): Promise<void> {
  const later = (ms: number) => isoTime(new Date(ctx.now().getTime() + ms));
  // An officer who may no longer work here gets no mail, until the directory activates them again.
  if (!(await isStanding(ctx, row.officerId))) {
    return saveOutcome(ctx, row.officerId, { pending: null, attempts: 0, nextAt: later(POLL_MS) });
  }
  if (!isSameAddress(row.address, row.ownAddress)) {
    const last = { lastStatus: "given_up", lastAt: isoTime(ctx.now()), lastFailure: NOT_OWN } as const;
    if (row.lastFailure !== NOT_OWN) ctx.log.error("officer_mail_given_up", { failure: NOT_OWN });
    // What is composed waits: its notifications are in no other mail.
    return saveOutcome(ctx, row.officerId, { ...last, attempts: 0, nextAt: later(MAIL_MS) });
  }
  const pending = row.pending ?? (await compose(ctx, row));
  if (pending === null) return saveOutcome(ctx, row.officerId, { nextAt: later(POLL_MS) });
  const attempts = row.pending === null ? 0 : row.attempts;
  // Derived from its content, so that the same mail has the same key after the process died.
  const id = derivedId("officer_mail", row.tenantId, row.officerId, sha256Hex(pending));
  const { message } = JSON.parse(pending) as { readonly message: Omit<Message, "to"> };
  // Counted before it is sent, so that a mail during which the process dies is not tried for ever.
  await saveOutcome(ctx, row.officerId, { attempts: attempts + 1, nextAt: later(retryMs(attempts)) });
  const failed = await sendMessage(ctx, id, { to: row.address, ...message });
  const last = { lastAt: isoTime(ctx.now()), lastFailure: failed?.failure ?? null };
  if (failed && !failed.isFinal && attempts + 1 < ATTEMPTS_MAX) {
    return saveOutcome(ctx, row.officerId, { ...last, lastStatus: "failed", nextAt: later(retryMs(attempts)) });
  }
  if (failed) ctx.log.error("officer_mail_given_up", { failure: failed.failure });
  const lastStatus = failed ? "given_up" : "sent";
  await saveOutcome(ctx, row.officerId, { ...last, lastStatus, pending: null, attempts: 0, nextAt: later(MAIL_MS) });
}

/** Composes the mail of what is new, and saves it before it is sent. @returns null if nothing is */
async function compose(ctx: Ctx, row: OfficerMailRow): Promise<string | null> {
  const found = await listUnmailed(ctx, row);
  if (found.length === 0) return null;
  const counts: Partial<Record<NotificationKind, number>> = {};
  for (const kind of NOTIFICATION_KINDS) {
    const count = found.filter((one) => one.kind === kind).length;
    if (count > 0) counts[kind] = count;
  }
  const console_url = `${ctx.settings.PUBLIC_BASE_URL}/console/#/notifications`;
  const choice_url = `${console_url}/mail`;
  const message = composeOfficerMail({ language: row.language, console_url, choice_url, counts });
  const pending = JSON.stringify({ at: isoTime(ctx.now()), message });
  await savePending(
    ctx,
    row.officerId,
    pending,
    found.map(({ id }) => id),
  );
  return pending;
}
