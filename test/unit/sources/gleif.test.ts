import { describe, expect, it } from "vitest";
import { findLeiRecord } from "../../../src/sources/index.ts";
import { isLei } from "../../../src/sources/gleif/parse.ts";
import type { LeiAnswer } from "../../../src/sources/types.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, html, json, stubFetch, type StubRequest } from "../../support/sources/stub-fetch.ts";

const CHILD = "9845DOSSIERSAMP00146";
const PARENT = "9845DOSSIERSAMP00243";
const TOP = "9845DOSSIERSAMP00340";
const HOST = "https://api.gleif.org/api/v1/lei-records";

interface Parts {
  readonly links?: object;
  readonly entity?: object;
  readonly status?: string;
}
const EXCEPTIONS = {
  "direct-parent": { links: { "reporting-exception": `${HOST}/x/direct-parent-reporting-exception` } },
  "ultimate-parent": { links: { "reporting-exception": `${HOST}/x/ultimate-parent-reporting-exception` } },
};
const linksToParents = {
  "direct-parent": { links: { "relationship-record": `${HOST}/x`, "lei-record": `${HOST}/x` } },
  "ultimate-parent": { links: { "relationship-record": `${HOST}/x`, "lei-record": `${HOST}/x` } },
};
/** The form of a record as GLEIF serves it, about a fictional company. */
const record = (lei: string, { links = {}, entity = {}, status = "ISSUED" }: Parts = {}) => ({
  type: "lei-records",
  id: lei,
  attributes: {
    lei,
    entity: {
      legalName: { name: "Voorbeeld Groep NV", language: "nl" },
      otherNames: [
        { name: "Oude Naam NV", language: "nl", type: "PREVIOUS_LEGAL_NAME" },
        { name: "Groupe Exemple SA", language: "fr", type: "ALTERNATIVE_LANGUAGE_LEGAL_NAME" },
      ],
      transliteratedOtherNames: [],
      legalAddress: {
        language: "nl",
        addressLines: ["Kantoorstraat 1", "bus 4"],
        addressNumber: null,
        city: "Brussel",
        region: "BE-BRU",
        country: "BE",
        postalCode: "1000",
      },
      registeredAt: { id: "RA000025", other: null },
      registeredAs: "0202.239.951",
      jurisdiction: "BE",
      category: "GENERAL",
      legalForm: { id: "Q5BB", other: null },
      status: "ACTIVE",
      expiration: { date: null, reason: null },
      successorEntities: [],
      creationDate: "1992-10-01T00:00:00Z",
      ...entity,
    },
    registration: { status, lastUpdateDate: "2025-03-04T16:01:46Z", corroborationLevel: "FULLY_CORROBORATED" },
    bic: null,
  },
  relationships: { "managing-lou": { links: { related: `${HOST}/${lei}/managing-lou` } }, ...links },
});
const one = (data: object) => json({ meta: { goldenCopy: { publishDate: "2025-05-15T00:00:00Z" } }, data });
const many = (...data: object[]) => json({ meta: { pagination: { currentPage: 1, total: data.length } }, data });
const missing = () => json({ errors: [{ status: "404", title: "Requested resource does not exist" }] }, 404);
const relationship = (child: string, parent: string, kind: string, relation: object = {}) =>
  one({
    type: "relationship-records",
    id: `${child}|LEI|${kind}|52|10e2|`,
    attributes: {
      relationship: {
        startNode: { id: child, type: "LEI" },
        endNode: { id: parent, type: "LEI" },
        type: kind,
        status: "ACTIVE",
        periods: [
          { startDate: "2022-01-01T00:00:00Z", endDate: "2022-12-31T00:00:00Z", type: "ACCOUNTING_PERIOD" },
          { startDate: "2018-04-09T22:00:00Z", type: "RELATIONSHIP_PERIOD" },
        ],
        ...relation,
      },
      registration: { status: "PUBLISHED", corroborationLevel: "ENTITY_SUPPLIED_ONLY" },
    },
  });
const DIRECT = "IS_DIRECTLY_CONSOLIDATED_BY";
const ULTIMATE = "IS_ULTIMATELY_CONSOLIDATED_BY";
const exception = (lei: string, kind: "DIRECT" | "ULTIMATE", reason: string) =>
  one({ attributes: { lei, category: `${kind}_ACCOUNTING_CONSOLIDATION_PARENT`, reason, reference: null } });

type Routes = Readonly<Record<string, (request: StubRequest) => Response>>;
const serve = (routes: Routes) =>
  stubFetch((request) => {
    const { pathname, searchParams } = request.url;
    const number = searchParams.get("filter[entity.registeredAs]");
    return (routes[number ?? pathname.replace("/lei-records/", "")] ?? missing)(request);
  });
async function ask(routes: Routes, subject: Parameters<typeof findLeiRecord>[1]) {
  const server = serve(routes);
  const { call, toolCalls } = createSourceWorld({
    settings: { REGISTER_BASE_URLS: `gleif=${freshBaseUrl()}` },
    fetch: server.fetch,
  });
  const answer = await findLeiRecord(call({ deadline: new Date() }), subject);
  return { answer, toolCalls, paths: server.requests.map(({ url }) => `${url.pathname}${url.search}`) };
}
const found = async (routes: Routes, subject: Parameters<typeof findLeiRecord>[1] = { lei: CHILD }) => {
  const { answer } = await ask(routes, subject);
  if (answer.outcome !== "known" || !answer.value.found) throw new Error("no record");
  return answer.value;
};

describe("a record of GLEIF", () => {
  it("names the company, its number in its register, and no former name", async () => {
    expect(await found({ [CHILD]: () => one(record(CHILD)) })).toEqual({
      found: true,
      lei: CHILD,
      legal_name: "Voorbeeld Groep NV",
      other_names: ["Groupe Exemple SA"],
      country: "BE",
      number: "0202239951",
      registered_at: "RA000025",
      legal_form: "Q5BB",
      status: "ACTIVE",
      lei_status: "ISSUED",
      address: { street: "Kantoorstraat 1, bus 4", postal_code: "1000", city: "Brussel", country: "BE" },
      created: "1992-10-01",
      last_changed: "2025-03-04",
      parents: { direct: { state: "none_reported" }, ultimate: { state: "none_reported" } },
    } satisfies LeiAnswer);
  });

  it.each(["n/a", "----", "0000", "", null, "0202239952"])("has no number where it says %s", async (registeredAs) => {
    for (const id of registeredAs === "0202239952" ? ["RA000025"] : ["RA000025", "RA000544"]) {
      const entity = { registeredAt: { id }, registeredAs };
      expect(await found({ [CHILD]: () => one(record(CHILD, { entity })) })).toMatchObject({ number: null });
    }
  });

  it("keeps the number of a register that is not connected, with the country of its authority", async () => {
    const entity = { registeredAt: { id: "RA000544" }, registeredAs: "556708-1699", jurisdiction: "SE" };
    expect(await found({ [CHILD]: () => one(record(CHILD, { entity })) })).toMatchObject({
      country: "SE",
      number: "556708-1699",
    });
  });

  it("takes the country of the jurisdiction where the authority is unknown", async () => {
    const entity = { registeredAt: { id: "RA000602" }, registeredAs: "6021863", jurisdiction: "US-DE" };
    expect(await found({ [CHILD]: () => one(record(CHILD, { entity })) })).toMatchObject({ country: "US" });
  });

  it("was created on the local day of a midnight in another zone", async () => {
    const created = async (creationDate: string | null) =>
      (await found({ [CHILD]: () => one(record(CHILD, { entity: { creationDate } })) })).created;
    expect(await created("2004-06-06T22:00:00Z")).toBe("2004-06-07");
    expect(await created("2017-06-30T18:30:00Z")).toBe("2017-07-01");
    expect(await created("2016-05-20T05:00:00Z")).toBe("2016-05-20");
    expect(await created("2016-02-30T00:00:00Z")).toBeNull();
    expect(await created(null)).toBeNull();
  });

  it("is the company's word on its LEI, not on itself, where it lapsed", async () => {
    expect(await found({ [CHILD]: () => one(record(CHILD, { status: "LAPSED" })) })).toMatchObject({
      status: "ACTIVE",
      lei_status: "LAPSED",
    });
  });

  it.each([
    ["another LEI", one(record(PARENT))],
    ["no relationships", one({ ...record(CHILD), relationships: undefined })],
    ["no name", one(record(CHILD, { entity: { legalName: null } }))],
  ])("with %s is no answer", async (_case, response) => {
    const { answer } = await ask({ [CHILD]: () => response.clone() }, { lei: CHILD });
    expect(answer).toMatchObject({ outcome: "unknown", reason: "parse_error" });
  });

  it("does not exist by GLEIF's own statement only", async () => {
    expect((await ask({}, { lei: CHILD })).answer).toMatchObject({ outcome: "known", value: { found: false } });
    const lost = await ask({ [CHILD]: () => html("<h1>404 Not Found</h1>", 404) }, { lei: CHILD });
    expect(lost.answer).toMatchObject({ outcome: "unknown", reason: "http_error" });
  });
});

describe("the search by number", () => {
  it("tries the dotted Belgian number, then ten digits", async () => {
    const plain = await ask({}, { country: "BE", number: "0202239951" });
    expect(plain.answer).toMatchObject({ outcome: "unknown", reason: "http_error" });
    const { answer, paths } = await ask(
      {
        "0202.239.951": () => many(),
        "0202239951": () => many(record(CHILD, { entity: { registeredAs: "0202239951" } })),
      },
      { country: "BE", number: "0202239951" },
    );
    expect(answer).toMatchObject({ outcome: "known", value: { found: true, lei: CHILD } });
    expect(paths.map((path) => decodeURIComponent(path))).toEqual([
      "/lei-records?filter[entity.registeredAt]=RA000025&filter[entity.registeredAs]=0202.239.951",
      "/lei-records?filter[entity.registeredAt]=RA000025&filter[entity.registeredAs]=0202239951",
    ]);
    expect(answer.evidence).toHaveLength(2);
  });

  it("finds nothing only if every spelling was answered", async () => {
    const none = { "0202.239.951": () => many(), "0202239951": () => many() };
    expect((await ask(none, { country: "BE", number: "0202239951" })).answer).toMatchObject({
      outcome: "known",
      value: { found: false },
    });
    const half = { ...none, "0202239951": () => html("busy", 503) };
    expect((await ask(half, { country: "BE", number: "0202239951" })).answer).toMatchObject({ outcome: "unknown" });
  });

  it("prefers an issued LEI of an active company", async () => {
    const records = [
      record(PARENT, { status: "DUPLICATE" }),
      record(TOP, { status: "ISSUED", entity: { status: "INACTIVE" } }),
      record(CHILD),
    ];
    const answer = await found({ "0202.239.951": () => many(...records) }, { country: "BE", number: "0202239951" });
    expect(answer.lei).toBe(CHILD);
  });

  it.each([
    ["records of another company", many(record(CHILD, { entity: { registeredAs: "0403.091.220" } }))],
    ["records of another authority", many(record(CHILD, { entity: { registeredAt: { id: "RA000189" } } }))],
    ["a count without records", json({ meta: { pagination: { total: 2 } }, data: [] })],
    ["no count", json({ data: [] })],
  ])("with %s is no answer", async (_case, response) => {
    const { answer } = await ask({ "0202.239.951": () => response.clone() }, { country: "BE", number: "0202239951" });
    expect(answer).toMatchObject({ outcome: "unknown", reason: "parse_error" });
  });

  it("asks the authority of Scotland for a Scottish number", async () => {
    const { paths } = await ask({ SC123456: () => many() }, { country: "GB", number: "SC123456" });
    expect(paths.map((path) => decodeURIComponent(path))).toEqual([
      "/lei-records?filter[entity.registeredAt]=RA000586&filter[entity.registeredAs]=SC123456",
    ]);
  });

  it("sends nothing for a country whose authority is unknown, or an LEI with wrong check digits", async () => {
    const german = await ask({}, { country: "DE", number: "HRB 7042" });
    expect(german).toMatchObject({ answer: { outcome: "unknown", reason: "not_configured" }, paths: [] });
    const wrong = await ask({}, { lei: "9845DOSSIERSAMP00147" });
    expect(wrong).toMatchObject({ answer: { outcome: "unknown" }, paths: [] });
  });
});

describe("a parent", () => {
  it("is read by the links of its relationship, without a `related` link", async () => {
    const { answer, paths, toolCalls } = await ask(
      {
        [CHILD]: () => one(record(CHILD, { links: linksToParents })),
        [`${CHILD}/direct-parent-relationship`]: () => relationship(CHILD, PARENT, DIRECT),
        [`${CHILD}/ultimate-parent-relationship`]: () => relationship(CHILD, TOP, ULTIMATE),
        [`${CHILD}/direct-parent`]: () => one(record(PARENT)),
        [`${CHILD}/ultimate-parent`]: () => one(record(TOP, { entity: { registeredAs: "n/a" } })),
      },
      { lei: CHILD },
    );
    const named = {
      state: "named",
      name: "Voorbeeld Groep NV",
      country: "BE",
      since: "2018-04-10",
      corroboration: "ENTITY_SUPPLIED_ONLY",
    };
    expect(answer).toMatchObject({
      value: {
        parents: {
          direct: { ...named, lei: PARENT, number: "0202239951", relationship_id: `${CHILD}|LEI|${DIRECT}|52|10e2|` },
          ultimate: { ...named, lei: TOP, number: null, relationship_id: `${CHILD}|LEI|${ULTIMATE}|52|10e2|` },
        },
      },
    });
    expect(paths).toHaveLength(5);
    expect(answer.evidence).toHaveLength(5);
    expect(toolCalls).toMatchObject([{ tool_name: "gleif.lookup", cost_category: "registry", success: true }]);
  });

  it("is looked up once where it is the direct and the ultimate one", async () => {
    const { answer, paths } = await ask(
      {
        [CHILD]: () => one(record(CHILD, { links: linksToParents })),
        [`${CHILD}/direct-parent-relationship`]: () => relationship(CHILD, PARENT, DIRECT),
        [`${CHILD}/ultimate-parent-relationship`]: () => relationship(CHILD, PARENT, ULTIMATE),
        [`${CHILD}/direct-parent`]: () => one(record(PARENT)),
        [`${CHILD}/ultimate-parent`]: () => one(record(PARENT)),
      },
      { lei: CHILD },
    );
    expect(answer).toMatchObject({
      value: { parents: { direct: { state: "named", lei: PARENT }, ultimate: { state: "named", lei: PARENT } } },
    });
    expect(paths).toHaveLength(4);
  });

  it("may be left out with a reason for the one and be named for the other", async () => {
    const links = { ...EXCEPTIONS, "ultimate-parent": linksToParents["ultimate-parent"] };
    const { parents } = await found({
      [CHILD]: () => one(record(CHILD, { links })),
      [`${CHILD}/direct-parent-reporting-exception`]: () => exception(CHILD, "DIRECT", "NON_CONSOLIDATING"),
      [`${CHILD}/ultimate-parent-relationship`]: () => relationship(CHILD, TOP, ULTIMATE),
      [`${CHILD}/ultimate-parent`]: () => one(record(TOP)),
    });
    expect(parents).toMatchObject({
      direct: { state: "exception", reason: "NON_CONSOLIDATING" },
      ultimate: { state: "named", lei: TOP },
    });
  });

  const relations: readonly [string, Routes][] = [
    ["whose relationship does not answer", {}],
    ["of another company", { "direct-parent-relationship": () => relationship(TOP, PARENT, DIRECT) }],
    ["of the other kind", { "direct-parent-relationship": () => relationship(CHILD, PARENT, ULTIMATE) }],
    ["that is the company itself", { "direct-parent-relationship": () => relationship(CHILD, CHILD, DIRECT) }],
    [
      "whose relationship ended",
      { "direct-parent-relationship": () => relationship(CHILD, PARENT, DIRECT, { status: "INACTIVE" }) },
    ],
    ["without an LEI", { "direct-parent-relationship": () => relationship(CHILD, "12345", DIRECT) }],
  ];
  it.each(relations)("%s is unknown, while the company is known", async (_case, routes) => {
    const links = { "direct-parent": linksToParents["direct-parent"] };
    const { parents } = await found({
      [CHILD]: () => one(record(CHILD, { links })),
      ...Object.fromEntries(Object.entries(routes).map(([path, answer]) => [`${CHILD}/${path}`, answer])),
    });
    expect(parents).toEqual({
      direct: { state: "unknown", detail: expect.any(String) },
      ultimate: { state: "none_reported" },
    });
  });

  it("whose record is missing is unknown, with its LEI", async () => {
    const { parents } = await found({
      [CHILD]: () => one(record(CHILD, { links: { "direct-parent": linksToParents["direct-parent"] } })),
      [`${CHILD}/direct-parent-relationship`]: () => relationship(CHILD, PARENT, DIRECT),
    });
    expect(parents.direct).toEqual({ state: "unknown", detail: "the parent's record does not exist", lei: PARENT });
  });

  it.each([
    ["an exception of another company", exception(PARENT, "DIRECT", "NATURAL_PERSONS")],
    ["an exception of the other kind", exception(CHILD, "ULTIMATE", "NATURAL_PERSONS")],
  ])("with %s is unknown", async (_case, response) => {
    const { parents } = await found({
      [CHILD]: () => one(record(CHILD, { links: { "direct-parent": EXCEPTIONS["direct-parent"] } })),
      [`${CHILD}/direct-parent-reporting-exception`]: () => response.clone(),
    });
    expect(parents.direct).toMatchObject({ state: "unknown" });
  });

  it("behind links of another form is unknown", async () => {
    const links = { "direct-parent": { links: { related: `${HOST}/x` } } };
    const { parents } = await found({ [CHILD]: () => one(record(CHILD, { links })) });
    expect(parents.direct).toMatchObject({ state: "unknown" });
  });
});

describe("the sample of GLEIF", () => {
  it("leads along the chain, by number and by LEI", async () => {
    const { call } = createSourceWorld();
    const child = await findLeiRecord(call(), { country: "CZ", number: "99990105" });
    expect(child).toMatchObject({
      outcome: "known",
      value: {
        lei: CHILD,
        number: "99990105",
        parents: {
          direct: { state: "named", lei: PARENT, country: "LV", number: "40199900024" },
          ultimate: { state: "named", lei: PARENT },
        },
      },
    });
    expect(await findLeiRecord(call(), { lei: PARENT })).toMatchObject({
      value: {
        legal_name: "Daugavas Kapitāls",
        parents: { direct: { state: "exception", reason: "NON_PUBLIC" } },
      },
    });
    expect(await findLeiRecord(call(), { country: "SK", number: "99980100" })).toMatchObject({
      outcome: "known",
      value: { found: false },
    });
    expect(await findLeiRecord(call(), { country: "BE", number: "0999900150" })).toMatchObject({
      outcome: "known",
      value: { found: false },
    });
  });
});

it("an LEI has two check digits", () => {
  expect([CHILD, PARENT, TOP, "549300YX4S1LLSMK2627", "HWUPKR0MPOU8FGXBT394"].every(isLei)).toBe(true);
  for (let at = 0; at < 20; at++) {
    const other = CHILD[at] === "7" ? "8" : "7";
    expect(isLei(`${CHILD.slice(0, at)}${other}${CHILD.slice(at + 1)}`), String(at)).toBe(false);
  }
  expect([CHILD.slice(1), `${CHILD}0`, CHILD.toLowerCase(), ""].some(isLei)).toBe(false);
});
