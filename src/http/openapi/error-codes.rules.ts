import type { ErrorCode } from "../../platform/errors.ts";
import type { AnyEndpoint } from "../endpoint-spec.ts";
import { problemStatus } from "../problem.ts";
import type { DescribedEndpoint } from "./describe-operations.ts";

/** Paths that a misconfigured service serves too. */
const ALWAYS_SERVED = ["/healthz", "/readyz", "/.well-known/jwks.json"];

/**
 * Every code that an endpoint can answer with: those of the checks that its registration asks for, and those that its text
 * names.
 */
export function errorCodesOf(endpoint: DescribedEndpoint): ReadonlySet<ErrorCode> {
  return new Set<ErrorCode>([
    ...codesOfCredential(endpoint),
    ...codesOfAddress(endpoint),
    ...codesOfBody(endpoint),
    ...endpoint.errors,
    "rate_limited",
    "internal_error",
    "service_unavailable",
    ...(ALWAYS_SERVED.includes(endpoint.path) ? [] : (["misconfigured"] as const)),
  ]);
}

/** The codes of one status, in the order of the table of problems. */
export function codesByStatus(codes: Iterable<ErrorCode>): ReadonlyMap<number, readonly ErrorCode[]> {
  const groups = Map.groupBy([...codes].toSorted(), problemStatus);
  return new Map([...groups].toSorted(([a], [b]) => a - b));
}

function codesOfCredential({ access, enabled }: AnyEndpoint): readonly ErrorCode[] {
  const codes: ErrorCode[] = enabled ? ["not_found"] : [];
  if (access === "officer") codes.push("unauthorized", "forbidden");
  // Where no operator is configured, the platform's routes do not exist.
  else if (access === "platform") codes.push("unauthorized", "not_found");
  else if (access !== "open") codes.push(...access.errors);
  return codes;
}

function codesOfAddress({ params, paramsCode, query, load, loadErrors }: AnyEndpoint): readonly ErrorCode[] {
  return [
    ...(params ? [paramsCode ?? "validation_failed"] : []),
    ...(load ? (loadErrors ?? (["not_found"] as const)) : []),
    ...(query ? (["validation_failed"] as const) : []),
  ];
}

function codesOfBody({ method, access, bodyKind, bodyCode }: AnyEndpoint): readonly ErrorCode[] {
  if (method === "get") return [];
  const codes: ErrorCode[] = ["malformed_request", "payload_too_large"];
  if (bodyKind !== "raw") codes.push("unknown_field", bodyCode ? "invalid_input" : "validation_failed");
  if (access !== "open") codes.push("idempotency_key_reused", "idempotency_in_progress");
  return codes;
}
