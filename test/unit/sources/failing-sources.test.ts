import fc from "fast-check";
import { loadMediaModel } from "../../../src/sources/adverse-media/judge/load-model.ts";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  checkDebt,
  checkVat,
  companyRegisterOf,
  COVERED_COUNTRIES,
  findAccounts,
  findActs,
  findCompanyData,
  findFundingData,
  findLeiRecord,
  findParticipant,
  lookUpEnterprise,
  searchAdverseMedia,
} from "../../../src/sources/index.ts";
import { REGISTER_SOURCES, type RegisterSource } from "../../../src/platform/register-setting.ts";
import { FOREIGN_COMPANIES } from "../../../src/sources/samples/foreign-companies.ts";
import type { Answer, SourceCall } from "../../../src/sources/types.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { FAILURES, freshBaseUrl, html, stubFetch } from "../../support/sources/stub-fetch.ts";

const NUMBER = "0202239951";
const COMPANY = { name: "Proximus", registrationNumber: NUMBER, country: "BE" };

type Client = { readonly ask: (call: SourceCall) => Promise<Answer<unknown>> } & (
  | { readonly setting: string }
  | { readonly register: RegisterSource }
);

const CLIENTS: Readonly<Record<string, Client>> = {
  "the company register": { setting: "KBO_BASE_URL", ask: (call) => lookUpEnterprise(call, NUMBER) },
  "the VAT system": {
    setting: "VIES_BASE_URL",
    ask: (call) => checkVat(call, { countryCode: "BE", vatNumber: NUMBER }),
  },
  "the Peppol directory": { setting: "PEPPOL_DIRECTORY_BASE_URL", ask: (call) => findParticipant(call, NUMBER) },
  "the debt page": { setting: "DEBT_CHECK_BASE_URL", ask: (call) => checkDebt(call, NUMBER) },
  "the news search": {
    setting: "ADVERSE_MEDIA_BASE_URL",
    ask: (call) => searchAdverseMedia(call, { names: ["Jan Peeters"], companyName: "Proximus" }),
  },
  "GLEIF by LEI": { register: "gleif", ask: (call) => findLeiRecord(call, { lei: "9845DOSSIERSAMP00146" }) },
  "GLEIF by number": { register: "gleif", ask: (call) => findLeiRecord(call, { country: "BE", number: NUMBER }) },
  "the company-data provider": { setting: "COMPANYDATA_BASE_URL", ask: (call) => findCompanyData(call, COMPANY) },
  "the Official Gazette": { register: "gazette", ask: (call) => findActs(call, NUMBER) },
  "the Central Balance Sheet Office": { register: "nbb", ask: (call) => findAccounts(call, NUMBER) },
  "the funding-data provider": { setting: "FUNDINGDATA_BASE_URL", ask: (call) => findFundingData(call, COMPANY) },
};
const REGISTER_CLIENTS = COVERED_COUNTRIES.filter((country) => country !== "BE").map((country) => {
  const register = companyRegisterOf(country)!;
  const { number } = FOREIGN_COMPANIES.find((company) => company.country === country)!;
  const client: Client = {
    register: register.source as RegisterSource,
    ask: (call) => register.lookUp(call, register.normaliseNumber(number)!),
  };
  return [`the register of ${country}`, client] as const;
});
const KEYS = {
  ADVERSE_MEDIA_API_KEY: "k",
  COMPANYDATA_API_KEY: "k",
  FUNDINGDATA_API_KEY: "k",
  REGISTER_API_KEYS: JSON.stringify(Object.fromEntries(REGISTER_SOURCES.map((name) => [name, "k"]))),
};

const addressOf = (client: Client): Record<string, string> =>
  "setting" in client
    ? { [client.setting]: freshBaseUrl() }
    : { REGISTER_BASE_URLS: `${client.register}=${freshBaseUrl()}` };

const worldOf = (client: Client, fetchStub: typeof fetch) =>
  createSourceWorld({ settings: { ...KEYS, ...addressOf(client) }, fetch: fetchStub });

// Read once an isolate, which takes longer on a busy machine than the time that these calls have.
beforeAll(async () => {
  const { call } = createSourceWorld({ settings: KEYS });
  await loadMediaModel(call().ctx.env);
});

describe.each([...Object.entries(CLIENTS), ...REGISTER_CLIENTS])("%s", (_name, client) => {
  it.each(Object.entries(FAILURES))("turns %s into an unknown answer", async (_failure, { answer, reason }) => {
    const { call, toolCalls } = worldOf(client, stubFetch(answer).fetch);
    const result = await client.ask(call({ signal: AbortSignal.timeout(150), deadline: new Date() }));
    expect(result).toMatchObject({ outcome: "unknown", reason });
    expect(toolCalls).toMatchObject([{ success: false, error_type: reason }]);
  });

  it("returns the source's Retry-After", async () => {
    const { call } = worldOf(client, stubFetch(FAILURES["status 429"]!.answer).fetch);
    expect(await client.ask(call())).toMatchObject({ outcome: "unknown", retryAfterSeconds: 90 });
  });

  it("never derives a statement from random text of any status", async () => {
    const anyAnswer = fc.record({
      body: fc.oneof(
        fc.string(),
        fc.json(),
        fc.constantFrom("[]", "{}", "true", "false", "0", '""', '{"valid":"true"}'),
      ),
      status: fc.constantFrom(200, 201, 204, 301, 400, 401, 403, 405, 418, 500, 503),
      type: fc.constantFrom("application/json", "text/html", "text/plain; charset=utf-16", "x"),
    });
    await fc.assert(
      fc.asyncProperty(anyAnswer, async ({ body, status, type }) => {
        const bodyOrNone = status === 204 ? null : body;
        const server = stubFetch(() => new Response(bodyOrNone, { status, headers: { "content-type": type } }));
        const { call } = worldOf(client, server.fetch);
        // The wait before a second try is not what this is about.
        const result = await client.ask(call({ deadline: new Date() }));
        expect(result.outcome).toBe("unknown");
      }),
      { numRuns: 15 },
    );
  });

  it("ends at its deadline when the source hangs", { timeout: 60_000 }, async () => {
    // The time limit of an attempt would end it too, later.
    const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(new AbortController().signal);
    onTestFinished(() => limit.mockRestore());
    const deadline = new AbortController();
    const hang = () => {
      deadline.abort();
      return new Promise<Response>(() => {});
    };
    const { call } = worldOf(client, stubFetch(hang).fetch);
    expect((await client.ask(call({ signal: deadline.signal }))).outcome).toBe("unknown");
  });

  it("is off and sends no request without configuration", async () => {
    const server = stubFetch(() => html("x"));
    const settings = { BELGIAN_MOCK_MODE: "off", PROXYVENDOR_MOCK_MODE: "off", ...KEYS };
    const { call } = createSourceWorld({ settings, fetch: server.fetch });
    expect(await client.ask(call())).toMatchObject({ outcome: "unknown", reason: "not_configured" });
    expect(server.requests).toEqual([]);
  });
});

describe("a captcha", () => {
  const PAGE = '<html><body><form><input name="j_captcha_response"></form></body></html>';

  it.each([
    ["the company register", CLIENTS["the company register"]!],
    ["the debt page", CLIENTS["the debt page"]!],
    ["the Official Gazette", CLIENTS["the Official Gazette"]!],
  ])("from %s is named as such", async (_name, client) => {
    const { call } = worldOf(client, stubFetch(() => html(PAGE)).fetch);
    expect(await client.ask(call())).toMatchObject({ outcome: "unknown", reason: "captcha" });
  });
});

describe("a commercial provider", () => {
  it.each(["the news search", "the company-data provider", "the funding-data provider"])(
    "is off without its key: %s",
    async (name) => {
      const client = CLIENTS[name]!;
      const server = stubFetch(() => html("x"));
      const { call } = createSourceWorld({ settings: addressOf(client), fetch: server.fetch });
      expect(await client.ask(call())).toMatchObject({ outcome: "unknown", reason: "not_configured" });
      expect(server.requests).toEqual([]);
    },
  );
});
