import { describe, expect, it, vi } from "vitest";
import { file } from "../../src/http/reply.ts";
import { stackFrames } from "../../src/platform/logger.ts";
import { newOfficer, officerToken, send } from "../support/api.ts";
import { askApp, bindingsWith, PRODUCTION, putListInForce } from "../support/ask-app.ts";
import { openCase } from "../support/cases.ts";

describe("every answer", () => {
  const paths = [
    "/healthz",
    "/api/cases",
    "/api/nowhere",
    "/api/portal/none",
    "/portal/none",
    "/docs",
    "/agents",
    "/console/",
  ];

  it.each(paths)("of %s keeps browsers from guessing, framing and caching", async (path) => {
    const { headers } = await askApp(bindingsWith({}), path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Request-Id")).toBeTruthy();
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Cache-Control")).toMatch(/^no-(?:store|cache)/);
    if (!headers.get("Content-Type")!.startsWith("text/html")) return;
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("Content-Security-Policy")).not.toMatch(/script-src[^;]*(?:unsafe|\*)/);
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  });

  it("asks for TLS from then on where the service is reached by TLS", async () => {
    await putListInForce();
    for (const path of paths) {
      const { headers } = await askApp(bindingsWith(PRODUCTION), path);
      expect([path, headers.get("Strict-Transport-Security")]).toEqual([path, "max-age=63072000; includeSubDomains"]);
    }
    expect((await send("GET", "/healthz")).headers.get("Strict-Transport-Security")).toBeNull();
  });

  it("of a refusal costs the same to read: it says nothing of rows", async () => {
    const officer = newOfficer();
    const { path } = await openCase(officer);
    expect((await officer.get(path)).headers.get("Server-Timing")).toContain("trips=");
    expect((await newOfficer().get(path)).headers.get("Server-Timing")).toBeNull();
  });
});

describe("another site's page", () => {
  const ask = (bindings: Env, origin: string, method = "GET") =>
    askApp(bindings, "/api/config/features", {
      method,
      headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
    });

  it("reads nothing unless the setting names it, to the letter", async () => {
    const closed = bindingsWith({});
    expect((await ask(closed, "https://console.example")).headers.get("Access-Control-Allow-Origin")).toBeNull();
    const open = bindingsWith({ CORS_ORIGINS: "https://console.example" });
    const named = await ask(open, "https://console.example");
    expect(named.headers.get("Access-Control-Allow-Origin")).toBe("https://console.example");
    expect(named.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    for (const origin of [
      "https://console.example.evil.test",
      "http://console.example",
      "https://evil-console.example",
      "null",
    ]) {
      for (const method of ["GET", "OPTIONS"]) {
        const { headers } = await ask(open, origin, method);
        expect([origin, headers.get("Access-Control-Allow-Origin")]).toEqual([origin, null]);
      }
    }
  });
});

describe("a file's name", () => {
  it.each(['a"; filename="b.exe', "a\r\nSet-Cookie: x=1", "\ud800.pdf", "żółć;.pdf", "../../x", "a%00b", "'()*\\"])(
    "such as %j stays within its header",
    (filename) => {
      const header = file({ body: new Uint8Array(), contentType: "application/pdf", filename }).headers.get(
        "Content-Disposition",
      )!;
      expect(header).toMatch(/^attachment; filename="[\w.\- ]*"; filename\*=UTF-8''[\w.%!~-]*$/);
    },
  );
});

describe("a fault", () => {
  it("is logged by its frames, whatever its message looks like", () => {
    const frames = stackFrames(new Error("bad value\n    at Jan Peeters, BE68 5390 0754 7034\n at home"))!;
    expect(frames).not.toMatch(/Peeters|5390|home/);
    expect(frames).toContain("security-headers.test");
  });

  it("tells its caller nothing but a number to ask about", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = {
      prepare: () => {
        throw new Error("SQLITE secret detail");
      },
      batch: () => {
        throw new Error("SQLITE secret detail");
      },
      withSession: () => broken,
    };
    const headers = { Authorization: `Bearer ${await officerToken({ tenant: "t" })}` };
    const answer = await askApp(bindingsWith({ DB: broken }), "/intelligence/alerts", { headers });
    expect(answer.status).toBeOneOf([500, 503]);
    expect(await answer.text()).not.toMatch(/SQLITE|secret|\.ts:|at /);
  });
});
