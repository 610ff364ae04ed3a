import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { repositoryRoot } from "../../src/cli/program.ts";
import { freePort, TestService } from "../support/service.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-e2e-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function runDemo(port: number, out: string, ...args: string[]) {
  const env = { ...process.env, PORT: String(port), STATE_DIR: path.join(out, "state") };
  const demo = path.join(repositoryRoot, "src/cli/demo.ts");
  const child = spawn(process.execPath, [demo, "--out", out, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  const closed = new Promise<number | null>((done) => child.on("close", done));
  const [code, said, errors] = await Promise.all([closed, text(child.stdout), text(child.stderr)]);
  return { code, said, errors };
}

describe("npm run demo", () => {
  it("starts the service where none runs, ends with a saved report, and stops it again", async () => {
    const [port, out] = [await freePort(), temporaryFolder()];
    cpSync(inject("firstState"), path.join(out, "state"), { recursive: true });
    const { code, said, errors } = await runDemo(port, out, "--number", "0202239951", "--bundle", inject("bundle"));
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    const report = readFileSync(path.join(out, "0202239951-report.pdf"));
    expect(report.subarray(0, 5).toString()).toBe("%PDF-");
    expect(said).toContain(`Saved ${path.join(out, "0202239951-report.pdf")}`);
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow("fetch failed");
  });

  it("tells the locked story of a sanctioned company, and what opens its gate", async () => {
    const service = await TestService.share();
    const out = temporaryFolder();
    const { code, said, errors } = await runDemo(service.port, out, "--number", "0999900942");
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(said).toMatch(/decides reject → 409 sar_first.*→ 423.*decides escalate → ESCALATED.*What opens the gate/s);
    expect(readdirSync(out).filter((file) => file.endsWith("report.pdf"))).toEqual([]);
  });

  it("lets nobody approve by accident a case in which no source answers", async () => {
    const [port, out] = [await freePort(), temporaryFolder()];
    cpSync(inject("firstState"), path.join(out, "state/silent"), { recursive: true });
    const { code, said, errors } = await runDemo(port, out, "--silent-sources", "--bundle", inject("bundle"));
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(said).toMatch(/not established registration:.*not established screening:/s);
    expect(said).toContain("No sanctions list was searched.");
    expect(said).not.toMatch(/Recommended: .*approve/);
    expect(said).toMatch(
      /decides approve → 409 mandatory_check_open:.*\(registration, status, .*decides approve → PENDING_SECOND_APPROVAL.*carol gives the second approval → 403 forbidden.*bob gives the second approval → APPROVED/s,
    );
    for (const name of ["report.pdf", "case-pack.zip"]) expect(readdirSync(out)).toContain(`0999900150-${name}`);
  });

  it("says in one line that a number is no enterprise number", async () => {
    const { code, errors } = await runDemo(await freePort(), temporaryFolder(), "--number", "0999900151");
    expect(code).toBe(1);
    expect(errors).toBe("0999900151 is not a Belgian enterprise number with valid check digits\n");
  });
});
