import { isSamePerson } from "../customer/same-person.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { certainFacts, personIn } from "../readings/effective-facts.rules.ts";
import { knownPeople } from "../readings/known-case.ts";
import { withReplaced } from "../documents/replaced-papers.rules.ts";
import { peopleInDocuments } from "../readings/people-in-documents.rules.ts";
import type { DueFacts } from "./due-facts.model.ts";
import type { ScreeningList, ScreeningStatement } from "./grounds.model.ts";
import { acceptedDocuments } from "./judge-document.rules.ts";

/** Who was looked up as a politically exposed person, and by what. */
export type ExposureSearch =
  | { readonly by: "list" }
  | { readonly by: "report"; readonly unnamed: readonly string[] }
  | { readonly by: "nothing" };

/** A list in force searches everybody who was screened; a screening report only those whom it names. */
export function exposureSearch(facts: DueFacts, screening: ScreeningStatement): ExposureSearch {
  if (screening.lists.some(searchesExposed)) return { by: "list" };
  // The service never accepts a report by itself, because it does not judge what the report found.
  const reports = acceptedDocuments(facts, ["screening_report"]).filter(({ agrees }) => agrees === null);
  if (reports.length === 0) return { by: "nothing" };
  const documents = reports.map(({ document }) => document);
  const unnamed = screenedPeople(facts, screening).filter(
    (name) => !documents.some((document) => names(document, name) || wasAcceptedFor(facts, document)),
  );
  return { by: "report", unnamed };
}

const searchesExposed = ({ source, has_peps }: ScreeningList): boolean => source === "sample" || has_peps;

const names = (document: CaseDocument, name: string): boolean =>
  certainFacts(document).some((fact) => {
    const person = personIn(fact);
    return person !== null && isSamePerson(person.name, name);
  });

/** An officer who reviewed the report after the latest run began knew everybody whom it must name. */
const wasAcceptedFor = ({ startedAt }: DueFacts, { review }: CaseDocument): boolean =>
  review?.outcome === "accepted" && startedAt !== undefined && review.reviewed_at >= startedAt;

/** Natural persons among the screened names. */
function screenedPeople(facts: DueFacts, { subjects }: ScreeningStatement): string[] {
  const people = [
    ...knownPeople(facts).map(({ value }) => value),
    ...(facts.grounds?.ownership?.parties ?? []).filter(({ kind }) => kind === "person"),
    ...peopleInDocuments(withReplaced(facts), facts.now, facts).parties.filter(({ kind }) => kind === "person"),
  ];
  return subjects.filter((subject) => people.some(({ name }) => isSamePerson(name, subject)));
}
