import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { oncePerObject } from "../../platform/once-per-object.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import { readDay, text } from "../case/answers.ts";
import { DECLARED_CONTROLS, type DeclaredOwner } from "./declared-owner.model.ts";
import { withPalestine } from "./palestine.ts";
import { isCompanyName, readDeclaredLine } from "./declared-text.ts";
import { saysUnknown } from "./unknown-owners.ts";

/**
 * The owners, or directors, that an answer names: objects, text with one or more names a line, or a list of either. Null
 * where nothing was answered; an explicit "none", or that they are not known, is an empty list. Beside somebody who is
 * named, "unknown" is somebody else whose name is not known.
 */
export function readDeclaredOwners(answer: unknown): readonly DeclaredOwner[] | null {
  const given: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  const parts = given.flatMap((part): (string | Entry)[] =>
    typeof part === "string" ? part.split(/\r?\n/).filter((line) => /[^\s;]/.test(line)) : isObject(part) ? [part] : [],
  );
  if (parts.length === 0) return null;
  if (parts.every((part) => typeof part === "string" && saysUnknown(part))) return [];
  const owners = parts.flatMap((part) => (typeof part === "string" ? readDeclaredLine(part) : readObject(part)));
  return [...new Map(owners.map((owner) => [JSON.stringify(owner), owner])).values()];
}

/** The owners of a case's answers, which several rules ask for. */
export const declaredOwners = oncePerObject((answers: Readonly<Record<string, unknown>>) =>
  readDeclaredOwners(answers["beneficial_owners"]),
);

/** Names, each once. */
export const namesOf = (owners: readonly DeclaredOwner[]): readonly string[] => [
  ...new Set(owners.map(({ name }) => name)),
];

/** A task for the customer; answers to it are read as declared directors. */
export const WHO_REPRESENTS =
  "Please state the full names of the persons who may represent the company, one name per line.";

/** What a customer has said of its directors. */
export interface Declared {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly additionalData?: Readonly<Record<string, unknown>>;
  readonly taskResponses?: readonly { readonly description: string; readonly answer: string }[];
}

/** Directors whom the customer names: in the form, in the caller's metadata, or else in answer to the task. */
export const readDeclaredDirectors = oncePerObject((declared: Declared): readonly DeclaredOwner[] | null => {
  const given = [
    declared.answers["directors"],
    declared.additionalData?.["directors"],
    declared.taskResponses?.findLast(({ description }) => description === WHO_REPRESENTS)?.answer,
  ].map(readDeclaredOwners);
  return given.find((named) => named !== null && named.length > 0) ?? given.find((named) => named !== null) ?? null;
});

/** ISO 3166-1 alpha-2 codes that are given of an owner. */
export const countriesOf = (owner: DeclaredOwner): readonly string[] => {
  const codes = owner.kind === "person" ? [owner.nationality, owner.residence] : [owner.country];
  return [...new Set(codes.filter((code) => code !== undefined))];
};

type Entry = Readonly<Record<string, unknown>>;

const isObject = (part: unknown): part is Entry => typeof part === "object" && part !== null && !Array.isArray(part);

function readObject(entry: Entry): DeclaredOwner[] {
  const word = (key: string) => text(entry[key])?.replace(/\s+/g, " ");
  const country = (key: string) => toCountryCode(withPalestine(word(key) ?? "")) ?? undefined;
  const share = typeof entry["share_percent"] === "number" ? entry["share_percent"] : Number.NaN;
  const common = present({
    share_percent: share >= 0 && share <= 100 ? share : undefined,
    control: DECLARED_CONTROLS.find((control) => control === entry["control"]),
  });
  const company = word("company_name");
  const [given, family] = [word("given_names"), word("family_name")];
  const person = word("name") ?? [given, family].filter(Boolean).join(" ");
  const owners: DeclaredOwner[] = [];
  if (company !== undefined) {
    const enterprise_number = normalizeEnterpriseNumber(word("enterprise_number") ?? "") ?? undefined;
    const known = { enterprise_number, foreign_number: word("foreign_number"), country: country("country") };
    owners.push({ kind: "company", name: company, ...common, ...present(known) });
  }
  if (isCompanyName(person)) {
    // Who stands behind it is still to be found, whatever the birth date beside it.
    owners.push({ kind: "company", name: person, ...common, ...present({ country: country("residence") }) });
  } else if (person !== "") {
    const known = {
      given_names: given,
      family_name: family,
      birth_date: readBirthDate(word("birth_date") ?? null) ?? undefined,
      birth_place: word("birth_place"),
      nationality: country("nationality"),
      residence: country("residence"),
      is_pep: typeof entry["is_pep"] === "boolean" ? entry["is_pep"] : undefined,
    };
    owners.push({ kind: "person", name: person, ...common, ...present(known) });
  }
  return owners;
}

/** A day, a month or a year: YYYY-MM-DD, YYYY-MM or YYYY. */
export const readBirthDate = (written: string | null): string | null =>
  written !== null && /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(written) ? written : readDay(written);

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const present = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
