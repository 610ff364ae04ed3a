import type { FieldError } from "../../platform/errors.ts";
import { DEFAULT_PROFILE } from "./default-profile.ts";
import type { GoamlInput, GoamlProfile } from "./goaml.model.ts";
import { isAmount, MAX_COMMENT, toSqlDate, withoutForbidden } from "./xml-writer.ts";

type Refuse = (path: string, code: string, message: string) => void;

/**
 * Errors that prevent the filing of a report, each with its field. Stricter than the schema: the schema accepts zero
 * for an unreadable amount, which must not be filed.
 */
export function checkGoaml(input: GoamlInput, profile: GoamlProfile = DEFAULT_PROFILE): FieldError[] {
  const errors: FieldError[] = [];
  const refuse: Refuse = (path, code, message) => void errors.push({ path, code, message });
  const { sar, reporting_entity } = input;
  if (!Number.isInteger(reporting_entity.rentity_id) || reporting_entity.rentity_id < 1)
    refuse("rentity_id", "out_of_range", "The number of the reporting entity must be an integer of at least 1.");
  if (isBlank(sar.reason)) refuse("reason", "required", "The reason is required.");
  if (Array.from(sar.reason).length > MAX_COMMENT)
    refuse("reason", "too_long", `The reason must have at most ${MAX_COMMENT} characters.`);
  if (toSqlDate(sar.created_at) === undefined) refuse("created_at", "invalid_date", "The date is invalid.");
  checkSubject(input, profile, refuse);
  if (sar.report_type === "STR" && sar.transactions.length === 0)
    refuse("transactions", "required", "An STR requires at least one transaction.");
  sar.transactions.forEach((_, index) => checkTransaction(input, index, profile, refuse));
  input.persons.forEach((person, index) => {
    if (isBlank(person.name)) refuse(`persons.${index}.name`, "required", "A person has no name.");
  });
  input.accounts.forEach((account, index) => {
    if (isBlank(account.number)) refuse(`accounts.${index}.number`, "required", "An account has no number.");
  });
  return errors;
}

/** A company is identified by its registration number, or by its VAT number in countries without one. */
function checkSubject({ company, persons }: GoamlInput, profile: GoamlProfile, refuse: Refuse): void {
  if (company === null) {
    if (persons.length === 0) refuse("company_name", "required", "The report has no company and no person.");
    return;
  }
  if (isBlank(company.name)) refuse("company_name", "required", "The company has no name.");
  if (isBlank(company.registration_number) && isBlank(company.vat_number))
    refuse("company_registration_number", "required", "The company has no registration number.");
  if (!profile.countries.has(company.country.toUpperCase()))
    refuse("country", "not_in_code_list", "The company's country is not in the FIU's code list.");
}

function checkTransaction(input: GoamlInput, index: number, profile: GoamlProfile, refuse: Refuse): void {
  const transaction = input.sar.transactions[index];
  if (transaction === undefined) return;
  const path = `transactions.${index}`;
  const currency = transaction.currency.toUpperCase();
  if (isBlank(transaction.number)) refuse(`${path}.number`, "required", "The transaction has no number.");
  if (toSqlDate(transaction.date) === undefined) refuse(`${path}.date`, "invalid_date", "The date is invalid.");
  if (!isAmount(transaction.amount))
    refuse(`${path}.amount`, "invalid_amount", "The amount must be a decimal number with a point.");
  if (!profile.currencies.has(currency))
    refuse(`${path}.currency`, "not_in_code_list", "The currency is not in the FIU's code list.");
  else if (currency !== profile.local_currency && !isAmount(transaction.amount_local ?? ""))
    refuse(
      `${path}.amount_local`,
      "required",
      `An amount in ${currency} requires the amount in ${profile.local_currency}.`,
    );
  if (Array.from(transaction.description ?? "").length > MAX_COMMENT)
    refuse(`${path}.description`, "too_long", `The description must have at most ${MAX_COMMENT} characters.`);
  for (const side of ["from", "to"] as const) {
    const party = transaction[side];
    if (isBlank(party.name) && isBlank(party.account))
      refuse(`${path}.${side}`, "required", "A party requires a name or an account.");
  }
}

/** Whether nothing is left without the characters that XML does not allow. */
const isBlank = (value: string | null): boolean => value === null || withoutForbidden(value).trim() === "";
