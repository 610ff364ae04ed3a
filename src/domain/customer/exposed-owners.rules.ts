import type { OwnershipFiling, StatedOwners } from "../ownership/ownership-filing.model.ts";
import type { DeclaredOwner } from "./declared-owner.model.ts";
import { declaredOwners, readDeclaredDirectors } from "./declared-owners.ts";

/** The parts of a case in which an owner or a director may be said to hold a prominent public function. */
interface StatedParts {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly additionalData?: Readonly<Record<string, unknown>>;
  readonly taskResponses?: readonly { readonly description: string; readonly answer: string }[];
  readonly ownershipFiled?: readonly OwnershipFiling[] | undefined;
}

/** Names of the owners and directors who hold a prominent public function by the customer's word, or by an officer's filing. */
export function exposedOwners(stated: StatedParts): string[] {
  const declared = [...(declaredOwners(stated.answers) ?? []), ...(readDeclaredDirectors(stated) ?? [])];
  const filings = (stated.ownershipFiled ?? []).filter(({ withdrawn }) => withdrawn === undefined);
  return [...new Set([...exposedOf(declared), ...filings.flatMap((filing) => exposedIn(filing.stated))])];
}

const exposedOf = (owners: readonly DeclaredOwner[]): string[] =>
  owners.flatMap((owner) => (owner.kind === "person" && owner.is_pep === true ? owner.name : []));

const exposedIn = (stated: StatedOwners): string[] =>
  stated.form === "owners"
    ? exposedOf(stated.owners)
    : stated.parties.filter(({ is_pep }) => is_pep === true).map(({ name }) => name);
