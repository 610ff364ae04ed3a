import type { OwnershipParty } from "../ownership.model.ts";
import { isFoundation, isRole } from "./interests.rules.ts";
import type { Stake } from "./weigh-sources.rules.ts";

/**
 * Registers name the settlor, trustee and beneficiary of a trust among the owners of the company that it holds. Where one
 * arrangement alone holds a company, these are roles in the arrangement, so that the chain does not end there.
 */
export function withRolesInArrangements(
  stakes: readonly Stake[],
  parties: ReadonlyMap<string, OwnershipParty>,
): readonly Stake[] {
  const arrangementOf = new Map<string, string>();
  for (const [owned, own] of Map.groupBy(stakes, (stake) => stake.owned)) {
    const company = parties.get(owned);
    const [arrangement, ...others] = own.filter(({ owner }) => parties.get(owner)!.kind === "arrangement");
    if (arrangement === undefined || others.length > 0) continue;
    if (company?.kind === "entity" && !isFoundation(company)) arrangementOf.set(owned, arrangement.owner);
  }
  return stakes.flatMap((stake) => {
    const arrangement = arrangementOf.get(stake.owned);
    if (arrangement === undefined || arrangement === stake.owner || !stake.types.some(isRole)) return stake;
    const roles = { ...stake, owned: arrangement, types: stake.types.filter(isRole) };
    const others = stake.types.filter((type) => !isRole(type));
    if (others.length === 0) return roles;
    return [
      { ...roles, held: {}, effective: {}, beneficial: false },
      { ...stake, types: others },
    ];
  });
}
