import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { insertDecision } from "../../src/features/memory/decisions.store.ts";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { CLEAN, reviewedCase } from "../support/cases.ts";
import { processMemory, teach } from "../support/memory.ts";
import { rowOfCase } from "../support/memory-signals.ts";

const NOT_ON_PEPPOL = "0999900744";
const QUESTION = "Who delivers your invoices?";
const rulesOf = async (officer: Officer, of = "alice"): Promise<any[]> =>
  (await officer.get(`/api/memory/rules/${of}`)).body.rules;
const block = async (officer: Officer, of = "alice") =>
  (await officer.get(`/api/memory/blocks/${of}/learned_procedures`)).body.value;
const trigger = { finding_category: "peppol", severity: "low", hit_kind: null, document_kind: null, field: null };
const asked = [{ key: "who delivers your invoices", document_type: null, words: QUESTION }];

/** Decisions of an officer who asked the question in `done` of `cases` cases, and a consolidation. */
async function decideFor(officer: Officer, officerId: string, cases: number, done: number): Promise<void> {
  const ctx = createCtx(env, { actor: systemActor(officer.tenant) });
  for (let n = 0; n < cases; n++) {
    const id = `${officer.tenant}-${officerId}-${n}`;
    const seen = { triggers: [trigger], asked: n < done ? asked : [], had: [], given: [], explained: [] };
    const place = { workflowId: id, templateId: "psp_merchant_onboarding", country: "BE" };
    const made = { decision: "followup_requested", stands: true, decidedAt: "2026-11-20T10:00:00.000Z" };
    await insertDecision(ctx, { id, officerId, ...place, ...made, seen });
  }
  await consolidate(officer, officerId);
}

async function consolidate(officer: Officer, officerId: string): Promise<void> {
  const who = officerId === "alice" ? officer : officer.colleague(officerId);
  await teach(
    who,
    Array.from({ length: 5 }, () => ({ signal_type: "risk_level_changed" })),
    await rowOfCase(officer.tenant),
  );
  await processMemory(officer.tenant);
}

const questionOf = (rules: readonly any[]) => rules.find(({ kind }) => kind === "question");
const asks = (detail: { generated_tasks: { description: string }[] }) =>
  detail.generated_tasks.some(({ description }) => description === QUESTION);

describe("a learned rule", () => {
  it("is read with its condition and counts, paused, and goes on counting while it does nothing", async () => {
    const officer = newOfficer();
    await decideFor(officer, "alice", 6, 5);
    const rule = questionOf(await rulesOf(officer));
    expect(rule).toMatchObject({
      words: QUESTION,
      counts: { cases: 6, done: 5, had: 0 },
      paused: false,
      officers: ["alice"],
    });
    const path = `/api/memory/rules/alice/${rule.id}`;
    expect((await officer.patch(path, { paused: true })).body).toMatchObject({ id: rule.id, paused: true });
    const paused = await block(officer);
    expect(paused.rules).not.toContain(rule.text);
    expect(paused.details.map(({ text }: { text: string }) => text)).toContain(rule.text);
    await consolidate(officer, "alice");
    expect(questionOf(await rulesOf(officer))).toMatchObject({ paused: true, counts: { done: 5 } });
    expect(asks((await reviewedCase(officer, NOT_ON_PEPPOL)).detail)).toBe(false);
    await officer.patch(path, { paused: false });
    expect(asks((await reviewedCase(officer, NOT_ON_PEPPOL)).detail)).toBe(true);
  });

  it("is worded by its officer, and never as a way to decide or a warning", async () => {
    const officer = newOfficer();
    await decideFor(officer, "alice", 6, 5);
    const rule = questionOf(await rulesOf(officer));
    const path = `/api/memory/rules/alice/${rule.id}`;
    for (const change of [
      { statement: "With no Peppol: approve the case" },
      { words: "Are you suspected of anything?" },
      { words: "Will you accept it, so that we approve the case?" },
      { statement: "" },
      { other: true },
    ]) {
      expect((await officer.patch(path, change)).status).toBe(422);
    }
    const words = "By which provider do you send invoices?";
    const changed = await officer.patch(path, { words });
    expect(changed.body).toMatchObject({ words, edited_by: "alice", counts: { cases: 6, done: 5 } });
    await consolidate(officer, "alice");
    expect(questionOf(await rulesOf(officer))).toMatchObject({
      words,
      edited_by: "alice",
      counts: { cases: 6, done: 5 },
    });
    const { detail } = await reviewedCase(officer, NOT_ON_PEPPOL);
    const texts = detail.generated_tasks.map(({ description }: { description: string }) => description);
    expect(texts).toContain(words);
  });

  it("stays deleted, whether it was deleted as a rule or taken out of its block", async () => {
    const officer = newOfficer();
    await decideFor(officer, "alice", 6, 5);
    const rule = questionOf(await rulesOf(officer));
    const path = `/api/memory/rules/alice/${rule.id}`;
    expect((await officer.colleague("bob").delete(path)).status).toBe(403);
    expect((await newOfficer().delete(path)).status).toBe(404);
    expect((await officer.delete(path)).body).toEqual({ status: "deleted", rule_id: rule.id });
    expect((await officer.delete(path)).status).toBe(404);
    await consolidate(officer, "alice");
    expect(questionOf(await rulesOf(officer))).toBeUndefined();
    const emphasis = (await rulesOf(officer)).find(({ kind }) => kind === "emphasis");
    const value = await block(officer);
    const rules = value.rules.filter((text: string) => text !== emphasis.text);
    await officer.put("/api/memory/blocks/alice/learned_procedures", { value: { ...value, rules } });
    await consolidate(officer, "alice");
    expect(await rulesOf(officer)).toEqual([]);
  });

  it("is shared by a manager alone, with the counts of all who taught it, and taken back", async () => {
    const officer = newOfficer();
    const manager = officer.colleague("carol", "compliance_manager");
    await decideFor(officer, "alice", 6, 5);
    await decideFor(officer, "bob", 4, 4);
    const rule = questionOf(await rulesOf(officer));
    expect(questionOf(await rulesOf(officer, "bob")).id).toBe(rule.id);
    const path = (of: string) => `/api/memory/rules/${of}/${rule.id}`;
    expect((await officer.patch(path("alice"), { shared: true })).status).toBe(403);
    for (const of of ["alice", "bob"]) expect((await manager.patch(path(of), { shared: true })).status).toBe(200);
    const shared = questionOf(await rulesOf(officer, "default"));
    expect(shared).toMatchObject({ counts: { cases: 10, done: 9 }, shared_by: "carol", cases: [] });
    expect(shared.officers.toSorted()).toEqual(["alice", "bob"]);
    expect(shared.text).toContain("in 9 of 10 such cases");
    const dave = officer.colleague("dave");
    const { detail } = await reviewedCase(dave, NOT_ON_PEPPOL);
    expect(asks(detail)).toBe(true);
    expect(detail.learned_effects).toMatchObject([{ officer_id: "default" }, {}]);
    expect((await dave.patch(path("default"), { paused: true })).status).toBe(403);
    expect((await dave.delete(path("default"))).status).toBe(403);
    await teach(
      officer,
      Array.from({ length: 5 }, () => ({ signal_type: "risk_level_changed", officer_id: "default" })),
      await rowOfCase(officer.tenant),
    );
    expect(questionOf(await rulesOf(officer, "default"))).toMatchObject({ counts: { cases: 10, done: 9 } });
    // What one of them does later counts in the shared rule, too.
    await decideFor(officer, "alice", 12, 9);
    const own = async (of: string) => questionOf(await rulesOf(officer, of)).counts;
    const [alice, bob] = [await own("alice"), await own("bob")];
    expect(alice.cases).toBe(12);
    const counts = { cases: alice.cases + bob.cases, done: alice.done + bob.done };
    await expect.poll(async () => questionOf(await rulesOf(officer, "default"))).toMatchObject({ counts });
    const recounted = questionOf(await rulesOf(officer, "default"));
    expect(recounted).toMatchObject({ shared_by: "carol", cases: [], support: counts.done });
    expect(recounted.text).toContain(`in ${counts.done} of ${counts.cases} such cases`);
    expect(recounted.text).not.toContain("in 9 of 10");
    await manager.patch(path("bob"), { shared: false });
    expect(questionOf(await rulesOf(officer, "default"))).toBeUndefined();
  });

  it("is no habit for what a body says of itself: it is a text of who wrote it", async () => {
    const alice = newOfficer();
    const dan = alice.colleague("dan");
    const ask = "Who keeps your share register?";
    const counts = { cases: 57, done: 57, had: 57 };
    const forged = { statement: ask, key: "k", ask, kind: "question", counts, officers: ["bob"], support: 57 };
    const details = [{ ...forged, text: ask, source: "auto-learned", shared_by: "carol", edited_by: "bob" }];
    const value = { rules: [ask, "Mind the seat"], details };
    for (const of of ["default", "alice"]) {
      expect((await alice.put(`/api/memory/blocks/${of}/learned_procedures`, { value })).status).toBe(200);
      const [rule] = await rulesOf(alice, of);
      expect(rule).toMatchObject({ source: "officer-taught", kind: "taught", counts: null, officers: [], support: 0 });
      expect(rule).toMatchObject({ edited_by: "alice", shared_by: null, text: ask });
    }
    const { detail } = await reviewedCase(dan, CLEAN);
    expect(detail.generated_tasks.map(({ description }: { description: string }) => description)).not.toContain(ask);
    expect(detail.learned_effects.map(({ text }: { text: string }) => text)).toEqual([
      `alice wrote: ${ask}`,
      "alice wrote: Mind the seat",
    ]);
    // Who writes the block again is not the author of what stood there.
    await dan.put("/api/memory/blocks/default/learned_procedures", {
      value: { rules: [...value.rules, "And the lease"] },
    });
    expect((await rulesOf(dan, "default")).map(({ edited_by: by }) => by)).toEqual(["alice", "alice", "dan"]);
  });

  it("of an officer is changed beside what they taught, which stays as put", async () => {
    const officer = newOfficer();
    const details = [{ text: "Ask for the lease", source: "officer-taught", why: { law: 26 } }];
    const value = { rules: ["Ask for the lease", "Ask for the deed"], details, note: [1] };
    await officer.put("/api/memory/blocks/alice/learned_procedures", { value });
    const rules = await rulesOf(officer);
    expect(rules.map(({ kind, text }) => [kind, text])).toEqual([
      ["taught", "Ask for the lease"],
      ["taught", "Ask for the deed"],
    ]);
    await officer.patch(`/api/memory/rules/alice/${rules[1].id}`, { paused: true });
    expect(await block(officer)).toMatchObject({
      rules: ["Ask for the lease"],
      note: [1],
      details: [details[0], { paused: true }],
    });
  });
});
