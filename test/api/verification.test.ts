import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { SAMPLE_COMPANIES } from "../../src/sources/sample-companies.ts";
import { send } from "../support/api.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { Partner } from "../support/partners.ts";

const partner = new Partner();
const CLEAN = "0999900150";

/** Decisions, section 2: the scenarios that a verification sees; every other sample company is clean. */
const FLAGGED: Readonly<Record<string, readonly [status: string, ...flags: string[]]>> = {
  "0999900249": ["FAIL", "BANKRUPTCY_DETECTED"],
  "0999900348": ["FAIL", "ENTITY_INACTIVE"],
  "0999900447": ["FAIL", "VAT_INVALID"],
  "0999900546": ["FAIL", "SOCIAL_DEBT_DETECTED", "TAX_DEBT_DETECTED"],
  "0999900645": ["FLAG", "NAME_MISMATCH"],
  "0999900744": ["FLAG", "NO_PEPPOL_REGISTRATION"],
  "0999900843": ["FLAG", "RECENT_INCORPORATION"],
  "0999901140": ["FLAG", "INHOUDINGSPLICHT_UNAVAILABLE"],
  "0999902031": ["FLAG", "PEPPOL_UNAVAILABLE"],
  "0999902130": ["FLAG", "ADDRESS_MISMATCH"],
  "0999902229": ["FLAG", "DISSOLUTION_PENDING"],
  "0999905197": ["FLAG", "DISSOLUTION_PENDING"],
};
const DOWN = "0999901239";
/** The bankrupt half of the phoenix pair. */
const PHOENIX = "0999901536";

describe("the sample companies", () => {
  it.each(Object.entries(FLAGGED))("%s gives %j", async (number, [status, ...flags]) => {
    const { body } = await partner.verify({ enterprise_number: number });
    expect([body.result.status, ...body.result.risk_flags]).toEqual([status, ...flags]);
  });

  it("are clean where no scenario says otherwise", async () => {
    const clean = SAMPLE_COMPANIES.filter(({ number }) => !(number in FLAGGED) && ![DOWN, PHOENIX].includes(number));
    expect(clean.length).toBeGreaterThan(15);
    for (const { number } of clean) {
      const { body } = await partner.verify({ enterprise_number: number });
      expect([number, body.result.status, body.result.risk_flags]).toEqual([number, "PASS", []]);
    }
  });

  it("include one of which the registry is down: 503, with which source and when to come back", async () => {
    const { status, headers, body } = await partner.verify({ enterprise_number: DOWN });
    expect([status, body.code, body.source]).toEqual([503, "source_unavailable", "kbo"]);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it("include one that went bankrupt before another rose", async () => {
    const { body } = await partner.verify({ enterprise_number: PHOENIX });
    expect(body.result.status).toBe("FAIL");
    expect(body.result.risk_flags).toContain("BANKRUPTCY_DETECTED");
  });
});

describe("a verification", () => {
  it("says what each source said, with the hash of its answer", async () => {
    const { status, body } = await partner.verify({ vat_number: `BE${CLEAN}` });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      input: { enterprise_number: CLEAN, vat_number: `BE${CLEAN}` },
      result: { status: "PASS", confidence: 1, risk_flags: [], flag_details: [] },
      checks: {
        kbo_registry: {
          status: "active",
          legal_name: "Bakkerij De Linde",
          registered_address: { street: "Ridderstraat 48", postal_code: "3000", city: "Leuven", country: "BE" },
          start_date: "2011-03-14",
          bankruptcy: false,
          directors: ["Katrien Vermeulen", "Joris Claes"],
          outcome: "confirmed",
          reason: null,
        },
        vies_validation: { valid: true, name: "BV Bakkerij De Linde", outcome: "confirmed" },
        entity_status: { active: true, bankruptcy: false, dissolution: false },
        peppol_directory: { registered: true, peppol_id: `0208:${CLEAN}`, outcome: "confirmed" },
        name_consistency: { kbo_name: "Bakkerij De Linde", match_score: 1, flag: null },
        address_consistency: { flag: null, outcome: "confirmed" },
        inhoudingsplicht: { debt_free_social: true, debt_free_tax: true, outcome: "confirmed" },
      },
      eui_coverage: {
        legal_identifier: "VERIFIED",
        legal_name: "VERIFIED",
        legal_address: "VERIFIED",
        peppol_identifiers: "VERIFIED",
        send_receive_capability: "VERIFIED",
        contact_information: "NOT_IN_SCOPE",
        proof_of_ownership: "NOT_IN_SCOPE",
        intermediary_info: "NOT_IN_SCOPE",
        sanctions_screening: "NOT_IN_SCOPE",
      },
      sample: true,
    });
    const { checks } = body;
    const [oldest] = Object.values<any>(checks)
      .map(({ collected_at }) => collected_at)
      .sort();
    expect(Date.parse(body.valid_until) - Date.parse(oldest)).toBe(24 * 3_600_000);
    expect(oldest <= body.timestamp).toBe(true);
    const evidence = await partner.evidence(body.verification_id);
    const hashes = evidence.body.evidence.map((item: { data_hash: string }) => item.data_hash);
    for (const check of ["kbo_registry", "vies_validation", "peppol_directory", "inhoudingsplicht"]) {
      expect(hashes).toContain(checks[check].evidence_hash);
    }
  });

  it("calls a number that the registry does not hold not found, and never inactive", async () => {
    const { body } = await partner.verify({ enterprise_number: "0403449823" });
    expect(body.checks.kbo_registry).toMatchObject({ status: "not_found", outcome: "contradicted", directors: null });
    expect(body.checks.entity_status).toMatchObject({ active: null, bankruptcy: null, dissolution: null });
    expect(body.result.risk_flags).toContain("ENTITY_NOT_FOUND");
    expect(body.result.risk_flags).not.toContain("ENTITY_INACTIVE");
    expect(body.eui_coverage.legal_identifier).toBe("NOT_VERIFIED");
  });

  it("reports no debt status where the page cannot be read", async () => {
    const { body } = await partner.verify({ enterprise_number: "0999901140" });
    const check = { debt_free_social: null, debt_free_tax: null, outcome: "unknown" };
    expect(body.checks.inhoudingsplicht).toMatchObject(check);
    expect(body.result.confidence).toBeLessThan(1);
    const down = await partner.verify({ enterprise_number: "0999902031" });
    expect(down.body.checks.peppol_directory).toMatchObject({ registered: null, outcome: "unknown" });
    expect(down.body.eui_coverage.peppol_identifiers).toBe("UNKNOWN");
  });

  it("is carried out once under an idempotency key", async () => {
    const key = { headers: { "Idempotency-Key": "k-1" } };
    const first = await partner.verify({ enterprise_number: CLEAN }, key);
    const again = await partner.verify({ enterprise_number: CLEAN }, key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
  });

  it("is carried out once under an idempotency key, whichever of the partner's keys it comes with", async () => {
    const headers = { headers: { "Idempotency-Key": "k-2" } };
    const first = await partner.verify({ enterprise_number: CLEAN }, headers);
    const { tenant, requestorId } = partner;
    const successor = new Partner({ tenant, requestorId });
    const again = await successor.verify({ enterprise_number: CLEAN }, headers);
    expect([again.body, again.headers.get("Idempotent-Replayed")]).toEqual([first.body, "true"]);
    const other = new Partner({ tenant, requestorId: "other" });
    expect((await other.verify({ enterprise_number: CLEAN }, headers)).headers.get("Idempotent-Replayed")).toBeNull();
  });

  it("is not carried out again after an upgrade from a release that knew a partner by its key", async () => {
    const former = new Partner();
    const headers = { headers: { "Idempotency-Key": "k-3" } };
    const first = await former.verify({ enterprise_number: CLEAN }, headers);
    await env.DB.prepare("UPDATE idempotency_keys SET caller_id = ? WHERE tenant_id = ?")
      .bind(`partner:${sha256Hex(former.key)}`, former.tenant)
      .run();
    const again = await former.verify({ enterprise_number: CLEAN }, headers);
    expect([again.body, again.headers.get("Idempotent-Replayed")]).toEqual([first.body, "true"]);
    const rows = "SELECT COUNT(*) AS n FROM idempotency_keys WHERE tenant_id = ?";
    expect(await env.DB.prepare(rows).bind(former.tenant).first("n")).toBe(1);
  });
});

describe("identifiers", () => {
  it.each([
    ["neither number", {}],
    ["nine digits", { enterprise_number: "999900150" }],
    ["dots", { enterprise_number: "0999.900.150" }],
    ["a first digit of 2", { enterprise_number: "2000000339" }],
    ["wrong check digits", { enterprise_number: "0999900151" }],
    ["a number, not a string", { enterprise_number: 999900150 }],
    ["no string at all", { enterprise_number: null }],
    ["a VAT number without BE", { vat_number: CLEAN }],
    ["another country's VAT number", { vat_number: `NL${CLEAN}` }],
    ["lower case", { vat_number: `be${CLEAN}` }],
    ["a VAT number with wrong check digits", { vat_number: "BE0999900151" }],
    ["two numbers that are not one", { enterprise_number: CLEAN, vat_number: "BE0999900249" }],
  ])("with %s are refused with 400", async (_, body) => {
    const answer = await partner.verify(body);
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_input"]);
    expect(answer.body.errors[0].path).toMatch(/number$/);
  });

  it.each([
    "http://partner.example/hook",
    "https://127.0.0.1/hook",
    "https://localhost/hook",
    "https://[::ffff:10.0.0.1]/hook",
    "https://0x7f.1/hook",
    "https://169.254.169.254/latest/meta-data",
    "https://user:pass@partner.example/hook",
    "https://partner.example:8080/hook",
    "not a url",
    "",
    7,
  ])("with the callback %j are refused with 400", async (callback_url) => {
    const answer = await partner.verify({ enterprise_number: CLEAN, callback_url });
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_input"]);
    expect(answer.body.errors[0].path).toBe("callback_url");
  });
});

describe("a request", () => {
  it.each([
    ["without a requestor_id", { requestor_id: undefined }, "validation_failed"],
    ["with an empty requestor_id", { requestor_id: " " }, "validation_failed"],
    ["with a requestor_id that is no text", { requestor_id: 7 }, "validation_failed"],
    ["without it and with a wrong number", { requestor_id: undefined, enterprise_number: "1" }, "validation_failed"],
    ["with a field that does not exist", { nosuch: true }, "unknown_field"],
    ["with a workflow_id that is no text", { workflow_id: 7 }, "validation_failed"],
  ])("%s is refused with 422", async (_, body, code) => {
    const answer = await partner.verify({ enterprise_number: CLEAN, ...body });
    expect([answer.status, answer.body.code]).toEqual([422, code]);
  });

  it("of no key, or one that nobody has, is refused with 401", async () => {
    for (const key of ["", "demo-partner-key2", "nosuch", "demo-partner-keY"]) {
      const headers = { "X-API-Key": key };
      for (const answer of [
        await partner.verify({ enterprise_number: CLEAN }, { headers }),
        await partner.send("GET", "/v1/peppol/evidence/x", { headers }),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([401, "unauthorized"]);
        expect(answer.headers.get("WWW-Authenticate")).toBeTruthy();
      }
    }
  });

  it("takes the demonstration's key where that is on, and not where it is off", async () => {
    const headers = { "X-API-Key": "demo-partner-key" };
    const json = { enterprise_number: CLEAN, requestor_id: "desk" };
    expect((await send("POST", "/v1/peppol/verify", { headers, json })).status).toBe(200);
    const off = new Partner({ settings: { DEMO_PARTNER_KEY: "off" } });
    expect((await off.verify({ enterprise_number: CLEAN }, { headers })).status).toBe(401);
  });

  it("finds nothing where the area is switched off, but is told first that its key is wrong", async () => {
    const off = new Partner({ settings: { PEPPOL_ENABLED: "off" } });
    expect((await off.verify({ enterprise_number: CLEAN })).status).toBe(404);
    expect((await off.evidence("x")).status).toBe(404);
    expect((await off.send("GET", "/v1/peppol/case-verification/x")).status).toBe(404);
    expect((await off.verify({}, { headers: { "X-API-Key": "nosuch" } })).status).toBe(401);
  });

  it("is logged with whose it is, by its own word and by the key's", async () => {
    const lines: string[] = [];
    const { info } = console;
    console.info = (line: string) => void lines.push(line);
    await partner.verify({ enterprise_number: CLEAN, requestor_id: "desk-of-acme" });
    await partner.verify({ enterprise_number: "1", requestor_id: "desk-of-acme" });
    console.info = info;
    const logged = lines.map((line) => JSON.parse(line)).filter(({ event }) => /partner_|verification_/.test(event));
    const once = ["partner_request", "verification_requested"];
    expect(logged.map(({ event }) => event)).toEqual([...once, ...once]);
    for (const line of logged) expect(line.key_requestor_id).toBe("acme");
    for (const line of [logged[1], logged[3]]) expect(line.requestor_id).toBe("desk-of-acme");
  });
});

describe("the limit of requests", () => {
  it("counts valid and invalid ones of a key alike, tells when to come back, and no other key's", async () => {
    const hurried = new Partner({ settings: { PARTNER_RATE_LIMIT_PER_MINUTE: "3" } });
    expect((await hurried.verify({ enterprise_number: CLEAN })).status).toBe(200);
    expect((await hurried.verify({ enterprise_number: "1" })).status).toBe(400);
    expect((await hurried.verify({ requestor_id: undefined })).status).toBe(422);
    const refused = await hurried.verify({ enterprise_number: CLEAN });
    expect([refused.status, refused.body.code]).toEqual([429, "rate_limited"]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(55);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(61);
    expect((await partner.verify({ enterprise_number: CLEAN })).status).toBe(200);
  });

  it("is the partner's, whichever of its keys it uses", async () => {
    const settings = { PARTNER_RATE_LIMIT_PER_MINUTE: "1" };
    const first = new Partner({ settings });
    const { tenant, requestorId } = first;
    expect((await first.verify({ enterprise_number: "1" })).status).toBe(400);
    expect((await new Partner({ tenant, requestorId, settings }).verify({ enterprise_number: "1" })).status).toBe(429);
    expect(
      (await new Partner({ tenant, requestorId: "other", settings }).verify({ enterprise_number: "1" })).status,
    ).toBe(400);
  });

  it("lets exactly so many of a burst in", async () => {
    const hurried = new Partner({ settings: { PARTNER_RATE_LIMIT_PER_MINUTE: "10" } });
    const answers = await Promise.all(Array.from({ length: 25 }, () => hurried.verify({ enterprise_number: "1" })));
    const codes = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(codes).toEqual([...Array(10).fill(400), ...Array(15).fill(429)]);
  });
});
