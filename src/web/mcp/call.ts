import type { CallToolResult } from "@modelcontextprotocol/server";
import { markAsAssistant } from "../../http/assistant-requests.ts";
import type { Ctx } from "../../platform/context.ts";
import { fail } from "./result.ts";

/** Sends a request to the service itself. */
export type Dispatch = (request: Request) => Response | Promise<Response>;

/** One operation of the interface, as a tool calls it. */
export interface Operation {
  readonly method: "GET" | "POST";
  /** With parameters in braces. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** Under which a write happens once. */
  readonly key?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Whether the answer is that of an earlier request with the same key. */
  readonly replayed: boolean;
}

/** Calls operations of the interface under the officer's own token: same roles, same tenant, same access log. */
export interface Caller {
  readonly ctx: Ctx;
  readonly call: (operation: Operation) => Promise<Answer>;
}

export function callerOf(ctx: Ctx, outer: Request, dispatch: Dispatch): Caller {
  const credentials = ["Authorization", "Cf-Access-Jwt-Assertion", "CF-Connecting-IP"].flatMap((name) => {
    const value = outer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ctx,
    call: async (operation) => {
      const headers = new Headers(credentials.map(([name, value]) => [name, value]));
      headers.set("X-Request-Id", ctx.requestId);
      headers.set("Accept", "application/json");
      if (operation.key !== undefined) headers.set("Idempotency-Key", operation.key);
      if (operation.body !== undefined) headers.set("Content-Type", "application/json");
      const body = operation.body === undefined ? {} : { body: JSON.stringify(operation.body) };
      const request = new Request(addressOf(outer, operation), { method: operation.method, headers, ...body });
      const response = await dispatch(markAsAssistant(request));
      return {
        status: response.status,
        body: await response.json(),
        replayed: response.headers.has("Idempotent-Replayed"),
      };
    },
  };
}

function addressOf(outer: Request, { path, params = {}, query = {} }: Operation): URL {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeSegment(params[name] ?? ""));
  const address = new URL(filled, new URL(outer.url).origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address;
}

/** A parameter stays one segment: dots alone would be resolved, and lead to another operation. */
const encodeSegment = (text: string): string => (/^\.{0,2}$/.test(text) ? "-" : encodeURIComponent(text));

/** A refusal or an outage in words that a model cannot take for an answer. */
export function refused({ status, body }: Answer): CallToolResult {
  const isOutage = status >= 500 || status === 429;
  return fail(
    isOutage
      ? "Not established: the service could not answer. This is neither a yes nor a no; say so, and try again later."
      : "Refused. Nothing was done, and nothing may be concluded about what was asked for.",
    body,
  );
}
