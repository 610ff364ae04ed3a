import { isHolding, type OwnershipParty, type OwnershipStatement } from "../ownership.model.ts";
import type { Stake } from "./weigh-sources.rules.ts";

/**
 * Whether an official register of beneficial owners made a statement, itself or in an extract that an officer accepted.
 * What an officer types may come from a register of shareholders, which names others.
 */
export const isOfOwnerRegister = ({ source: { type, name }, interests }: OwnershipStatement): boolean =>
  (type === "officialRegister" || type === "verified") &&
  !name.startsWith("filed:") &&
  interests.some((interest) => isHolding(interest) && interest.directness !== "direct");

/** Whether official registers of beneficial owners name natural persons alone behind a company, none with a share. */
export function isListed(stakes: readonly Stake[], parties: ReadonlyMap<string, OwnershipParty>): boolean {
  const registered = stakes.flatMap(({ owner, statements }) =>
    statements.filter(isOfOwnerRegister).map(({ interests }) => ({ owner, interests })),
  );
  return (
    registered.length > 0 &&
    registered.every(
      ({ owner, interests }) =>
        parties.get(owner)!.kind === "person" && interests.every(({ share }) => share === undefined),
    )
  );
}
