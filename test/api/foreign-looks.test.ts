import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import type { DatabaseCtx } from "../../src/features/monitoring/due-job.ts";
import { LOOK_JOB } from "../../src/features/monitoring/detect/look-job.service.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { findSampleCompany } from "../../src/sources/sample-companies.ts";
import type { SampleForeignCompany } from "../../src/sources/samples/foreign-company.ts";
import { FOREIGN_COMPANIES } from "../../src/sources/samples/foreign-companies.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { CLEAN, handInPapers, investigate, openCase } from "../support/cases.ts";

/** Longer than any look waits for a customer of standard rating. */
const STEP_DAYS = 95;

const restored: (() => void)[] = [];
function restoreAll(): void {
  for (const restore of restored.splice(0).toReversed()) restore();
}
afterEach(restoreAll);

/** What a source says from now on, until the test ends. */
function vary<T extends object>(one: T, parts: Partial<T>): void {
  const before = { ...one };
  restored.push(() => {
    for (const key of Object.keys(parts)) if (!Object.hasOwn(before, key)) Reflect.deleteProperty(one, key);
    Object.assign(one, before);
  });
  Object.assign(one, parts);
}

const company = (number: string): SampleForeignCompany => FOREIGN_COMPANIES.find((one) => one.number === number)!;

/** A customer that is approved by whatever the service asks for, and what comes of it as time passes. */
class Watched {
  readonly officer: Officer = newOfficer();
  #day = 0;
  readonly #told = new Set<string>();

  async approve(number: string, body: { country: string; company_name: string; template_id?: string }): Promise<void> {
    const opened = await openCase(this.officer, number, body);
    await handInPapers(opened);
    await investigate(this.officer, opened);
    const reason = "Seen, and in order.";
    const decision = { decision: "approve", reason, override_open_discrepancies: reason, override_open_checks: reason };
    const { body: decided } = await this.officer.post(`${opened.path}/decision`, decision);
    if (decided.status === "PENDING_SECOND_APPROVAL") {
      await this.officer
        .colleague("bob", "compliance_manager")
        .post(`${opened.path}/decision/second-approval`, { decision: "approve", comment: "Agreed." });
    }
    const stub = env.CASE_WORKFLOW.getByName(opened.workflowId);
    for (let i = 0; i < 200 && (await this.subjects()).length === 0; i++) await runDurableObjectAlarm(stub);
  }

  async rows(sql: string): Promise<any[]> {
    return (await env.DB.prepare(sql).bind(this.officer.tenant).all()).results;
  }

  subjects = async (): Promise<string[]> =>
    (await this.rows("SELECT subject FROM monitoring_looks WHERE tenant_id = ? ORDER BY subject")).map(
      ({ subject }) => subject,
    );

  /** The titles of the events that came since the last call, after the next look, which is run twice. */
  async next(): Promise<string[]> {
    this.#day += STEP_DAYS;
    for (const day of [this.#day, this.#day + 1]) {
      const now = () => new Date(Date.now() + day * 86_400_000);
      const ctx = createCtx(env, { actor: systemActor(this.officer.tenant) });
      await LOOK_JOB.run({ ...ctx, now, database: "DB" } as DatabaseCtx, 20_000);
    }
    const events = await this.rows("SELECT event_id, title FROM monitoring_events WHERE tenant_id = ? ORDER BY title");
    const fresh = events.filter(({ event_id }) => !this.#told.has(event_id));
    for (const { event_id } of fresh) this.#told.add(event_id);
    return fresh.map(({ title }) => title);
  }
}

const person = (given: string, family: string, birthDate: string, nationality: string) => ({
  given,
  family,
  birthDate,
  nationality,
});

describe("a customer in a register of another country", () => {
  it("has events of its seat, its officers and its insolvency, and new officers are searched for", async () => {
    const fjord = company("999900003");
    const watched = new Watched();
    await watched.approve(fjord.number, { country: "NO", company_name: fjord.name });
    expect(await watched.subjects()).toEqual(["alerts", "news", "register"]);
    expect(await watched.next()).toEqual([]);
    vary(fjord, {
      address: { street: "Nyveien 1", postalCode: "5003", city: "BERGEN" },
      officers: [
        fjord.officers[1]!,
        { role: "chair", since: "2026-11-01", ...person("Siri", "Nyhus", "1970-01-05", "NO") },
      ],
    });
    expect(await watched.next()).toEqual([
      "New in an office of the company: Siri Nyhus (born 1970-01-05).",
      "No longer in an office of the company: Kari Eksempel (born 1966-12-24).",
      "The seat moved to Nyveien 1, 5003 BERGEN.",
    ]);
    const [siri] = await watched.rows(
      "SELECT birth_date, screened_at FROM monitored_parties WHERE tenant_id = ? AND name = 'Siri Nyhus'",
    );
    expect(siri).toMatchObject({ birth_date: "1970-01-05", screened_at: expect.any(String) });
    vary(fjord, { status: "insolvent" });
    expect(await watched.next()).toEqual(["An insolvency of the company was opened. The register states: konkurs."]);
  }, 120_000);

  it("has events of its owners, who are searched for with their numbers", async () => {
    const vltava = company("99990105");
    const watched = new Watched();
    await watched.approve(vltava.number, { country: "CZ", company_name: vltava.name });
    expect(await watched.next()).toEqual([]);
    const roles = await watched.rows(
      "SELECT roles FROM monitored_parties WHERE tenant_id = ? AND name = 'Zuzana Vzorová'",
    );
    expect(JSON.parse(roles[0].roles)).toEqual([
      "director of Tatranská Správa Majetku, a. s.",
      "owner of Tatranská Správa Majetku, a. s.",
    ]);
    vary(vltava, {
      owners: [
        { share: { exact: 100 }, basis: "holder", companyName: "Nový Vlastník", number: "99990121", country: "CZ" },
      ],
    });
    expect(await watched.next()).toEqual([
      "New owner: Nový Vlastník (99990121) 100 %.",
      "No longer an owner: Daugavas Kapitāls (40199900024).",
    ]);
    const owner = await watched.rows(
      "SELECT kind, identifiers, screened_at FROM monitored_parties WHERE tenant_id = ? AND name = 'Nový Vlastník'",
    );
    expect(owner).toEqual([{ kind: "company", identifiers: '["99990121"]', screened_at: expect.any(String) }]);
    vary(vltava, { isDown: true });
    expect(await watched.next()).toEqual([]);
    expect(await watched.next()).toEqual([
      expect.stringMatching(/^The company register has given no answer for \d+ days\. Whether anything changed/),
    ]);
    expect([...(await watched.next()), ...(await watched.next())]).toEqual([]);
    // An answer closes the circuit of this source, which would stay open for all files that follow: the clock here is ahead.
    restoreAll();
    await watched.next();
  }, 120_000);

  it("whose register masks its officers has no event that nobody could look at them, however long", async () => {
    const wisla = company("0000999901");
    const watched = new Watched();
    await watched.approve(wisla.number, { country: "PL", company_name: wisla.name });
    expect(await watched.next()).toEqual([]);
    vary(wisla, {
      officers: [{ role: "director", since: "2026-11-01", ...person("Piotr", "Nowy", "1979-06-06", "PL") }],
    });
    expect(await watched.next()).toEqual([]);
    expect(await watched.next()).toEqual([]);
    const masked = "SELECT name FROM monitored_parties WHERE tenant_id = ? AND name LIKE '%*%'";
    expect(await watched.rows(masked)).toEqual([]);
    vary(wisla, { status: "insolvent" });
    expect(await watched.next()).toEqual([expect.stringContaining("An insolvency of the company was opened.")]);
  }, 120_000);

  it("that ceased has one event of it, and none that its register says nothing of an insolvency", async () => {
    const jarvi = company("9990100-0");
    const watched = new Watched();
    await watched.approve(jarvi.number, { country: "FI", company_name: jarvi.name });
    vary(jarvi, { status: "stopped", end: "2026-11-30" });
    expect(await watched.next()).toEqual(["The register states that the company has stopped."]);
    expect(await watched.next()).toEqual([]);
    expect(await watched.next()).toEqual([]);
  }, 120_000);
});

describe("a natural person as customer", () => {
  it("is looked for in the news, and in no register of companies", async () => {
    const watched = new Watched();
    const body = { country: "BE", company_name: "Wannes Opdebeek", template_id: "kyc_natural_person" };
    // The number of a company that exists: a person's number is any identifier.
    await watched.approve(CLEAN, body);
    expect(await watched.subjects()).toEqual(["alerts", "news"]);
    expect(await watched.next()).toEqual([]);
    const other = findSampleCompany(CLEAN)!;
    vary(other, {
      status: "stopped",
      media: [
        {
          publisher: "De Proefkrant",
          title: "Wannes Opdebeek convicted of fraud",
          description: "The court of Gent convicted Wannes Opdebeek of fraud and money laundering.",
          url: "https://news.example/opdebeek",
          daysAgo: 3,
        },
      ],
    });
    const told = await watched.next();
    expect(told).toEqual([expect.stringContaining("Wannes Opdebeek")]);
    expect(await watched.next()).toEqual([]);
    const types = await watched.rows("SELECT DISTINCT type FROM monitoring_events WHERE tenant_id = ?");
    expect(types).toEqual([{ type: "source_change" }]);
  }, 120_000);
});
