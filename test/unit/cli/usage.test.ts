import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Configuration } from "../../../src/cli/operate/configuration.ts";
import { readLocalUsage } from "../../../src/cli/operate/local-usage.ts";
import { readDeployedUsage } from "../../../src/cli/operate/remote-usage.ts";
import { checkUsage, showUsage, type Usage } from "../../../src/cli/operate/usage.rules.ts";
import { wranglerBy } from "../../../src/cli/operate/wrangler.ts";

const NOTHING: Usage = { databases: [], objects: [] };
const database = { name: "DB", bytes: 0, rows: {}, cases: [] };

describe("how near the data comes to the platform's limits", () => {
  it.each<[string, Usage]>([
    ["size of DB: 7.5 GB of 10.0 GB (75.0 %)", { ...NOTHING, databases: [{ ...database, bytes: 7_500_000_000 }] }],
    ["largest row of DB.cases: 1.8 MB", { ...NOTHING, databases: [{ ...database, rows: { cases: 1_800_000 } }] }],
    [
      "largest row of Case.facts: 1.8 MB",
      { ...NOTHING, objects: [{ kind: "Case", bytes: 0, rows: { facts: 1_800_000 } }] },
    ],
    ["largest Case: 9.0 GB", { ...NOTHING, objects: [{ kind: "Case", bytes: 9_000_000_000, rows: {} }] }],
    [
      "largest batch of queue messages: 196.2 KB",
      { ...NOTHING, databases: [{ ...database, cases: [{ tenant: "t".repeat(4_700), cases: 1 }] }] },
    ],
  ])("is a warning: %s", (message, usage) => {
    expect(checkUsage(usage)).toEqual([
      { id: "limit_near", level: "warning", message: expect.stringContaining(message), fix: expect.any(String) },
    ]);
  });

  it("is none where there is much room, and is shown all the same", () => {
    const cases = [
      { tenant: "bank", cases: 900 },
      { tenant: "other", cases: 100 },
    ];
    const usage = { ...NOTHING, databases: [{ ...database, bytes: 20_000_000, rows: { cases: 20_000 }, cases }] };
    expect(checkUsage(usage)).toEqual([]);
    expect(showUsage(usage)).toContain("  largest row of DB.cases: 20.0 KB of 2.0 MB (1.0 %)");
    expect(showUsage(usage)).toContain("  DB holds 1,000 cases of 2 tenant(s); the largest is bank with 900");
    expect(showUsage(usage).at(-1)).toBe(
      "  a case takes 20.0 KB on average, all tables included: about 499,000 more fit",
    );
  });
});

describe("what is measured", () => {
  const CASES = `CREATE TABLE cases (workflow_id TEXT, tenant_id TEXT, record TEXT)`;
  const fill = (target: DatabaseSync) => {
    target.exec(CASES);
    target.exec("CREATE VIRTUAL TABLE found USING fts5 (text)");
    const insert = target.prepare("INSERT INTO cases VALUES ('w', ?, ?)");
    insert.run("bank", "é".repeat(500));
    insert.run("bank", null);
  };

  it("is every database and the objects of each kind in a local state", () => {
    const stateDir = mkdtempSync(path.join(os.tmpdir(), "dossier-usage-"));
    onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
    for (const [folder, file] of [
      ["d1/miniflare", "a.sqlite"],
      ["do/dossier-CaseWorkflow", "b.sqlite"],
    ] as const) {
      mkdirSync(path.join(stateDir, "v3", folder), { recursive: true });
      const target = new DatabaseSync(path.join(stateDir, "v3", folder, file));
      fill(target);
      target.close();
    }
    const { databases, objects } = readLocalUsage(stateDir);
    expect(databases).toMatchObject([{ name: "DB", rows: { cases: 1_005 }, cases: [{ tenant: "bank", cases: 2 }] }]);
    expect(objects).toMatchObject([{ kind: "CaseWorkflow", rows: { cases: 1_005 } }]);
    expect(objects[0]!.bytes).toBeGreaterThan(4_000);
    expect(readLocalUsage(path.join(stateDir, "none"))).toEqual(NOTHING);
  });

  it("is a sample of every table of a deployed database, by reads alone", async () => {
    const deployed = new DatabaseSync(":memory:");
    fill(deployed);
    const commands: string[] = [];
    const wrangler = wranglerBy(async (...args) => {
      commands.push(args.slice(0, -1).join(" "));
      const results = args
        .at(-1)!
        .split("; ")
        .map((query) => deployed.prepare(query).all());
      const answers = results.map((rows) => ({ results: rows, success: true, meta: { size_after: 81_920 } }));
      return { code: 0, out: JSON.stringify(answers, null, 2), err: "" };
    });
    const configuration = { declared: { d1_databases: [{ binding: "DB" }] } } as unknown as Configuration;
    const { databases } = await readDeployedUsage(wrangler, configuration);
    expect(databases).toMatchObject([
      { name: "DB", bytes: 81_920, rows: { cases: 1_005 }, cases: [{ tenant: "bank", cases: 2 }] },
    ]);
    expect(new Set(commands)).toEqual(new Set(["d1 execute DB --remote --env production --json --command"]));
  });
});
