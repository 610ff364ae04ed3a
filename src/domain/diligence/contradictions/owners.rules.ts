import { judgesBefore } from "../../case/rules-version.model.ts";
import { dateIn, type NamedPerson, personsIn } from "../../readings/effective-facts.rules.ts";
import { type KnownParty, knownOwners } from "../../readings/known-case.ts";
import { agreesOnPerson, comparePersonNames, namedNowhereIn } from "../../readings/person-names.rules.ts";
import { WHOLE } from "../../readings/signs.rules.ts";
import { reachesThreshold } from "../owner-threshold.rules.ts";
import type { DocumentFacts } from "../provided-documents.ts";
import { inWords, placeOf } from "../reading-words.ts";
import { type Contradiction, daysBetween, type JudgedFile } from "./contradiction.model.ts";
import { registerName } from "../../customer/register-name.ts";

/** Shares change hands: documents further apart than this are not compared. */
const SAME_TIME_DAYS = 92;

export function ownerContradictions(
  facts: DocumentFacts,
  file: JudgedFile,
  files: readonly JudgedFile[],
): Contradiction[] {
  if (!isOwn(facts, file)) return [];
  const owners = personsIn(file.document, ["owner"]);
  if (file.kind === "ubo_extract") return againstKnown(facts, file, owners);
  if (!namesHolders(facts, file)) return [];
  const holders = holdersIn(file);
  const today = facts.now.toISOString().slice(0, 10);
  const standing = holders.filter(({ until }) => until === undefined || until > today);
  // Founders may have sold since; whom a deed calls a shareholder holds the shares on its day.
  const isNow = file.kind !== "articles_of_association" || !judgesBefore(facts, 4);
  const holding =
    file.kind === "articles_of_association" ? standing.filter(({ role }) => role === "shareholder") : standing;
  return [
    ...(isNow && !judgesBefore(facts, 2) ? againstKnown(facts, file, holding) : []),
    ...files.flatMap((other) => againstExtract(facts, file, holders, other)),
  ];
}

/** Whether a paper is the customer's: as it shows, or by the word of the officer who filed or accepted it. */
const isOwn = (facts: DocumentFacts, { whose, document: { filed, review } }: JudgedFile): boolean =>
  whose.is === "own" ||
  (whose.is === "unknown" && !judgesBefore(facts, 3) && (filed !== undefined || review?.outcome === "accepted"));

/** Whether it shows who owns the customer today: by its day, or, without one, because it was handed in of late. */
function isOfToday(facts: DocumentFacts, { isCurrent, document }: JudgedFile): boolean {
  const isVouched = document.review?.outcome === "accepted" || !judgesBefore(facts, 5);
  if (isCurrent || judgesBefore(facts, 3) || !isVouched) return isCurrent;
  const age = daysBetween(document.uploaded_at, facts.now.toISOString());
  return dateIn(document, "document_date") === null && age <= SAME_TIME_DAYS;
}

const namesHolders = (facts: DocumentFacts, { kind }: JudgedFile): boolean =>
  kind === "shareholder_register" ||
  kind === "articles_of_association" ||
  (kind === "structure_chart" && !judgesBefore(facts, 3));

/** Persons who hold a share that the document states. A chart draws those of other companies as well. */
const holdersIn = ({ document, kind }: JudgedFile): NamedPerson[] =>
  personsIn(document, ["shareholder", "owner", "founder"]).filter(
    ({ share_percent: share, fact }) =>
      share !== undefined && (kind !== "structure_chart" || fact.subject === "subject"),
  );

/** Compares owners by a document of today with those of the customer and of the company register. */
function againstKnown(facts: DocumentFacts, file: JudgedFile, owners: readonly NamedPerson[]): Contradiction[] {
  if (!isOfToday(facts, file) || owners.length === 0) return [];
  return knownOwners(facts).flatMap(({ with: side, value: list, source }) => {
    const who = side === "answer" ? "the customer declared" : `the register (${registerName(source, facts)}) names`;
    // Who holds shares of the customer itself, by the paper, is not behind a company that holds them by the register.
    const beyond = side === "register" && !judgesBefore(facts, 8) ? beyondWhole(facts, file, owners, list) : [];
    return compared(facts, owners, list, side, who, beyond);
  });
}

/** Shareholders by a paper who are not in a list, with an owner's share that is more than what its companies leave of the whole. */
function beyondWhole(
  { policy }: DocumentFacts,
  { kind }: JudgedFile,
  holders: readonly NamedPerson[],
  list: readonly KnownParty[],
): NamedPerson[] {
  if (kind !== "shareholder_register" && kind !== "articles_of_association") return [];
  const companies = list.filter((one) => one.kind === "company");
  const held = companies.reduce((sum, { share_percent: share = 0 }) => sum + share, 0);
  return namedNowhereIn(holders, list).filter(
    ({ role, control, share_percent: share }) =>
      role === "shareholder" &&
      control !== "indirect" &&
      share !== undefined &&
      reachesThreshold(policy.values, share) &&
      held > 0 &&
      held + share > WHOLE,
  );
}

/** Compares the shareholders in a document with the owners in an extract of about the same date. */
function againstExtract(
  facts: DocumentFacts,
  file: JudgedFile,
  holders: readonly NamedPerson[],
  other: JudgedFile,
): Contradiction[] {
  if (other.kind !== "ubo_extract" || other.whose.is !== "own") return [];
  if (Math.abs(daysBetween(file.dated, other.dated)) > SAME_TIME_DAYS) return [];
  if (other.document.reading?.status !== "read" || other.document.reading.reader === "recognition") return [];
  const owners = personsIn(other.document, ["owner"]);
  if (owners.length === 0) return [];
  const who = `the ${inWords(other.kind)} "${other.document.filename}" of ${other.dated} names`;
  return compared(facts, holders, owners, "documents", who);
}

function compared(
  { policy }: DocumentFacts,
  persons: readonly NamedPerson[],
  list: readonly (KnownParty & { readonly control?: string })[],
  against: Contradiction["against"],
  who: string,
  beyond: readonly NamedPerson[] = [],
): Contradiction[] {
  const others = differingOwners(policy, persons, list);
  const differing = persons.filter((one) => others.includes(one) || beyond.includes(one));
  if (differing.length === 0) return [];
  const { say, names, observed } = nameOwners(differing, list);
  return [
    {
      field: "beneficial_owners",
      against,
      declared: names,
      observed,
      says: `names as owner: ${differing.map((one) => `${say(one)} (${placeOf(one.fact)})`).join("; ")}`,
      otherwise: `${who} ${names}`,
    },
  ];
}

type KnownOwner = KnownParty & { readonly control?: string };

/** Those of the persons whom a list of owners does not name, or names with a share on the other side of the threshold. */
export function differingOwners<Person extends Omit<KnownOwner, "kind">>(
  { values }: DocumentFacts["policy"],
  persons: readonly Person[],
  list: readonly KnownOwner[],
): Person[] {
  if (list.length === 0) return [];
  const reaches = (share: number | undefined) => share === undefined || reachesThreshold(values, share);
  // Behind a company that owns it, others may own it indirectly.
  const isDirect = !list.some(({ kind }) => kind === "company");
  const strangers = namedNowhereIn(persons, list);
  return persons.filter((person) => {
    if (strangers.includes(person)) return isDirect && reaches(person.share_percent);
    const match = list.find((one) => agreesOnPerson(one, person) === true);
    return match !== undefined && crosses(person, match, reaches);
  });
}

/** Both sides in words. Two of one name are told apart by their dates of birth. */
export function nameOwners(differing: readonly KnownOwner[], list: readonly KnownOwner[]) {
  const isNamed = differing.some((one) => list.some(({ name }) => comparePersonNames(name, one.name) === "same"));
  const say = isNamed ? describeBorn : describe;
  return { say, names: list.map(say).join("; "), observed: differing.map(say).join("; ") };
}

type Share = Pick<KnownOwner, "share_percent" | "control">;

/** Whether two shares lie on both sides of the threshold. What is held indirectly is counted in many ways. */
function crosses(a: Share, b: Share, reaches: (share: number) => boolean): boolean {
  if (a.share_percent === undefined || b.share_percent === undefined) return false;
  if (a.control === "indirect" || b.control === "indirect") return false;
  return reaches(a.share_percent) !== reaches(b.share_percent);
}

const describe = ({ name, share_percent: share }: KnownParty): string =>
  share === undefined ? name : `${name} (${share} %)`;

const describeBorn = (one: KnownParty): string =>
  one.birth_date ? describe({ ...one, name: `${one.name}, born ${one.birth_date}` }) : describe(one);
