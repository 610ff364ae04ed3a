import type { Finding } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { hitFingerprint, nameKey, sourceEntryOf } from "../decisions/cleared-hits.rules.ts";
import type { Gender, ScreeningHit, ScreeningSubject } from "../hits/screening.model.ts";
import type { DecidedHit, Settlement } from "./list-hit.model.ts";
import type { MonitoredParty } from "./relationship.model.ts";

/** The matches that a case was decided with. An open one is no news to the officer who decided. */
export const decidedHits = ({ investigations }: Pick<CaseRecord, "investigations">): DecidedHit[] =>
  (investigations.at(-1)?.findings ?? []).flatMap((finding) => {
    const { hit, source_entry: sourceEntry, entry_fingerprint: fingerprint } = finding;
    if (hit === undefined || sourceEntry === undefined || fingerprint === undefined) return [];
    const said = hit.compared.find(({ field }) => field === "gender")?.subject;
    const gender: Gender | null = said === "male" || said === "female" ? said : null;
    const subject = { ...hit.subject, gender };
    return [{ sourceEntry, subject, fingerprint, match: hit.match, settled: settlementOf(finding) }];
  });

function settlementOf({ clearance, confirmation }: Finding): Settlement | null {
  if (confirmation) {
    const { confirmed_by: by, confirmed_at: at, reason } = confirmation;
    return { state: "confirmed", by, at, reason };
  }
  if (!clearance) return null;
  const { cleared_by: by, cleared_at: at, reason } = clearance;
  return { state: "cleared", by, at, reason };
}

/**
 * The same match in the deciding case: of the same person with an unchanged entry, and no less grave. Where the entry was
 * a match in two ways, the one that is least settled.
 */
export function findDecided(
  party: MonitoredParty,
  hit: ScreeningHit,
  decided: readonly DecidedHit[],
): DecidedHit | null {
  const names = new Set([party.name, ...party.spellings].map(nameKey));
  const same = decided.filter(
    (one) =>
      one.sourceEntry === sourceEntryOf(hit) &&
      names.has(nameKey(one.subject.name)) &&
      !(one.match === "fuzzy" && hit.match === "exact") &&
      subjectsLike(one.subject).some((subject) => hitFingerprint(subject, hit) === one.fingerprint),
  );
  const rank = ({ settled }: DecidedHit) => (settled === null ? 0 : settled.state === "confirmed" ? 1 : 2);
  return same.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** The subject of a finding as it was screened: the finding does not say which of its empty members were absent. */
function subjectsLike({ kind, name, birth_date, gender, countries, identifiers }: DecidedHit["subject"]) {
  const birthDate = birth_date === null ? {} : { birthDate: birth_date };
  const known = { kind, name, ...birthDate, ...(gender === null ? {} : { gender }) };
  const withOrWithout = <K extends string>(key: K, values: readonly string[]) =>
    (values.length > 0 ? [{ [key]: values }] : [{}, { [key]: [] }]) as Partial<Record<K, readonly string[]>>[];
  return withOrWithout("countries", countries).flatMap((first) =>
    withOrWithout("identifiers", identifiers).map((second): ScreeningSubject => ({ ...known, ...first, ...second })),
  );
}
