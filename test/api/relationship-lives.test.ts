import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { COVER_LISTS } from "../../src/features/monitoring/cover-lists.service.ts";
import type { DatabaseCtx } from "../../src/features/monitoring/due-job.ts";
import { runDueJobs } from "../../src/features/monitoring/run-due.service.ts";
import { SCREEN_PARTIES } from "../../src/features/monitoring/screen-unscreened.service.ts";
import { DAY_MS } from "../../src/platform/clock.ts";
import { listWatchedParties } from "../../src/features/relationships/parties.store.ts";
import { MARKED_CASES } from "../../src/features/relationships/marked-cases.service.ts";
import { dayOf } from "../../src/domain/retention/retention.rules.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, CLEAN, investigate, type OpenCase, reviewedCase, settle } from "../support/cases.ts";
import { listed, ListSender } from "../support/lists.ts";
import { goTo, rest, strike, systemCtx } from "../support/retention-clock.ts";
import { closeDaysAt } from "../support/watched-parties.ts";
import { seededRandom } from "../support/seeded-random.ts";

const rowsOf = async (table: string, { tenant }: Officer): Promise<any[]> =>
  (await env.DB.prepare(`SELECT * FROM ${table} WHERE tenant_id = ?`).bind(tenant).all()).results;

const OVERRIDES = {
  override_open_checks: "Shown on paper",
  override_open_discrepancies: "Shown on paper",
  override_dissolved_entity: "Shown on paper",
};
const today = () => dayOf(new Date());
const asOpened = ({ workflow_id, case_id, portal_token }: any): OpenCase => ({
  workflowId: workflow_id,
  caseId: case_id,
  token: portal_token,
  path: `/api/cases/${workflow_id}`,
});

/** Decides with overrides where they are needed; a second officer approves where four eyes must see it. */
async function decide(officer: Officer, { path, ...opened }: OpenCase, body: object): Promise<void> {
  const decided = await officer.post(`${path}/decision`, { reason: "seen", ...body });
  expect(decided.status).toBe(200);
  if (decided.body.status === "PENDING_SECOND_APPROVAL") {
    const second = officer.colleague("carl", "compliance_manager");
    const approval = { decision: "approve", comment: "The customer explained it by phone." };
    expect((await second.post(`${path}/decision/second-approval`, approval)).status).toBe(200);
  }
  await rest({ path, ...opened });
}

/** Every way to an approval. */
const WAYS: Readonly<Record<string, (officer: Officer) => Promise<OpenCase>>> = {
  async "one officer"(officer) {
    const opened = await approvableCase(officer);
    await decide(officer, opened, { decision: "approve" });
    return opened;
  },
  async "four eyes"(officer) {
    const opened = await reviewedCase(officer, "0999900348");
    await decide(officer, opened, { decision: "approve", ...OVERRIDES });
    return opened;
  },
  async "restrictions after an escalation"(officer) {
    const opened = await reviewedCase(officer, "0999900249");
    await decide(officer, opened, { decision: "escalate" });
    await decide(officer, opened, { decision: "approve_with_restrictions", restrictions: ["Cap"], ...OVERRIDES });
    return opened;
  },
  async "a scan"(officer) {
    const scanned = await officer.post(`/api/scan/entity/0999901239/escalate`, { target_tier: 3 });
    const opened = asOpened(scanned.body);
    await settle(officer, opened);
    await investigate(officer, opened);
    await decide(officer, opened, { decision: "approve", ...OVERRIDES });
    return opened;
  },
};

/** A customer by the test's own reckoning. */
interface Life {
  readonly cases: OpenCase[];
  isLiving: boolean;
}

const sender = new ListSender();
let version = 0;

/** What may happen to a customer after the approval. */
const EVENTS: Readonly<Record<string, (officer: Officer, life: Life) => Promise<void>>> = {
  async end(officer, life) {
    const order = { ended_on: today(), reason: "left" };
    const { path } = life.cases.at(-1)!;
    await officer.colleague("carl", "compliance_manager").put(`${path}/relationship-end`, order);
    life.isLiving = false;
  },
  async resume(officer, life) {
    const { path } = life.cases[0]!;
    await officer
      .colleague("carl", "compliance_manager")
      .delete(`${path}/relationship-end`, { json: { reason: "no" } });
    life.isLiving = true;
  },
  /** An earlier version approved the customer, and knew nothing of relationships. */
  async forget(officer, life) {
    for (const { workflowId } of life.cases) {
      const id = `(SELECT relationship_id FROM relationship_cases WHERE workflow_id = '${workflowId}')`;
      for (const table of ["monitored_parties", "relationship_log", "relationships"]) {
        await env.DB.prepare(`DELETE FROM ${table} WHERE relationship_id IN ${id}`).run();
      }
      await env.DB.prepare(`DELETE FROM relationship_cases WHERE workflow_id = ?`).bind(workflowId).run();
      await env.DB.prepare(`INSERT INTO relationship_marks VALUES (?, ?, '2020-01-01T00:00:00.000Z')`)
        .bind(officer.tenant, workflowId)
        .run();
    }
    await MARKED_CASES.run({ ...systemCtx(), database: "DB" } as DatabaseCtx, 30_000);
    expect(await rowsOf("relationship_marks", officer)).toEqual([]);
  },
  /** A new version of a list, which names nobody. */
  async import() {
    const entries = [listed(`be-${++version}`, "Ulmarek Sorventhis")];
    await sender.load("be", [entries], { version: `2026-05-${String(version).padStart(2, "0")}` });
  },
  async review(officer, life) {
    if (!life.isLiving) return;
    const [{ relationship_id }] = (await rowsOf("relationship_cases", officer)).filter(
      ({ workflow_id }) => workflow_id === life.cases[0]!.workflowId,
    );
    const opened = await officer.post(`/api/relationships/${relationship_id}/review`, { reason: "to be sure" });
    expect(opened.status).toBe(201);
    const path = `/api/cases/${opened.body.workflow_id}`;
    const review = asOpened((await officer.get(path)).body);
    const { body } = await settle(officer, review);
    if (body.status === "AWAITING_DOCUMENTS") await investigate(officer, { ...review, token: body.portal_token });
    await decide(officer, review, { decision: "approve", ...OVERRIDES });
    life.cases.push(review);
  },
};

/** Runs what is due for watched parties until nothing is. */
async function runDue(): Promise<void> {
  const ctx = () => ({ ...systemCtx(), database: "DB" }) as DatabaseCtx;
  for (let turn = 0; turn < 5; turn++) if ((await runDueJobs(ctx(), [SCREEN_PARTIES, COVER_LISTS])) === null) return;
  throw new Error("something is due for good");
}

describe("whoever any way took on as a customer", () => {
  const seeds = env.SWEEP === "long" ? [21, 34, 55, 89, 144] : [21, 34];
  it.each(seeds)(
    "is watched with everybody behind it as long as it lasts, and in the day's statement; seed %s",
    async (seed) => {
      const officer = newOfficer();
      const lives = await Promise.all(
        Object.values(WAYS).map(async (way): Promise<Life> => ({ cases: [await way(officer)], isLiving: true })),
      );
      const random = seededRandom(seed);
      const names = Object.keys(EVENTS);
      await Promise.all(
        lives.map(async (life, n) => {
          // Each life begins with another event, so that all of them happen.
          for (const name of [names[n % names.length]!, names[Math.floor(random() * names.length)]!]) {
            await EVENTS[name]!(officer, life);
            for (const opened of life.cases) await rest(opened);
          }
        }),
      );

      const watched = await listWatchedParties(systemCtx(env, officer.tenant), null, 1_000);
      expect(new Set(watched.map(({ partyId }) => partyId)).size).toBe(watched.length);
      const places = await rowsOf("relationship_cases", officer);
      for (const { cases, isLiving } of lives) {
        const ids = cases.map(
          ({ workflowId }) => places.find((place) => place.workflow_id === workflowId)?.relationship_id,
        );
        expect(new Set(ids).size).toBe(isLiving ? 1 : new Set(ids).size);
        const own = watched.filter(({ relationshipId }) => ids.includes(relationshipId));
        if (!isLiving) {
          expect(own).toEqual([]);
          continue;
        }
        const { body } = await officer.get(cases.at(-1)!.path);
        const behind = [body.company_name, ...body.customer.persons.map(({ name }: { name: string }) => name)];
        const known = new Set(own.flatMap(({ name, spellings }) => [name, ...spellings]));
        expect(behind.filter((name) => !known.has(name))).toEqual([]);
      }
      const living = (await rowsOf("relationships", officer)).filter(({ ended_at }) => ended_at === null);
      expect(living).toHaveLength(lives.filter(({ isLiving }) => isLiving).length);

      await runDue();
      const day = today();
      await closeDaysAt(`${dayOf(new Date(Date.now() + DAY_MS))}T00:05:00.000Z`);
      for (const { relationship_id: id } of living) {
        const { status, body } = await officer.get(`/api/relationships/${id}/screening-proof?date=${day}`);
        expect([status, body.final]).toEqual([200, true]);
        const stated = body.parties.map(({ party, outcome }: any) => [party.party_id, outcome.status]).sort();
        const ids = watched.filter(({ relationshipId }) => relationshipId === id).map(({ partyId }) => partyId);
        expect(stated).toEqual(ids.map((partyId) => [partyId, "screened"]).sort());
      }
      vi.useRealTimers();
    },
  );

  it("is forgotten with the last case, with all that was known of it", async () => {
    goTo("2026-11-21T10:00:00.000Z");
    const officer = newOfficer();
    const opened = await approvableCase(officer, CLEAN);
    await decide(officer, opened, { decision: "approve" });
    await EVENTS["end"]!(officer, { cases: [opened], isLiving: true });
    await rest(opened);
    expect(await rowsOf("monitored_parties", officer)).toHaveLength(3);
    goTo("2037-01-01T00:00:00.000Z");
    await strike();
    for (const table of [
      "relationships",
      "relationship_cases",
      "relationship_log",
      "monitored_parties",
      "party_outcomes",
    ]) {
      expect([table, await rowsOf(table, officer)]).toEqual([table, []]);
    }
  });
});
