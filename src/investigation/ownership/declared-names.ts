import { type Comparison, ownerNameField } from "../../domain/diligence/discrepancies.rules.ts";
import { compareCompanyNames, NAME_MATCH_THRESHOLD } from "../../domain/matching/index.ts";
import { registerName } from "../../sources/index.ts";
import type { RegistryEntry } from "../../sources/types.ts";
import type { Dossier } from "../dossier.ts";
import { keyOfLink, linksByCustomer } from "./chain-links.ts";
import type { OwnershipChain } from "./chain.model.ts";

/** The name that the customer gives to each company among its owners beside the register's name for that number. */
export function compareOwnerNames(
  dossier: Dossier,
  { companies }: OwnershipChain,
  customer: RegistryEntry | null,
): Comparison[] {
  // The chain has the customer without its entry, which the register gave before.
  const byKey = new Map(
    companies.map((company) => [keyOfLink(company), company.layer === 0 ? customer : company.entry]),
  );
  return linksByCustomer(dossier).flatMap((link): Comparison[] => {
    const entry = link.number === null ? null : byKey.get(keyOfLink(link));
    if (!entry?.legal_name) return [];
    const names = [entry.legal_name, ...(entry.other_names ?? []), ...entry.commercial_names];
    return [
      {
        kind: "ubo",
        field: ownerNameField(entry.number),
        declared: `${link.name} (${link.number})`,
        observed: `${entry.legal_name} (${entry.number})`,
        source: registerName(entry.source),
        agrees: compareCompanyNames(link.name, names).score >= NAME_MATCH_THRESHOLD,
        severity: "high",
      },
    ];
  });
}
