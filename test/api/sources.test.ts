import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { createCtx, systemActor, type Ctx } from "../../src/platform/context.ts";
import type { Settings } from "../../src/platform/settings.ts";
import {
  checkDebt,
  checkVat,
  companyRegisterOf,
  findParticipant,
  lookUpEnterprise,
  searchAdverseMedia,
} from "../../src/sources/index.ts";
import { SAMPLE_COMPANIES } from "../../src/sources/sample-companies.ts";
import { screenSubjects } from "../../src/screening/index.ts";
import type { SourceCall } from "../../src/sources/types.ts";
import { REGISTER_ROWS } from "../support/sources/register-rows.ts";
import { json, stubFetch } from "../support/sources/stub-fetch.ts";

const background: Promise<unknown>[] = [];
const createTestCtx = (settings: Partial<Settings> = {}, network?: typeof fetch): Ctx => {
  const ctx = createCtx(env, { actor: systemActor("t"), waitUntil: (work) => void background.push(work) });
  return { ...ctx, settings: { ...ctx.settings, ...settings }, ...(network ? { fetch: network } : {}) };
};
const callOf = (ctx: Ctx): SourceCall => ({
  ctx,
  evidencePrefix: crypto.randomUUID(),
  signal: AbortSignal.timeout(5_000),
});

describe("sources in the Worker", () => {
  it("name the owners behind a company from register to register", async () => {
    const call = callOf(createTestCtx());
    const ownersOf = async (country: string, number: string) => {
      const answer = await companyRegisterOf(country)!.lookUp(call, number);
      return answer.outcome === "known" ? (answer.value.owners ?? []) : [];
    };
    const [held] = await ownersOf("CZ", "99990105");
    expect(held).toMatchObject({ country: "LV", share_percent: 100 });
    const [company, person] = await ownersOf(held!.country!, held!.registration_number!);
    expect(company).toMatchObject({ country: "SK", share_percent: 75 });
    expect(person).toMatchObject({ name: "Ilze Paraugkalne", share_percent: 25 });
    // Countries are numbers there, which the platform's own tables know.
    expect(await ownersOf(company!.country!, company!.registration_number!)).toMatchObject([
      { name: "Zuzana Vzorová", basis: "beneficial_owner", nationality: "SK" },
      { name: "Marek Skúšobný", basis: "beneficial_owner", nationality: "SK" },
    ]);
  });

  it("answer over the sample companies, and keep what they stand on", async () => {
    const call = callOf(createTestCtx());
    const answers = await Promise.all([
      lookUpEnterprise(call, "0999900150"),
      checkVat(call, { countryCode: "BE", vatNumber: "0999900150" }),
      findParticipant(call, "0999900150"),
      checkDebt(call, "0999900150"),
      searchAdverseMedia(call, { names: [], companyName: "Vandermeersch Logistics" }),
    ]);
    expect(answers.map((answer) => answer.outcome)).toEqual(Array(5).fill("known"));
    for (const { key, size, data_hash } of answers.flatMap((answer) => answer.evidence)) {
      const stored = await env.FILES.head(key);
      expect(stored?.size).toBe(size);
      expect(`sha256:${Buffer.from(stored!.checksums.sha256!).toString("hex")}`).toBe(data_hash);
    }
  });

  it("keep a directory's answer in the database for others, and take turns for the network", async () => {
    const server = stubFetch(() => json({ "total-result-count": 0, matches: [] }));
    const settings = { PEPPOL_DIRECTORY_BASE_URL: "https://directory.example", PEPPOL_DIRECTORY_PER_SECOND: 2 };
    const ctx = createTestCtx(settings, server.fetch);
    const first = await findParticipant(callOf(ctx), "0202239951");
    await Promise.all(background);
    const second = await findParticipant(callOf(ctx), "0202239951");
    expect(second).toMatchObject({ outcome: "known", value: { registered: false } });
    expect(server.requests).toHaveLength(2);
    expect(second.evidence.map((ref) => ref.data_hash)).toEqual(first.evidence.map((ref) => ref.data_hash));
    expect(await env.FILES.head(second.evidence[0]!.key)).not.toBeNull();
    const late = { ...callOf(ctx), deadline: new Date(Date.now() + 100) };
    expect(await findParticipant(late, "0403091220")).toMatchObject({ outcome: "unknown", reason: "rate_limited" });
  });
});

describe("the sample companies", () => {
  it("have two people on the lists: one exactly, one nearly", async () => {
    const people = SAMPLE_COMPANIES.flatMap(({ officers, owners }) => [...(officers ?? []), ...(owners ?? [])]);
    const subjects = [
      ...SAMPLE_COMPANIES.map(({ name }) => ({ kind: "company" as const, name })),
      ...people.flatMap((holder) =>
        "family" in holder ? [{ kind: "person" as const, name: `${holder.given} ${holder.family}` }] : [],
      ),
    ];
    const answer = await screenSubjects(createTestCtx(), subjects);
    const hits =
      answer.outcome === "known"
        ? answer.results.flatMap(({ subject, hits: found }) => found.map(({ match }) => `${subject.name}: ${match}`))
        : [];
    expect(hits).toEqual(["Viktor Arkadjevitsj Morozenko: exact", "Jon Halverscheid: fuzzy"]);
  });
});

describe("the imported register in its database", () => {
  beforeAll(async () => {
    for (const statement of REGISTER_ROWS) await env.REGISTRY_DB.prepare(statement).run();
    const crowd = Array.from({ length: 2_000 }, (_, at) => String(300_000_000 + at).padStart(10, "0"));
    await env.REGISTRY_DB.prepare(
      "INSERT INTO enterprises SELECT value, 'AC', '000', '2', '014', NULL, '2000-01-01' FROM json_each(?)",
    )
      .bind(JSON.stringify(crowd))
      .run();
  });

  it("gives an enterprise in one round trip that reads its own rows alone", async () => {
    const ctx = createTestCtx();
    const answer = await lookUpEnterprise(callOf(ctx), "0200065765");
    expect(answer).toMatchObject({ outcome: "known", value: { legal_name: "Intergemeentelijke Vereniging Veneco" } });
    expect(ctx.meter.roundTrips).toBe(1);
    expect(ctx.meter.rowsRead).toBeLessThan(40);
  });
});
