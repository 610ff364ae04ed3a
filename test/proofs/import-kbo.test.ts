import { type ChildProcess, spawn } from "node:child_process";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { repositoryRoot } from "../../src/cli/program.ts";
import { entityNumber, extractFiles, writeZip } from "../support/extracts.ts";
import { Gate } from "../support/gate.ts";
import { TestService } from "../support/service.ts";

const ENTERPRISES = 60_000;
const entities = Array.from({ length: ENTERPRISES }, (_, at) => entityNumber(4_000_000 + at));
const file = writeZip(
  extractFiles("full", 136, {
    enterprise: entities.map((entity) => `"${entity}","AC","000","2","014",,01-01-2000`),
    denomination: entities.map((entity) => `"${entity}","2","001","Bedrijf ""${entity}"", Gent"`),
    address: entities.map((entity) => `"${entity}","REGO",,,"9000","Gent","Gand","Veldstraat","Rue","1",,,`),
  }),
);

let service: TestService;
let gate: Gate;
beforeAll(async () => {
  service = await TestService.start();
  gate = await Gate.before(service.port);
});
afterAll(async () => {
  await gate.close();
  await service.dispose();
});

const isPart = ({ method }: IncomingMessage) => method === "PUT";

/** Begins an import through the gate. */
function startImport(): { readonly program: ChildProcess; readonly said: Promise<string> } {
  const program = spawn(
    process.execPath,
    [path.join(repositoryRoot, "src/cli/import-kbo.ts"), "--file", file, "--yes"],
    {
      env: { ...process.env, PORT: String(gate.port), STATE_DIR: service.stateDir },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const lines: string[] = [];
  for (const stream of [program.stdout, program.stderr]) {
    createInterface(stream).on("line", (line) => lines.push(line));
  }
  return { program, said: new Promise((done) => program.on("close", () => done(lines.join("\n")))) };
}

const importKbo = (): Promise<string> => startImport().said;

describe("npm run import:kbo", () => {
  it("goes on where it stopped, after a kill of its own and of the service, and does nothing twice", async () => {
    const first = startImport();
    gate.stopAfter(3, isPart, async () => void first.program.kill("SIGKILL"));
    expect(await first.said).not.toContain("In force since");

    const resumed = startImport();
    const restarted = Promise.withResolvers<void>();
    gate.stopAfter(2, isPart, async () => {
      await service.kill();
      restarted.resolve(service.restart());
    });
    await restarted.promise;
    const said = await resumed.said;
    expect(said).toContain(`is whole: full extract 136 of 2025-05-30, ${ENTERPRISES} enterprises`);
    expect(said).toMatch(/Continuing an import of which 3 of \d+ parts are there/);
    // The import waits for a service that comes back, though not for ever.
    const finished = said.includes("In force since") ? said : await importKbo();
    expect(finished).toContain("register, 136 of 2025-05-30");
    expect(await importKbo()).toContain("nothing to do");

    const entity = entities[12_345]!;
    const { body } = await service.call<any>("POST", "/v1/peppol/verify", {
      headers: { "X-API-Key": "demo-partner-key" },
      json: { enterprise_number: entity.replaceAll(".", ""), requestor_id: "desk" },
    });
    expect(body.checks.kbo_registry).toMatchObject({ status: "active", legal_name: `Bedrijf "${entity}", Gent` });
  });
});
