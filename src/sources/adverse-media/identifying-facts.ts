import type { RegistryEntry } from "../types.ts";
import type { MediaQuestion } from "./client.ts";

interface Named {
  readonly name: string;
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly birthDate?: string;
}

/** What a register states of a company, as far as it is known. */
export type Registered = {
  readonly [Part in "activities" | "address" | "commercial_names"]?: RegistryEntry[Part] | undefined;
};

/** What tells the subjects of a news search apart from namesakes: the town and the trade by the register, years of birth. */
export function identifyingFacts(
  entry: Registered | null,
  named: readonly Named[],
): Pick<MediaQuestion, "place" | "trade" | "tradeNames" | "birthYears"> {
  const trade = entry?.activities?.map(({ description }) => description).join(" ") ?? "";
  const tradeNames = entry?.commercial_names ?? [];
  const born = named.flatMap(({ name, birthDate }) =>
    birthDate === undefined ? [] : [[name, Number(birthDate.slice(0, 4))] as const],
  );
  return {
    birthYears: Object.fromEntries(born),
    ...(entry?.address ? { place: entry.address.city } : {}),
    ...(trade === "" ? {} : { trade }),
    ...(tradeNames.length === 0 ? {} : { tradeNames }),
  };
}
