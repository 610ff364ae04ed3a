import { z } from "@hono/zod-openapi";
import { TIERS } from "../../domain/automation/tier.model.ts";
import { DIVERSITY_GAPS } from "../../domain/automation/tier.rules.ts";
import { CHECKS } from "../../domain/diligence/check.model.ts";
import { GATES } from "../../domain/decisions/gates.rules.ts";
import { CASE_STATUSES } from "../../domain/case/case.model.ts";
import { SAR_OPERATIONS, SAR_STATUSES } from "../../domain/sar/sar.model.ts";
import type { ErrorCode } from "../../platform/errors.ts";
import { problemStatus, problemTitle } from "../problem.ts";

/** When a code is given and what its receiver can do. */
export const CODE_MEANINGS: Readonly<Record<ErrorCode, string>> = {
  malformed_request:
    "The request cannot be read: a body that is not JSON or has another content type, or a malformed header.",
  invalid_input: "A value is not acceptable. `errors` names the fields, if single fields are the cause.",
  validation_failed: "The path, query or body does not match its schema. `errors` lists each field and what is wrong.",
  unknown_field: "The body has fields that do not exist. `errors` lists them.",
  unknown_requirement: "The document requirement or follow-up task does not exist, or is not open at the moment.",
  unauthorized: "The credential is missing, expired or not valid.",
  forbidden: "The caller lacks the role, or may not do this in the present case.",
  four_eyes_same_officer: "A second person must do this: the caller took the step that is to be confirmed.",
  not_found: "It does not exist, or it belongs to another tenant. Both look the same.",
  method_not_allowed: "The path exists, but not with this method. `Allow` lists the methods.",
  payload_too_large: "The body or the file is larger than allowed.",
  unsupported_file_type: "The content of the file is none of the accepted types. The file name does not matter.",
  too_many_files: "The limit of files for one round is reached.",
  empty_file: "The file has no content.",
  workflow_ended: "The case has ended and takes no more documents or answers.",
  invalid_state: "The current status does not allow this. `current_status` names the status where there is one.",
  invalid_transition:
    "The report is in a status that does not allow this step. `allowed` lists the steps that it allows.",
  not_ready: "The service is still working on it. Try again in some seconds.",
  gate_blocked: "A gate blocks this. `gate` names it.",
  evidence_changed: "The evidence has changed since the decision was made. The case must be decided again.",
  max_iterations_reached: "The case has used all its iterations. No further follow-up is possible.",
  provisional_decision_needed:
    "The caller decides this case provisionally before the service's judgement is shown. Record it with `provisional-decision`.",
  promotion_not_earned:
    "The officer's decisions do not carry a higher review tier. `missing` names what they lack in variety.",
  retention_hold: "The law or a legal hold requires that the case is kept.",
  sar_open: "An open report already exists for this case.",
  artifact_invalid: "The goAML report is not complete. `errors` lists what is missing.",
  on_hold: "Nothing can be handed in at the moment. Try again later.",
  precondition_failed: "The resource has changed since it was read. Read it again and repeat the change.",
  idempotency_key_reused: "The `Idempotency-Key` was used for another request before. Use a new key.",
  idempotency_in_progress:
    "The first request with this `Idempotency-Key` is still running. Repeat it after `Retry-After`.",
  rate_limited: "Too many requests. Repeat the request after the seconds in `Retry-After`.",
  source_unavailable: "A source did not answer, so nothing can be concluded. `sources` names it.",
  memory_unavailable: "The memory service is switched off or does not answer.",
  service_unavailable: "A part of the service cannot be reached at the moment. Repeat the request.",
  misconfigured: "The service is not ready for use: a setting is missing or wrong, or no screening list is in force.",
  internal_error: "The service failed. Quote `request_id` when you report it.",
};

const FieldErrorView = z
  .strictObject({
    path: z.string().openapi({ description: "Dotted path of the field; empty for the body as a whole" }),
    code: z.string(),
    message: z.string(),
  })
  .openapi("FieldError");

/** Members that a problem of a code has beside the common ones. */
const MEMBERS: Readonly<Partial<Record<ErrorCode, z.core.$ZodShape>>> = {
  gate_blocked: {
    gate: z.enum(GATES).openapi({ description: "The gate that blocks" }),
    open_checks: z.array(z.enum(CHECKS)).optional().openapi({
      description: "The mandatory checks that are open, of the gate `mandatory_check_open`",
    }),
  },
  invalid_input: { current_status: z.enum(CASE_STATUSES).optional() },
  invalid_state: {
    current_status: z.string().optional().openapi({
      description: "Status of the case, alert or callback that the operation concerns",
    }),
    import_id: z.string().optional().openapi({ description: "The import that is under way" }),
  },
  promotion_not_earned: {
    earned_tier: z.enum(TIERS),
    current_tier: z.enum(TIERS),
    missing: z.array(z.enum(DIVERSITY_GAPS)),
  },
  invalid_transition: { current_status: z.enum(SAR_STATUSES), allowed: z.array(z.enum(SAR_OPERATIONS)) },
  four_eyes_same_officer: { reasons: z.array(z.string()).optional() },
  source_unavailable: { source: z.string(), sources: z.array(z.string()) },
  misconfigured: { cause: z.enum(["setting", "lists"]) },
};

/** The problem document (RFC 9457) of one code: its `code` and `status` are fixed. */
const problemView = (code: ErrorCode) =>
  z
    .strictObject({
      type: z.literal("about:blank"),
      title: z.literal(problemTitle(code)),
      status: z.literal(problemStatus(code)),
      detail: z.string().openapi({ description: "What happened, in one sentence for a reader" }),
      instance: z.string().openapi({ description: "Path of the request" }),
      code: z.literal(code),
      request_id: z.string().openapi({ description: "The `X-Request-Id` of the answer" }),
      errors: z.array(FieldErrorView).optional(),
      ...MEMBERS[code],
    })
    .openapi(problemName(code), { description: CODE_MEANINGS[code] });

/** `gate_blocked` as `GateBlockedProblem`. */
export const problemName = (code: ErrorCode): string => `${pascalCase(code)}Problem`;

export const pascalCase = (code: string): string =>
  code
    .split("_")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join("");

export const ERROR_CODES = Object.keys(CODE_MEANINGS) as ErrorCode[];

const views = new Map<ErrorCode, ReturnType<typeof problemView>>();

export function problemSchema(code: ErrorCode): ReturnType<typeof problemView> {
  const known = views.get(code);
  if (known) return known;
  const view = problemView(code);
  views.set(code, view);
  return view;
}
