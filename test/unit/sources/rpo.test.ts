import { describe, expect, it } from "vitest";
import { companyRegisterOf } from "../../../src/sources/company-registers.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, html, json, stubFetch } from "../../support/sources/stub-fetch.ts";

const NUMBER = "31333532";
const slovakia = companyRegisterOf("SK")!;

const now = (value: unknown, validFrom = "2001-01-01") => ({ value, validFrom });
const then = (value: unknown) => ({ value, validFrom: "1995-01-01", validTo: "2000-12-31" });
const RESULT = {
  id: 937053,
  identifiers: [now(NUMBER)],
  fullNames: [now("Vzor, spol. s r. o."), then("Starý vzor")],
  addresses: [
    {
      ...then(undefined),
      street: "Stará",
      buildingNumber: "1",
      postalCodes: ["01001"],
      municipality: { value: "Žilina" },
    },
    {
      validFrom: "2001-01-01",
      street: "Vzorová",
      regNumber: 8501,
      buildingNumber: "24",
      postalCodes: ["85101"],
      municipality: { value: "Bratislava - Petržalka", code: "SK0101529460" },
      country: { value: "Slovenská republika", code: "703" },
    },
  ],
  establishment: "1992-09-17",
};
const person = (given: string, family: string, type: string, parts: object = {}) => ({
  stakeholderType: { value: type, code: "1" },
  personName: { formatedName: `Ing. ${given} ${family}`, givenNames: [given], familyNames: [family] },
  validFrom: "2015-06-01",
  ...parts,
});
const detail = (parts: object = {}) => ({
  ...RESULT,
  dbModificationDate: "2026-02-03",
  legalForms: [now({ value: "Spoločnosť s ručením obmedzeným", code: "112" })],
  statisticalCodes: { mainActivity: { value: "Počítačové programovanie", code: "62010" } },
  ...parts,
});
const PARTNER = { Ico: NUMBER, PlatnostOd: "2017-02-01T00:00:00+01:00", PlatnostDo: null, Partner: { Id: 77 } };
const owner = (Meno: string, Priezvisko: string, parts: object = {}) => ({
  Meno,
  Priezvisko,
  DatumNarodenia: "1968-07-22T00:00:00+01:00",
  PlatnostOd: "2017-02-01T00:00:00+01:00",
  PlatnostDo: null,
  StatnaPrislusnost: { StatistickyKod: "703" },
  ...parts,
});

interface Servers {
  readonly search?: () => Response;
  readonly entity?: () => Response;
  readonly partners?: () => Response;
  readonly partner?: () => Response;
}
const isSearch = (path: string) => path.endsWith("/search");

async function lookUp({ search, entity, partners, partner }: Servers) {
  const server = stubFetch(({ url }) => {
    if (isSearch(url.pathname)) return search?.() ?? json({ results: [RESULT] });
    if (url.pathname.includes("/entity/")) return entity?.() ?? json(detail());
    return url.pathname.endsWith("/PartneriVerejnehoSektora")
      ? (partners?.() ?? json({ value: [] }))
      : (partner?.() ?? json({ Id: 77, KonecniUzivateliaVyhod: [] }));
  });
  const settings = { REGISTER_BASE_URLS: `rpo=${freshBaseUrl()}/rpo/v1,rpvs=${freshBaseUrl()}/opendatav2` };
  const { call } = createSourceWorld({ settings, fetch: server.fetch });
  return { answer: await slovakia.lookUp(call({ deadline: new Date() }), NUMBER), requests: server.requests };
}
async function entryOf(servers: Servers) {
  const { answer } = await lookUp(servers);
  if (answer.outcome === "unknown") throw new Error(answer.detail);
  return answer.value;
}

describe("a company of the Slovak register", () => {
  it("is read from its entry, and its beneficial owners from the register of partners", async () => {
    const { answer, requests } = await lookUp({
      entity: () =>
        json(
          detail({
            statutoryBodies: [
              person("Zuzana", "Vzorová", "Konateľ"),
              person("Bývalý", "Konateľ", "Konateľ", { validTo: "2019-01-01" }),
            ],
            stakeholders: [
              person("Zuzana", "Vzorová", "Spoločník"),
              person("Peter", "Dozorný", "Člen dozornej rady"),
              person("Bývalý", "Spoločník", "Spoločník", { validTo: "2019-01-01" }),
              {
                stakeholderType: { value: "Spoločník" },
                fullName: "Vzor Holding a.s.",
                identifier: "27082440",
                address: { country: { code: "203" } },
              },
              { stakeholderType: { value: "Spoločník" }, fullName: "Offshore Ltd.", identifier: "Neuvedené" },
            ],
          }),
        ),
      partners: () => json({ value: [PARTNER] }),
      partner: () =>
        json({
          Id: 77,
          KonecniUzivateliaVyhod: [
            owner("Zuzana", "Vzorová"),
            owner("Minulý", "Vlastník", { PlatnostDo: "2020-01-01T00:00:00+01:00" }),
          ],
        }),
    });
    expect(requests.map(({ url }) => url.pathname)).toEqual([
      "/rpo/v1/search",
      "/rpo/v1/entity/937053",
      "/opendatav2/PartneriVerejnehoSektora",
      "/opendatav2/Partneri(77)",
    ]);
    expect(requests[2]!.url.href).toContain(`$filter=Ico%20eq%20%27${NUMBER}%27&$expand=Partner`);
    expect(answer.evidence).toHaveLength(4);
    expect(answer).toMatchObject({
      outcome: "known",
      value: {
        country: "SK",
        status: "active",
        legal_name: "Vzor, spol. s r. o.",
        former_names: [{ name: "Starý vzor", since: "1995-01-01", until: "2000-12-31" }],
        legal_form: "Spoločnosť s ručením obmedzeným",
        address: { street: "Vzorová 8501/24", postal_code: "85101", city: "Bratislava - Petržalka", country: "SK" },
        start_date: "1992-09-17",
        last_changed: "2026-02-03",
        activities: [{ code: "62010", description: "Počítačové programovanie" }],
        directors: [{ name: "Zuzana Vzorová", family_name: "Vzorová", role: "Konateľ", since: "2015-06-01" }],
        owners: [
          { name: "Zuzana Vzorová", basis: "holder" },
          { name: "Vzor Holding a.s.", kind: "company", registration_number: "27082440", country: "CZ" },
          { name: "Offshore Ltd." },
          { name: "Zuzana Vzorová", basis: "beneficial_owner", birth_date: "1968-07-22", nationality: "SK" },
        ],
      },
    });
    if (answer.outcome === "unknown") return;
    expect(answer.value.directors).toHaveLength(1);
    expect(answer.value.owners).toHaveLength(4);
    expect(answer.value.owners![2]).not.toHaveProperty("registration_number");
  });

  it("that does not supply the state has owners that are not known, not none", async () => {
    expect((await entryOf({})).owners).toBeNull();
    const ended = { ...PARTNER, PlatnostDo: "2020-01-01T00:00:00+01:00" };
    expect((await entryOf({ partners: () => json({ value: [ended] }) })).owners).toBeNull();
    expect((await entryOf({ partners: () => json({ value: [PARTNER] }) })).owners).toEqual([]);
  });

  it("is read as UTF-8 whatever charset its server names", async () => {
    const entity = () =>
      new Response(JSON.stringify(detail({ statutoryBodies: [person("Ľubica", "Šťastná", "Konateľ")] })), {
        headers: { "content-type": "application/json; charset=iso-8859-1" },
      });
    expect((await entryOf({ entity })).directors).toMatchObject([{ name: "Ľubica Šťastná" }]);
  });

  it.each([
    ["ended", { termination: "2021-04-30" }, { status: "stopped", end_date: "2021-04-30" }],
    ["ended by its last name", { fullNames: [then("Starý vzor")] }, { status: "stopped", legal_name: "Starý vzor" }],
    [
      "in liquidation",
      { fullNames: [now("Vzor, s. r. o. v likvidácii")] },
      { status: "active", ending: { kind: "liquidation" } },
    ],
    ["bankrupt", { fullNames: [now("Vzor, s. r. o. v konkurze")] }, { ending: { kind: "insolvency" } }],
  ])("is %s", async (_case, parts, expected) => {
    expect(await entryOf({ search: () => json({ results: [{ ...RESULT, ...parts }] }) })).toMatchObject(expected);
  });

  it.each([
    ["Zrušená bez likvidácie", undefined],
    ["Návrh na konkurz zamietnutý", undefined],
    ["Likvidácia", "liquidation"],
    ["V konkurze", "insolvency"],
  ])("with the status %j is in %s", async (status, kind) => {
    const entity = () => json(detail({ legalStatuses: [now({ value: status })] }));
    expect((await entryOf({ entity })).ending?.kind).toBe(kind);
  });

  it("is the current one of two entries under one number", async () => {
    const ended = { ...RESULT, id: 1, fullNames: [now("Predtým")], termination: "2005-01-01" };
    const entry = await entryOf({ search: () => json({ results: [ended, RESULT] }) });
    expect(entry).toMatchObject({ legal_name: "Vzor, spol. s r. o.", status: "active" });
  });

  it("has a gap where a member has no name", async () => {
    const nameless = { stakeholderType: { value: "Konateľ" } };
    const entry = await entryOf({ entity: () => json(detail({ statutoryBodies: [nameless] })) });
    expect(entry).toMatchObject({ directors: [], missing: [{ part: "directors", reason: "masked" }] });
  });
});

describe("no statement of the Slovak register", () => {
  it("is made without results about the number", async () => {
    const { answer, requests } = await lookUp({ search: () => json({ results: [] }) });
    expect(answer).toMatchObject({ outcome: "known", value: { status: "not_found", number: NUMBER } });
    expect(requests).toHaveLength(1);
    const other = { ...RESULT, identifiers: [now("36421928")] };
    expect((await lookUp({ search: () => json({ results: [other] }) })).answer).toMatchObject({
      outcome: "unknown",
      reason: "parse_error",
    });
  });

  it.each([
    ["another entry", () => json({ ...detail(), id: 5 }), "parse_error"],
    ["a changed shape", () => json(detail({ statutoryBodies: { a: 1 } })), "parse_error"],
    ["half an answer", () => json('{"id":937053,"statutoryBodies":[{"personName'), "parse_error"],
    ["a page", () => html("<h1>Údržba</h1>"), "parse_error"],
    ["an error", () => html("", 503), "http_error"],
  ])("on its representatives is made of %s", async (_case, entity, reason) => {
    expect(await entryOf({ entity })).toMatchObject({
      status: "active",
      directors: null,
      owners: null,
      missing: [
        { part: "directors", reason },
        { part: "owners", reason },
      ],
    });
  });

  it.each([
    ["an error", { partners: () => html("", 503) }, "http_error"],
    ["a page", { partners: () => html("<html>") }, "parse_error"],
    [
      "entries of another company",
      { partners: () => json({ value: [{ ...PARTNER, Ico: "36421928" }] }) },
      "parse_error",
    ],
    [
      "half of the entries",
      { partners: () => json({ value: [], "@odata.nextLink": "https://rpvs.example/?$skip=20" }) },
      "parse_error",
    ],
    [
      "another partner",
      { partners: () => json({ value: [PARTNER] }), partner: () => json({ Id: 5, KonecniUzivateliaVyhod: [] }) },
      "parse_error",
    ],
    [
      "owners without a name",
      {
        partners: () => json({ value: [PARTNER] }),
        partner: () => json({ Id: 77, KonecniUzivateliaVyhod: [owner("A", "")] }),
      },
      "parse_error",
    ],
  ])("on beneficial owners is made of %s", async (_case, servers, reason) => {
    expect(await entryOf(servers)).toMatchObject({
      directors: [],
      owners: null,
      missing: [{ part: "owners", reason }],
    });
  });

  it("is a sample of partners beside the live register", async () => {
    const server = stubFetch(({ url }) => json(isSearch(url.pathname) ? { results: [RESULT] } : detail()));
    const settings = { REGISTER_BASE_URLS: `rpo=${freshBaseUrl()}`, BELGIAN_MOCK_MODE: "on" };
    const { call } = createSourceWorld({ settings, fetch: server.fetch });
    const answer = await slovakia.lookUp(call(), NUMBER);
    expect(answer).toMatchObject({ value: { missing: [{ part: "owners", reason: "not_configured" }] } });
  });
});
