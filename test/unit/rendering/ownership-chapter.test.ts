import fontkit from "@pdf-lib/fontkit";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { drawOwnership } from "../../../src/domain/ownership/drawing/draw-ownership.ts";
import { TEXT } from "../../../src/domain/ownership/drawing/drawing.model.ts";
import { widthOf } from "../../../src/domain/ownership/drawing/text-fit.ts";
import { PAGE } from "../../../src/rendering/document/theme.ts";
import { renderSvg } from "../../../src/rendering/html/render-svg.ts";
import { ownershipPicture } from "../../../src/rendering/ownership/ownership-picture.ts";
import { renderCaseReport } from "../../../src/rendering/report/render-report.ts";
import { EXAMPLE_OWNERSHIPS, exampleOwnership, type ExampleOwnership } from "../../support/ownerships.ts";
import { FULL_CASE } from "./support/case-report.ts";
import { FONTS } from "./support/fonts.ts";
import { readPdf } from "./support/read-pdf.ts";

const NEXT_CHAPTER = "Mandatory checks";

/** The pages from the chapter on owners to the next one. */
async function chapterOf(ownership: ExampleOwnership) {
  const { pages } = await readPdf(await renderCaseReport({ ...FULL_CASE, ownership }, FONTS));
  const first = pages.findIndex(({ text }) => text.includes("Who stands behind the customer"));
  const end = pages.findIndex(({ text }, at) => at >= first && text.includes(NEXT_CHAPTER));
  const shown = pages.slice(first, end + 1);
  return { pages: shown, text: shown.map(({ text }) => text.replaceAll("\n", " ")).join(" ") };
}

describe("the report's chapter on owners", () => {
  it("shows picture, beneficial owners, what is open and what each source states", async () => {
    const { text } = await chapterOf(EXAMPLE_OWNERSHIPS.fourCountries);
    for (const said of [
      "1 beneficial owner, 4 layers between, companies in BE, NL, LU, CY, VG.",
      "Beneficial owner, 35 %",
      "50–75 %",
      "nominee",
      "33 % of the capital is not traced to a natural person",
      "No source names the owners of Blue Reef Nominees Ltd (VG).",
      "only the customer says so",
      "Dutch register (KVK)",
      "2026-11-19",
    ]) {
      expect(text).toContain(said);
    }
  });

  it("says of owners whom the customer alone names that they are declared", async () => {
    const words = (by: [string, number][]) =>
      exampleOwnership({
        parties: { customer: { name: "Molenhof" }, p1: { name: "Joe Borg" } },
        links: [{ owner: "p1", owned: "customer", by }],
        owners: [
          { person: "p1", effective_share: 100, only_declared: by.length === 1, sources: by.map(([name]) => name) },
        ],
      });
    const declared = words([["customer", 100]]);
    const confirmed = await chapterOf(
      words([
        ["kbo", 100],
        ["customer", 100],
      ]),
    );
    expect(confirmed.text).toContain("Not accounted for Nothing");
    expect(confirmed.text).not.toMatch(/Nothing, by the customer|As declared:/);
    const { text } = await chapterOf(declared);
    expect(text).toContain("Nothing, by the customer's word; other sources do not confirm all owners");
    expect(text).toContain("As declared: ");
  });

  it("says what it means that nobody has named the owners", async () => {
    const { text } = await chapterOf(EXAMPLE_OWNERSHIPS.nobody);
    expect(text).toContain("not even the customer names the owners");
    expect(text).toContain("That does not mean that there are none");
    expect(text).toContain("No beneficial owner is established");
    expect(text).not.toContain("What each source states");
  });

  it("is left out for a natural person", async () => {
    const { text } = await readPdf(await renderCaseReport({ ...FULL_CASE, ownership: null }, FONTS));
    expect(text).not.toContain("Who stands behind");
  });

  it.each(Object.entries(EXAMPLE_OWNERSHIPS))(
    "stays inside the margins and loses no party: %s",
    async (_name, example) => {
      const { pages, text } = await chapterOf(example);
      for (const { x, y, width } of pages.flatMap(({ texts }) => texts.filter(({ rotated }) => !rotated))) {
        expect(x).toBeGreaterThanOrEqual(PAGE.marginX - 0.5);
        expect(x + width).toBeLessThanOrEqual(PAGE.width - PAGE.marginX + 0.5);
        expect(y).toBeGreaterThan(0);
      }
      const named = example.ownership.parties.filter(({ name }) => name.length < 24 && /^[\x20-\x7e]+$/.test(name));
      for (const { name } of named) expect(text).toContain(name);
    },
  );

  it("continues a picture on the next page and starts beside its heading", async () => {
    const { pages } = await chapterOf(EXAMPLE_OWNERSHIPS.sixty);
    expect(pages.length).toBeGreaterThan(4);
    expect(pages[0]!.text).toContain("Holding 1 ");
  });

  it("is the same for the same input", async () => {
    const bytes = () => renderCaseReport({ ...FULL_CASE, ownership: EXAMPLE_OWNERSHIPS.ring }, FONTS);
    expect(await bytes()).toEqual(await bytes());
  });
});

describe("the picture as a file", () => {
  const svgOf = ({ ownership, structure }: ExampleOwnership): string =>
    renderSvg(ownershipPicture(drawOwnership(ownership, structure), "Owners of <A & B>"));

  it("escapes every name and refers to nothing outside", () => {
    const evil = `</text><script>alert(1)</script><a href="https://evil.example">`;
    const svg = svgOf(exampleOwnership({ parties: { customer: { name: evil } }, links: [] }));
    expect(svg).toContain("<title>Owners of &lt;A &amp; B&gt;</title>");
    expect(svg).not.toMatch(/<(script|a|image|use|style|foreignObject)\b/);
    expect(svg).not.toMatch(/\b(href|src|on\w+)="/);
  });
});

describe("the width of a text", () => {
  const face = (file: string) =>
    fontkit.create(readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}`)));
  const faces = { bold: face("DejaVuSans-Bold.ttf"), regular: face("DejaVuSans.ttf") };

  it.each([
    "Rosseels Payments NV",
    "WWF MWM Management GmbH & Co. KGaA",
    "Živković & Ελένη Παπαδοπούλου",
    "Юлия Щербакова",
    "Søren Ångström-Đorđević (1971) 33,3 %",
    "illicit fitting, till July/August",
  ])("is never less than it is printed in a wide typeface: %s", (name) => {
    for (const style of [TEXT.name, TEXT.detail]) {
      const font = style.bold ? faces.bold : faces.regular;
      const printed = (font.layout(name).advanceWidth / font.unitsPerEm) * style.size;
      expect(widthOf(name, style)).toBeGreaterThanOrEqual(printed * 0.985);
      expect(widthOf(name, style)).toBeLessThan(printed * 1.3);
    }
  });
});
