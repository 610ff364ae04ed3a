import type { CaseDocument } from "../case/case.model.ts";
import { isSameName } from "../customer/same-person.ts";
import type { DocumentKind } from "../documents/document-kinds.ts";
import { percentWords } from "../ownership/ownership-words.ts";
import { agreesOnCompany, agreesOnNumber } from "../readings/agreement.rules.ts";
import { CERTAIN } from "../readings/certain-kind.ts";
import { type EffectiveFact, effectiveFacts, personIn } from "../readings/effective-facts.rules.ts";
import { type KnownCase, knownNames, knownNumbers } from "../readings/known-case.ts";
import type { CompanyShareFact, PersonRole } from "../readings/reading.model.ts";
import { WHOLE } from "../readings/signs.rules.ts";
import { listed } from "./check-results.ts";

/** Papers that name who holds the customer, by the roles in which they name them. */
const ROLES: Partial<Record<DocumentKind, readonly PersonRole[]>> = {
  ubo_extract: ["owner"],
  shareholder_register: ["shareholder", "owner"],
  register_extract: ["shareholder"],
  structure_chart: ["shareholder", "owner"],
  articles_of_association: ["founder", "shareholder", "owner"],
};

/** Papers that name every holder, so that their shares add up to the whole; an extract names the large ones alone. */
export const isOfEveryHolder = (kind: DocumentKind): boolean => kind !== "ubo_extract" && kind in ROLES;

/** Per cent. Parts of a company are rounded, so a little less than the whole is no gap. */
const LEAST_WHOLE = 99.5;

/** Somebody whom a document names as holding the customer on a day. */
export interface NamedHolder {
  readonly name: string;
  readonly kind: "person" | "company";
  readonly share_percent?: number;
  readonly birth_date?: string;
  readonly control?: string;
  /** The customer itself, which holds shares of its own. */
  readonly isCustomer: boolean;
  readonly fact: EffectiveFact;
}

/** Whom a paper of this kind names as holding the customer, with certainty and as guesses. */
export interface NamedHolders {
  readonly certain: readonly NamedHolder[];
  /** Without those who are named with certainty as well. */
  readonly guessed: readonly NamedHolder[];
  /** Per cent that the certain ones hold together, directly. */
  readonly sum: number;
}

export function namedHolders(known: KnownCase, document: CaseDocument, kind: DocumentKind): NamedHolders {
  const today = known.now.toISOString().slice(0, 10);
  const holders = effectiveFacts(document).flatMap((fact) => holderIn(known, fact, ROLES[kind] ?? [], today));
  const certain = holders.filter(({ fact }) => fact.confidence >= CERTAIN);
  const guessed = holders.filter(
    ({ name, fact }) => fact.confidence < CERTAIN && !certain.some((one) => isSameName(one.name, name)),
  );
  const direct = certain.filter(({ control }) => control !== "indirect");
  const sum = direct.reduce((total, { share_percent: share = 0 }) => total + share, 0);
  return { certain, guessed, sum: Math.round(sum * 100) / 100 };
}

function holderIn(
  known: KnownCase,
  fact: EffectiveFact,
  roles: readonly PersonRole[],
  today: string,
): NamedHolder | [] {
  if (fact.subject !== "subject" || fact.valid === false) return [];
  const person = personIn(fact);
  if (person !== null) {
    const { name, role, until, share_percent, birth_date, control } = person;
    if (role === undefined || !roles.includes(role) || (until !== undefined && until <= today)) return [];
    return { kind: "person", isCustomer: false, fact, ...defined({ name, share_percent, birth_date, control }) };
  }
  if (fact.type !== "company_share") return [];
  const { holder: name, enterprise_number: number, share_percent, role } = fact.value as CompanyShareFact;
  if (role === "director") return [];
  const isCustomer =
    number === undefined
      ? knownNames(known).some(({ value }) => agreesOnCompany(value, name) === true)
      : knownNumbers(known).some(({ value }) => agreesOnNumber(value, number) === true);
  return { kind: "company", isCustomer, fact, ...defined({ name, share_percent }) };
}

const defined = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    readonly [Key in keyof T]: Exclude<T[Key], undefined>;
  };

/** Per cent of the shares whose holder was not read, in a document that names every holder; null where all were. */
export const missingShare = ({ sum }: NamedHolders): number | null =>
  sum < LEAST_WHOLE ? Math.round((100 - sum) * 100) / 100 : null;

export const isBeyondWhole = ({ sum }: NamedHolders): boolean => sum > WHOLE;

/** What an extract states of owners who were not read, as a sentence; null where that is nothing. */
export const unreadOwners = ({ reading }: CaseDocument): string | null =>
  reading?.warnings.find(({ code }) => code === "owners_unread")?.detail ?? null;

const NAMED_MAX = 3;

/** `A (60 %), B and 2 more`. */
export function holderNames(holders: readonly Pick<NamedHolder, "name" | "share_percent">[]): string {
  const names = holders.map(({ name, share_percent: share }) =>
    share === undefined ? name : `${name} (${percentWords(share)})`,
  );
  return names.length <= NAMED_MAX
    ? listed(names)
    : `${names.slice(0, NAMED_MAX).join(", ")} and ${names.length - NAMED_MAX} more`;
}

/** What is to be said of those whose name or share was not read with certainty, as sentences of their own. */
export function uncertainHolders({ certain, guessed }: NamedHolders): string {
  const unmeasured = certain.filter(({ share_percent: share }) => share === undefined);
  return [
    guessed.length === 0 ? "" : ` Read without certainty: ${holderNames(guessed)}; confirm or correct it.`,
    unmeasured.length === 0 ? "" : ` No share was read for ${holderNames(unmeasured)}.`,
  ].join("");
}
