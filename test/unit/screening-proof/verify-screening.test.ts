import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { repositoryRoot } from "../../../src/cli/program.ts";
import type { ScreeningProof } from "../../../src/domain/screening-proof/proof.model.ts";
import { statementHash } from "../../../src/domain/screening-proof/statement.rules.ts";
import { ScreeningProofView } from "../../../src/features/screening-proof/screening-proof.responses.ts";
import { verifyProof } from "../../../src/features/screening-proof/verify-proof.ts";
import { publicKeySet } from "../../../src/platform/signing-keys.ts";
import { madeProof, outcomeWith, statementOf } from "../../support/made-proofs.ts";
import { TEST_SIGNING_KEYS } from "../../support/signing-keys.ts";
import { madeStamp } from "../../support/time-stamps.ts";
import { canonicalJson } from "../../../src/platform/canonical-json.ts";
import { sha256Bytes } from "../../../src/platform/hashing.ts";

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Edit = (proof: any) => void;

const genuine = madeProof();
const edited = (edit: Edit): ScreeningProof => {
  const copy = structuredClone(genuine) as ScreeningProof;
  edit(copy);
  return copy;
};

/** What the command would say of a file: the first thing that is wrong, or null. */
async function faultOf(proof: unknown): Promise<string | null> {
  const parsed = ScreeningProofView.safeParse(proof);
  if (!parsed.success) return `form: ${parsed.error.issues[0]!.path.join(".")}`;
  return verifyProof(parsed.data).then(
    () => null,
    (error: Error) => error.message,
  );
}

/** Every value in a document, by its path. */
function* leavesOf(value: Json, at: readonly (string | number)[] = []): Generator<readonly (string | number)[]> {
  if (value === null || typeof value !== "object") yield at;
  else for (const [name, one] of Object.entries(value)) yield* leavesOf(one as Json, [...at, name]);
}

function change(value: Json): Json {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value !== "string") return "x";
  const at = value.length >> 1;
  const other = /[0-8a-eg-y]/i.test(value[at] ?? "") ? String.fromCharCode(value.charCodeAt(at) + 1) : "1";
  return value.slice(0, at) + other + value.slice(at + 1);
}

function withChanged(path: readonly (string | number)[]): unknown {
  const copy = structuredClone(genuine) as any;
  const owner = path.slice(0, -1).reduce((one, name) => one[name], copy);
  owner[path.at(-1)!] = change(owner[path.at(-1)!]);
  return copy;
}

describe("the proof of a day", () => {
  it("holds as it is made, and says what was searched for whom", async () => {
    const { sentences } = await verifyProof(ScreeningProofView.parse(genuine));
    expect(sentences).toEqual([
      "On 2031-03-01, Jan Peeters was searched for on list eu (version 2031-02-28), list un (version 2031-02-27): no match.",
      "On 2031-03-01, Odile Verhoeven was searched for on list eu (version 2031-02-28), list un (version 2031-02-27): " +
        "exact match with entry EU.1 of eu (open).",
    ]);
  });

  it("does not hold when any one value in it is another", async () => {
    const paths = [...leavesOf(genuine as unknown as Json)];
    expect(paths.length).toBeGreaterThan(80);
    const accepted: string[] = [];
    for (const path of paths) {
      if (path[0] !== "time_stamp" && (await faultOf(withChanged(path))) === null) accepted.push(path.join("."));
    }
    expect(accepted).toEqual([]);
  });

  it("does not hold when any of its values is missing, or one is there twice", async () => {
    const paths = [...leavesOf(genuine as unknown as Json)];
    const accepted: string[] = [];
    for (const path of paths) {
      const name = path.at(-1)!;
      const without = edited((copy) => {
        const owner = path.slice(0, -1).reduce((one, step) => one[step], copy);
        if (Array.isArray(owner)) owner.splice(Number(name), 1);
        else delete owner[name];
      });
      if ((await faultOf(without)) === null) accepted.push(path.join("."));
    }
    expect(accepted).toEqual([]);
    expect(await faultOf(edited(({ parties }) => parties[0].proof.path.push("0".repeat(64))))).toMatch(
      /path does not lead/,
    );
  });

  const other = madeProof(7);
  it.each<[string, Edit, RegExp]>([
    ["the statement's day", (p) => (p.statement.day = "2031-03-02"), /the statement of 2031-03-02: it was changed/],
    ["the number of parties", (p) => p.statement.parties++, /the statement of 2031-03-01: it was changed/],
    ["the date asked for", (p) => (p.date = "2031-03-02"), /the proof is of 2031-03-02, its statement of 2031-03-01/],
    [
      "a name",
      (p) => (p.parties[0].party.searched_as.name = "Jan Janssens"),
      /^Jan Janssens: the party is not the one/,
    ],
    ["an outcome", (p) => (p.parties[1].outcome = outcomeWith(0)), /^Odile Verhoeven: the outcome is not the one/],
    ["an outcome with its hash", (p) => swapOutcome(p), /Verhoeven: the leaf does not follow/],
    ["the salt", (p) => (p.parties[0].proof.salt = "f".repeat(64)), /Peeters: the leaf does not follow/],
    ["the place", (p) => p.parties[0].proof.index++, /Peeters: its path does not lead/],
    ["the path", (p) => p.parties[0].proof.path.reverse(), /Peeters: its path does not lead/],
    [
      "the signature",
      (p) => (p.statement.signature = other.statement!.signature),
      /its signature is of another statement/,
    ],
    ["the statement for another", (p) => (p.statement = other.statement), /it does not name the one before/],
    [
      "the statement before",
      (p) => (p.previous_statement = other.previous_statement),
      /it does not name the one before/,
    ],
    ["the order of days", (p) => (p.previous_statement = p.statement), /its number does not follow/],
    ["the statement before taken away", (p) => (p.previous_statement = null), /the one before it, 1, is missing/],
    ["the hash made to fit", (p) => rehash(p), /its signature is of another statement/],
    ["the keys", (p) => (p.keys = []), /its signature is by none of these keys/],
    ["a day that was not closed", (p) => (p.final = false), /was not closed when this was made/],
  ])("names what is wrong first: %s", async (_, edit, fault) => {
    expect(await faultOf(edited(edit))).toMatch(fault);
  });

  it("does not hold by a key that nobody published", async () => {
    const stranger = publicKeySet({ SIGNING_KEYS: [TEST_SIGNING_KEYS[1]!] });
    await expect(verifyProof(genuine, stranger)).rejects.toThrow("its signature is by none of these keys");
    await expect(verifyProof(genuine, publicKeySet({ SIGNING_KEYS: TEST_SIGNING_KEYS }))).resolves.toBeDefined();
  });

  it("holds with a time stamp of exactly the statement, and with no other", async () => {
    const stampOf = (text: string) =>
      Buffer.from(madeStamp(sha256Bytes(Buffer.from(text)), Buffer.from("01", "hex"))).toString("base64");
    const stamped = edited((p) => (p.time_stamp = stampOf(canonicalJson(genuine.statement))));
    expect((await verifyProof(stamped)).stampedAt).toMatch(/^20\d\d-/);
    expect(await faultOf(edited((p) => (p.time_stamp = stampOf("other"))))).toBe(
      "the time stamp: it stamps other bytes",
    );
  });

  it("does not follow where a day is left out, although each statement is signed", async () => {
    const leap = statementOf("2031-03-02", new Uint8Array(32), genuine.previous_statement);
    expect(await faultOf(edited((p) => (p.statement = leap)))).toMatch(
      /its day does not follow that of the one before/,
    );
  });
});

function swapOutcome(proof: any): void {
  proof.parties[1].outcome = outcomeWith(0);
  proof.parties[1].proof.outcome_hash = proof.parties[0].proof.outcome_hash;
}

function rehash({ statement }: any): void {
  const { hash: _hash, signature, ...body } = statement;
  body.not_screened = 0;
  Object.assign(statement, { ...body, hash: statementHash(body), signature });
}

describe("npm run verify-screening", () => {
  it("says what a file proves, or the first thing that is wrong", () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-proof-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const run = (proof: unknown) => {
      const file = path.join(folder, "proof.json");
      writeFileSync(file, JSON.stringify(proof));
      try {
        return execFileSync(process.execPath, [path.join(repositoryRoot, "src/cli/verify-screening.ts"), file], {
          encoding: "utf8",
          stdio: "pipe",
        });
      } catch (error) {
        const { status, stderr } = error as { status: number; stderr: string };
        return `${status} ${stderr}`;
      }
    };
    expect(run(genuine)).toMatch(
      /^On 2031-03-01, Jan Peeters .*no match\.\n.*\nOK: by statement 2 of 2031-03-01, over 42 parties/,
    );
    expect(run(edited((p) => (p.statement.root = "0".repeat(64))))).toMatch(
      /^1 .*NOT OK: the statement of 2031-03-01: it was changed/s,
    );
    expect(run({ ...genuine, extra: 1 })).toMatch(/^1 .*NOT OK: the file: .*extra/s);
  });
});
