import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { investigated, openCase, submit, uploadEverything } from "../support/main-job.ts";
import { programFile } from "../support/programs.ts";
import { TestService } from "../support/service.ts";

let service: TestService;
let alice: string;
beforeAll(async () => {
  service = await TestService.start();
  alice = await service.token("alice");
});
afterAll(() => service?.dispose());

async function runReplay(...args: string[]) {
  const env = { ...process.env, PORT: String(service.port), STATE_DIR: service.stateDir };
  const child = spawn(process.execPath, [programFile("replay"), ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  const closed = new Promise<number | null>((done) => child.on("close", done));
  const [code, said, errors] = await Promise.all([closed, text(child.stdout), text(child.stderr)]);
  return { code, said, errors };
}

/** Changes a letter of the one stored object that holds both texts and is no snapshot of a case. */
function changeByte(...texts: readonly [string, string]): void {
  const files = readdirSync(service.stateDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && path.basename(entry.parentPath) === "blobs")
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => texts.every((part) => readFileSync(file).includes(part)))
    .filter((file) => !readFileSync(file).includes('"tokenHash"'));
  expect(files).toHaveLength(1);
  const bytes = readFileSync(files[0]!);
  bytes[bytes.indexOf(texts[1]) + texts[1].length - 1]! ^= 1;
  writeFileSync(files[0]!, bytes);
}

describe("dossier replay", () => {
  it("says of each iteration that it comes to the same again, after a restart too", async () => {
    const { body: opened } = await openCase(service, alice, "0999900546", "Kempens Grondwerk");
    await uploadEverything(service, opened);
    await submit(service, opened, "As in the documents.");
    await investigated(service, alice, opened.workflow_id);
    const task = { description: "Who signs?", response_type: "text", required: true };
    const decision = { decision: "follow_up", follow_up_tasks: [task] };
    const route = `/api/cases/${opened.workflow_id}/decision`;
    expect(await service.call("POST", route, { token: alice, json: decision })).toMatchObject({ status: 200 });
    await submit(service, opened, "As in the documents.");
    await investigated(service, alice, opened.workflow_id);
    await service.kill();
    await service.restart();

    const { code, said, errors } = await runReplay(opened.workflow_id);
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(said).toMatch(/^Iteration 1: identical by the recorded rules .*\nIteration 2: identical by the recorded/);
    const today = await runReplay(opened.workflow_id, "--rules", "today", "--iteration", "2");
    expect(today).toMatchObject({ code: 0, errors: "" });
    expect(today.said).toMatch(/^Iteration 2: identical by today's rules /);
  });

  it("names the evidence in which one byte was changed on the disk, and ends with code 1", async () => {
    const { body: opened } = await openCase(service, alice, "0999900150", "Bakkerij De Linde");
    await submit(service, opened, "n/a");
    await investigated(service, alice, opened.workflow_id);
    await service.kill();
    changeByte(opened.workflow_id, '"companyName":"Bakkerij');
    await service.restart();

    const { code, said, errors } = await runReplay(opened.workflow_id);
    expect({ code, errors }).toEqual({ code: 1, errors: "" });
    expect(said).toMatch(/^Iteration 1: 1 difference by the recorded rules/);
    expect(said).toMatch(/First: evidence [0-9a-f-]{36} \(case_file sample:cases.*\): the stored bytes have changed/);
    expect(said).toMatch(/recorded: sha256:[0-9a-f]{64}\n {4}replayed: sha256:[0-9a-f]{64}\n$/);
  });

  it("says in one line what is wrong with the question", async () => {
    for (const [args, wanted, words] of [
      [[], 2, "usage: node bin/dossier.mjs replay WORKFLOW_ID"],
      [["case-1", "--rules", "mine"], 2, "usage: node bin/dossier.mjs replay WORKFLOW_ID"],
      [["case-1"], 1, "refused with 404"],
    ] as const) {
      const { code, said, errors } = await runReplay(...args);
      expect({ code, said }).toEqual({ code: wanted, said: "" });
      expect(errors).toContain(words);
    }
    const { body: opened } = await openCase(service, alice, "0999900150", "Bakkerij De Linde");
    expect((await runReplay(opened.workflow_id)).errors).toContain("has not been investigated");
  });
});
