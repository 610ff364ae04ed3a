import { expect, test } from "vitest";
import { layoutsOf, makeDocument } from "../../bench/documents/make-document.ts";
import { SETS } from "../../bench/documents/layouts/sets.ts";
import { DOCUMENT_KINDS } from "../../../src/domain/documents/document-kinds.ts";
import { READING_LANGUAGES, type MrzFact, type PersonFact } from "../../../src/domain/readings/reading.model.ts";
import { checkIban } from "../../../src/domain/identifiers/iban.ts";
import { readNationalNumber } from "../../../src/domain/identifiers/national-register-number.ts";
import { normalizeEnterpriseNumber } from "../../../src/platform/enterprise-number.ts";
import { badPapers, papersOf } from "../../bench/documents/papers.ts";
import { renderDocument } from "../../bench/documents/render.ts";
import { HALVES } from "../../bench/documents/truth.ts";
import { parse } from "mrz";

const TODAY = new Date("2026-10-30T00:00:00Z");

test("the same seed makes the same document and file, another seed another", async () => {
  const layout = layoutsOf("fit")[0]!;
  const [first, again, other] = await Promise.all([1, 1, 2].map((seed) => makeDocument("fit", layout, "nl", seed)));
  expect(again).toEqual(first);
  expect(other!.truth.facts).not.toEqual(first!.truth.facts);
  expect((await renderDocument(again!, "text")).bytes).toEqual((await renderDocument(first!, "text")).bytes);
});

test.each(HALVES)("each kind of the %s half has three layouts, and each language", (half) => {
  for (const kind of DOCUMENT_KINDS) {
    const own = layoutsOf(half).filter((layout) => layout.kind === kind);
    expect(own.length, kind).toBeGreaterThanOrEqual(3);
    expect([...new Set(own.flatMap(({ languages }) => languages))].toSorted(), kind).toEqual(
      READING_LANGUAGES.toSorted(),
    );
  }
});

test("numbers of the truth carry right check digits and stand in the document", async () => {
  for (const half of HALVES) {
    for (const layout of layoutsOf(half)) {
      for (const language of layout.languages) {
        const { truth } = await makeDocument(half, layout, language, 3);
        const printed = truth.text.replace(/[^A-Z0-9<]/gi, "");
        for (const { type, value, optional } of truth.facts) {
          const text = typeof value === "string" ? value : "";
          if (type === "iban" && text !== "") expect(checkIban(text), text).toMatchObject({ valid: true });
          if (type === "national_number" && text.length === 11)
            expect(readNationalNumber(text, TODAY), text).toMatchObject({ valid: true });
          if (type === "enterprise_number" && /^0\d{9}$/.test(text))
            expect(normalizeEnterpriseNumber(text), text).toBe(text);
          if (type === "mrz") expect(parse((value as MrzFact).zone.split("\n")).valid).toBe(true);
          if (optional !== true && text !== "" && ["iban", "enterprise_number", "document_number"].includes(type)) {
            expect(printed, `${layout.id} ${type}`).toContain(text.replace(/[^A-Z0-9]/gi, ""));
          }
        }
      }
    }
  }
});

test("no two sets share a layout, company or person", () => {
  const ids = HALVES.flatMap((half) => layoutsOf(half).map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const sets = HALVES.flatMap((half) => SETS[half].map(({ pools }) => pools));
  const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) < at);
  for (const language of READING_LANGUAGES) {
    for (const pool of ["men", "women", "families"] as const) {
      const names = sets.flatMap((one) => [...new Set(one[pool][language])]);
      expect(repeated(names), `${pool} ${language}`).toEqual([]);
    }
    for (const part of [0, 1]) {
      expect(repeated(sets.flatMap(({ firms }) => [...new Set(firms[language][part]!)])), language).toEqual([]);
    }
  }
});

test("papers are about the company that is given, bad ones are not", async () => {
  const seat = { street: "Kerkstraat", house: "12", box: null, postcode: "9000", town: "Gent", country: "BE" };
  const director = { given_names: "Ada", family_name: "Proef", birth_date: "1980-02-03" };
  const company = {
    name: "Voorbeeld Bouw",
    legal_form: "BV",
    enterprise_number: "0999900150",
    seat,
    directors: [director],
    owners: [{ ...director, share_percent: 100 }],
  };
  const papers = await papersOf(company);
  expect(Object.values(papers).map(({ name }) => name)).toEqual([
    "articles_of_association.pdf",
    "register_extract.pdf",
    "ubo_extract.pdf",
    "identity_card.pdf",
    "proof_of_address.pdf",
    "bank_account_certificate.pdf",
  ]);
  for (const { truth } of Object.values(papers)) expect(truth.text).toMatch(/Voorbeeld Bouw|Proef/);
  expect(papers.ubo_extract.truth.facts).toContainEqual(
    expect.objectContaining({
      type: "person",
      value: expect.objectContaining({ name: "Ada Proef", share_percent: 100 }),
    }),
  );
  for (const language of READING_LANGUAGES) {
    const { facts } = (await papersOf(company, language)).register_extract.truth;
    const people = facts.filter(({ type }) => type === "person").map(({ value }) => (value as PersonFact).name);
    expect(people, language).toEqual(["Ada Proef"]);
  }
  const bad = await badPapers();
  const expiry = bad.expired_card.truth.facts.find(({ type }) => type === "expiry_date")!.value as string;
  expect(expiry.slice(0, 4)).toMatch(/^201[45]$/);
  expect(bad.recipe.truth.kind).toBe("other");
});
