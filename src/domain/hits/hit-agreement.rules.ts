import type { Finding, HitDifference } from "../case/case.model.ts";
import type { ComparedFeature, HitComparison } from "./hit-comparison.model.ts";

/** What is read of a comparison, so that one that was stored or sent serves as well. */
export interface ComparedHit {
  readonly compared: readonly ComparedFeature[];
  readonly subject: Pick<HitComparison["subject"], "birth_date" | "countries">;
  readonly entry: Pick<HitComparison["entry"], "birth_dates" | "countries">;
}

const FIELD: Readonly<Partial<Record<HitDifference, ComparedFeature["field"]>>> = {
  name: "name",
  birth_date: "birth_date",
  nationality: "countries",
  gender: "gender",
  identifier: "identifiers",
};

/** The feature that a comparison states of a named difference; undefined where it compares nothing of the kind. */
export const comparedIn = (
  { compared }: Pick<ComparedHit, "compared">,
  one: HitDifference,
): ComparedFeature | undefined => compared.find(({ field }) => field === FIELD[one]);

/** What a comparison states to be the same on both sides. One of several countries that is the entry's too leaves the others to differ. */
function isStatedEqual(hit: ComparedHit, one: HitDifference): boolean {
  if (comparedIn(hit, one)?.agrees !== true) return false;
  return one !== "nationality" || hit.subject.countries.every((country) => hit.entry.countries.includes(country));
}

/** Whether subject and entry share a birth date, which few namesakes do: to the day, or as far as both say together with a country. */
export function isBornAlike(hit: ComparedHit): boolean {
  if (comparedIn(hit, "birth_date")?.agrees !== true) return false;
  const { birth_date: born } = hit.subject;
  const isSameDay = born !== null && born.length === WHOLE && hit.entry.birth_dates.includes(born);
  return isSameDay || comparedIn(hit, "nationality")?.agrees === true;
}

/** Whether a finding is a match with a sanctions list in which the birth date agrees. */
export const isNearByBirth = ({ category, hit }: Pick<Finding, "category" | "hit">): boolean =>
  category === "sanctions" && hit !== undefined && isBornAlike(hit);

const WHOLE = "YYYY-MM-DD".length;

/** Why what an officer names does not tell two persons apart, as the fault of `differs`; null where it may. */
export function refuseEqual(
  hit: ComparedHit,
  differs: readonly HitDifference[],
): { readonly code: string; readonly message: string } | null {
  const same = differs.find((one) => isStatedEqual(hit, one));
  if (same !== undefined) {
    const { subject } = comparedIn(hit, same)!;
    return { code: "not_different", message: `The ${same.replace("_", " ")} is the same on both sides: ${subject}.` };
  }
  const isNationalityAlone = differs.length > 0 && differs.every((one) => one === "nationality");
  return isNationalityAlone && isBornAlike(hit)
    ? {
        code: "nationality_alone",
        message: "The birth date is the same, and a nationality can change. Name what else differs.",
      }
    : null;
}
