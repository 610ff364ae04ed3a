import { oncePerObject } from "../../platform/once-per-object.ts";
import type { CaseRecord } from "../case/case.record.ts";
import type { Finding } from "../case/case.model.ts";
import { isOwnList, ownListInWords } from "../hits/screening.model.ts";
import { HIT_CATEGORIES } from "../decisions/cleared-hits.rules.ts";
import { confirmedHits, hitState, isHit } from "../decisions/hits.rules.ts";
import type { DueFacts } from "../diligence/due-facts.model.ts";
import { exposureSearch } from "../diligence/exposed-persons.rules.ts";
import { unsearchedParties } from "../diligence/power-in-papers.rules.ts";
import { missingSanctionsLists } from "../diligence/screening-check.rules.ts";
import type { ScreeningStatement } from "../diligence/grounds.model.ts";
import type { CustomerScreening, PartyScreening } from "./customer.model.ts";
import { wordsForNames } from "./no-names.ts";
import { nameKey } from "./same-person.ts";

/** The lists of the latest screening, and those that are missing. */
export function describeScreening(record: CaseRecord, facts: DueFacts): CustomerScreening {
  const screening = record.grounds?.screening;
  if (screening?.state !== "answered") {
    const missing = missingSanctionsLists([]);
    return { lists: [], missing, unnamed: [], names: 0, politically_exposed: false, screened_at: null };
  }
  const { lists, evidence_ids, subjects } = screening;
  const { owners, directors } = wordsForNames(facts);
  const missing = unsearchedParties(facts, screening);
  const unnamed = [...missing, ...new Set([...owners, ...directors].map((text) => `"${text}"`))];
  const exposed = exposureSearch(facts, screening);
  return {
    lists: [
      ...new Set(
        lists.map(({ source, version, name }) => (isOwnList(source) ? ownListInWords(name) : `${source} ${version}`)),
      ),
    ],
    missing: missingSanctionsLists(lists),
    unnamed,
    names: subjects.length,
    politically_exposed: exposed.by === "list" || (exposed.by === "report" && exposed.unnamed.length === 0),
    screened_at: record.evidence.find(({ id }) => evidence_ids.includes(id))?.collected_at ?? null,
  };
}

/**
 * What the lists say of one party under all its spellings. A hit counts wherever it was found; that there is none
 * counts only if every sanctions list was searched for the name.
 * @param areSpellings false for names that may be two parties: then each of them must have been searched.
 */
export function screeningOf(record: CaseRecord, names: readonly string[], areSpellings = true): PartyScreening {
  const keys = names.map(nameKey);
  const isMeant = (name: string | undefined) => name !== undefined && keys.includes(nameKey(name));
  const confirmed = HIT_CATEGORIES.flatMap((category) => confirmedHits(record, category)).filter(({ subject }) =>
    isMeant(subject),
  );
  if (confirmed.length > 0) return { screening: "confirmed", screening_by: officers(confirmed) };
  const hits = (record.investigations.at(-1)?.findings ?? []).filter(
    (finding) => isHit(finding) && isMeant(finding.subject),
  );
  if (hits.some((hit) => hitState(hit) === "open")) return { screening: "open_hit", screening_by: [] };
  const isSearched = areSpellings ? wasSearched(record, keys) : keys.every((one) => wasSearched(record, [one]));
  if (!isSearched) return { screening: "not_screened", screening_by: [] };
  return hits.length > 0
    ? { screening: "cleared", screening_by: officers(hits) }
    : { screening: "clear", screening_by: [] };
}

/** The keys of names that a screening has searched for, which each party is looked for among. */
const searchedKeys = oncePerObject(({ subjects, unreadable }: ScreeningStatement) => ({
  subjects: subjects.map(nameKey),
  unreadable: unreadable.map(nameKey),
}));

/** @param keys of the spellings of one party */
function wasSearched({ grounds }: CaseRecord, keys: readonly string[]): boolean {
  const screening = grounds?.screening;
  if (screening?.state !== "answered" || missingSanctionsLists(screening.lists).length > 0) return false;
  const { subjects, unreadable } = searchedKeys(screening);
  const isMeant = (key: string): boolean => keys.includes(key);
  return subjects.some(isMeant) && !unreadable.some(isMeant);
}

const officers = (hits: readonly Finding[]): string[] => [
  ...new Set(hits.flatMap(({ confirmation, clearance }) => confirmation?.confirmed_by ?? clearance?.cleared_by ?? [])),
];
