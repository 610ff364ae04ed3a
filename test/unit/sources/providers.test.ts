import { describe, expect, it } from "vitest";
import { checkWebsite, findCompanyData, findFundingData, searchAdverseMedia } from "../../../src/sources/index.ts";
import { parseOwners } from "../../../src/sources/kbo/parse-owners.ts";
import { renderSampleOwners } from "../../../src/sources/kbo/sample-owners.ts";
import { findSampleCompany, SAMPLE_COMPANIES } from "../../../src/sources/sample-companies.ts";
import { rawAnswer } from "../../support/sources/raw-answer.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, html, json, stubFetch, type StubRequest } from "../../support/sources/stub-fetch.ts";

const LIVE = {
  ADVERSE_MEDIA_API_KEY: "media-key",
  COMPANYDATA_API_KEY: "company-key",
  FUNDINGDATA_API_KEY: "fund-key",
};
const world = (setting: string, answer: (request: StubRequest) => Response) => {
  const server = stubFetch(answer);
  return { ...createSourceWorld({ settings: { ...LIVE, [setting]: freshBaseUrl() }, fetch: server.fetch }), server };
};
const article = (title: string, parts = {}) => ({
  title,
  description: null,
  url: "https://news.example/1",
  publishedAt: "2026-01-02T03:04:05Z",
  ...parts,
});
const news = (...articles: unknown[]) => json({ status: "ok", totalResults: articles.length, articles });

describe("the news search", () => {
  it("returns a hit for each subject of an article, and none for others", async () => {
    const { call, server } = world("ADVERSE_MEDIA_BASE_URL", () =>
      news(
        article("Jan Peeters of Leuven convicted of fraud", { url: "https://news.example/a" }),
        article("Peeters Jan veroordeeld voor fraude", { url: "https://news.example/b" }),
        article("Another company convicted of fraud", { url: "https://news.example/c" }),
        article("Alfa NV opens a shop", { url: "https://news.example/d" }),
      ),
    );
    const answer = await searchAdverseMedia(call(), { names: ["Jan Peeters"], companyName: "Alfa", place: "Leuven" });
    expect(
      answer.outcome === "known" && answer.value.hits.map(({ url, subject, category }) => ({ url, subject, category })),
    ).toEqual([
      { url: "https://news.example/a", subject: "Jan Peeters", category: "criminal" },
      { url: "https://news.example/b", subject: "Jan Peeters", category: "adverse_media" },
    ]);
    expect(server.requests[0]!.url.searchParams.get("q")).toBe('"Alfa" OR "Jan Peeters"');
    expect(server.requests[0]!.headers.get("x-api-key")).toBe("media-key");
  });

  it("has a cost from a commercial provider, and none from the sample", async () => {
    const live = world("ADVERSE_MEDIA_BASE_URL", () => news());
    await searchAdverseMedia(live.call(), { names: [], companyName: "Alfa" });
    expect(live.toolCalls).toMatchObject([{ cost_category: "paid_api", cost_eur: 0.03 }]);
    const sample = createSourceWorld();
    await searchAdverseMedia(sample.call(), { names: [], companyName: "Alfa" });
    expect(sample.toolCalls).toMatchObject([{ cost_eur: 0 }]);
  });
});

describe("the company-data provider", () => {
  const company = (parts = {}) => ({
    name: "ALFA NV",
    company_number: "0202.239.951",
    jurisdiction_code: "be",
    number_of_employees: 12,
    officers: [{ officer: { name: "Jan Peeters" } }, { officer: { name: "Old Hand", end_date: "2020-01-01" } }],
    ...parts,
  });
  const byNumber = { name: "Alfa", registrationNumber: "0202239951", country: "BE" };

  it("returns the company of that number, without former officers", async () => {
    const { call, server } = world("COMPANYDATA_BASE_URL", () => json({ results: { company: company() } }));
    expect(await findCompanyData(call(), byNumber)).toMatchObject({
      outcome: "known",
      value: { found: true, company_name: "ALFA NV", directors: ["Jan Peeters"], employees: 12 },
    });
    expect(server.requests[0]!.url.pathname).toBe("/v0.4/companies/be/0202239951");
  });

  it("sends its key, and records it nowhere", async () => {
    const { call, server, settle } = world("COMPANYDATA_BASE_URL", () => json({ results: { company: company() } }));
    const answer = await findCompanyData(call(), byNumber);
    await settle();
    expect(server.requests[0]!.url.searchParams.get("api_token")).toBe("company-key");
    expect(JSON.stringify(answer)).not.toContain("company-key");
  });

  it("rejects another company", async () => {
    const { call } = world("COMPANYDATA_BASE_URL", () =>
      json({ results: { company: company({ company_number: "0403091220" }) } }),
    );
    expect(await findCompanyData(call(), byNumber)).toMatchObject({ outcome: "unknown", reason: "parse_error" });
  });

  it("returns 'not found' when the provider does", async () => {
    const { call } = world("COMPANYDATA_BASE_URL", () => json({ error: { message: "not found" } }, 404));
    expect(await findCompanyData(call(), byNumber)).toMatchObject({ outcome: "known", value: { found: false } });
  });

  it("searches by name without a number, and accepts only a matching name", async () => {
    const found = { results: { companies: [{ company: company({ name: "Omega BV" }) }, { company: company() }] } };
    const { call } = world("COMPANYDATA_BASE_URL", () => json(found));
    const byName = { ...byNumber, registrationNumber: null };
    expect(await findCompanyData(call(), byName)).toMatchObject({ value: { found: true, company_name: "ALFA NV" } });
    expect(await findCompanyData(call({ fresh: true }), { ...byName, name: "Zeta" })).toMatchObject({
      value: { found: false },
    });
  });

  it("is off if scraping is switched off, whatever else is set", async () => {
    const { call } = createSourceWorld({ settings: { COMPANYDATA_SCRAPE_ENABLED: "off" } });
    expect(await findCompanyData(call(), byNumber)).toMatchObject({ outcome: "unknown", reason: "not_configured" });
  });
});

describe("the funding-data provider", () => {
  const entity = (value: string, currency = "EUR") => ({
    properties: {
      identifier: { value },
      funding_total: { value: 1_000_000, currency },
      last_funding_type: "series_a",
      investor_identifiers: [{ value: "Fonds" }],
    },
  });
  const ask = (entities: unknown[]) => {
    const { call } = world("FUNDINGDATA_BASE_URL", () => json({ count: entities.length, entities }));
    return findFundingData(call(), { name: "Alfa NV", registrationNumber: null, country: "BE" });
  };

  it("returns the funding of the company of that name, without conversion", async () => {
    expect(await ask([entity("Alfa"), entity("Alfabet")])).toMatchObject({
      value: { found: true, total_funding_eur: 1_000_000, last_round: "series_a", investors: ["Fonds"] },
    });
    expect(await ask([entity("Alfa", "USD")])).toMatchObject({ value: { found: true, total_funding_eur: null } });
  });

  it("is unknown for two companies of the same name", async () => {
    expect(await ask([entity("Alfa"), entity("ALFA BV"), entity("Alfa SA")])).toMatchObject({ outcome: "unknown" });
    expect(await ask([entity("Omega")])).toMatchObject({ value: { found: false } });
  });
});

describe("the website check", () => {
  const live = { PROXYVENDOR_MOCK_MODE: "off" };

  it("returns title and visible text, and stores the page as evidence", async () => {
    const page =
      "<html><head><title> Alfa  shop</title><style>p{}</style></head><body><script>evil()</script><p>Welkom</p><div>bij <b>Alfa</b></div></body></html>";
    const server = stubFetch(() => html(page));
    const { call, objects } = createSourceWorld({ settings: live, fetch: server.fetch });
    const answer = await checkWebsite(call(), "alfa.example");
    expect(answer).toMatchObject({
      outcome: "known",
      value: {
        url: "https://alfa.example/",
        accessible: true,
        status_code: 200,
        title: "Alfa shop",
        text: "Welkom\nbij Alfa",
      },
    });
    expect(objects.get(answer.evidence[0]!.key)?.bytes).toEqual(new TextEncoder().encode(page));
  });

  it("returns at most 20,000 characters", async () => {
    const { call } = createSourceWorld({
      settings: live,
      fetch: stubFetch(() => html("<p>long</p>".repeat(20_000))).fetch,
    });
    const answer = await checkWebsite(call(), "alfa.example");
    expect(answer.outcome === "known" && answer.value.text.length).toBe(20_000);
  });

  it("treats an HTTP error as a statement, and a failed connection as unknown", async () => {
    const down = createSourceWorld({ settings: live, fetch: stubFetch(() => html("", 503)).fetch });
    expect(await checkWebsite(down.call(), "alfa.example")).toMatchObject({
      value: { accessible: false, status_code: 503 },
    });
    const gone = createSourceWorld({ settings: live });
    expect(await checkWebsite(gone.call(), "alfa.example")).toMatchObject({ outcome: "unknown", reason: "http_error" });
  });

  it("requests no private address, even in mock mode", async () => {
    for (const settings of [live, {}]) {
      const { call } = createSourceWorld({ settings });
      expect(await checkWebsite(call(), "http://169.254.169.254/")).toMatchObject({
        outcome: "unknown",
        reason: "http_error",
      });
    }
  });
});

describe("statements about owners", () => {
  const statement = (recordId: string, recordType: string, recordDetails: object, parts = {}) => ({
    statementId: `statement-of-the-test-number-${recordId}`,
    statementDate: "2024-01-01",
    declarationSubject: "BE-BCE_KBO-0999900150",
    recordId,
    recordType,
    recordStatus: "new",
    recordDetails: { isComponent: false, ...recordDetails },
    ...parts,
  });
  const entity = (id: string, details = {}) =>
    statement(id, "entity", { entityType: { type: "registeredEntity" }, name: "Alfa", ...details });
  const alfa = entity("BE-BCE_KBO-0999900150");
  const person = statement("p1", "person", { personType: "knownPerson", names: [{ fullName: "An Peeters" }] });
  const held = { type: "shareholding", directOrIndirect: "direct", share: { exact: 100 } };
  const link = (details = {}, parts = {}) =>
    statement(
      "r1",
      "relationship",
      { subject: alfa.recordId, interestedParty: "p1", interests: [held], ...details },
      parts,
    );
  const read = (...statements: unknown[]) => parseOwners(rawAnswer(JSON.stringify(statements)), "0999900150");

  it("give each owner with a share", () => {
    expect(read(alfa, person, link())).toEqual({
      known: [{ name: "An Peeters", kind: "person", share_percent: 100 }],
    });
  });

  it("tell bands, other interests, arrangements and owners through others", () => {
    const trust = entity("t", {
      entityType: { type: "arrangement" },
      name: "The Quay Trust",
      jurisdiction: { name: "Jersey", code: "JE" },
    });
    const interests = [{ type: "votingRights", share: { exclusiveMinimum: 25, maximum: 50 }, details: "Class B" }];
    expect(read(alfa, trust, link({ interestedParty: "t", interests }))).toEqual({
      known: [
        {
          name: "The Quay Trust",
          kind: "company",
          is_arrangement: true,
          share_band: { exclusive_minimum: 25, maximum: 50 },
          basis: "beneficial_owner",
          interests: ["votingRights"],
          details: "Class B",
          country: "JE",
        },
      ],
    });
  });

  it("omit ended interests and links to other companies", () => {
    expect(read(alfa, person, link({ interests: [{ ...held, endDate: "2020-01-01" }] }))).toEqual({ known: [] });
    expect(read(alfa, entity("other"), person, link({ subject: "other" }))).toEqual({ known: [] });
    expect(read(alfa, person, link({}, { recordStatus: "closed" }))).toEqual({ known: [] });
  });

  it("are unknown if an owner or the company itself is missing, or an owner has no name", () => {
    expect(read(alfa, link())).toMatchObject({ unknown: "parse_error" });
    expect(read(person, link())).toMatchObject({ unknown: "parse_error" });
    expect(read(alfa, link({ interestedParty: { reason: "unknown" } }))).toMatchObject({ unknown: "parse_error" });
    expect(parseOwners(rawAnswer("<html>"), "0999900150")).toMatchObject({ unknown: "parse_error" });
    expect(parseOwners(rawAnswer(JSON.stringify([alfa])), "0403170701")).toMatchObject({ unknown: "parse_error" });
  });

  it("read what the sample register renders, as it has it", () => {
    const now = new Date("2026-11-22T10:00:00.000Z");
    const rendered = (number: string) =>
      parseOwners(rawAnswer(renderSampleOwners(findSampleCompany(number)!, now)), number);
    for (const { number, owners } of SAMPLE_COMPANIES.filter((company) => company.owners !== null)) {
      expect(rendered(number)).toMatchObject({
        known: owners!.map((owner) => ({
          name: "family" in owner ? `${owner.given} ${owner.family}` : owner.companyName,
          ...(owner.sharePercent === undefined ? {} : { share_percent: owner.sharePercent }),
          ...("family" in owner ? { birth_date: owner.birthDate } : {}),
          ...("listedOn" in owner ? { listed_on: owner.listedOn } : {}),
        })),
      });
    }
  });
});
