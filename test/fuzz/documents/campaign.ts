import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { CliError } from "../../../src/cli/program.ts";
import type { Outcome, Task } from "../read-damaged.ts";
import { damage } from "./damage.ts";
import { LIMITS } from "../../../src/reading/ports.ts";
import { makeOriginals } from "./originals.ts";

/** Processor time of one document: all of what reading may take. */
const LIMIT_MS = LIMITS.milliseconds;
/** Time by the clock after which a process hangs, also on a busy machine. */
const HANG_MS = 5 * LIMIT_MS;
/** Of the whole process, which starts at some 200 MB; an isolate of the platform has 128 MB beside its code. */
const LIMIT_BYTES = 700_000_000;
const HEAP_MB = 256;
const SLOW_MS = 5000;
const STATUSES = new Set(["read", "partly_read", "unreadable"]);
const DOCUMENTS_BETWEEN_LINES = 100;
/** A process that read so many is replaced, so that memory that one document needs is seen. */
const DOCUMENTS_A_PROCESS = 1000;
const FAILURES_MAX = 50;

/** Reads the documents of consecutive seeds, and records each that fails. */
export class Campaign {
  readonly failures: string[] = [];
  readonly #first: number;
  readonly #count: number;
  readonly #recognise: number;
  readonly #statuses = new Map<string, number>();
  readonly #slow: Outcome[] = [];
  #memory = 0;
  #isStopped = false;
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), "dossier-fuzz-documents-"));

  constructor(first: number, count: number, recognise: number) {
    this.#first = first;
    this.#count = count;
    this.#recognise = recognise;
  }

  stop(): void {
    this.#isStopped = true;
  }

  async run(): Promise<void> {
    const originals = await makeOriginals();
    const started = performance.now();
    let reader: Reader | null = null;
    let done = 0;
    for (; done < this.#count && !this.#isStopped && this.failures.length < FAILURES_MAX; done++) {
      if (reader === null || reader.isDone) {
        reader?.end();
        reader = await Reader.start();
      }
      const seed = this.#first + done;
      const outcome = await reader.read({ seed, recognises: this.#isRecognised(done) });
      const wrong = this.#judge(outcome);
      if (wrong !== null) {
        const file = path.join(this.#folder, `${seed}.${outcome.form || "bin"}`);
        writeFileSync(file, damage(originals, seed).bytes);
        this.failures.push(wrong);
        say(`seed ${seed} (${outcome.form}, ${outcome.name}): ${wrong}\n  ${file}`);
        reader.end();
        reader = null;
      }
      if ((done + 1) % DOCUMENTS_BETWEEN_LINES === 0) this.#progress(done + 1, started);
    }
    reader?.end();
    this.#progress(done, started);
    for (const { seed, name, milliseconds } of this.#slow)
      say(`slow: seed ${seed} (${name}), ${Math.round(milliseconds)} ms`);
    if (done < this.#count) say(`continue with: --seed ${this.#first + done} --count ${this.#count - done}`);
  }

  /** Spread evenly over the run. */
  #isRecognised(done: number): boolean {
    const share = this.#recognise / this.#count;
    return Math.floor((done + 1) * share) > Math.floor(done * share);
  }

  #judge(outcome: Outcome): string | null {
    this.#statuses.set(outcome.status, (this.#statuses.get(outcome.status) ?? 0) + 1);
    this.#memory = Math.max(this.#memory, outcome.memory);
    if (outcome.milliseconds > SLOW_MS && STATUSES.has(outcome.status)) this.#slow.push(outcome);
    if (!STATUSES.has(outcome.status)) return `${outcome.status}\n  ${outcome.error ?? ""}`;
    if (outcome.milliseconds > LIMIT_MS) return `took ${Math.round(outcome.milliseconds)} ms`;
    return outcome.memory > LIMIT_BYTES ? `took ${megabytes(outcome.memory)}` : null;
  }

  #progress(done: number, started: number): void {
    const counts = [...this.#statuses].map(([status, times]) => `${times} ${status}`).join(", ");
    const rate = (done / ((performance.now() - started) / 1000)).toFixed(1);
    const next = this.#first + done;
    say(`${done} documents (next seed ${next}), ${rate} a second, at most ${megabytes(this.#memory)}: ${counts}`);
  }
}

/** A process that reads one document after another. */
class Reader {
  readonly #process: ChildProcess;
  #count = 0;
  #isBroken = false;

  private constructor(child: ChildProcess) {
    this.#process = child;
  }

  static async start(): Promise<Reader> {
    const file = path.join(import.meta.dirname, "../read-damaged.ts");
    const child = fork(file, [], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    await new Promise<void>((resolve, reject) => {
      child.once("message", () => resolve());
      child.once("exit", () => reject(new CliError("the reading process did not start")));
    });
    return new Reader(child);
  }

  get isDone(): boolean {
    return this.#isBroken || this.#count >= DOCUMENTS_A_PROCESS;
  }

  async read(task: Task): Promise<Outcome> {
    this.#count++;
    const child = this.#process;
    const known = { seed: task.seed, name: "", form: "", milliseconds: 0, memory: 0 };
    let errors = "";
    const listen = (chunk: Buffer) => (errors += chunk.toString());
    child.stderr!.on("data", listen);
    const outcome = await new Promise<Outcome>((resolve) => {
      const timer = setTimeout(() => resolve({ ...known, status: "hang" }), HANG_MS);
      const finish = (result: Outcome) => {
        clearTimeout(timer);
        resolve(result);
      };
      child.removeAllListeners("message");
      child.on(
        "message",
        (message: Outcome | { started: number; name: string; form: string } | { unhandled: string }) => {
          if ("started" in message) Object.assign(known, { name: message.name, form: message.form });
          else if ("unhandled" in message)
            finish({ ...known, status: "unhandled rejection", error: message.unhandled });
          else finish(message);
        },
      );
      child.removeAllListeners("exit");
      child.once("exit", (code, signal) =>
        finish({ ...known, status: `ended with ${signal ?? code}`, error: errors.slice(-2000) }),
      );
      child.send(task);
    });
    child.stderr!.off("data", listen);
    this.#isBroken = !STATUSES.has(outcome.status);
    return outcome;
  }

  end(): void {
    this.#process.removeAllListeners();
    this.#process.kill("SIGKILL");
  }
}

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;
