import type { RegistryEntry } from "../types.ts";
import type { MediaQuestion } from "./client.ts";

interface Named {
  readonly name: string;
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly birthDate?: string;
}

/** What tells the subjects of a news search apart from namesakes: the town and the trade by the register, years of birth. */
export function identifyingFacts(
  entry: RegistryEntry | null,
  named: readonly Named[],
): Pick<MediaQuestion, "place" | "trade" | "birthYears"> {
  const trade = entry?.activities.map(({ description }) => description).join(" ") ?? "";
  const born = named.flatMap(({ name, birthDate }) =>
    birthDate === undefined ? [] : [[name, Number(birthDate.slice(0, 4))] as const],
  );
  return {
    birthYears: Object.fromEntries(born),
    ...(entry?.address ? { place: entry.address.city } : {}),
    ...(trade === "" ? {} : { trade }),
  };
}
