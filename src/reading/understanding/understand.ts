import { CERTAIN } from "../../domain/readings/certain-kind.ts";
import type { ReadPage, Understanding } from "../../domain/readings/reading.model.ts";
import { classify } from "./classify/classify.ts";
import { COMPANY_READERS } from "./company/index.ts";
import { type FactDraft, numberFacts } from "./facts.ts";
import { flowOf } from "./flow.ts";
import type { ReadableDocument } from "./kind-reader.ts";
import { detectLanguage } from "./language.ts";
import { PERSON_READERS } from "./person/index.ts";
import { documentText } from "./text.ts";

/** What a document says as the kind that it may be is a guess as well: it neither establishes nor contradicts anything. */
const asGuess = (fact: FactDraft): FactDraft => ({ ...fact, certainty: Math.min(fact.certainty, CERTAIN - 0.1) });

const READERS = { ...COMPANY_READERS, ...PERSON_READERS };

/** What kind of document the pages are, and what they say. The same pages give the same understanding. */
export function understand(pages: readonly ReadPage[]): Understanding {
  const text = documentText(pages);
  const flow = flowOf(text);
  const document: ReadableDocument = { text, flow, language: detectLanguage(flow.folded).language };
  const { kind, confidence } = classify(document);
  const reader = kind === null ? undefined : READERS[kind];
  const facts = reader === undefined ? [] : reader(document);
  return {
    kind,
    kind_confidence: confidence,
    language: document.language,
    facts: numberFacts(confidence < CERTAIN ? facts.map(asGuess) : facts),
  };
}
