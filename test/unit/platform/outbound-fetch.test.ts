import { describe, expect, it } from "vitest";
import { fetchGuarded, type GuardedRequest } from "../../../src/platform/outbound-fetch.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { html, stubFetch } from "../../support/sources/stub-fetch.ts";

const redirect = (location: string, status = 302) => new Response(null, { status, headers: { location } });

function request(answer: (url: URL) => Response | Promise<Response>, parts: Partial<GuardedRequest> = {}) {
  const server = stubFetch(({ url }) => answer(url));
  const { ctx } = createSourceWorld({ fetch: server.fetch, settings: { CALLBACK_ALLOWED_HOSTS: "127.0.0.1:9099" } });
  const outcome = fetchGuarded(ctx, { purpose: "website", url: "https://shop.example/", maxBytes: 1_000, ...parts });
  return { outcome, requests: server.requests };
}

describe("a guarded request", () => {
  it("gives status, headers and body of the answer, and says that only the name was checked", async () => {
    const { outcome } = request(() => html("<p>hello</p>", 404));
    expect(await outcome).toMatchObject({
      ok: true,
      answer: { status: 404, url: "https://shop.example/", truncated: false, addressCheck: "not_possible" },
    });
  });

  it("reads at most the maximum of bytes", async () => {
    const { outcome } = request(() => html("x".repeat(5_000)));
    const result = await outcome;
    expect(result.ok && result.answer.bytes.byteLength).toBe(1_000);
    expect(result.ok && result.answer.truncated).toBe(true);
  });

  it("sends no request to a refused address", async () => {
    const { outcome, requests } = request(() => html("x"), { url: "http://169.254.169.254/latest/meta-data" });
    expect(await outcome).toMatchObject({ ok: false, failure: "refused" });
    expect(requests).toEqual([]);
  });

  it("follows a website's redirects, three at most", async () => {
    const hops = (count: number) => (url: URL) => {
      const at = Number(url.pathname.slice(1) || 0);
      return at < count ? redirect(`/${at + 1}`) : html("there");
    };
    expect(await request(hops(3)).outcome).toMatchObject({ ok: true, answer: { url: "https://shop.example/3" } });
    const tooMany = request(hops(4));
    expect(await tooMany.outcome).toMatchObject({ ok: false, failure: "redirected" });
    expect(tooMany.requests).toHaveLength(4);
  });

  it.each([
    "http://127.0.0.1/",
    "http://[::1]/",
    "//localhost/",
    "https://2130706433/",
    "https://shop.example:8080/",
    "https://user:pass@shop.example/",
    "file:///etc/passwd",
    "data:text/html,x",
  ])("does not follow a website to %s", async (location) => {
    const { outcome, requests } = request(() => redirect(location));
    expect((await outcome).ok).toBe(false);
    expect(requests).toHaveLength(1);
  });

  it("follows no redirect of a callback", async () => {
    const { outcome, requests } = request(() => redirect("https://other.example/", 307), {
      purpose: "callback",
      url: "https://partner.example/hook",
      method: "POST",
      body: "{}",
    });
    expect(await outcome).toMatchObject({ ok: false, failure: "redirected" });
    expect(requests).toHaveLength(1);
  });

  it("never lets the platform follow a redirect", async () => {
    let mode: string | undefined;
    const { ctx } = createSourceWorld({
      fetch: async (_input, init) => {
        mode = init?.redirect;
        return html("x");
      },
    });
    await fetchGuarded(ctx, { purpose: "website", url: "https://shop.example/", maxBytes: 10 });
    expect(mode).toBe("manual");
  });

  it("reaches a receiver that the settings exempt", async () => {
    const { outcome } = request(() => html("ok"), { purpose: "callback", url: "http://127.0.0.1:9099/hook" });
    expect(await outcome).toMatchObject({ ok: true });
  });

  it("reports a timeout, and a network failure when the connection fails", async () => {
    const hung = request(() => new Promise<Response>(() => {}), { signal: AbortSignal.timeout(30) });
    expect(await hung.outcome).toMatchObject({ ok: false, failure: "timeout" });
    const failed = request(() => Promise.reject(new TypeError("fetch failed")));
    expect(await failed.outcome).toMatchObject({ ok: false, failure: "network" });
  });
});

describe("a resolved host name", () => {
  const resolvingTo = (...addresses: string[]) => request(() => html("x"), { resolveHost: async () => addresses });

  it("is requested when every address of it is public", async () => {
    expect(await resolvingTo("8.8.8.8", "2606:4700::1").outcome).toMatchObject({
      ok: true,
      answer: { addressCheck: "checked" },
    });
  });

  it.each([["127.0.0.1"], ["169.254.169.254"], ["8.8.8.8", "10.0.0.1"], ["::ffff:10.0.0.1"], ["64:ff9b::a00:1"]])(
    "is not asked when it resolves to %s",
    async (...addresses) => {
      const { outcome, requests } = resolvingTo(...addresses);
      expect(await outcome).toMatchObject({ ok: false, failure: "unresolved" });
      expect(requests).toEqual([]);
    },
  );

  it("is not requested when it does not resolve", async () => {
    expect(await resolvingTo().outcome).toMatchObject({ ok: false, failure: "unresolved" });
    const failing = request(() => html("x"), { resolveHost: () => Promise.reject(new Error("SERVFAIL")) });
    expect(await failing.outcome).toMatchObject({ ok: false, failure: "unresolved" });
    expect(failing.requests).toEqual([]);
  });

  it("is checked again at each redirect", async () => {
    const { outcome, requests } = request(
      (url) => (url.hostname === "shop.example" ? redirect("https://evil.example/") : html("x")),
      {
        resolveHost: async (host) => (host === "evil.example" ? ["192.168.0.1"] : ["8.8.8.8"]),
      },
    );
    expect(await outcome).toMatchObject({ ok: false, failure: "unresolved" });
    expect(requests.map(({ url }) => url.hostname)).toEqual(["shop.example"]);
  });
});
