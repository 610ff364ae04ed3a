import type { components } from "./schema.d.ts";

/** Every error code that the service may answer with, such as `gate_blocked`. */
export type ProblemCode = {
  [Name in keyof components["schemas"]]: Name extends `${string}Problem`
    ? components["schemas"][Name] extends { code: infer Code }
      ? Code
      : never
    : never;
}[keyof components["schemas"]];

/** A problem document (RFC 9457) of the service. `gate`, `current_status` and the like are further members. */
export interface Problem {
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode;
  readonly request_id: string;
  readonly errors?: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  readonly [member: string]: unknown;
}

/** The service has answered, and said no: the request is wrong, not allowed, or not possible now. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly status: number;
  readonly code: ProblemCode;
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.status = problem.status;
    this.code = problem.code;
    this.problem = problem;
  }
}

interface UnavailableDetails {
  readonly status?: number | undefined;
  readonly problem?: Problem | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly cause?: unknown;
}

/**
 * Nothing was established: no answer came, or one that says "not now", or one that is not the service's. It is never an
 * answer to what was asked. A write may have happened; sent again with `idempotencyKey`, it happens once.
 */
export class UnavailableError extends Error {
  override readonly name = "UnavailableError";
  /** Absent where no answer came. */
  readonly status: number | undefined;
  /** Absent where the answer is not the service's own, such as a proxy's page. */
  readonly problem: Problem | undefined;
  /** How long the service asked to wait. */
  readonly retryAfterMs: number | undefined;
  /** The key of the request that failed; absent for a read. */
  readonly idempotencyKey: string | undefined;

  constructor(message: string, details: UnavailableDetails = {}) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.problem = details.problem;
    this.retryAfterMs = details.retryAfterMs;
    this.idempotencyKey = details.idempotencyKey;
  }
}

/** The problem document in a body, or null where the body is somebody else's. */
export function readProblem(body: unknown, status: number): Problem | null {
  if (typeof body !== "object" || body === null) return null;
  const { code, detail, request_id: requestId, status: stated } = body as Partial<Problem>;
  const isProblem = typeof code === "string" && typeof detail === "string" && typeof requestId === "string";
  return isProblem && stated === status ? (body as Problem) : null;
}
