import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { repositoryRoot } from "../../src/cli/program.ts";
import { entityNumber, extractFiles, writeZip } from "../support/extracts.ts";
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
beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.dispose());

/** Runs the import; `onProgress` is called once, when the first rows are in. */
async function importKbo(onProgress: (program: ChildProcess) => void = () => {}): Promise<string> {
  const program = spawn(process.execPath, [path.join(repositoryRoot, "src/cli/import-kbo.ts"), "--file", file], {
    env: { ...process.env, PORT: String(service.port), STATE_DIR: service.stateDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  let isUnderWay = false;
  const hear = (line: string) => {
    said.push(line);
    if (isUnderWay || !line.startsWith("Importing: ")) return;
    isUnderWay = true;
    onProgress(program);
  };
  createInterface(program.stdout).on("line", hear);
  createInterface(program.stderr).on("line", hear);
  await new Promise((done) => program.on("close", done));
  return said.join("\n");
}

describe("npm run import:kbo", () => {
  it("goes on where it stopped, after a kill of its own and of the service, and does nothing twice", async () => {
    await importKbo((program) => program.kill("SIGKILL"));
    let restarted: Promise<void> | undefined;
    const resumed = await importKbo(() => {
      restarted = service.kill().then(() => service.restart());
    });
    await restarted;
    expect(resumed).toContain(`is whole: full extract 136 of 2025-05-30, ${ENTERPRISES} enterprises`);
    expect(resumed).toMatch(/Going on with an import of which [1-9]\d* of \d+ parts are there/);
    // The import waits for a service that comes back, though not for ever.
    const finished = resumed.includes("The register holds") ? resumed : await importKbo();
    expect(finished).toContain("The register holds extract 136 of 2025-05-30");
    expect(await importKbo()).toContain("nothing to do");

    const entity = entities[12_345]!;
    const { body } = await service.call<any>("POST", "/v1/peppol/verify", {
      headers: { "X-API-Key": "demo-partner-key" },
      json: { enterprise_number: entity.replaceAll(".", ""), requestor_id: "desk" },
    });
    expect(body.checks.kbo_registry).toMatchObject({ status: "active", legal_name: `Bedrijf "${entity}", Gent` });
  });
});
