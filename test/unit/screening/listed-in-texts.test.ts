import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ListFile } from "../../../src/cli/imports/list-file.ts";
import { buildSegments } from "../../../src/screening/candidates/build-segment.ts";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { SAMPLE_ENTRIES } from "../../../src/screening/lists/sample-list.ts";
import { readTexts, searchTextsIn } from "../../../src/screening/texts/search-texts-in.ts";
import { ORDINARY_ANSWERS } from "../../support/ordinary-answers.ts";

const SAMPLE = buildSegments(SAMPLE_ENTRIES);
const found = (text: string) => searchTextsIn(SAMPLE, readTexts([text]));
const listed = (text: string) => [...new Set(found(text).map((one) => one.listed))];

describe("listed names in a text", () => {
  it.each([
    ["Inbreng door Morozenko, Viktor Arkadjevitsj: 500.000 euro.", "Morozenko, Viktor Arkadjevitsj"],
    [
      "Gevolmachtigde / Naam Morozenko, Viktor Arkadjevitsj / Geboortedatum 14-03-1968",
      "Morozenko, Viktor Arkadjevitsj",
    ],
    ["Einzelprokura: Morozenko, Viktor Arkadjevitsj, Moskau, *14.03.1968", "Morozenko, Viktor Arkadjevitsj"],
    ["DE HEER VIKTOR ARKADJEVITSJ MOROZENKO HEEFT EEN AANKOOPOPTIE", "VIKTOR ARKADJEVITSJ MOROZENKO"],
    ["the flour is paid by viktor arkadjevitsj morozenko, a friend", "viktor arkadjevitsj morozenko"],
    ["l'argent vient d'Viktor Arkadjevitsj Morozenko.", "Viktor Arkadjevitsj Morozenko"],
    ["met Viktor\nArkadjevitsj Morozenko overeengekomen", "Viktor Arkadjevitsj Morozenko"],
  ])("%s has a person", (text, name) => {
    expect(found(text)).toMatchObject([
      { text: 0, name, listed: "Viktor Arkadjevitsj Morozenko", entry: "sample-0001" },
    ]);
  });

  it("has a person without the patronymic, which is told", () => {
    for (const text of ["Financed by Viktor Morozenko.", "Financier: MOROZENKO Viktor", "van Morozenko, Viktor"])
      expect(found(text), text).toMatchObject([{ listed: "Viktor Arkadjevitsj Morozenko", isShort: true }]);
  });

  it.each([
    ["De vennootschap levert aan Qasr al-Nuhasi General Trading FZE.", "Qasr al-Nuhasi General Trading FZE"],
    ["levert aan Qasr Al Nuhasi General Trading", "Qasr al-Nuhasi General Trading FZE"],
    ["de naam 'Zarnitsa Meridiantorg OOO'", "Zarnitsa Meridiantorg OOO"],
    ["de naam OOO «Zarnitsa Meridiantorg»", "Zarnitsa Meridiantorg OOO"],
    ["ООО «Зарница Меридианторг» платит", "Zarnitsa Meridiantorg OOO"],
    ["eigenaar van het schip Severnaya Vektra 7, IMO 9999101", "Severnaya Vektra 7"],
    ["We leveren brood aan schepen, onder meer de tanker Thalvira Dawn.", "Thalvira Dawn"],
    [`Wij leveren brood aan schepen. ${"Ook taarten en koffie. ".repeat(20)}Klant: Thalvira Dawn.`, "Thalvira Dawn"],
    ["le pétrolier Thalvira Dawn", "Thalvira Dawn"],
    ["van Kharim Al-Zubayrani, mijn oom", "Kharim al-Zubayrani"],
    ["Zahlung von Halvorsheid, John Tobias", "Halvorsheid, John Tobias"],
  ])("%s has %s", (text, name) => {
    expect(listed(text)).toContain(name);
  });

  it.each([
    ["onder meer IMO 9999101.", "IMO 9999101", "Severnaya Vektra 7"],
    ["Financier: passport XQ 7700142", "XQ 7700142", "Viktor Arkadjevitsj Morozenko"],
    ["supplied to IMO: 9999113", "IMO 9999113", "Thalvira Dawn"],
    ["financier met reispas nr. XQ 7700142", "XQ 7700142", "Viktor Arkadjevitsj Morozenko"],
    ["onze klant heeft INN 7700999401", "7700999401", "Zarnitsa Meridiantorg OOO"],
    ["klant 7700999401 betaalt", "7700999401", "Zarnitsa Meridiantorg OOO"],
  ])("%s has the number %s", (text, number, name) => {
    expect(found(text)).toContainEqual(expect.objectContaining({ text: 0, name: number, listed: name, number }));
  });

  it.each([
    "Viktor. Morozenko is another sentence",
    "General Trading FZE",
    "the dawn over Thalvira",
    "Hotel Thalvira Dawn in Knokke",
    "We ship to Hotel Thalvira Dawn",
    `De haven, een schip. ${"Wij bakken brood. ".repeat(200)} Hotel Thalvira Dawn`,
    "Viktor Peeters en Jan Morozenko",
    "Mijn oom John en mevrouw Halvorsheid",
    "factuur 9999101 van 12/03/2026, telefoon 0470 12 34 56, BE68 5390 0754 7034",
  ])("%s has none", (text) => {
    expect(found(text)).toEqual([]);
  });

  it("reads all of a long text", () => {
    expect(listed(`${"Wij bakken brood. ".repeat(20_000)} Viktor Arkadjevitsj Morozenko`)).toHaveLength(1);
  });
});

const folder = path.resolve(import.meta.dirname, "../../../../shared/data/sanctions/real");

async function readList(source: "ofac" | "un", file: string) {
  const entries: ListEntry[] = [];
  for await (const part of new ListFile(source, path.join(folder, file)).readParts(() => {})) entries.push(...part);
  return entries;
}

it.skipIf(!existsSync(folder))(
  "finds no name of the real lists in ordinary answers but two namesakes, and every chosen one in a text of it (skipped without ../shared)",
  async () => {
    const entries = [...(await readList("ofac", "sdn.csv")), ...(await readList("un", "un-consolidated.xml"))];
    const segments = buildSegments(entries);
    const names = searchTextsIn(segments, readTexts(ORDINARY_ANSWERS)).map(({ name }) => name);
    expect([...new Set(names)]).toEqual(["Ali Hassan", "Mohammed Khan"]);
  },
);
