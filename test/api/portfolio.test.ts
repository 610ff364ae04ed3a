import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { readPortfolio } from "../../src/features/scans/portfolio.rules.ts";
import { insertPortfolio } from "../../src/features/scans/portfolios.store.ts";
import { neighbourhood } from "../../src/graph/index.ts";
import { type ApiAnswer, newOfficer, type Officer } from "../support/api.ts";
import { graphCtx } from "../support/graph.ts";
import { soundNumbers } from "../support/portfolios.ts";

const SAMPLES = ["0999900150", "0999900249", "0999900942", "0999901041"];
const start = (officer: Officer, registration_numbers: unknown, more: object = {}): Promise<ApiAnswer> =>
  officer.post("/api/scan/portfolio", { name: "Book 1", registration_numbers, ...more });
const results = (officer: Officer, id: string) => officer.get(`/api/scan/portfolio/${id}/results`);

describe("a portfolio", () => {
  it("is scanned at tier 1, summed up and kept", async () => {
    const officer = newOfficer();
    const { status, body } = await start(officer, SAMPLES, { segment_id: "retail" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      portfolio_id: expect.stringMatching(/^portfolio-[0-9a-f]{32}$/),
      portfolio_name: "Book 1",
      segment_id: "retail",
      status: "done",
      total_entities: 4,
      scanned: 4,
      failed: 0,
      failures: [],
      summary: { green: 1, amber: 1, red: 2 },
    });
    expect(body.results.map(({ registration_number }: any) => registration_number)).toEqual(SAMPLES);
    expect(body.results[2]).toMatchObject({ tier: 1, flags: ["SANCTIONS_HIT"], segment_id: "retail", cached: false });

    const kept = (await results(officer, body.portfolio_id)).body;
    expect(kept).toMatchObject({ status: "done", total_entities: 4, scanned: 4, failed: 0 });
    expect(kept.results).toMatchObject(
      body.results.map(({ scan_id, registration_number, tier, risk_tier, scanned_at, legal_name, reasons }: any) => ({
        scan_id,
        registration_number,
        legal_name,
        tier,
        risk_tier,
        scanned_at,
        reasons,
      })),
    );
    expect(kept.results[2].reasons).toContain("1 exact match on the sanctions lists.");
    expect(kept.results[2].links).toEqual({
      console: expect.stringMatching(/\/console\/#\/scans\/company\/0999900942$/),
      scans: expect.stringMatching(/\/api\/scan\/entity\/0999900942\/results$/),
      cases: expect.stringMatching(/\/api\/cases\?q=0999900942$/),
    });
  });

  it("stands in the graph, tied to each of its companies", async () => {
    const officer = newOfficer();
    const { body } = await start(officer, SAMPLES.slice(0, 2));
    const found = await neighbourhood(graphCtx(officer.tenant), `portfolio:${body.portfolio_id}`, {
      depth: 1,
      limit: 25,
      types: ["lists"],
    });
    expect(found.centre).toMatchObject({ type: "portfolio", name: "Book 1" });
    expect(found.entities.map(({ number }) => number).toSorted()).toEqual(SAMPLES.slice(0, 2));
  });

  it("counts what is no number as failed, each number once, and stops for nothing", async () => {
    const officer = newOfficer();
    const { body } = await start(officer, [
      "0999900150",
      "BE 0999.900.150",
      "junk",
      " JUNK ",
      "0999900151",
      "0999901239",
    ]);
    expect(body).toMatchObject({ total_entities: 4, scanned: 2, failed: 2, status: "done" });
    expect(body.failures).toEqual([
      { registration_number: "JUNK", reference: null, reason: "is not a Belgian enterprise number" },
      { registration_number: "0999900151", reference: null, reason: "has wrong check digits (mod 97)" },
    ]);
    expect(body.results[1]).toMatchObject({ registration_number: "0999901239", flags: ["KBO_UNAVAILABLE"] });
  });

  it("takes what was scanned before from the cache, and counts it as scanned", async () => {
    const officer = newOfficer();
    const before = (await officer.post("/api/scan/entity/0999900150")).body;
    const { body } = await start(officer, ["0999900150", "0999900249"]);
    expect(body).toMatchObject({ scanned: 2, failed: 0 });
    expect(body.results[0]).toEqual({ ...before, cached: true, scan_cost_cents: 0 });
    expect((await officer.get("/api/scan/entity/0999900150/results")).body).toHaveLength(1);
  });

  it("scans more companies than go through the queue at once, each once", async () => {
    const officer = newOfficer();
    const numbers = soundNumbers(45);
    const { body } = await start(officer, numbers);
    expect(body).toMatchObject({ status: "done", total_entities: 45, scanned: 45, summary: { amber: 45 } });
    const { results: rows } = await env.DB.prepare(
      "SELECT registration_number, COUNT(*) AS scans FROM scans WHERE tenant_id = ? GROUP BY 1",
    )
      .bind(officer.tenant)
      .all();
    expect(rows.map(({ scans }) => scans)).toEqual(numbers.map(() => 1));
  });

  it("shows ten thousand results, each in its place", async () => {
    const officer = newOfficer();
    const id = "portfolio-0123456789abcdef0123456789abcdef";
    const numbers = soundNumbers(10_000);
    const ctx = graphCtx(officer.tenant);
    const entities = readPortfolio(numbers);
    await insertPortfolio(
      ctx,
      { id, name: "Ten thousand", segmentId: null, createdBy: "alice", total: 10_000 },
      entities,
    );
    expect((await results(officer, id)).body).toMatchObject({ status: "running", total_entities: 10_000, scanned: 0 });
    const finding = {
      tier: 1,
      risk_tier: "green",
      legal_name: "",
      confidence: 0.85,
      flags: [],
      unknown_fields: [],
      unanswered_sources: [],
      eval_reasons: [],
    };
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO scans (tenant_id, execution_id, scan_id, registration_number, tier, scanned_at_ms, portfolio_id,
          scanned_by, risk_tier, confidence, eval_score, flags, scan_cost_cents, result, grounds)
          SELECT tenant_id, portfolio_id || '/' || registration_number, 'scan-' || registration_number || '-t1-5',
          registration_number, 1, 5, portfolio_id, 'alice', 'green', 0.85, 0, '[]', 1,
          json_set(?2, '$.registration_number', registration_number), '{}' FROM portfolio_entities WHERE tenant_id = ?1`,
      ).bind(officer.tenant, JSON.stringify(finding)),
      env.DB.prepare(
        `UPDATE portfolio_entities SET status = 'scanned', risk_tier = 'green', execution_id = portfolio_id || '/' || registration_number
          WHERE tenant_id = ?`,
      ).bind(officer.tenant),
    ]);
    const { body } = await results(officer, id);
    expect(body).toMatchObject({ status: "done", scanned: 10_000, summary: { green: 10_000 } });
    expect(body.results.map(({ registration_number }: any) => registration_number)).toEqual(numbers);
  });

  it("is one portfolio, however often the request is sent under its key", async () => {
    const officer = newOfficer();
    const json = { name: "Book", registration_numbers: SAMPLES };
    const send = () => officer.post("/api/scan/portfolio", json, { json, headers: { "Idempotency-Key": "book" } });
    const [first, again] = [await send(), await send()];
    expect(again.body).toEqual(first.body);
    const rows = await env.DB.prepare("SELECT 1 FROM portfolios WHERE tenant_id = ?").bind(officer.tenant).all();
    expect(rows.results).toHaveLength(1);
  });

  it("is read in pages, each with the figures of the whole", async () => {
    const officer = newOfficer();
    const { body } = await start(officer, ["junk", ...SAMPLES, "0999901140"]);
    const page = (query: string) => officer.get(`/api/scan/portfolio/${body.portfolio_id}/results?${query}`);
    const whole = (await results(officer, body.portfolio_id)).body;
    const seen: any[] = [];
    const failures: any[] = [];
    for (let after: number | null = null; ;) {
      const { body: part } = await page(`limit=2${after === null ? "" : `&after=${after}`}`);
      const { results: some, failures: failed, next_after, ...figures } = part;
      expect(some.length + failed.length).toBeLessThanOrEqual(2);
      const { results: _, failures: __, next_after: ___, ...all } = whole;
      expect(figures).toEqual(all);
      seen.push(...some);
      failures.push(...failed);
      if (next_after === null) break;
      after = next_after;
    }
    expect(seen).toEqual(whole.results);
    expect(failures).toEqual(whole.failures);
    expect(whole).toMatchObject({ next_after: null, waiting: 0, incomplete: 1 });

    const numbersOf = async (part: string) =>
      (await page(`part=${part}&limit=10`)).body.results.map((item: any) => item.registration_number);
    expect(await numbersOf("red")).toEqual(["0999900249", "0999900942"]);
    expect(await numbersOf("incomplete")).toEqual(["0999901140"]);
    expect((await page("part=failed")).body).toMatchObject({
      results: [],
      failures: [{ registration_number: "JUNK" }],
    });
    for (const wrong of ["limit=0", "limit=1001", "part=blue", "after=-1"]) {
      expect((await page(wrong)).status).toBe(422);
    }
  });

  it("stands in the list of the tenant's portfolios with its progress, newest first", async () => {
    const officer = newOfficer();
    await start(officer, SAMPLES.slice(0, 1));
    const { body: newest } = await start(officer, ["junk", ...SAMPLES], { name: "Book 2" });
    const { body } = await officer.get("/api/scan/portfolios");
    expect(body).toMatchObject({ total: 2, page: 1, per_page: 20 });
    const { results: _, failures: __, next_after: ___, ...figures } = newest;
    expect(body.portfolios[0]).toEqual({
      ...figures,
      created_by: "alice",
      created_at: expect.stringMatching(/^\d{4}-/),
    });
    expect((await officer.get("/api/scan/portfolios?page=2&per_page=1")).body.portfolios).toMatchObject([
      { portfolio_name: "Book 1", total_entities: 1, scanned: 1, summary: { green: 1, amber: 0, red: 0 } },
    ]);
    expect((await newOfficer().get("/api/scan/portfolios")).body).toMatchObject({ portfolios: [], total: 0 });
    expect((await officer.get("/api/scan/portfolios?per_page=101")).status).toBe(422);
  });

  it("is retried where a source failed, by its own tenant only", async () => {
    const officer = newOfficer();
    const { body } = await start(officer, ["0999900150", "0999901140", "junk"]);
    expect(body).toMatchObject({ incomplete: 1, failed: 1 });
    const retry = (who: Officer) => who.post(`/api/scan/portfolio/${body.portfolio_id}/retry`);
    expect((await retry(newOfficer())).status).toBe(404);
    const answer = await retry(officer);
    expect(answer).toMatchObject({ status: 200, body: { total_entities: 3, scanned: 2, failed: 1 } });
    await expect
      .poll(async () => (await results(officer, body.portfolio_id)).body, { timeout: 60_000 })
      .toMatchObject({ status: "done", waiting: 0, scanned: 2, incomplete: 1, failed: 1 });
    const scans = async (number: string) => (await officer.get(`/api/scan/entity/${number}/results`)).body;
    expect(await scans("0999901140")).toHaveLength(2);
    expect(await scans("0999900150")).toHaveLength(1);
  });

  it("is empty and unknown for another tenant, and for an id that nobody has", async () => {
    const officer = newOfficer();
    const { body } = await start(officer, SAMPLES.slice(0, 1));
    for (const [asker, id] of [
      [newOfficer(), body.portfolio_id],
      [officer, "portfolio-00"],
    ] as const) {
      const answer = await results(asker, id);
      expect(answer).toMatchObject({
        status: 200,
        body: { portfolio_id: id, status: "unknown", results: [], total_entities: 0, scanned: 0 },
      });
    }
  });

  it("is refused without a name, without numbers, with more than 10,000, and with what is no text", async () => {
    const officer = newOfficer();
    expect((await start(officer, SAMPLES, { name: " " })).status).toBe(422);
    expect((await officer.post("/api/scan/portfolio", { registration_numbers: SAMPLES })).status).toBe(422);
    expect((await officer.post("/api/scan/portfolio", { name: "Book" })).status).toBe(422);
    expect((await start(officer, [])).status).toBe(422);
    expect((await start(officer, [1])).status).toBe(422);
    expect((await start(officer, soundNumbers(10_001))).status).toBe(422);
    expect((await start(officer, SAMPLES, { extra: 1 })).status).toBe(422);
  });
});

const textOf = ({ bytes }: ApiAnswer): string =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);

describe("a portfolio as a file", () => {
  const upload = (officer: Officer, csv: string | Uint8Array, query = "name=Book", headers: object = {}) =>
    officer.post(`/api/scan/portfolio/csv?${query}`, undefined, {
      body: csv,
      headers: { "Content-Type": "text/csv", ...headers },
    });
  const done = (officer: Officer, id: string) =>
    expect.poll(async () => (await results(officer, id)).body.status, { timeout: 60_000 }).toBe("done");

  it("is scanned from what Excel writes in Belgium, and downloaded again", async () => {
    const officer = newOfficer();
    const csv = `\uFEFFNaam;Ondernemingsnummer\r\nDe Linde;0999.900.150\r\n"Y; ""Z""";BE0999900942\r\nE;999901140\r\n`;
    const { status, body } = await upload(officer, csv, "name=Klanten%202026&segment_id=retail");
    expect(status).toBe(202);
    expect(body).toMatchObject({ portfolio_name: "Klanten 2026", segment_id: "retail", total_entities: 3, failed: 0 });
    await done(officer, body.portfolio_id);
    const route = `/api/scan/portfolio/${body.portfolio_id}/results.csv`;
    const answer = await officer.get(`${route}?separator=semicolon`);
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toContain('filename="Klanten 2026.csv"');
    const lines = textOf(answer).split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFFregistration_number;legal_name;state;risk_tier;/);
    expect(lines.slice(1, 4).map((line) => line.split(";").slice(0, 4))).toEqual([
      ["0999900150", "Bakkerij De Linde", "scanned", "green"],
      ["0999900942", expect.any(String), "scanned", "red"],
      ["0999901140", expect.any(String), "incomplete", "amber"],
    ]);
    expect(
      textOf(await officer.get(`${route}?part=red`))
        .trim()
        .split("\r\n"),
    ).toHaveLength(2);
    expect((await officer.get(`${route}?separator=pipe`)).status).toBe(422);
    expect((await newOfficer().get(route)).status).toBe(404);
  });

  it("goes in and out by the media type at the addresses of JSON", async () => {
    const officer = newOfficer();
    const send = (query: string, csv: string) =>
      officer.post(`/api/scan/portfolio${query}`, undefined, { body: csv, headers: { "Content-Type": "text/csv" } });
    const { status, body } = await send("?name=Book", "registration_number,reference\n0999900150,K-1\n0999900942,\n");
    expect(status).toBe(200);
    expect(body).toMatchObject({ portfolio_name: "Book", total_entities: 2, scanned: 2, summary: { red: 1 } });
    const route = `/api/scan/portfolio/${body.portfolio_id}/results`;
    const answer = await officer.get(route, { headers: { Accept: "text/csv" } });
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    const lines = textOf(answer).trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines.map((line) => line.split(",").at(-1))).toEqual(["reference", "K-1", ""]);
    const listed = (await officer.get(route)).body.results;
    expect(listed.map(({ reference }: { reference: string | null }) => reference)).toEqual(["K-1", null]);
    expect((await officer.get(route)).body.total_entities).toBe(2);
    expect((await newOfficer().get(route, { headers: { Accept: "text/csv" } })).status).toBe(404);
    expect((await send("", "0999900150\n")).status).toBe(422);
    const wrong = await send("?name=Bad", "registration_number\n0999900150\n0999900151\n");
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, "lines.3"]);
    const { portfolios } = (await officer.get("/api/scan/portfolios")).body;
    expect(portfolios.map(({ portfolio_name }: { portfolio_name: string }) => portfolio_name)).toEqual(["Book"]);
  });

  it("starts nothing when a line is wrong, and says which", async () => {
    const officer = newOfficer();
    const { status, body } = await upload(officer, "kbo\n0999900150\n0999900151\nx\n");
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: "validation_failed",
      detail: "2 lines of the file are wrong; nothing was scanned.",
      errors: [
        { path: "lines.3", code: "invalid_line", message: '"0999900151" has wrong check digits (mod 97)' },
        { path: "lines.4", code: "invalid_line", message: '"x" is not a Belgian enterprise number' },
      ],
    });
    expect((await officer.get("/api/scan/portfolios")).body.total).toBe(0);
    const many = await upload(officer, `kbo\n${"x\n".repeat(150)}`);
    expect(many.body.errors).toHaveLength(100);
    expect(many.body.detail).toContain("150 lines");
  });

  it("is refused without a name, as another type, in another encoding and when it is too large", async () => {
    const officer = newOfficer();
    const csv = "0999900150\n";
    for (const query of ["", "name=", "name=a%00b", `name=${"x".repeat(201)}`]) {
      expect((await upload(officer, csv, query)).status).toBe(422);
    }
    expect((await upload(officer, csv, "name=B", { "Content-Type": "application/json" })).status).toBe(400);
    expect((await upload(officer, new Uint8Array([0x6b, 0xe9, 0x0a]))).body).toMatchObject({
      code: "malformed_request",
      detail: expect.stringContaining("CSV UTF-8"),
    });
    expect((await upload(officer, "x".repeat(4 * 1_048_576 + 1))).status).toBe(413);
    expect((await officer.get("/api/scan/portfolios")).body.total).toBe(0);
  });

  it("is one portfolio, however often the file is sent under its key", async () => {
    const officer = newOfficer();
    const send = (csv: string) => upload(officer, csv, "name=B", { "Idempotency-Key": "book" });
    const [first, again] = [await send("0999900150\n"), await send("0999900150\n")];
    expect(again.body).toEqual(first.body);
    expect((await send("0999900249\n")).body).toMatchObject({ code: "idempotency_key_reused" });
    expect((await officer.get("/api/scan/portfolios")).body.total).toBe(1);
  });
});
