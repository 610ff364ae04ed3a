import { describe, expect, it } from "vitest";
import { nameKey } from "../../../src/domain/decisions/cleared-hits.rules.ts";
import { addressEntity, namedCompany } from "../../../src/graph/sightings/places.ts";
import { foldAccents, foldText, latinWords, wholeLatinWords } from "../../../src/platform/folding.ts";

/** As written, with accents away, with words alone, in whole Latin words, in Latin words. */
const SAMPLES = [
  ["  Société  Générale N.V. ", "societe generale n.v.", "societe generale n v", "societe generale nv"],
  [
    "Jeanne d’Arc-Łukasz & Straße",
    "jeanne d’arc-łukasz & straße",
    "jeanne d arc łukasz straße",
    "jeanne darc lukasz strasse",
  ],
  ["ﬁnanz Ⅷ №1", "finanz viii no1", "finanz viii no1", "finanz viii no1"],
  ["ΑΣ İzmir", "ας izmir", "ας izmir", "as izmir"],
  ["Юлия 陈 株式会社", "юлия 陈 株式会社", "юлия 陈 株式会社", "yuliya chen zhushihuishe"],
  [" \u0301\u200b", "\u200b", "", ""],
] as const;

describe("text folding", () => {
  it.each(SAMPLES)("%j is always folded the same way", (text, plain, words, latin) => {
    expect(foldText(text)).toBe(plain);
    expect(foldAccents(text).trim().replaceAll(/\s+/g, " ")).toBe(plain);
    expect(foldText(text, /[^\p{L}\p{N}]+/gu)).toBe(words);
    expect(wholeLatinWords(text).join(" ")).toBe(latin);
  });

  it("splits at punctuation inside words only in latinWords", () => {
    expect(latinWords("Jeanne d’Arc, S.A.")).toEqual(["jeanne", "d", "arc", "s", "a"]);
    expect(wholeLatinWords("Jeanne d’Arc, S.A.")).toEqual(["jeanne", "darc", "sa"]);
  });
});

describe("a value stored under folded text", () => {
  it("is found by the key that it was stored under", () => {
    const address = { street: "Rue de l’Église 12 bte 3", postal_code: "", city: "Liège", country: "BE" };
    expect(addressEntity(address).id).toBe("address:233f6b4bc2045a55fd27d228");
    expect(namedCompany("Énergie d'Anvers S.A.", undefined, "case-1").id).toBe("company:3b3b3670321e65778d2d8b48");
    expect(nameKey("Jeanne d’Arc-Łukasz & Straße")).toBe("arc d jeanne lukasz strasse");
  });
});
