import { execFile } from "node:child_process";
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { isDeepStrictEqual, promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkAuditChain, readAudit } from "../support/audit-chain.ts";
import { investigated, openCase, type OpenedCase, readPortal, submit, uploadEverything } from "../support/main-job.ts";
import { programFile } from "../support/programs.ts";
import { TestService } from "../support/service.ts";

interface Outcome {
  readonly code: number;
  readonly said: string;
}

async function run(program: "backup" | "restore", stateDir: string, ...args: string[]): Promise<Outcome> {
  const env = { ...process.env, STATE_DIR: stateDir };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [programFile(program), ...args], { env });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  }
}

/** What everyone can see of the service: two cases, their papers, their chains and what surrounds them. */
async function look(service: TestService, opened: readonly OpenedCase[]) {
  const alice = await service.token("alice");
  const mira = await service.token("mira", ["mlro"]);
  const seen: Record<string, unknown> = {};
  const see = async (name: string, route: string, token = alice) => {
    const { status, body } = await service.call("GET", route, { token });
    seen[name] = { status, body: body instanceof Uint8Array ? Buffer.from(body).toString("base64") : body };
  };
  await see("list", "/api/cases?per_page=100");
  for (const { case_id, workflow_id } of opened) {
    await see(`${workflow_id} detail`, `/api/cases/${workflow_id}`);
    await see(`${workflow_id} audit`, `/api/cases/${workflow_id}/audit`);
    await see(`${workflow_id} evidence`, `/api/cases/${workflow_id}/evidence`);
    await see(`${workflow_id} reports`, `/cases/${case_id}/sar`, mira);
    const { body } = await service.call<{ key: string }[]>("GET", `/api/cases/${workflow_id}/documents`, {
      token: alice,
    });
    for (const { key } of body)
      await see(key, `/api/cases/${workflow_id}/documents/download?key=${encodeURIComponent(key)}`);
    checkAuditChain(await readAudit(service, alice, workflow_id));
  }
  return seen;
}

/** Waits until the queue has read every document that was uploaded. */
async function untilRead(service: TestService, opened: readonly OpenedCase[]): Promise<void> {
  const alice = await service.token("alice");
  for (const { workflow_id } of opened) {
    const count = async (event: string) =>
      (await readAudit(service, alice, workflow_id)).entries.filter((entry) => entry.event === event).length;
    await expect
      .poll(() => count("DOCUMENT_READ"), { timeout: 60_000 })
      .toBeGreaterThanOrEqual(await count("DOCUMENT_UPLOADED"));
  }
}

/** The same, once what follows in the background has followed. */
async function lookAtRest(service: TestService, opened: readonly OpenedCase[]) {
  await untilRead(service, opened);
  for (let last = await look(service, opened); ;) {
    const seen = await look(service, opened);
    if (isDeepStrictEqual(seen, last)) return seen;
    last = seen;
  }
}

describe("a backup of the local service", () => {
  it("brings back what everyone saw, whatever happened since, and the service goes on from there", async () => {
    const service = await TestService.start();
    onTestFinished(() => service.dispose());
    const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-backup-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const out = path.join(folder, "backup");
    const alice = await service.token("alice");

    const { body: reviewed } = await openCase(service, alice, "0999900942", "Noordzee Handelskantoor");
    await uploadEverything(service, reviewed);
    await submit(service, reviewed, "Ellen Thijs");
    await investigated(service, alice, reviewed.workflow_id);
    const { body: waiting } = await openCase(service, alice, "0999900150", "Bakkerij De Linde");
    await uploadEverything(service, waiting);
    const json = { reason: "A director is on a list.", indicators: ["sanctions"] };
    expect((await service.call("POST", `/cases/${reviewed.case_id}/sar`, { token: alice, json })).status).toBe(201);
    const before = await lookAtRest(service, [reviewed, waiting]);

    const refused = await run("backup", service.stateDir, "--out", out);
    expect(refused).toEqual({ code: 1, said: `a service runs on ${service.stateDir}: stop it first\n` });
    expect(existsSync(out)).toBe(false);

    // As a power cut would: what is in the journals only has to be in the backup too.
    await service.kill();
    expect((await run("backup", service.stateDir, "--out", out)).code).toBe(0);

    await service.restart();
    await submit(service, waiting, "n/a");
    await investigated(service, alice, waiting.workflow_id);
    await openCase(service, alice, "0403227515", "KBC");
    expect(await look(service, [reviewed, waiting])).not.toEqual(before);
    expect((await run("restore", service.stateDir, "--from", out)).said).toContain("stop it first");
    await service.kill();
    // And then the disk goes.
    for (const blob of globSync(path.join(service.stateDir, "v3/r2/*/blobs/*")).slice(0, 3)) rmSync(blob);
    for (const file of globSync(path.join(service.stateDir, "v3/do/*CaseWorkflow/*.sqlite")))
      writeFileSync(file, "gone");

    const restored = await run("restore", service.stateDir, "--from", out);
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining("What was there before is in") as string });
    await service.restart();
    expect(await look(service, [reviewed, waiting])).toEqual(before);

    expect((await readPortal(service, waiting)).phase).toBe("initial_collection");
    await submit(service, waiting, "n/a");
    expect((await investigated(service, alice, waiting.workflow_id)).status).toBe("REVIEW_PENDING");
  });
});
