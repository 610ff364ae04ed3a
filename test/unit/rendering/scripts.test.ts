import fontkit from "@pdf-lib/fontkit";
import fc from "fast-check";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { repositoryRoot } from "../../../src/cli/program.ts";
import { paragraph, type PrintableDocument } from "../../../src/rendering/document/blocks.ts";
import type { ArabicForms, PrintTables } from "../../../src/rendering/pdf/print-assets.model.ts";
import { renderPdf } from "../../../src/rendering/pdf/render-pdf.ts";
import { joinLetters } from "../../../src/rendering/pdf/scripts/arabic.ts";
import { toVisualOrder } from "../../../src/rendering/pdf/scripts/reading-order.ts";
import { openPaper, paperFaults } from "../../support/papers/paper-faults.ts";
import { FONTS } from "./support/fonts.ts";
import { readPdf } from "./support/read-pdf.ts";

const table = <K extends keyof PrintTables>(name: K): PrintTables[K] =>
  JSON.parse(readFileSync(path.join(repositoryRoot, "src/web/public/fonts", name), "utf8")) as PrintTables[K];
const FORMS = table("arabic.json");

const documentOf = (...texts: readonly string[]): PrintableDocument => ({
  title: "A title",
  subject: "A subject",
  author: "Meridian",
  language: "en",
  created_at: "2026-11-20T14:03:22.000Z",
  header: { left: "Meridian", right: "" },
  footer: "",
  page_label: "{page}/{pages}",
  marks: [],
  watermark: "",
  unprintable_note: "{count} characters are written by sound.",
  blocks: texts.map((text) => paragraph(text)),
});

/** Persons and companies whose letters join in every way: with hamza, madda, lam and alef, marks, Persian, Urdu, Pashto. */
const ARABIC = [
  "محمد عبد الرحمن السيد",
  "آلاء الأحمدي",
  "إسلام لؤي بيئة",
  "پیمان گنجی‌زاده",
  "ښاغلی ټولنه پښتو",
  "عثمان ڈار",
  "ـلـ",
  "شَرِكَةُ النُّور",
];

describe("Arabic", () => {
  it.each(["regular", "bold"] as const)("joins letters as a shaping engine does, in the %s font", (face) => {
    const font = fontkit.create(FONTS[face]) as unknown as {
      layout(text: string, features: undefined, script: string): { glyphs: { id: number }[] };
      glyphForCodePoint(code: number): { id: number };
    };
    for (const name of ARABIC) {
      const text = name.normalize("NFC").replaceAll("\u200C", "").replace(/\p{M}/gu, "");
      const shaped = font.layout(text, undefined, "arab").glyphs.map(({ id }) => id);
      const ours = joinLetters(text, FORMS[face] as ArabicForms).map(
        ({ text: letter, joined }) => joined ?? font.glyphForCodePoint(letter.codePointAt(0)!).id,
      );
      expect([name, ours]).toEqual([name, shaped.toReversed()]);
    }
  });

  it("keeps the marks of a letter and of a ligature with it, and loses no character", () => {
    for (const name of ARABIC) {
      const clusters = joinLetters(name, FORMS.regular);
      expect(clusters.map(({ text }) => text.replace(/\p{M}/gu, "")).join("")).toBe(name.replace(/\p{M}/gu, ""));
      expect(clusters.map(({ text }) => text).join("").length).toBe(name.length);
    }
  });
});

describe("reading order", () => {
  const drawn = (line: string): string =>
    toVisualOrder(Array.from(line, (text) => ({ text })))
      .map(({ text, mirrored }) => mirrored ?? text)
      .join("");

  it("draws a name from right to left and numbers in it from left to right", () => {
    expect(drawn("אבג 12 דה")).toBe("הד 12 גבא");
  });

  it("leaves an English sentence in its order, wherever the name stands in it", () => {
    expect(drawn("Who is אבג, of X?")).toBe("Who is גבא, of X?");
    expect(drawn("אבג was born in Antwerp")).toBe("גבא was born in Antwerp");
  });

  it("turns brackets, and leaves what follows a name in Latin letters after it", () => {
    expect(drawn("אבגדה (ו)")).toBe("(ו) הדגבא");
    expect(drawn("אבגדהוזח NV")).toBe("חזוהדגבא NV");
    expect(drawn("אבגדהוזח, born 1971")).toBe("חזוהדגבא, born 1971");
  });

  it("draws every character once, whatever the line", () => {
    const unit = fc.constantFrom(..."אבم12 a(),-ب");
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (units) => {
        const sorted = (text: readonly string[]) => text.toSorted().join("");
        expect(sorted(toVisualOrder(units.map((text) => ({ text }))).map(({ text }) => text))).toBe(sorted(units));
      }),
    );
  });
});

describe("a document in many scripts", () => {
  const LEFT_TO_RIGHT = [
    "王伟 张丽",
    "山田 太郎 カタカナ",
    "김민준",
    "შოთა რუსთაველი",
    "Հայկ Պետրոսյան",
    "አበበ በቀለ",
    "Ελένη",
    "Юлия",
  ];
  const RIGHT_TO_LEFT = ["פלוני בן ישראל (כהן)", ...ARABIC.slice(0, 3)];

  it("shows each name in an embedded font, and says each in the order in which it is read", async () => {
    const bytes = await renderPdf(documentOf(...LEFT_TO_RIGHT, ...RIGHT_TO_LEFT), FONTS);
    const pdf = await readPdf(bytes);
    for (const name of LEFT_TO_RIGHT) expect(pdf.text.split("\n")).toContain(name);
    for (const font of pdf.fonts)
      for (const [glyph, character] of font.characters)
        if (character.trim() !== "") expect(font.outlineOf(glyph), character).toBeGreaterThan(0);
    const file = openPaper(bytes);
    const spoken = file.definitions.flatMap(({ value }) =>
      value instanceof Map ? [file.text(value.get("ActualText"))] : [],
    );
    expect(spoken.filter((text) => text !== null)).toEqual(RIGHT_TO_LEFT.map((name) => name.normalize("NFC")));
    expect(paperFaults(bytes)).toEqual([]);
    expect(pdf.text).not.toContain("by sound");
  });

  it("loads a font or a table only for who needs it", async () => {
    const readBy = async (text: string): Promise<string[]> => {
      const files: string[] = [];
      const read = (file: string) => FONTS.read(file).finally(() => files.push(file));
      await renderPdf(documentOf(text), { ...FONTS, read });
      return files.toSorted();
    };
    expect(await readBy("Łukasz Živković, Ελένη, Юлия, שלום, შოთა")).toEqual([]);
    expect(await readBy("محمد")).toEqual(["arabic.json"]);
    const han = await readBy("王伟");
    expect(han).toContain("scripts.json");
    expect(han.length).toBeLessThanOrEqual(3);
    expect(await readBy("김")).toHaveLength(2);
  });

  it("has every syllable of Hangul, every kana, and the Han of two thousand common names", () => {
    const ranges = table("scripts.json").flatMap(({ ranges: one }) => one);
    const has = (code: number) => ranges.some((from, at) => at % 2 === 0 && code >= from && code <= ranges[at + 1]!);
    for (let code = 0xac00; code <= 0xd7a3; code += 7) expect(has(code), String.fromCodePoint(code)).toBe(true);
    for (let code = 0x3041; code <= 0x3096; code++) expect(has(code), String.fromCodePoint(code)).toBe(true);
    // The first level of GB 2312: 3,755 characters in the order of their sound.
    const decoder = new TextDecoder("gb18030");
    for (let row = 0xb0; row <= 0xd7; row++)
      for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell++) {
        const character = decoder.decode(new Uint8Array([row, cell]));
        expect(has(character.codePointAt(0)!), character).toBe(true);
      }
  });

  it("writes a rare character by its sound in brackets and says so", async () => {
    const pdf = await readPdf(await renderPdf(documentOf("王\u{20089}"), FONTS));
    expect(pdf.text).toMatch(/王⟨[ -~]+⟩/);
    expect(pdf.text).toContain("1 characters are written by sound.");
    expect(pdf.text).not.toContain("□");
  });

  it("gives the same bytes each time", async () => {
    const names = documentOf(...LEFT_TO_RIGHT, ...RIGHT_TO_LEFT);
    const [one, two] = [await renderPdf(names, FONTS), await renderPdf(names, FONTS)];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
  });
});
