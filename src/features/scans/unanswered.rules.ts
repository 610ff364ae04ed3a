import type { Answer, MissingPart, RegistryEntry } from "../../sources/types.ts";
import type { ClearedMatch, OtherMatch, ScanSource, UnansweredSource } from "./scan.model.ts";

/** Matches of a company and its people on the lists. */
export interface ScreenedMatches {
  /** Counts of matches on sanctions lists. */
  readonly exact: number;
  readonly near: number;
  readonly others: readonly OtherMatch[];
  /** Matches of any list that an officer cleared earlier; in none of the above. */
  readonly cleared: readonly ClearedMatch[];
  /** How many of them were with sanctions lists. */
  readonly clearedOfSanctions: number;
  /** Whether everyone was screened; otherwise the numbers cover the others only. */
  readonly isComplete: boolean;
}

/** Null: the register named nobody to screen. */
export type Screened = Answer<ScreenedMatches> | null;

interface Answers {
  readonly registry: Answer<RegistryEntry>;
  readonly peppol: Answer<unknown>;
  readonly debt: Answer<unknown>;
  readonly screening: Screened;
  /** Null when not queried. */
  readonly media: Answer<unknown> | null;
}

/** The sources without an answer, each with its reason. */
export function listUnanswered({ registry, peppol, debt, screening, media }: Answers): UnansweredSource[] {
  return [
    ...(registry.outcome === "known" ? missingParts(registry.value.missing ?? []) : unansweredBy("kbo", registry)),
    ...unansweredBy("peppol", peppol),
    ...(isUnregistered(registry) && isBlank(debt) ? [] : unansweredBy("inhoudingsplicht", debt)),
    ...unansweredBy("screening", screening),
    // Without a name there is nothing to search for, which the register's answer explains.
    ...(isNamed(registry) ? unansweredBy("adverse_media", media) : []),
  ];
}

/** Whether a scan lacks an answer that it should have: it is not reused, and a portfolio can retry it. */
export const isIncomplete = (unanswered: readonly UnansweredSource[]): boolean =>
  unanswered.some(({ failed }) => failed);

/** Without these a scan says nothing, so not being set up is a failure too. */
const NEEDED: readonly ScanSource[] = ["kbo", "screening"];

export const unansweredBy = (source: ScanSource, answer: Answer<unknown> | null): UnansweredSource[] =>
  answer?.outcome === "unknown"
    ? [
        {
          source,
          reason: answer.reason,
          detail: answer.detail,
          failed: answer.reason !== "not_configured" || NEEDED.includes(source),
        },
      ]
    : [];

/** A number that the register does not know has no debts to state: a page without a statement is no failure. */
const isUnregistered = (registry: Answer<RegistryEntry>): boolean =>
  registry.outcome === "known" && registry.value.status === "not_found";
const isBlank = (debt: Answer<unknown>): boolean => debt.outcome === "unknown" && debt.reason === "parse_error";

const isNamed = (registry: Answer<RegistryEntry>): boolean =>
  registry.outcome === "known" && registry.value.legal_name !== null;

/** Parts of a register's answer that a scan reads. The page stands for the directors on it. */
function missingParts(missing: readonly MissingPart[]): UnansweredSource[] {
  const isPageMissing = missing.some(({ part }) => part === "page");
  return missing.flatMap(({ part, reason, detail }) => {
    // A part that the register masks was answered: it is not public.
    if (reason === "masked" || part === "address" || (isPageMissing && part === "directors")) return [];
    const source = part === "owners" ? "ubo" : "kbo";
    return [{ source, reason, detail: `${part}: ${detail}`, failed: reason !== "not_configured" }];
  });
}
