/** What a check of a number says. `remark` is worth an officer's glance and changes nothing. */
export type Verdict =
  | { readonly valid: true; readonly compact: string; readonly remark?: string }
  | { readonly valid: false; readonly fault: NumberFault };

export type NumberFault = "format" | "length" | "check_digits" | "component";

export const faulty = (fault: NumberFault): { readonly valid: false; readonly fault: NumberFault } => ({
  valid: false,
  fault,
});

const MESSAGES: Readonly<Record<NumberFault, string>> = {
  format: "It contains invalid characters, or only zeros.",
  length: "It has the wrong length.",
  check_digits: "Its check digits are wrong.",
  component: "A part of it cannot be: a date, a country or a structure.",
};

/** One sentence that says why, without the number itself. */
export const describeVerdict = (verdict: Verdict): string =>
  verdict.valid ? (verdict.remark ?? "The number is well formed.") : MESSAGES[verdict.fault];
