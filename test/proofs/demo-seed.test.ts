import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { repositoryRoot } from "../../src/cli/program.ts";
import { freePort, TestService } from "../support/service.ts";

async function runSeed(port: number) {
  const script = path.join(repositoryRoot, "src/cli/demo-seed.ts");
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "pipe"] });
  const closed = new Promise<number | null>((done) => child.on("close", done));
  const [code, said, errors] = await Promise.all([closed, text(child.stdout), text(child.stderr)]);
  return { code, said, errors };
}

describe("bin/dossier.mjs demo:seed", () => {
  it("fills the demo tenant with a case in every state that the interface can bring one to", async () => {
    const service = await TestService.startOn(() => {});
    onTestFinished(() => service.dispose());
    await expect.poll(() => service.log.join("\n"), { timeout: 60_000 }).toContain("bin/dossier.mjs demo:seed");
    const { code, said, errors } = await runSeed(service.port);
    expect({ code, errors }, said).toEqual({ code: 0, errors: "" });
    const token = await service.token("alice");
    const { body } = await service.call<{ total: number; cases: { status: string }[] }>(
      "GET",
      "/api/cases?per_page=50",
      {
        token,
      },
    );
    expect(body.total).toBeGreaterThanOrEqual(12);
    expect([...new Set(body.cases.map(({ status }) => status))].sort()).toEqual([
      "APPROVED",
      "AWAITING_DOCUMENTS",
      "ESCALATED",
      "FOLLOW_UP_REQUIRED",
      "PENDING_SECOND_APPROVAL",
      "REJECTED",
      "REVIEW_PENDING",
    ]);
    const shared = await Promise.all(
      ["/api/regulatory/changes", "/api/memory/company-context"].map((route) => service.call("GET", route, { token })),
    );
    expect(shared.map(({ body: held }) => held)).toMatchObject([
      [{ created_by: "bob" }],
      { company_context: { status: "configured" } },
    ]);
  });

  it("says in one line that no service runs", async () => {
    const port = await freePort();
    const { code, errors } = await runSeed(port);
    expect(code).toBe(1);
    expect(errors).toBe(`nothing answers on http://localhost:${port}; start the service with npm start\n`);
  });
});
