import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { currentChecks } from "../../../src/domain/diligence/due-diligence.rules.ts";
import { withConfirmedLists } from "../../../src/domain/diligence/list-ages.rules.ts";
import { takeScreenedDecision } from "../../../src/domain/decisions/screened-decision.rules.ts";
import { screenAgain } from "../../../src/features/decisions/rescreening.service.ts";
import type { Ctx } from "../../../src/platform/context.ts";
import { matchEach } from "../../../src/screening/screen-subjects.ts";
import { actor, caseRecord, decisionInput } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";

const now = new Date("2026-11-04T10:00:00.000Z");
const meta = { now, actor: actor(), makerChecker: true, portalExpiresAt: "2026-12-02T10:00:00.000Z" };
const eu = { source: "eu", version: "7", sha256: "a", max_age_hours: 48, has_peps: true };
const others = ["un", "be"].map((source) => ({ ...eu, source }));
/** Screened with lists that were confirmed three days before `now`. */
const lists = [eu, ...others].map((list) => ({ ...list, last_confirmed_at: "2026-11-01T10:00:00.000Z" }));
const screened = (): CaseRecord => {
  const grounds = soundGrounds();
  if (grounds.screening.state !== "answered") throw new Error("silent");
  return caseRecord({ grounds: { ...grounds, screening: { ...grounds.screening, lists } } });
};
const screening = (record: CaseRecord) => currentChecks(record, now).find(({ check }) => check === "screening");

describe("the time that a screening before an approval may take", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("ends within five seconds where the database never answers, and leaves the check stale", async () => {
    const never: any = new Proxy(() => {}, {
      get: (_, name) => (name === "then" ? () => {} : never),
      apply: () => never,
    });
    const settings = { BELGIAN_MOCK_MODE: false };
    const ctx = { now: () => now, settings, actor: actor(), db: never, shared: never, log: { warn() {} } };
    const record = screened();
    let attempt: Awaited<ReturnType<typeof screenAgain>> | undefined;
    void screenAgain(ctx as unknown as Ctx, record).then((ended) => (attempt = ended));
    await vi.advanceTimersByTimeAsync(4_400);
    expect(attempt).toBeUndefined();
    await vi.advanceTimersByTimeAsync(500);
    expect(attempt).toMatchObject({ outcome: "failed", iteration: 1 });
    const outcome = takeScreenedDecision(record, decisionInput(), meta, attempt);
    expect(outcome.ok || outcome.refusal.details?.extra).toMatchObject({
      gate: "mandatory_check_open",
      open_checks: ["screening"],
    });
    const after = outcome.ok ? record : outcome.regardless!.record;
    expect(screening(after)).toMatchObject({ outcome: "not_established", reason: "stale" });
  });

  it("ends between two names where the matcher is slow", async () => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), 4_500);
    const matched: string[] = [];
    // A name takes two seconds of the isolate, in which no timer runs.
    const match = async (names: readonly string[]) => {
      vi.setSystemTime(Date.now() + 2_000);
      vi.advanceTimersByTime(2_000);
      matched.push(...names);
      return names;
    };
    const results = matchEach(["a", "b", "c", "d", "e"], match, limit.signal, 1);
    await vi.runAllTimersAsync();
    expect(await results).toBeNull();
    expect(matched).toEqual(["a", "b", "c"]);
  });
});

describe("the age of a screening", () => {
  const inForce = lists.map(({ source, version, sha256 }) => ({
    source,
    version,
    sha256,
    checkedAt: "2026-11-04T03:00:00.000Z",
  }));

  it("runs from when its lists were last confirmed", () => {
    expect(screening(screened())).toMatchObject({ outcome: "not_established", reason: "stale" });
    expect(screening(withConfirmedLists(screened(), inForce))).toMatchObject({ outcome: "established" });
  });

  it("is not refreshed by another version, other content, or a list that is missing", () => {
    const [first, ...rest] = inForce;
    for (const other of [[{ ...first!, version: "8" }, ...rest], [{ ...first!, sha256: "b" }, ...rest], rest]) {
      expect(screening(withConfirmedLists(screened(), other))).toMatchObject({
        reason: "stale",
        how: expect.stringContaining("EU"),
      });
    }
  });
});
