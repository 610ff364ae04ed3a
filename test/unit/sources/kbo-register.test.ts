import { describe, expect, it } from "vitest";
import { classifySituation, lookUpEnterprise } from "../../../src/sources/index.ts";
import { createMemoryD1 } from "../../support/sources/memory-d1.ts";
import { REGISTER_ROWS } from "../../support/sources/register-rows.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, html, stubFetch } from "../../support/sources/stub-fetch.ts";

const VENECO = "0200065765";
const ABSENT = "0403449823";

async function createRegister(...statements: string[]): Promise<D1Database> {
  const registry = createMemoryD1("migrations/registry");
  for (const statement of [...REGISTER_ROWS, ...statements]) await registry.prepare(statement).run();
  return registry;
}
const page = (rows: string, functions = "") =>
  `<div id="table"><table><tr><td class="I"><h2>Algemeen</h2></td></tr><tr><td>Ondernemingsnummer:</td><td>0200.065.765</td></tr>${rows}${functions}</table></div>`;
const ACTIVE = "<tr><td>Status:</td><td>Actief</td></tr>";
const FUNCTIONS =
  '<tr><td class="I"><h2>Functies</h2></td></tr><tr><td>Bestuurder</td><td>Peeters , Jan</td><td>Sinds 1 mei 2020</td></tr>';

describe("the imported register", () => {
  it("returns an enterprise with names, seat, situation and activities, main ones first", async () => {
    const { call } = createSourceWorld({ registry: await createRegister() });
    const answer = await lookUpEnterprise(call(), VENECO);
    expect(answer).toMatchObject({
      outcome: "known",
      value: {
        status: "active",
        juridical_situation: "000",
        legal_name: "Intergemeentelijke Vereniging Veneco",
        other_names: ["Association intercommunale Veneco", "Veneco"],
        legal_form_code: "416",
        address: { street: "Panhuisstraat 1", postal_code: "9070", city: "Destelbergen", country: "BE" },
        start_date: "1960-08-09",
        directors: null,
        website: "www.veneco.example",
        source: "kbo_open_data",
      },
    });
    expect(answer.outcome === "known" && answer.value.activities).toEqual([
      { code: "84130", description: "Regulering van het bedrijfsleven", version: "2025" },
      { code: "68121", description: "", version: "2025" },
      { code: "41101", description: "Ontwikkeling van residentiële bouwprojecten", version: "2008" },
    ]);
    expect(answer.evidence[0]?.source_url).toBe(`kbo-open-data:136/enterprise/${VENECO}`);
  });

  it("prefers the legal form of the companies code, and does not treat a liquidation as a bankruptcy", async () => {
    const { call } = createSourceWorld({ registry: await createRegister() });
    const answer = await lookUpEnterprise(call(), "0200245711");
    expect(answer).toMatchObject({ value: { legal_form_code: "706", legal_form: "Coöperatieve vennootschap" } });
    expect(answer.outcome === "known" && classifySituation(answer.value)).toBe("dissolution_pending");
  });

  it("recognises a foreign seat", async () => {
    const { call } = createSourceWorld({ registry: await createRegister() });
    expect(await lookUpEnterprise(call(), "0400051358")).toMatchObject({ value: { address: { country: "DE" } } });
  });

  it("makes an absent number 'not found', never inactive", async () => {
    const { call } = createSourceWorld({ registry: await createRegister(), settings: { BELGIAN_MOCK_MODE: "off" } });
    const answer = await lookUpEnterprise(call(), ABSENT);
    expect(answer).toMatchObject({ outcome: "known", value: { status: "not_found", legal_name: null } });
    expect(answer.evidence).toHaveLength(1);
  });

  it("is unknown for an absent number during an import and before the first", async () => {
    const settings = { BELGIAN_MOCK_MODE: "off" };
    const importing = await createRegister(
      "UPDATE register_meta SET value = 'importing' WHERE variable = 'ImportState'",
    );
    for (const registry of [importing, createMemoryD1("migrations/registry")]) {
      const { call } = createSourceWorld({ registry, settings });
      expect(await lookUpEnterprise(call(), ABSENT)).toMatchObject({ outcome: "unknown", reason: "not_configured" });
    }
  });

  it("is used after the sample companies in mock mode", async () => {
    const { call } = createSourceWorld({ registry: await createRegister() });
    expect(await lookUpEnterprise(call(), "0999900150")).toMatchObject({ value: { source: "kbo_public_search" } });
    expect(await lookUpEnterprise(call(), VENECO)).toMatchObject({ value: { source: "kbo_open_data" } });
    expect(await lookUpEnterprise(call(), ABSENT)).toMatchObject({ value: { status: "not_found" } });
  });

  it.each(["0999900150", VENECO, ABSENT])("refers to every stored response on %s", async (number) => {
    const { call, objects } = createSourceWorld({ registry: await createRegister() });
    const { evidence } = await lookUpEnterprise(call(), number);
    expect(new Set(evidence.map(({ key }) => key))).toEqual(new Set(objects.keys()));
  });
});

describe("the imported register beside the live page", () => {
  const lookUp = async (answer: () => Response, number = VENECO) => {
    const settings = { KBO_BASE_URL: freshBaseUrl() };
    const server = stubFetch(answer);
    const world = createSourceWorld({ registry: await createRegister(), settings, fetch: server.fetch });
    return lookUpEnterprise(world.call({ deadline: new Date() }), number);
  };

  it("uses the page, and completes missing parts", async () => {
    const answer = await lookUp(() => html(page(ACTIVE, FUNCTIONS)));
    expect(answer).toMatchObject({
      outcome: "known",
      value: {
        directors: [{ name: "Jan Peeters", since: "2020-05-01" }],
        address: { city: "Destelbergen" },
        source: "kbo_public_search",
      },
    });
    expect(answer.evidence).toHaveLength(2);
  });

  it("takes from the page that an enterprise has stopped", async () => {
    const answer = await lookUp(() => html(page("<tr><td>Status:</td><td>Stopgezet</td></tr>", FUNCTIONS)));
    expect(answer).toMatchObject({ outcome: "known", value: { status: "stopped" } });
  });

  it("keeps its facts when the page requires a captcha, with unknown directors", async () => {
    const answer = await lookUp(() => html('<input name="j_captcha_response">'));
    expect(answer).toMatchObject({
      outcome: "known",
      value: { status: "active", legal_name: "Intergemeentelijke Vereniging Veneco", directors: null },
    });
    expect(answer.outcome === "known" && answer.value.missing).toContainEqual({
      part: "directors",
      reason: "captcha",
      detail: "the register requires a captcha",
    });
  });

  it("is unknown for an absent number when the page fails", async () => {
    expect(await lookUp(() => html("", 503), ABSENT)).toMatchObject({ outcome: "unknown", reason: "http_error" });
  });

  it("does not combine sample owners with live facts", async () => {
    const answer = await lookUp(() => html(page(ACTIVE, FUNCTIONS)));
    expect(answer).toMatchObject({ value: { owners: null } });
    expect(answer.outcome === "known" && answer.value.missing?.map((gap) => gap.part)).toEqual(["owners"]);
  });
});
