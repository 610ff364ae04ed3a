/**
 * Every error code of the service. Codes are stable: callers branch on them. `src/http/problem.ts` alone maps a code to
 * a status.
 */
export type ErrorCode =
  | "malformed_request"
  | "invalid_input"
  | "validation_failed"
  | "unknown_field"
  | "unknown_requirement"
  | "unauthorized"
  | "forbidden"
  | "four_eyes_same_officer"
  | "not_found"
  | "method_not_allowed"
  | "payload_too_large"
  | "unsupported_file_type"
  | "too_many_files"
  | "empty_file"
  | "workflow_ended"
  | "invalid_state"
  | "invalid_transition"
  | "not_ready"
  | "gate_blocked"
  | "evidence_changed"
  | "max_iterations_reached"
  | "promotion_not_earned"
  | "provisional_decision_needed"
  | "retention_hold"
  | "sar_open"
  | "artifact_invalid"
  | "on_hold"
  | "precondition_failed"
  | "idempotency_key_reused"
  | "idempotency_in_progress"
  | "rate_limited"
  | "source_unavailable"
  | "memory_unavailable"
  | "service_unavailable"
  | "misconfigured"
  | "internal_error";

/** One invalid field. `path` is dotted, such as `owners.0.name`, and empty for the body as a whole. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

export interface ErrorDetails {
  readonly errors?: readonly FieldError[];
  /** Further members of the problem document, such as `gate` or `current_status`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Response headers, such as `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An expected error. Anything else that is thrown is a bug: the response is 500 without a reason. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** A `DomainError` as plain data. Durable Object RPC does not preserve the fields of a thrown error. */
interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: ErrorDetails;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const accept = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const refuse = (code: ErrorCode, message: string, details?: ErrorDetails): Outcome<never> => ({
  ok: false,
  refusal: details ? { code, message, details } : { code, message },
});

/** The value of an accepted outcome. @throws DomainError if it is a refusal. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  const { code, message, details } = outcome.refusal;
  throw new DomainError(code, message, details);
}

/** A request with one invalid field. */
export const invalidField = (path: string, code: string, message: string): DomainError =>
  new DomainError("validation_failed", message, { errors: [{ path, code, message }] });

/** A cursor that this operation did not give. */
export const foreignCursor = (): DomainError =>
  invalidField("cursor", "invalid_cursor", "Not a `next_cursor` of this operation.");

export const notFound = (what: string): DomainError => new DomainError("not_found", `${what} was not found.`);
