import { type CaseProfile, digest } from "./profile.rules.ts";

/** A set of cases that share a property; its weight is how much the property tells. */
export interface Bucket {
  readonly key: string;
  readonly weight: number;
}

const FINDINGS_MAX = 4;

/**
 * The sets that a case belongs to and is searched in. Narrow sets find the most similar cases however many there
 * are; wide ones find something when little is known.
 */
export function bucketsOf(profile: CaseProfile): Bucket[] {
  const { template_id, country, nace, legal_form, age, size, findings, links } = profile;
  const here = [template_id, country];
  const kinds = (findings ?? []).map(({ category }) => category);
  const found = findings === null ? null : kinds.toSorted().join(" ");
  const named = (weight: number, ...parts: readonly (string | null)[]): Bucket[] =>
    parts.includes(null) ? [] : [{ key: digest(...(parts as string[])), weight }];
  const activity = nace[0] ?? null;
  const division = activity?.slice(0, 2) ?? null;
  return [
    ...named(10, "company", links.company),
    ...links.people.flatMap((person) => named(9, "person", person)),
    ...named(7, "address", links.address),
    ...named(8, "twin", ...here, activity, legal_form, age, size, found),
    ...named(7, "activity and findings", ...here, division, found),
    ...nace.slice(0, 3).flatMap((code) => named(5, "activity", ...here, code)),
    ...named(4, "division and form", ...here, division, legal_form),
    ...named(4, "division and age", ...here, division, age),
    ...kinds.slice(0, FINDINGS_MAX).flatMap((kind) => named(4, "finding", ...here, kind)),
    ...named(3, "findings", country, found),
    ...named(3, "form, age and findings", ...here, legal_form, age, found),
    ...named(2, "form and age", ...here, legal_form, age),
    ...named(1, "template and country", ...here),
    ...named(1, "template", template_id),
  ];
}
