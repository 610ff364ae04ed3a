import { describe, expect, it } from "vitest";
import { companyRegisterOf } from "../../../src/sources/company-registers.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, html, json, stubFetch } from "../../support/sources/stub-fetch.ts";

const NUMBER = "0000225512";
const krs = companyRegisterOf("PL")!;

const member = (parts: object = {}) => ({
  nazwisko: { nazwiskoICzlon: "Ł*******" },
  imiona: { imie: "P****" },
  identyfikator: { pesel: "7**********" },
  funkcjaWOrganie: "PREZES ZARZĄDU",
  ...parts,
});
const partner = (nazwa: string, posiadaneUdzialy: string, parts: object = {}) => ({
  nazwa,
  identyfikator: { regon: "19167483600000" },
  krs: { krs: "0000019193" },
  posiadaneUdzialy,
  czyPosiadaCaloscUdzialow: false,
  ...parts,
});
const extract = ({
  dzial1,
  dzial2,
  dzial6,
  name,
}: {
  dzial1?: object;
  dzial2?: object;
  dzial6?: object;
  name?: string;
}) => ({
  odpis: {
    rodzaj: "Aktualny",
    naglowekA: {
      rejestr: "RejP",
      numerKRS: NUMBER,
      dataRejestracjiWKRS: "14.06.2001",
      dataOstatniegoWpisu: "13.08.2026 R.",
      stanPozycji: 1,
    },
    dane: {
      dzial1: {
        danePodmiotu: {
          nazwa: name ?? "PRZYKŁAD SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ",
          formaPrawna: "SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ",
          identyfikatory: { nip: "5832878483", regon: "19311336100000" },
        },
        siedzibaIAdres: {
          adres: {
            ulica: "UL. PLATERÓWEK",
            nrDomu: "3",
            nrLokalu: "5",
            kodPocztowy: "03-308",
            miejscowosc: "WARSZAWA",
            kraj: "POLSKA",
          },
        },
        kapital: { wysokoscKapitaluZakladowego: { wartosc: "25000000,00", waluta: "PLN" } },
        ...dzial1,
      },
      dzial2: dzial2 ?? { reprezentacja: { nazwaOrganu: "ZARZĄD", sklad: [] } },
      dzial3: {
        przedmiotDzialalnosci: {
          przedmiotPrzewazajacejDzialalnosci: [
            { kodDzial: "73", kodKlasa: "11", kodPodklasa: "Z", opis: "DZIAŁALNOŚĆ AGENCJI REKLAMOWYCH" },
          ],
        },
      },
      dzial4: {},
      dzial6: dzial6 ?? {},
    },
  },
});
const NOT_FOUND = { title: "Not Found", status: 404 };

async function lookUp(answers: (path: string, register: string) => Response) {
  const server = stubFetch(({ url }) => answers(url.pathname, url.searchParams.get("rejestr")!));
  const { call } = createSourceWorld({
    settings: { REGISTER_BASE_URLS: `krs=${freshBaseUrl()}/api/krs` },
    fetch: server.fetch,
  });
  return { answer: await krs.lookUp(call({ deadline: new Date() }), NUMBER), requests: server.requests };
}
async function entryOf(parts: Parameters<typeof extract>[0]) {
  const { answer } = await lookUp(() => json(extract(parts)));
  if (answer.outcome === "unknown") throw new Error(answer.detail);
  return answer.value;
}

describe("a company of the Polish register", () => {
  it("is read from its current extract", async () => {
    expect(await entryOf({})).toMatchObject({
      country: "PL",
      number: NUMBER,
      status: "active",
      legal_name: "PRZYKŁAD SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ",
      address: { street: "UL. PLATERÓWEK 3/5", postal_code: "03-308", city: "WARSZAWA", country: "PL" },
      start_date: "2001-06-14",
      last_changed: "2026-08-13",
      activities: [{ code: "73.11.Z" }],
      directors: [],
      owners: null,
      source: "krs",
    });
  });

  it("has nobody whose name is masked, and gaps in their place", async () => {
    const entry = await entryOf({
      dzial1: { wspolnicySpzoo: [member({ posiadaneUdzialy: "60 UDZIAŁÓW O ŁĄCZNEJ WARTOŚCI 3.000,00 ZŁ" })] },
      dzial2: { reprezentacja: { sklad: [member(), partner("ZARZĄDCA S.A.", "")] } },
    });
    expect(JSON.stringify(entry)).not.toContain("*");
    expect(entry.directors).toMatchObject([{ name: "ZARZĄDCA S.A.", registration_number: "0000019193" }]);
    expect(entry.owners).toEqual([]);
    expect(entry.missing).toMatchObject([
      { part: "directors", reason: "masked" },
      { part: "owners", reason: "masked" },
    ]);
  });

  it("has partners by their total value over the capital", async () => {
    const { owners } = await entryOf({
      dzial1: {
        wspolnicySpzoo: [
          partner("WOJEWÓDZTWO", "23.086 UDZIAŁÓW O ŁĄCZNEJ WARTOŚCI 20.000.000,00 ZŁ.", {
            krs: { krs: "0000000000" },
          }),
          partner("MAJKA GROUP", "100 UDZIAŁÓW O WARTOŚCI 5.000.000,00 ZŁ"),
          partner("HOLDING S.A R.L.", "WSZYSTKIE", { krs: null, identyfikator: null, czyPosiadaCaloscUdzialow: true }),
        ],
      },
    });
    expect(owners).toEqual([
      { name: "WOJEWÓDZTWO", kind: "company", country: "PL", basis: "holder", share_percent: 80 },
      { name: "MAJKA GROUP", kind: "company", registration_number: "0000019193", country: "PL", basis: "holder" },
      { name: "HOLDING S.A R.L.", kind: "company", basis: "holder", share_percent: 100 },
    ]);
  });

  it("that has shares names its shareholder while it is the only one", async () => {
    const { owners } = await entryOf({ dzial1: { jedynyAkcjonariusz: [partner("POLSKIE KOLEJE", "")] } });
    expect(owners).toMatchObject([{ name: "POLSKIE KOLEJE", share_percent: 100 }]);
  });

  it("has one organ or a list of them", async () => {
    const named = member({
      nazwisko: { nazwiskoICzlon: "NOWAK", nazwiskoIICzlon: "KOWALSKA" },
      imiona: { imie: "ANNA" },
    });
    const one = await entryOf({ dzial2: { reprezentacja: { sklad: [named] }, organNadzoru: [{ nazwa: "RADA" }] } });
    const several = await entryOf({ dzial2: { reprezentacja: [{ sklad: [named] }, {}], organNadzoru: {} } });
    expect(one.directors).toMatchObject([{ name: "ANNA NOWAK-KOWALSKA", role: "PREZES ZARZĄDU" }]);
    expect(several.directors).toEqual(one.directors);
  });

  it.each([
    ["in liquidation", { dzial6: { likwidacja: [{ informacjaOOtwarciu: "1" }] } }, "liquidation"],
    ["in liquidation by its name", { name: "PRZYKŁAD SP. Z O.O. W LIKWIDACJI" }, "liquidation"],
    [
      "bankrupt",
      { dzial6: { postepowanieUpadlosciowe: [{ data: "15.01.2026" }], likwidacja: [{ a: "1" }] } },
      "insolvency",
    ],
    ["in no proceeding", { dzial6: { postepowanieUpadlosciowe: [{ data: "" }], likwidacja: {} } }, undefined],
  ])("is %s", async (_case, parts, kind) => {
    expect((await entryOf(parts)).ending?.kind).toBe(kind);
  });
});

describe("the two registers", () => {
  it("are both asked before a number is not found", async () => {
    const { answer, requests } = await lookUp(() => json(NOT_FOUND, 404));
    expect(answer).toMatchObject({ outcome: "known", value: { status: "not_found" } });
    expect(requests.map(({ url }) => url.pathname + url.search)).toEqual([
      `/api/krs/OdpisAktualny/${NUMBER}?rejestr=P&format=json`,
      `/api/krs/OdpisAktualny/${NUMBER}?rejestr=S&format=json`,
    ]);
  });

  it("find an association in the second, also after a refusal with status 200", async () => {
    const { answer } = await lookUp((_path, register) => (register === "P" ? json(NOT_FOUND) : json(extract({}))));
    expect(answer).toMatchObject({ outcome: "known", value: { status: "active" } });
    expect(answer.evidence).toHaveLength(2);
  });

  it("state nothing when the second does not answer", async () => {
    const { answer } = await lookUp((_path, register) => (register === "P" ? json(NOT_FOUND, 404) : html("", 503)));
    expect(answer).toMatchObject({ outcome: "unknown", reason: "http_error" });
  });
});

describe("a company without a current extract", () => {
  const full = (numerKRS: string) =>
    json({
      odpis: {
        naglowekP: { numerKRS },
        dane: { dzial1: { danePodmiotu: { nazwa: [{ nazwa: "STARA" }, { nazwa: "NOWA" }] } } },
      },
    });
  const answer = (second: () => Response) =>
    lookUp((path) => (path.includes("OdpisPelny") ? second() : new Response(null, { status: 204 })));

  it("was struck off if the full extract confirms it", async () => {
    expect((await answer(() => full(NUMBER))).answer).toMatchObject({
      outcome: "known",
      value: { status: "stopped", legal_name: "NOWA", directors: null, owners: null },
    });
  });

  it("is not known otherwise", async () => {
    expect((await answer(() => full("0000000001"))).answer).toMatchObject({
      outcome: "unknown",
      reason: "parse_error",
    });
    expect((await answer(() => new Response(null, { status: 204 }))).answer).toMatchObject({ outcome: "unknown" });
  });
});

describe("no statement of the Polish register", () => {
  it.each([
    ["a 404 of a gateway", () => html("Not Found", 404), "http_error"],
    ["another company", () => json(JSON.stringify(extract({})).replace(NUMBER, "0000000001")), "parse_error"],
    ["a changed shape", () => json(extract({ dzial2: { reprezentacja: "ZARZĄD" } })), "parse_error"],
    ["half an extract", () => json(JSON.stringify(extract({})).slice(0, 300)), "parse_error"],
  ])("is made of %s", async (_case, respond, reason) => {
    expect((await lookUp(respond)).answer).toMatchObject({ outcome: "unknown", reason });
  });
});

describe("a number", () => {
  it.each([
    ["225512", "0000225512"],
    ["KRS 0000225512", "0000225512"],
    ["5832878483", null],
    ["193113361", null],
    ["0000000000", null],
    ["PRZYKŁAD", null],
  ])("%j is %s", (given, number) => {
    expect(krs.normaliseNumber(given)).toBe(number);
  });
});
