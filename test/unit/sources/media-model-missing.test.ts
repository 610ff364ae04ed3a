import { expect, it, vi } from "vitest";
import { createSourceWorld } from "../../support/sources/source-world.ts";

it("is unknown, not without a hit, where the model that judges news cannot be read", async () => {
  // Another test of this worker may have read the model already.
  vi.resetModules();
  const { searchAdverseMedia } = await import("../../../src/sources/index.ts");
  const { call, ctx } = createSourceWorld();
  const ASSETS = { fetch: () => Promise.resolve(new Response(null, { status: 404 })) } as unknown as Fetcher;
  const question = { companyName: "Zilverberk Metaal BV", names: [] };
  const ask = (env: Env) => searchAdverseMedia({ ...call(), ctx: { ...ctx, env } }, question);
  expect(await ask({ ...ctx.env, ASSETS })).toMatchObject({ outcome: "unknown", reason: "internal" });
  // The failure is not remembered.
  expect(await ask(ctx.env)).toMatchObject({ outcome: "known" });
});
