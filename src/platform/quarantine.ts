import { isoTime } from "./clock.ts";
import type { Ctx } from "./context.ts";

/** Where a file waits before it is deleted: `quarantine/<date>/<its key>`. */
const ROOT = "quarantine/";
/** How long a file waits there before it is deleted. */
export const QUARANTINE_DAYS = 30;
/** Date of the quarantine, and the file's original key. */
const PLACE = /^quarantine\/(\d{4}-\d{2}-\d{2})\/(.+)$/;

/** A file in quarantine. */
export interface QuarantinedFile {
  /** The original key, to which it is restored. */
  readonly key: string;
  /** `YYYY-MM-DD` */
  readonly quarantinedOn: string;
  readonly size: number;
  /** Null for files stored before their metadata named a tenant. */
  readonly tenantId: string | null;
}

const placeOf = (date: string, key: string): string => `${ROOT}${date}/${key}`;

/** Moves a file into quarantine: copies it first, then deletes the original. */
export async function quarantineFile(ctx: Ctx, key: string, tenantId: string | null): Promise<void> {
  const object = await ctx.env.FILES.get(key);
  if (!object) return;
  await ctx.env.FILES.put(placeOf(isoTime(ctx.now()).slice(0, 10), key), object.body, {
    httpMetadata: object.httpMetadata ?? {},
    customMetadata: { ...object.customMetadata, ...(tenantId === null ? {} : { tenant: tenantId }) },
  });
  await ctx.env.FILES.delete(key);
}

/**
 * Restores a file to its original key.
 * @param by the operator who ordered it. The check for orphans then ignores the file.
 * @returns false if it is not in quarantine.
 */
export async function restoreFile(ctx: Ctx, key: string, by?: string): Promise<boolean> {
  for (const date of await listDates(ctx)) {
    const object = await ctx.env.FILES.get(placeOf(date, key));
    if (!object) continue;
    await ctx.env.FILES.put(key, object.body, {
      onlyIf: { etagDoesNotMatch: "*" },
      httpMetadata: object.httpMetadata ?? {},
      customMetadata: { ...object.customMetadata, ...(by === undefined ? {} : { restored_by: by }) },
    });
    await ctx.env.FILES.delete(placeOf(date, key));
    return true;
  }
  return false;
}

/** Whether an operator restored the file from quarantine. */
export const isRestoredByHand = ({ customMetadata }: R2Object): boolean =>
  customMetadata?.["restored_by"] !== undefined;

export const tenantOfFile = ({ customMetadata }: R2Object): string | null => customMetadata?.["tenant"] ?? null;

/** One page of files in quarantine, oldest first. */
export async function listQuarantine(
  ctx: Ctx,
  { cursor, prefix = ROOT }: { readonly cursor?: string | undefined; readonly prefix?: string },
): Promise<{ files: QuarantinedFile[]; cursor: string | null }> {
  const page = await ctx.env.FILES.list({
    prefix,
    include: ["customMetadata"],
    ...(cursor === undefined ? {} : { cursor }),
  });
  const files = page.objects.flatMap((object) => {
    const [, quarantinedOn, key] = PLACE.exec(object.key) ?? [];
    if (quarantinedOn === undefined || key === undefined) return [];
    return [{ key, quarantinedOn, size: object.size, tenantId: tenantOfFile(object) }];
  });
  return { files, cursor: page.truncated ? page.cursor : null };
}

/** Deletes files from quarantine permanently. */
export async function deleteQuarantined(ctx: Ctx, files: readonly QuarantinedFile[]): Promise<void> {
  const keys = files.map(({ quarantinedOn, key }) => placeOf(quarantinedOn, key));
  if (keys.length > 0) await ctx.env.FILES.delete(keys);
}

/** Restores all files under a prefix from quarantine. */
export async function restoreOwner(ctx: Ctx, prefix: string): Promise<void> {
  for (const date of await listDates(ctx)) {
    let cursor: string | null | undefined;
    do {
      const page = await listQuarantine(ctx, { cursor: cursor ?? undefined, prefix: placeOf(date, prefix) });
      for (const { key } of page.files) await restoreFile(ctx, key);
      cursor = page.cursor;
    } while (cursor !== null);
  }
}

/** Prefixes in quarantine that may hold files of a prefix. */
export async function quarantinedPrefixes(ctx: Ctx, prefix: string): Promise<string[]> {
  return (await listDates(ctx)).map((date) => placeOf(date, prefix));
}

/** Dates with files in quarantine: at most `QUARANTINE_DAYS` of them. */
async function listDates(ctx: Ctx): Promise<string[]> {
  const { delimitedPrefixes } = await ctx.env.FILES.list({ prefix: ROOT, delimiter: "/" });
  return delimitedPrefixes.map((prefix) => prefix.slice(ROOT.length, -1));
}
