import { describe, expect, it } from "vitest";
import { companyRegisterOf } from "../../../src/sources/company-registers.ts";
import { TABLES, type TableName } from "../../../src/sources/ur-latvia/tables.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, html, json, stubFetch } from "../../support/sources/stub-fetch.ts";

const NUMBER = "40199900024";
const latvia = companyRegisterOf("LV")!;

const COMPANY = {
  regcode: Number(NUMBER),
  name: 'SIA "Paraugs"',
  name_in_quotes: "Paraugs",
  type: "SIA",
  type_text: "Sabiedrība ar ierobežotu atbildību",
  registered: "2012-04-02T00:00:00",
  terminated: null,
  closed: "",
  address: "Rīga, Parauga iela 7 - 12, LV-1010",
  index: 1010,
};
const person = (name: string, parts: object = {}) => ({
  entity_type: "NATURAL_PERSON",
  name,
  birth_date: "1980-10-12",
  ...parts,
});
const share = (of: object, shares: unknown, nominal: unknown = 1, currency = "EUR") => ({
  ...of,
  number_of_shares: shares,
  share_nominal_value: nominal,
  share_currency: currency,
  date_from: "2015-03-04T00:00:00",
});

const page = (records: readonly object[], total = records.length) =>
  json({ success: true, result: { records, total } });
const REFUSED = () => json({ success: false, error: { __type: "Validation Error" } }, 409);
type Tables = Partial<Record<TableName, readonly object[] | ((filter: unknown) => Response)>>;

/** What the register says when its tables hold these rows, with the company's number in each. */
async function lookUp(tables: Tables) {
  const server = stubFetch(({ url }) => {
    const name = (Object.keys(TABLES) as TableName[]).find(
      (one) => TABLES[one].id === url.searchParams.get("resource_id"),
    )!;
    const { key } = TABLES[name];
    const filter = (JSON.parse(url.searchParams.get("filters")!) as Record<string, unknown>)[key];
    const rows = tables[name] ?? (name === "register" ? [COMPANY] : []);
    if (typeof rows === "function") return rows(filter);
    return page(rows.map((row) => ({ [key]: name === "joint_owners" ? filter : NUMBER, ...row })));
  });
  const settings = { REGISTER_BASE_URLS: `ur_latvia=${freshBaseUrl()}/api/3` };
  const { call } = createSourceWorld({ settings, fetch: server.fetch });
  return { answer: await latvia.lookUp(call({ deadline: new Date() }), NUMBER), requests: server.requests };
}
async function entryOf(tables: Tables) {
  const { answer } = await lookUp(tables);
  if (answer.outcome === "unknown") throw new Error(answer.detail);
  return answer.value;
}
const sharesOf = async (members: readonly object[]) =>
  (await entryOf({ members })).owners?.map(({ share_percent }) => share_percent);

describe("a company of the Latvian register", () => {
  it("is read from its tables", async () => {
    const entry = await entryOf({
      officers: [person("Paraugkalne Ilze", { position: "CHAIR_OF_BOARD", registered_on: "2015-06-01T00:00:00" })],
      members: [share(person("Paraugkalne Ilze"), "2800", "1.00")],
      beneficial_owners: [
        { forename: "Ilze", surname: "Paraugkalne", birth_date: "1980-10-12", nationality: "LV;EE", residence: "LV" },
      ],
    });
    expect(entry).toMatchObject({
      country: "LV",
      status: "active",
      legal_name: 'SIA "Paraugs"',
      legal_form: "Sabiedrība ar ierobežotu atbildību",
      address: { street: "Parauga iela 7 - 12", postal_code: "LV-1010", city: "Rīga", country: "LV" },
      start_date: "2012-04-02",
      end_date: null,
      directors: [{ name: "Ilze Paraugkalne", role: "valdes priekšsēdētājs", since: "2015-06-01" }],
      owners: [
        { name: "Ilze Paraugkalne", basis: "holder", share_percent: 100, since: "2015-03-04" },
        { name: "Ilze Paraugkalne", basis: "beneficial_owner", nationality: "LV", country: "LV" },
      ],
    });
    expect(entry.missing).toBeUndefined();
    expect(entry.owners![1]).not.toHaveProperty("share_percent");
  });

  it("has persons whose family name the tables write first", async () => {
    const { directors } = await entryOf({ officers: [person("Bērziņš Jānis Kārlis"), person("Madonna")] });
    expect(directors).toMatchObject([
      { name: "Jānis Kārlis Bērziņš", given_name: "Jānis Kārlis", family_name: "Bērziņš" },
      { name: "Madonna" },
    ]);
  });

  it("is represented neither by its supervisory board nor by its owner", async () => {
    const { directors } = await entryOf({
      officers: [
        person("Pirmais Jānis", { position: "BOARD_MEMBER", governing_body: "EXECUTIVE_BOARD" }),
        person("Otrais Jānis", { position: "BOARD_MEMBER", governing_body: "SUPERVISORY_BOARD" }),
        person("Trešais Jānis", { position: "OWNER" }),
      ],
    });
    expect(directors?.map(({ family_name }) => family_name)).toEqual(["Pirmais"]);
  });

  it.each([
    ["Mārupes nov., Mārupe, Kantora iela 97, LV-2167", 2167, "Mārupe", "Kantora iela 97"],
    ["Rīga, Duntes iela 6", "1013", "Rīga", "Duntes iela 6"],
  ])("at %s has a place and a street", async (address, index, city, street) => {
    const entry = await entryOf({ register: [{ ...COMPANY, address, index }] });
    expect(entry.address).toMatchObject({ city, street, postal_code: `LV-${index}` });
  });

  it.each([
    ["liquidated", { terminated: "2024-05-06", closed: "L" }, { status: "stopped", end_date: "2024-05-06" }],
    ["reorganised", { closed: "R" }, { status: "stopped", end_date: null }],
    ["of a day that does not exist", { registered: "2012-02-30" }, { status: "active", start_date: null }],
  ])("is %s", async (_case, parts, expected) => {
    expect(await entryOf({ register: [{ ...COMPANY, ...parts }] })).toMatchObject(expected);
  });

  it("is insolvent while a proceeding is open, and neither after it nor in legal protection", async () => {
    const open = { proceeding_form: "INSOLVENCY", proceeding_started_on: "2026-01-15", proceeding_ended_on: "" };
    const closed = { ...open, proceeding_ended_on: "2026-02-01" };
    const protection = { ...open, proceeding_form: "LEGAL_PROTECTION" };
    const liquidation = { liquidation_type_text: "Likvidācija", date_from: "2026-01-02" };
    expect((await entryOf({ insolvencies: [closed, protection] })).ending).toBeUndefined();
    expect((await entryOf({ insolvencies: [closed, open], liquidations: [liquidation] })).ending).toEqual({
      kind: "insolvency",
      label: "maksātnespējas process",
      since: "2026-01-15",
    });
    expect((await entryOf({ liquidations: [liquidation] })).ending).toMatchObject({ kind: "liquidation" });
  });
});

describe("shares", () => {
  const [a, b] = [person("A Anna"), person("B Bens")];

  it("are counted from the number of shares and their nominal value", async () => {
    expect(await sharesOf([share(a, 100, "28"), share(b, "25", 4)])).toEqual([(100 * 2800) / 2900, (100 * 100) / 2900]);
  });

  it.each([
    ["a row has no number", [share(a, 100), share(b, null)]],
    ["a row has no nominal value", [share(a, 100), share(b, 25, "")]],
    ["a row has none at all", [share(a, 100), share(b, 0)]],
    ["currencies differ", [share(a, 100), share(b, 25, 1, "LVL")]],
  ])("are not known where %s", async (_case, members) => {
    expect(await sharesOf(members)).toEqual([undefined, undefined]);
  });

  it("that several persons hold together count, and are nobody's own", async () => {
    const { owners } = await entryOf({
      members: [share(a, 60), share({ id: 7, entity_type: "JOINT_OWNERS" }, 40)],
      joint_owners: [person("C Centis"), person("D Dana")],
    });
    expect(owners?.map(({ family_name, share_percent }) => [family_name, share_percent])).toEqual([
      ["A", 60],
      ["C", undefined],
      ["D", undefined],
    ]);
  });

  it("of a company of another country carry its number only where its country is known", async () => {
    const foreign = { entity_type: "FOREIGN_ENTITY", name: "Vzor a.s.", legal_entity_registration_number: "99980100" };
    const { owners } = await entryOf({
      members: [
        share(foreign, 50),
        share({ entity_type: "LEGAL_ENTITY", name: "SIA Cits", legal_entity_registration_number: 40003245752 }, 50),
      ],
    });
    expect(owners).toMatchObject([{ name: "Vzor a.s." }, { registration_number: "40003245752", country: "LV" }]);
    expect(owners![0]).not.toHaveProperty("registration_number");
  });
});

describe("no row", () => {
  it("is a statement after the number was sent as an integer and as text", async () => {
    const { answer, requests } = await lookUp({ register: [] });
    expect(answer).toMatchObject({ outcome: "known", value: { status: "not_found", number: NUMBER } });
    expect(requests.map(({ url }) => url.searchParams.get("filters"))).toEqual([
      `{"regcode":${NUMBER}}`,
      `{"regcode":"${NUMBER}"}`,
    ]);
  });

  it("of the wrong type is not taken for the table's answer", async () => {
    const asText = (filter: unknown) =>
      typeof filter === "number" ? page([]) : page([{ regcode: NUMBER, name: "SIA Teksts" }]);
    expect(await entryOf({ register: asText })).toMatchObject({ legal_name: "SIA Teksts" });
    const strict = (filter: unknown) => (typeof filter === "number" ? REFUSED() : page([]));
    expect((await lookUp({ register: strict })).answer).toMatchObject({ value: { status: "not_found" } });
    expect((await lookUp({ register: REFUSED })).answer).toMatchObject({ outcome: "unknown", reason: "parse_error" });
  });

  it.each([
    ["about another number", () => page([{ ...COMPANY, regcode: 40003245752 }])],
    ["of a page that is cut off", () => page([COMPANY], 3)],
    ["of a failed request", () => json({ success: false, result: { records: [], total: 0 } })],
    ["of a changed shape", () => json({ success: true, result: { rows: [] } })],
    ["of a row of a changed shape", () => page([{ regcode: NUMBER, name: ["x"] }])],
    ["of a page of the proxy", () => html("<title>Just a moment...</title>")],
  ])("%s is no answer", async (_case, register) => {
    expect((await lookUp({ register })).answer).toMatchObject({ outcome: "unknown", reason: "parse_error" });
  });
});

describe("a table that does not answer", () => {
  const down = () => html("Forbidden", 403);

  it.each([
    ["officers", { officers: down }, { directors: null, missing: [{ part: "directors", reason: "http_error" }] }],
    ["insolvencies", { insolvencies: down }, { missing: [{ part: "status", reason: "http_error" }] }],
    ["members", { members: down }, { owners: [], missing: [{ part: "owners", reason: "http_error" }] }],
    [
      "members and beneficial owners",
      { members: down, beneficial_owners: down },
      { owners: null, missing: [{ part: "owners" }] },
    ],
    [
      "joint owners",
      { members: [share({ id: 7, entity_type: "JOINT_OWNERS" }, 40)], joint_owners: down },
      { missing: [{ part: "owners" }] },
    ],
    ["beneficial owners by name", { beneficial_owners: [{ forename: "" }] }, { missing: [{ reason: "masked" }] }],
    ["officers by name", { officers: [person(" ")] }, { directors: [], missing: [{ reason: "masked" }] }],
  ])("leaves a gap: %s", async (_case, tables, expected) => {
    expect(await entryOf(tables as Tables)).toMatchObject({ status: "active", ...expected });
  });
});

describe("a number", () => {
  it.each([
    ["40003245752", "40003245752"],
    ["LV40003245752", "40003245752"],
    ["40003245753", null],
    ["4000324575", null],
    ["10003245752", null],
  ])("%j is %s", (given, number) => {
    expect(latvia.normaliseNumber(given)).toBe(number);
  });
});
