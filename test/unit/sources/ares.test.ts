import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharePercent } from "../../../src/sources/ares/share-percent.ts";
import { companyRegisterOf } from "../../../src/sources/company-registers.ts";
import { isoDay } from "../../../src/sources/register-answer.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, html, json, stubFetch } from "../../support/sources/stub-fetch.ts";

const NUMBER = "99990105";
const ares = companyRegisterOf("CZ")!;

const SUBJECT = {
  ico: NUMBER,
  obchodniJmeno: "Vzorek s.r.o.",
  sidlo: {
    kodStatu: "CZ",
    nazevObce: "Praha",
    nazevMestskehoObvodu: "Praha 7",
    nazevCastiObce: "Holešovice",
    nazevUlice: "Vzorová",
    cisloDomovni: 1522,
    cisloOrientacni: 53,
    cisloOrientacniPismeno: "a",
    psc: 17000,
    textovaAdresa: "Vzorová 1522/53a, Holešovice, 17000 Praha 7",
  },
  pravniForma: "112",
  datumVzniku: "2003-08-26",
  datumAktualizace: "2025-11-24",
  czNace: ["62", "47250"],
  seznamRegistraci: { stavZdrojeVr: "AKTIVNI", stavZdrojeIr: "NEEXISTUJICI" },
  // A field of the future.
  novePole: { x: 1 },
};
const person = (prijmeni: string, parts: object = {}) => ({
  datumZapisu: "2015-06-01",
  clenstvi: { funkce: { nazev: "jednatel" } },
  fyzickaOsoba: { jmeno: "Jan", prijmeni, datumNarozeni: "1971-02-03", statniObcanstvi: "CZ" },
  ...parts,
});
const organ = (members: object[], parts: object = {}) => ({
  datumZapisu: "2003-08-26",
  typOrganu: "STATUTARNI_ORGAN",
  nazevOrganu: "Statutární orgán",
  clenoveOrganu: members,
  ...parts,
});
const partner = (osoba: object, hodnota: string, typObnos = "PROCENTA", parts: object = {}) => ({
  datumZapisu: "2015-06-01",
  osoba,
  podil: [{ datumZapisu: "2015-06-01", velikostPodilu: { typObnos, hodnota } }],
  ...parts,
});
const filed = (record: object) => ({ icoId: NUMBER, zaznamy: [{ primarniZaznam: true, ...record }] });
const NOT_FOUND = { kod: "NENALEZENO", subKod: "VYSTUP_SUBJEKT_NENALEZEN", popis: "nenalezen" };

/** What the register says when its two calls answer so. */
async function lookUp(subject: () => Response, record: () => Response = () => json(filed({}))) {
  const server = stubFetch(({ url }) => (url.pathname.includes("-vr/") ? record() : subject()));
  const settings = { REGISTER_BASE_URLS: `ares=${freshBaseUrl()}/rest` };
  const { call } = createSourceWorld({ settings, fetch: server.fetch });
  return { answer: await ares.lookUp(call({ deadline: new Date() }), NUMBER), requests: server.requests };
}
const entryOf = async (record: object, subject: object = SUBJECT) => {
  const { answer } = await lookUp(
    () => json(subject),
    () => json(filed(record)),
  );
  if (answer.outcome === "unknown") throw new Error(answer.detail);
  return answer.value;
};

describe("a company of ARES", () => {
  it("is read from both calls", async () => {
    const { answer, requests } = await lookUp(
      () => json(SUBJECT),
      () => json(filed({ statutarniOrgany: [organ([person("Vzorný")])] })),
    );
    expect(requests.map(({ url }) => url.pathname)).toEqual([
      `/rest/ekonomicke-subjekty/${NUMBER}`,
      `/rest/ekonomicke-subjekty-vr/${NUMBER}`,
    ]);
    expect(answer.evidence).toHaveLength(2);
    expect(answer).toMatchObject({
      outcome: "known",
      value: {
        country: "CZ",
        status: "active",
        legal_name: "Vzorek s.r.o.",
        legal_form: "společnost s ručením omezeným",
        address: { street: "Vzorová 1522/53a", postal_code: "17000", city: "Praha 7", country: "CZ" },
        start_date: "2003-08-26",
        last_changed: "2025-11-24",
        activities: [{ code: "62" }, { code: "47250" }],
        directors: [
          {
            name: "Jan Vzorný",
            family_name: "Vzorný",
            role: "jednatel",
            since: "2015-06-01",
            birth_date: "1971-02-03",
            nationality: "CZ",
          },
        ],
        owners: [],
        source: "ares",
      },
    });
  });

  it("has only representatives whose body and whose own entry are not erased, and whose office has not ended", async () => {
    const erased = { datumVymazu: "2020-01-01" };
    const entry = await entryOf({
      statutarniOrgany: [
        organ([
          person("Platný"),
          person("Vymazaný", erased),
          person("Odstoupivší", { clenstvi: { funkce: { zanikFunkce: "2021-05-05" } } }),
          person("Budoucí", { clenstvi: { clenstvi: { zanikClenstvi: "2999-01-01" } } }),
        ]),
        organ([person("Minulý")], erased),
      ],
    });
    expect(entry.directors?.map(({ family_name }) => family_name)).toEqual(["Platný", "Budoucí"]);
  });

  it("has the partners of today with the share that the register states as a number", async () => {
    const owner = await entryOf({
      spolecnici: [
        {
          datumZapisu: "2003-08-26",
          spolecnik: [
            partner(person("První"), "60;5"),
            partner(person("Druhý"), "ZAKLADNI PODIL 25/100", "TEXT"),
            partner(person("Třetí"), "padesát procent", "TEXT"),
            partner(person("Bývalý"), "100", "PROCENTA", { datumVymazu: "2019-09-11" }),
          ],
          spolecnyPodil: [{ datumZapisu: "2015-06-01", podilnik: [person("Společný")], podil: [] }],
        },
        { datumVymazu: "2010-01-01", spolecnik: [partner(person("Starý"), "100")] },
      ],
    });
    expect(owner.owners?.map(({ family_name, share_percent }) => [family_name, share_percent])).toEqual([
      ["První", 60.5],
      ["Druhý", 25],
      ["Třetí", undefined],
      ["Společný", undefined],
    ]);
  });

  it("names a partner of another country by the number that the remark states", async () => {
    const entry = await entryOf({
      spolecnici: [
        {
          spolecnik: [
            partner(
              {
                pravnickaOsoba: {
                  obchodniJmeno: "Daugava SIA",
                  textOsoba: "Registrační číslo: 40199900024",
                  adresa: { kodStatu: "LV" },
                },
              },
              "50",
            ),
            partner({ pravnickaOsoba: { ico: "27082440", obchodniJmeno: [{ hodnota: "Vzor a.s." }] } }, "50"),
          ],
        },
      ],
    });
    expect(entry.owners).toMatchObject([
      { name: "Daugava SIA", kind: "company", registration_number: "40199900024", country: "LV" },
      { name: "Vzor a.s.", registration_number: "27082440", country: "CZ" },
    ]);
  });

  it("is represented by a company of another country without a number that would be taken for a Czech one", async () => {
    const foreign = {
      pravnickaOsoba: {
        obchodniJmeno: "Daugava SIA",
        textOsoba: "Registrační číslo: 40199900024",
        adresa: { kodStatu: "LV" },
      },
    };
    const { directors } = await entryOf({
      statutarniOrgany: [organ([person("x", { fyzickaOsoba: null, ...foreign })])],
    });
    expect(directors).toMatchObject([{ name: "Daugava SIA", is_company: true }]);
    expect(directors![0]).not.toHaveProperty("registration_number");
  });

  it("is read from a record of several megabytes, as old companies have it", async () => {
    const past = organ(Array.from({ length: 12_000 }, (_, at) => person(`Minulý${at}`, { datumVymazu: "2010-01-01" })));
    const entry = await entryOf({ statutarniOrgany: [past, organ([person("Dnešní")])] });
    expect(entry.directors).toMatchObject([{ family_name: "Dnešní" }]);
  });

  it("that has shares is held by its only shareholder, or by holders that the register does not name", async () => {
    const subject = { ...SUBJECT, pravniForma: "121" };
    const only = { akcionari: [organ([person("Jediný")]), organ([person("Minulý")], { datumVymazu: "2006-07-17" })] };
    expect((await entryOf(only, subject)).owners).toMatchObject([{ family_name: "Jediný", share_percent: 100 }]);
    expect((await entryOf({}, subject)).owners).toBeNull();
  });

  it("has a gap where the register withholds a name", async () => {
    const hidden = { datumZapisu: "2015-06-01", skrytyUdaj: { hodnota: "Údaj není veřejný" } };
    const entry = await entryOf({ statutarniOrgany: [organ([person("Platný"), hidden])] });
    expect(entry.directors).toHaveLength(1);
    expect(entry.missing).toMatchObject([{ part: "directors", reason: "masked" }]);
  });

  it("is read from the primary record where it was entered twice", async () => {
    const { answer } = await lookUp(
      () => json(SUBJECT),
      () =>
        json({
          icoId: NUMBER,
          zaznamy: [
            { primarniZaznam: false, statutarniOrgany: [organ([person("Dřívější")])] },
            { primarniZaznam: true, statutarniOrgany: [organ([person("Dnešní")])] },
          ],
        }),
    );
    expect(answer).toMatchObject({ value: { directors: [{ family_name: "Dnešní" }] } });
  });

  it.each([
    ["dissolved", { datumZaniku: "2024-03-01" }, { status: "stopped", end_date: "2024-03-01" }],
    [
      "in the register of insolvencies",
      { seznamRegistraci: { stavZdrojeVr: "AKTIVNI", stavZdrojeIr: "AKTIVNI" } },
      { status: "active", ending: { kind: "insolvency" } },
    ],
    ["in liquidation by its name", { obchodniJmeno: "Vzorek s.r.o. v likvidaci" }, { ending: { kind: "liquidation" } }],
  ])("is %s", async (_case, parts, expected) => {
    expect(await entryOf({}, { ...SUBJECT, ...parts })).toMatchObject(expected);
  });

  it("is in liquidation with a liquidator, who is among its representatives", async () => {
    const liquidator = organ([person("Likvidující")], { typOrganu: "LIKVIDATOR", datumZapisu: "2025-02-01" });
    expect(await entryOf({ statutarniOrgany: [liquidator] })).toMatchObject({
      ending: { kind: "liquidation", since: "2025-02-01" },
      directors: [{ family_name: "Likvidující" }],
    });
  });

  it("without a record in the public register has representatives that are not known", async () => {
    const { answer, requests } = await lookUp(() =>
      json({ ...SUBJECT, seznamRegistraci: { stavZdrojeVr: "NEEXISTUJICI" } }),
    );
    expect(answer).toMatchObject({ value: { status: "active", directors: null, owners: null } });
    expect(requests).toHaveLength(1);
  });
});

describe("no statement", () => {
  it("is made of a 404 that the register did not write", async () => {
    const absent = await lookUp(() => json(NOT_FOUND, 404));
    expect(absent.answer).toMatchObject({ outcome: "known", value: { status: "not_found", number: NUMBER } });
    expect(absent.requests).toHaveLength(1);
    const wrongPath = await lookUp(() => json({ status: 404, error: "Not Found", path: "/rest" }, 404));
    expect(wrongPath.answer).toMatchObject({ outcome: "unknown", reason: "http_error" });
  });

  it("is made of an answer about another company", async () => {
    expect((await lookUp(() => json({ ...SUBJECT, ico: "27082440" }))).answer).toMatchObject({ reason: "parse_error" });
  });

  it.each([
    ["a failure", () => json({ kod: "SYSTEMOVA_CHYBA" }, 503), "http_error"],
    ["a refusal", () => new Response("", { status: 429, headers: { "retry-after": "60" } }), "rate_limited"],
    ["a page", () => html("<h1>Welcome</h1>"), "parse_error"],
    ["half a record", () => json('{"icoId":"99990105","zaznamy":[{"statutarniOrgany":[{"cle'), "parse_error"],
    ["a changed shape", () => json(filed({ statutarniOrgany: "none" })), "parse_error"],
    ["a record of another company", () => json({ ...filed({}), icoId: "27082440" }), "parse_error"],
    ["a record without a primary one", () => json({ icoId: NUMBER, zaznamy: [{}, {}] }), "parse_error"],
  ])("on representatives and partners is made of %s", async (_case, record, reason) => {
    const { answer } = await lookUp(() => json(SUBJECT), record);
    expect(answer).toMatchObject({
      outcome: "known",
      value: {
        directors: null,
        owners: null,
        missing: [
          { part: "directors", reason },
          { part: "owners", reason },
        ],
      },
    });
  });
});

describe("a share", () => {
  const of = (hodnota: string, typObnos = "TEXT") => sharePercent([{ velikostPodilu: { typObnos, hodnota } }]);

  it.each([
    ["100", "PROCENTA", 100],
    ["33;33", "PROCENTA", 33.33],
    ["33,3 %", "PROCENTA", 33.3],
    ["1;4", "ZLOMEK", 25],
    ["1/4", "TEXT", 25],
    ["3 / 8 podílu", "TEXT", 37.5],
    ["10 %", "TEXT", 10],
    ["60 % (10 podílů, každý o velikosti po 6 %)", "TEXT", undefined],
    ["padesát procent", "TEXT", undefined],
    ["podíl č. 1: 1/3", "TEXT", undefined],
    ["1/3 %", "TEXT", undefined],
    ["1/0", "TEXT", undefined],
    ["5/4", "TEXT", undefined],
    ["20000", "TEXT", undefined],
    ["150", "PROCENTA", undefined],
  ])("%j as %s is %s per cent", (value, type, percent) => {
    expect(of(value, type)).toBe(percent);
  });

  it("is never outside of 0 to 100, whatever the text", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("PROCENTA", "ZLOMEK", "TEXT", ""), (value, type) => {
        const percent = of(value, type);
        expect(percent === undefined || (percent > 0 && percent <= 100)).toBe(true);
      }),
    );
  });

  it("adds up over the stakes of one partner, unless one is no number", () => {
    const stake = (hodnota: string) => ({ velikostPodilu: { typObnos: "TEXT", hodnota } });
    expect(sharePercent([stake("1/4"), stake("1/4")])).toBe(50);
    expect(sharePercent([stake("1/4"), stake("část")])).toBeUndefined();
  });
});

describe("a number", () => {
  it.each([
    ["27082440", "27082440"],
    ["CZ 270 82 440", "27082440"],
    ["1673408", "01673408"],
    ["27082441", null],
    ["00000000", null],
    ["270824400", null],
    ["Alza", null],
  ])("%j is %s", (given, number) => {
    expect(ares.normaliseNumber(given)).toBe(number);
  });
});

describe("a day of a register", () => {
  it.each([
    ["2015-06-01", "2015-06-01"],
    ["2015-06-01T00:00:00+02:00", "2015-06-01"],
    ["01.06.2015 R.", "2015-06-01"],
    ["2015-02-30", undefined],
    ["31.04.2015", undefined],
    ["0000-00-00", undefined],
    ["2015-06", undefined],
    [null, undefined],
    [20150601, undefined],
  ])("%j is %s", (given, day) => {
    expect(isoDay(given)).toBe(day);
  });
});
