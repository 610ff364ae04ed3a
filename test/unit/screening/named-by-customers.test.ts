import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ListFile } from "../../../src/cli/imports/list-file.ts";
import { namedByCustomer } from "../../../src/investigation/people/mentioned.ts";
import { countsOfNamed } from "../../../src/domain/hits/named-hits.rules.ts";
import { sampleList } from "../../../src/screening/lists/sample-list.ts";
import { buildSegments } from "../../../src/screening/candidates/build-segment.ts";
import { findEntries } from "../../../src/screening/find-entries.ts";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { ORDINARY_ANSWERS } from "../../support/ordinary-answers.ts";

const folder = path.resolve(import.meta.dirname, "../../../../shared/data/sanctions/real");
const EXACT = 0.92;

async function readList(source: "ofac" | "un", file: string) {
  const entries: ListEntry[] = [];
  for await (const part of new ListFile(source, path.join(folder, file)).readParts(() => {})) entries.push(...part);
  return { entries, segments: buildSegments(entries) };
}

const mentionedIn = (answer: string, rules = {}) =>
  namedByCustomer(
    {
      companyName: "Bakkerij De Linde",
      templateId: "kyc_natural_person",
      answers: { source_of_funds: answer },
      taskResponses: [],
    },
    [],
    rules,
  ).subjects;

test("wares and countries are nobody's names, since version 8 of the rules", () => {
  for (const answer of ["Brood, taarten en pralines", "sales in Belgium, France, Germany", "slicers and conveyors"]) {
    expect(mentionedIn(answer), answer).toEqual([]);
    expect(mentionedIn(answer, { rulesVersion: 7 }), answer).not.toEqual([]);
  }
  for (const answer of ["Morozenko, Viktor", "viktor morozenko, a friend", "Chad Jordan", "An Claes en Igor Petrov"]) {
    expect(mentionedIn(answer), answer).not.toEqual([]);
  }
});

test("a name behind forty others, or at the end of a long answer, is searched for, since version 8 of the rules", () => {
  const letters = [..."abcdefghijklmnopqrst"];
  const others = letters.flatMap((one) => ["o", "u"].map((vowel) => `R${one}${vowel}ndar Vel${vowel}m${one}ir`));
  const behindMany = `Our friends are ${others.join(", ")}, and our partner is Konto Viktor Morozenko.`;
  const long = `${"we bake bread every day. ".repeat(200)}Our partner is Viktor Morozenko.`;
  for (const answer of [behindMany, long]) {
    expect(mentionedIn(answer).map(({ name }) => name)).toContain("Viktor Morozenko");
    expect(mentionedIn(answer, { rulesVersion: 7 }).map(({ name }) => name)).not.toContain("Viktor Morozenko");
  }
});

/** Since version 9 the search of texts finds them (`listed-in-texts`). */
const VERSION_8 = { rulesVersion: 8 };

test("a number of a ship, a company or a passport is searched for, and a ship by name where words are about ships, in runs of version 8", () => {
  const [ship, imo] = [
    mentionedIn("Wij leveren brood aan de tanker Thalvira Dawn", VERSION_8),
    mentionedIn("supplies for IMO 9999101 and INN 7700999401", VERSION_8),
  ];
  for (const answer of ["de tanker Thalvira Dawn", "IMO 9999101 and INN 7700999401"]) {
    const subjects = mentionedIn(answer);
    expect(subjects.some(({ identifiers, mention }) => identifiers !== undefined || mention?.ship)).toBe(false);
  }
  expect(ship).toContainEqual(
    expect.objectContaining({ name: "Thalvira Dawn", mention: expect.objectContaining({ ship: true }) }),
  );
  expect(imo.flatMap(({ identifiers = [] }) => identifiers)).toEqual(["9999101", "7700999401"]);
  expect(
    mentionedIn("Financier: passport XQ 7700142", VERSION_8).flatMap(({ identifiers = [] }) => identifiers),
  ).toEqual(["XQ 7700142"]);
  const hotel = mentionedIn("Rooms in the hotel Thalvira Dawn", VERSION_8);
  expect(hotel.every(({ mention }) => mention?.ship === undefined)).toBe(true);
  expect(mentionedIn("Ons BTW-nummer staat op de factuur, bel 016 22 33 44", VERSION_8)).toEqual([]);
});

test("what counts of a name in words: an exact match, a number, a ship among ships, and a name without its patronymic", () => {
  const hit = (kind: "person" | "vessel", matchedName: string, match: "exact" | "fuzzy", part = "name") => ({
    match,
    parts: [{ part, effect: 0.7, detail: "" }],
    entry: { kind, matchedName },
  });
  const named = (name: string, ship?: true) => ({
    name,
    mention: { by: "customer" as const, where: "x", ...(ship && { ship }) },
  });
  const LISTED = "Viktor Arkadjevitsj Morozenko";
  expect(countsOfNamed(hit("vessel", "Thalvira Dawn", "exact"), named("Thalvira Dawn", true))).toBe(true);
  expect(countsOfNamed(hit("vessel", "Thalvira Dawn", "exact"), named("Thalvira Dawn"))).toBe(false);
  expect(countsOfNamed(hit("vessel", "Severnaya Vektra 7", "fuzzy", "identifier"), named("number IMO 9999101"))).toBe(
    true,
  );
  expect(countsOfNamed(hit("person", LISTED, "fuzzy"), named("Viktor Morozenko"))).toBe(true);
  expect(countsOfNamed(hit("person", LISTED, "fuzzy"), named("Viktor Morozov"))).toBe(false);
  expect(countsOfNamed(hit("person", "Viktor Jan Morozenko", "fuzzy"), named("Viktor Morozenko"))).toBe(false);
});

test("a listed number is found whatever stands beside it", () => {
  const { segments } = sampleList(new Date("2026-11-29"));
  for (const answer of ["IMO 9999101", "supplied to IMO: 9999113", "passport no. XQ 7700142"]) {
    const hits = mentionedIn(answer, VERSION_8).flatMap((subject) => findEntries(subject, [{ segments }], 0.7));
    expect(
      hits.filter(({ scored }) => scored.parts.some(({ part }) => part === "identifier")),
      answer,
    ).toHaveLength(1);
  }
});

test.skipIf(!existsSync(folder))(
  "ordinary answers name nobody of the real lists but two namesakes, and listed names in such answers are found (skipped without ../shared)",
  async () => {
    const lists = [await readList("ofac", "sdn.csv"), await readList("un", "un-consolidated.xml")];
    const exactOf = (answer: string) =>
      mentionedIn(answer).flatMap((subject) =>
        findEntries(subject, lists, EXACT)
          .filter(({ entry }) => entry.kind !== "vessel")
          .map(({ entry }) => ({ name: subject.name, entry: entry.id })),
      );
    expect(ORDINARY_ANSWERS).toHaveLength(60);
    // The very names of listed persons: whether they are meant, only an officer can tell.
    expect([...new Set(ORDINARY_ANSWERS.flatMap(exactOf).map(({ name }) => name))]).toEqual([
      "Ali Hassan",
      "Mohammed Khan",
    ]);

    const sentences = [
      (name: string) => `Monthly allowance from my uncle, ${name}.`,
      (name: string) => `Wij kopen graan bij ${name} en verkopen het in Gent.`,
      (name: string) => `Zuwendung von ${name} aus Moskau`,
      (name: string) => `Prêt de la part de ${name}, un ami de la famille.`,
    ];
    const listed = lists
      .flatMap(({ entries }) => entries)
      .filter(({ kind, names }) => kind !== "vessel" && /^\p{Lu}[^\s(]+(?: \p{Lu}[^\s(]+){1,3}$/u.test(names[0]!.name));
    const chosen = listed.filter((_, at) => at % Math.ceil(listed.length / 60) === 0);
    const missed = chosen.flatMap(({ id, names }, at) => {
      // Lists write `MOROZENKO, Viktor`, and people `Viktor Morozenko`.
      const name = names[0]!.name.split(", ").toReversed().join(" ");
      return exactOf(sentences[at % sentences.length]!(name)).some(({ entry }) => entry === id) ? [] : [name];
    });
    console.log(
      `${chosen.length - missed.length} of ${chosen.length} listed names found; missed: ${missed.join("; ")}`,
    );
    expect(missed.length).toBeLessThanOrEqual(chosen.length * 0.1);
  },
  300_000,
);
