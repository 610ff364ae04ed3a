import { canonicalJson } from "../../platform/canonical-json.ts";
import type { Fact, Facts } from "./case.model.ts";
import { compareText } from "../../platform/compare-text.ts";

/** A fact before it is added to the profile. */
export interface FactDraft extends Fact {
  readonly name: string;
}

/** What has facts of a case; they are absent where none were found. */
interface WithFacts {
  readonly facts?: Readonly<Record<string, readonly { readonly value: unknown }[]>> | undefined;
}

/** The newest statement of a fact, in the form that its source gave it; undefined without one. */
export const newest = ({ facts }: WithFacts, fact: string): unknown => facts?.[fact]?.at(-1)?.value;

/**
 * Adds facts to those of a case, newest last. A repeated statement of a source replaces its last one; a different
 * statement is added.
 */
export function mergeFacts(before: Facts, drafts: readonly FactDraft[]): Facts {
  const merged = new Map<string, readonly Fact[]>(Object.entries(before));
  for (const { name, ...fact } of drafts) {
    const existing = merged.get(name) ?? [];
    const last = existing.findLastIndex(({ source }) => source === fact.source);
    const same = last >= 0 && isSameStatement(existing[last]!, fact);
    merged.set(name, [...(same ? existing.filter((_, at) => at !== last) : existing), fact]);
  }
  return Object.fromEntries([...merged].sort(([a], [b]) => compareText(a, b)));
}

/** Compares canonical JSON, because the order of members may change in storage. */
const isSameStatement = (a: Fact, b: Fact): boolean => canonicalJson(a.value) === canonicalJson(b.value);

/** Adds the facts of `current` that are not in `computed`, because they arrived while it was computed. */
export function mergeLaterFacts(computed: Facts, current: Facts): Facts {
  const isKnown = (name: string, fact: Fact) =>
    (computed[name] ?? []).some((known) => known.source === fact.source && isSameStatement(known, fact));
  const later = Object.entries(current).flatMap(([name, facts]) =>
    facts.filter((fact) => !isKnown(name, fact)).map((fact) => ({ name, ...fact })),
  );
  return mergeFacts(computed, later);
}
