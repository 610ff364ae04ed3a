import type { OwnershipWarning, StructurePolicy } from "../structure.model.ts";
import { type Grounds, isOwner, reaches } from "./beneficial-owners.rules.ts";
import { controlledBy, type Influences } from "./control.rules.ts";
import { inWords, rankOf, ROUNDING } from "./interests.rules.ts";
import type { OwnershipGraph } from "./ownership-graph.rules.ts";
import { saysNothing, thresholdInWords } from "./unaccounted.rules.ts";

/** The part of the customer that leads to nobody who is named, by chains or by stated effective shares. */
export function openShare(traced: number, grounds: readonly Grounds[], at: number): number {
  const stated = grounds.reduce(
    (sum, { shares }) => sum + shares[at]!.shares.least[0]! - shares[at]!.shares.chain[0]!,
    0,
  );
  return Math.min(1, Math.max(0, 1 - traced - Math.max(0, stated)));
}

/** Whether somebody whom no source names controls the customer, by other means than shares or with most of them. */
export function isControlledByUnknown(graph: OwnershipGraph, influences: Influences): boolean {
  // Who is behind a company whose beneficial owners an official register names is among them.
  const passes = (owned: number): boolean => !graph.owned[owned]!.isListed;
  return graph.owned.some(
    ({ isEnd, isListed, unnamed }, node) =>
      (isEnd || unnamed.some((one) => one.controls && !saysNothing(one) && !(isListed && rankOf(one.statement) > 0))) &&
      controlledBy(influences, [node], "most", passes).has(0),
  );
}

/** Persons below the threshold who would reach it with what is not accounted for. */
export function whoMayReach(
  graph: OwnershipGraph,
  grounds: readonly Grounds[],
  open: readonly number[],
  policy: StructurePolicy,
): OwnershipWarning[] {
  return grounds.flatMap((one) => {
    const at = open.findIndex((rest, dimension) => {
      const held = one.shares[dimension]!.shares.most[0]!;
      return rest > ROUNDING && held > ROUNDING && reaches(policy, held + rest);
    });
    if (at < 0 || isOwner(one)) return [];
    const { id, name } = graph.parties[one.node]!;
    const held = inWords(one.shares[at]!.shares.most[0]!);
    const text = `${name} holds ${held} of ${graph.parties[0]!.name}, and together with the ${inWords(open[at]!)} that is not accounted for could reach ${thresholdInWords(policy)}.`;
    return [{ code: "unaccounted_capital", text, parties: [id] }];
  });
}
