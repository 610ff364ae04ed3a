import { type BoundedBody, readBounded, untilAborted } from "./bounded-body.ts";
import type { Ctx } from "./context.ts";
import { accept, type Outcome, refuse } from "./errors.ts";
import { checkCallbackUrl, checkWebsiteUrl, isPublicAddress } from "./outbound-address.ts";

const TIMEOUT_MS = 10_000;
const MAX_WEBSITE_REDIRECTS = 3;

/** Every address that a host name resolves to. Rejects if it resolves to none. */
type ResolveHost = (host: string) => Promise<readonly string[]>;

export interface GuardedRequest {
  /** Which rules apply. A callback follows no redirect. */
  readonly purpose: "callback" | "website";
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Bytes of the response that are read; the rest is discarded. */
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
  /** Replaces the network; the rules still apply. */
  readonly fetch?: typeof fetch;
  readonly resolveHost?: ResolveHost;
}

interface GuardedAnswer extends BoundedBody {
  /** URL of the response, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  /** `not_possible`: without a resolver only the host name was checked. */
  readonly addressCheck: "checked" | "not_possible";
}

export type GuardedFailure = "refused" | "unresolved" | "redirected" | "timeout" | "network";

export type GuardedOutcome =
  | { readonly ok: true; readonly answer: GuardedAnswer }
  | { readonly ok: false; readonly failure: GuardedFailure; readonly detail: string };

const fail = (failure: GuardedFailure, detail: string): GuardedOutcome => ({ ok: false, failure, detail });

/**
 * Requests a URL from outside with SSRF protection: checked before each step, 10 s in total, a bounded response, no
 * credentials. Up to three redirects of a website are followed, each checked like the first URL; redirects of a
 * callback are not followed. Never throws.
 */
export async function fetchGuarded(ctx: Ctx, request: GuardedRequest): Promise<GuardedOutcome> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    return await follow(ctx, request, signal);
  } catch {
    return signal.aborted ? fail("timeout", "the request timed out") : fail("network", "the connection failed");
  }
}

async function follow(ctx: Ctx, request: GuardedRequest, signal: AbortSignal): Promise<GuardedOutcome> {
  const resolveHost = request.resolveHost ?? defaultResolver(ctx);
  let address = request.url;
  for (let redirects = 0; ; redirects++) {
    const check = request.purpose === "callback" ? checkCallbackUrl : checkWebsiteUrl;
    const checked = check(address, ctx.settings);
    if (!checked.ok) return fail("refused", checked.refusal.message);
    const resolved = await checkResolved(ctx, checked.value, resolveHost, signal);
    if (!resolved.ok) return fail("unresolved", resolved.refusal.message);

    const response = await untilAborted(
      (request.fetch ?? ctx.fetch)(checked.value.href, toInit(request, signal)),
      signal,
    );
    const location = response.status >= 300 && response.status < 400 ? response.headers.get("location") : null;
    if (location === null || request.purpose === "callback") {
      if (location !== null) return fail("redirected", "the receiver redirects, and redirects are not followed");
      const body = await readBounded(response, request.maxBytes, signal);
      const { status, headers } = response;
      const addressCheck = resolveHost ? "checked" : "not_possible";
      return { ok: true, answer: { ...body, url: checked.value.href, status, headers, addressCheck } };
    }
    response.body?.cancel().catch(() => {});
    if (redirects === MAX_WEBSITE_REDIRECTS) return fail("redirected", "too many redirects");
    if (!URL.canParse(location, checked.value.href)) return fail("redirected", "a redirect without a valid URL");
    address = new URL(location, checked.value.href).href;
  }
}

function toInit(request: GuardedRequest, signal: AbortSignal): RequestInit {
  return {
    method: request.method ?? "GET",
    headers: { "user-agent": "Dossier/1.0 (compliance checks)", ...request.headers },
    redirect: "manual",
    signal,
    ...(request.body === undefined ? {} : { body: request.body }),
  };
}

/**
 * Checks every address of a name, if a resolver is configured. The platform resolves the name again for the request
 * itself; that it cannot reach a private network is the platform's guarantee.
 */
async function checkResolved(
  ctx: Ctx,
  url: URL,
  resolveHost: ResolveHost | null,
  signal: AbortSignal,
): Promise<Outcome<null>> {
  const isExempt = ctx.settings.CALLBACK_ALLOWED_HOSTS.some((host) => host.startsWith(`${url.hostname}:`));
  const isLiteral = url.hostname.startsWith("[") || /^[\d.]+$/.test(url.hostname);
  if (!resolveHost || isExempt || isLiteral) return accept(null);
  const addresses = await untilAborted(resolveHost(url.hostname), signal).catch(() => []);
  if (addresses.length === 0) return refuse("invalid_input", "the host name does not resolve");
  return addresses.every(isPublicAddress)
    ? accept(null)
    : refuse("invalid_input", "the host name resolves to an address that is not public");
}

/**
 * The platform's resolver, only if the setting enables it: on Workers `node:dns` sends each host name to 1.1.1.1 over
 * HTTPS, which an operator must choose.
 */
const defaultResolver = (ctx: Ctx): ResolveHost | null =>
  ctx.settings.RESOLVE_OUTBOUND_HOSTS ? resolveByPlatform : null;

async function resolveByPlatform(host: string): Promise<readonly string[]> {
  const { resolve4, resolve6 } = await import("node:dns/promises");
  const answers = await Promise.allSettled([resolve4(host), resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
}
