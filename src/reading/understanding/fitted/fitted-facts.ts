import { DOCUMENT_KINDS, type DocumentKind, IDENTITY_KINDS } from "../../../domain/documents/document-kinds.ts";
import { CERTAIN } from "../../../domain/readings/certain-kind.ts";
import type { FactType } from "../../../domain/readings/reading.model.ts";
import { asGuess, type FactDraft } from "../facts.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { FITTED_FIELDS, type FittedField } from "./candidates.ts";
import { type Choice, chosenOf, type Judged, judge } from "./choose.ts";
import type { FittedFields } from "./weights.ts";

interface Use {
  /** Kinds of papers that state the field. */
  readonly kinds: readonly DocumentKind[];
  /** Facts of these types fill the field already. */
  readonly filledBy: readonly FactType[];
  /** Below this likelihood the model says nothing. */
  readonly least: number;
  /** From this likelihood on the value is certain. */
  readonly sure: number;
  /** Kinds of papers where the model may doubt what a rule read: not those whose rule reads a label of its own. */
  readonly doubts: readonly DocumentKind[];
}

const others = (...kinds: readonly DocumentKind[]): DocumentKind[] =>
  DOCUMENT_KINDS.filter((kind) => kind !== "other" && !IDENTITY_KINDS.includes(kind) && !kinds.includes(kind));

const NEVER = 2;
const LABELLED: readonly DocumentKind[] = [
  "register_extract",
  "ubo_extract",
  "shareholder_register",
  "structure_chart",
];

/** What `npm run bench:documents -- --fields` prints tells how often a field is right at which likelihood. */
export const USES: Readonly<Record<FittedField, Use>> = {
  document_date: {
    kinds: others("annual_accounts"),
    filledBy: ["document_date", "issue_date"],
    least: 0.5,
    sure: 0.8,
    doubts: others("annual_accounts", ...LABELLED),
  },
  address: { kinds: others("invoice", "contract"), filledBy: ["address"], least: 0.75, sure: NEVER, doubts: [] },
};

/** A rule's value that the model finds less likely than this, and another likelier by the lead, is doubted. */
const DOUBTED = 0.35;
const LEAD = 0.2;

/**
 * The facts of the rules with what the fitted model makes of its fields: it fills those that the rules left empty, and doubts a
 * rule's value where another is by far likelier. What it is less than sure of is a guess.
 */
export function withFitted(
  rules: readonly FactDraft[],
  kind: DocumentKind,
  document: ReadableDocument,
  model: FittedFields,
): readonly FactDraft[] {
  return FITTED_FIELDS.reduce<readonly FactDraft[]>((facts, field) => {
    const { kinds, filledBy, least, sure, doubts } = USES[field];
    const known = facts.filter(({ subject, type }) => subject === "subject" && filledBy.includes(type));
    const isUncertain = known.every(({ certainty }) => certainty < CERTAIN);
    if (!kinds.includes(kind) || !(isUncertain || doubts.includes(kind)) || model.fields[field] === undefined)
      return facts;
    const judged = judge(field, kind, document, model);
    const choice = chosenOf(judged);
    const draft = choice === null || choice.likelihood < least ? [] : [draftOf(field, choice, sure, document)];
    if (isUncertain) return draft.length === 0 ? facts : [...facts.filter((fact) => !known.includes(fact)), ...draft];
    const doubted = known.filter((fact) => isDoubted(fact, judged));
    if (doubted.length === 0) return facts;
    const rest = facts.filter((fact) => !doubted.includes(fact));
    return known.length > doubted.length
      ? rest
      : [...rest, ...(draft.length > 0 ? draft.map(asGuess) : doubted.map(asGuess))];
  }, rules);
}

function isDoubted({ value }: FactDraft, judged: readonly Judged[]): boolean {
  const own = judged.find(({ candidate }) => candidate.value === value);
  const other = judged.find(({ candidate, isOfAnother }) => candidate.value !== value && !isOfAnother);
  return (
    own !== undefined && other !== undefined && own.likelihood < DOUBTED && other.likelihood > own.likelihood + LEAD
  );
}

function draftOf(field: FittedField, choice: Choice, sure: number, { flow }: ReadableDocument): FactDraft {
  const { value, at, end, confidence } = choice.candidate;
  const certainty = choice.likelihood >= sure ? CERTAIN + 0.05 : Math.min(CERTAIN - 0.05, choice.likelihood);
  return { type: field, subject: "subject", value, place: flow.place(at, end), certainty: certainty * confidence };
}
