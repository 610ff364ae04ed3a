import { describe, expect, it } from "vitest";
import { companyRegisterOf } from "../../../src/sources/index.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, json, stubFetch } from "../../support/sources/stub-fetch.ts";

const NUMBER = "99900017";
const NETHERLANDS = companyRegisterOf("NL")!;

const seat = {
  type: "bezoekadres",
  indAfgeschermd: "Nee",
  straatnaam: "Voorbeeldstraat",
  huisnummer: 8,
  huisletter: "A",
  postcode: "1012AB",
  plaats: "Amsterdam",
  land: "Nederland",
};
const profile = (parts: object = {}, address: object = seat) => ({
  kvkNummer: NUMBER,
  naam: "Voorbeeld",
  statutaireNaam: "Voorbeeld Holding B.V.",
  formeleRegistratiedatum: "20150622",
  materieleRegistratie: { datumAanvang: "20150101" },
  handelsnamen: [{ naam: "Voorbeeld", volgorde: 0 }],
  sbiActiviteiten: [{ sbiCode: "70221", sbiOmschrijving: "Organisatieadviesbureaus", indHoofdactiviteit: "Ja" }],
  _embedded: {
    hoofdvestiging: {
      adressen: [{ type: "correspondentieadres", straatnaam: "Postbus", plaats: "Rommeldam" }, address],
      websites: ["www.voorbeeld.example"],
    },
    eigenaar: { rechtsvorm: "BeslotenVennootschap", uitgebreideRechtsvorm: "Besloten Vennootschap" },
  },
  ...parts,
});
const failure = (code: string) => json({ fout: [{ code, omschrijving: "…" }] }, 404);

async function ask(answers: Readonly<Record<"basisprofielen" | "zoeken", () => Response>>) {
  const server = stubFetch(({ url }) => answers[url.pathname.includes("/zoeken") ? "zoeken" : "basisprofielen"]());
  const settings = { REGISTER_BASE_URLS: `kvk=${freshBaseUrl()}/api`, REGISTER_API_KEYS: '{"kvk":"secret-key"}' };
  const { call } = createSourceWorld({ settings, fetch: server.fetch });
  return { answer: await NETHERLANDS.lookUp(call({ deadline: new Date() }), NUMBER), server };
}
const withProfile = (given: unknown) => ask({ basisprofielen: () => json(given), zoeken: () => json({}, 500) });
const withSearch = (zoeken: () => Response) => ask({ basisprofielen: () => failure("IPD0005"), zoeken });

describe("the Dutch commercial register", () => {
  it("gives the basic profile without persons, in one request with the key in a header", async () => {
    const { answer, server } = await withProfile(profile());
    expect(answer).toMatchObject({
      value: {
        country: "NL",
        status: "active",
        legal_name: "Voorbeeld Holding B.V.",
        commercial_names: ["Voorbeeld"],
        legal_form: "Besloten Vennootschap",
        address: { street: "Voorbeeldstraat 8A", postal_code: "1012AB", city: "Amsterdam", country: "NL" },
        start_date: "2015-01-01",
        end_date: null,
        directors: null,
        owners: null,
        website: "www.voorbeeld.example",
      },
    });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]!.url.pathname).toBe(`/api/v1/basisprofielen/${NUMBER}`);
    expect(server.requests[0]!.headers.get("apikey")).toBe("secret-key");
  });

  it("knows an end, a year alone, and an address that is not published", async () => {
    const ended = await withProfile(
      profile({ materieleRegistratie: { datumAanvang: "19290000", datumEinde: "20201231" } }),
    );
    expect(ended.answer).toMatchObject({
      value: { status: "stopped", start_date: "2015-06-22", end_date: "2020-12-31" },
    });
    const masked = await withProfile(profile({}, { type: "bezoekadres", indAfgeschermd: "Ja" }));
    expect(masked.answer).toMatchObject({ value: { address: null, missing: [{ part: "address", reason: "masked" }] } });
  });

  it("asks the search about a number without a profile", async () => {
    const none = await withSearch(() => failure("IPD5200"));
    expect(none.answer).toMatchObject({ outcome: "known", value: { status: "not_found" } });
    expect(none.answer.evidence).toHaveLength(2);
    const result = (actief: string) => () =>
      json({ totaal: 1, resultaten: [{ kvkNummer: NUMBER, naam: "Oud", actief }] });
    expect((await withSearch(result("Nee"))).answer).toMatchObject({ value: { status: "stopped", legal_name: "Oud" } });
    expect((await withSearch(result("Ja"))).answer).toMatchObject({ outcome: "unknown", reason: "parse_error" });
  });

  it.each([
    ["a 404 without a code", () => json({}, 404), "http_error"],
    ["a 404 with another code", () => failure("IPD0004"), "http_error"],
    ["the profile of another number", () => json(profile({ kvkNummer: "12345678" })), "parse_error"],
  ])("has no answer after %s", async (_case, basisprofielen, reason) => {
    const { answer } = await ask({ basisprofielen, zoeken: () => failure("IPD5200") });
    expect(answer).toMatchObject({ outcome: "unknown", reason });
  });

  it("has a sample", async () => {
    const { call } = createSourceWorld();
    expect(await NETHERLANDS.lookUp(call(), NUMBER)).toMatchObject({
      value: { status: "active", legal_name: "Zuiderzee Voorbeeld BV", address: { street: "Voorbeeldstraat 8" } },
    });
    expect(await NETHERLANDS.lookUp(call(), "12345678")).toMatchObject({ value: { status: "not_found" } });
    expect(NETHERLANDS.normaliseNumber("9990.0017")).toBe(NUMBER);
    expect(NETHERLANDS.normaliseNumber("00000000")).toBeNull();
  });
});
