import { type Draft, OPTIONAL } from "../../draft.ts";

export const regionOf = (d: Draft) => ({ nl: "vl", fr: "wal", de: "de", en: "gb" } as const)[d.language];

/** What these documents name is optional: nothing in them is asked for. */
export function open(
  d: Draft,
  types: readonly ("document_date" | "amount" | "iban" | "expiry_date" | "document_number")[],
): void {
  for (const type of types) {
    if (type === "amount")
      for (const rubric of ["total", "capital", "turnover"]) d.amount(rubric, 0, null, null, OPTIONAL);
    else d.fact(type, "subject", "", OPTIONAL);
  }
}
