import type { CaseDocument } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { isLive } from "../../domain/diligence/provided-documents.ts";
import { IDENTITY_KINDS } from "../../domain/documents/document-kinds.ts";
import { certainKind } from "../../domain/readings/certain-kind.ts";
import { dateIn, personsIn, subjectTexts } from "../../domain/readings/effective-facts.rules.ts";
import { agreesOnPerson, comparePersonNames } from "../../domain/readings/person-names.rules.ts";
import type { GoamlIdentification } from "../../rendering/goaml/goaml.model.ts";

interface Known {
  readonly name: string;
  /** YYYY-MM-DD. */
  readonly birth_date: string | null;
  /** ISO 3166-1 alpha-2, as declared or registered. */
  readonly nationalities: readonly string[];
  /** The document that the report has in full. */
  readonly identification?: GoamlIdentification | null;
}

/**
 * What the identity documents on file say of a person, accepted or not: its nationalities, those that were known before first, and a
 * line for each document that is not reported in full. A document of the same name and another birth date gives a line only.
 */
export function statedByIdentityPapers(
  { documents }: Pick<CaseRecord, "documents">,
  { name, birth_date, nationalities, identification }: Known,
): { readonly nationalities: readonly string[]; readonly lines: readonly string[] } {
  const papers = documents.flatMap((document) => paperOf(document, name) ?? []);
  const own = papers
    .filter(({ holder, document }) => {
      const person = { name, ...(birth_date !== null && { birth_date }) };
      return isLive(document) && agreesOnPerson(person, holder) === true;
    })
    .flatMap(({ holder }) => holder.nationality ?? []);
  const lines = papers
    .filter(({ holder, number }) => {
      const isNew = holder.nationality !== undefined && !nationalities.includes(holder.nationality);
      const isOther = holder.birth_date !== undefined && birth_date !== null && holder.birth_date !== birth_date;
      return isNew || isOther || number === null || number !== identification?.number;
    })
    .map(inWords);
  return { nationalities: [...new Set([...nationalities, ...own])], lines: [...new Set(lines)] };
}

type Paper = NonNullable<ReturnType<typeof paperOf>>;

function paperOf(document: CaseDocument, name: string) {
  const kind = document.review?.kind ?? document.filed?.kind ?? certainKind(document.reading);
  const [holder] = personsIn(document, ["holder"]);
  if (kind === null || !IDENTITY_KINDS.includes(kind) || holder === undefined) return null;
  if (comparePersonNames(holder.name, name) !== "same") return null;
  return { document, kind, holder, number: subjectTexts(document, "document_number")[0]?.value ?? null };
}

function inWords({ document, kind, holder, number }: Paper): string {
  const expires = dateIn(document, "expiry_date");
  const state = document.superseded
    ? ", replaced by a later file"
    : document.review === undefined
      ? ""
      : `, ${document.review.outcome} by an officer`;
  const said = [
    number === null ? "" : `number ${number}`,
    expires === null ? "" : `valid until ${expires}`,
    holder.birth_date === undefined ? "" : `birth date ${holder.birth_date}`,
    holder.nationality === undefined ? "" : `nationality ${holder.nationality}`,
  ].filter(Boolean);
  const file = `file "${document.filename}" of ${document.uploaded_at.slice(0, 10)}${state}`;
  return `Stated by the ${kind.replaceAll("_", " ")} (${file}): ${said.join(", ") || "the name alone"}`;
}
