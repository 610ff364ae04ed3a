import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import type { AccountsDeposit } from "../filings.model.ts";
import { failedStatus, isoDay, parseJson, readJson, thenRead } from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";

const text = z.string().nullish();

/** Published answers have the dates of the year in lower case, the specification in upper case. */
const reference = z.object({
  ReferenceNumber: z.string().min(1),
  EnterpriseNumber: z.string(),
  DepositDate: z.string(),
  ExerciseDates: z.object({ endDate: text, EndDate: text }),
  ModelType: text,
  Currency: text,
  AccountingDataURL: text,
});

/** The deposits of an enterprise (ten digits), newest year first; of one year the last deposit first. */
export function parseReferences(raw: RawAnswer, number: string): Reading<readonly AccountsDeposit[]> {
  if (raw.status === 404) return isNothingDeposited(raw.text) ? known([]) : failedStatus(raw);
  return thenRead(readJson(raw, z.array(reference)), (list) => {
    // "Nothing deposited" is a 404; an empty list is what the service also gives out under load.
    if (list.length === 0) return { ...unknown("parse_error", "the list of deposits is empty"), transient: true };
    const deposits = list.map((given): AccountsDeposit | null => {
      const end = isoDay(given.ExerciseDates.endDate ?? given.ExerciseDates.EndDate);
      const deposited = isoDay(given.DepositDate);
      const isOwn = given.EnterpriseNumber.replace(/\D/g, "").padStart(10, "0") === number;
      if (!isOwn || end === undefined || deposited === undefined) return null;
      return {
        reference: given.ReferenceNumber,
        deposited_on: deposited,
        exercise_end: end,
        model: given.ModelType ?? "",
        currency: given.Currency ?? "",
        is_structured: (given.AccountingDataURL ?? "") !== "",
      };
    });
    const own = deposits.filter((deposit) => deposit !== null);
    if (own.length < list.length) return unknown("parse_error", "a deposit has no dates or is another enterprise's");
    return known(own.toSorted((a, b) => (order(a) < order(b) ? 1 : order(a) > order(b) ? -1 : 0)));
  });
}

const order = ({ exercise_end, deposited_on, reference: number }: AccountsDeposit): string =>
  `${exercise_end} ${deposited_on} ${number}`;

/** A 404 of the service itself. That of its gateway means that the address is wrong. */
function isNothingDeposited(body: string): boolean {
  const isOwn = parseJson(body, z.record(z.string(), z.unknown())) !== null;
  return (
    isOwn &&
    /not[ ._]found|no (published )?(deposit|reference|filing|annual)/i.test(body) &&
    !/resource not found/i.test(body)
  );
}

/** Whether a 404 for the figures of a deposit says that it is a PDF only. */
export const isPdfOnly = (raw: RawAnswer): boolean =>
  raw.status === 404 && /pdf model has no published json xbrl|reference\.number\.not\.found\.json/i.test(raw.text);
