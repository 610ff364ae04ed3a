import type { EvidenceRef } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { Ctx } from "../../platform/context.ts";
import { getFile } from "../../platform/files.ts";

/** What a run began with, as far as it matters here. */
interface RunInput {
  readonly memory?: { readonly rules?: readonly unknown[]; readonly passages?: readonly unknown[] } | null;
}

/**
 * Keys of the working files of runs that began with an officer's memory: they repeat its rules and passages, which a
 * pack must not hold. A file that cannot be read counts as one of them.
 */
export async function learnedFiles(ctx: Ctx, { evidence }: CaseRecord): Promise<string[]> {
  const inputs = evidence.filter(({ source }) => source === "case_file");
  const learned = await Promise.all(inputs.map(async (input) => ((await holdsMemory(ctx, input)) ? input : null)));
  const runs = learned.filter((input) => input !== null).map(({ source_url }) => source_url);
  return evidence
    .filter(({ source_url: url }) => runs.some((run) => url === run || url.startsWith(`${run}/`)))
    .map(({ key }) => key);
}

async function holdsMemory(ctx: Ctx, { key }: EvidenceRef): Promise<boolean> {
  const file = await getFile(ctx, key);
  if (file === null) return false;
  try {
    const { memory } = (await file.json()) as RunInput;
    return (memory?.rules?.length ?? 0) > 0 || (memory?.passages?.length ?? 0) > 0;
  } catch {
    return true;
  }
}
