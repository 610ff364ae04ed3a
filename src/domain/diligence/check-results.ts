import type { Check, CheckName, CheckReason } from "./check.model.ts";

/** What a rule concludes of its check. */
export type Verdict = Omit<Check, "check">;

export const established = (how: string, evidence: readonly string[] = []): Verdict => ({
  outcome: "established",
  reason: null,
  how,
  evidence_ids: evidence,
});

export const open = (reason: CheckReason, how: string, evidence: readonly string[] = []): Verdict => ({
  outcome: "not_established",
  reason,
  how,
  evidence_ids: evidence,
});

export const contradicted = (how: string, evidence: readonly string[] = []): Verdict => ({
  outcome: "contradicted",
  reason: "conflict",
  how,
  evidence_ids: evidence,
});

export const named = (check: CheckName, verdict: Verdict): Check => ({ check, ...verdict });

/** Said of whatever counts in sample mode alone. */
export const SAMPLE_NOTE = "sample mode, not checked";

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a field that holds a number is called: an abbreviation says little to whom it is new. */
export const numberName = (field: string): string => ABBREVIATED[field] ?? field.replaceAll("_", " ");

const ABBREVIATED: Readonly<Record<string, string>> = {
  bsn: "Dutch citizen service number (BSN)",
  iban: "account number (IBAN)",
};

/** A sentence as part of another: without its capital and its full stop. */
export const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, "");

/** "1,250,000". */
export const inFigures = (amount: number): string => amount.toLocaleString("en-GB");

/** "A", "A and B", "A, B and C". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
