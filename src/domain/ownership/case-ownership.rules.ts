import { isoTime } from "../../platform/clock.ts";
import { oncePerObject } from "../../platform/once-per-object.ts";
import { readDeclaredDirectors, declaredOwners } from "../customer/declared-owners.ts";
import type { Policy } from "../diligence/policy.model.ts";
import type { DocumentFacts } from "../diligence/provided-documents.ts";
import { isPersonCase, type KnownCase, namedIn, registerOf } from "../readings/known-case.ts";
import { HIGH_RISK_COUNTRIES } from "../reasoning/templates/high-risk-countries.ts";
import { dayOf } from "../retention/retention.rules.ts";
import type { Ownership, OwnershipParty, OwnershipStatement, StatementSource } from "./ownership.model.ts";
import { fromDeclared } from "./statements/from-declared.ts";
import { fromDocuments } from "./statements/from-documents.ts";
import { fromFiled } from "./statements/from-filed.ts";
import { fromRegister } from "./statements/from-register.ts";
import type { StructurePolicy } from "./structure.model.ts";
import { mergeOwnership } from "./statements/merge.ts";
import { companyParty, type OwnershipPart } from "./statements/part.ts";

/**
 * Everything that is stated of who stands behind the customer of a case: by the chain of registers, the customer's own
 * register, the customer, documents, and officers. Null for a natural person.
 */
export function ownershipOf(facts: DocumentFacts): Ownership | null {
  if (isPersonCase(facts)) return null;
  const subject = customerParty(facts);
  return mergeOwnership(subject, [...othersParts(facts), ...declaredParts(facts, subject)]);
}

/**
 * The same without the customer's own answers.
 * @param counts leaves statements out before parties are united, so that what they say of a party, such as its number,
 * has no effect either.
 */
export function ownershipByOthers(
  facts: DocumentFacts,
  counts: (statement: OwnershipStatement) => boolean,
): Ownership | null {
  if (isPersonCase(facts)) return null;
  const parts = othersParts(facts).map((part) => partOf(part, counts));
  return mergeOwnership(customerParty(facts), parts);
}

/** What each source but the customer's answers states, which one check weighs several times over. */
const othersParts = oncePerObject((facts: DocumentFacts): readonly OwnershipPart[] => {
  const subject = customerParty(facts);
  const { grounds, ownershipFiled = [] } = facts;
  const chain: readonly OwnershipPart[] = grounds?.ownership ? [grounds.ownership] : [];
  return [...chain, ...registerPart(facts), ...fromDocuments(facts, subject), ...fromFiled(ownershipFiled, subject)];
});

/** A part with the statements that count, and the parties that they are about. */
function partOf(part: OwnershipPart, counts: (statement: OwnershipStatement) => boolean): OwnershipPart {
  const statements = part.statements.filter(counts);
  if (statements.length === part.statements.length) return part;
  const named = new Set(statements.flatMap(({ subject, interested_party: holder }) => [subject, holder]));
  const isNamed = (id: string) => named.has(id);
  return {
    parties: part.parties.filter(({ id }) => isNamed(id)),
    statements,
    open_ends: (part.open_ends ?? []).filter(({ party }) => isNamed(party)),
  };
}

/** The computation's view of a policy: its countries and those of the Union's list, on the day of `now`. */
export const structurePolicy = ({ values }: Pick<Policy, "values">, now: Date): StructurePolicy => ({
  ...values,
  high_risk_countries: [...new Set([...HIGH_RISK_COUNTRIES, ...values.high_risk_countries])],
  today: dayOf(now),
});

/** The customer as a party, by its register's name and its number. */
export function customerParty(facts: KnownCase): OwnershipParty {
  const { companyName, country, registrationNumber, vatNumber } = facts;
  const number = registrationNumber ?? (country === "BE" ? vatNumber : null);
  return companyParty({ name: registerOf(facts)?.names[0] ?? companyName, country, number });
}

/** The register's answer as an iteration keeps it, unless the chain holds all of it. */
function registerPart(facts: DocumentFacts): OwnershipPart[] {
  const register = registerOf(facts);
  if (register === null) return [];
  const { source, number, status, names, directors, owners, exempt_from_owners: exempt, as_of } = register;
  if (facts.grounds?.ownership?.statements.some((one) => one.source.name === source)) return [];
  const entry = {
    country: facts.country,
    number,
    status,
    legal_name: names[0] ?? facts.companyName,
    legal_form: null,
    directors: (directors ?? []).filter(({ kind }) => kind === "person").map((one) => ({ ...one, role: "director" })),
    owners,
  };
  const stated: StatementSource = {
    type: "officialRegister",
    name: source,
    as_of: as_of.slice(0, 10),
    retrieved_at: as_of,
    evidence_ids: register.evidence_ids,
  };
  return [fromRegister(entry, stated, { exempt })];
}

function declaredParts(facts: DocumentFacts, subject: OwnershipParty): OwnershipPart[] {
  const source: StatementSource = {
    type: "selfDeclaration",
    name: "customer",
    as_of: null,
    retrieved_at: facts.startedAt ?? isoTime(facts.now),
    evidence_ids: [],
  };
  return [
    fromDeclared(namedIn(facts, declaredOwners(facts.answers)) ?? [], subject, source),
    fromDeclared(namedIn(facts, readDeclaredDirectors(facts)) ?? [], subject, source, "directors"),
  ];
}
