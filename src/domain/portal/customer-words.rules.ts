import type { ResponseType } from "../case/case.model.ts";
import { mayTipOff } from "../memory/guards.rules.ts";
import { isOtherDocument } from "../templates/document-types.ts";

/**
 * Words that only a report to a financial intelligence unit, a suspicion or a list of sanctions brings into a letter,
 * in the four languages of the portal. Belgian law of 18 September 2017, article 55, and Directive (EU) 2015/849,
 * article 39, forbid to tell a customer of any of them.
 */
const FORBIDDEN = [
  // Abbreviations count in capitals alone: "cti" is also a part of words, "str." a street.
  /(?<![\p{L}\p{N}])(?:FIU|CTIF|CFI|CETIF|STRs?|SARs?|MLRO|TRACFIN|goAML)(?![\p{L}\p{N}])/gu,
  /(?<!\p{L})(?:suspicio(?:n|ns|us)|suspected|tipp?(?:ing)?[ -]off|financial intelligence|money[ -]launder\p{L}* report)(?!\p{L})/giu,
  /(?<!\p{L})(?:verdachte? (?:transactie|verrichting|handeling)\p{L}*|vermoedens?|verdenking\p{L}*|witwasmelding\p{L}*|meldplicht\p{L}*|cel voor financiële informatieverwerking)(?!\p{L})/giu,
  /(?<!\p{L})(?:soupçons?|soupconn?\p{L}*|soupçonn\p{L}*|opérations? suspectes?|cellule de traitement des informations financières)(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:geldwäsche)?verdacht\p{L}*|verdächtig\p{L}*|geldwäschemeldung\p{L}*|zentralstelle für finanztransaktionsuntersuchungen)(?!\p{L})/giu,
  /(?<!\p{L})(?:sanctions?[ -]?(?:list|screening|hit|match)\p{L}*|sanctielijst\p{L}*|listes? (?:de|des) sanctions?|sanktionslisten?|watch ?lists?|zwarte lijst|liste noire|schwarze liste)(?!\p{L})/giu,
];

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
  const words = [...new Set(FORBIDDEN.flatMap((pattern) => text.match(pattern) ?? []))];
  if (words.length > 0) return { kind: "forbidden", words };
  return mayTipOff(text) ? { kind: "delicate", words: [] } : null;
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
