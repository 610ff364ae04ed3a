import { judgesBefore } from "../case/rules-version.model.ts";
import type { Discrepancy } from "../case/case.model.ts";
import { isCurrent } from "../readings/compare-facts.rules.ts";
import { certainKind } from "../readings/certain-kind.ts";
import { type Comparison, documentSource } from "./discrepancies.rules.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { countryContradictions } from "./contradictions/countries.rules.ts";
import { directorContradictions } from "./contradictions/directors.rules.ts";
import { identityContradictions } from "./contradictions/identity.rules.ts";
import { numberContradictions } from "./contradictions/national-number.rules.ts";
import { ownerContradictions } from "./contradictions/owners.rules.ts";
import { seatContradictions } from "./contradictions/seat.rules.ts";
import type { Contradiction, JudgedFile } from "./contradictions/contradiction.model.ts";
import { kindThatCounts } from "./judge-document.rules.ts";
import { datedOf, type DocumentFacts, isLive, isStale, kindOf } from "./provided-documents.ts";
import { inWords } from "./reading-words.ts";
import { isOfProxy, whoseDocument } from "./whose-document.rules.ts";
import { accountsContradictions } from "./own-accounts.rules.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";

/** A contradiction as it is recorded: among the discrepancies, where its field has a kind there, and as a finding. */
export interface RecordedContradiction {
  readonly comparison: Comparison | null;
  readonly finding: DocumentFindingDraft;
  readonly found: Contradiction;
}

/**
 * What documents state otherwise than the customer, the register or one another. Only what is certain on both sides,
 * and of the same time, contradicts: other spellings, former directors, trade names and moves do not.
 */
export function contradictionsIn(facts: DocumentFacts): RecordedContradiction[] {
  const files = judgedFiles(facts);
  return files.flatMap((file) =>
    [
      ...directorContradictions(facts, file, files),
      ...ownerContradictions(facts, file, files),
      ...seatContradictions(facts, file),
      ...identityContradictions(facts, file),
      ...countryContradictions(facts, file),
      ...accountsContradictions(facts, file),
      ...numberContradictions(facts, file),
    ].map((found) => recorded(facts, file, found)),
  );
}

/**
 * The comparisons of documents for the case's discrepancies. A discrepancy that no document states any more is
 * resolved: its document was replaced, rejected or corrected.
 */
export function documentComparisons(facts: DocumentFacts, before: readonly Discrepancy[]): Comparison[] {
  const current = contradictionsIn(facts).flatMap(({ comparison }) => comparison ?? []);
  const stands = (known: Discrepancy) =>
    current.some(({ kind, field, source }) => kind === known.kind && field === known.field && source === known.source);
  const over = before.filter((known) => known.source.startsWith(documentSource("")) && !stands(known));
  return [
    ...current,
    ...over.map(({ id: _id, status: _status, found_at: _found, ...known }) => ({ ...known, agrees: true })),
  ];
}

/** Files whose facts count: read, of a certain kind, certainly the customer's, and not too old. */
export function judgedFiles(facts: DocumentFacts): JudgedFile[] {
  return facts.documents.flatMap((document): JudgedFile[] => {
    const kind = judgesBefore(facts, 3) ? kindOf(document) : kindThatCounts(facts, document);
    if (!isLive(document) || document.reading === undefined || kind === null || isOfProxy(facts, document)) return [];
    const isVouched = !judgesBefore(facts, 3) && document.review?.outcome === "accepted";
    if (certainKind(document.reading) === null && document.review?.kind !== kind && !isVouched) return [];
    const dated = datedOf(document);
    if (isStale({ kind, documentType: documentTypeOf(facts, document), dated }, facts)) return [];
    return [
      {
        document,
        kind,
        dated: dated.slice(0, 10),
        isCurrent: isCurrent(document, facts),
        whose: whoseDocument(facts, document, kind),
      },
    ];
  });
}

const GRAVE: readonly Contradiction["field"][] = [
  "directors",
  "beneficial_owners",
  "birth_date",
  "national_register_number",
  "bsn",
];

const KINDS: Partial<Record<Contradiction["field"], Discrepancy["kind"]>> = {
  directors: "director",
  beneficial_owners: "ubo",
  company_name: "name",
  address: "address",
};

function recorded(facts: DocumentFacts, { document, kind }: JudgedFile, found: Contradiction): RecordedContradiction {
  const isGrave = found.isGrave === true || GRAVE.includes(found.field);
  const discrepancyKind = KINDS[found.field];
  const { field, against, declared, observed } = found;
  return {
    found,
    comparison:
      discrepancyKind === undefined
        ? null
        : {
            kind: discrepancyKind,
            field: against === "answer" ? field : `${field}_by_${against}`,
            declared,
            observed,
            source: documentSource(kind),
            agrees: false,
            severity: isGrave ? "high" : "medium",
          },
    finding: {
      code: "document_contradicts",
      isGrave,
      title: `Contradiction on the ${found.what ?? WORDS[field]}: ${inWords(kind)}`,
      description: `The file "${document.filename}" (${inWords(kind)}) ${found.says}; ${found.otherwise}. The two do not agree.`,
      sourceEntry: `contradicts_${field}_${against}:${documentTypeOf(facts, document)}:${document.document_id}`,
      ...(document.source === "officer" && { source: "officer" }),
    },
  };
}

const WORDS: Readonly<Record<Contradiction["field"], string>> = {
  directors: "directors",
  beneficial_owners: "owners",
  company_name: "name",
  address: "address",
  status: "status",
  status_words: "status",
  legal_form: "legal form",
  name_on_card: "family name",
  birth_date: "date of birth",
  national_register_number: "national register number",
  bsn: "Dutch citizen service number (BSN)",
  nationality: "nationality",
  country_of_residence: "country of residence",
  iban: "account number",
  turnover: "turnover",
  equity: "equity",
  workforce: "workforce",
};
