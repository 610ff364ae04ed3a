import type { CaseRecord } from "../case/case.record.ts";
import type { CaseDocument, IsoTime } from "../case/case.model.ts";
import { certainFacts, type EffectiveFact } from "../readings/effective-facts.rules.ts";
import { type KnownCase, registerOf, type Stated } from "../readings/known-case.ts";
import { templateOf } from "../templates/index.ts";
import type { ComparedSide, ComparisonResult, MissingReason, SideName, SideValue } from "./comparison.model.ts";

/** What the sides of a comparison are made of. */
export interface ComparisonInput {
  readonly record: CaseRecord;
  readonly known: KnownCase;
  /** Documents that count: neither replaced, rejected nor written by the service. */
  readonly documents: readonly CaseDocument[];
}

export const documentsThatCount = ({ documents }: CaseRecord): CaseDocument[] =>
  documents.filter(
    ({ source, superseded, review }) => source !== "system" && !superseded && review?.outcome !== "rejected",
  );

/** Each value once; a side without any gives its reason. */
export function side(values: readonly SideValue[], missing: MissingReason): ComparedSide {
  const once = values.filter((one, at) => values.findIndex(({ value }) => value === one.value) === at);
  return { values: once, missing: once.length > 0 ? null : missing };
}

/** Values of a side from what the case knows; the register's carry the time of its answer. */
export const statedValues = (
  { known }: ComparisonInput,
  stated: readonly Stated<string>[],
  by: Stated<string>["with"],
): SideValue[] =>
  stated
    .filter((one) => one.with === by)
    .map(({ value, source }) => ({ value, source, at: by === "register" ? asOf(known) : null }));

export const asOf = (known: KnownCase): IsoTime | null => registerOf(known)?.as_of ?? null;

/** Certain facts that documents state, with the file that each is from. */
export const readValues = ({ documents }: ComparisonInput, pick: (fact: EffectiveFact) => string | null): SideValue[] =>
  documents.flatMap((document) =>
    certainFacts(document).flatMap((fact) => {
      const value = pick(fact);
      return value === null ? [] : [{ value, source: document.filename, at: readAt(document) }];
    }),
  );

export const readAt = ({ reading, review }: CaseDocument): IsoTime | null =>
  review?.reviewed_at ?? reading?.read_at ?? null;

/** Why the register states nothing, as far as it says nothing at all; null where it has answered. */
export function silenceOfRegister({ record }: ComparisonInput): MissingReason | null {
  const register = record.grounds?.register;
  if (register === undefined) return "not_investigated";
  if (register.state === "silent") return register.reason;
  return register.status === "not_found" ? "not_found" : null;
}

/** Whether the customer was asked; a fact without a question is stated as the case is opened. */
export function notDeclared({ record }: ComparisonInput, question?: string): MissingReason {
  const asked = templateOf(record)?.questions ?? [];
  return question === undefined || asked.some(({ id }) => id === question) ? "not_declared" : "not_asked";
}

/** Why documents state nothing of a fact. */
export function silenceOfDocuments({ documents }: ComparisonInput): MissingReason {
  if (documents.length === 0) return "no_document";
  return documents.some(({ reading }) => reading !== undefined) ? "not_in_documents" : "not_read";
}

type Agrees = (a: string, b: string) => boolean | null;

/**
 * Compares every two sides: two of them agree if any of their values do, and differ if none does and one pair
 * certainly contradicts. One contradiction makes the fact differ.
 */
export function judge(
  sides: Readonly<Record<SideName, ComparedSide>>,
  agrees: Agrees,
): { readonly result: ComparisonResult; readonly differing: readonly SideName[] } {
  const known = (["declared", "registered", "read"] as const).filter((name) => sides[name].values.length > 0);
  const pairs = known.flatMap((one, at) => known.slice(at + 1).map((other) => [one, other] as const));
  const outcomes = pairs.map((pair) => {
    const [left, right] = pair.map((name) => sides[name].values) as [readonly SideValue[], readonly SideValue[]];
    const all = left.flatMap((a) => right.map((b) => agrees(a.value, b.value)));
    return { pair, agrees: all.includes(true) ? true : all.includes(false) ? false : null };
  });
  return verdict(outcomes);
}

/** One contradiction outweighs any agreement. */
export function verdict(outcomes: readonly { readonly pair: readonly SideName[]; readonly agrees: boolean | null }[]): {
  readonly result: ComparisonResult;
  readonly differing: readonly SideName[];
} {
  const differing = [...new Set(outcomes.filter(({ agrees }) => agrees === false).flatMap(({ pair }) => pair))];
  if (differing.length > 0) return { result: "differs", differing };
  if (outcomes.length === 0) return { result: "nothing_to_compare", differing: [] };
  return { result: outcomes.some(({ agrees }) => agrees === true) ? "agrees" : "unclear", differing: [] };
}
