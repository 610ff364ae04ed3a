import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { decodeJwt } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runProgram } from "../../../src/client/cli/program.ts";
import { DEVICE_CLIENT, FormBrowser, DeviceIssuer, PROGRAM, RESOURCE } from "../../support/device-issuer.ts";

const DOSSIER = "https://dossier.test";
const OIDC = {
  mode: "oidc",
  client_id: DEVICE_CLIENT,
  audience: "dossier",
  scope: "openid offline_access",
  resource: RESOURCE,
};

let provider: DeviceIssuer;
beforeAll(async () => void (provider = await DeviceIssuer.start()));
afterAll(() => provider.close());

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), "dossier-sign-in-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const stored = () => path.join(folder, "dossier/credentials.json");
const read = () => JSON.parse(readFileSync(stored(), "utf8")) as { services: Record<string, Record<string, unknown>> };

interface Played {
  readonly env?: Record<string, string>;
  readonly input?: string;
  readonly signIn?: object;
  readonly shiftMs?: number;
  /** Called while the command waits, with what it has said. */
  readonly meanwhile?: (said: string) => Promise<void>;
}

/** Runs the command line beside the provider, and a service that says how to sign in and records the tokens it is sent. */
async function play(args: readonly string[], { env = {}, input = "", signIn, shiftMs = 0, meanwhile }: Played = {}) {
  const tokens: (string | null)[] = [];
  let said = "";
  let printed = "";
  const asked: string[] = [];
  const code = await runProgram(
    {
      env: { XDG_CONFIG_HOME: folder, ...env },
      out: (text) => void (printed += text),
      err: (text) => void (said += text),
      readInput: async () => input,
      sleep: async () => meanwhile?.(said),
      now: () => Date.now() + shiftMs,
      fetch: async (given, init) => {
        const request = new Request(given, init);
        asked.push(request.url);
        if (!request.url.startsWith(DOSSIER)) return fetch(request);
        if (new URL(request.url).pathname === "/api/config/sign-in") {
          return Response.json(signIn ?? { ...OIDC, issuer: provider.issuer });
        }
        tokens.push(request.headers.get("Authorization"));
        return Response.json({ cases: [], next_cursor: null });
      },
    },
    args,
  );
  return { code, said, printed, tokens, asked };
}

const login = (...more: string[]) => ["login", "--url", DOSSIER, ...more];

/** What a person does at the issuer's page. */
async function confirm(said: string): Promise<void> {
  const [, address] = /Open (\S+) and/.exec(said)!;
  const browser = new FormBrowser();
  await browser.open(address!);
  while (/<form/.test(browser.page)) {
    await browser.submit({ login: "alice", password: "any" });
  }
  expect(browser.page).toMatch(/success/i);
}

describe("a person", () => {
  it("signs in on another device, and the token is renewed where it has expired", async () => {
    let turns = 0;
    // Once for nothing: the issuer then says that the confirmation is pending.
    const meanwhile = async (said: string) => (++turns === 2 ? confirm(said) : undefined);
    const signedIn = await play(login(), { meanwhile });
    expect(signedIn).toMatchObject({ code: 0, said: expect.stringMatching(/confirm the code \S+\./) as string });
    expect(turns).toBe(2);
    expect(statSync(stored()).mode & 0o777).toBe(0o600);
    const first = await play(["case", "list"]);
    const later = await play(["case", "list"], { shiftMs: 3_590_000 });
    expect([first.code, later.code]).toEqual([0, 0]);
    expect(later.tokens[0]).not.toBe(first.tokens[0]);
    expect(decodeJwt(first.tokens[0]!.replace("Bearer ", ""))).toMatchObject({
      aud: RESOURCE,
      client_id: DEVICE_CLIENT,
    });
    expect(read().services[DOSSIER]!["token"]).toBe(later.tokens[0]!.replace("Bearer ", ""));
  });

  it("is told that the code has expired, and nothing is stored", async () => {
    let now = 0;
    const code = await runProgram(
      {
        env: { XDG_CONFIG_HOME: folder },
        out: () => {},
        err: () => {},
        readInput: async () => "",
        sleep: async (ms) => void (now += ms * 50),
        now: () => now,
        fetch: async (given, init) =>
          new Request(given, init).url.startsWith(DOSSIER)
            ? Response.json({ ...OIDC, issuer: provider.issuer })
            : fetch(given, init),
      },
      login(),
    );
    expect(code).toBe(6);
    expect(() => statSync(stored())).toThrow();
  });

  it("is not signed in by an issuer that is away: that is no refusal", async () => {
    const away = await play(login(), { signIn: { ...OIDC, issuer: "http://127.0.0.1:9" } });
    expect(away).toMatchObject({ code: 5, said: expect.stringContaining("did not answer") as string });
  });

  it("sends no token to an issuer without TLS", async () => {
    const plain = await play(login(), { signIn: { ...OIDC, issuer: "http://issuer.test" } });
    expect(plain.code).not.toBe(0);
    expect(plain.asked.filter((url) => !url.startsWith(DOSSIER))).toEqual([]);
  });
});

describe("a program", () => {
  const args = login("--client-credentials", "--client-id", PROGRAM.id);
  const env = { DOSSIER_CLIENT_SECRET: PROGRAM.secret };

  it("signs in by its secret, which is stored nowhere, and again where the token has expired", async () => {
    expect(await play(args, { env })).toMatchObject({ code: 0 });
    expect(readFileSync(stored(), "utf8")).not.toContain(PROGRAM.secret);
    const used = await play(["case", "list"]);
    expect(decodeJwt(used.tokens[0]!.replace("Bearer ", ""))).toMatchObject({ sub: PROGRAM.id });
    expect(await play(["case", "list"], { shiftMs: 3_590_000 })).toMatchObject({ code: 6, tokens: [] });
    expect(await play(["case", "list"], { shiftMs: 3_590_000, env })).toMatchObject({ code: 0 });
  });

  it("is refused by a wrong secret, and told to set one where there is none", async () => {
    expect(await play(args, { env: { DOSSIER_CLIENT_SECRET: "wrong" } })).toMatchObject({ code: 6 });
    expect(await play(args)).toMatchObject({ code: 2 });
    expect(() => statSync(stored())).toThrow();
  });
});

describe("a pasted token", () => {
  it("is stored as it is, and a partner's key beside it", async () => {
    expect(await play(login("--token"), { input: "abc.def.ghi\n" })).toMatchObject({ code: 0 });
    expect(await play(login("--api-key"), { input: "a-key\n" })).toMatchObject({ code: 0 });
    expect(read().services[DOSSIER]).toEqual({ token: "abc.def.ghi", api_key: "a-key" });
    expect((await play(["case", "list"])).tokens).toEqual(["Bearer abc.def.ghi"]);
    expect(await play(login("--token"), { input: "two words\n" })).toMatchObject({ code: 2 });
    expect(await play(login("--token"), { input: "" })).toMatchObject({ code: 2 });
    expect(read().services[DOSSIER]!["token"]).toBe("abc.def.ghi");
  });

  it("of the environment goes only to the service that is named with it", async () => {
    await play(login("--token"), { input: "stored" });
    const env = { DOSSIER_TOKEN: "from-env" };
    expect(await play(["case", "list"], { env })).toMatchObject({ code: 2, tokens: [] });
    expect((await play(["case", "list"], { env: { ...env, DOSSIER_URL: DOSSIER } })).tokens).toEqual([
      "Bearer from-env",
    ]);
  });

  it("of one service is never sent to another", async () => {
    await play(login("--token"), { input: "stored" });
    expect(await play(["case", "list", "--url", `${DOSSIER}:8443`])).toMatchObject({ code: 6, tokens: [] });
  });
});

describe("the stored file", () => {
  it("that is no longer readable is neither used nor overwritten", async () => {
    await play(login("--token"), { input: "stored" });
    writeFileSync(stored(), "{ half");
    expect(await play(["case", "list"])).toMatchObject({ code: 6 });
    expect(await play(login("--token"), { input: "other" })).toMatchObject({ code: 6 });
    expect(readFileSync(stored(), "utf8")).toBe("{ half");
  });
});
