import { maskAddress } from "../../domain/mail/mail.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { commitAudited } from "../platform/audit.service.ts";
import { findSuppression, liftWrite, listSuppressions } from "./suppressions.store.ts";

/** A page of the addresses to which no mail is sent. */
export async function readSuppressions(
  ctx: Ctx,
  { cursor, limit }: { readonly cursor: string; readonly limit: number },
) {
  const found = await listSuppressions(ctx, cursor, limit + 1);
  const page = found.slice(0, limit);
  return {
    suppressions: page.map(({ masked, reason, at }) => ({ address: masked, reason, at })),
    next_cursor: found.length > limit ? page.at(-1)!.addressHash : null,
  };
}

/** Lets mails go to an address again. @returns false if none was suppressed */
export async function liftSuppression(ctx: Ctx, address: string): Promise<boolean> {
  const found = await findSuppression(ctx, address);
  if (!found) return false;
  const { condition, write } = liftWrite(ctx, found);
  const details = { address: maskAddress(address), reason: found.reason, suppressed_at: found.at };
  await commitAudited(ctx, { line: { event: "MAIL_SUPPRESSION_LIFTED", details }, condition, writes: [write] });
  return true;
}
