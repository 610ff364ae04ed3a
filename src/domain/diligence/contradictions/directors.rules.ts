import { judgesBefore } from "../../case/rules-version.model.ts";
import type { DocumentKind } from "../../documents/document-kinds.ts";
import { certainFacts, dateIn, type NamedPerson, personsIn } from "../../readings/effective-facts.rules.ts";
import { knownDirectors, type KnownParty, registerOf } from "../../readings/known-case.ts";
import {
  agreesOnPerson,
  agreesOnWrittenPerson,
  comparePersonNames,
  namedNowhereIn,
} from "../../readings/person-names.rules.ts";
import type { CompanyShareFact } from "../../readings/reading.model.ts";
import type { DocumentFacts } from "../provided-documents.ts";
import { inWords, placeOf } from "../reading-words.ts";
import { type Contradiction, daysBetween, type JudgedFile } from "./contradiction.model.ts";
import { registerName } from "../../customer/register-name.ts";

/** Papers that say who may act for a company. */
export const WHO_MAY_ACT: readonly DocumentKind[] = [
  "register_extract",
  "articles_of_association",
  "gazette_publication",
];

/** Days after the deed within which registers record an appointment. */
export const LAG_DAYS = 31;
/** Within this time a deed and an extract speak of the same board, unless somebody was appointed in between. */
export const SAME_BOARD_DAYS = 365;

export function directorContradictions(
  facts: DocumentFacts,
  file: JudgedFile,
  files: readonly JudgedFile[],
): Contradiction[] {
  if (!WHO_MAY_ACT.includes(file.kind) || file.whose.is !== "own") return [];
  const named = standingIn(file, facts.now);
  // The permanent representative of a company that is a director is in no list of persons.
  if ((named.length === 0 && judgesBefore(facts, 5)) || hasCompanyDirector(file)) return [];
  const byExtracts = files.flatMap((other) => againstExtract(file, named, other, facts.now));
  const isTold = file.isCurrent || byExtracts.length > 0;
  return [...(isTold ? againstKnown(facts, file, named) : otherBoard(facts, file, named)), ...byExtracts];
}

/** Whom a paper names as a director who is in office today. */
export const standingIn = ({ document }: Pick<JudgedFile, "document">, now: Date): NamedPerson[] =>
  personsIn(document, ["director"]).filter(({ until }) => until === undefined || until > today({ now }));

/** Whom a paper names as a director until today or earlier, and not as one still in office. */
const leftIn = (facts: DocumentFacts, { document }: JudgedFile, standing: readonly NamedPerson[]): NamedPerson[] =>
  personsIn(document, ["director"]).filter(
    (person) =>
      person.until !== undefined &&
      person.until <= today(facts) &&
      standing.every((one) => agreesOnPerson(one, person) === false),
  );

/** Whether a paper names a company as a director. */
export const hasCompanyDirector = ({ document }: JudgedFile): boolean =>
  certainFacts(document).some(
    ({ type, value }) => type === "company_share" && (value as CompanyShareFact).role === "director",
  );

/** How its names are compared; recognition confuses letters. */
export const comparisonFor = (facts: DocumentFacts, { document }: JudgedFile) =>
  judgesBefore(facts, 7) || document.reading?.reader === "recognition" ? agreesOnPerson : agreesOnWrittenPerson;

/** Papers that name the whole board. */
const WHOLE_BOARD: readonly DocumentKind[] = ["register_extract", "articles_of_association"];

/** Another board, by a paper of the last year, than one that the register has had since before. */
function otherBoard(facts: DocumentFacts, file: JudgedFile, named: readonly NamedPerson[]): Contradiction[] {
  const isOfLastYear = daysBetween(file.dated, today(facts)) <= SAME_BOARD_DAYS;
  if (judgesBefore(facts, 7) || !isDated(file) || !isOfLastYear || !WHOLE_BOARD.includes(file.kind)) return [];
  return knownDirectors(facts).flatMap(({ with: side, value: list, source }): Contradiction[] => {
    const isSettled = list.every(({ kind, since }) => kind !== "company" && since != null && since <= file.dated);
    if (side === "answer" || list.length === 0 || !isSettled || named.length === 0) return [];
    const unknown = namedNowhereIn(named, list, comparisonFor(facts, file));
    if (unknown.length < named.length) return [];
    const names = list.map(({ name, since }) => `${name} (since ${since!})`).join("; ");
    return [contradiction("register", unknown, names, `the register (${registerName(source, facts)}) names ${names}`)];
  });
}

const isDated = ({ document }: JudgedFile): boolean => dateIn(document, "document_date") !== null;

function againstKnown(facts: DocumentFacts, file: JudgedFile, named: readonly NamedPerson[]): Contradiction[] {
  if (!file.isCurrent) return [];
  return knownDirectors(facts).flatMap(({ with: side, value: list, source }): Contradiction[] => {
    if (list.length === 0 || list.some(({ kind }) => kind === "company")) return [];
    const unknown = namedNowhereIn(named, list, comparisonFor(facts, file));
    const names = list.map(({ name }) => name).join("; ");
    if (side === "answer") {
      // Customers often name only those who sign: none in common contradicts, one more does not.
      if (unknown.length === 0 || unknown.length < named.length) return [];
      return [contradiction("answer", unknown, names, `the customer declared ${names}`)];
    }
    const isLate = file.kind !== "register_extract" && daysBetween(file.dated, today(facts)) < LAG_DAYS;
    if (isLate && judgesBefore(facts, 6)) return [];
    const isOfToday = isOfRegistersDay(facts, file);
    const changedSince = list.some(({ since }) => (since == null ? !isOfToday : since > file.dated));
    const left = judgesBefore(facts, 5)
      ? []
      : leftIn(facts, file, named).filter((person) =>
          list.some((one) => agreesOnPerson(one, person) === true && (one.since ?? "") <= person.until!),
        );
    // Who came is not registered yet; who left may not act any more, whatever the register still says.
    if ((isLate || unknown.length === 0) && left.length === 0) return [];
    if (changedSince) return [];
    const came = isLate ? [] : unknown;
    const [persons, inRegister] = judgesBefore(facts, 8) ? [came, names] : withBirthDates(came, list);
    return [
      contradiction(
        "register",
        persons,
        inRegister,
        `the register (${registerName(source, facts)}) names ${inRegister}`,
        left,
      ),
    ];
  });
}

/**
 * Whether an extract is of about the day on which the register answered: then the two name the same directors, also those of whom the
 * register does not tell since when they are in office.
 */
function isOfRegistersDay(facts: DocumentFacts, file: JudgedFile): boolean {
  const asked = registerOf(facts)?.as_of.slice(0, 10);
  if (judgesBefore(facts, 8) || asked === undefined || file.kind !== "register_extract" || !isDated(file)) return false;
  return daysBetween(file.dated, asked) < LAG_DAYS;
}

/** Persons who came and names of a register, with birth dates where those are all that tells two of one name apart. */
function withBirthDates(came: readonly NamedPerson[], list: readonly KnownParty[]): [NamedPerson[], string] {
  const namesakeOf = ({ name }: { readonly name: string }, others: readonly { readonly name: string }[]) =>
    others.some((one) => comparePersonNames(one.name, name) === "same");
  const born = <T extends { readonly name: string; readonly birth_date?: string }>(
    one: T,
    others: readonly { readonly name: string }[],
  ): T => (namesakeOf(one, others) && one.birth_date ? { ...one, name: `${one.name}, born ${one.birth_date}` } : one);
  return [came.map((one) => born(one, list)), list.map((one) => born(one, came).name).join("; ")];
}

const today = ({ now }: Pick<DocumentFacts, "now">): string => now.toISOString().slice(0, 10);

/** Directors appointed by a deed whom a later extract does not name, though nobody was appointed in between. */
function againstExtract(
  file: JudgedFile,
  named: readonly NamedPerson[],
  other: JudgedFile,
  now: Date,
): Contradiction[] {
  if (file.kind === "register_extract" || other.kind !== "register_extract" || other.whose.is !== "own") return [];
  const days = daysBetween(file.dated, other.dated);
  if (days < LAG_DAYS || days > SAME_BOARD_DAYS || hasCompanyDirector(other)) return [];
  // What recognition missed in a scan is no statement of the extract.
  if (other.document.reading?.status !== "read" || other.document.reading.reader === "recognition") return [];
  const list = standingIn(other, now);
  const changedSince = list.some(({ since }) => since === undefined || daysBetween(file.dated, since) > LAG_DAYS);
  const missing = namedNowhereIn(named, list);
  if (list.length === 0 || changedSince || missing.length === 0) return [];
  const names = list.map(({ name }) => name).join("; ");
  const otherwise = `the ${inWords(other.kind)} "${other.document.filename}" of ${other.dated} names ${names}`;
  return [contradiction("documents", missing, names, otherwise)];
}

const contradiction = (
  against: Contradiction["against"],
  persons: readonly NamedPerson[],
  declared: string,
  otherwise: string,
  left: readonly NamedPerson[] = [],
): Contradiction => ({
  field: "directors",
  against,
  declared,
  observed: [...persons.map(({ name }) => name), ...left.map(({ name, until }) => `${name} (until ${until!})`)].join(
    "; ",
  ),
  says: [
    ...(persons.length === 0 ? [] : [`names as director: ${persons.map(placed).join("; ")}`]),
    ...(left.length === 0
      ? []
      : [`says until when each was a director: ${left.map((one) => `${placed(one)} until ${one.until!}`).join("; ")}`]),
  ].join(", and "),
  otherwise,
});

const placed = ({ name, fact }: NamedPerson): string => `${name} (${placeOf(fact)})`;
