import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import {
  ADDRESS_MATCH_THRESHOLD,
  compareAddresses,
  compareCompanyNames,
  NAME_MATCH_THRESHOLD,
} from "../matching/index.ts";
import { agreesOnPerson } from "./person-names.rules.ts";

/** Whether two written values mean the same: null where neither agreement nor contradiction is certain. */

/** Letters and digits alone, in capitals. */
export const compact = (value: string): string => value.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase();

/**
 * Whether two numbers are of one company. Belgian numbers with right check digits agree or contradict; a number of
 * another country is written in many ways, so it agrees or says nothing.
 */
export function agreesOnNumber(a: string, b: string): boolean | null {
  const [left, right] = [normalizeEnterpriseNumber(a), normalizeEnterpriseNumber(b)];
  if (left !== null && right !== null) return left === right;
  const [one, other] = [compact(a), compact(b)];
  if (one === other) return true;
  const [short, long] = [digits(one), digits(other)].sort((x, y) => x.length - y.length) as [string, string];
  return short.length >= 5 && long.endsWith(short) ? true : null;
}

const digits = (value: string): string => value.replaceAll(/\D/g, "");

/** Below this score two names have next to nothing in common. */
const OTHER_NAME = 0.5;

export function agreesOnCompany(a: string, b: string): boolean | null {
  const { score } = compareCompanyNames(a, b);
  return score >= NAME_MATCH_THRESHOLD ? true : score < OTHER_NAME ? false : null;
}

/** Whether a holder is this company or person. */
export function agreesOnHolder(stated: string, holder: string): boolean | null {
  const company = agreesOnCompany(stated, holder);
  const person = agreesOnPerson({ name: stated }, { name: holder });
  if (company === true || person === true) return true;
  return company === false && person === false ? false : null;
}

const POSTAL_CODE = /\b\d{4,5}\b/;

/** Two addresses contradict each other where town and street, or street and house number, are others. */
export function agreesOnAddress(a: string, b: string): boolean | null {
  const { score, detail } = compareAddresses(a, b);
  if (score >= ADDRESS_MATCH_THRESHOLD) return true;
  if (!POSTAL_CODE.test(a) || !POSTAL_CODE.test(b) || !detail.includes("streets differ")) return null;
  return detail.includes("towns differ") || detail.includes("house numbers differ") ? false : null;
}
