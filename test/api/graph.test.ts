import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  caseEntityId,
  companyId,
  evaluateEntity,
  deleteCaseFromGraph,
  neighbourhood,
  recordCaseInGraph,
} from "../../src/graph/index.ts";
import type { Ctx } from "../../src/platform/context.ts";
import { commit } from "../../src/platform/db.ts";
import { caseRecord, finding, investigation } from "../support/case-fixtures.ts";
import { director, graphCtx, seeCompany } from "../support/graph.ts";

const A = "0999900150";
const B = "0999900249";
const C = "0999900348";
const id = (number: string) => companyId("BE", number);

const around = (ctx: Ctx, number: string, depth: 1 | 2 = 1) => neighbourhood(ctx, id(number), { depth, limit: 25 });
const peopleAt = async (ctx: Ctx, number: string) =>
  (await around(ctx, number)).entities.filter(({ type }) => type === "person");

async function snapshot({ actor }: Ctx): Promise<unknown> {
  const tables = [
    "graph_entities",
    "graph_relations",
    "graph_person_names",
    "graph_case_relations",
    "graph_screenings",
  ];
  const rows = await Promise.all(
    tables.map((table) =>
      env.DB.prepare(`SELECT * FROM ${table} WHERE tenant_id = ? ORDER BY 1, 2, 3`).bind(actor.tenantId).all(),
    ),
  );
  return rows.map(({ results }) => results.map((row) => JSON.stringify({ ...row, relation_id: 0 })).toSorted());
}

describe("the graph of a tenant", () => {
  it("holds a company with its seat and people, each relation with source, evidence and dates", async () => {
    const ctx = graphCtx();
    await seeCompany(ctx, {
      number: A,
      juridical_situation: "050",
      juridical_situation_since: "2024-02-08",
      directors: [director("Rudi Kerkhofs")],
      owners: [{ name: "Rudi Kerkhofs", kind: "person", birth_date: "1970-05-12", share_percent: 60 }],
    });
    const found = await around(ctx, A);
    expect(found.centre).toMatchObject({
      type: "company",
      name: `Company ${A}`,
      standing: "bankrupt",
      bankruptOn: "2024-02-08",
      startDate: "2014-02-17",
    });
    expect(found.entities.map(({ type, name }) => [type, name]).toSorted()).toEqual([
      ["address", `Straat ${A}, 3200 Aarschot`],
      ["person", "Rudi Kerkhofs"],
    ]);
    const person = found.entities.find(({ type }) => type === "person")!;
    expect(person).toMatchObject({ birthDate: "1970-05-12", sanctions: "clear", distance: 1 });
    const directs = found.relations.find(({ type }) => type === "directs")!;
    expect(directs).toMatchObject({
      from: person.id,
      to: id(A),
      source: "kbo",
      role: "Bestuurder",
      since: "2020-01-01",
      until: null,
      evidenceHash: "sha256:ab",
      evidenceKey: "scans/x/evidence/ab",
    });
    expect(found.relations.find(({ type }) => type === "owns")).toMatchObject({ from: person.id, sharePercent: 60 });
  });

  it("keeps ownership in its direction, round in a circle", async () => {
    const ctx = graphCtx();
    const owns = (number: string, name: string) => [
      { name, kind: "company" as const, registration_number: number, share_percent: 100 },
    ];
    await seeCompany(ctx, { number: A, owners: owns(C, "Third") });
    await seeCompany(ctx, { number: B, owners: owns(A, "First") });
    await seeCompany(ctx, { number: C, owners: owns(B, "Second") });
    const { relations } = await around(ctx, A, 2);
    const owned = relations.filter(({ type }) => type === "owns").map(({ from, to }) => [from, to]);
    expect(owned.toSorted()).toEqual(
      [
        [id(A), id(B)],
        [id(B), id(C)],
        [id(C), id(A)],
      ].toSorted(),
    );
  });

  it("knows a person again across companies, spelling and order by the day of birth", async () => {
    const ctx = graphCtx();
    await seeCompany(ctx, { number: A, directors: [director("Sofie Devriendt", "1987-02-02")] });
    await seeCompany(ctx, { number: B, directors: [director("DEVRIENDT Sophie", "1987-02-02")] });
    const [[one], [other]] = [await peopleAt(ctx, A), await peopleAt(ctx, B)];
    expect(other!.id).toBe(one!.id);
    expect((await around(ctx, A, 2)).entities.map(({ id: entity }) => entity)).toContain(id(B));
  });

  it("never takes two for one on a common name alone", async () => {
    const ctx = graphCtx();
    await seeCompany(ctx, { number: A, directors: [director("Jan Peeters")] });
    await seeCompany(ctx, { number: B, directors: [director("Jan Peeters")] });
    const [[one], [other]] = [await peopleAt(ctx, A), await peopleAt(ctx, B)];
    expect(other!.id).not.toBe(one!.id);
  });

  it("makes one of two records once a day of birth ties them together", async () => {
    const ctx = graphCtx();
    await seeCompany(ctx, { number: A, directors: [director("Jan Peeters")] });
    await seeCompany(ctx, { number: B, directors: [director("Jan Peeters", "1971-05-02")] });
    await seeCompany(ctx, {
      number: A,
      at: "2026-11-21T10:00:00.000Z",
      directors: [director("Jan Peeters", "1971-05-02")],
    });
    const [people, others] = [await peopleAt(ctx, A), await peopleAt(ctx, B)];
    expect(people.map((person) => person.id)).toEqual(others.map((person) => person.id));
    expect(people).toHaveLength(1);
  });

  it("tells namesakes at one company apart by their days of birth", async () => {
    const ctx = graphCtx();
    await seeCompany(ctx, {
      number: A,
      directors: [director("Jan Peeters", "1950-01-01"), director("Jan Peeters", "1980-01-01")],
    });
    expect((await peopleAt(ctx, A)).map(({ birthDate }) => birthDate).toSorted()).toEqual(["1950-01-01", "1980-01-01"]);
  });

  it("stays the same when an observation is recorded again, or late", async () => {
    const early = { number: A, at: "2026-01-01T10:00:00.000Z", directors: [director("Ellen Thijs")] };
    const late = {
      number: A,
      at: "2026-06-01T10:00:00.000Z",
      directors: [director("Wim Goossens")],
      status: "stopped",
    } as const;
    const [inOrder, outOfOrder] = [graphCtx(), graphCtx()];
    for (const seen of [early, late, late, early]) await seeCompany(inOrder, seen);
    const first = await snapshot(inOrder);
    await seeCompany(inOrder, late);
    expect(await snapshot(inOrder)).toEqual(first);

    for (const seen of [late, early]) await seeCompany(outOfOrder, seen);
    expect((await around(outOfOrder, A)).centre).toMatchObject({ standing: "ceased", lastSeen: late.at });
    expect((await around(inOrder, A)).centre).toMatchObject({ standing: "ceased", lastSeen: late.at });
  });

  it("dates the end of a director whom the register no longer names, and takes nothing from its silence", async () => {
    const ctx = graphCtx();
    await seeCompany(ctx, { number: A, at: "2026-01-01T10:00:00.000Z", directors: [director("Ellen Thijs")] });
    await seeCompany(ctx, { number: A, at: "2026-03-01T10:00:00.000Z", directors: null });
    const until = async () => (await around(ctx, A)).relations.find(({ type }) => type === "directs")!.until;
    expect(await until()).toBeNull();
    await seeCompany(ctx, { number: A, at: "2026-06-01T10:00:00.000Z", directors: [] });
    expect(await until()).toBe("2026-06-01");
    await seeCompany(ctx, { number: A, at: "2026-07-01T10:00:00.000Z", directors: [director("Ellen Thijs")] });
    expect(await until()).toBeNull();
  });

  it("takes a hit back only by a screening that knew as much of the person", async () => {
    const ctx = graphCtx();
    const name = "Viktor Morozenko";
    const seen = (at: string, born: string | undefined, word?: "exact") =>
      seeCompany(ctx, { number: A, at, directors: [director(name, born)], sanctioned: word ? { [name]: word } : {} });
    const word = async () => (await peopleAt(ctx, A))[0]!.sanctions;
    await seen("2026-01-01T10:00:00.000Z", "1968-03-14", "exact");
    await seen("2026-02-01T10:00:00.000Z", undefined);
    expect(await word()).toBe("exact");
    await seen("2026-03-01T10:00:00.000Z", "1968-03-14");
    expect(await word()).toBe("clear");
  });

  it("shows nothing to another tenant", async () => {
    const [mine, other] = [graphCtx(), graphCtx()];
    await seeCompany(mine, { number: A, directors: [director("Ellen Thijs", "1975-09-19")] });
    expect(await around(other, A)).toEqual({
      centre: undefined,
      entities: [],
      relations: [],
      isTruncated: false,
      truncated: new Set(),
    });
    expect(await evaluateEntity(other, id(A))).toMatchObject({ score: 0, degree: 0, investigations: 0 });
    await seeCompany(other, { number: B, directors: [director("Ellen Thijs", "1975-09-19")] });
    expect((await around(other, B, 2)).entities.map((entity) => entity.id)).not.toContain(id(A));
  });
});

describe("a case in the graph", () => {
  const rejected = (caseId: string, number: string) =>
    caseRecord({
      caseId,
      registrationNumber: number,
      companyName: "Declared name",
      status: "REJECTED",
      updatedAt: "2026-11-19T10:00:00.000Z",
      investigations: [
        investigation({
          findings: [finding({ category: "sanctions", severity: "critical", subject: "Viktor Morozenko" })],
        }),
      ],
      facts: {
        registry_status: [
          { value: "active", source: "kbo", timestamp: "2026-11-01T09:00:00.000Z", evidence_hash: "sha256:cd" },
        ],
        directors: [{ value: [director("Viktor Morozenko")], source: "kbo", timestamp: "2026-11-01T09:00:00.000Z" }],
        screened_names: [{ value: ["Viktor Morozenko"], source: "screening", timestamp: "2026-11-01T09:00:00.000Z" }],
        declared_owners: [{ value: ["Ellen Thijs"], source: "customer", timestamp: "2026-11-01T09:00:00.000Z" }],
      },
      additionalData: { answers: { iban: "BE68 5390 0754 7034" } },
    });

  it("stands beside its company with what became of it, its people and its account", async () => {
    const ctx = graphCtx();
    const record = rejected(crypto.randomUUID(), A);
    await recordCaseInGraph(ctx, record);
    await recordCaseInGraph(ctx, record);
    const found = await around(ctx, A);
    expect(found.centre).toMatchObject({ name: "Declared name", outcome: "rejected", caseCount: 1 });
    const byType = Object.fromEntries(found.entities.map((entity) => [`${entity.type} ${entity.name}`, entity]));
    expect(byType["case Declared name"]).toMatchObject({
      id: caseEntityId(record.caseId),
      number: record.workflowId,
      outcome: "rejected",
    });
    expect(byType["person Viktor Morozenko"]).toMatchObject({ sanctions: "exact" });
    expect(byType["person Ellen Thijs"]).toMatchObject({ sanctions: null });
    expect(byType["account BE68 … 7034"]).toBeDefined();
    expect(found.relations.find(({ type, source }) => type === "owns" && source === "customer")).toBeDefined();
  });

  it("keeps the exact hit of a person whom another case spells otherwise, until that name is screened again", async () => {
    const ctx = graphCtx();
    const born = "1968-03-14";
    const sighted = async (number: string, name: string, day: number, sanctioned = {}) => {
      await seeCompany(ctx, {
        number,
        directors: [director(name, born)],
        sanctioned,
        at: `2026-11-${day}T10:00:00.000Z`,
      });
      return (await around(ctx, A)).entities.find(({ type }) => type === "person");
    };
    await sighted(A, "Viktor Morozenko", 20, { "Viktor Morozenko": "exact" });
    const hit = { name: "Viktor Morozenko", sanctions: "exact" };
    expect(await sighted(B, "Viktor Morozenco", 21)).toMatchObject(hit);
    expect(await sighted(B, "Viktor Morozenco", 22)).toMatchObject(hit);
    expect(await sighted(B, "MOROZENKO Viktor", 23)).toMatchObject({ sanctions: "clear" });
  });

  it("keeps the exact hit of a person whose record another one absorbs, with the name of the hit", async () => {
    const ctx = graphCtx();
    const [listed, other] = ["Viktor Morozenko", "Viktor Morozenco"];
    const sighted = (number: string, seen: ReturnType<typeof director>, day: number) =>
      seeCompany(ctx, {
        number,
        directors: [seen],
        sanctioned: { [listed]: "exact" },
        at: `2026-11-${day}T10:00:00.000Z`,
      });
    const people = async () => (await around(ctx, A, 2)).entities.filter(({ type }) => type === "person");
    await sighted(A, director(listed), 20);
    await sighted(B, director(other, "1968-03-14"), 21);
    await sighted(A, director(other, "1968-03-14"), 22);
    expect(await people()).toMatchObject([{ name: listed, sanctions: "exact", birthDate: "1968-03-14" }]);
    await sighted(B, director(other, "1968-03-14"), 23);
    expect(await people()).toMatchObject([{ name: listed, sanctions: "exact" }]);
  });

  describe("with a director whom another case names too", () => {
    const born = "1968-03-14";
    const listed = "Viktor Morozenko";
    const hit = (severity: "critical" | "medium", clearance?: object) =>
      finding({ category: "sanctions", severity, subject: listed, ...(clearance && { clearance }) } as never);
    const cleared = hit("critical", { reason: "r", cleared_by: "alice", cleared_at: "2026-11-21T09:00:00.000Z" });
    const sees = (caseId: string, number: string, day: number, findings: ReturnType<typeof hit>[], name = listed) => {
      const timestamp = `2026-11-${day}T09:00:00.000Z`;
      const fact = (value: unknown, source: string) => [{ value, source, timestamp }];
      return caseRecord({
        caseId,
        registrationNumber: number,
        updatedAt: timestamp,
        investigations: [investigation({ completed_at: timestamp, findings })],
        facts: {
          registry_status: fact("active", "kbo"),
          directors: fact([director(name, born)], "kbo"),
          screened_names: fact([name], "screening"),
        } as never,
      });
    };
    const status = async (ctx: Ctx) => (await peopleAt(ctx, A)).map(({ sanctions }) => sanctions);

    it("keeps what each case found, and shows the gravest: a case neither clears nor misses for another", async () => {
      const ctx = graphCtx();
      const [mine, other] = [crypto.randomUUID(), crypto.randomUUID()];
      await recordCaseInGraph(ctx, sees(mine, A, 20, [hit("critical")]));
      await recordCaseInGraph(ctx, sees(other, B, 21, [hit("medium")]));
      expect(await status(ctx)).toEqual(["exact"]);
      await recordCaseInGraph(ctx, sees(other, B, 22, [cleared]));
      expect(await status(ctx)).toEqual(["exact"]);
      await recordCaseInGraph(ctx, sees(other, B, 23, [], "MOROZENKO Viktor"));
      expect(await status(ctx)).toEqual(["exact"]);
      await recordCaseInGraph(ctx, sees(mine, A, 20, [cleared]));
      expect(await status(ctx)).toEqual(["clear"]);
    });

    it("is not cleared by another spelling of the same case, nor by a write that came late", async () => {
      const ctx = graphCtx();
      const mine = crypto.randomUUID();
      await recordCaseInGraph(ctx, sees(mine, A, 22, [hit("critical")]));
      await recordCaseInGraph(ctx, sees(mine, A, 23, [], "Viktor Morozenco"));
      await recordCaseInGraph(ctx, sees(mine, A, 20, []));
      expect(await peopleAt(ctx, A)).toMatchObject([{ name: listed, sanctions: "exact" }]);
      await recordCaseInGraph(ctx, sees(mine, A, 24, []));
      expect(await status(ctx)).toEqual(["clear"]);
    });

    it("loses with a deleted case what that case found, and nothing else", async () => {
      const ctx = graphCtx();
      const [mine, other] = [crypto.randomUUID(), crypto.randomUUID()];
      await recordCaseInGraph(ctx, sees(other, A, 20, [hit("medium")]));
      const before = await snapshot(ctx);
      await recordCaseInGraph(ctx, sees(mine, B, 20, [hit("critical")]));
      expect(await status(ctx)).toEqual(["exact"]);
      await commit(ctx.db, await deleteCaseFromGraph(ctx, mine));
      expect(await status(ctx)).toEqual(["near"]);
      expect(await snapshot(ctx)).toEqual(before);
      await commit(ctx.db, await deleteCaseFromGraph(ctx, other));
      expect(await snapshot(ctx)).toEqual([[], [], [], [], []]);
    });

    it("replaces a hit of a scan, which nobody can clear, by the word of a case on the same name", async () => {
      const ctx = graphCtx();
      const scan = (day: number, number = A) =>
        seeCompany(ctx, {
          number,
          at: `2026-11-${day}T09:00:00.000Z`,
          directors: [director(listed, born)],
          sanctioned: { [listed]: "exact" },
        });
      await scan(20);
      await recordCaseInGraph(ctx, sees(crypto.randomUUID(), B, 21, [], "Viktor Morozenco"));
      expect(await status(ctx)).toEqual(["exact"]);
      await recordCaseInGraph(ctx, sees(crypto.randomUUID(), B, 22, [cleared]));
      expect(await status(ctx)).toEqual(["clear"]);
      await scan(23);
      expect(await status(ctx)).toEqual(["exact"]);
    });

    it("keeps a hit of an earlier version, whose case is not known, until the name is screened again", async () => {
      const ctx = graphCtx();
      const mine = crypto.randomUUID();
      await recordCaseInGraph(ctx, sees(mine, A, 20, []));
      // An earlier version writes the entity alone, also while it runs beside this one.
      await env.DB.prepare("UPDATE graph_entities SET sanctions = 'exact' WHERE tenant_id = ? AND type = 'person'")
        .bind(ctx.actor.tenantId)
        .run();
      await recordCaseInGraph(ctx, sees(crypto.randomUUID(), B, 21, [], "Viktor Morozenco"));
      expect(await status(ctx)).toEqual(["exact"]);
      await recordCaseInGraph(ctx, sees(crypto.randomUUID(), C, 19, []));
      expect(await status(ctx)).toEqual(["exact"]);
      await recordCaseInGraph(ctx, sees(crypto.randomUUID(), C, 22, []));
      expect(await status(ctx)).toEqual(["clear"]);
    });
  });

  it("neither settles nor renames a company by the name that its customer gives to the number of that company", async () => {
    const ctx = graphCtx();
    const timestamp = "2026-11-21T09:00:00.000Z";
    const declares = (name: string) => {
      const fact = (source: string) => [{ value: [name], source, timestamp }];
      return caseRecord({
        caseId: crypto.randomUUID(),
        registrationNumber: A,
        updatedAt: timestamp,
        investigations: [investigation({ completed_at: timestamp })],
        facts: { declared_owners: fact("customer"), screened_names: fact("screening") },
        additionalData: { answers: { beneficial_owners: [{ company_name: name, enterprise_number: B }] } },
      });
    };
    await recordCaseInGraph(ctx, declares("Declared first"));
    expect((await around(ctx, B)).centre).toMatchObject({ name: "Declared first", sanctions: null });
    await seeCompany(ctx, {
      number: B,
      legal_name: "Registered",
      sanctioned: { Registered: "exact" },
      at: "2026-11-21T10:00:00.000Z",
    });
    const later = [investigation({ completed_at: "2026-11-22T09:00:00.000Z" })];
    await recordCaseInGraph(ctx, { ...declares("Declared again"), investigations: later });
    const own = { ...declares("Own name"), companyName: "Own name", registrationNumber: B, investigations: later };
    await recordCaseInGraph(ctx, { ...own, additionalData: {} });
    expect((await around(ctx, B)).centre).toMatchObject({ name: "Registered", sanctions: "exact" });
  });

  it("goes with all that was learned from it alone, and leaves what others know", async () => {
    const ctx = graphCtx();
    const [mine, other] = [rejected(crypto.randomUUID(), A), rejected(crypto.randomUUID(), B)];
    await recordCaseInGraph(ctx, other);
    const before = await snapshot(ctx);
    await recordCaseInGraph(ctx, mine);
    await commit(ctx.db, await deleteCaseFromGraph(ctx, mine.caseId));
    expect(await snapshot(ctx)).toEqual(before);

    await seeCompany(ctx, { number: B, directors: [director("Viktor Morozenko")] });
    await commit(ctx.db, await deleteCaseFromGraph(ctx, other.caseId));
    const left = await around(ctx, B);
    expect(left.centre).toMatchObject({ caseCount: 0, outcome: null });
    expect(left.entities.map(({ name }) => name).toSorted()).toEqual([
      `Straat ${B}, 3200 Aarschot`,
      "Viktor Morozenko",
    ]);
  });
});

describe("E-VAL", () => {
  it("is 0 for a company without surroundings, and for one that nobody saw", async () => {
    const ctx = graphCtx();
    await seeCompany(ctx, { number: A, directors: [director("Ellen Thijs")], owners: [] });
    expect(await evaluateEntity(ctx, id(A))).toMatchObject({ score: 0, parts: [], degree: 2, investigations: 0 });
    expect(await evaluateEntity(ctx, id(B))).toMatchObject({ score: 0, degree: 0 });
  });

  it("passes the bar for a company that shares director and seat with a bankrupt one, and says why", async () => {
    const ctx = graphCtx();
    const shared = {
      directors: [director("Rudi Kerkhofs", "1970-05-12")],
      address: { street: "Kanaalstraat 77", postal_code: "3560", city: "Lummen", country: "BE" },
    };
    await seeCompany(ctx, {
      number: A,
      ...shared,
      juridical_situation: "050",
      juridical_situation_since: "2024-02-08",
    });
    await seeCompany(ctx, { number: B, ...shared });
    const { score, parts } = await evaluateEntity(ctx, id(B));
    expect(score).toBeGreaterThan(0.3);
    expect(score).toBeLessThan(0.7);
    expect(parts).toEqual([
      expect.objectContaining({ part: "bankrupt", entity_id: id(A), distance: 2, points: score }),
    ]);
  });

  it("is beyond red for a company with a sanctioned director, and fades with distance", async () => {
    const ctx = graphCtx();
    const listed = director("Viktor Morozenko", "1968-03-14");
    await seeCompany(ctx, { number: A, directors: [listed], sanctioned: { "Viktor Morozenko": "exact" } });
    await seeCompany(ctx, { number: B, owners: [{ name: "A", kind: "company", registration_number: A }] });
    const near = await evaluateEntity(ctx, id(A));
    const far = await evaluateEntity(ctx, id(B));
    expect(near.score).toBeGreaterThanOrEqual(0.7);
    expect(far.score).toBeGreaterThan(0.3);
    expect(far.score).toBeLessThan(near.score);
  });

  it("does not take companies of one portfolio for neighbours", async () => {
    const ctx = graphCtx();
    await seeCompany(ctx, { number: A, portfolio: "portfolio-1", juridical_situation: "050" });
    await seeCompany(ctx, { number: B, portfolio: "portfolio-1" });
    expect(await evaluateEntity(ctx, id(B))).toMatchObject({ score: 0, degree: 2 });
  });

  it("reads no more rows when the graph grows fifty times as large", async () => {
    const ctx = graphCtx();
    const rowsAt = async (companies: number) => {
      await growGraph(ctx, companies);
      const read = ctx.meter.rowsRead;
      await evaluateEntity(ctx, id("1000000007"));
      return ctx.meter.rowsRead - read;
    };
    const small = await rowsAt(200);
    const large = await rowsAt(10_000);
    expect(small).toBeGreaterThan(20);
    expect(large).toBe(small);
  });

  it("reads no more rows to record a company when the graph grows", async () => {
    const ctx = graphCtx();
    const rowsAt = async (companies: number, number: string) => {
      await growGraph(ctx, companies);
      const read = ctx.meter.rowsRead;
      await seeCompany(ctx, { number, directors: [director("Ellen Thijs", "1975-09-19"), director("Jan Peeters")] });
      return ctx.meter.rowsRead - read;
    };
    const small = await rowsAt(200, A);
    const large = await rowsAt(10_000, B);
    // The second company finds the people of the first, and that is all.
    expect(large - small).toBeLessThan(100);
  });

  it("looks at no more than a bounded part of a crowd", async () => {
    const ctx = graphCtx();
    const evaluateCrowd = async (size: number) => {
      await crowdAddress(ctx, size);
      const read = ctx.meter.rowsRead;
      const found = await evaluateEntity(ctx, id("2000000000"));
      return { rows: ctx.meter.rowsRead - read, found };
    };
    const some = await evaluateCrowd(100);
    const many = await evaluateCrowd(5000);
    expect(many.rows).toBe(some.rows);
    expect(many.found).toMatchObject({ isPartial: true });
    expect(many.found.parts).toEqual([expect.objectContaining({ part: "crowded_address" })]);
  });
});

/** Companies in groups of four that share a director and a seat; one of each group is bankrupt. */
async function growGraph(ctx: Ctx, companies: number): Promise<void> {
  const tenant = ctx.actor.tenantId;
  const rows = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)";
  const entity = (type: string, entityId: string, where: string, standing = "NULL") =>
    env.DB.prepare(`${rows} INSERT OR IGNORE INTO graph_entities (tenant_id, id, type, name, standing, first_seen, last_seen)
      SELECT ?1, ${entityId}, '${type}', 'x' || i, ${standing}, '2026', '2026' FROM n WHERE ${where}`).bind(
      tenant,
      companies,
    );
  const relation = (from: string, type: string, to: string) =>
    env.DB.prepare(`${rows} INSERT OR IGNORE INTO graph_relations (tenant_id, from_id, type, to_id, source, first_seen, checked_at)
      SELECT ?1, ${from}, '${type}', ${to}, 'kbo', '2026', '2026' FROM n`).bind(tenant, companies);
  const company = "'company:BE:' || (1000000000 + i)";
  await env.DB.batch([
    entity("company", company, "1", "CASE WHEN i % 4 = 0 THEN 'bankrupt' ELSE 'active' END"),
    entity("person", "'person:' || (i / 4)", "i % 4 = 0"),
    entity("address", "'address:' || (i / 4)", "i % 4 = 0"),
    relation("'person:' || (i / 4)", "directs", company),
    relation(company, "seated_at", "'address:' || (i / 4)"),
  ]);
}

async function crowdAddress(ctx: Ctx, companies: number): Promise<void> {
  const tenant = ctx.actor.tenantId;
  const rows = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)";
  const company = "'company:BE:' || (2000000000 + i)";
  await env.DB.batch([
    env.DB.prepare(`${rows} INSERT OR IGNORE INTO graph_entities (tenant_id, id, type, name, first_seen, last_seen)
      SELECT ?1, ${company}, 'company', 'x', '2026', '2026' FROM n UNION ALL SELECT ?1, 'address:c', 'address', 'crowd', '2026', '2026'`).bind(
      tenant,
      companies,
    ),
    env.DB.prepare(`${rows} INSERT OR IGNORE INTO graph_relations (tenant_id, from_id, type, to_id, source, first_seen, checked_at)
      SELECT ?1, ${company}, 'seated_at', 'address:c', 'kbo', '2026', '2026' FROM n`).bind(tenant, companies),
  ]);
}
