import { withEvidence } from "../answer.ts";
import { callRegister } from "../register-call.ts";
import type { Answer, RegistryEntry, SourceCall } from "../types.ts";
import { parseProfile, parseSearch } from "./parse.ts";

/** Eight digits; the register has no check digit. */
export function normaliseKvkNumber(given: string): string | null {
  const digits = given.replace(/[\s.-]/g, "");
  return /^\d{8}$/.test(digits) && Number(digits) > 0 ? digits : null;
}

/**
 * Looks up a number in the Dutch commercial register by its basic profile. Without a profile, the search tells an ended
 * company from an unknown number. Officers and owners are not in this product. Off without a key, which has a price.
 */
export const lookUpInNetherlands = (call: SourceCall, number: string): Promise<Answer<RegistryEntry>> =>
  callRegister(call, "kvk", async (query, { apiKey }): Promise<Answer<RegistryEntry>> => {
    const parts = { headers: { accept: "application/json", ...(apiKey === undefined ? {} : { apikey: apiKey }) } };
    const profile = await query(`/v1/basisprofielen/${number}`, (raw) => parseProfile(raw, number), parts);
    if (profile.outcome === "unknown") return profile;
    if (profile.value !== null) return { ...profile, value: profile.value };
    const search = await query(
      `/v2/zoeken?kvkNummer=${number}&inclusiefInactieveRegistraties=true`,
      (raw) => parseSearch(raw, number),
      parts,
    );
    return withEvidence(search, profile.evidence);
  });
