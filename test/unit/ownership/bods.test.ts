import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromBods } from "../../../src/domain/ownership/bods/from-bods.ts";
import { toBods } from "../../../src/domain/ownership/bods/to-bods.ts";
import { renderSampleOwners } from "../../../src/sources/kbo/sample-owners.ts";
import { SAMPLE_COMPANIES } from "../../../src/sources/sample-companies.ts";
import {
  INTEREST_TYPES,
  OPEN_END_REASONS,
  type Ownership,
  type OwnershipParty,
  SOURCE_TYPES,
  UNNAMED_REASONS,
} from "../../../src/domain/ownership/ownership.model.ts";

const SCHEMAS = path.resolve(import.meta.dirname, "../../../../shared/data/bods");
const hasSchemas = existsSync(SCHEMAS);
const PUBLICATION = { publisher: { name: "Dossier" }, date: "2026-11-22" };

/** Gives the faults of statements by the standard's own schemas. */
function standard(): (statements: unknown) => string {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  // `urn:entity` is no URN by RFC 8141, which the validator's reader of URIs insists on.
  const load = (name: string) =>
    JSON.parse(
      readFileSync(path.join(SCHEMAS, `${name}.json`), "utf8").replaceAll('"urn:', '"https://bods.test/'),
    ) as object;
  for (const name of ["components", "entity-record", "person-record", "relationship-record"]) ajv.addSchema(load(name));
  const validate = ajv.compile(load("statement"));
  return (statements) => (validate(statements) ? "" : ajv.errorsText(validate.errors, { separator: "\n" }));
}

const present = <T extends Record<string, unknown>>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(fields, { requiredKeys: [] }).map((one) => one as Partial<T>);

const words = fc.stringMatching(/^[A-Za-zÀ-ž][A-Za-zÀ-ž .'()-]{0,20}$/);
const country = fc.constantFrom("BE", "FR", "GB", "CZ", "XK");
const day = fc.constantFrom("2020-01-01", "1999-12-31", "2024-02-29");
const date = fc.oneof(day, fc.constantFrom("2020", "2019-05"));
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const identifiers = fc.array(fc.record({ scheme: fc.constantFrom("BE-BCE_KBO", "XI-LEI"), id: words }), {
  minLength: 1,
  maxLength: 2,
});

const person = fc
  .tuple(
    fc.record({ kind: fc.constant("person" as const), name: words }),
    present({
      given_name: words,
      family_name: words,
      birth_date: date,
      birth_place: words,
      nationality: country,
      country,
      identifiers,
      is_pep: fc.boolean(),
    }),
  )
  .map(([a, b]) => ({ ...a, ...b }));
const entity = fc
  .tuple(
    fc.record({ kind: fc.constantFrom("entity" as const, "arrangement" as const), name: words }),
    present({
      country,
      identifiers,
      legal_form: words,
      status: fc.constantFrom("active" as const, "stopped" as const),
      exempt: fc.oneof(words, fc.constantFrom("Public body", "State")),
    }),
  )
  // Only an entity can be a state; an arrangement with that word is listed.
  .map(([a, b]) => ({ ...a, ...b }));
const unknown = fc
  .tuple(fc.record({ kind: fc.constant("unknown" as const), name: words }), present({ country }))
  .map(([a, b]) => ({ ...a, ...b }));

const share = fc.oneof(
  percent.map((exact) => ({ exact })),
  percent.map((minimum) => ({ minimum, maximum: 100 })),
  percent.map((exclusive_minimum) => ({ exclusive_minimum, exclusive_maximum: 100 })),
);
const interest = fc
  .tuple(
    fc.record({
      type: fc.constantFrom(...INTEREST_TYPES),
      directness: fc.constantFrom("direct" as const, "indirect" as const, "unknown" as const),
      beneficial: fc.boolean(),
    }),
    present({ share, start_date: date, end_date: date, details: words }),
  )
  .map(([a, b]) => ({ ...a, ...b }));
const source = fc.record({
  type: fc.constantFrom(...SOURCE_TYPES),
  name: words,
  as_of: fc.option(day),
  retrieved_at: fc.constant("2026-11-22T10:00:00.123Z"),
  evidence_ids: fc.array(fc.uuid(), { maxLength: 2 }),
});
const reason = fc.constantFrom(...UNNAMED_REASONS);

/** The customer, three companies and four parties; any of the first four is held by any of the eight, or by nobody named. */
const ownership: fc.Arbitrary<Ownership> = fc
  .record({
    companies: fc.tuple(entity, entity, entity, entity),
    others: fc.array(fc.oneof(person, unknown), { maxLength: 4 }),
    links: fc.array(
      fc.record({
        subject: fc.nat(3),
        holder: fc.oneof(fc.nat(7), fc.record({ reason }), fc.record({ reason, description: words })),
        interests: fc.array(interest, { minLength: 1, maxLength: 3 }),
        source,
      }),
      { maxLength: 8 },
    ),
    ends: fc.array(
      fc
        .tuple(
          fc.record({ party: fc.nat(3), reason: fc.constantFrom(...OPEN_END_REASONS) }),
          present({ source: words }),
        )
        .map(([a, b]) => ({ ...a, ...b })),
      { maxLength: 2 },
    ),
  })
  .map(({ companies, others, links, ends }): Ownership => {
    const parties = [...companies, ...others].map((one, at) => ({ ...one, id: `party-${at}` }));
    const mayBenefit = (at: unknown) =>
      typeof at !== "number" || ["person", "unknown"].includes((parties[at] ?? parties[0]!).kind);
    return {
      subject: "party-0",
      parties,
      statements: links.map(({ subject, holder, interests, source: by }, at) => ({
        id: `statement-${at}`,
        subject: `party-${subject}`,
        interested_party: typeof holder === "number" ? (parties[holder] ?? parties[0]!).id : holder,
        // The standard has natural persons alone as beneficial owners.
        interests: interests.map((held) => ({ ...held, beneficial: held.beneficial && mayBenefit(holder) })),
        source: by,
      })),
      open_ends: [...new Map(ends.map((end) => [JSON.stringify(end), end])).values()].map((end) => ({
        ...end,
        party: `party-${end.party}`,
      })),
    };
  });

const read = (json: unknown): Ownership => {
  const outcome = fromBods(json);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.value;
};
const faults = (json: unknown) => {
  const outcome = fromBods(json);
  return outcome.ok ? [] : outcome.refusal.details!.errors!.map(({ path: at, message }) => `${at} ${message}`);
};

describe("ownership as statements of the Beneficial Ownership Data Standard", () => {
  it.skipIf(!hasSchemas)(
    `is valid by the standard's schemas${hasSchemas ? "" : " (skipped where ../shared is absent)"}`,
    () => {
      const faultsOf = standard();
      expect(faultsOf([{ statementId: "short" }])).not.toBe("");
      fc.assert(
        fc.property(ownership, (one) => {
          expect(faultsOf(toBods(one, PUBLICATION))).toBe("");
        }),
        { numRuns: 60 },
      );
    },
  );

  it.skipIf(!hasSchemas)("is valid as the sample register of owners renders it", () => {
    const faultsOf = standard();
    for (const company of SAMPLE_COMPANIES.filter(({ owners }) => owners !== null)) {
      expect(faultsOf(JSON.parse(renderSampleOwners(company, new Date("2026-11-22T10:00:00.000Z"))))).toBe("");
    }
  });

  it("is read back as it was, and written again byte for byte", () => {
    fc.assert(
      fc.property(ownership, (one) => {
        const written = toBods(one, PUBLICATION);
        const back = read(JSON.parse(JSON.stringify(written)));
        expect(back).toEqual(one);
        expect(JSON.stringify(toBods(back, PUBLICATION))).toBe(JSON.stringify(written));
      }),
      { numRuns: 300 },
    );
  });

  it("has each party before the relationships that name it, and no id twice", () => {
    fc.assert(
      fc.property(ownership, (one) => {
        const written = toBods(one, PUBLICATION) as { recordType: string; statementId: string }[];
        const first = written.findIndex(({ recordType }) => recordType === "relationship");
        expect(
          written.slice(first < 0 ? written.length : first).every(({ recordType }) => recordType === "relationship"),
        ).toBe(true);
        expect(new Set(written.map(({ statementId }) => statementId)).size).toBe(written.length);
      }),
      { numRuns: 50 },
    );
  });
});

const common = (recordId: string, more = {}) => ({
  statementId: `00000000-0000-4000-8000-${recordId.padStart(12, "0")}`,
  statementDate: "2024-01-01",
  declarationSubject: "c",
  recordId,
  ...more,
});
const entityRecord = (recordId: string, details = {}, more = {}) =>
  common(recordId, {
    recordType: "entity",
    recordDetails: { isComponent: false, entityType: { type: "registeredEntity" }, name: "Alfa", ...details },
    ...more,
  });
const personRecord = (recordId: string, details = {}, more = {}) =>
  common(recordId, {
    recordType: "person",
    recordDetails: { isComponent: false, personType: "knownPerson", names: [{ fullName: "An Claes" }], ...details },
    ...more,
  });
const link = (recordId: string, details = {}, more = {}) =>
  common(recordId, {
    recordType: "relationship",
    recordDetails: {
      isComponent: false,
      subject: "c",
      interestedParty: "p",
      interests: [{ type: "shareholding" }],
      ...details,
    },
    ...more,
  });

describe("a beneficial owner", () => {
  const held = (kind: OwnershipParty["kind"]): Ownership => ({
    subject: "c",
    parties: [
      { id: "c", kind: "entity", name: "Alfa" },
      { id: "h", kind, name: "Jan Peeters" },
    ],
    statements: [
      {
        id: "s",
        subject: "c",
        interested_party: "h",
        interests: [{ type: "shareholding", directness: "unknown", beneficial: true }],
        source: {
          type: "selfDeclaration",
          name: "customer",
          as_of: null,
          retrieved_at: "2026-11-22T10:00:00.000Z",
          evidence_ids: [],
        },
      },
    ],
    open_ends: [],
  });

  it.each([
    ["person", "person", true],
    ["unknown", "person", true],
    ["entity", "entity", false],
    ["arrangement", "entity", false],
  ] as const)("of kind %s is written as a %s: natural persons alone benefit", (kind, recordType, benefits) => {
    const [, holder, link] = toBods(held(kind), PUBLICATION);
    expect(holder).toMatchObject({ recordType });
    expect(link).toMatchObject({ recordDetails: { interests: [{ beneficialOwnershipOrControl: benefits }] } });
  });
});

describe("statements of anybody", () => {
  it("count as the last of their record by date, and end where it is closed", () => {
    const { parties, statements } = read([
      entityRecord("c"),
      personRecord(
        "p",
        { names: [{ fullName: "An Claes-Maes" }] },
        { statementDate: "2025-06-01", recordStatus: "updated" },
      ),
      personRecord("p"),
      link("r"),
      link("s"),
      link("s", {}, { statementDate: "2025-06-01T10:00:00Z", recordStatus: "closed" }),
    ]);
    expect(parties.map(({ name }) => name)).toEqual(["Alfa", "An Claes-Maes"]);
    expect(statements.map(({ interests: [one] }) => one!.end_date)).toEqual([undefined, "2025-06-01"]);
  });

  it("keep fields that are not used to themselves, and lack what they may lack", () => {
    const [statement] = read([
      entityRecord("c", { foundingDate: "2001-01-01", somethingNew: { deep: [1] } }),
      personRecord("p", { nationalities: [{ name: "Belgium" }], birthDate: "1970" }),
      link("r", { interests: undefined }),
    ]).statements;
    expect(statement).toMatchObject({
      interests: [{ type: "unknownInterest", directness: "unknown", beneficial: false }],
      source: { type: "thirdParty", name: "bods", as_of: "2024-01-01", retrieved_at: "2024-01-01T00:00:00.000Z" },
    });
  });

  it("have a reason for a holder without a name, and no name made up", () => {
    const details = { reason: "interestedPartyExemptFromDisclosure", description: "protected" };
    const { parties, statements } = read([
      entityRecord("c"),
      personRecord("p", { personType: "anonymousPerson", names: undefined, unspecifiedPersonDetails: details }),
      link("r"),
      link("s", { interestedParty: { reason: "unknown" } }),
    ]);
    expect(parties.map(({ id }) => id)).toEqual(["c"]);
    expect(statements.map((one) => one.interested_party)).toEqual([details, { reason: "unknown" }]);
  });

  it("exempt a company listed in the European Economic Area, and none that is listed elsewhere", () => {
    const listed = (stockExchangeJurisdiction: string) => ({
      publicListing: {
        hasPublicListing: true,
        securitiesListings: [{ stockExchangeJurisdiction, stockExchangeName: "Exchange", security: { ticker: "A" } }],
      },
    });
    const exemptIn = (details: object) => read([entityRecord("c", details)]).parties[0]!.exempt;
    expect(exemptIn(listed("BE"))).toBe("Exchange");
    expect(exemptIn(listed("KY"))).toBeUndefined();
    expect(exemptIn({ publicListing: { hasPublicListing: true } })).toBeUndefined();
    expect(exemptIn({ entityType: { type: "stateBody" } })).toBe("Public body");
  });

  it.each([
    ["no array", { statements: [] }, [" is not an array of statements"]],
    ["nothing", [], [" contains no statement"]],
    ["too many", Array.from({ length: 2_001 }, () => ({})), [" contains more than 2000 statements"]],
    [
      "version 0.2",
      [{ statementType: "entityStatement" }],
      ["0.statementType is of version 0.3 or earlier; only 0.4 is read"],
    ],
    [
      "another version",
      [entityRecord("c", {}, { publicationDetails: { bodsVersion: "0.5" } })],
      ['0.publicationDetails.bodsVersion is "0.5"; only 0.4 is read'],
    ],
    [
      "another record",
      [entityRecord("c"), link("r")],
      ["1.recordDetails.interestedParty names no person or entity in the file"],
    ],
    [
      "an owned person",
      [entityRecord("c"), personRecord("p"), link("r", { subject: "p" })],
      ["2.recordDetails.subject names no entity in the file"],
    ],
    ["another subject", [entityRecord("d")], ["0.declarationSubject is not an entity in the file"]],
    [
      "two subjects",
      [entityRecord("c"), entityRecord("d", {}, { declarationSubject: "d" })],
      [" is about several declaration subjects; a file is about one"],
    ],
    [
      "one id of two kinds",
      [entityRecord("c"), personRecord("c", {}, { statementDate: "2020-01-01" })],
      ["1.recordType differs from other statements of the record"],
    ],
    [
      "a share turned over",
      [entityRecord("c"), personRecord("p"), link("r", { interests: [{ share: { minimum: 50, maximum: 25 } }] })],
      ["2.recordDetails.interests.0.share has a minimum above its maximum"],
    ],
  ])("are refused with their path: %s", (_, json, expected) => {
    expect(faults(json)).toEqual(expected);
  });

  it.each([
    ["recordDetails.interests.0.share.exact", link("r", { interests: [{ share: { exact: 101 } }] })],
    ["recordDetails.interests.0.startDate", link("r", { interests: [{ startDate: "2024-02-30" }] })],
    ["recordDetails.interests.0.type", link("r", { interests: [{ type: "ownership" }] })],
    ["recordDetails.personType", personRecord("q", { personType: "robot" })],
    ["recordDetails.birthDate", personRecord("q", { birthDate: "1970-13" })],
    ["recordType", common("q", { recordType: "trust", recordDetails: {} })],
    ["statementDate", { ...personRecord("q"), statementDate: "yesterday" }],
    ["recordId", { ...personRecord("q"), recordId: "" }],
    ["recordDetails.names.0.fullName", personRecord("q", { names: [{ fullName: "x".repeat(2_001) }] })],
    ["", null],
  ])("are refused with their path where %s is wrong", (at, statement) => {
    const found = faults([entityRecord("c"), personRecord("p"), statement]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^2${at === "" ? "" : "."}${at.replaceAll(".", String.raw`\.`)} `));
  });

  it("are refused with more persons and companies than are read", () => {
    const persons = Array.from({ length: 500 }, (_, at) => personRecord(`p${at}`));
    expect(faults([entityRecord("c"), ...persons])).toEqual([" contains more than 500 persons and companies"]);
  });

  it("never end in an exception, whatever the file holds", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.jsonValue()), (value, list) => {
        fromBods(value);
        fromBods(list);
        fromBods([entityRecord("c"), { ...link("r"), recordDetails: value }, { ...personRecord("p"), source: value }]);
      }),
      { numRuns: 300 },
    );
  });
});
