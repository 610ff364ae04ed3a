import type { z } from "@hono/zod-openapi";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { isSignedWebhook } from "../../domain/webhooks/signature.ts";
import { MailReport } from "./mail.schemas.ts";
import { type Suppression, suppress } from "./suppressions.store.ts";

/** Names by which mail services report a permanent bounce, and a recipient who complained. */
const REASONS: ReadonlyMap<string, Suppression["reason"]> = new Map([
  ["email.bounced", "bounce"],
  ["bounce", "bounce"],
  ["email.complained", "complaint"],
  ["complaint", "complaint"],
]);

/**
 * Takes a report of the mail service. One of another kind, or of a mail that may still arrive, changes nothing.
 * @returns how many addresses the report suppresses
 * @throws DomainError `unauthorized` without a recent signature by `MAIL_WEBHOOK_SECRET`, `validation_failed`
 */
export async function takeMailReport(ctx: Ctx, headers: Headers, body: string): Promise<number> {
  const message = {
    id: headers.get("webhook-id") ?? headers.get("svix-id") ?? "",
    timestamp: headers.get("webhook-timestamp") ?? headers.get("svix-timestamp") ?? "",
    signatures: headers.get("webhook-signature") ?? headers.get("svix-signature") ?? "",
    body,
  };
  if (!isSignedWebhook(ctx.settings.MAIL_WEBHOOK_SECRET!, message, ctx.now())) {
    throw new DomainError("unauthorized", "The report is not signed with the secret of the mail service.");
  }
  const { type, data } = parse(body);
  const reason = REASONS.get(type);
  if (reason === undefined || data.bounce?.type?.toLowerCase() === "transient") return 0;
  const addresses = [data.to ?? data.email ?? []].flat();
  for (const address of addresses) await suppress(ctx, address, reason, isoTime(ctx.now()));
  ctx.log.info("mail_suppressed", { reason, addresses: addresses.length });
  return addresses.length;
}

function parse(body: string): z.output<typeof MailReport> {
  const parsed = MailReport.safeParse(toJson(body));
  if (parsed.success) return parsed.data;
  throw new DomainError("validation_failed", "The report does not have the expected form.", {
    errors: parsed.error.issues.map(({ path, code, message }) => ({ path: path.join("."), code, message })),
  });
}

function toJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
