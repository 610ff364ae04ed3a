import type { z } from "@hono/zod-openapi";
import { pathPattern } from "../../src/http/api.ts";
import type { DescribedEndpoint } from "../../src/http/openapi/describe-operations.ts";
import { problemOfScim, SCIM_MEDIA_TYPE } from "../../src/http/scim-problem.ts";
import { undeclaredOfProblem, undeclaredOfSuccess } from "../support/contract.ts";
import { HEADER_MARK, SCRIPT_MARK } from "./hostile.ts";
import type { WireAnswer, WireRequest } from "./wire.ts";

/** What of an answer is checked beyond its route's contract. */
export interface Expectation {
  /** The credential opens nothing here. */
  readonly refused: boolean;
  /** Codes of 503 that the contract allows, since a source or store is down. */
  readonly outages: readonly string[];
}

const PROBLEM_MEMBERS = ["type", "title", "detail", "instance", "code", "request_id"] as const;
const LEAKS = /D1_ERROR|SQLITE_|SqliteError|at async |\bstack\b.*\.ts:|node_modules|workerd\/|Drizzle/;
/** What the runtime itself says, before the Worker is asked. */
const MAX_ANSWER_BYTES = 64_000_000;

/** Holds answers against what the routes declare. */
export class Judge {
  readonly #contracts: readonly { readonly endpoint: DescribedEndpoint; readonly pattern: RegExp }[];

  constructor(endpoints: readonly DescribedEndpoint[]) {
    this.#contracts = endpoints.map((endpoint) => ({ endpoint, pattern: pathPattern(endpoint.path) }));
  }

  /** The contract that a request falls under, as the router finds it. */
  contractOf(method: string, target: string): DescribedEndpoint | null {
    const { pathname } = new URL(target, "http://service.test");
    const wanted = method === "HEAD" ? "get" : method.toLowerCase();
    return this.#contracts.find((c) => c.endpoint.method === wanted && c.pattern.test(pathname))?.endpoint ?? null;
  }

  /** What is wrong with an answer; empty where nothing is. */
  judge(request: WireRequest, answer: WireAnswer, expected: Expectation): string[] {
    const faults: string[] = [];
    const type = answer.headers.get("Content-Type") ?? "";
    const text = /json|text|xml/.test(type) ? decode(answer.bytes) : "";
    const contract = this.contractOf(request.method, request.target);
    if (answer.headers.get("X-Request-Id") === null) faults.push("no X-Request-Id");
    if (answer.headers.get("X-Content-Type-Options") !== "nosniff") faults.push("no nosniff");
    if (answer.headers.has(HEADER_MARK)) faults.push("a header was injected");
    if (type.startsWith("text/html") && text.includes(SCRIPT_MARK)) faults.push("a script was let through");
    if (contract && !isCacheSafe(contract, answer)) faults.push("may be cached");
    if (LEAKS.test(text) && type.includes("json") && answer.status >= 400) faults.push("tells of its insides");
    if (answer.bytes.byteLength > MAX_ANSWER_BYTES) faults.push("an answer without bounds");
    if (expected.refused && contract && answer.status !== 401) faults.push(`${answer.status} without a credential`);
    const isHead = request.method === "HEAD";
    faults.push(...(answer.status >= 400 ? this.#judgeProblem(answer, text, isHead, expected) : []));
    const problem = answer.status >= 400 && !isHead ? problemIn(text, type) : undefined;
    if (contract && problem !== undefined) faults.push(...undeclaredOfProblem(contract, answer, problem));
    if (answer.status < 400 && !isHead && contract) {
      faults.push(...undeclaredOfSuccess(contract, answer), ...judgeSuccess(contract, answer, type, text));
    }
    return faults;
  }

  #judgeProblem(answer: WireAnswer, text: string, isHead: boolean, expected: Expectation): string[] {
    const { status, headers } = answer;
    const faults: string[] = [];
    if (status === 401 && !headers.has("WWW-Authenticate")) faults.push("401 without WWW-Authenticate");
    if (status === 405 && !headers.has("Allow")) faults.push("405 without Allow");
    if (status === 429 && !/^\d+$/.test(headers.get("Retry-After") ?? "")) faults.push("429 without Retry-After");
    if (isHead) return status >= 500 ? [...faults, `${status}`] : faults;
    const type = headers.get("Content-Type") ?? "";
    const isScim = type === SCIM_MEDIA_TYPE;
    if (!isScim && !type.startsWith("application/problem+json"))
      return [...faults, `${status} is no problem document but ${type}`];
    const problem = problemIn(text, type);
    if (problem === undefined) return [...faults, `${status} is no JSON`];
    for (const member of PROBLEM_MEMBERS) {
      if (typeof problem[member] !== "string") faults.push(`problem without ${member}`);
    }
    if (problem["status"] !== status) faults.push("problem of another status");
    const isOutage = status === 503 && expected.outages.includes(String(problem["code"]));
    if (status >= 500 && !isOutage) faults.push(`${status} ${String(problem["code"])}`);
    return faults;
  }
}

function judgeSuccess(
  contract: DescribedEndpoint,
  { status, bytes, headers }: WireAnswer,
  type: string,
  text: string,
): string[] {
  const declared = contract.responses[status];
  if (!declared) return [`${status} is not declared`];
  const isJson = type.startsWith("application/json");
  if ("mediaTypes" in declared && !(isJson && declared.json)) {
    if (status === 204) return bytes.byteLength === 0 ? [] : ["204 with a body"];
    const faults = declared.mediaTypes.includes(type.split(";")[0]!) ? [] : [`${type} is not declared`];
    return [...faults, ...judgeBytes(type, bytes, headers)];
  }
  if (!isJson) return [`${type} instead of JSON`];
  const body = parse(text);
  if (body === undefined) return ["the answer is no JSON"];
  const schema = ("mediaTypes" in declared ? declared.json : declared) as z.ZodType;
  const checked = schema.safeParse(body);
  return checked.success ? [] : [`breaks its schema: ${checked.error.message.replaceAll(/\s+/g, " ").slice(0, 400)}`];
}

/** A problem document, also where it stands within a SCIM error. */
function problemIn(text: string, type: string): Record<string, unknown> | undefined {
  const parsed = parse(text);
  return type === SCIM_MEDIA_TYPE && parsed !== undefined ? (problemOfScim(parsed) as Record<string, unknown>) : parsed;
}

/** Bytes are what they call themselves, and named by a header that nothing breaks out of. */
function judgeBytes(type: string, bytes: Uint8Array, headers: Headers): string[] {
  const start = Buffer.from(bytes.subarray(0, 5)).toString("latin1");
  const faults: string[] = [];
  if (type.startsWith("application/pdf") && !start.startsWith("%PDF-")) faults.push("no PDF");
  if (type.startsWith("application/zip") && !start.startsWith("PK")) faults.push("no ZIP");
  const disposition = headers.get("Content-Disposition");
  if (
    disposition !== null &&
    !/^(?:attachment|inline); filename="[\w.\- ]*"(?:; filename\*=UTF-8''[\w.%!~-]*)?$/.test(disposition)
  ) {
    faults.push(`an odd Content-Disposition: ${disposition}`);
  }
  return faults;
}

/** Answers under a credential, and every refusal, are for nobody's cache. */
function isCacheSafe(contract: DescribedEndpoint, { status, headers }: WireAnswer): boolean {
  if (contract.access === "open" && status < 400) return true;
  return headers.get("Cache-Control") === "no-store";
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function parse(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
