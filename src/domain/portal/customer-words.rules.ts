import type { ResponseType } from "../case/case.model.ts";
import { mayTipOff } from "../memory/guards.rules.ts";
import { isOtherDocument } from "../templates/document-types.ts";
import { ACCUSATIONS, DELICATE, FORBIDDEN, PAYMENT, PROTECTIONS, SECRETS, UNASKED } from "./forbidden-words.ts";

export interface WordIssue {
  /** `forbidden` words are never sent; with `delicate` ones it depends on the sentence, so an officer decides. */
  readonly kind: "forbidden" | "delicate";
  /** The forbidden words as they were written; empty of a delicate text. */
  readonly words: readonly string[];
}

/**
 * What is wrong with a text that a customer will read as it was written. It depends on the text alone: what the service
 * knows of the case must not show in what it lets an officer write.
 */
export function reviewCustomerWords(text: string): WordIssue | null {
  const sentences = text.split(/[.!?\n]/u);
  const heard = (patterns: readonly RegExp[], exempt: RegExp) =>
    sentences
      .filter((sentence) => !exempt.test(sentence))
      .flatMap((sentence) => patterns.flatMap((pattern) => sentence.match(pattern) ?? []));
  const words = [
    ...[...FORBIDDEN, PAYMENT].flatMap((pattern) => text.match(pattern) ?? []),
    ...heard(ACCUSATIONS, PROTECTIONS),
    ...heard([SECRETS], UNASKED),
  ];
  if (words.length > 0) return { kind: "forbidden", words: [...new Set(words)] };
  return mayTipOff(text) || DELICATE.test(text) ? { kind: "delicate", words: [] } : null;
}

/** What every customer may be asked: whether it stands on a list, and, where the firm speaks not of itself, how it reports. */
const LISTED = /list|lijst|screening/iu;
const DUTIES =
  /^(?:FIU|CTIF|CFI|STRs?|SARs?|MLRO|goAML|OFAC|tracfin|financial intelligence|suspicious|meldplicht.*|verdächtige.*|verdachte.*|.* suspectes?|cel .*|cellule .*)$/iu;
const OF_US = /(?<!\p{L})(?:we|our|wij|onze|notre|nos|wir|unser\p{L}*)(?!\p{L})/iu;

/** Words that a question to every customer of a template must not have. */
export function forbiddenInQuestion(text: string): string[] {
  const found = reviewCustomerWords(text);
  return found?.kind !== "forbidden"
    ? []
    : found.words.filter((word) => !LISTED.test(word) && (!DUTIES.test(word) || OF_US.test(text)));
}

interface Written {
  readonly response_type: ResponseType;
  readonly description: string;
  readonly document_type?: string | null | undefined;
  readonly customer_note?: string | null | undefined;
}

/** What an officer wrote in a task that the customer will read as it is. */
export const textsForCustomer = ({ response_type, description, customer_note: note }: Written) => [
  ...(response_type === "document" ? [] : [{ path: "description" as const, text: description }]),
  ...(note ? [{ path: "customer_note" as const, text: note }] : []),
];

/** Whether a task asks for a document that its type does not name. */
export const isUnnamed = ({ response_type, document_type }: Written): boolean =>
  response_type === "document" && isOtherDocument(document_type ?? null);
