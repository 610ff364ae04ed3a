import { describe, expect, it } from "vitest";
import { companyRegisterOf } from "../../../src/sources/company-registers.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, html, json, stubFetch } from "../../support/sources/stub-fetch.ts";

const NUMBER = "00102498";
const house = companyRegisterOf("GB")!;

const PROFILE = {
  company_number: NUMBER,
  company_name: "SPECIMEN P.L.C.",
  company_status: "active",
  type: "plc",
  date_of_creation: "1909-04-14",
  registered_office_address: {
    premises: "1",
    address_line_1: "St James's Square",
    locality: "London",
    postal_code: "SW1Y 4PD",
    country: "United Kingdom",
  },
  sic_codes: ["70100"],
  previous_company_names: [{ name: "OLD EXAMPLE LTD", effective_from: "2012-01-05", ceased_on: "2019-04-30" }],
  etag: "e1",
};
const officer = (name: string, parts: object = {}) => ({
  name,
  officer_role: "director",
  appointed_on: "2020-01-15",
  date_of_birth: { month: 8, year: 1975 },
  nationality: "British",
  ...parts,
});
const person = (parts: object = {}) => ({
  kind: "individual-person-with-significant-control",
  name: "Mrs Jane Ann Specimen",
  name_elements: { title: "Mrs", forename: "Jane", middle_name: "Ann", surname: "Specimen" },
  natures_of_control: ["ownership-of-shares-25-to-50-percent"],
  notified_on: "2016-04-06",
  date_of_birth: { month: 8, year: 1975 },
  nationality: "British,Irish",
  country_of_residence: "England",
  etag: "e2",
  ...parts,
});
const list = (items: readonly object[], total = items.length) =>
  json({ items, total_results: total, start_index: 0, items_per_page: 100 });
const notFound = (error: string) => json({ errors: [{ type: "ch:service", error }] }, 404);

interface Servers {
  readonly profile?: () => Response;
  readonly officers?: (start: number) => Response;
  readonly persons?: () => Response;
  readonly statements?: () => Response;
}

async function lookUp({ profile, officers, persons, statements }: Servers) {
  const server = stubFetch(({ url }) => {
    const start = Number(url.searchParams.get("start_index"));
    if (url.pathname.endsWith("/officers")) return officers?.(start) ?? notFound("company-officers-not-found");
    if (url.pathname.endsWith("-statements")) return statements?.() ?? notFound("resource-not-found");
    if (url.pathname.endsWith("-control")) return persons?.() ?? notFound("company-psc-not-found");
    return profile?.() ?? json(PROFILE);
  });
  const settings = {
    REGISTER_BASE_URLS: `companies_house=${freshBaseUrl()}`,
    REGISTER_API_KEYS: '{"companies_house":"the-key"}',
  };
  const { call } = createSourceWorld({ settings, fetch: server.fetch });
  return { answer: await house.lookUp(call({ deadline: new Date() }), NUMBER), requests: server.requests };
}
async function entryOf(servers: Servers) {
  const { answer } = await lookUp(servers);
  if (answer.outcome === "unknown") throw new Error(answer.detail);
  return answer.value;
}
const ownerOf = async (parts: object) => (await entryOf({ persons: () => list([person(parts)]) })).owners![0];

describe("a company of Companies House", () => {
  it("is read with its officers and the persons with significant control", async () => {
    const { answer, requests } = await lookUp({
      officers: () => list([officer("SPECIMEN, Jane Ann, Dr")]),
      persons: () => list([person()]),
    });
    expect(requests.map(({ url }) => url.pathname).toSorted()).toEqual([
      `/company/${NUMBER}`,
      `/company/${NUMBER}/officers`,
      `/company/${NUMBER}/persons-with-significant-control`,
    ]);
    expect(requests[0]!.headers.get("authorization")).toBe(`Basic ${btoa("the-key:")}`);
    expect(JSON.stringify(answer)).not.toContain("the-key");
    expect(answer).toMatchObject({
      outcome: "known",
      value: {
        country: "GB",
        status: "active",
        legal_name: "SPECIMEN P.L.C.",
        former_names: [{ name: "OLD EXAMPLE LTD", since: "2012-01-05", until: "2019-04-30" }],
        legal_form: "public limited company",
        address: { street: "1 St James's Square", postal_code: "SW1Y 4PD", city: "London", country: "GB" },
        start_date: "1909-04-14",
        directors: [
          {
            name: "Jane Ann SPECIMEN",
            given_name: "Jane Ann",
            family_name: "SPECIMEN",
            role: "director",
            since: "2020-01-15",
            birth_date: "1975-08",
            nationality: "GB",
          },
        ],
        owners: [
          {
            name: "Jane Ann Specimen",
            kind: "person",
            basis: "beneficial_owner",
            share_band: { exclusive_minimum: 25, maximum: 50 },
            birth_date: "1975-08",
            nationality: "GB",
            country: "GB",
            since: "2016-04-06",
          },
        ],
      },
    });
  });

  it("has neither officers who resigned, nor secretaries, nor persons whose control ceased", async () => {
    const entry = await entryOf({
      officers: () =>
        list([
          officer("NOW, Ann"),
          officer("THEN, Bob", { resigned_on: "2021-02-03" }),
          officer("PEN, Cy", { officer_role: "corporate-secretary" }),
          officer("HOLDCO LIMITED", {
            officer_role: "corporate-director",
            identification: { identification_type: "uk-limited-company", registration_number: "1234" },
          }),
          officer("AUTRE SA", {
            officer_role: "corporate-director",
            identification: { country_registered: "France", registration_number: "552100554" },
          }),
        ]),
      persons: () => list([person(), person({ name: "Old Owner", ceased_on: "2019-01-01" })]),
    });
    expect(entry.directors).toMatchObject([
      { name: "Ann NOW" },
      { name: "HOLDCO LIMITED", registration_number: "00001234" },
      { name: "AUTRE SA", is_company: true },
    ]);
    expect(entry.directors![2]).not.toHaveProperty("registration_number");
    expect(entry.owners).toHaveLength(1);
  });

  it("has the officers of all pages, or a gap", async () => {
    const page = (start: number) =>
      start === 0
        ? list(
            Array.from({ length: 100 }, (_, at) => officer(`O${at}, A`)),
            101,
          )
        : list([officer("LAST, A")], 101);
    expect((await entryOf({ officers: page })).directors).toHaveLength(101);
    const cutOff = (start: number) => (start === 0 ? list([officer("ONE, A")], 2) : list([], 2));
    expect(await entryOf({ officers: cutOff })).toMatchObject({
      directors: null,
      missing: [{ part: "directors", reason: "parse_error" }],
    });
  });

  it.each([
    [
      "dissolved",
      { company_status: "dissolved", date_of_cessation: "2022-01-02" },
      { status: "stopped", end_date: "2022-01-02" },
    ],
    ["in liquidation", { company_status: "liquidation" }, { status: "active", ending: { kind: "liquidation" } }],
    ["in administration", { company_status: "administration" }, { ending: { kind: "insolvency" } }],
    [
      "about to be struck off",
      { company_status_detail: "active-proposal-to-strike-off" },
      { status: "active", ending: { kind: "strike_off" } },
    ],
  ])("is %s", async (_case, parts, expected) => {
    expect(await entryOf({ profile: () => json({ ...PROFILE, ...parts }) })).toMatchObject(expected);
  });
});

describe("natures of control", () => {
  it.each([
    ["ownership-of-shares-50-to-75-percent", { share_band: { exclusive_minimum: 50, exclusive_maximum: 75 } }],
    ["ownership-of-shares-75-to-100-percent", { share_band: { minimum: 75, maximum: 100 } }],
    [
      "ownership-of-shares-more-than-25-percent-registered-overseas-entity",
      { share_band: { exclusive_minimum: 25, maximum: 100 } },
    ],
    [
      "ownership-of-shares-75-to-100-percent-as-trust",
      { share_band: { minimum: 75, maximum: 100 }, interests: ["shareholding", "trustee"] },
    ],
    [
      "voting-rights-25-to-50-percent",
      { share_band: { exclusive_minimum: 25, maximum: 50 }, interests: ["votingRights"] },
    ],
    ["right-to-appoint-and-remove-directors", { interests: ["appointmentOfBoard"] }],
    ["significant-influence-or-control", { interests: ["otherInfluenceOrControl"] }],
    ["something-of-the-future", { interests: ["unknownInterest"] }],
  ])("%s", async (nature, expected) => {
    const owner = await ownerOf({ natures_of_control: [nature] });
    expect(owner).toMatchObject(expected);
    expect(Object.keys(owner!)).not.toContain("share_percent");
  });

  it("of several kinds are all named, and the band is that of the shares", async () => {
    const natures = ["voting-rights-75-to-100-percent", "ownership-of-shares-50-to-75-percent"];
    expect(await ownerOf({ natures_of_control: natures })).toMatchObject({
      share_band: { exclusive_minimum: 50, exclusive_maximum: 75 },
      interests: ["votingRights", "shareholding"],
    });
  });
});

describe("an owner that is a company", () => {
  const company = (identification: object) => ({
    kind: "corporate-entity-person-with-significant-control",
    name: "Holdco",
    identification,
  });

  it.each([
    ["England And Wales", "102498", { country: "GB", registration_number: "00102498" }],
    ["Luxembourg", "B 12345", { country: "LU", registration_number: "B 12345" }],
    ["Delaware, United States", "555", { country: "US", registration_number: "555" }],
  ])("of %s", async (country_registered, registration_number, expected) => {
    const owner = await ownerOf(company({ country_registered, registration_number }));
    expect(owner).toMatchObject({ name: "Holdco", kind: "company", ...expected });
  });

  it("of no country has no number, which would be taken for a British one", async () => {
    expect(await ownerOf(company({ registration_number: "102498" }))).not.toHaveProperty("registration_number");
  });
});

describe("no person with significant control", () => {
  const NOBODY = "no-individual-or-entity-with-signficant-control";
  const state = (...statements: object[]) => entryOf({ statements: () => list(statements) });

  it("is a statement only where the company filed it", async () => {
    expect((await state({ statement: NOBODY, notified_on: "2016-04-06" })).owners).toEqual([]);
    expect((await entryOf({})).owners).toBeNull();
    expect((await state({ statement: NOBODY, ceased_on: "2020-01-01" })).owners).toBeNull();
  });

  it("is not known where the company could not name it", async () => {
    const entry = await state({ statement: "psc-exists-but-not-identified" }, { statement: NOBODY });
    expect(entry.owners).toBeNull();
    expect(entry.remarks[0]).toContain("psc exists but not identified");
  });

  it("is masked where it is under protection", async () => {
    const secret = { kind: "super-secure-person-with-significant-control", description: "super-secure" };
    const entry = await entryOf({ persons: () => list([secret]) });
    expect(entry).toMatchObject({ owners: [], missing: [{ part: "owners", reason: "masked" }] });
  });
});

describe("no statement of Companies House", () => {
  it("is made of a 404 that the register did not write", async () => {
    const absent = await lookUp({ profile: () => notFound("company-profile-not-found") });
    expect(absent.answer).toMatchObject({ outcome: "known", value: { status: "not_found" } });
    expect(absent.requests).toHaveLength(1);
    expect((await lookUp({ profile: () => html("Not Found", 404) })).answer).toMatchObject({ reason: "http_error" });
  });

  it.each([
    ["another company", () => json({ ...PROFILE, company_number: "00000001" }), "parse_error"],
    ["a status of the future", () => json({ ...PROFILE, company_status: "sleeping" }), "parse_error"],
    ["a refused key", () => json({ error: "Invalid Authorization" }, 401), "http_error"],
  ])("is made of %s", async (_case, profile, reason) => {
    expect((await lookUp({ profile })).answer).toMatchObject({ outcome: "unknown", reason });
  });

  it("is made without a key", async () => {
    const server = stubFetch(() => json(PROFILE));
    const settings = { REGISTER_BASE_URLS: `companies_house=${freshBaseUrl()}` };
    const { call } = createSourceWorld({ settings, fetch: server.fetch });
    expect(await house.lookUp(call(), NUMBER)).toMatchObject({ outcome: "unknown", reason: "not_configured" });
    expect(server.requests).toEqual([]);
  });

  it.each([
    ["officers", { officers: () => html("", 503) }, "directors", "http_error"],
    ["persons with significant control", { persons: () => json('{"items":[{"kind":"indiv') }, "owners", "parse_error"],
    ["statements", { statements: () => html("<p>busy</p>") }, "owners", "parse_error"],
  ])("on %s leaves a gap", async (_case, servers, part, reason) => {
    expect(await entryOf(servers)).toMatchObject({ status: "active", [part]: null, missing: [{ part, reason }] });
  });
});

describe("a number", () => {
  it.each([
    ["102498", "00102498"],
    ["SC 123456", "SC123456"],
    ["oc12", "OC000012"],
    ["IP12345R", "IP12345R"],
    ["123456789", null],
    ["00000000", null],
    ["ABC12345", null],
  ])("%j is %s", (given, number) => {
    expect(house.normaliseNumber(given)).toBe(number);
  });
});
