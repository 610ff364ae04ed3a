import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkAnchorLock } from "../../../src/cli/operate/check-anchor-lock.ts";
import { checkService } from "../../../src/cli/operate/check-service.ts";
import { readConfiguration } from "../../../src/cli/operate/configuration.ts";
import { repositoryRoot } from "../../../src/cli/program.ts";
import { fakeWrangler, fakeWranglerExecutable } from "../../support/fake-wrangler.ts";
import { afterDeployment, inProduction, replace, writeConfig } from "../../support/production-config.ts";
import { TEST_SIGNING_KEYS } from "../../support/signing-keys.ts";

interface Run {
  readonly code: number;
  readonly out: string;
}

async function runDoctor(args: readonly string[], env: Record<string, string> = {}): Promise<Run> {
  const script = path.join(repositoryRoot, "src/cli/doctor.ts");
  return promisify(execFile)(process.execPath, [script, ...args], { env: { ...process.env, ...env } }).then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, out: error.stdout }),
  );
}

function configIn(text: string): { file: string; folder: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { file: writeConfig(folder, text), folder };
}

const HEALTHY: Readonly<Record<string, readonly [number, object]>> = {
  "/healthz": [200, { status: "ok" }],
  "/readyz": [200, { status: "ready" }],
  "/api/cases": [401, {}],
  "/openapi.json": [200, { openapi: "3.1.0" }],
};

async function serve(changes: Record<string, readonly [number, object]> = {}): Promise<string> {
  const answers = { ...HEALTHY, ...changes };
  const server: Server = createServer((request, response) => {
    const [status, body] = answers[request.url ?? ""] ?? [404, {}];
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("npm run doctor, as a program", () => {
  it("ends with 0 where all is well, with 1 where something is wrong, and says the fix", async () => {
    const sound = configIn(afterDeployment());
    const secrets = path.join(sound.folder, "secrets.json");
    writeFileSync(
      secrets,
      JSON.stringify({
        PORTAL_TOKEN_KEY: "a-portal-key-of-more-than-32-characters-1",
        SIGNING_KEYS: JSON.stringify(TEST_SIGNING_KEYS),
      }),
    );
    const asked = ["--env", "production", "--config", sound.file, "--secrets", secrets];
    expect(await runDoctor(asked)).toEqual({ code: 0, out: "Nothing is wrong with production\n" });

    const withoutOperators = configIn(
      inProduction(afterDeployment(), (part) =>
        replace(part, /^PLATFORM_AUTH_AUDIENCE = .*$/gm, 'PLATFORM_AUTH_AUDIENCE = ""'),
      ),
    );
    const informed = await runDoctor(["--env", "production", "--config", withoutOperators.file]);
    expect(informed.code).toBe(0);
    expect(informed.out).toContain(
      "info  operators_missing: no operator of the platform is configured: nobody can import lists",
    );
    expect(informed.out).toContain("Nothing is wrong with production");

    const { file } = configIn(
      inProduction(afterDeployment(), (part) => replace(part, 'DEMO_MODE = "off"', 'DEMO_MODE = "on"')),
    );
    const { code, out } = await runDoctor(["--env", "production", "--config", file]);
    expect(code).toBe(1);
    expect(out).toContain("error  demo_mode_on: DEMO_MODE is on in production");
    expect(out).toContain('fix: set DEMO_MODE = "off" under [env.production.vars]');
  });

  it("asks the account for what it alone knows, and changes nothing there", async () => {
    const { file } = configIn(afterDeployment());
    const fake = fakeWranglerExecutable({ version: { id: "v", tag: "v0" }, secrets: ["PORTAL_TOKEN_KEY"] });
    const args = ["--env", "production", "--config", file, "--remote", "--json"];
    const { code, out } = await runDoctor(args, { WRANGLER: fake.executable });
    expect(code).toBe(1);
    const ids = (JSON.parse(out) as { id: string }[]).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([
      "migrations_pending",
      "migrations_pending",
      "rollback_impossible",
      "secret_missing",
    ]);
    expect(fake.calls()).toEqual([
      "whoami --json",
      "d1 migrations list DB --remote --env production",
      "d1 migrations list REGISTRY_DB --remote --env production",
      "secret list --env production --format json",
      "deployments list --json --env production",
      "versions view v --json --env production",
      "r2 bucket lock list dossier-anchors --jurisdiction eu",
    ]);
  });
});

describe("the bucket of anchors", () => {
  const YEAR = 365 * 86_400;
  const keep = { id: "keep", enabled: true, prefix: "anchors/", condition: { type: "Indefinite" } };
  const found = async (changes: Parameters<typeof fakeWrangler>[0], text = afterDeployment()) => {
    const configuration = readConfiguration({ environment: "production", file: configIn(text).file });
    return (await checkAnchorLock(fakeWrangler(changes).wrangler, configuration)).map(
      ({ id, level }) => `${level} ${id}`,
    );
  };
  const lockedBy = (...rules: object[]) => found({ locks: { "dossier-anchors": rules as never } });

  it("is in order where a rule keeps all anchors for ten years", async () => {
    expect(await found({})).toEqual([]);
    expect(await lockedBy({ ...keep, prefix: "" })).toEqual([]);
    expect(await lockedBy({ ...keep, condition: { type: "Age", maxAgeSeconds: 11 * YEAR } })).toEqual([]);
    expect(await lockedBy({ ...keep, enabled: false }, keep)).toEqual([]);
  });

  it.each<[string, object[]]>([
    ["no rule", []],
    ["a rule that is switched off", [{ ...keep, enabled: false }]],
    ["a rule for other files", [{ ...keep, prefix: "documents/" }]],
    ["a rule for one tenant", [{ ...keep, prefix: "anchors/bank-a/" }]],
    ["a rule for a month", [{ ...keep, condition: { type: "Age", maxAgeSeconds: 30 * 86_400 } }]],
  ])("is not locked with %s", async (_, rules) => {
    expect(await lockedBy(...rules)).toEqual(["warning anchors_not_locked"]);
  });

  it("is not taken for locked where its rules cannot be read", async () => {
    expect(await found({ fails: "r2 bucket lock list" })).toEqual(["warning anchors_lock_unknown"]);
  });
});

describe("a running service that is asked", () => {
  it("is found in order", async () => {
    expect(await checkService(`${await serve()}/`)).toEqual([]);
  });

  it.each<[string, readonly [number, object], string]>([
    ["/readyz", [503, { status: "not_ready" }], "service_answers_wrongly"],
    ["/api/cases", [200, { cases: [] }], "service_answers_wrongly"],
    ["/openapi.json", [200, { openapi: "2.0" }], "service_answers_wrongly"],
  ])("is not in order where %s answers %j", async (route, answer, id) => {
    const found = await checkService(await serve({ [route]: answer }));
    expect(found.map((finding) => [finding.id, finding.message.includes(route)])).toEqual([[id, true]]);
  });

  it("is found without lists where it says so, once", async () => {
    const refused = [503, { code: "misconfigured", cause: "lists" }] as const;
    const ready = [503, { status: "not_ready", reason: "no screening list is loaded" }] as const;
    const url = await serve({ "/api/cases": refused, "/openapi.json": refused, "/readyz": ready });
    expect((await checkService(url)).map(({ id, level }) => [id, level])).toEqual([["lists_missing", "warning"]]);
    const wrong = [503, { code: "misconfigured", cause: "setting" }] as const;
    const found = await checkService(await serve({ "/api/cases": wrong }));
    expect(found.map(({ id }) => id)).toEqual(["service_answers_wrongly"]);
  });

  it("that nobody answers for is unreachable", async () => {
    const found = await checkService("http://127.0.0.1:1");
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(["service_unreachable"]));
  });
});
