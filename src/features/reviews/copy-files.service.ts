import type { CarriedOver } from "../../domain/reviews/carry-over.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { getFile } from "../../platform/files.ts";

/**
 * Copies the files of a review to its own place, because retention and deletion go by case. Safe to repeat.
 * @returns what there is: a file that is gone is not carried over, so that it is asked for again.
 */
export async function copyFiles(ctx: Ctx, { documents, evidence, ownershipFiled }: CarriedOver): Promise<CarriedOver> {
  const copied = [];
  for (const document of documents) {
    if (await copyFile(ctx, document.from, document.to.key)) copied.push(document);
  }
  const filed = [];
  for (const one of evidence) if (await copyFile(ctx, one.from, one.to.key)) filed.push(one);
  const known = new Set(filed.map(({ to }) => to.id));
  return {
    documents: copied,
    evidence: filed,
    ownershipFiled: ownershipFiled.filter(({ evidence_id }) => known.has(evidence_id)),
  };
}

async function copyFile(ctx: Ctx, from: string, to: string): Promise<boolean> {
  const object = await getFile(ctx, from);
  if (object === null) {
    ctx.log.error("carried_file_missing", { key: from });
    return false;
  }
  const { httpMetadata = {}, customMetadata = {}, body } = object;
  const written: R2Object | null = await ctx.env.FILES.put(to, body, {
    onlyIf: { etagDoesNotMatch: "*" },
    httpMetadata,
    customMetadata: { ...customMetadata, tenant: ctx.actor.tenantId },
  });
  if (written === null) await body.cancel().catch(() => undefined);
  return true;
}
