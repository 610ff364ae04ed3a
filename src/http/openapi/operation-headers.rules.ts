import type { ErrorCode } from "../../platform/errors.ts";
import type { AnyEndpoint } from "../endpoint-spec.ts";
import { isFinal } from "../idempotency.ts";
import type { RequestHeader, ResponseHeader } from "./headers.ts";

/** Headers of a success. */
export function successHeaders(endpoint: AnyEndpoint, isFile: boolean): ResponseHeader[] {
  return [
    "X-Request-Id",
    ...(endpoint.access === "officer" && !endpoint.hidesCost ? (["Server-Timing"] as const) : []),
    ...replayHeader(endpoint),
    ...(isFile ? (["Content-Disposition"] as const) : []),
    ...(endpoint.responseHeaders ?? []),
  ];
}

/** Headers of the problems of one status. */
export function problemHeaders(endpoint: AnyEndpoint, status: number, codes: readonly ErrorCode[]): ResponseHeader[] {
  const mayRetry = status === 429 || status === 503 || codes.includes("idempotency_in_progress");
  return [
    "X-Request-Id",
    ...(mayRetry ? (["Retry-After"] as const) : []),
    ...(status === 401 ? (["WWW-Authenticate"] as const) : []),
    ...(isFinal(status) ? replayHeader(endpoint) : []),
  ];
}

const replayHeader = (endpoint: AnyEndpoint): ResponseHeader[] =>
  takesIdempotencyKey(endpoint) ? ["Idempotent-Replayed"] : [];

const takesIdempotencyKey = ({ method, access }: AnyEndpoint): boolean => method !== "get" && access !== "open";

export const requestHeaders = (endpoint: AnyEndpoint): RequestHeader[] => [
  "X-Request-Id",
  ...(takesIdempotencyKey(endpoint) ? (["Idempotency-Key"] as const) : []),
  ...(endpoint.requestHeaders ?? []),
];
