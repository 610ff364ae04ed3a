import { CERTAIN } from "../../domain/readings/certain-kind.ts";
import type { FactType, ReadFact, FactSubject } from "../../domain/readings/reading.model.ts";
import type { Place } from "./text.ts";

/** A fact before it has an id. */
export interface FactDraft {
  readonly type: FactType;
  readonly subject: FactSubject;
  readonly value: ReadFact["value"];
  readonly place: Place;
  /** How sure the rule is, 0 to 1; the confidence of the lines is multiplied in. */
  readonly certainty: number;
  readonly valid?: false;
  /** Of a holder: per cent of the votes, where the paper gives it. */
  readonly votes?: number;
}

/** The value of a fact that is a text; an empty text for any other. */
export const textIn = (fact: FactDraft | undefined): string => (typeof fact?.value === "string" ? fact.value : "");

/** A guess neither establishes nor contradicts anything. */
export const asGuess = (fact: FactDraft): FactDraft => ({
  ...fact,
  certainty: Math.min(fact.certainty, CERTAIN - 0.1),
});

/** Facts of one document. More would be a list that nobody asked for. */
const FACT_LIMIT = 300;

/** Gives facts their ids in the order of the document; one that is stated twice counts once, by its surest place. */
export function numberFacts(drafts: readonly FactDraft[]): ReadFact[] {
  const surest = new Map<string, FactDraft>();
  for (const draft of drafts) {
    const key = JSON.stringify([draft.type, draft.subject, draft.value]);
    const other = surest.get(key);
    if (other === undefined || confidenceOf(draft) > confidenceOf(other)) surest.set(key, draft);
  }
  return [...surest.values()]
    .map((draft, order) => ({ draft, order }))
    .sort((a, b) => byPlace(a.draft, b.draft) || a.order - b.order)
    .slice(0, FACT_LIMIT)
    .map(({ draft }, index) => ({
      id: `f${index + 1}`,
      type: draft.type,
      subject: draft.subject,
      value: draft.value,
      page: draft.place.page,
      box: draft.place.box,
      quote: draft.place.quote,
      confidence: confidenceOf(draft),
      ...(draft.valid === false ? { valid: false as const } : {}),
    }));
}

const confidenceOf = (draft: FactDraft): number => Math.round(draft.certainty * draft.place.confidence * 100) / 100;

function byPlace(a: FactDraft, b: FactDraft): number {
  return (
    (a.place.page ?? 0) - (b.place.page ?? 0) ||
    (a.place.box?.[1] ?? 0) - (b.place.box?.[1] ?? 0) ||
    (a.place.box?.[0] ?? 0) - (b.place.box?.[0] ?? 0)
  );
}
