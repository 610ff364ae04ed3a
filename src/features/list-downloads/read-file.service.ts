import { createHash, type Hash } from "node:crypto";
import { z } from "zod";
import { addDays, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import type { ImportSource } from "../../domain/hits/screening.model.ts";
import { inParts, ListFormatError, listsInForce, readList, toLines } from "../../screening/index.ts";
import { DownloadFault, type DownloadRun, type ReadFacts } from "./download.model.ts";
import { putPartLines, readChunks } from "./stored-file.ts";

/**
 * Reads a stored file to its end and stores its entries in parts. No more than a part is in memory, beside what the format
 * takes.
 * @throws DownloadFault if it is not a complete list, or is older than the one in force
 */
export async function readStoredFile(ctx: Ctx, source: ImportSource, run: DownloadRun): Promise<ReadFacts> {
  const hash = createHash("sha256");
  const counts = { entries: 0, names: 0, parts: 0 };
  const parts = inParts(readList(source, hashed(readChunks(ctx, run), hash)));
  try {
    for (;;) {
      const { done, value } = await parts.next();
      if (done) {
        const version = value.version ?? dateOf(run) ?? isoTime(ctx.now()).slice(0, 10);
        const facts = { ...counts, version, sha256: hash.digest("hex") };
        return await checkVersion(ctx, source, facts);
      }
      await putPartLines(ctx, run.runId, counts.parts++, toLines(value));
      counts.entries += value.length;
      counts.names += value.reduce((sum, entry) => sum + entry.names.length, 0);
    }
  } catch (error) {
    if (error instanceof ListFormatError) throw new DownloadFault("not_a_list", error.message);
    throw error;
  }
}

/** The date of a file whose list states none. */
function dateOf({ file }: DownloadRun): string | null {
  const time = Date.parse(file?.lastModified ?? "");
  return Number.isNaN(time) ? null : isoTime(new Date(time)).slice(0, 10);
}

/** How far ahead a publisher may date a file, because of another time zone or a date of entry into force. */
const FUTURE_DAYS = 7;

async function checkVersion(ctx: Ctx, source: ImportSource, facts: ReadFacts): Promise<ReadFacts> {
  const { version } = facts;
  if (!z.iso.date().safeParse(version).success) throw new DownloadFault("not_a_list", `its date ${version} is no date`);
  // If it came into force, every later file would count as older.
  const latest = isoTime(addDays(ctx.now(), FUTURE_DAYS)).slice(0, 10);
  if (version > latest) throw new DownloadFault("not_a_list", `its date ${version} is in the future`);
  const current = (await listsInForce(ctx)).find((list) => list.source === source);
  if (current && version < current.version) {
    const detail = `the file is of ${version}, and the version in force of ${current.version}`;
    throw new DownloadFault("older_than_in_force", detail);
  }
  return facts;
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}
