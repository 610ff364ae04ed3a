import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { beforeAll, describe, expect, it } from "vitest";
import { checkGoaml } from "../../../src/rendering/goaml/check-goaml.ts";
import { DEFAULT_PROFILE } from "../../../src/rendering/goaml/default-profile.ts";
import type { GoamlInput } from "../../../src/rendering/goaml/goaml.model.ts";
import { renderGoaml } from "../../../src/rendering/goaml/render-goaml.ts";
import { BARE, COMPANY, FULL, FULL_COMPANY, PERSON, TRANSACTION, withSar } from "./support/goaml.ts";

const schemaFile = path.resolve(import.meta.dirname, "../../../../shared/data/goaml/goaml-5.0.2.xsd");
const hasSchema = existsSync(schemaFile);

const textOf = async (input: GoamlInput, xpath: string): Promise<string | undefined> => {
  const document = XmlDocument.fromString((await renderGoaml(input)).xml);
  try {
    return document.get(xpath)?.content;
  } finally {
    document.dispose();
  }
};
const codesOf = async (input: GoamlInput): Promise<string[]> =>
  (await renderGoaml(input)).notes.map((note) => `${note.path} ${note.code}`);

const HOSTILE = "\u0000\u0008 <![CDATA[ ]]> & \uD800 \uFFFE 😀 " + "W".repeat(300);

const CASES: readonly (readonly [string, GoamlInput])[] = [
  ["a bare one", BARE],
  ["one with persons, company, accounts and transactions", FULL],
  ["activity without transactions", { ...FULL, sar: { ...FULL.sar, report_type: "SAR", transactions: [] } }],
  [
    "persons without dates or numbers",
    { ...BARE, persons: [{ ...PERSON, date_of_birth: null, id_number: null, address: null }] },
  ],
  ["accounts alone", { ...BARE, accounts: FULL.accounts }],
  ["a company whose name has no Latin letter", { ...BARE, company: { ...COMPANY, name: "☃☃" } }],
  [
    "transactions between parties known by name only",
    withSar({ report_type: "STR", transactions: [{ ...TRANSACTION, to: { name: "Юлия", account: null } }] }),
  ],
  [
    "texts full of what XML forbids",
    {
      ...withSar({ reason: HOSTILE, action: HOSTILE, indicators: [HOSTILE] }),
      company: { ...FULL_COMPANY, name: HOSTILE, activity: HOSTILE },
    },
  ],
  ["a reason of nine thousand characters", withSar({ reason: "é".repeat(9000) })],
  [
    "dates, amounts and codes that cannot be read",
    withSar({
      report_type: "STR",
      transactions: [
        {
          ...TRANSACTION,
          date: "soon",
          amount: "a lot",
          currency: "ZZZ",
          mode: "?",
          from: { name: null, account: null },
        },
      ],
    }),
  ],
  ["a private person", { ...FULL, company: null }],
  [
    "an amount in another currency with its local amount",
    withSar({ report_type: "STR", transactions: [{ ...TRANSACTION, currency: "USD", amount_local: "8500.00" }] }),
  ],
  [
    "an amount in another currency",
    withSar({ report_type: "STR", transactions: [{ ...TRANSACTION, currency: "USD" }] }),
  ],
];

describe.skipIf(!hasSchema)("goAML against the 5.0.2 schema (skipped where the schema is not at hand)", () => {
  let validator: XsdValidator;
  beforeAll(() => {
    validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schemaFile), { url: schemaFile }));
  });
  const validate = async (input: GoamlInput): Promise<void> => {
    const document = XmlDocument.fromString((await renderGoaml(input)).xml);
    try {
      validator.validate(document);
    } finally {
      document.dispose();
    }
  };

  it.each(CASES)("is valid for %s", async (_, input) => {
    await expect(validate(input)).resolves.toBeUndefined();
  });

  it("is not vacuous: a wrong report type is refused", async () => {
    await expect(validate(withSar({ report_type: "XYZ" as "SAR" }))).rejects.toThrow();
  });

  it("is valid whatever the texts are", async () => {
    const anyText = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.constantFrom("__proto__", "constructor", "toString"),
    );
    await fc.assert(
      fc.asyncProperty(anyText, anyText, fc.option(anyText), async (one, two, maybe) => {
        const transaction = {
          ...TRANSACTION,
          number: one,
          description: maybe,
          mode: two,
          date: one,
          amount: two,
          currency: two,
          from: { name: maybe, account: one },
          to: { name: two, account: null },
        };
        const person = {
          ...PERSON,
          name: one,
          first_name: maybe,
          last_name: maybe,
          nationality: two,
          date_of_birth: maybe,
          reported_for: maybe,
          address: { line: one, city: maybe, postal_code: two, country: maybe },
        };
        await validate({
          ...FULL,
          sar: {
            ...FULL.sar,
            sar_id: one,
            reason: two,
            action: maybe,
            indicators: [one, two],
            transactions: [transaction],
          },
          company: {
            ...FULL_COMPANY,
            name: one,
            registration_number: two,
            country: one,
            activity: maybe,
            incorporated_on: maybe,
            closed_on: maybe,
          },
          persons: [person],
          accounts: [{ number: one, holder_name: two, bic: maybe, bank_name: maybe, currency: one }],
        });
      }),
      { numRuns: 100 },
    );
  });
});

describe("goAML", () => {
  it("writes names in plain Latin letters and keeps the original beside them", async () => {
    expect(await textOf(FULL, "//entity/name")).toBe("Zivkovic and Eleni Handel");
    expect(await textOf(FULL, "//entity/comments")).toBe("Živković & Ελένη Handel");
    expect(await textOf(FULL, "//entity_related_person[1]/person/last_name")).toBe("Zivkovic");
    expect(await textOf(FULL, "//entity_related_person[1]/person/full_name_frn")).toBe("Łukasz Živković");
    expect(await codesOf(FULL)).toContain("company_name transliterated");
  });

  it("keeps text that looks like markup or an entity as it was given", async () => {
    const reason = "<b> &amp; &#65; ]]>\rnext";
    expect(await textOf(withSar({ reason, indicators: ["ALP03"] }), "/report/reason")).toBe(reason);
  });

  it("drops characters that XML forbids, and says in which field", async () => {
    const input = withSar({ reason: "One\u0000 two\uD800 three\uFFFE.", indicators: ["ALP03"] });
    expect(await textOf(input, "/report/reason")).toBe("One two three.");
    expect(await codesOf(input)).toContain("reason characters_dropped");
  });

  it("reports codes of the unit, codes for words, and tells other indicators in the reason", async () => {
    const { xml } = await renderGoaml(FULL);
    expect([...xml.matchAll(/<indicator>(.*)<\/indicator>/g)].map((match) => match[1])).toEqual([
      "STRUC",
      "ALP03",
      "TFS03",
      "ML013",
    ]);
    expect(await textOf(FULL, "/report/reason")).toContain("Indicators: deposits by many hands");
    expect(await codesOf(FULL)).toContain("indicators.2 not_in_code_list");
    expect(await codesOf(BARE)).toContain("indicators default_indicator");
    expect(await textOf(BARE, "/report/reason")).toBe("Unusual.");
  });

  it("links a party to the account, person or company of the case, and calls no stranger a person", async () => {
    expect(await textOf(FULL, "//transaction[1]/t_to_my_client/to_entity/name")).toBe("Zivkovic and Eleni Handel");
    expect(await textOf(FULL, "//transaction[1]//to_funds_comment")).toBe("Account BE68 5390 0754 7034");
    expect(await textOf(FULL, "//report_party/account/swift")).toBe("KREDBEBB");
    expect(await textOf(FULL, "//transaction[2]//to_person/last_name")).toBe("Zivkovic");
    expect(await textOf(FULL, "//transaction[1]//from_entity/name")).toBe("An Peeters");
    expect(await codesOf(FULL)).toContain("transactions.0.from.name not_known");
    expect(await textOf(FULL, "//transaction[3]//to_country")).toBe("GR");
    expect(await textOf(FULL, "//transaction[1]//from_country")).toBe("-");
  });

  it("takes another unit's code lists", async () => {
    const profile = {
      ...DEFAULT_PROFILE,
      ascii_names: false,
      local_currency: "PLN",
      indicators: new Set(["A1"]),
      indicator_by_word: {},
      default_indicator: "A1",
    };
    const { xml } = await renderGoaml(FULL, profile);
    expect(xml).toContain("<currency_code_local>PLN</currency_code_local>");
    expect(xml).toContain("<indicator>A1</indicator>");
    expect(xml).toContain("Živković &amp; Ελένη Handel");
  });

  it("reports a private person without a company, and the local amount beside a foreign one", async () => {
    const { xml } = await renderGoaml({ ...FULL, company: null });
    expect(xml).not.toContain("<entity_related_person>");
    const foreign = { ...TRANSACTION, currency: "USD", amount_local: "8500.00" };
    const input = withSar({ report_type: "STR", transactions: [foreign] });
    expect(await textOf(input, "//transaction/amount_local")).toBe("8500.00");
    expect(await textOf(input, "//t_from//foreign_amount")).toBe("9900.00");
    expect(checkGoaml(input)).toEqual([]);
  });

  it("gives the same text for the same input", async () => {
    expect((await renderGoaml(FULL)).xml).toBe((await renderGoaml(FULL)).xml);
  });
});

describe("what keeps a goAML report from being filed", () => {
  const paths = (input: GoamlInput): string[] => checkGoaml(input).map((error) => error.path);

  it("is nothing in a bare report and in a full one", () => {
    expect(checkGoaml(BARE)).toEqual([]);
    expect(checkGoaml(FULL)).toEqual([]);
    const byVat = { ...COMPANY, registration_number: null, vat_number: "NL001234567B01" };
    expect(checkGoaml({ ...BARE, company: byVat })).toEqual([]);
  });

  it.each<readonly [string, GoamlInput]>([
    ["rentity_id", { ...BARE, reporting_entity: { ...BARE.reporting_entity, rentity_id: 0 } }],
    ["reason", withSar({ reason: "  " })],
    ["reason", withSar({ reason: "\u0001\u0002" })],
    ["reason", withSar({ reason: "x".repeat(8001) })],
    ["transactions", withSar({ report_type: "STR" })],
    ["company_name", { ...BARE, company: { ...COMPANY, name: "" } }],
    ["company_registration_number", { ...BARE, company: { ...COMPANY, registration_number: " " } }],
    ["company_name", { ...BARE, company: null }],
    ["country", { ...BARE, company: { ...COMPANY, country: "XQ" } }],
    ["persons.0.name", { ...BARE, persons: [{ ...PERSON, name: "" }] }],
    [
      "accounts.0.number",
      { ...BARE, accounts: [{ number: "", holder_name: "x", bic: null, bank_name: null, currency: null }] },
    ],
    ["transactions.0.number", withSar({ transactions: [{ ...TRANSACTION, number: "" }] })],
    ["transactions.0.date", withSar({ transactions: [{ ...TRANSACTION, date: "2026-02-30" }] })],
    ["transactions.0.amount", withSar({ transactions: [{ ...TRANSACTION, amount: "1.000,50" }] })],
    ["transactions.0.currency", withSar({ transactions: [{ ...TRANSACTION, currency: "ZZZ" }] })],
    ["transactions.0.amount_local", withSar({ transactions: [{ ...TRANSACTION, currency: "USD" }] })],
    ["transactions.0.from", withSar({ transactions: [{ ...TRANSACTION, from: { name: "", account: null } }] })],
  ])("names %s", (at, input) => {
    expect(paths(input)).toEqual([at]);
  });
});
