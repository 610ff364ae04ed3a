import { cpSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";
import { signOfficerToken } from "../../src/cli/local/officer-token.ts";
import { ensureSecrets } from "../../src/cli/local/secrets.ts";
import { spawnService, type ServiceProcess } from "../../src/cli/local/service-process.ts";
import { sleep } from "../../src/cli/program.ts";
import type { Role } from "../../src/platform/context.ts";
import { freePort } from "./free-port.ts";
import { listGroup, type RunningProcess } from "./processes.ts";
import { programFile } from "./programs.ts";

export { freePort };

export interface CallOptions {
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: FormData;
  /** Bytes as they are. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

const copyFirstState = (stateDir: string): void => cpSync(inject("firstState"), stateDir, { recursive: true });

/** What the files of one worker share. It ends with the worker. */
let shared: Promise<TestService> | undefined;
let tenants = 0;

/**
 * The real service in a process group of its own, on a free port and a state folder of its own, so that a test can
 * kill all of it at any instant and start it again on what it left.
 */
export class TestService {
  readonly port: number;
  readonly stateDir: string;
  /** The tenant of the officers whose tokens it issues. */
  readonly tenant: string;
  /** What it has printed, by line. */
  readonly log: string[];
  /** How many calls it has answered. */
  answered = 0;
  readonly #overrides: readonly string[];
  #process: ServiceProcess | null = null;
  /** The service whose process this one uses; null if it has its own. */
  readonly #lender: TestService | null;

  private constructor(port: number, overrides: readonly string[], lender: TestService | null = null) {
    this.port = port;
    this.stateDir = lender?.stateDir ?? mkdtempSync(path.join(path.dirname(inject("firstState")), "state-"));
    this.tenant = lender === null ? "demo" : `demo-${++tenants}`;
    this.log = lender?.log ?? [];
    this.#overrides = overrides;
    this.#lender = lender;
  }

  static start(...overrides: string[]): Promise<TestService> {
    return TestService.startOn(copyFirstState, ...overrides);
  }

  /**
   * A tenant of its own on the one service of all files of this worker, for tests that neither end the service nor change
   * its settings or its lists: a start takes seconds of processor time. Programs that sign in by themselves are officers
   * of its tenant `demo`.
   */
  static async share(): Promise<TestService> {
    shared ??= TestService.start();
    const lender = await shared;
    return new TestService(lender.port, [], lender);
  }

  /** Starts it on a port that was chosen before, because others have to know its address. */
  static startAt(port: number, ...overrides: string[]): Promise<TestService> {
    return TestService.#startOn(port, copyFirstState, overrides);
  }

  /** Starts it on a state that exists already, which `fill` puts into its folder. */
  static async startOn(fill: (stateDir: string) => void, ...overrides: string[]): Promise<TestService> {
    return TestService.#startOn(await freePort(), fill, overrides);
  }

  static async #startOn(
    port: number,
    fill: (stateDir: string) => void,
    overrides: readonly string[],
  ): Promise<TestService> {
    const service = new TestService(port, overrides);
    try {
      fill(service.stateDir);
      await service.restart();
      return service;
    } catch (error) {
      await service.dispose();
      throw error;
    }
  }

  get baseUrl(): string {
    return `http://localhost:${this.port}`;
  }

  /** The id of the process that `npm start` ends up as. */
  get pid(): number {
    const running = this.#lender ?? this;
    return running.#process?.child.pid ?? 0;
  }

  /** Starts it again on what it left, with its clock ahead by as many days. */
  async restart(clockShiftDays?: number): Promise<void> {
    this.#requireOwn();
    const { port, stateDir } = this;
    const clock = clockShiftDays === undefined ? {} : { clockShiftDays };
    const onLine = (line: string) => this.log.push(line);
    const [bundle, program, overrides] = [inject("bundle"), programFile("start"), this.#overrides];
    this.#process = await spawnService({
      port,
      stateDir,
      bundle,
      program,
      overrides,
      ownGroup: true,
      onLine,
      ...clock,
    });
  }

  /** Ends every process of the service at once, as a power cut would. */
  async kill(): Promise<void> {
    this.#requireOwn();
    const child = this.#process?.child;
    if (child?.pid === undefined) return;
    const gone = new Promise<void>((done) => child.once("close", () => done()));
    process.kill(-child.pid, "SIGKILL");
    await gone;
    // The runtime that it started may take a moment longer, and holds the port until then.
    while (listGroup(child.pid).length > 0) await sleep(5);
    this.#process = null;
  }

  /** The process that reads documents, if it runs: it has no socket on its command line, as that of the service has. */
  readers(): RunningProcess[] {
    const isReader = ({ command }: RunningProcess) =>
      /workerd.* serve /.test(command) && !command.includes("--socket-addr");
    return this.pid === 0 ? [] : listGroup(this.pid).filter(isReader);
  }

  /** Ends the process that reads documents alone. @returns how many there were. */
  killReader(): number {
    this.#requireOwn();
    const running = this.readers();
    for (const { pid } of running) process.kill(pid, "SIGKILL");
    return running.length;
  }

  /** Ends it in an orderly way; its state stays. */
  async stop(): Promise<void> {
    this.#requireOwn();
    await this.#process?.stop();
    this.#process = null;
  }

  async dispose(): Promise<void> {
    if (this.#lender !== null) return;
    await this.stop();
    rmSync(this.stateDir, { recursive: true, force: true });
  }

  #requireOwn(): void {
    if (this.#lender !== null) throw new Error("other test files use this service");
  }

  /** A token that it takes, signed with the secret of this checkout. */
  async token(
    officer: string,
    roles: readonly Role[] = ["officer"],
    tenant = this.tenant,
    now = new Date(),
  ): Promise<string> {
    return signOfficerToken((await ensureSecrets()).AUTH_JWT_SECRET!, { officer, roles, tenant }, now);
  }

  /** Calls the service; a JSON answer arrives parsed, any other as its bytes. */
  async call<T = Record<string, unknown>>(
    method: string,
    route: string,
    options: CallOptions = {},
  ): Promise<Answer<T>> {
    const headers = new Headers(options.headers);
    if (options.token !== undefined) headers.set("Authorization", `Bearer ${options.token}`);
    if (options.json !== undefined) headers.set("Content-Type", "application/json");
    const body = options.form ?? options.text ?? (options.json === undefined ? null : JSON.stringify(options.json));
    const answer = await fetch(`${this.baseUrl}${route}`, { method, headers, body, redirect: "manual" });
    const isJson = /json/.test(answer.headers.get("Content-Type") ?? "");
    const content: unknown = isJson ? await answer.json() : new Uint8Array(await answer.arrayBuffer());
    this.answered++;
    return { status: answer.status, headers: answer.headers, body: content as T };
  }
}
