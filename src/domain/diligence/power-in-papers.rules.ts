import { judgesBefore } from "../case/rules-version.model.ts";
import { nameKey } from "../customer/same-person.ts";
import { DAY_MS } from "../../platform/clock.ts";
import { type DocumentKind, IDENTITY_KINDS } from "../documents/document-kinds.ts";
import { CERTAIN } from "../readings/certain-kind.ts";
import { effectiveFacts, personIn } from "../readings/effective-facts.rules.ts";
import { knownPeople } from "../readings/known-case.ts";
import { agreesOnPerson } from "../readings/person-names.rules.ts";
import type { PersonFact } from "../readings/reading.model.ts";
import { established, listed, open, type Verdict } from "./check-results.ts";
import type { DueFacts } from "./due-facts.model.ts";
import type { ScreeningStatement } from "./grounds.model.ts";
import { acceptedDocuments } from "./judge-document.rules.ts";
import { curatorsByPaper, isCurator, isNamedCurator } from "./may-act.rules.ts";
import {
  type AcceptedDocument,
  describeDocument,
  type DocumentFacts,
  factOf,
  isStale,
  readingEvidence,
  tooOld,
} from "./provided-documents.ts";

/** A deed shows who was appointed, and for so many days who is in office. */
const DEED_DAYS = 365;

/**
 * Who may act by the newest paper that names somebody, or that an officer accepted though nobody was read in it. A newer one whose names are
 * not certain leaves it open, whatever an older one says. Null where no paper names anybody.
 */
export function powerByPapers(facts: DueFacts, kinds: readonly DocumentKind[], why: string): Verdict | null {
  const papers = acceptedDocuments(facts, kinds).map((paper) => ({ paper, ...inOffice(facts, paper) }));
  const naming = papers.filter(
    ({ paper, certain, guessed }) => certain.length + guessed.length > 0 || paper.agrees === null,
  );
  for (const [at, { paper, certain, guessed }] of naming.entries()) {
    const evidence = readingEvidence(facts, paper);
    if (isStale(paper, facts)) return open("stale", `${why}; ${tooOld(facts, paper)}.`, evidence);
    if (isOldDeed(facts, paper)) {
      const how = `${why}; the ${describeDocument(paper)}, says who was appointed over a year ago, and not who is in office today.`;
      return open("stale", how, evidence);
    }
    const isVouched =
      paper.agrees === null &&
      areAll(
        guessed,
        knownPeople(facts).map(({ value }) => value),
      );
    if (certain.length > 0 || isVouched) return established(`Stated by the ${describeDocument(paper)}.`, evidence);
    // Names that are not certain are no news where the next older paper has the very same.
    if (areAll(guessed, naming[at + 1]?.certain ?? [])) continue;
    const names = listed(guessed.map(({ name }) => name));
    const how = `${why}; the ${describeDocument(paper)}, names ${names} without certainty; an officer must state who may act.`;
    return open("unreadable", how, evidence);
  }
  return null;
}

/**
 * Who acts for an insolvent company: whom its paper or the customer names as its curator and an accepted identity document is of. A
 * director of before is none. Open where nobody is both.
 */
export function curatorWhoActs(
  facts: DueFacts,
  directors: readonly Described[],
  why: string,
  evidence: readonly string[],
): Verdict {
  const byPaper = curatorsByPaper(facts);
  for (const paper of acceptedDocuments(facts, IDENTITY_KINDS)) {
    const name = factOf(paper.document, "name");
    const isBefore = directors.some((one) => nameKey(one.name) === nameKey(name ?? ""));
    if (name === null || isBefore || isStale(paper, facts) || !isCurator(facts, { name })) continue;
    const by = isNamedCurator(facts, name) ? "the customer" : "it";
    const how = `${why}; ${by} names ${name} as its curator, whose identity is shown by the ${describeDocument(paper)}.`;
    return established(how, readingEvidence(facts, paper));
  }
  const named =
    byPaper.length === 0
      ? "nothing names its curator"
      : `it names ${listed(byPaper.map(({ name }) => name))} as its curator or administrator, whose identity no document shows`;
  return open("nothing_provided", `${why}; ${named}.`, evidence);
}

/** Whom a paper names as a director who is in office, with certainty or as a guess. */
export function inOffice({ now }: Pick<DueFacts, "now">, { document }: Pick<AcceptedDocument, "document">) {
  const today = now.toISOString().slice(0, 10);
  const named = (isMeant: (confidence: number) => boolean): PersonFact[] =>
    effectiveFacts(document).flatMap((fact) => {
      const person = fact.valid === false || !isMeant(fact.confidence) ? null : personIn(fact);
      return person?.role === "director" && (person.until === undefined || person.until > today) ? [person] : [];
    });
  return {
    certain: named((confidence) => confidence >= CERTAIN),
    guessed: named((confidence) => confidence < CERTAIN),
  };
}

const isOldDeed = ({ now }: DueFacts, { kind, dated }: AcceptedDocument): boolean =>
  kind !== null && kind !== "register_extract" && now.getTime() - Date.parse(dated) > DEED_DAYS * DAY_MS;

type Described = Pick<PersonFact, "name"> & { readonly birth_date?: string };

const areAll = (persons: readonly Described[], known: readonly Described[]): boolean =>
  persons.every((person) => known.some((one) => agreesOnPerson(one, person) === true));

/**
 * Parties whom nobody looked for, without the directors whom the newest extract of the register names with certainty and who were all
 * searched for: the register that has them gave it out.
 */
export function unsearchedParties(
  facts: DocumentFacts,
  { missing, subjects }: Pick<ScreeningStatement, "missing" | "subjects">,
): readonly string[] {
  const [newest] = judgesBefore(facts, 8) ? [] : acceptedDocuments(facts, ["register_extract"]);
  if (newest === undefined || isStale(newest, facts)) return missing;
  const { certain, guessed } = inOffice(facts, newest);
  const searched = new Set(subjects.map(nameKey));
  const isKnown =
    certain.length > 0 && guessed.length === 0 && certain.every(({ name }) => searched.has(nameKey(name)));
  const isOwn = newest.agrees === null || newest.agrees.includes("number");
  return isKnown && isOwn ? missing.filter((party) => !party.startsWith("the directors")) : missing;
}
