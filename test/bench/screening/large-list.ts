import { closeSync, openSync, writeSync } from "node:fs";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { disturb, generateEntries } from "./name-generator.ts";
import { seededRandom } from "../../support/seeded-random.ts";

const SCHEMAS = { person: "Person", company: "Company", vessel: "Vessel", unknown: "LegalEntity" } as const;
const BUFFERED = 1 << 22;

/** Some variants are the name itself: with a further alias for one entity in five there are two names an entity. */
const ALIAS_EVERY = 5;

/** Writes made-up entities as OpenSanctions publishes them: FollowTheMoney as JSON lines. Returns the bytes written. */
export function writeLargeList(file: string, entities: number, seed?: number): number {
  const out = openSync(file, "w");
  let [text, size] = ["", 0];
  const flush = () => {
    size += writeSync(out, text);
    text = "";
  };
  const random = seededRandom(11);
  let made = 0;
  try {
    for (const entry of generateEntries(2 * entities, seed)) {
      const aliases = made++ % ALIAS_EVERY === 0 ? [aliasOf(entry, random)] : [];
      text += `${JSON.stringify(entityOf(entry, aliases))}\n`;
      if (text.length > BUFFERED) flush();
    }
    flush();
  } finally {
    closeSync(out);
  }
  return size;
}

function aliasOf({ names }: ListEntry, random: () => number): string {
  for (;;) {
    const alias = disturb(names[0]!.name, random);
    if (names.every(({ name }) => name !== alias)) return alias;
  }
}

/** With members that the import passes over, because a published entity has more of them than of others. */
function entityOf(entry: ListEntry, aliases: readonly string[]): object {
  const { id, kind, names, topics, birthDates, countries, identifiers, programmes } = entry;
  return {
    id,
    caption: names[0]!.name,
    schema: SCHEMAS[kind],
    referents: [`ext-${id}`, `q-${id}`],
    datasets: ["made_up", "made_up_positions"],
    first_seen: "2025-03-01T06:10:00",
    last_seen: "2026-11-20T06:10:00",
    last_change: "2026-06-12T18:10:02",
    target: true,
    properties: {
      name: names.filter(({ weak }) => !weak).map(({ name }) => name),
      alias: aliases,
      weakAlias: names.filter(({ weak }) => weak).map(({ name }) => name),
      topics: topics.map((topic) => (topic === "pep" ? "role.pep" : "sanction")),
      birthDate: birthDates,
      nationality: countries.map((code) => code.toLowerCase()),
      idNumber: identifiers,
      programId: programmes,
      position: ["Member of the regional council of a district that has a long name"],
      sourceUrl: [`https://lists.example/entities/${id}/overview`, `https://archive.example/q/${id}`],
      notes: ["Listed under the third annex of a decision that was amended several times since its publication."],
    },
  };
}
