import type { Ownership } from "../ownership.model.ts";
import { comparedName, compareProfiles, type Profile } from "./same-party.ts";

/** Persons who may be one: one source names them by two spellings of a name, and no birth date tells them apart. */
interface AlikePersons {
  /** As if they were one; their holdings add up. */
  readonly ownership: Ownership;
  /** Ids of those who may be one, by the id that stands for them. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
}

/** Null where nobody is written like another. */
export function uniteAlikePersons(ownership: Ownership): AlikePersons | null {
  const persons = ownership.parties.filter(({ kind }) => kind === "person");
  const groupOf = new Map(persons.map(({ id }) => [id, [id]]));
  const byKey = new Map<string, Profile[]>();
  for (const party of persons) {
    const profile = { party, sources: new Set<string>() };
    for (const key of comparedName(party).keys) byKey.set(key, [...(byKey.get(key) ?? []), profile]);
  }
  for (const profiles of byKey.values()) {
    for (const [at, one] of profiles.entries()) {
      for (const other of profiles.slice(at + 1)) {
        const [first, second] = [groupOf.get(one.party.id)!, groupOf.get(other.party.id)!];
        const likeness = first === second ? null : compareProfiles(one, other);
        if (likeness === "apart" || likeness === null) continue;
        const group = [...first, ...second];
        for (const id of group) groupOf.set(id, group);
      }
    }
  }
  const groups = new Map([...groupOf.values()].filter(({ length }) => length > 1).map((group) => [group[0]!, group]));
  if (groups.size === 0) return null;
  const statements = ownership.statements.map((one) => {
    const group = typeof one.interested_party === "string" ? groupOf.get(one.interested_party) : undefined;
    if (group === undefined || group.length === 1) return one;
    // Two holdings of one size are no repetition.
    const interests = one.interests.map((held) => ({ ...held, details: `${held.details ?? ""} ${one.id}` }));
    return { ...one, interested_party: group[0]!, interests };
  });
  return { ownership: { ...ownership, statements }, groups };
}
