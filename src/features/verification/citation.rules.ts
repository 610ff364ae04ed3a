import type { EvidenceRef, IsoTime } from "../../domain/case/case.model.ts";

/** Hash of the raw answer that a check was read from: the last one queried, or null. */
export const citedHash = (evidence: readonly EvidenceRef[]): string | null => evidence.at(-1)?.data_hash ?? null;

/** Likewise for the registry, whose import, public page and owner register answer separately. */
export function registryHash(source: string, evidence: readonly EvidenceRef[]): string | null {
  const isImported = ({ source_url }: EvidenceRef) => source_url.startsWith("kbo-open-data:");
  const isOwners = ({ source_url }: EvidenceRef) => source_url.startsWith("sample://ubo/");
  const cited =
    source === "kbo_open_data"
      ? evidence.filter(isImported)
      : evidence.filter((ref) => !isImported(ref) && !isOwners(ref));
  return citedHash(cited.length > 0 ? cited : evidence);
}

/** When the oldest of some raw answers was collected; null without one. */
export const oldestOf = (evidence: readonly EvidenceRef[]): IsoTime | null =>
  evidence.map(({ collected_at }) => collected_at).sort()[0] ?? null;
