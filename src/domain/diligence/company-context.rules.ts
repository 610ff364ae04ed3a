import { countriesIn } from "../../platform/country-code.ts";
import { EEA } from "./eea.ts";
import type { CompanyContext } from "../memory/memory.model.ts";
import type { PolicyValues } from "./policy.model.ts";
import type { PolicyChange } from "./policy-values.rules.ts";

/** Words for little appetite for risk, in four languages, at the beginning of the statement. */
const LOW =
  /^\s*(?:very |zeer |très |sehr )?(?:low|none|zero|no risk|minimal|conservative|averse|cautious|laag|geen|nul|faible|aucun|prudent|niedrig|gering|keine)/i;
/** Months after which a customer is reviewed at the latest where the appetite for risk is low. */
const CAUTIOUS_MONTHS = { standard: 24, simplified: 36 } as const;

/** Entries of `prohibited_jurisdictions` that name no country, so that nothing could follow from them. */
export const unreadableJurisdictions = ({ prohibited_jurisdictions }: CompanyContext): string[] =>
  prohibited_jurisdictions.filter((entry) => countriesIn(entry).length === 0);

/** Countries of the context that wait for a manager: in the EEA are the customers themselves, who would all be refused. */
export const waitingCountries = (
  context: CompanyContext,
  { prohibited_countries: prohibited }: PolicyValues,
): string[] =>
  context.prohibited_jurisdictions
    .flatMap(countriesIn)
    .filter((code) => EEA.includes(code) && !prohibited.includes(code));

/**
 * What the tenant's own company context changes in a policy; null for nothing. It only tightens: prohibited
 * jurisdictions are added, and a low risk appetite brings reviews forward. To loosen a policy is for its managers. The
 * other fields of a context describe the company and have no effect on the policy.
 */
export function tighteningBy(context: CompanyContext, values: PolicyValues, isManager: boolean): PolicyChange | null {
  const { prohibited_countries: prohibited, review_months: months } = values;
  const added = context.prohibited_jurisdictions
    .flatMap(countriesIn)
    .filter((code) => !prohibited.includes(code) && (isManager || !EEA.includes(code)));
  const isCautious = LOW.test(context.risk_appetite);
  const standard = isCautious ? Math.min(months.standard, CAUTIOUS_MONTHS.standard) : months.standard;
  const simplified = isCautious ? Math.min(months.simplified, CAUTIOUS_MONTHS.simplified) : months.simplified;
  const isEarlier = standard < months.standard || simplified < months.simplified;
  if (added.length === 0 && !isEarlier) return null;
  return {
    ...(added.length > 0 && { prohibited_countries: [...new Set([...prohibited, ...added])].sort() }),
    ...(isEarlier && { review_months: { standard, simplified } }),
  };
}
