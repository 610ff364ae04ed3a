import { checkBsn } from "../../domain/identifiers/bsn.ts";
import { checkIban } from "../../domain/identifiers/iban.ts";
import { readNationalNumber } from "../../domain/identifiers/national-register-number.ts";

/** Whether an answer fails its own check digits, most likely by a typing error. */
export function isMistyped(questionId: string, value: string, now: Date): boolean {
  if (value.trim() === "") return false;
  switch (questionId) {
    case "iban":
      return !checkIban(value).valid;
    case "bsn":
      return !checkBsn(value).valid;
    case "national_register_number":
      return !readNationalNumber(value, now).valid;
    default:
      return false;
  }
}
