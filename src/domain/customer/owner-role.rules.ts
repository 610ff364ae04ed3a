import type { CaseRecord } from "../case/case.record.ts";
import { DEFAULT_POLICY } from "../diligence/default-policy.ts";
import { reachesThreshold } from "../diligence/owner-threshold.rules.ts";
import type { Entry } from "./stated-facts.ts";

/** By an interest other than shares, such as of a trustee. */
const INTEREST_ROLES: Readonly<Record<string, string>> = {
  settlor: "settlor",
  trustee: "trustee",
  protector: "protector",
  beneficiaryOfLegalArrangement: "beneficiary of a trust",
  nominee: "nominee",
};

/** Who holds less than the threshold is a shareholder, unless the register names them as an owner or in control by other means. */
export function ownerRole(given: Entry, reaches: (share: number) => boolean): string {
  const interests: readonly unknown[] = Array.isArray(given["interests"]) ? given["interests"] : [];
  const roles = interests.flatMap((interest) => INTEREST_ROLES[String(interest)] ?? []);
  if (roles.length > 0) return roles.join(", ");
  const share = given["share_percent"];
  const isByShare = interests.length === 0 && given["basis"] !== "beneficial_owner";
  const isHolder = isCompany(given) || (isByShare && typeof share === "number" && !reaches(share));
  return isHolder ? "shareholder" : "beneficial owner";
}

/** Whether a share makes a beneficial owner, by the policy that the case is judged by. */
export const reachesBy =
  ({ policy = DEFAULT_POLICY }: Pick<CaseRecord, "policy">) =>
  (share: number): boolean =>
    reachesThreshold(policy.values, share);

export const isCompany = ({ kind, registration_number }: Entry): boolean =>
  kind === "company" || (kind === undefined && registration_number !== undefined);
