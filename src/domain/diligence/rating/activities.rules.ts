import { newest } from "../../case/facts.rules.ts";
import { effectiveMcc, type RatingFacts } from "./rating-facts.ts";

export interface Activities {
  /** Digits only, the main activity first. */
  readonly nace: readonly string[];
  readonly mcc: string | null;
}

/** The registered activities, those that the customer gave, and the merchant category. */
export function activitiesOf(facts: RatingFacts): Activities {
  const given = [newest(facts, "nace_codes"), facts.answers["nace_codes"]].flat();
  const codes = given.filter((code) => typeof code === "string" || typeof code === "number");
  const nace = codes.map((code) => String(code).replaceAll(/\D/g, "")).filter((code) => code !== "");
  return { nace: [...new Set(nace)], mcc: effectiveMcc(facts) };
}

/** `nace:92`, `mcc:7995`, or a bare code, which matches both. */
export const ACTIVITY_PREFIX = /^(?:(nace|mcc):)?(\d{2,7})$/;

/** The first prefix of a policy that one of the activities begins with; null without any. */
export function matchingPrefix({ nace, mcc }: Activities, prefixes: readonly string[]): string | null {
  const matches = (prefix: string): boolean => {
    const [, kind, digits] = ACTIVITY_PREFIX.exec(prefix.replaceAll(".", "")) ?? [];
    if (digits === undefined) return false;
    const inNace = kind !== "mcc" && nace.some((code) => code.startsWith(digits));
    return inNace || (kind !== "nace" && mcc !== null && mcc.startsWith(digits));
  };
  return prefixes.find(matches) ?? null;
}
