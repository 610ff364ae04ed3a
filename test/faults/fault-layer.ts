import { env } from "cloudflare:workers";
import { vi } from "vitest";

/** What the service reaches the outside by. */
export const BOUNDARIES = ["d1", "r2", "object", "queue", "fetch"] as const;
export type Boundary = (typeof BOUNDARIES)[number];

/** `after`: it took effect and its answer was lost. */
export type Moment = "before" | "after";

export interface Call {
  readonly boundary: Boundary;
  /** Which of its boundary's calls it is, from 1. */
  readonly n: number;
  /** Such as `FILES.put` or `CASE_WORKFLOW.decide`. */
  readonly name: string;
}

/** Whether a call fails, and when. */
export type Plan = (call: Call) => Moment | null;

type Method = (...args: unknown[]) => unknown;

const OBJECTS = [
  "CASE_WORKFLOW",
  "SAR_WORKFLOW",
  "SOURCE_LIMITER",
  "PARTNER_LIMITER",
  "WEBHOOK_DELIVERY",
  "MEMORY_WORKER",
  "SWEEPER",
  "MONITOR",
  "SCREENING_GROUP",
] as const;
export type ObjectName = (typeof OBJECTS)[number];
const BUCKET_METHODS = ["put", "get", "head", "delete", "list"];
const STATEMENT_METHODS = ["all", "run", "first", "raw"];

/**
 * Stands between the service and every binding, in requests and in Durable Objects alike, since tests, Worker and
 * objects share one isolate and one set of bindings. It counts every call and lets those fail that its plan names.
 * Every call also moves the clock on by a millisecond; nothing else does.
 */
export class FaultLayer {
  readonly counts = new Map<Boundary, number>();
  /** The calls that were made to fail. */
  readonly failed: (Call & { readonly moment: Moment })[] = [];
  /** Every object that was asked, by namespace and name. */
  readonly objects = new Map<string, { readonly namespace: ObjectName; readonly name: string }>();
  #plan: Plan = () => null;
  /** What answers where nothing fails. */
  network: typeof fetch = () => Promise.reject(new TypeError("there is no network"));
  /** Waits before a call is made; in the caller's own context, where no other may wait for it. */
  stall: (call: Call) => Promise<void> = async () => {};
  /** Messages on their way. */
  readonly queued: unknown[] = [];
  /** Documents to be read. */
  readonly toRead: unknown[] = [];
  readonly #stubOf = new Map<ObjectName, (name: string) => DurableObjectStub>();
  readonly #statements = new WeakMap<object, D1PreparedStatement>();

  constructor() {
    stretchDeadlines();
    this.#wrapDatabase("DB");
    this.#wrapDatabase("REGISTRY_DB");
    this.#wrapBucket();
    for (const namespace of OBJECTS) this.#wrapNamespace(namespace);
    vi.spyOn(env.PORTFOLIO_QUEUE, "sendBatch").mockImplementation(async (messages) => {
      await this.#pass("queue", "PORTFOLIO_QUEUE.sendBatch", () => this.#enqueue(messages));
      return SENT;
    });
    vi.spyOn(env.READING_QUEUE, "send").mockImplementation(async (message) => {
      await this.#pass("queue", "READING_QUEUE.send", () => void this.toRead.push(message));
      return SENT;
    });
    vi.spyOn(globalThis, "fetch").mockImplementation((input, init) =>
      this.#pass("fetch", "fetch", () => this.network(input, init)),
    );
  }

  /** Begins a new run, which knows nothing of the last. */
  begin(plan: Plan): void {
    // A mock keeps what it was called with: of a long sweep, each document that was ever stored.
    vi.clearAllMocks();
    this.#plan = plan;
    this.counts.clear();
    this.objects.clear();
    this.failed.length = 0;
    this.queued.length = 0;
    this.toRead.length = 0;
  }

  /** Nothing fails while `work` runs, and none of its calls count. */
  async undisturbed<T>(work: () => Promise<T>): Promise<T> {
    const plan = this.#plan;
    const counts = [...this.counts];
    this.#plan = () => null;
    try {
      return await work();
    } finally {
      this.#plan = plan;
      this.counts.clear();
      for (const [boundary, count] of counts) this.counts.set(boundary, count);
    }
  }

  /** The object itself, for what a test does to it. */
  stub(namespace: ObjectName, name: string): DurableObjectStub {
    return this.#stubOf.get(namespace)!(name);
  }

  #enqueue(messages: Iterable<MessageSendRequest>): void {
    for (const { body } of messages) this.queued.push(body);
  }

  async #pass<T>(boundary: Boundary, name: string, run: () => Promise<T> | T): Promise<T> {
    const n = (this.counts.get(boundary) ?? 0) + 1;
    this.counts.set(boundary, n);
    vi.setSystemTime(Date.now() + 1);
    const call = { boundary, n, name };
    const moment = this.#plan(call);
    await this.stall(call);
    if (moment === null) return run();
    this.failed.push({ ...call, moment });
    if (moment === "after") {
      const answer = await run();
      if (answer instanceof Response) await answer.body?.cancel();
      if (isBody(answer)) await answer.body.cancel();
    }
    throw new Error(`Network connection lost. (${name})`);
  }

  #wrap(owner: object, ownerName: string, method: string, boundary: Boundary): void {
    const real = (owner as Record<string, Method>)[method]!.bind(owner);
    const name = ownerName === method ? method : `${ownerName}.${method}`;
    vi.spyOn(owner as Record<string, Method>, method).mockImplementation((...args) =>
      this.#pass(boundary, name, () => real(...args)),
    );
  }

  #wrapDatabase(name: "DB" | "REGISTRY_DB"): void {
    const database = env[name];
    const prepare = database.prepare.bind(database);
    const batch = database.batch.bind(database);
    vi.spyOn(database, "prepare").mockImplementation((sql) => this.#statement(name, sql, prepare(sql)));
    vi.spyOn(database, "batch").mockImplementation((statements) => {
      const real = statements.map((statement) => this.#statements.get(statement) ?? statement);
      return this.#pass("d1", `${name}.batch`, () => batch(real)) as Promise<never>;
    });
  }

  #statement(database: string, sql: string, real: D1PreparedStatement): D1PreparedStatement {
    const verb = sql.trim().split(/\s/, 1)[0]!.toLowerCase();
    const wrapped = new Proxy(real, {
      get: (target, property) => {
        const value = Reflect.get(target, property, target) as Method;
        if (property === "bind") {
          return (...args: unknown[]) => this.#statement(database, sql, target.bind(...args));
        }
        if (!STATEMENT_METHODS.includes(String(property))) return value;
        return (...args: unknown[]) => this.#pass("d1", `${database}.${verb}`, () => value.apply(target, args));
      },
    });
    this.#statements.set(wrapped, real);
    return wrapped;
  }

  #wrapBucket(): void {
    const { FILES } = env;
    const wrapUpload = (upload: R2MultipartUpload): R2MultipartUpload => {
      for (const method of ["uploadPart", "complete", "abort"]) this.#wrap(upload, "upload", method, "r2");
      return upload;
    };
    const resume = FILES.resumeMultipartUpload.bind(FILES);
    vi.spyOn(FILES, "resumeMultipartUpload").mockImplementation((key, id) => wrapUpload(resume(key, id)));
    const create = FILES.createMultipartUpload.bind(FILES);
    for (const method of BUCKET_METHODS) this.#wrap(FILES, "FILES", method, "r2");
    vi.spyOn(FILES, "createMultipartUpload").mockImplementation((key, options) =>
      this.#pass("r2", "FILES.createMultipartUpload", async () => wrapUpload(await create(key, options))),
    );
  }

  #wrapNamespace(namespace: ObjectName): void {
    const owner = env[namespace] as DurableObjectNamespace;
    const real = owner.getByName.bind(owner);
    this.#stubOf.set(namespace, real);
    vi.spyOn(owner, "getByName").mockImplementation((name) => {
      this.objects.set(`${namespace} ${name}`, { namespace, name });
      return new Proxy(real(name), {
        get: (stub, property) => {
          const method = String(property);
          const object = stub as unknown as Record<string, Method>;
          // Called as a method: a stub takes `apply` for one more thing to ask for.
          return (...args: unknown[]) => this.#pass("object", `${namespace}.${method}`, () => object[method]!(...args));
        },
      });
    });
  }
}

/** Longer than the service waits for anything before it goes on as it should. */
const DEADLINE_MS = 1_500;

/** However busy the machine: what fails is what was made to fail, and no deadline. */
function stretchDeadlines(): void {
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, ms = 0) =>
    wait(work, ms > DEADLINE_MS ? 60 * ms : ms)) as typeof setTimeout);
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
}

const SENT = { metadata: { metrics: { backlogCount: 0, backlogBytes: 0, oldestMessageTimestamp: new Date(0) } } };

const isBody = (answer: unknown): answer is { body: ReadableStream } =>
  typeof answer === "object" && answer !== null && "body" in answer && answer.body instanceof ReadableStream;
