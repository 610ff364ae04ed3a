import { describe, expect, it } from "vitest";
import { answersInWords, readableText } from "../../../src/domain/customer/readable-answer.ts";
import { TEMPLATES } from "../../../src/domain/templates/index.ts";

describe("an answer is read as its reader sees it", () => {
  it.each([
    ["a zero-width space", "We sell wea\u200bpons.", "We sell weapons."],
    ["a soft hyphen", "wa\u00adpens en muni\u00adtie", "wapens en munitie"],
    ["a mark of direction", "\u202dweapons\u202c", "weapons"],
    ["a variation selector", "weap\ufe0eons", "weapons"],
    ["Cyrillic letters in a Latin word", "w\u0435\u0430p\u043ens", "weapons"],
    [
      "a word of Cyrillic letters that all look Latin",
      "We sell \u0441\u043e\u0441\u0430 leaves",
      "We sell coca leaves",
    ],
    ["Greek letters", "\u03bf\u03c1ium from abroad, \u03bfpium", "opium from abroad, opium"],
    ["full width", "ｗｅａｐｏｎｓ", "weapons"],
    ["letters of mathematics", "𝐰𝐞𝐚𝐩𝐨𝐧𝐬", "weapons"],
    ["small capitals", "ᴡᴇᴀᴘᴏɴs", "weapons"],
    ["letters struck through", "w\u0336e\u0336apons", "weapons"],
    ["HTML within a word", "wea<b></b>pons <!-- x -->and <i>drugs</i>", "weapons and drugs"],
    ["HTML between words", "We sell<br/>weapons", "We sell weapons"],
    ["entities", "&#119;eapons, &#x77;apens &amp; munitie", "weapons, wapens & munitie"],
    ["letters one by one", "We sell w-e-a-p-o-n-s and w e a p o n s.", "We sell weapons and weapons."],
    ["letters with full stops", "w.a.p.e.n.s", "wapens"],
    ["a space that does not break", "10\u00a0000 euro", "10 000 euro"],
  ])("%s", (_what, answer, expected) => expect(readableText(answer)).toBe(expected));

  it.each([
    'Ambachtelijke bakker: brood & taarten, \'s zondags open (tot 13u) – "De Linde"…',
    "Élevage d'œufs à l'abbaye; 1,5 % de matières, ≥ 3 °C".replace("≥", "<"),
    "A/S, N.M.B.S., S.P.R.L., b.v. en e-commerce, T-shirts, B2B, H2O, 24/7, A4",
    "Jan <jan@example.be>, omzet <10 000 en >5 000",
    "Сара Хохоева",
    "Име: Сара Хохоева, owner",
    "王小明, محمد الهاشمي, Łukasz Żółć, Nguyễn Văn Ánh",
    "Van der Waals-straat 3 a b, 9000 Gent",
  ])("what is honest stays: %s", (answer) => expect(readableText(answer)).toBe(answer));

  it("and so do the options of every form", () => {
    const options = TEMPLATES.flatMap(({ questions }) => questions.flatMap((one) => one.options ?? []));
    for (const words of options.flatMap((one) => Object.values(one))) expect(readableText(words)).toBe(words);
  });

  it("also in lists and fields of declared owners", () => {
    const answers = { beneficial_owners: ["wea\u200bpons", { name: "Petr\u043ev" }], b: 3, c: null, d: true };
    expect(answersInWords(answers)).toEqual({
      beneficial_owners: ["weapons", { name: "Petrov" }],
      b: 3,
      c: null,
      d: true,
    });
  });

  it.each([
    [["Iran", "North Kor\u0435a"], "Iran; North Korea"],
    [{ a: { b: "weapons" } }, "weapons"],
    [{ weapons: true, tobacco: false, tons: 3 }, "weapons; tons 3"],
    [["yes"], "yes"],
    [[true], "yes"],
    [{ yes: true }, "yes"],
    [[], ""],
    [{}, ""],
  ])("and a list or an object that answers a question in words is read in words: %j", (answer, expected) => {
    expect(answersInWords({ customer_countries: answer })).toEqual({ customer_countries: expected });
  });

  it("an answer that is nested beyond sense says nothing, and stops nobody", () => {
    const nested = JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`) as unknown;
    expect(answersInWords({ business_activity: nested, directors: nested })).toMatchObject({ business_activity: "" });
  });
});
