import { XmlDocument } from "libxml2-wasm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HTML_SECURITY_POLICY } from "../../../src/rendering/html/style.ts";
import type { MemorandumInput } from "../../../src/rendering/memorandum/memorandum.model.ts";
import { renderMemorandumHtml, renderMemorandumPdf } from "../../../src/rendering/memorandum/render-memorandum.ts";
import { sha256Hex } from "../../../src/platform/hashing.ts";
import { FONTS } from "./support/fonts.ts";
import { MEMORANDUM } from "./support/letters.ts";
import { readPdf } from "./support/read-pdf.ts";

const withMemo = (memorandum: Partial<MemorandumInput["memorandum"]>): MemorandumInput => ({
  ...MEMORANDUM,
  memorandum: { ...MEMORANDUM.memorandum, ...memorandum },
});

const ATTACK = `<script>alert(1)</script><img src=x onerror="alert(1)"> ' " & </style> javascript:alert(1) \u202E`;

/** The elements of a page and the texts in them, as a parser sees it. */
function parse(html: string): { tags: Set<string>; attributes: Set<string> } {
  const tags = new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map((match) => (match[1] ?? "").toLowerCase()));
  const attributes = new Set(
    [...html.matchAll(/<[a-z][^>]*?\s(on\w+|src|href|style)=/gi)].map((match) => match[1] ?? ""),
  );
  return { tags, attributes };
}

describe("decision memorandum", () => {
  it("shows all eight sections, the concerns and the signature in PDF and in HTML", async () => {
    const pdf = (await readPdf(await renderMemorandumPdf(MEMORANDUM, FONTS))).text.replaceAll("\n", " ");
    const html = renderMemorandumHtml(MEMORANDUM);
    for (const shown of [pdf, html]) {
      for (const section of MEMORANDUM.memorandum.sections) expect(shown).toContain(section.title);
      expect(shown).toContain("The deed of 3 November explains the difference with the register.");
      expect(shown).toContain("Bob would rather wait");
      expect(shown).toContain("Signed by alice, 2026-11-20 14:05:00 UTC");
      expect(shown).toContain(MEMORANDUM.memorandum.content_hash);
      expect(shown).toContain("SAMPLE DATA");
      expect(shown).not.toContain("NOT SIGNED");
    }
  });

  it("says that a draft is not signed, on every page", async () => {
    const draft = withMemo({
      status: "draft",
      signed_by: null,
      signed_at: null,
      content_hash: null,
      justification: null,
      dissenting_concerns: null,
    });
    const pdf = await readPdf(await renderMemorandumPdf(draft, FONTS));
    for (const page of pdf.pages) expect(page.text).toContain("DRAFT: NOT SIGNED");
    expect(pdf.text).toContain("This section is empty.");
    expect(pdf.text).not.toContain("Dissenting concerns");
    expect(renderMemorandumHtml(draft)).toContain("DRAFT: NOT SIGNED");
  });

  it("shows lines with a dash as a list", () => {
    const html = renderMemorandumHtml(withMemo({ justification: "Two grounds:\n- one\n- two\nThat is all." }));
    expect(html).toContain('<li dir="auto">one</li><li dir="auto">two</li>');
    expect(html).toContain("That is all.");
  });

  it("shows markup as text, wherever it stands", () => {
    const plain = parse(renderMemorandumHtml(MEMORANDUM));
    const html = renderMemorandumHtml({
      ...withMemo({
        justification: ATTACK,
        dissenting_concerns: ATTACK,
        created_by: ATTACK,
        signed_by: ATTACK,
        memo_id: ATTACK,
        sections: [{ number: 1, title: ATTACK, content: `${ATTACK}\n- ${ATTACK}` }],
      }),
      brand_name: ATTACK,
      case: { ...MEMORANDUM.case, company_name: ATTACK, template_name: ATTACK },
    });
    expect([...parse(html).tags].filter((tag) => !plain.tags.has(tag))).toEqual([]);
    expect(parse(html).attributes).toEqual(new Set());
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toContain("\u202E");
  });

  it("is well-formed markup for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (value) => {
        const html = renderMemorandumHtml({
          ...withMemo({ justification: value, signed_by: value }),
          brand_name: value,
        });
        const body = html.slice(html.indexOf("<main>"), html.indexOf("</main>") + 7);
        // U+FFFE and U+FFFF are text to HTML but not to XML, which stands in for an HTML parser here.
        XmlDocument.fromString(body.replace(/[\uFFFE\uFFFF]/g, "")).dispose();
      }),
      { numRuns: 200 },
    );
  });

  it("comes with a policy that lets its own style sheet work and nothing else", () => {
    const html = renderMemorandumHtml(MEMORANDUM);
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? "";
    const hash = Buffer.from(sha256Hex(style), "hex").toString("base64");
    expect(HTML_SECURITY_POLICY).toContain(`style-src 'sha256-${hash}'`);
    expect(HTML_SECURITY_POLICY).toContain("default-src 'none'");
    expect(html).not.toMatch(/https?:\/\//);
  });
});
