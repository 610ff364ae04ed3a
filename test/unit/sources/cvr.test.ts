import { describe, expect, it } from "vitest";
import { companyRegisterOf } from "../../../src/sources/index.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, json, type StubRequest, stubFetch } from "../../support/sources/stub-fetch.ts";

const NUMBER = "99900016";
const DENMARK = companyRegisterOf("DK")!;

const always = { virkningFra: "2012-04-02T00:00:00.000000Z", virkningTil: null, registreringTil: null };
const unit = (parts: object = {}) => ({
  ...always,
  id: "4001142075",
  CVRNummer: Number(NUMBER),
  status: "aktiv",
  virksomhedStartdato: "2012-04-02",
  virksomhedOphoersdato: null,
  registreringFra: "2026-01-15T08:00:00.000000Z",
  ...parts,
});
const ROWS: Readonly<Record<string, readonly object[]>> = {
  CVR_Navn: [
    { ...always, vaerdi: "Gammelt Navn ApS", sekvens: 0, virkningTil: "2015-01-01T00:00:00Z" },
    { ...always, vaerdi: "Binavn ApS", sekvens: 1 },
    { ...always, vaerdi: "Eksempel ApS", sekvens: 0 },
    { ...always, vaerdi: "Fejl ApS", sekvens: 0, registreringTil: "2013-01-01T00:00:00Z" },
  ],
  CVR_Virksomhedsform: [{ ...always, vaerdi: 80, vaerdiTekst: "Anpartsselskab" }],
  CVR_Branche: [{ ...always, vaerdi: "702200", vaerdiTekst: "Virksomhedsrådgivning", sekvens: 0 }],
  CVR_Adressering: [
    { ...always, AdresseringAnvendelse: "POSTADRESSE", CVRAdresse_vejnavn: "Postgade" },
    {
      ...always,
      AdresseringAnvendelse: "BELIGGENHEDSADRESSE",
      CVRAdresse_vejnavn: "Prøvevej",
      CVRAdresse_husnummerFra: "3",
      CVRAdresse_postnummer: 2100,
      CVRAdresse_postdistrikt: "København Ø",
      CVRAdresse_landekode: "DK",
    },
  ],
};
const rootOf = ({ body }: StubRequest) => /\{ (CVR_\w+)\(/.exec((JSON.parse(body) as { query: string }).query)![1]!;
const rows = (root: string, nodes: readonly object[]) => json({ data: { [root]: { nodes } } });

async function ask(units: readonly object[], answer?: (root: string) => Response | undefined) {
  const server = stubFetch((request) => {
    const root = rootOf(request);
    return answer?.(root) ?? rows(root, root === "CVR_Virksomhed" ? units : ROWS[root]!);
  });
  const settings = { REGISTER_BASE_URLS: `cvr=${freshBaseUrl()}/CVR/v2`, REGISTER_API_KEYS: '{"cvr":"secret-key"}' };
  const { call, objects } = createSourceWorld({ settings, fetch: server.fetch });
  return { answer: await DENMARK.lookUp(call({ deadline: new Date() }), NUMBER), server, objects };
}

describe("the Danish register", () => {
  it("gives what applies now, and no persons", async () => {
    const { answer, server } = await ask([unit()]);
    expect(answer).toMatchObject({
      outcome: "known",
      value: {
        country: "DK",
        number: NUMBER,
        status: "active",
        legal_name: "Eksempel ApS",
        commercial_names: ["Binavn ApS"],
        legal_form: "Anpartsselskab",
        legal_form_code: "80",
        address: { street: "Prøvevej 3", postal_code: "2100", city: "København Ø", country: "DK" },
        activities: [{ code: "702200" }],
        start_date: "2012-04-02",
        last_changed: "2026-01-15",
        directors: null,
        owners: null,
      },
    });
    expect(answer.evidence).toHaveLength(5);
    // The service takes one root field in a request.
    expect(server.requests.map(({ body }) => body.match(/CVR_\w+\(/g)).every((roots) => roots?.length === 1)).toBe(
      true,
    );
  });

  it("sends the key in the address, and records it nowhere", async () => {
    const { answer, server, objects } = await ask([unit()]);
    expect(server.requests.every(({ url }) => url.searchParams.get("apiKey") === "secret-key")).toBe(true);
    expect(JSON.stringify(answer)).not.toContain("secret-key");
    expect(JSON.stringify([...objects.keys()])).not.toContain("secret-key");
  });

  it.each([
    ["ophørt", "stopped", undefined],
    ["OPLØST_EFTER_KONKURS", "stopped", undefined],
    ["TVANGSOPLØST", "stopped", undefined],
    ["UNDER_KONKURS", "active", "insolvency"],
    ["under rekonstruktion", "active", "insolvency"],
    ["UNDER FRIVILLIG LIKVIDATION", "active", "liquidation"],
    ["UNDER_TVANGSOPLOSNING", "active", "liquidation"],
    ["Normal", "active", undefined],
  ] as const)("knows the state %s", async (status, expected, ending) => {
    const { answer } = await ask([unit({ status })]);
    const value = answer.outcome === "known" ? answer.value : null;
    expect([value?.status, value?.ending?.kind]).toEqual([expected, ending]);
  });

  it("takes the last row of a company that ended, and its day", async () => {
    const ended = { virkningTil: "2024-11-30T00:00:00Z", status: "ophørt", virksomhedOphoersdato: "2024-11-30" };
    const before = { virkningFra: "2010-01-01T00:00:00Z", virkningTil: "2012-04-01T00:00:00Z" };
    const { answer } = await ask([unit(before), unit(ended)]);
    expect(answer).toMatchObject({ value: { status: "stopped", end_date: "2024-11-30" } });
  });

  it("says of an unknown number that it is not found, in one request", async () => {
    const { answer, server } = await ask([]);
    expect(answer).toMatchObject({ outcome: "known", value: { status: "not_found" } });
    expect(server.requests).toHaveLength(1);
  });

  it("names the part that failed", async () => {
    const { answer } = await ask([unit()], (root) => (root === "CVR_Adressering" ? json({}, 503) : undefined));
    expect(answer).toMatchObject({
      value: { legal_name: "Eksempel ApS", address: null, missing: [{ part: "address", reason: "http_error" }] },
    });
  });

  it.each([
    ["a state that is not known", [unit({ status: "noget nyt" })]],
    ["another number", [unit({ CVRNummer: 24256790 })]],
  ])("has no answer with %s", async (_case, units) => {
    expect((await ask(units)).answer).toMatchObject({ outcome: "unknown", reason: "parse_error" });
  });

  it("has no answer where the service answers with errors", async () => {
    const errors = () => json({ errors: [{ message: "DAF-AUTH" }], data: null });
    expect((await ask([], errors)).answer).toMatchObject({ outcome: "unknown", reason: "parse_error" });
  });

  it.each([
    ["DK 24 25 67 90", "24256790"],
    [NUMBER, NUMBER],
    ["24256791", null],
    ["0", null],
  ])("reads the number %s", (given, number) => {
    expect(DENMARK.normaliseNumber(given)).toBe(number);
  });

  it("has a sample", async () => {
    const { call } = createSourceWorld();
    expect(await DENMARK.lookUp(call(), NUMBER)).toMatchObject({
      value: { status: "active", legal_name: "Øresund Eksempel ApS", address: { street: "Prøvevej 3" } },
    });
    expect(await DENMARK.lookUp(call(), "24256790")).toMatchObject({ value: { status: "not_found" } });
  });
});
