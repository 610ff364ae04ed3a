import { canonicalJson } from "../../platform/canonical-json.ts";
import type { Fact, Facts } from "./case.model.ts";

/** A fact before it has its place in the profile. */
export interface FactDraft extends Fact {
  readonly name: string;
}

/**
 * The facts of a case with further ones, newest last. A source that says the same again confirms
 * its statement; one that says something else adds to it; one that is silent changes nothing.
 */
export function mergeFacts(before: Facts, drafts: readonly FactDraft[]): Facts {
  const merged = new Map<string, readonly Fact[]>(Object.entries(before));
  for (const { name, ...fact } of drafts) {
    const known = merged.get(name) ?? [];
    const last = known.findLastIndex(({ source }) => source === fact.source);
    const same = last >= 0 && isSameStatement(known[last]!, fact);
    merged.set(name, [...(same ? known.filter((_, at) => at !== last) : known), fact]);
  }
  return Object.fromEntries([...merged].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** In canonical form: a value that was stored and read back may name its members in another order. */
const isSameStatement = (a: Fact, b: Fact): boolean => canonicalJson(a.value) === canonicalJson(b.value);

/** What was worked out, with the facts of `current` that it does not know of: they came in meanwhile. */
export function mergeLaterFacts(workedOut: Facts, current: Facts): Facts {
  const isKnown = (name: string, fact: Fact) =>
    (workedOut[name] ?? []).some((known) => known.source === fact.source && isSameStatement(known, fact));
  const later = Object.entries(current).flatMap(([name, facts]) =>
    facts.filter((fact) => !isKnown(name, fact)).map((fact) => ({ name, ...fact })),
  );
  return mergeFacts(workedOut, later);
}
