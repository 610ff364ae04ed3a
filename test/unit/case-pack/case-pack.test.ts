import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { repositoryRoot } from "../../../src/cli/program.ts";
import type { JSONWebKeySet } from "jose";
import { indexPage } from "../../../src/features/case-pack/index-page.ts";
import { PackFault, verifyPack } from "../../../src/features/case-pack/verify-pack.ts";
import { publicKeySet } from "../../../src/platform/signing-keys.ts";
import { investigation } from "../../support/case-fixtures.ts";
import { type Files, followGuide, hasShellTools, makePack, unpackInto, zip } from "../../support/case-pack.ts";
import { CUSTOMER_FILE, documentReading, readFact } from "../../support/readings.ts";
import { TEST_SIGNING_KEYS } from "../../support/signing-keys.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "dossier-pack-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
const flip = (bytes: Uint8Array): Uint8Array => bytes.map((byte, i) => (i === bytes.length >> 1 ? byte ^ 1 : byte));
const evidenceOf = (files: Files): string[] => Object.keys(files).filter((name) => name.startsWith("evidence/"));

/** What the check says of a pack: its fault, or null. */
const faultOf = (files: Files, keys?: JSONWebKeySet): Promise<string | null> =>
  verifyPack({ paths: Object.keys(files), read: (name) => files[name]! }, keys).then(
    () => null,
    (error: unknown) => (error instanceof PackFault ? error.message : Promise.reject(error)),
  );

/** The command line program on an archive: what it says, and how it ends. */
async function runVerify(archive: Uint8Array, ...options: string[]): Promise<{ code: number; said: string }> {
  const file = path.join(folder, "pack.zip");
  writeFileSync(file, archive);
  const program = path.join(repositoryRoot, "src/cli/verify-pack.ts");
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, file, ...options]);
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr.trim() };
  }
}

describe("a case pack", () => {
  it("differs from the next one in nothing but time and signatures", async () => {
    const [first, second] = [await makePack("2026-11-20T10:00:00.000Z"), await makePack("2026-11-20T11:00:00.000Z")];
    const differing = Object.keys(first).filter((name) => text(first[name]) !== text(second[name]));
    expect(differing.sort()).toEqual(["manifest.json", "manifest.jws", "manifest.sig"]);
    expect(text(first["manifest.json"]).replace("T10:", "T11:")).toBe(text(second["manifest.json"]));
    expect(await makePack()).toEqual(first);
  });

  it("holds checks, rating, gates and options as they stand", async () => {
    const packed = JSON.parse(text((await makePack())["case.json"]));
    expect(packed.checks.map(({ check }: { check: string }) => check)).toContain("registration");
    expect(packed.gates).toContainEqual({ gate: "sanctioned", state: "passed" });
    expect(packed.decision_options.map(({ decision }: { decision: string }) => decision)).toContain("approve");
    expect(packed).toMatchObject({ customer: { name: "Molenhof Logistiek" }, risk_rating: null });
  });

  it("holds what was read in each document, and not where else it was handed in", async () => {
    const reading = documentReading({
      facts: [
        readFact({
          type: "company_name",
          value: "Molenhof Logistiek NV",
          quote: "de vennootschap Molenhof Logistiek NV",
        }),
      ],
      seen_elsewhere: [{ mark: "file", workflow_id: "other-workflow", case_id: "other-case" }],
    });
    const files = await makePack(undefined, undefined, { documents: [{ ...CUSTOMER_FILE, reading }] });
    expect(JSON.parse(text(files["readings.json"]))).toMatchObject([
      {
        document_id: CUSTOMER_FILE.document_id,
        status: "read",
        facts: [{ quote: "de vennootschap Molenhof Logistiek NV" }],
      },
    ]);
    for (const [path, bytes] of Object.entries(files)) expect(text(bytes), path).not.toContain("other-case");
  });

  it("holds nothing of what the service learned from officers", async () => {
    const task = { id: "t", response_type: "text" as const, document_type: null, required: false, finding_ids: [] };
    const files = await makePack(undefined, undefined, {
      investigations: [
        investigation({
          summary:
            "Molenhof: 3 of 3 sources answered. The officer's memory has 1 rule and 0 signals that apply to this case: Ask for. the lease. Risk score 0.10, confidence 80 of 100.",
          memory: { rules_applied: 1, passages_matched: 0, confidence_at_review: 5 },
        }),
      ],
      generatedTasks: [
        { ...task, description: "Who audits you?", justification: "Ask for. the lease.", remembered: true },
        { ...task, description: "Where are you?", justification: "Address differs." },
      ],
    });
    const packed = text(files["case.json"]);
    expect(packed).not.toMatch(/memory|lease|audits/);
    expect(JSON.parse(packed).investigation_results[0].summary).toBe(
      "Molenhof: 3 of 3 sources answered. Risk score 0.10, confidence 80 of 100.",
    );
    expect(packed).toContain("Where are you?");
  });

  it("names every file and its hash in SHA256SUMS and in the manifest", async () => {
    const files = await makePack();
    const sums = text(files["SHA256SUMS"]).trim().split("\n");
    const manifest = JSON.parse(text(files["manifest.json"]));
    const others = ["SHA256SUMS", "manifest.json", "manifest.sig", "manifest.jws"];
    const listed = Object.keys(files).filter((name) => !others.includes(name));
    expect(sums.map((line) => line.slice(66)).sort()).toEqual(listed.sort());
    expect(sums).toEqual(
      manifest.files.map((file: { sha256: string; path: string }) => `${file.sha256}  ${file.path}`),
    );
  });
});

describe("the index page of a pack", () => {
  const HOSTILE = `<img src=x onerror="a()"> ' & "\u202E.pdf`;
  const withDocuments = () =>
    makePack(undefined, undefined, {
      documents: [
        { ...CUSTOMER_FILE, given_name: HOSTILE },
        { ...CUSTOMER_FILE, document_id: "d2", source: "officer", filename: "again.pdf" },
        { ...CUSTOMER_FILE, document_id: "d3", sha256: "b".repeat(64), content_type: "text/plain" },
      ],
    });

  it("lists every file that the manifest lists, with what it is, its size and its hash, and leads to it", async () => {
    const files = await withDocuments();
    const page = text(files["index.html"]);
    const { files: listed } = JSON.parse(text(files["manifest.json"])) as { files: { path: string; sha256: string }[] };
    const others = listed.filter(({ path: name }) => name !== "index.html");
    expect(others.length).toBeGreaterThan(8);
    for (const { path: name, sha256 } of others) {
      const row = page.match(new RegExp(`<tr><td><div[^>]*><a href="${name}".*?</tr>`, "s"))?.[0] ?? "";
      expect([name, row.includes(sha256), /\d (B|KiB)</.test(row)]).toEqual([name, true, true]);
      expect(row.replace(/<[^>]+>/g, "").length).toBeGreaterThan(80);
    }
    expect([...page.matchAll(/<a href="([^"]+)"/g)].map(([, name]) => name).toSorted()).toEqual(
      others.map(({ path: name }) => name).toSorted(),
    );
  });

  it("says of a document each time that it came, by whom and as what, and gives it the extension of its type", async () => {
    const files = await withDocuments();
    expect(Object.keys(files)).toContain(`documents/${"a".repeat(64)}.pdf`);
    expect(Object.keys(files)).toContain(`documents/${"b".repeat(64)}`);
    const page = text(files["index.html"]);
    expect(page).toContain("again.pdf: Articles of association, filed by an officer, 2026-11-22 10:00:00 UTC");
    expect(page).toContain("from the customer");
  });

  it("runs nothing, loads nothing and shows a hostile name as text", async () => {
    const page = text((await withDocuments())["index.html"]);
    expect(page).not.toMatch(/<(img|script|link|iframe)|\u202E/i);
    expect(page).toContain("&lt;img src=x onerror=&quot;a()&quot;&gt;");
  });

  it("is read by its headings and by the headers of its tables", async () => {
    const page = text((await withDocuments())["index.html"]);
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect([...page.matchAll(/<h([1-6])/g)].map(([, level]) => level)).toEqual(["1", "2", "2", "2"]);
    expect(page.match(/<th scope="col"/g)).toHaveLength(3 * 4);
  });

  it("says that the audit log is not to be relied on", () => {
    const broken = { count: 3, root: "", chain_valid: false, chain_fault: "entry 2 was changed" };
    const about = { case_id: "c", workflow_id: "w", company_name: "X", status: "APPROVED", evidence_bundle_hash: "" };
    const page = indexPage(
      { ...about, audit: broken, generated_at: "2026-11-20T10:00:00.000Z", generated_by: "a" },
      [],
    );
    expect(page).toContain("not to be relied on: entry 2 was changed");
    expect(page).not.toContain("unbroken");
  });
});

describe.skipIf(!hasShellTools)("the guide of a pack (skipped without openssl, sha256sum and bash)", () => {
  const follow = async (tamper: (files: Files) => void = () => {}) => {
    const files = await makePack();
    const guide = text(files["VERIFY.md"]);
    tamper(files);
    const unpacked = mkdtempSync(path.join(folder, "unpacked-"));
    unpackInto(unpacked, files);
    return followGuide(unpacked, guide);
  };

  it("finds nothing wrong with a pack as it was issued", async () => {
    const { ok, said } = await follow();
    expect(said).toContain("Signature Verified Successfully");
    expect(ok).toBe(true);
  });

  it("names a flipped byte in any file, or fails at the signature", async () => {
    for (const name of Object.keys(await makePack())) {
      const { ok, said } = await follow((files) => (files[name] = flip(files[name]!)));
      expect([name, ok]).toEqual([name, false]);
      if (!name.startsWith("manifest")) expect(said).toContain(`${name}: FAILED`);
    }
  });

  it("names a dropped file, and both of two that were swapped", async () => {
    const dropped = await follow((files) => delete files["gaps.json"]);
    expect([dropped.ok, dropped.said.includes("gaps.json")]).toEqual([false, true]);
    let names: string[] = [];
    const swapped = await follow((files) => {
      names = evidenceOf(files);
      const [a, b] = names as [string, string];
      [files[a], files[b]] = [files[b]!, files[a]!];
    });
    expect(swapped.ok).toBe(false);
    for (const name of names) expect(swapped.said).toContain(`${name}: FAILED`);
  });
});

describe("the check of a pack", () => {
  const ours = publicKeySet({ SIGNING_KEYS: TEST_SIGNING_KEYS });

  it("takes one as it was issued, by its own keys or by those it is told to trust", async () => {
    expect(await faultOf(await makePack())).toBeNull();
    expect(await faultOf(await makePack(), ours)).toBeNull();
    expect(await faultOf(await makePack(), { keys: ours.keys.slice(1) })).toMatch(/^manifest.sig/);
  });

  it("takes one that an earlier version issued, without index page and extensions", async () => {
    const earlier = readFileSync(path.join(repositoryRoot, "test/fixtures/packs/without-index.zip"));
    expect(await runVerify(earlier)).toMatchObject({ code: 0 });
  });

  const rewrite = (files: Files, name: string, change: (content: string) => string) =>
    (files[name] = new TextEncoder().encode(change(text(files[name]))));

  it.each<[string, (files: Files) => void, string | RegExp]>([
    ["an added file", (files) => (files["evidence/extra"] = new Uint8Array([1])), "evidence/extra was added"],
    ["a dropped file", (files) => delete files["case.json"], "case.json is missing"],
    ["a changed file", (files) => (files["case.json"] = flip(files["case.json"]!)), "case.json was changed"],
    ["a changed manifest", (files) => (files["manifest.json"] = flip(files["manifest.json"]!)), /^manifest.sig/],
    ["a changed JWS", (files) => (files["manifest.jws"] = flip(files["manifest.jws"]!)), /^manifest.jws/],
    ["a changed list", (files) => (files["SHA256SUMS"] = flip(files["SHA256SUMS"]!)), "SHA256SUMS was changed"],
    [
      "a cut audit log",
      (files) => rewrite(files, "audit.jsonl", (log) => log.replace(/\n.*\n$/, "\n")),
      "audit.jsonl: it was cut after entry 2; entry 3 was signed",
    ],
    [
      "an audit log with an entry taken out",
      (files) => rewrite(files, "audit.jsonl", (log) => log.split("\n").toSpliced(1, 1).join("\n")),
      "audit.jsonl: entry 2 is missing",
    ],
    [
      "an audit log with a changed entry",
      (files) => rewrite(files, "audit.jsonl", (log) => log.replace("DECISION_APPLIED", "DECISION_BLOCKED")),
      "audit.jsonl: entry 3 was changed",
    ],
    [
      "a moved checkpoint",
      (files) => rewrite(files, "checkpoint.json", (json) => json.replace('"count": 3', '"count": 2')),
      "checkpoint.json is not what its signature signs",
    ],
    ["other keys", (files) => rewrite(files, "keys.json", () => '{"keys":[]}'), /^manifest.sig/],
    ["what is no pack", (files) => Object.keys(files).forEach((name) => delete files[name]), "SHA256SUMS is missing"],
  ])("names %s", async (_, tamper, expected) => {
    const files = await makePack();
    tamper(files);
    const fault = await faultOf(files);
    if (typeof expected === "string") expect(fault).toBe(expected);
    else expect(fault).toMatch(expected);
  });

  it("finds a log that was cut before the pack was made and signed", async () => {
    expect(await faultOf(await makePack(undefined, 2))).toBe(
      "audit.jsonl: it was cut after entry 2; entry 3 was signed",
    );
  });

  it("finds a file that is in the archive twice", async () => {
    const files = await makePack();
    const twice = { paths: [...Object.keys(files), "case.json"], read: (name: string) => files[name]! };
    await expect(verifyPack(twice)).rejects.toThrow("case.json is in the archive twice");
  });
});

describe("npm run verify-pack", () => {
  it("says what was checked and by which key, or in one line what is wrong", async () => {
    const files = await makePack();
    const good = await runVerify(zip(files));
    expect([good.code, good.said]).toEqual([0, expect.stringMatching(/^OK: case .*audit log of 3 entries/)]);
    expect(good.said).toContain(TEST_SIGNING_KEYS[0]!.x);
    const added = await runVerify(zip({ ...files, "evidence/extra": new Uint8Array([1]) }));
    expect(added).toEqual({ code: 1, said: "NOT OK: evidence/extra was added" });
    expect((await runVerify(new Uint8Array([1, 2, 3]))).said).toMatch(/^NOT OK: .*not an archive/);
  });

  it("takes the keys that it is given instead of those of the pack", async () => {
    const keys = path.join(folder, "keys.json");
    writeFileSync(keys, JSON.stringify({ keys: [] }));
    const { said } = await runVerify(zip(await makePack()), "--keys", keys);
    expect(said).toMatch(/^NOT OK: manifest.sig is not the signature/);
  });
});
