import { isSameName } from "../../domain/customer/same-person.ts";
import { named } from "../../domain/customer/no-names.ts";
import type { CaseDocument } from "../../domain/case/case.model.ts";
import { isLive, kindOf } from "../../domain/diligence/provided-documents.ts";
import { whoseDocument } from "../../domain/diligence/whose-document.rules.ts";
import { personsIn } from "../../domain/readings/effective-facts.rules.ts";
import type { EvidenceRef, Finding } from "../../domain/case/case.model.ts";
import type { Owner } from "../../sources/types.ts";
import { documentFacts } from "../documents/check-documents.ts";
import type { Dossier } from "../dossier.ts";
import { makeFinding } from "../findings/make-finding.ts";
import { judgedBy, judgesBy } from "../rules-version.ts";

/** From this age a person can enter the relation alone. */
export const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;

interface Born {
  readonly name: string;
  readonly birth_date?: string | undefined;
  /** Who says so, as the beginning of a sentence. */
  readonly by: string;
}

/** Owners whom the customer or a document of the customer's gives the age of a child, or one that nobody reaches. */
export function declaredAges(dossier: Dossier, agent: string, evidence: readonly Pick<EvidenceRef, "id">[]): Finding[] {
  const { input } = dossier;
  const declared = (named(dossier.declaredOwners, judgedBy(input)) ?? []).flatMap((owner): Born[] =>
    owner.kind === "person" ? [{ ...owner, by: "By the customer's answer" }] : [],
  );
  const known = documentFacts(dossier, null);
  const isOthers = (document: CaseDocument): boolean =>
    ["other_company", "other_person"].includes(whoseDocument(known, document, kindOf(document)).is);
  const live = input.documents.filter((document) => isLive(document) && !isOthers(document));
  const read = live.flatMap((document) =>
    personsIn(document, ["owner", "shareholder"])
      .filter(({ fact, until }) => fact.subject === "subject" && (until === undefined || until > dossier.today))
      .map((owner): Born => ({ ...owner, by: `By the file "${document.filename}"` })),
  );
  return agesOf(dossier, [...declared, ...read], { source: "customer", agent, evidence });
}

/** The same by the register, of owners whom the customer does not declare with that birth date. */
export function registeredAges(
  dossier: Dossier,
  owners: readonly Owner[],
  from: { readonly source: string; readonly agent: string; readonly evidence: readonly Pick<EvidenceRef, "id">[] },
): Finding[] {
  const told = (dossier.declaredOwners ?? []).filter(({ kind }) => kind === "person");
  const untold = owners.filter(
    ({ kind, name, birth_date: born }) =>
      kind === "person" &&
      !told.some((one) => isSameName(one.name, name) && "birth_date" in one && one.birth_date === born),
  );
  return agesOf(
    dossier,
    untold.map((owner) => ({ ...owner, by: "By the register" })),
    from,
  );
}

function agesOf(
  dossier: Dossier,
  owners: readonly Born[],
  from: { readonly source: string; readonly agent: string; readonly evidence: readonly Pick<EvidenceRef, "id">[] },
): Finding[] {
  if (!judgesBy(dossier.input, 6)) return [];
  const isFirst = (owner: Born, at: number) =>
    owners.findIndex((one) => isSameName(one.name, owner.name) && one.birth_date === owner.birth_date) === at;
  return owners.filter(isFirst).flatMap(({ name, birth_date: born, by }) => {
    const what = born === undefined ? null : oddAge(born, dossier.today);
    if (what === null) return [];
    const isChild = what === "owner_minor";
    return [
      makeFinding(dossier, what, {
        ...from,
        title: isChild ? `An owner is a minor: ${name}` : `Impossible birth date of an owner: ${name}`,
        description: isChild
          ? `${by}, ${name} was born ${born} and is under ${ADULT_YEARS}. Who acts for the child, and whose money it is, must be known.`
          : `${by}, ${name} was born ${born}. ${born! > dossier.today ? "The day is still to come, so it is wrong." : "The date is wrong, or the owner is dead and others have inherited."}`,
        subject: name,
        sourceEntry: `${what}:${born}`,
      }),
    ];
  });
}

/** Older persons open no account by themselves: the identity of a dead person is often used. */
const CUSTOMER_OLDEST_YEARS = 105;

/** How old somebody born on a day would be on another, where hardly anybody reaches that age; null otherwise. */
export function unlikelyAge(born: string, today: string): number | null {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0);
  return years > CUSTOMER_OLDEST_YEARS ? years : null;
}

/** What is odd about the age of somebody born on a day, in a month or in a year; null for nothing. */
export function oddAge(born: string, today: string): "owner_minor" | "owner_birth_impossible" | null {
  const after = (years: number): string => `${Number(born.slice(0, 4)) + years}${born.slice(4)}`;
  if (born > today || after(OLDEST_YEARS) < today.slice(0, born.length)) return "owner_birth_impossible";
  return after(ADULT_YEARS) > today ? "owner_minor" : null;
}
