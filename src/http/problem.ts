import type { Context } from "hono";
import { DomainError, type ErrorCode, type FieldError } from "../platform/errors.ts";
import { errorClass, type Logger, stackFrames } from "../platform/logger.ts";
import { isOutage } from "../platform/outage.ts";
import { asScimError, isScimPath, SCIM_MEDIA_TYPE } from "./scim-problem.ts";

/** Status and title of each error code. */
const PROBLEMS: Readonly<Record<ErrorCode, readonly [status: number, title: string]>> = {
  malformed_request: [400, "The request could not be read"],
  invalid_input: [400, "The request is not valid"],
  empty_file: [400, "The file is empty"],
  workflow_ended: [400, "The case has ended"],
  unauthorized: [401, "Authentication is required"],
  forbidden: [403, "Not allowed"],
  four_eyes_same_officer: [403, "Another officer must do this"],
  not_found: [404, "Not found"],
  method_not_allowed: [405, "Method not allowed"],
  invalid_state: [409, "Not possible in the current status"],
  invalid_transition: [409, "Not possible in the current status"],
  provisional_decision_needed: [409, "A provisional decision comes first"],
  promotion_not_earned: [409, "The review tier is not earned"],
  not_ready: [409, "Not ready yet"],
  gate_blocked: [409, "A gate blocks this decision"],
  evidence_changed: [409, "The evidence has changed"],
  max_iterations_reached: [409, "No further iteration is possible"],
  retention_hold: [409, "The case must be kept"],
  sar_open: [409, "A report is already open"],
  artifact_invalid: [409, "The report artifact is not complete"],
  idempotency_in_progress: [409, "The first request is still running"],
  precondition_failed: [412, "The resource has changed"],
  payload_too_large: [413, "Too large"],
  validation_failed: [422, "Validation failed"],
  unknown_field: [422, "Unknown field"],
  unknown_requirement: [422, "Unknown requirement"],
  unsupported_file_type: [422, "File type not accepted"],
  too_many_files: [422, "Too many files"],
  idempotency_key_reused: [422, "The idempotency key was used for another request"],
  on_hold: [423, "On hold"],
  rate_limited: [429, "Too many requests"],
  internal_error: [500, "Internal error"],
  source_unavailable: [503, "An upstream source is unavailable"],
  memory_unavailable: [503, "The memory service is unavailable"],
  service_unavailable: [503, "Temporarily unavailable"],
  misconfigured: [503, "The service is not configured for use"],
};

interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: ErrorCode;
  readonly request_id: string;
  readonly errors?: readonly FieldError[];
  readonly [member: string]: unknown;
}

export const problemStatus = (code: ErrorCode): number => PROBLEMS[code][0];
export const problemTitle = (code: ErrorCode): string => PROBLEMS[code][1];

/** The RFC 9457 document of a refusal. `instance` is the path without its query, which may contain personal data. */
function problemDocument(error: DomainError, instance: string, requestId: string): ProblemDocument {
  const [status, title] = PROBLEMS[error.code];
  const { errors, extra } = error.details;
  return {
    type: "about:blank",
    title,
    status,
    detail: error.message,
    instance,
    code: error.code,
    request_id: requestId,
    ...(errors ? { errors } : {}),
    ...extra,
  };
}

/**
 * Answers a thrown error. An error that is neither a refusal nor an outage is a bug: it is logged by class, and the
 * answer says nothing about it.
 */
export function problemResponse(c: Context, thrown: unknown, requestId: string, log: Logger): Response {
  const error = thrown instanceof DomainError ? thrown : judge(thrown, log);
  const path = new URL(c.req.url).pathname;
  const body = problemDocument(error, path.replace(/^((?:\/api)?\/portal)\/.*/s, "$1"), requestId);
  const isScim = isScimPath(path);
  return new Response(JSON.stringify(isScim ? asScimError(body) : body), {
    status: body.status,
    headers: { "Content-Type": isScim ? SCIM_MEDIA_TYPE : "application/problem+json", ...error.details.headers },
  });
}

function judge(thrown: unknown, log: Logger): DomainError {
  const fields = { class: errorClass(thrown), stack: stackFrames(thrown) };
  if (!isOutage(thrown)) {
    log.error("unhandled_error", fields);
    return new DomainError("internal_error", "Something went wrong.");
  }
  log.error("platform_unavailable", fields);
  return new DomainError("service_unavailable", "A store that this needs cannot be reached at the moment.", {
    headers: { "Retry-After": "2" },
  });
}
