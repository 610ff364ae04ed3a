import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { openWrangler, type Wrangler, wranglerBy } from "../../src/cli/operate/wrangler.ts";
import { answerAsWrangler, EMPTY_ACCOUNT, type FakeAccount } from "./fake-wrangler-answers.ts";

export interface FakeWrangler {
  readonly wrangler: Wrangler;
  /** A folder of its own, for what a test writes. */
  readonly folder: string;
  /** Every command that was run, in order. */
  readonly calls: () => string[];
  readonly account: () => FakeAccount;
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-wrangler-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Wrangler in front of an account that is kept in memory. */
export function fakeWrangler(changes: Partial<FakeAccount> = {}): FakeWrangler {
  const account = structuredClone({ ...EMPTY_ACCOUNT, ...changes });
  const calls: string[] = [];
  const wrangler = wranglerBy(async (...args) => {
    calls.push(args.join(" "));
    return answerAsWrangler(account, args);
  });
  return { wrangler, folder: newFolder(), calls: () => calls, account: () => account };
}

/** The same as an executable: what it is asked, and how its account stands then, is in its folder. */
export function fakeWranglerExecutable(
  changes: Partial<FakeAccount> = {},
): FakeWrangler & { readonly executable: string } {
  const folder = newFolder();
  const account = path.join(folder, "account.json");
  const calls = path.join(folder, "calls.txt");
  writeFileSync(account, JSON.stringify({ ...EMPTY_ACCOUNT, ...changes }));
  writeFileSync(calls, "");
  const executable = path.join(folder, "wrangler.mjs");
  const answers = path.join(import.meta.dirname, "fake-wrangler-answers.ts");
  writeFileSync(
    executable,
    `#!${process.execPath}
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { answerAsWrangler } from ${JSON.stringify(answers)};
const args = process.argv.slice(2);
appendFileSync(${JSON.stringify(calls)}, args.join(" ") + "\\n");
const account = JSON.parse(readFileSync(${JSON.stringify(account)}, "utf8"));
const { code, out, err } = answerAsWrangler(account, args);
writeFileSync(${JSON.stringify(account)}, JSON.stringify(account));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
`,
  );
  chmodSync(executable, 0o755);
  return {
    executable,
    folder,
    wrangler: openWrangler(executable),
    calls: () => readFileSync(calls, "utf8").split("\n").filter(Boolean),
    account: () => JSON.parse(readFileSync(account, "utf8")) as FakeAccount,
  };
}
