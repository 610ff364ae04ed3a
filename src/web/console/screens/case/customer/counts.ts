import type { components } from "../../../../../client/schema.d.ts";
import { CUSTOMER } from "./texts.ts";

type Schemas = components["schemas"];

/** How many facts were compared, and with what result; one with nothing to compare counts for nothing. */
export function countCompared(
  rows: readonly Pick<Schemas["CustomerPicture"]["comparison"][number], "result">[],
): string {
  const T = CUSTOMER.comparison;
  const number = (wanted: string) => rows.filter(({ result }) => result === wanted).length;
  const compared = rows.length - number("nothing_to_compare");
  if (compared === 0) return T.nothingCompared;
  const unclear = number("unclear");
  if (unclear === compared) return T.unclear(unclear);
  return [T.count(number("differs"), compared), ...(unclear > 0 ? [T.unclear(unclear)] : [])].join(", ");
}

/** Whether everybody who is named behind the customer was looked up as a politically exposed person. */
export function exposureSearched({ screened, persons }: Schemas["CaseDetail"]["customer"]): string {
  const T = CUSTOMER.people;
  if (!screened.politically_exposed) return T.pepsNot;
  const isAnyoneLeft = screened.unnamed.length > 0 || persons.some(({ screening }) => screening === "not_screened");
  return isAnyoneLeft ? T.pepsOfScreened : T.pepsSearched;
}
