import { named } from "../../domain/customer/no-names.ts";
import { compareOwnersWith, isSameCompany } from "../../domain/diligence/contradictions/declared-owners.rules.ts";
import type { DeclaredOwner } from "../../domain/customer/declared-owner.model.ts";
import type { Comparison } from "../../domain/diligence/discrepancies.rules.ts";
import { structurePolicy } from "../../domain/ownership/case-ownership.rules.ts";
import type { Ownership } from "../../domain/ownership/ownership.model.ts";
import { findOwners } from "../../domain/ownership/shares/structure.rules.ts";
import { isSamePerson } from "../../domain/customer/same-person.ts";
import { mayReach, reachesThreshold } from "../../domain/diligence/owner-threshold.rules.ts";
import { registerName } from "../../sources/index.ts";
import type { RegistryEntry } from "../../sources/types.ts";
import type { Dossier } from "../dossier.ts";
import { judgedBy, judgesBy } from "../rules-version.ts";

/**
 * Declared persons beside those who stand behind the companies that the register names: the owners of a company that is held through
 * others are persons, and the register names the company next above. A company of the chain, and who holds less than an owner there, may be declared or not. Empty unless the
 * whole chain is known.
 */
export function compareTracedOwners(
  { input, declaredOwners }: Dossier,
  entry: RegistryEntry | null,
  ownership: Ownership | null,
): Comparison[] {
  const { terms, startedAt } = input;
  const owners = entry?.owners ?? [];
  const declared = named(declaredOwners, judgedBy(input)) ?? [];
  const isCompany = ({ kind }: { readonly kind: string }): boolean => kind === "company";
  const areHeld = judgesBy(input, 12) ? owners.some(isCompany) : owners.length > 0 && owners.every(isCompany);
  const mayName = judgesBy(input, 12) || !declared.some(isCompany);
  if (!terms || !judgesBy(input, 8) || entry === null || ownership === null || declared.length === 0) return [];
  if (!areHeld || !mayName) return [];
  // Who declares the company that the register names agrees with it.
  if (compareOwnersWith(terms.policy.values, declared, owners).agrees) return [];
  const found = findOwners(ownership, structurePolicy(terms.policy, new Date(startedAt)));
  if (found.mayHideOwner) return [];
  const officials = judgesBy(input, 11) ? (entry.directors ?? []) : [];
  const told = (compared: ReturnType<typeof compareOwnersWith>): Comparison[] => [
    {
      kind: "ubo",
      field: "beneficial_owners",
      ...compared,
      source: registerName(entry.source),
      severity: "high",
    },
  ];
  if (found.owners.length === 0) {
    return judgesBy(input, 12) ? told(compareOwnersWith(terms.policy.values, declared, owners, officials)) : [];
  }
  const parties = new Map(ownership.parties.map((party) => [party.id, party]));
  // Whose share the sources give as a band that lies around the threshold may be no owner: who declares the others contradicts nobody.
  const owns = found.owners.filter(
    (one) =>
      !judgesBy(input, 9) ||
      !mayReach(terms.policy.values, one) ||
      declared.some(({ name }) => isSamePerson(name, parties.get(one.person)?.name ?? "")),
  );
  const traced = owns.flatMap(({ person, effective_share: share }) => {
    const party = parties.get(person);
    if (party === undefined) return [];
    const { name, birth_date } = party;
    return [
      {
        kind: "person" as const,
        name,
        basis: "beneficial_owner" as const,
        ...(birth_date !== undefined && { birth_date }),
        ...(share !== null && { share_percent: share }),
      },
    ];
  });
  const isOfChain = (one: DeclaredOwner): boolean =>
    judgesBy(input, 12) &&
    !traced.some(({ name }) => isSamePerson(name, one.name)) &&
    ownership.parties.some((party) => (party.kind === "person" ? isSmall(party.name, one) : isNextTo(party.name, one)));
  const isSmall = (name: string, { name: known, share_percent: share }: DeclaredOwner): boolean =>
    share !== undefined && !reachesThreshold(terms.policy.values, share) && isSamePerson(name, known);
  const isNextTo = (name: string, one: DeclaredOwner): boolean =>
    one.kind !== "person" && isSameCompany(name, one.name);
  const behind = declared.filter((one) => !isOfChain(one));
  return behind.length === 0 ? [] : told(compareOwnersWith(terms.policy.values, behind, traced, officials));
}
