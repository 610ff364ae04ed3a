import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import type { PlatformAuditLine } from "./audit.store.ts";

/** Every line of the platform's audit chain is copied to R2, so that truncation shows and can be repaired. */
const keyOf = (seq: number): string => `platform/audit/${String(seq).padStart(9, "0")}.json`;

/** Copies a line once. A failed copy is repaired with the next line. */
export async function copyLine(ctx: Ctx, line: PlatformAuditLine): Promise<void> {
  const options = {
    onlyIf: { etagDoesNotMatch: "*" },
    httpMetadata: { contentType: "application/json" },
  };
  await ctx.env.FILES.put(keyOf(line.seq), JSON.stringify(line), options).catch((error: unknown) => {
    ctx.log.warn("audit_line_not_copied", { class: errorClass(error) });
  });
}

export async function findCopy(ctx: Ctx, seq: number): Promise<PlatformAuditLine | null> {
  const object = await ctx.env.FILES.get(keyOf(seq));
  return object ? await object.json<PlatformAuditLine>() : null;
}
