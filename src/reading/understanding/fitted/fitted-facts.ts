import { DOCUMENT_KINDS, type DocumentKind, IDENTITY_KINDS } from "../../../domain/documents/document-kinds.ts";
import { CERTAIN } from "../../../domain/readings/certain-kind.ts";
import type { FactType } from "../../../domain/readings/reading.model.ts";
import type { FactDraft } from "../facts.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { FITTED_FIELDS, type FittedField } from "./candidates.ts";
import { choose } from "./choose.ts";
import { FITTED } from "./weights.ts";

interface Use {
  /** Kinds of papers that state the field. */
  readonly kinds: readonly DocumentKind[];
  /** Facts of these types fill the field already. */
  readonly filledBy: readonly FactType[];
  /** Below this likelihood the model says nothing. */
  readonly least: number;
}

const others = (...kinds: readonly DocumentKind[]): DocumentKind[] =>
  DOCUMENT_KINDS.filter((kind) => kind !== "other" && !IDENTITY_KINDS.includes(kind) && !kinds.includes(kind));

const NAMED: readonly FactType[] = ["company_name", "account_holder"];

/** What `npm run bench:documents -- --fields` prints tells how often a field is right at which likelihood. */
export const USES: Readonly<Record<FittedField, Use>> = {
  document_date: {
    kinds: others("annual_accounts"),
    filledBy: ["document_date", "issue_date"],
    least: 0.5,
  },
  expiry_date: { kinds: ["licence", ...IDENTITY_KINDS], filledBy: ["expiry_date"], least: 0.5 },
  enterprise_number: {
    kinds: others("invoice", "contract"),
    filledBy: ["enterprise_number", "vat_number"],
    least: 0.5,
  },
  company_name: { kinds: others("invoice", "contract", "bank_account_certificate"), filledBy: NAMED, least: 0.5 },
  legal_form: { kinds: others("invoice", "contract"), filledBy: ["legal_form"], least: 0.5 },
  address: { kinds: others("invoice", "contract"), filledBy: ["address"], least: 0.5 },
};

/**
 * Values of fields that the rules left empty, chosen by the fitted model. They are guesses: papers that no rule reads are
 * those that the model was least fitted on.
 */
export function fittedFacts(document: ReadableDocument, kind: DocumentKind, known: readonly FactDraft[]): FactDraft[] {
  return FITTED_FIELDS.flatMap((field): FactDraft[] => {
    const { kinds, filledBy, least } = USES[field];
    if (!kinds.includes(kind) || known.some((fact) => fact.subject === "subject" && filledBy.includes(fact.type))) return [];
    const choice = choose(field, kind, document, FITTED);
    if (choice === null || choice.likelihood < least) return [];
    const { value, at, end, confidence } = choice.candidate;
    const certainty = Math.min(CERTAIN - 0.05, choice.likelihood) * confidence;
    return [{ type: field, subject: "subject", value, place: document.flow.place(at, end), certainty }];
  });
}
