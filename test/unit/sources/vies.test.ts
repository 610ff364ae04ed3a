import { describe, expect, it } from "vitest";
import { checkVat, normaliseVatNumber } from "../../../src/sources/index.ts";
import { parseVies } from "../../../src/sources/vies/parse.ts";
import { rawAnswer } from "../../support/sources/raw-answer.ts";
import { hasSharedData, readSharedJson } from "../../support/sources/shared-data.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, json, stubFetch } from "../../support/sources/stub-fetch.ts";

const ASKED = { countryCode: "BE", vatNumber: "0244142664" };
const parse = (answer: unknown, status = 200) => parseVies(rawAnswer(JSON.stringify(answer), { status }), ASKED);

interface Sample {
  readonly name: string;
  readonly response: { readonly vatNumber?: string } & Record<string, unknown>;
}

describe.skipIf(!hasSharedData)("real answers of the VAT system", () => {
  const samples = () => [
    ...readSharedJson<Sample[]>("vies/check-vat-number.samples.json"),
    ...readSharedJson<Sample[]>("vies/ms-vat-get.samples.json"),
  ];

  it("are read as valid, invalid or unknown", () => {
    const outcomes = samples().map(({ response }) => {
      const asked = { countryCode: "BE", vatNumber: response.vatNumber ?? ASKED.vatNumber };
      const reading = parseVies(rawAnswer(JSON.stringify(response)), asked);
      return "unknown" in reading ? reading.unknown : reading.known.valid;
    });
    expect(outcomes).toEqual([true, false, "http_error", "rate_limited", "http_error", true, false, "http_error"]);
  });

  it("are never read as invalid for an error code of the test service", () => {
    const { outcome_map: map } = readSharedJson<{ outcome_map: Record<string, string[]> }>("vies/test-service.json");
    const words = [...map["caller_error"]!, ...map["no_answer_retry"]!, ...map["no_answer_blocked"]!];
    expect(words).toHaveLength(11);
    for (const error of words) {
      expect(parse({ ...ASKED, isValid: false, userError: error }), error).toHaveProperty("unknown");
      expect(parse({ actionSucceed: false, errorWrappers: [{ error }] }), error).toHaveProperty("unknown");
      expect(parse({ ...ASKED, valid: false, errorWrappers: [{ error }] }, 500), error).toHaveProperty("unknown");
    }
  });
});

describe("a response of VIES", () => {
  it("has name and address, and null for what a member state withholds", () => {
    const valid = parse({ ...ASKED, valid: true, name: "NV OR X", address: "Street 1\n1000 Brussel" });
    expect(valid).toMatchObject({ known: { valid: true, name: "NV OR X", address: "Street 1\n1000 Brussel" } });
    expect(parse({ ...ASKED, valid: true, name: "---", address: "---" })).toMatchObject({
      known: { valid: true, name: null, address: null },
    });
  });

  it.each([
    ["an error that is new to us", { ...ASKED, isValid: false, userError: "SOMETHING_NEW" }],
    ["an error beside valid", { ...ASKED, isValid: true, userError: "MS_UNAVAILABLE" }],
    ["valid and invalid at once", { ...ASKED, isValid: true, userError: "INVALID" }],
    ["two flags that differ", { ...ASKED, isValid: true, valid: false }],
    ["no flag", { ...ASKED, userError: "VALID" }],
    ["a flag that is text", { ...ASKED, valid: "false" }],
    ["another number", { ...ASKED, vatNumber: "0202239951", valid: false }],
    ["another country", { ...ASKED, countryCode: "NL", valid: false }],
    ["a failed action without a word", { actionSucceed: false }],
  ])("with %s is no answer", (_case, answer) => {
    expect(parse(answer)).toHaveProperty("unknown");
  });

  it("with an HTTP error is unknown", () => {
    for (const status of [400, 403, 429, 500, 503])
      expect(parse({ ...ASKED, valid: false }, status)).toHaveProperty("unknown");
  });
});

describe("the VIES client", () => {
  it("posts the number, and uses GET if POST is not supported", async () => {
    const server = stubFetch(({ method }) =>
      method === "POST"
        ? json({}, 405)
        : json({ ...ASKED, isValid: true, userError: "VALID", name: "X", address: "Y" }),
    );
    const { call } = createSourceWorld({ settings: { VIES_BASE_URL: freshBaseUrl() }, fetch: server.fetch });
    const answer = await checkVat(call(), { countryCode: "be", vatNumber: "BE 0244.142.664" });
    expect(answer).toMatchObject({ outcome: "known", value: { valid: true, name: "X" } });
    expect(server.requests.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      "POST /check-vat-number",
      "GET /ms/BE/vat/0244142664",
    ]);
    expect(JSON.parse(server.requests[0]!.body)).toEqual(ASKED);
    expect(answer.evidence).toHaveLength(2);
  });

  it("retries once after too many concurrent requests", async () => {
    const busy = { actionSucceed: false, errorWrappers: [{ error: "MS_MAX_CONCURRENT_REQ" }] };
    const server = stubFetch((_, index) => json(index === 0 ? busy : { ...ASKED, valid: false }));
    const { call } = createSourceWorld({ settings: { VIES_BASE_URL: freshBaseUrl() }, fetch: server.fetch });
    expect(await checkVat(call(), ASKED)).toMatchObject({ outcome: "known", value: { valid: false } });
  });

  it.each([
    [
      { countryCode: "be", vatNumber: "be 0202.239.951" },
      { countryCode: "BE", vatNumber: "0202239951" },
    ],
    [
      { countryCode: "BE", vatNumber: "202239951" },
      { countryCode: "BE", vatNumber: "0202239951" },
    ],
    [
      { countryCode: "GR", vatNumber: "EL123456789" },
      { countryCode: "EL", vatNumber: "123456789" },
    ],
    [
      { countryCode: "NL", vatNumber: "NL123456789B01" },
      { countryCode: "NL", vatNumber: "123456789B01" },
    ],
  ])("reads %j as one number", (given, expected) => {
    expect(normaliseVatNumber(given)).toEqual(expected);
  });
});
