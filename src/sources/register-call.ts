import type { RegisterSource } from "../platform/register-setting.ts";
import { type Reading, unknownAnswer } from "./answer.ts";
import { querySource } from "./query.ts";
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

/** One look-up in a register, of one or more requests, recorded as the tool `<source>.lookup`. Never throws. */
export const callRegister = <T>(
  call: SourceCall,
  source: RegisterSource,
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
      });
    return work(query, upstream);
  });
