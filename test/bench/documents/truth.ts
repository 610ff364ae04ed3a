import type { DocumentKind } from "../../../src/domain/documents/document-kinds.ts";
import type {
  FactSubject,
  FactType,
  PersonFact,
  ReadFact,
  ReadingLanguage,
} from "../../../src/domain/readings/reading.model.ts";

/** What a careful officer would read from a made document. `compare.ts` says how a reading is held against it. */
export interface Truth {
  readonly kind: DocumentKind;
  readonly language: ReadingLanguage;
  readonly facts: readonly TrueFact[];
  /** All text of the document in the order in which it was written. */
  readonly text: string;
}

export interface TrueFact {
  readonly type: FactType;
  readonly subject: FactSubject;
  readonly value: ReadFact["value"];
  /** Neither its absence nor a wrong reading of it counts. */
  readonly optional?: true;
  /** Types that serve as well, such as `account_holder` for the company that holds an account. */
  readonly also?: readonly FactType[];
  /** Of one of several parties: any subject counts. */
  readonly party?: true;
  /** All that is true of a person, whether or not the document is asked for it: reading it is no error. */
  readonly known?: PersonFact;
}

export const HALVES = ["fit", "kept"] as const;
export type Half = (typeof HALVES)[number];

export const FORMS = ["text", "scan", "photo", "office"] as const;
export type Form = (typeof FORMS)[number];
