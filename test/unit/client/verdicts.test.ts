import { describe, expect, it } from "vitest";
import { worst, type ExitCode } from "../../../src/client/cli/exit-codes.ts";
import { codeOf as ofPortfolio } from "../../../src/client/cli/portfolio.ts";
import { codeOf as ofScan } from "../../../src/client/cli/scan.ts";
import { json, printable, table } from "../../../src/client/cli/terminal.ts";
import { codeOf as ofVerification } from "../../../src/client/cli/verify.ts";

const verified = (status: string, flags: string[], outcomes: Record<string, string> = {}) => {
  const names = ["kbo_registry", "vies_validation", "peppol_directory", "inhoudingsplicht"];
  const checks = Object.fromEntries(names.map((name) => [name, { outcome: outcomes[name] ?? "confirmed" }]));
  return { result: { status, risk_flags: flags }, checks } as unknown as Parameters<typeof ofVerification>[0];
};

describe("the exit code of a verification", () => {
  it.each([
    ["confirmed", verified("PASS", []), 0],
    ["contradicted", verified("FAIL", ["ENTITY_INACTIVE"]), 3],
    [
      "contradicted, with a silent source beside it",
      verified("FAIL", ["VAT_INVALID"], { inhoudingsplicht: "unknown" }),
      3,
    ],
    ["flagged", verified("FLAG", ["NAME_MISMATCH"]), 4],
    ["not established: the debts could not be read", verified("FLAG", ["INHOUDINGSPLICHT_UNAVAILABLE"]), 5],
    [
      "not established: a check is unknown, whatever the status says",
      verified("PASS", [], { vies_validation: "unknown" }),
      5,
    ],
    [
      "not established, though something is flagged too",
      verified("FLAG", ["NAME_MISMATCH"], { kbo_registry: "unknown" }),
      5,
    ],
  ])("%s", (_what, found, code) => expect(ofVerification(found)).toBe(code));
});

describe("the exit code of a scan", () => {
  const scanned = (risk_tier: string, silent: unknown = [], flags: string[] = []) =>
    ({ risk_tier, unanswered_sources: silent, flags }) as unknown as Parameters<typeof ofScan>[0];
  const silent = [{ source: "screening", reason: "timeout" }];
  it.each([
    ["green", scanned("green"), 0],
    ["amber", scanned("amber"), 4],
    ["red", scanned("red", silent), 3],
    ["green where the lists were silent", scanned("green", silent), 5],
    ["green with a flag that says the same", scanned("green", [], ["SANCTIONS_UNAVAILABLE"]), 5],
    ["green where nobody recorded who was silent", scanned("green", null), 5],
    ["amber where a source was silent", scanned("amber", silent), 5],
  ])("%s", (_what, found, code) => expect(ofScan(found)).toBe(code));
});

describe("the exit code of a portfolio", () => {
  const done = { status: "done", total_entities: 2, scanned: 2, failed: 0, waiting: 0, incomplete: 0 };
  const portfolio = (summary: object, more: object = {}) =>
    ({ ...done, summary: { green: 0, amber: 0, red: 0, ...summary }, ...more }) as Parameters<typeof ofPortfolio>[0];
  it.each([
    ["all green", portfolio({ green: 2 }), 0],
    ["one red", portfolio({ green: 1, red: 1 }, { incomplete: 1 }), 3],
    ["one amber", portfolio({ green: 1, amber: 1 }), 4],
    ["one failed", portfolio({ green: 1 }, { failed: 1, scanned: 1 }), 5],
    ["one incomplete", portfolio({ green: 2 }, { incomplete: 1 }), 5],
    ["still running", portfolio({ green: 2 }, { status: "running" }), 5],
    ["nothing in it", portfolio({}, { total_entities: 0, scanned: 0 }), 5],
  ])("%s", (_what, found, code) => expect(ofPortfolio(found)).toBe(code));
});

it("nothing at all is not good", () => {
  expect(worst([])).toBe(5);
  expect(worst([0, 4, 5, 3] as ExitCode[])).toBe(3);
});

describe("a text of somebody else", () => {
  it("cannot steer the terminal or turn the order of a line", () => {
    const name = "ACME\u001B[2J\u001B]0;title\u0007 \u202Egnp.exe\r\nfake line\u009B31m";
    expect(printable(name)).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
    expect(table([{ name, other: 1 }]).split("\n")).toHaveLength(3);
    expect(json({ name }).trimEnd()).not.toMatch(/(?!\n)[\p{Cc}\u202A-\u202E]/u);
    expect(JSON.parse(json({ name, in: ["Łódź"] }))).toEqual({ name, in: ["Łódź"] });
    expect(printable("Łódź Ωμέγα 株式会社 شركة")).toBe("Łódź Ωμέγα 株式会社 شركة");
  });
});
