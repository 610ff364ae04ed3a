import type { CaseDocument } from "../case/case.model.ts";
import { dateIn, personsIn } from "../readings/effective-facts.rules.ts";
import type { DocumentFacts } from "./provided-documents.ts";

/** Identity documents are valid for ten years, and a little longer where they are renewed early. */
const VALID_FOR_YEARS = 11;
/** From this age on, countries issue cards for thirty years, or without an end. */
const LONG_VALID_FROM_AGE = 50;

/** An expiry that no authority gives to somebody of that age; null for a plausible one. */
export function expiryBeyond({ now }: DocumentFacts, document: CaseDocument): string | null {
  const expiry = dateIn(document, "expiry_date");
  if (expiry === null) return null;
  const day = now.toISOString().slice(0, 10);
  const shifted = (years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  const born = personsIn(document, ["holder"])[0]?.birth_date;
  const isYounger = born === undefined || born > shifted(-LONG_VALID_FROM_AGE).slice(0, born.length);
  return isYounger && expiry > shifted(VALID_FOR_YEARS) ? expiry : null;
}
