import { describe, expect, it } from "vitest";
import { companyRegisterOf } from "../../../src/sources/index.ts";
import { parseCompany } from "../../../src/sources/prh/parse.ts";
import { rawAnswer } from "../../support/sources/raw-answer.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, json, stubFetch } from "../../support/sources/stub-fetch.ts";

const NUMBER = "99901000";
const FINLAND = companyRegisterOf("FI")!;

/** The form of a company as the register answers it, about a fictional one. */
const company = (parts: object = {}) => ({
  businessId: { value: "9990100-0", registrationDate: "2012-03-28", source: "3" },
  euId: { value: "FIFPRO.9990100-0", source: "1" },
  names: [
    {
      name: "Vanha Nimi Oy",
      type: "1",
      registrationDate: "2012-04-02",
      endDate: "2015-05-04",
      version: 2,
      source: "1",
    },
    { name: "Järvenranta Esimerkki Oy", type: "1", registrationDate: "2015-05-05", version: 1, source: "1" },
    { name: "Sjöstrand Exempel Ab", type: "2", registrationDate: "2015-05-05", version: 1, source: "1" },
    { name: "Rantakahvila", type: "3", registrationDate: "2016-01-01", version: 1, source: "1" },
  ],
  mainBusinessLine: {
    type: "56301",
    descriptions: [
      { languageCode: "3", description: "Beverage serving activities" },
      { languageCode: "1", description: "Kahvilat ja kahvibaarit" },
    ],
    typeCodeSet: "TOIMI4",
    source: "2",
  },
  website: { url: "www.jarvenranta.example", source: "0" },
  companyForms: [
    { type: "13", descriptions: [{ languageCode: "1", description: "Kommandiittiyhtiö" }], endDate: "2015-05-04" },
    { type: "16", descriptions: [{ languageCode: "1", description: "Osakeyhtiö" }], registrationDate: "2015-05-05" },
  ],
  companySituations: [],
  registeredEntries: [
    {
      type: "1",
      descriptions: [{ languageCode: "1", description: "Rekisterissä" }],
      registrationDate: "2012-04-02",
      register: "1",
      authority: "2",
    },
  ],
  addresses: [
    { type: 2, postOfficeBox: "12", postCode: "00101", postOffices: [{ city: "HELSINKI", languageCode: "1" }] },
    {
      type: 1,
      street: "Esimerkkitie",
      buildingNumber: "5",
      entrance: "B",
      apartmentNumber: "",
      postCode: "00100",
      postOffices: [
        { city: "HELSINGFORS", languageCode: "2", municipalityCode: "091" },
        { city: "HELSINKI", languageCode: "1", municipalityCode: "091" },
      ],
      source: "0",
    },
  ],
  tradeRegisterStatus: "1",
  status: "2",
  registrationDate: "2012-04-02",
  lastModified: "2026-05-06 12:01:33",
  ...parts,
});
const answer = (...companies: object[]) => ({ totalResults: companies.length, companies });
const parse = (content: unknown, status = 200) =>
  parseCompany(rawAnswer(typeof content === "string" ? content : JSON.stringify(content), { status }), NUMBER);
const entry = (parts: object = {}) => {
  const reading = parse(answer(company(parts)));
  if ("unknown" in reading) throw new Error(reading.detail);
  return reading.known;
};

describe("the number", () => {
  it.each([
    ["9990100-0", NUMBER],
    ["99901000", NUMBER],
    ["FI99901000", NUMBER],
    ["112038-9", "01120389"],
    ["0112038-9", "01120389"],
    ["0112038-8", null],
    ["0000000-0", null],
    ["1234567", null],
    ["", null],
  ])("%s is %s", (given, number) => {
    expect(FINLAND.normaliseNumber(given)).toBe(number);
  });
});

describe("a company", () => {
  it("has its current names, those before, and its form", () => {
    expect(entry()).toEqual({
      country: "FI",
      number: NUMBER,
      status: "active",
      juridical_situation: null,
      juridical_situation_label: null,
      legal_name: "Järvenranta Esimerkki Oy",
      former_names: [{ name: "Vanha Nimi Oy", since: "2012-04-02", until: "2015-05-04" }],
      other_names: ["Sjöstrand Exempel Ab"],
      commercial_names: ["Rantakahvila"],
      legal_form_code: "16",
      legal_form: "Osakeyhtiö",
      address: { street: "Esimerkkitie 5 B", postal_code: "00100", city: "HELSINKI", country: "FI" },
      start_date: "2012-04-02",
      end_date: null,
      activities: [{ code: "56301", description: "Kahvilat ja kahvibaarit", version: "TOIMI4" }],
      directors: null,
      owners: null,
      establishments: null,
      website: "www.jarvenranta.example",
      remarks: [],
      last_changed: "2026-05-06",
      source: "prh",
    });
  });

  it("ceased by its state in the trade register or its end, whatever `status` says", () => {
    expect(entry({ tradeRegisterStatus: "4" })).toMatchObject({ status: "stopped", end_date: null });
    expect(entry({ endDate: "2024-05-31" })).toMatchObject({ status: "stopped", end_date: "2024-05-31" });
    expect(
      entry({ tradeRegisterStatus: "4", endDate: "2024-05-31", companySituations: [{ type: "KONK" }] }),
    ).not.toHaveProperty("ending");
    expect(entry({ status: "3" }).status).toBe("stopped");
    expect(entry({ status: "9" }).status).toBe("active");
  });

  it("that is not, or not yet, in the trade register has a remark", () => {
    expect(entry({ tradeRegisterStatus: "3", companySituations: [{ type: "SANE" }] })).toMatchObject({
      status: "active",
      remarks: ["not in the trade register (state 3)", "yrityssaneeraus"],
    });
    expect(parse(answer(company({ tradeRegisterStatus: undefined })))).toHaveProperty("unknown");
  });

  it.each([
    [
      [{ type: "KONK", registrationDate: "2024-05-27" }],
      { kind: "insolvency", label: "konkurssi", since: "2024-05-27" },
    ],
    [[{ type: "SELV" }, { type: "KONK" }], { kind: "insolvency", label: "konkurssi" }],
    [[{ type: "SELTILA", registrationDate: "" }], { kind: "liquidation", label: "selvitystila" }],
    [[{ type: "KONK", endDate: "2020-01-01" }], undefined],
  ])("in %j is ending, while the register still has it", (companySituations, ending) => {
    const read = entry({ companySituations });
    expect(read).toMatchObject({ status: "active", remarks: [] });
    expect(read.ending).toEqual(ending);
  });

  it("has a remark on restructuring, and on a situation that is not known here", () => {
    expect(entry({ companySituations: [{ type: "SANE" }, { type: "XYZ9" }] })).toMatchObject({
      remarks: ["yrityssaneeraus", "situation XYZ9"],
    });
  });

  it("has no address by a post box or in a country that is not recognised", () => {
    const box = { type: 1, postOfficeBox: "12", postOffices: [{ city: "HELSINKI", languageCode: "1" }] };
    expect(entry({ addresses: [box] }).address).toBeNull();
    const abroad = { type: 1, street: "Storgatan 1", postOffices: [{ city: "STOCKHOLM", languageCode: "1" }] };
    expect(entry({ addresses: [{ ...abroad, country: "SE" }] }).address?.country).toBe("SE");
    expect(entry({ addresses: [{ ...abroad, country: "Sweden" }] }).address).toBeNull();
    expect(entry({ addresses: [] }).address).toBeNull();
    expect(entry({ addresses: [{ ...abroad, endDate: "2020-01-01" }] }).address).toBeNull();
    expect(
      entry({ addresses: [{ ...abroad, country: "SE", street: null, freeAddressLine: "Storgatan_1" }] }).address
        ?.street,
    ).toBe("Storgatan 1");
  });

  it("keeps its last name once none is current", () => {
    const names = [{ name: "Vanha Nimi Oy", type: "1", endDate: "2024-05-31" }];
    expect(entry({ names, tradeRegisterStatus: "4" }).legal_name).toBe("Vanha Nimi Oy");
  });
});

describe("an answer", () => {
  it("without results is the statement that there is no such company", () => {
    expect(parse(answer())).toMatchObject({ known: { number: NUMBER, status: "not_found", country: "FI" } });
  });

  it.each([
    ["about another company", answer(company({ businessId: { value: "0112038-9" } })), 200],
    ["with a count but no companies", { totalResults: 1, companies: [] }, 200],
    ["without a count", { companies: [] }, 200],
    ["with no name", answer(company({ names: [] })), 200],
    ["that is cut off", JSON.stringify(answer(company())).slice(0, 700), 200],
    ["of status 404", answer(), 404],
    ["of status 400", { message: "Invalid business id" }, 400],
  ])("%s is none", (_case, content, status) => {
    expect(parse(content, status)).toHaveProperty("unknown");
  });
});

it("the client asks with the hyphen, and holds the share of the service in the register's limit", async () => {
  const server = stubFetch(() => json(answer(company())));
  const settings = { REGISTER_BASE_URLS: `prh=${freshBaseUrl()}` };
  const { call } = createSourceWorld({ settings, fetch: server.fetch });
  const soon = () => call({ deadline: new Date(Date.now() + 1_000) });
  for (let sent = 0; sent < 30; sent++) expect((await FINLAND.lookUp(soon(), NUMBER)).outcome).toBe("known");
  expect(server.requests[0]!.url.search).toBe("?businessId=9990100-0");
  expect(await FINLAND.lookUp(soon(), NUMBER)).toMatchObject({ outcome: "unknown", reason: "rate_limited" });
  expect(server.requests).toHaveLength(30);
});
