import type { DeclaredOwner } from "../../domain/customer/declared-owner.model.ts";
import type { OwnershipFiling } from "../../domain/ownership/ownership-filing.model.ts";
import { LEI_SCHEME } from "../../domain/ownership/statements/identifiers.ts";
import { peopleInDocuments } from "../../domain/readings/people-in-documents.rules.ts";
import { companyRegisterOf } from "../../sources/index.ts";
import type { LeiAnswer, LeiParent, Owner } from "../../sources/types.ts";
import type { Dossier } from "../dossier.ts";
import type { ChainLink } from "./chain.model.ts";

/** The same company has the same key, however it was named. */
export function keyOfLink({ country, number, lei, name }: ChainLink): string {
  if (country !== null && number !== null) return `${country} ${number}`;
  return (
    lei ??
    `${country ?? ""} ${name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()}`
  );
}

/** Links that are not in `seen`, each once, with all that leads through it; they are added to `seen`. */
export function uniqueLinks(links: readonly ChainLink[], seen: Set<string>): ChainLink[] {
  const found = new Map<string, ChainLink>();
  for (const link of links) {
    const key = keyOfLink(link);
    if (seen.has(key)) continue;
    const before = found.get(key);
    found.set(key, before === undefined ? link : { ...before, ...link, at_stake: sum(before.at_stake, link.at_stake) });
  }
  for (const key of found.keys()) seen.add(key);
  return [...found.values()];
}

const sum = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.min(100, a + b);

interface Named {
  readonly name: string;
  readonly country: string | null;
  readonly number: string | null;
  readonly lei?: string | null;
  readonly share?: number | undefined;
}

/** A company that holds shares of `behind`, with its number in the form of its own register. */
function linkTo(
  { name, country, number, lei, share }: Named,
  behind: Pick<ChainLink, "layer" | "at_stake">,
): ChainLink {
  const { layer, at_stake } = behind;
  return {
    name,
    country,
    number: country === null || number === null ? null : (companyRegisterOf(country)?.normaliseNumber(number) ?? null),
    lei: lei ?? null,
    layer: layer + 1,
    at_stake: at_stake === null || share === undefined ? null : (at_stake * share) / 100,
  };
}

/** Corporate owners of a company; `country` is that of the register or the accounts that name them. */
export function linksOfOwners(link: ChainLink, register: string | undefined, owners: readonly Owner[]): ChainLink[] {
  return owners
    .filter(({ kind, is_arrangement, listed_on }) => kind === "company" && !is_arrangement && listed_on === undefined)
    .map(({ name, registration_number, country, lei, share_percent }) =>
      linkTo(
        {
          name,
          // A number without a country is of the register that answered; a company without a number may be of anywhere.
          country: country ?? (registration_number === undefined ? null : (register ?? link.country)),
          number: registration_number ?? null,
          lei: lei ?? null,
          share: share_percent,
        },
        link,
      ),
    );
}

/** Parents by consolidated accounts: all of what leads through the company leads through them. */
export function parentLinks(link: ChainLink, record: LeiAnswer | null): ChainLink[] {
  if (record === null || !record.found) return [];
  const { direct, ultimate } = record.parents;
  const named = [direct, ultimate].filter((parent) => parent.state === "named");
  return named.map(({ lei, name, country, number }: Extract<LeiParent, { state: "named" }>) =>
    linkTo({ name, country, number, lei, share: 100 }, link),
  );
}

const CUSTOMER = { layer: 0, at_stake: 100 };

/** Companies that the customer names among its owners. */
export const linksByCustomer = ({ declaredOwners }: Dossier): ChainLink[] => (declaredOwners ?? []).flatMap(linkOf);

function linkOf(owner: DeclaredOwner): ChainLink[] {
  if (owner.kind !== "company") return [];
  const { name, enterprise_number, foreign_number, country, share_percent } = owner;
  const number = enterprise_number ?? foreign_number ?? null;
  const at = country ?? (enterprise_number === undefined ? null : "BE");
  return [linkTo({ name, country: at, number, share: share_percent }, CUSTOMER)];
}

/** Companies that the customer, a document or an officer's filing names among the owners, also as a trustee or the like. */
export function declaredLinks(dossier: Dossier): ChainLink[] {
  const { input } = dossier;
  const { parties } = peopleInDocuments(input.documents, new Date(input.startedAt));
  const inDocuments = parties.flatMap(({ kind, name, enterprise_number, share_percent }) =>
    // Readings keep numbers with right check digits alone, so that a number tells the country.
    kind === "company" && share_percent !== undefined && enterprise_number !== undefined
      ? [linkTo({ name, country: "BE", number: enterprise_number, share: share_percent }, CUSTOMER)]
      : [],
  );
  return [...linksByCustomer(dossier), ...inDocuments, ...(input.ownershipFiled ?? []).flatMap(linksInFiling)];
}

/** Companies that an officer filed; how much of the customer leads through them, a file of statements does not say at once. */
function linksInFiling({ stated, withdrawn }: OwnershipFiling): ChainLink[] {
  if (withdrawn !== undefined) return [];
  if (stated.form === "owners") return stated.owners.flatMap(linkOf);
  return stated.parties
    .filter(({ id, kind }) => kind === "entity" && id !== stated.subject)
    .map(({ name, country = null, identifiers = [] }) => {
      const number = identifiers.find(({ scheme }) => scheme !== LEI_SCHEME)?.id ?? null;
      const lei = identifiers.find(({ scheme }) => scheme === LEI_SCHEME)?.id ?? null;
      const at =
        country ?? (number !== null && identifiers.some(({ scheme }) => scheme === "BE-BCE_KBO") ? "BE" : null);
      return linkTo({ name, country: at, number, lei }, { layer: 0, at_stake: null });
    });
}
