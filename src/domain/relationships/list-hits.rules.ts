import { entryDifferences, HIDDEN_DIFFERENCE, nameKey } from "../decisions/cleared-hits.rules.ts";
import { compareHit } from "../hits/compare-hit.rules.ts";
import type { HitComparison } from "../hits/hit-comparison.model.ts";
import { isOwnList, type ScreeningHit, type ScreeningSubject, STRONG_SCORE } from "../hits/screening.model.ts";
import { countsOfNamed, isCommonName } from "../hits/named-hits.rules.ts";
import type { DecidedHit, HitStep, KnownHit } from "./list-hit.model.ts";
import type { ObservedChange } from "./monitoring-event.model.ts";
import { isNamedOnly, type MonitoredParty, NAMED_ROLE } from "./relationship.model.ts";

export const categoryOf = ({ entry }: ScreeningHit): "sanctions" | "pep" | "own_list" =>
  entry.topics.includes("sanction") ? "sanctions" : entry.topics.includes("pep") ? "pep" : "own_list";

const LISTS = {
  sanctions: "a sanctions list",
  pep: "a list of politically exposed persons",
  own_list: "your own list",
} as const;

/** The names by which a party is looked for, each once. */
export function subjectsOf(party: MonitoredParty): ScreeningSubject[] {
  const names = new Map([party.name, ...party.spellings].map((name) => [name.trim(), name]));
  return [...names.values()].map((name) => ({
    kind: party.kind,
    name,
    ...(party.birthDate === null ? {} : { birthDate: party.birthDate }),
    ...(party.gender === null ? {} : { gender: party.gender }),
    countries: party.countries,
    identifiers: party.identifiers,
  }));
}

/** Whether a match of a party counts, which depends on who names the party. */
export const isMatchOf = (party: Pick<MonitoredParty, "roles">, hit: ScreeningHit): boolean =>
  !isNamedOnly(party) || countsOfNamed(hit);

/** A party beside the entry that it matched: by the name that is the entry's, else by all its names. */
export function compareParty(party: MonitoredParty, found: ScreeningHit): HitComparison {
  const subjects = subjectsOf(party);
  const matched = nameKey(found.entry.matchedName);
  const same = subjects.find(({ name }) => nameKey(name) === matched);
  const subject = same ?? { ...subjects[0]!, name: subjects.map(({ name }) => name).join(" / ") };
  return compareHit(subject, found, []);
}

/**
 * What follows from a match that the lists give of a party.
 * @param known the match as it was last seen, if it was.
 * @param decided this match in the deciding case, for one that was not seen since; null where the case did not have it.
 * @param listId the version of the list, so that an entry that went and came back is a change of its own.
 */
export function stepForMatch(
  party: MonitoredParty,
  found: ScreeningHit,
  { known, decided, listId }: { known: KnownHit | null; decided: DecidedHit | null; listId: string },
): HitStep | null {
  if (known === null || known.state === "gone") {
    if (known === null && decided !== null) {
      const { settled } = decided;
      return { kept: { state: settled?.state ?? "open", hit: found, settled }, change: null };
    }
    return { kept: open(found), change: matchChange(party, null, found, listId) };
  }
  const isGraver = known.hit.match !== "exact" && found.match === "exact";
  if (known.hit.entry.fingerprint === found.entry.fingerprint && !isGraver) return null;
  if (known.state === "cleared") {
    return { kept: open(found), change: matchChange(party, known, found, listId) };
  }
  const change =
    isGraver && known.state === "open"
      ? matchChange(party, known, found, listId)
      : changedEntry(party, known, found, listId);
  return { kept: { ...known, hit: found }, change };
}

const open = (hit: ScreeningHit): KnownHit => ({ state: "open", hit, settled: null });

/** What follows where a list no longer names a party: its entry went, or changed so that it no longer matches. */
export function stepForNoMatch(
  party: MonitoredParty,
  known: KnownHit,
  { isRemoved, listId, version }: { isRemoved: boolean; listId: string; version: string },
): HitStep | null {
  if (known.state === "gone") return null;
  const { list, entry } = known.hit;
  const why = isRemoved
    ? `Version ${version} of list ${list.source} no longer has entry ${entry.id} (${entry.name})`
    : `Entry ${entry.id} (${entry.name}) of list ${list.source} has changed in version ${version} and no longer matches`;
  const after = null;
  const change = changeOf(party, known.hit, {
    key: [listId, isRemoved ? "removed" : "no longer matches"],
    severity: known.state === "cleared" ? "info" : "low",
    title: isRemoved ? `${party.name} is no longer listed. ${why}.` : `${party.name} no longer matches. ${why}.`,
    before: { ...namesOf(known.hit), state: known.state },
    after,
  });
  return { kept: { ...known, state: "gone" }, change };
}

/** A new match, one that an officer had cleared and that changed, or one that has become exact. */
function matchChange(party: MonitoredParty, known: KnownHit | null, found: ScreeningHit, listId: string) {
  const { entry, score, match } = found;
  const differences = known === null ? [] : differencesOf(known.hit, found);
  const what = LISTS[categoryOf(found)];
  const weight = weightOf(party, found);
  const isSure = match === "exact" && (!isNamedOnly(party) || weight.severity === "critical");
  const matches =
    `${party.name}${isNamedOnly(party) ? `, ${party.roles[0]},` : ""} ${isSure ? "matches" : "may match"} "${entry.matchedName}" on ${what}` +
    `${placeOf(found)}, score ${score.toFixed(2)}.`;
  const since =
    known?.state === "cleared" && known.settled !== null
      ? ` The match was cleared on ${known.settled.at.slice(0, 10)} and is open again: ${differences.join("; ")}.`
      : known === null
        ? ""
        : ` What changed: ${differences.join("; ")}.`;
  return changeOf(party, found, {
    key: [listId, entry.fingerprint, match],
    title: `${matches}${since}`,
    before: known === null ? null : { ...namesOf(known.hit), state: known.state },
    after: { ...namesOf(found), ...(known === null ? {} : { differences }) },
    ...weight,
  });
}

/** Where an entry stands. The identifiers of a tenant's own list and its rows tell a reader nothing. */
const placeOf = ({ list, entry }: ScreeningHit): string =>
  isOwnList(list.source) ? "" : `: entry ${entry.id} of list ${list.source}, version ${list.version}`;

/** The entry of a match that is open or confirmed reads otherwise now: officers are told, and decide nothing again. */
function changedEntry(party: MonitoredParty, known: KnownHit, found: ScreeningHit, listId: string): ObservedChange {
  const differences = differencesOf(known.hit, found);
  const { list, entry } = found;
  return changeOf(party, found, {
    key: [listId, entry.fingerprint, "changed"],
    severity: "low",
    title: `Entry ${entry.id} of list ${list.source}, which matches ${party.name}, has changed in version ${list.version}: ${differences.join("; ")}.`,
    before: { ...namesOf(known.hit), state: known.state },
    after: { ...namesOf(found), state: known.state, differences },
  });
}

type Weight = Pick<ObservedChange, "severity" | "needsRole" | "consequence">;
const RECORDED: Pick<Weight, "needsRole" | "consequence"> = { needsRole: null, consequence: "none" };

/** Who decides and what follows at once: only an exact match with a sanctions list shuts the relationship. */
function weightOf(party: MonitoredParty, hit: ScreeningHit): Weight {
  const category = categoryOf(hit);
  const isNamed = isNamedOnly(party);
  const isCommon = isNamed && isCommonName(party.name, hit.entry);
  // What a paper mentions is further off than what the customer says: an officer looks at it first.
  const isOfPaper = isNamed && !party.roles.includes(NAMED_ROLE);
  if (category === "sanctions" && hit.match === "exact" && !isCommon && !isOfPaper)
    return { severity: "critical", needsRole: "mlro", consequence: "restrict_and_review" };
  // Nobody states that whom the customer's words name stands behind it, so other lists ask no review.
  const isStrong = isNamed ? category === "sanctions" : hit.match === "exact" || hit.score >= STRONG_SCORE;
  return isStrong
    ? { severity: "high", needsRole: null, consequence: "open_review" }
    : { severity: "medium", needsRole: null, consequence: "none" };
}

interface Described extends Partial<Weight> {
  readonly key: readonly string[];
  readonly severity: ObservedChange["severity"];
  readonly title: string;
  readonly before: ObservedChange["before"];
  readonly after: ObservedChange["after"];
}

function changeOf(party: MonitoredParty, { list, entry }: ScreeningHit, described: Described): ObservedChange {
  const { key, ...rest } = described;
  return {
    ...RECORDED,
    ...rest,
    relationshipId: party.relationshipId,
    partyId: party.partyId,
    type: "list_entry",
    key: JSON.stringify(["list_entry", list.source, entry.id, party.partyId, ...key]),
    evidenceIds: [],
  };
}

/** An entry and its match, as an event states them. */
function namesOf(hit: ScreeningHit) {
  const { list, entry, score, match } = hit;
  return {
    source: list.source,
    list_version: list.version,
    ...(list.severity !== undefined && { list_severity: list.severity }),
    entry_id: entry.id,
    name: entry.name,
    matched_name: entry.matchedName,
    fingerprint: entry.fingerprint,
    category: categoryOf(hit),
    match,
    score,
  };
}

function differencesOf(before: ScreeningHit, now: ScreeningHit): string[] {
  const seen = entryDifferences(before.entry, now.entry);
  const matched =
    nameKey(before.entry.matchedName) === nameKey(now.entry.matchedName) &&
    before.entry.matchedName === now.entry.matchedName
      ? []
      : [`name that matches: ${before.entry.matchedName} before, ${now.entry.matchedName} now`];
  const graver = before.match === now.match ? [] : [`match: ${before.match} before, ${now.match} now`];
  const all = [...seen, ...matched, ...graver];
  return all.length > 0 ? all : [HIDDEN_DIFFERENCE];
}
