import type { CustomerParty, PartyDetail, PartyOrigin } from "./customer.model.ts";

/** What one source says of a party. */
interface Said {
  readonly origin: PartyOrigin;
  readonly share: number | null;
  readonly birthDate: string | null;
  readonly nationality: string | null;
}

/**
 * Share, birth date and nationality of a party, and whose word they are where it is not that of the source that counts.
 * @param said by the source that counts first.
 */
export function detailsOf(
  said: readonly Said[],
): Pick<CustomerParty, "share_percent" | "birth_date" | "nationality" | "by_others"> {
  const counts = said[0]!.origin;
  const others: Partial<Record<PartyDetail, PartyOrigin>> = {};
  const known = <T>(detail: PartyDetail, read: (one: Said) => T | null): T | null => {
    const one = said.find((saying) => read(saying) !== null);
    if (one === undefined) return null;
    if (one.origin !== counts) others[detail] = one.origin;
    return read(one);
  };
  const details = {
    share_percent: known("share_percent", ({ share }) => share),
    birth_date: known("birth_date", ({ birthDate }) => birthDate),
    nationality: known("nationality", ({ nationality }) => nationality),
  };
  return Object.keys(others).length === 0 ? details : { ...details, by_others: others };
}
