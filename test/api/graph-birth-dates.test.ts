import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { DocumentReview } from "../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../src/domain/case/case.record.ts";
import { reviewDocument } from "../../src/domain/documents/review.rules.ts";
import { companyId, neighbourhood, recordCaseInGraph } from "../../src/graph/index.ts";
import type { Ctx } from "../../src/platform/context.ts";
import { listAlerts } from "../../src/features/alerts/alerts.service.ts";
import { updateAlertsOfCase } from "../../src/features/alerts/detection.service.ts";
import { actor, caseRecord, investigation } from "../support/case-fixtures.ts";
import { graphCtx } from "../support/graph.ts";
import { expires, handedIn, holder, readAs, zone } from "../support/made-readings.ts";

const A = "0999900150";
const B = "0999900249";
const COMMON = "Jan Peeters";
const RARE = "Godfried Vanquaethem";

const review = (outcome: "accepted" | "rejected"): DocumentReview => ({
  outcome,
  kind: null,
  facts: [],
  reason: "I saw it.",
  reviewed_by: "alice",
  reviewed_at: "2026-11-20T10:00:00.000Z",
});

const unseen = (name: string, born: string) =>
  handedIn("representative_identity", readAs("identity_card", [holder(name, born), zone(), expires("2033-01-01")]));
const card = (name: string, born: string) => ({ ...unseen(name, born), review: review("accepted") });

/** A case about a company, whose register names a director without a birth date. */
function caseOf(number: string, director: string, given: Partial<CaseRecord> = {}): CaseRecord {
  const fact = (value: unknown) => [{ source: "kbo", value, timestamp: "2026-11-20T10:00:00.000Z" }];
  return caseRecord({
    caseId: `00000000-0000-4000-8000-00${number}`,
    workflowId: `case-00000000-0000-4000-8000-00${number}`,
    registrationNumber: number,
    vatNumber: `BE${number}`,
    facts: {
      legal_name: fact(`Company ${number}`),
      registry_status: fact("active"),
      directors: fact([{ name: director, role: "Bestuurder", since: "2020-01-01" }]),
    },
    investigations: [investigation({ completed_at: "2026-11-20T10:00:00.000Z" })],
    ...given,
  });
}

async function see(ctx: Ctx, record: CaseRecord): Promise<void> {
  await recordCaseInGraph(ctx, record);
  await updateAlertsOfCase(ctx, record.caseId);
}

const peopleAt = async (ctx: Ctx, number: string) => {
  const { entities } = await neighbourhood(ctx, companyId("BE", number), { depth: 1, limit: 25 });
  return entities.flatMap(({ id, type, birthDate }) => (type === "person" ? [{ id, birthDate }] : []));
};

const alertsOf = async (ctx: Ctx, status: string) => {
  const query = { pattern_type: undefined, severity: undefined, status, limit: 50, offset: 0 };
  return (await listAlerts(ctx, query)).map(({ pattern_type: pattern }) => pattern);
};

describe("the birth date that an accepted identity document gives a registered director", () => {
  it("makes two of a common name one person, in the order of their acceptance, and in no other tenant", async () => {
    const ctx = graphCtx();
    await see(ctx, caseOf(A, COMMON, { status: "REJECTED", documents: [card("PEETERS Jan", "1960-01-01")] }));
    await see(ctx, caseOf(B, COMMON));
    expect(await alertsOf(ctx, "active")).toEqual([]);
    await see(ctx, caseOf(B, COMMON, { documents: [card("Jan Peeters", "1960-01-01")] }));
    const [person] = await peopleAt(ctx, A);
    expect(person!.birthDate).toBe("1960-01-01");
    expect(await peopleAt(ctx, B)).toEqual([person]);
    expect(await alertsOf(ctx, "active")).toContain("shared_director");
    const other = graphCtx();
    await see(other, caseOf(B, COMMON, { documents: [card("Jan Peeters", "1960-01-01")] }));
    expect(await alertsOf(other, "active")).toEqual([]);
  });

  it("leaves namesakes of a common name two", async () => {
    const ctx = graphCtx();
    await see(ctx, caseOf(A, COMMON, { status: "REJECTED", documents: [card(COMMON, "1960-01-01")] }));
    await see(ctx, caseOf(B, COMMON, { documents: [card(COMMON, "1985-06-05")] }));
    expect((await peopleAt(ctx, B)).map(({ birthDate }) => birthDate)).toEqual(["1985-06-05"]);
    expect(await alertsOf(ctx, "active")).toEqual([]);
  });

  it.each([
    ["the refused one's", A],
    ["the other's", B],
  ])("parts two of an uncommon name who were one until then, whose card came last: %s", async (_, last) => {
    const ctx = graphCtx();
    const born: Readonly<Record<string, string>> = { [A]: "1960-01-01", [B]: "1992-07-07" };
    const first = last === A ? B : A;
    const refused = (number: string): Partial<CaseRecord> => (number === A ? { status: "REJECTED" } : {});
    await see(ctx, caseOf(first, RARE, { ...refused(first), documents: [card(RARE, born[first]!)] }));
    await see(ctx, caseOf(last, RARE, refused(last)));
    expect(await peopleAt(ctx, A)).toEqual(await peopleAt(ctx, B));
    expect(await alertsOf(ctx, "active")).toContain("shared_director");
    await see(ctx, caseOf(last, RARE, { ...refused(last), documents: [card(RARE, born[last]!)] }));
    expect((await peopleAt(ctx, A)).map(({ birthDate }) => birthDate)).toEqual([born[A]]);
    expect((await peopleAt(ctx, B)).map(({ birthDate }) => birthDate)).toEqual([born[B]]);
    expect(await alertsOf(ctx, "active")).toEqual([]);
    expect(await alertsOf(ctx, "resolved")).toContain("shared_director");
  });

  it("keeps one of an uncommon name one whose second card is dated nine days later", async () => {
    const ctx = graphCtx();
    await see(ctx, caseOf(A, RARE, { status: "REJECTED", documents: [card(RARE, "1960-01-01")] }));
    await see(ctx, caseOf(B, RARE, { documents: [card(RARE, "1960-01-10")] }));
    await see(ctx, caseOf(A, RARE, { status: "REJECTED", documents: [card(RARE, "1960-01-01")] }));
    expect((await peopleAt(ctx, A)).map(({ id }) => id)).toEqual((await peopleAt(ctx, B)).map(({ id }) => id));
    expect(await alertsOf(ctx, "active")).toContain("shared_director");
  });

  it("leaves nobody behind when the card is corrected", async () => {
    const ctx = graphCtx();
    await see(ctx, caseOf(A, RARE, { documents: [card(RARE, "1960-01-01")] }));
    await see(ctx, caseOf(A, RARE, { documents: [card(RARE, "1960-01-10")] }));
    expect((await peopleAt(ctx, A)).map(({ birthDate }) => birthDate)).toEqual(["1960-01-10"]);
    const { results } = await env.DB.prepare(
      "SELECT birth_date FROM graph_entities WHERE tenant_id = ? AND type = 'person'",
    )
      .bind(ctx.actor.tenantId)
      .all();
    expect(results).toEqual([{ birth_date: "1960-01-10" }]);
  });

  it("is none of a card that is not accepted, or of two cards of two dates", async () => {
    const ctx = graphCtx();
    for (const documents of [
      [unseen(COMMON, "1960-01-01")],
      [{ ...unseen(COMMON, "1960-01-01"), review: review("rejected") }],
      [card(COMMON, "1960-01-01"), card(COMMON, "1985-06-05")],
    ]) {
      await see(ctx, caseOf(A, COMMON, { documents }));
      expect((await peopleAt(ctx, A)).map(({ birthDate }) => birthDate)).toEqual([null]);
    }
  });

  it("is looked at again once an officer reviews the document, after an investigation", () => {
    const record = caseOf(A, COMMON, { documents: [unseen(COMMON, "1960-01-01")] });
    const input = { outcome: "accepted", kind: "identity_card", facts: [], reason: null } as const;
    const effectsOf = (given: CaseRecord) => {
      const meta = { now: new Date("2026-11-21T10:00:00.000Z"), actor: actor("alice") };
      const outcome = reviewDocument(given, given.documents[0]!.document_id, input, meta);
      return outcome.ok ? outcome.value.effects.map(({ kind }) => kind) : outcome.refusal.code;
    };
    expect(effectsOf(record)).toEqual(["record_in_graph"]);
    expect(effectsOf({ ...record, investigations: [] })).toEqual([]);
  });
});
