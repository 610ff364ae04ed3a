import type { Language } from "../../platform/language.ts";
import { readDeclaredOwners } from "../customer/declared-owners.ts";
import { DECLARED_MAX } from "../customer/declared-faults.ts";
import type { DeclaredOwner } from "../customer/declared-owner.model.ts";
import type { OwnerDetail } from "../customer/missing-details.rules.ts";
import { isSamePerson } from "../customer/same-person.ts";

interface Words extends Readonly<Record<OwnerDetail, string>> {
  readonly head: string;
  /** How to answer in plain text. */
  readonly form: string;
}

const EXAMPLE = "Jane Doe; 1971-04-03; BE; 60 %";

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    head: "Please complete the details of these owners:",
    form: `One line each, for example: ${EXAMPLE}`,
    birth_date: "date of birth",
    nationality: "nationality",
    share: "share in per cent, or how they control the company",
    number: "company number",
    country: "country",
    birth_date_or_number: "date of birth, or company number",
    nationality_or_country: "nationality, or country of the company",
  },
  nl: {
    head: "Vul de gegevens van deze eigenaars aan:",
    form: `Eén regel per naam, bijvoorbeeld: ${EXAMPLE}`,
    birth_date: "geboortedatum",
    nationality: "nationaliteit",
    share: "aandeel in procent, of hoe de zeggenschap wordt uitgeoefend",
    number: "ondernemingsnummer",
    country: "land",
    birth_date_or_number: "geboortedatum, of ondernemingsnummer",
    nationality_or_country: "nationaliteit, of land van de onderneming",
  },
  fr: {
    head: "Veuillez compléter les données de ces propriétaires :",
    form: `Une ligne par nom, par exemple : ${EXAMPLE}`,
    birth_date: "date de naissance",
    nationality: "nationalité",
    share: "part en pour cent, ou mode de contrôle",
    number: "numéro d'entreprise",
    country: "pays",
    birth_date_or_number: "date de naissance, ou numéro d'entreprise",
    nationality_or_country: "nationalité, ou pays de l'entreprise",
  },
  de: {
    head: "Bitte ergänzen Sie die Angaben zu diesen Eigentümern:",
    form: `Eine Zeile je Name, zum Beispiel: ${EXAMPLE}`,
    birth_date: "Geburtsdatum",
    nationality: "Staatsangehörigkeit",
    share: "Anteil in Prozent, oder Art der Kontrolle",
    number: "Unternehmensnummer",
    country: "Land",
    birth_date_or_number: "Geburtsdatum, oder Unternehmensnummer",
    nationality_or_country: "Staatsangehörigkeit, oder Land des Unternehmens",
  },
};

interface Incomplete {
  readonly name: string;
  readonly details: readonly OwnerDetail[];
}

/** What an officer may send a customer in one task. */
const TASK_MAX = 1_800;

/** The one task that asks for what is missing of declared owners, in English; as many of them as a task has room for. */
export function ownerDetailsTask(incomplete: readonly Incomplete[]): string {
  const { head, form } = WORDS.en;
  const parts: string[] = [];
  for (const { name, details } of incomplete) {
    // Semicolons and brackets around the details tell the parts apart when the text is translated.
    const part = `${name.replaceAll(";", ",")} (${details.map((detail) => WORDS.en[detail]).join("; ")})`;
    if (parts.join("; ").length + part.length <= TASK_MAX) parts.push(part);
  }
  return `${head} ${parts.join("; ")}. ${form}`;
}

export const isOwnerDetailsTask = (description: string): boolean => description.startsWith(`${WORDS.en.head} `);

/** The task in the language of its customer; null for any other task. */
export function ownerDetailsText(description: string, language: Language): string | null {
  const { head, form } = WORDS.en;
  if (!isOwnerDetailsTask(description) || !description.endsWith(` ${form}`)) return null;
  const own = WORDS[language];
  const details = Object.keys(WORDS.en).filter((word) => word !== "head" && word !== "form") as OwnerDetail[];
  const middle = description.slice(head.length + 1, -form.length - 1).replace(/\.$/, "");
  const named = middle.replaceAll(/ \(([^()]*)\)(?=; |$)/g, (written, listed: string) => {
    const words = listed.split("; ").map((word) => details.find((detail) => WORDS.en[detail] === word));
    return words.includes(undefined) ? written : ` (${words.map((word) => own[word!]).join("; ")})`;
  });
  return `${own.head} ${named}. ${own.form}`;
}

/** The task without how to answer in plain text, for a page that has fields; null for any other task. */
export function ownerDetailsRequest(text: string, language: Language): string | null {
  const { head, form } = WORDS[language];
  return text.startsWith(head) && text.endsWith(form) ? text.slice(0, -form.length).trim() : null;
}

/**
 * A declaration with what the customer answered to the task: the lines that name a declared owner add to it, and other
 * names are added. Null where the answer names nobody, and where there are more owners than a list may have.
 */
export function withOwnerDetails(declared: unknown, response: string): unknown[] | null {
  const added = (readDeclaredOwners(response) ?? []).filter((owner) => Object.keys(owner).length > 2);
  const known = readDeclaredOwners(declared) ?? [];
  if (added.length === 0 || known.length + added.length > DECLARED_MAX) return null;
  const left = [...added];
  const owners = known.map((owner) => {
    const at = left.findIndex(({ name }) => isSamePerson(name, owner.name));
    return at < 0 ? owner : merged(owner, left.splice(at, 1)[0]!);
  });
  return [...owners, ...left].map(entryOf);
}

/** What was declared before stays where the answer says nothing of it. */
function merged(owner: DeclaredOwner, added: DeclaredOwner): DeclaredOwner {
  const { unread: _, ...known } = owner;
  const { name: __, ...details } = added;
  const kind = added.kind === "unknown" ? owner.kind : added.kind;
  const country = "country" in added ? added.country : undefined;
  const { country: former, ...rest } = { country: undefined, ...known };
  const seat = country ?? former;
  if (kind !== "person") return { ...rest, ...details, kind, ...(seat && { country: seat }) } as DeclaredOwner;
  const { country: ___, ...ofPerson } = { country: undefined, ...details };
  return { ...(seat && { nationality: seat }), ...rest, ...ofPerson, kind } as DeclaredOwner;
}

/** An owner as an entry of an answer; a name of unknown kind stays text. */
function entryOf(owner: DeclaredOwner): unknown {
  const { kind, name, unread = [], ...details } = owner;
  if (kind === "company") return { company_name: name, ...details };
  if (kind === "person") return "given_names" in details && "family_name" in details ? details : { name, ...details };
  const { country, share_percent: share, control } = owner;
  return [name, country, share === undefined ? undefined : `${share} %`, control, ...unread]
    .filter((part) => part !== undefined)
    .join("; ");
}

/** An owner in one line of text, as the task asks for it. */
export const ownerLine = (owner: DeclaredOwner): string => {
  const birth = owner.kind === "person" ? owner.birth_date : undefined;
  const country = owner.kind === "person" ? owner.nationality : owner.country;
  const number = owner.kind === "company" ? (owner.enterprise_number ?? owner.foreign_number) : undefined;
  const share = owner.share_percent === undefined ? undefined : `${owner.share_percent} %`;
  return [owner.name, birth, country, number, share, owner.control].filter((part) => part !== undefined).join("; ");
};
