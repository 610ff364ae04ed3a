import { expect, it } from "vitest";
import { deleteLink, keepLink, knownLink } from "../../../src/features/portal/known-links.ts";
import { limitVisits } from "../../../src/features/portal/visit-limit.ts";
import { type Ctx, systemActor } from "../../../src/platform/context.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const ctxOf = (id: string): Ctx =>
  ({
    actor: { ...systemActor("t"), id },
    now: () => NOW,
    settings: { PORTAL_RATE_LIMIT_PER_MINUTE: 1 },
  }) as unknown as Ctx;
const ctx = ctxOf("case");
const link = { tenantId: "t", workflowId: "case", expiresAt: "2026-11-21T10:00:00.001Z" };

it("knows a link until it expires or is forgotten", () => {
  keepLink("good", link);
  keepLink("expired", { ...link, expiresAt: NOW.toISOString() });
  expect([knownLink(ctx, "good"), knownLink(ctx, "expired"), knownLink(ctx, "never")]).toEqual([
    link,
    undefined,
    undefined,
  ]);
  deleteLink("good");
  expect(knownLink(ctx, "good")).toBeUndefined();
});

it("holds so many links and no more, the newest among them", () => {
  for (let i = 0; i < 12_000; i++) keepLink(`link ${i}`, link);
  const known = Array.from({ length: 12_000 }, (_, i) => knownLink(ctx, `link ${i}`)).filter(Boolean).length;
  expect(known).toBeGreaterThan(0);
  expect(known).toBeLessThanOrEqual(5_000);
  expect(knownLink(ctx, "link 11999")).toEqual(link);
});

it("counts so many callers a minute and no more: beyond them they begin anew, none is refused for another", async () => {
  await limitVisits(ctxOf("first"));
  await expect(limitVisits(ctxOf("first"))).rejects.toMatchObject({ code: "rate_limited" });
  for (let i = 0; i < 10_000; i++) await limitVisits(ctxOf(`caller ${i}`));
  await limitVisits(ctxOf("first"));
});
