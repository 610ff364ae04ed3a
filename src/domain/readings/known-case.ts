import { newest } from "../case/facts.rules.ts";
import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { oncePerObject } from "../../platform/once-per-object.ts";
import { readDay, text } from "../case/answers.ts";
import type { CaseDocument, FollowUpTask } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import type { DeclaredOwner } from "../customer/declared-owner.model.ts";
import { readDeclaredDirectors, declaredOwners } from "../customer/declared-owners.ts";
import { named } from "../customer/no-names.ts";
import { readableTexts } from "../customer/readable-answer.ts";
import { answersOf } from "../customer/stated-facts.ts";
import type { Grounds, NamedParty, RegisterStatement } from "../diligence/grounds.model.ts";
import { isSameName } from "../customer/same-person.ts";
import { type Address, addressLine } from "../matching/index.ts";
import type { OwnershipFiling } from "../ownership/ownership-filing.model.ts";
import type { TenantTemplate } from "../templates/template.types.ts";
import { type ContactFacts, hostOf } from "../customer/contact-domain.rules.ts";

/** What a case knows of its customer, which the facts of a document are compared with. */
export interface KnownCase extends JudgedBy, Pick<ContactFacts, "contactHost" | "websiteUrl"> {
  readonly templateId: string;
  /** The tenant's own version of the template; absent for the built-in one. */
  readonly template?: TenantTemplate | undefined;
  readonly companyName: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly registrationNumber?: string | null;
  readonly vatNumber?: string | null;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly additionalData?: Readonly<Record<string, unknown>>;
  readonly taskResponses?: readonly { readonly description: string; readonly answer: string }[];
  readonly documents: readonly CaseDocument[];
  readonly followUpTasks: readonly FollowUpTask[];
  /** Document types whose facts a connected register gives; absent in cases of earlier versions. */
  readonly retrievable?: readonly string[] | undefined;
  /** What the sources stated so far, newest last. */
  readonly facts?: Readonly<Record<string, readonly { readonly value: unknown }[]>>;
  /** What the sources stated in the latest run; null for a case that an earlier version investigated. */
  readonly grounds: Grounds | null;
  /** When the latest run began: what the customer declared was handed in before. */
  readonly startedAt?: string;
  /** What officers filed of its owners; absent where nobody did. */
  readonly ownershipFiled?: readonly OwnershipFiling[] | undefined;
  /** The time at which ages are counted. */
  readonly now: Date;
}

/** A case as its record has it. */
export const knownCase = (record: CaseRecord, now: Date): KnownCase => ({
  templateId: record.templateId,
  template: record.template,
  companyName: record.companyName,
  country: record.country,
  registrationNumber: record.registrationNumber,
  vatNumber: record.vatNumber,
  ...contactIn(record),
  answers: answersOf(record),
  additionalData: record.additionalData,
  taskResponses: readableTexts(record.taskResponses),
  documents: record.documents,
  followUpTasks: record.followUpTasks,
  retrievable: record.retrievable,
  facts: record.facts,
  grounds: record.grounds ?? null,
  ownershipFiled: record.ownershipFiled,
  startedAt: record.run?.startedAt ?? record.createdAt,
  now,
});

/** How the customer of a case is reached: of its mail address, the host alone. */
export const contactIn = ({ customerMail, websiteUrl }: CaseRecord) => {
  const contactHost = hostOf(customerMail?.address ?? "");
  return { websiteUrl, ...(contactHost !== null && { contactHost }) };
};

/** The register's answer, where it knows the number. */
export const registerOf = ({ grounds }: KnownCase): RegisterStatement | null =>
  grounds?.register.state === "answered" && grounds.register.status !== "not_found" ? grounds.register : null;

/** Something known of the customer, with where it comes from. */
export interface Stated<T> {
  readonly with: "answer" | "register";
  readonly value: T;
  /** A question of the form, a field of the case, or a source. */
  readonly source: string;
  readonly evidence_id: string | null;
}

const answered = <T>(source: string, value: T | null): Stated<T>[] =>
  value === null ? [] : [{ with: "answer", value, source, evidence_id: null }];

const registered = <T>(register: RegisterStatement | null, value: T | null): Stated<T>[] =>
  register === null || value === null
    ? []
    : [{ with: "register", value, source: register.source, evidence_id: register.evidence_ids[0] ?? null }];

export const isPersonCase = ({ templateId }: Pick<KnownCase, "templateId">): boolean =>
  templateId === "kyc_natural_person";

/** The number that the customer gave, and the one that the register answered to. */
export function knownNumbers(known: KnownCase): Stated<string>[] {
  if (isPersonCase(known)) return [];
  const register = registerOf(known);
  return [
    ...answered("registration_number", known.registrationNumber ?? null),
    ...answered("vat_number", known.vatNumber ?? null),
    ...registered(register, register?.number ?? null),
  ];
}

/** Every name of the customer: the declared one, and all that the register has. */
export function knownNames(known: KnownCase): Stated<string>[] {
  const register = registerOf(known);
  const declared = isPersonCase(known) ? text(known.answers["full_name"]) : null;
  return [
    ...answered(declared === null ? "company_name" : "full_name", declared ?? known.companyName),
    ...(register?.names ?? []).flatMap((name) => registered(register, name)),
  ];
}

const ADDRESSES = ["business_address", "registered_address", "residence_address", "address"];

export function knownAddresses(known: KnownCase): Stated<string>[] {
  const { answers, additionalData = {} } = known;
  const declared = ADDRESSES.flatMap((field) => answered(field, text(answers[field]) ?? text(additionalData[field])));
  const seat = newest(known, "registered_address") as Partial<Address> | null | undefined;
  const isWhole = typeof seat?.street === "string" && typeof seat.city === "string";
  return [
    ...declared,
    ...registered(
      registerOf(known),
      isWhole ? addressLine({ country: "", postal_code: "", ...seat } as Address) : null,
    ),
  ];
}

/** A person or company that the customer or the register names in a role. */
export interface KnownParty extends Pick<NamedParty, "name" | "birth_date" | "share_percent"> {
  readonly kind?: NamedParty["kind"];
  /** `YYYY-MM-DD`, where the register tells it. */
  readonly since?: string | null;
}

/** Lists of directors: each of them one statement. */
export const knownDirectors = oncePerObject((known: KnownCase): readonly Stated<readonly KnownParty[]>[] => {
  const register = registerOf(known);
  const since = new Map(
    listOf(known, "directors").map((one) => [one["name"], typeof one["since"] === "string" ? one["since"] : null]),
  );
  const directors = register?.directors?.map((one): KnownParty => ({ ...one, since: since.get(one.name) ?? null }));
  return [
    ...answered("directors", nonEmpty(namedIn(known, readDeclaredDirectors(known))?.map(knownParty) ?? null)),
    ...registered(register, directors ?? null),
  ];
});

export const knownOwners = oncePerObject((known: KnownCase): readonly Stated<readonly KnownParty[]>[] => {
  const register = registerOf(known);
  const owners = register?.owners && register.owners.length > 0 ? register.owners : null;
  return [
    ...answered("beneficial_owners", nonEmpty(namedIn(known, declaredOwners(known.answers))?.map(knownParty) ?? null)),
    ...registered(register, owners),
  ];
});

/** Those whom a declaration names; a run of an earlier version takes a sentence in place of names for one. */
export const namedIn = (known: JudgedBy, declared: readonly DeclaredOwner[] | null) =>
  judgesBefore(known, 3) ? declared : named(declared, known);

const knownParty = (owner: DeclaredOwner): KnownParty => ({
  name: owner.name,
  ...(owner.kind === "unknown" ? {} : { kind: owner.kind }),
  ...(owner.share_percent === undefined ? {} : { share_percent: owner.share_percent }),
  ...(owner.kind === "person" && owner.birth_date !== undefined ? { birth_date: owner.birth_date } : {}),
});

const nonEmpty = <T>(list: readonly T[] | null): readonly T[] | null =>
  list === null || list.length === 0 ? null : list;

const listOf = (known: KnownCase, fact: string): Record<string, unknown>[] => {
  const value = newest(known, fact);
  return Array.isArray(value) ? value.filter((one) => typeof one === "object" && one !== null) : [];
};

/** A private customer, as declared. */
const knownPerson = (known: KnownCase): Stated<KnownParty>[] =>
  isPersonCase(known)
    ? answered("full_name", {
        name: text(known.answers["full_name"]) ?? known.companyName,
        ...withDate(readDay(text(known.answers["date_of_birth"]))),
      })
    : [];

const withDate = (birth_date: string | null) => (birth_date === null ? {} : { birth_date });

/**
 * The people of a case beside the holder of an identity document. Who is named with a date of birth anywhere is that
 * person: the same name without one elsewhere says less, and must not let a namesake in.
 */
export const identifiablePeople = oncePerObject((known: KnownCase): readonly Stated<KnownParty>[] => {
  const people = knownPeople(known);
  const born = people.filter(({ value }) => value.birth_date);
  return people.filter(({ value }) => value.birth_date || !born.some((one) => isSameName(one.value.name, value.name)));
});

/** Everybody who runs or owns the customer, or is the customer, by anybody's word. */
export const knownPeople = oncePerObject((known: KnownCase): readonly Stated<KnownParty>[] => [
  ...knownPerson(known),
  ...[...knownDirectors(known), ...knownOwners(known)].flatMap(({ value, ...from }) =>
    value.filter(({ kind }) => kind !== "company").map((one) => ({ ...from, value: one })),
  ),
]);
