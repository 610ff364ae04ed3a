import { describe, expect, it } from "vitest";
import { companyRegisterOf } from "../../../src/sources/index.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, html, json, stubFetch } from "../../support/sources/stub-fetch.ts";

const NUMBER = "999900003";
const NORWAY = companyRegisterOf("NO")!;

/** The form of a unit as the register answers it, about a fictional company. */
const unit = (parts: object = {}) => ({
  organisasjonsnummer: NUMBER,
  navn: "FJORDLINJE PRØVEDRIFT AS",
  organisasjonsform: { kode: "AS", beskrivelse: "Aksjeselskap", _links: {} },
  postadresse: { land: "Norge", landkode: "NO", postnummer: "5804", poststed: "BERGEN", adresse: ["Postboks 1", ""] },
  registreringsdatoEnhetsregisteret: "2012-04-20",
  registrertIMvaregisteret: true,
  naeringskode1: { kode: "52.292", beskrivelse: "Skipsmegling" },
  antallAnsatte: 50,
  forretningsadresse: {
    land: "Norge",
    landkode: "NO",
    postnummer: "5003",
    poststed: "BERGEN",
    adresse: ["Eksempelveien 9", null, null, ""],
    kommune: "BERGEN",
  },
  stiftelsesdato: "2012-04-02",
  konkurs: false,
  konkursdato: "",
  underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false,
  ...parts,
});
const role = (kode: string, beskrivelse: string, parts: object = {}) => ({
  type: { kode, beskrivelse, _links: {} },
  person: { fodselsdato: "1966-12-24", navn: { fornavn: "Kari", etternavn: "Eksempel" }, erDoed: false },
  avregistrert: false,
  rekkefolge: 0,
  ...parts,
});
const rolesOf = (...roller: object[]) => ({
  rollegrupper: [
    { type: { kode: "DAGL", beskrivelse: "Daglig leder" }, sistEndret: "2019-08-15", roller: [] },
    { type: { kode: "STYR", beskrivelse: "Styre" }, sistEndret: "2026-01-09", roller },
  ],
});
const CHAIR = role("LEDE", "Styrets leder");

async function lookUp(first: () => Response, roles: () => Response = () => json(rolesOf(CHAIR))) {
  const server = stubFetch(({ url }) => (url.pathname.endsWith("/roller") ? roles() : first()));
  const { call, toolCalls } = createSourceWorld({
    settings: { REGISTER_BASE_URLS: `brreg=${freshBaseUrl()}` },
    fetch: server.fetch,
  });
  const answer = await NORWAY.lookUp(call({ deadline: new Date() }), NUMBER);
  return { answer, toolCalls, paths: server.requests.map(({ url }) => url.pathname) };
}
async function entry(parts: object = {}, roles?: () => Response) {
  const { answer } = await lookUp(() => json(unit(parts)), roles);
  if (answer.outcome === "unknown") throw new Error(answer.detail);
  return answer.value;
}
const directors = async (...roller: object[]) => (await entry({}, () => json(rolesOf(...roller)))).directors;

describe("the number", () => {
  it.each([
    ["999900003", NUMBER],
    ["999 900 003", NUMBER],
    ["NO 999 900 003 MVA", NUMBER],
    ["999900004", null],
    ["000000000", null],
    ["99990000", null],
    ["", null],
  ])("%s is %s", (given, number) => {
    expect(NORWAY.normaliseNumber(given)).toBe(number);
  });
});

describe("a unit", () => {
  it("is read with those who run it", async () => {
    const { answer, paths, toolCalls } = await lookUp(() => json(unit()));
    expect(answer).toMatchObject({
      outcome: "known",
      value: {
        country: "NO",
        number: NUMBER,
        status: "active",
        legal_name: "FJORDLINJE PRØVEDRIFT AS",
        legal_form_code: "AS",
        legal_form: "Aksjeselskap",
        address: { street: "Eksempelveien 9", postal_code: "5003", city: "BERGEN", country: "NO" },
        start_date: "2012-04-02",
        end_date: null,
        activities: [{ code: "52.292", description: "Skipsmegling", version: "SN" }],
        directors: [
          {
            name: "Kari Eksempel",
            given_name: "Kari",
            family_name: "Eksempel",
            role: "Styrets leder",
            since: null,
            birth_date: "1966-12-24",
          },
        ],
        owners: null,
        last_changed: "2026-01-09",
        source: "brreg",
      },
    });
    expect(answer.evidence).toHaveLength(2);
    expect(paths).toEqual([
      `/enhetsregisteret/api/enheter/${NUMBER}`,
      `/enhetsregisteret/api/enheter/${NUMBER}/roller`,
    ]);
    expect(toolCalls).toMatchObject([{ tool_name: "brreg.lookup", cost_category: "registry" }]);
  });

  it.each([
    [
      { konkurs: true, konkursdato: "2026-03-02" },
      { kind: "insolvency", label: "konkurs", since: "2026-03-02" },
    ],
    [
      { konkurs: true, konkursdato: "" },
      { kind: "insolvency", label: "konkurs" },
    ],
    [{ underAvvikling: true }, { kind: "liquidation", label: "under avvikling" }],
    [
      {
        underTvangsavviklingEllerTvangsopplosning: true,
        tvangsavvikletPgaManglendeSlettingDato: "",
        tvangsopplostPgaManglendeRegnskapDato: "2026-02-03",
      },
      { kind: "liquidation", label: "under tvangsavvikling eller tvangsoppløsning", since: "2026-02-03" },
    ],
    [
      { underTvangsavviklingEllerTvangsopplosning: true },
      { kind: "liquidation", label: "under tvangsavvikling eller tvangsoppløsning" },
    ],
  ])("with %j is still entered, and ending", async (parts, ending) => {
    const read = await entry(parts);
    expect(read.status).toBe("active");
    expect(read.ending).toEqual(ending);
  });

  it("that is deleted has stopped; nobody asks for its roles", async () => {
    const deleted = {
      organisasjonsnummer: NUMBER,
      navn: "SLETTET ENHET AS",
      organisasjonsform: { kode: "AS", beskrivelse: "Aksjeselskap", utgaatt: "2017-07-17" },
      slettedato: "2017-10-20",
    };
    const { answer, paths } = await lookUp(() => json(deleted));
    expect(answer).toMatchObject({ value: { status: "stopped", end_date: "2017-10-20", directors: null } });
    expect(paths).toHaveLength(1);
  });

  it("that was removed has stopped, which the register says of that number only", async () => {
    const gone = (organisasjonsnummer: string) => () => json({ organisasjonsnummer, slettedato: "2019-02-31" }, 410);
    expect((await lookUp(gone(NUMBER))).answer).toMatchObject({
      outcome: "known",
      value: { status: "stopped", end_date: null, legal_name: null, remarks: [expect.stringContaining("removed")] },
    });
    const undisclosed = () => json({ tidspunkt: "2026-01-01", status: 410, feilmelding: "Gone" }, 410);
    expect((await lookUp(undisclosed)).answer).toMatchObject({ outcome: "unknown", reason: "http_error" });
    expect((await lookUp(gone("999900011"))).answer).toMatchObject({ outcome: "unknown", reason: "http_error" });
    expect((await lookUp(() => html("Gone", 410))).answer).toMatchObject({ outcome: "unknown" });
  });

  it("is unknown to the register by its own 404, not by a page", async () => {
    for (const own of [
      () => new Response(null, { status: 404 }),
      () => json({ status: 404, error: "Not Found" }, 404),
    ]) {
      expect((await lookUp(own)).answer).toMatchObject({ outcome: "known", value: { status: "not_found" } });
    }
    expect((await lookUp(() => html("<h1>Not Found</h1>", 404))).answer).toMatchObject({
      outcome: "unknown",
      reason: "http_error",
    });
  });

  it("is not called unknown to the register where its number is an establishment's, or that was not answered", async () => {
    const ask = async (establishment: () => Response) => {
      const server = stubFetch(({ url }) =>
        url.pathname.includes("/underenheter/") ? establishment() : new Response(null, { status: 404 }),
      );
      const settings = { REGISTER_BASE_URLS: `brreg=${freshBaseUrl()}` };
      const { call } = createSourceWorld({ settings, fetch: server.fetch });
      return NORWAY.lookUp(call({ deadline: new Date() }), NUMBER);
    };
    const branch = { organisasjonsnummer: NUMBER, navn: "FJORDLINJE AVD BERGEN", overordnetEnhet: "999900011" };
    expect(await ask(() => json(branch))).toMatchObject({
      outcome: "unknown",
      detail: "the number is that of an establishment of 999900011",
    });
    expect(await ask(() => json({ ...branch, organisasjonsnummer: "999900011" }))).toMatchObject({
      outcome: "unknown",
    });
    expect(await ask(() => html("", 503))).toMatchObject({ outcome: "unknown", reason: "http_error" });
    expect(await ask(() => new Response(null, { status: 404 }))).toMatchObject({
      outcome: "known",
      value: { status: "not_found" },
      evidence: [{}, {}],
    });
  });

  it.each([
    ["of another number", unit({ organisasjonsnummer: "999900011" })],
    ["without a name", unit({ navn: undefined })],
    ["whose bankruptcy is no yes or no", unit({ konkurs: "true" })],
  ])("%s is no answer", async (_case, content) => {
    expect((await lookUp(() => json(content))).answer).toMatchObject({ outcome: "unknown", reason: "parse_error" });
  });

  it("has no address where the register has none", async () => {
    expect((await entry({ forretningsadresse: undefined })).address).toBeNull();
  });
});

describe("roles", () => {
  it("that ended stay listed under either name, and are left out", async () => {
    const ended = [{ avregistrert: true }, { fratraadt: true }, { avregistrert: undefined, fratraadt: "2022-01-01" }];
    expect(await directors(...ended.map((parts) => role("MEDL", "Styremedlem", parts)), CHAIR)).toMatchObject([
      { role: "Styrets leder" },
    ]);
  });

  it("of the dead, of auditors, deputies and contacts are left out", async () => {
    const dead = { person: { ...CHAIR.person, erDoed: true } };
    expect(
      await directors(
        role("MEDL", "Styremedlem", dead),
        role("REVI", "Revisor"),
        role("VARA", "Varamedlem"),
        role("KONT", "Kontaktperson"),
        role("REGN", "Regnskapsfører"),
      ),
    ).toEqual([]);
  });

  it("are held by companies too", async () => {
    const enhet = { organisasjonsnummer: "999900011", navn: ["Rolfsens", "Deltakerorganisasjon AS"], erSlettet: false };
    expect(
      await directors(role("DTPR", "Deltaker med delt ansvar", { person: undefined, enhet, ansvarsandel: "50%" })),
    ).toEqual([
      {
        name: "Rolfsens Deltakerorganisasjon AS",
        role: "Deltaker med delt ansvar",
        since: null,
        registration_number: "999900011",
      },
    ]);
  });

  it("of a bankrupt company are those of the trustee", async () => {
    const ended = { fratraadt: true, avregistrert: true };
    const bostyrer = { navn: "Adv. Nils Eksempel", postadresse: { landkode: "NO" }, erDoed: false };
    expect(
      await directors(role("LEDE", "Styrets leder", ended), role("BOBE", "Bostyrer", { person: undefined, bostyrer })),
    ).toEqual([{ name: "Adv. Nils Eksempel", role: "Bostyrer", since: null }]);
  });

  it("have middle names, and birth dates that exist", async () => {
    const navn = { fornavn: "Ola", mellomnavn: "Nord", etternavn: "Prøvesen" };
    expect(await directors(role("DAGL", "Daglig leder", { person: { fodselsdato: "1983-02-30", navn } }))).toEqual([
      { name: "Ola Nord Prøvesen", given_name: "Ola Nord", family_name: "Prøvesen", role: "Daglig leder", since: null },
    ]);
  });

  it("without a name are a gap", async () => {
    const read = await entry({}, () => json(rolesOf(CHAIR, role("MEDL", "Styremedlem", { person: { navn: null } }))));
    expect(read.directors).toHaveLength(1);
    expect(read.missing).toMatchObject([{ part: "directors", reason: "masked" }]);
  });

  it("that are kept from the public state nothing", async () => {
    expect((await entry({}, () => json({ rollegrupper: [] }))).directors).toBeNull();
  });

  it.each([
    ["down", () => html("", 503), "http_error"],
    ["refused", () => new Response("", { status: 429 }), "rate_limited"],
    ["gone", () => new Response(null, { status: 404 }), "http_error"],
    ["of another form", () => json({ roller: [] }), "parse_error"],
    ["cut off", () => json(JSON.stringify(rolesOf(CHAIR)).slice(0, 200)), "parse_error"],
  ])("that are %s are missing from an entry that is known", async (_case, answer, reason) => {
    const read = await entry({}, answer);
    expect(read).toMatchObject({ status: "active", directors: null, missing: [{ part: "directors", reason }] });
  });
});
