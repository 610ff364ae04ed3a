import { spawnSync } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { repositoryRoot } from "../../src/cli/program.ts";
import { endings, expectNothingLeft, temporaryFolder } from "../support/npm-start.ts";
import { freePort, TestService } from "../support/service.ts";

function tryStart(port: number, stateDir: string, ...args: string[]): { code: number | null; errors: string } {
  const env = { ...process.env, PORT: String(port), STATE_DIR: stateDir };
  const start = path.join(repositoryRoot, "src/cli/start.ts");
  const { status, stderr } = spawnSync(process.execPath, [start, ...args], {
    cwd: repositoryRoot,
    env,
    encoding: "utf8",
    timeout: 120_000,
  });
  return { code: status, errors: stderr };
}

describe("npm start", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.dispose());

  it("refuses a port or a state folder in use, and a wrong setting, each in one line", async (test) => {
    expect(tryStart(service.port, temporaryFolder(test))).toEqual({
      code: 1,
      errors: `port ${service.port} is in use; set PORT to another one\n`,
    });
    expect(tryStart(await freePort(), service.stateDir)).toEqual({
      code: 1,
      errors: `state folder ${service.stateDir} is in use by process ${service.pid} on port ${service.port}; set STATE_DIR to another one\n`,
    });
    expect(tryStart(await freePort(), temporaryFolder(test), "--var", "PORTAL_TOKEN_DAYS:soon")).toEqual({
      code: 1,
      errors: expect.stringMatching(/^setting PORTAL_TOKEN_DAYS is wrong: .+\n$/) as string,
    });
    expect((await service.call("GET", "/healthz")).status).toBe(200);
  });

  it("starts again at once on the state that a kill left, and again finds its databases there", async () => {
    await service.kill();
    service.log.length = 0;
    await service.restart();
    expect(service.log).toContain("Databases are up to date");
    expect((await service.call("GET", "/healthz")).status).toBe(200);
  });

  it("says in its document and its messages, from the bundle, what the sources say", async () => {
    type Document = { paths: Record<string, Record<string, { security: unknown }>> };
    const { paths } = (await service.call<Document>("GET", "/openapi.json")).body;
    expect(paths["/v1/peppol/verify"]!.post!.security).toEqual([{ partner: [] }]);
    const refused = await service.call("POST", "/api/cases", { token: await service.token("alice"), json: {} });
    const message = "Invalid input: expected string, received undefined";
    expect(refused.body.errors).toContainEqual({ path: "company_name", code: "invalid_type", message });
  });

  // `test/proofs/endings.test.ts` has a killed npm and a terminal that interrupts them all.
  it.concurrent.for(endings("npm is told to end", "node is killed"))("leaves no process when %s", (ending, test) =>
    expectNothingLeft(ending, test),
  );
});
