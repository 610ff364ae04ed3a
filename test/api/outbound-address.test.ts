import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { createCtx, systemActor } from "../../src/platform/context.ts";
import { type OutboundSettings, checkCallbackUrl, checkWebsiteUrl } from "../../src/platform/outbound-address.ts";
import { fetchGuarded } from "../../src/platform/outbound-fetch.ts";
import { PRIVATE_HOSTS, PUBLIC_HOSTS } from "../support/outbound-spellings.ts";

const NONE = { CALLBACK_ALLOWED_HOSTS: [] as string[], ENVIRONMENT: "local" } satisfies OutboundSettings;

it("refuses every private spelling, and takes every public one, by the platform's own parser of addresses", () => {
  const accepted = (host: string) =>
    checkCallbackUrl(`https://${host}/hook`, NONE).ok ||
    checkWebsiteUrl(host, NONE).ok ||
    checkWebsiteUrl(`http://${host}/`, NONE).ok;
  expect(PRIVATE_HOSTS.filter(accepted)).toEqual([]);
  expect(PUBLIC_HOSTS.filter((host) => !checkCallbackUrl(`https://${host}/hook`, NONE).ok)).toEqual([]);
});

it("sees a redirect instead of following it", async () => {
  const ctx = createCtx(env, { actor: systemActor("t") });
  const answer = await fetchGuarded(ctx, {
    purpose: "website",
    url: "https://shop.example/",
    maxBytes: 100,
    fetch: async () => Response.redirect("https://127.0.0.1/", 302),
  });
  expect(answer).toMatchObject({ ok: false, failure: "refused" });
});

it("asks the platform's resolver where the setting says so, and nobody else when that does not answer", async () => {
  const ctx = createCtx(env, { actor: systemActor("t") });
  const asked: string[] = [];
  const answer = await fetchGuarded(
    {
      ...ctx,
      settings: { ...ctx.settings, RESOLVE_OUTBOUND_HOSTS: true },
      fetch: async (input) => {
        asked.push(input instanceof Request ? input.url : input.toString());
        return new Response("");
      },
    },
    { purpose: "website", url: "https://shop.example/", maxBytes: 100 },
  );
  expect(answer).toMatchObject({ ok: false, failure: "unresolved" });
  expect(asked).toEqual([]);
});
