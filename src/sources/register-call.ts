import type { RegisterSource } from "../platform/register-setting.ts";
import { type Reading, unknownAnswer } from "./answer.ts";
import { querySource } from "./query.ts";
import { rateLimitOf } from "./rate-limit.ts";
import type { RawAnswer, SourceRequest } from "./request.ts";
import { runTool } from "./tool-call.ts";
import type { Answer, SourceCall } from "./types.ts";
import { chooseUpstream, type ReachableUpstream } from "./upstream.ts";

/** Requests `path` below the register's base URL and parses the response. */
export type RegisterQuery = <T>(
  path: string,
  read: (raw: RawAnswer) => Reading<T>,
  parts?: Partial<SourceRequest>,
) => Promise<Answer<T>>;

/** The name of a register, and the rate that it allows the whole service; absent: it names none. */
export interface RegisterAccess {
  readonly source: RegisterSource;
  readonly rate?: Parameters<typeof rateLimitOf>[2];
}

/** One look-up in a register, of one or more requests, recorded as the tool `<source>.lookup`. Never throws. */
export const callRegister = <T>(
  call: SourceCall,
  { source, rate }: RegisterAccess,
  work: (query: RegisterQuery, upstream: ReachableUpstream) => Promise<Answer<T>>,
): Promise<Answer<T>> =>
  runTool(call, { name: `${source}.lookup`, category: "registry" }, async () => {
    const upstream = chooseUpstream(call.ctx, source);
    if (upstream.kind === "not_configured") return unknownAnswer("not_configured", upstream.detail);
    const query: RegisterQuery = (path, read, parts = {}) =>
      querySource({
        call,
        source,
        upstream,
        request: { url: `${upstream.baseUrl}${path}`, headers: { accept: "application/json" }, ...parts },
        read,
        ...(upstream.kind === "live" && rate ? { rateLimit: rateLimitOf(call, source, rate) } : {}),
      });
    return work(query, upstream);
  });
