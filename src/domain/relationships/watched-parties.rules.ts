import { newest } from "../case/facts.rules.ts";
import { nationalitiesIn } from "../customer/stated-nationality.ts";
import { furtherNationalityCodes } from "../diligence/further-nationality.rules.ts";
import { readDay, text } from "../case/answers.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { groupNamings, namedBehind, namedInDocuments, type Naming, roleText } from "../customer/parties.rules.ts";
import { isSameName, nameKey } from "../customer/same-person.ts";
import { answersOf } from "../customer/stated-facts.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import { derivedId } from "../../platform/ids.ts";
import { IN_PAPER_ROLE, type MonitoredParty, NAMED_ROLE } from "./relationship.model.ts";

type WatchedParty = Omit<MonitoredParty, "partyId" | "relationshipId">;

/**
 * Whom the lists are searched for after the approval: the customer, everyone whom any source names behind it, and
 * everyone else who was searched for in the case, by a name that was read without certainty or that a paper's
 * text or the customer's own words have too. A party that nobody calls a person or a company is watched as either.
 */
export function watchedParties(record: CaseRecord, relationshipId: string, isPerson: boolean): MonitoredParty[] {
  const known = isPerson ? personsOf(record) : [companyItself(record), ...namedBehind(record).flatMap(partiesOf)];
  const parties = [...known, ...alsoSearched(record, known)];
  const byId = new Map<string, MonitoredParty>();
  for (const party of parties) {
    const partyId = partyIdOf(relationshipId, party);
    if (nameKey(party.name) !== "" && !byId.has(partyId)) byId.set(partyId, { partyId, relationshipId, ...party });
  }
  return [...byId.values()];
}

/** The same for the same party of a relationship, whichever source names it. */
export const partyIdOf = (
  relationshipId: string,
  { kind, name, birthDate }: Pick<WatchedParty, "kind" | "name" | "birthDate">,
): string => derivedId("party", relationshipId, kind, nameKey(name), birthDate ?? "");

/** The customer itself, under its declared and its registered name. */
function companyItself(record: CaseRecord): WatchedParty {
  const register = record.grounds?.register;
  const registered = text(newest(record, "legal_name")) ?? (register?.state === "answered" ? register.names[0] : null);
  const confirmed = register?.state === "answered" ? [register.number] : [];
  return {
    kind: "company",
    ...written([record.companyName, ...(registered ? [registered] : [])]),
    roles: ["customer"],
    birthDate: null,
    gender: null,
    countries: [record.country],
    identifiers: unique([...confirmed, record.registrationNumber, record.vatNumber].filter((one) => one !== null)),
  };
}

/** A natural person as customer, and whom their documents name. */
function personsOf(record: CaseRecord): WatchedParty[] {
  const answers = answersOf(record);
  const name = text(answers["full_name"]) ?? record.companyName;
  const country = (question: string) => toCountryCode(text(answers[question]) ?? "") ?? [];
  const itself: Naming = {
    name,
    otherNames: [record.companyName],
    given: null,
    family: null,
    kind: "person",
    isKindKnown: true,
    role: "customer",
    reservation: null,
    isOffice: false,
    origin: "declared",
    share: null,
    birthDate: readDay(text(answers["date_of_birth"])),
    gender: null,
    nationality: null,
    countries: unique([
      ...nationalitiesIn(text(answers["nationality"]) ?? ""),
      ...furtherNationalityCodes({ answers, rulesVersion: 8 }),
      ...["country_of_residence", "birth_country"].flatMap(country),
    ]),
    numbers: [],
    since: null,
  };
  return groupNamings([itself, ...namedInDocuments(record)]).flatMap(partiesOf);
}

function partiesOf(group: readonly Naming[]): WatchedParty[] {
  const genders = unique(group.map(({ gender }) => gender).filter((one) => one !== null));
  const party = {
    ...written(group.flatMap(({ name, otherNames }) => [name, ...otherNames])),
    roles: unique(group.flatMap((one) => rolesIn(roleText(one)))),
    birthDate: group.map(({ birthDate }) => birthDate).find((one) => one !== null) ?? null,
    gender: genders.length === 1 ? genders[0]! : null,
    countries: unique(group.flatMap(({ countries }) => countries)),
    identifiers: unique(group.flatMap(({ numbers }) => numbers)),
  };
  const kinds = unique(group.filter(({ isKindKnown }) => isKindKnown).map(({ kind }) => kind));
  return (kinds.length > 0 ? kinds : EITHER).map((kind) => ({
    kind,
    ...party,
    ...(kind === "company" && { gender: null }),
  }));
}

/** The roles that a text names. The company of `owner of Tatranská Správa, a. s.` has a comma in its name. */
const rolesIn = (text: string): string[] =>
  text.split(/(?<!\b(?:owner|director) of [^,]*), |, (?=(?:owner|director)\b)/);

const EITHER = ["person", "company"] as const;

/** Names that the case's own screening looked for and that no party has; those in running text last. */
function alsoSearched({ grounds }: CaseRecord, known: readonly WatchedParty[]): WatchedParty[] {
  if (grounds?.screening.state !== "answered") return [];
  const { subjects, uncertain = [], in_papers: inPapers = [], named } = grounds.screening;
  const names = known.flatMap(({ name, spellings }) => [name, ...spellings]);
  const searched = without(names, [...subjects, ...uncertain]);
  const inText = without([...names, ...searched], inPapers);
  return [
    ...searched.flatMap(asEither("searched for at the approval")),
    ...inText.flatMap(asEither(IN_PAPER_ROLE)),
    ...without([...names, ...searched, ...inText], named?.searched ?? []).flatMap(asEither(NAMED_ROLE)),
  ];
}

const without = (names: readonly string[], searched: readonly string[]): string[] =>
  searched.filter((subject) => !names.some((name) => isSameName(name, subject)));

const asEither =
  (role: string) =>
  (name: string): WatchedParty[] =>
    EITHER.map((kind) => ({
      kind,
      name,
      spellings: [],
      roles: [role],
      birthDate: null,
      gender: null,
      countries: [],
      identifiers: [],
    }));

/** A name and its other spellings, each once. */
function written(names: readonly string[]): Pick<WatchedParty, "name" | "spellings"> {
  const [name = "", ...others] = unique(names.map((one) => one.trim()).filter((one) => one !== ""));
  return { name, spellings: others };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
