import { type BoundedBody, readBounded, untilAborted } from "./bounded-body.ts";
import type { Ctx } from "./context.ts";
import { accept, type Outcome, refuse } from "./errors.ts";
import {
  checkCallbackUrl,
  checkPublisherUrl,
  checkWebsiteUrl,
  isPublicAddress,
  isSameSite,
} from "./outbound-address.ts";

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;

const CHECKS = { callback: checkCallbackUrl, website: checkWebsiteUrl, publisher: checkPublisherUrl };

/** Every address that a host name resolves to. Rejects if it resolves to none. */
type ResolveHost = (host: string) => Promise<readonly string[]>;

export interface OpenRequest {
  /** Which rules apply. A callback follows no redirect; a publisher's file only one to the same site. */
  readonly purpose: keyof typeof CHECKS;
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Further hosts to which a publisher may redirect. */
  readonly redirectHosts?: readonly string[];
  /** For the headers of the response; 10 s if not stated. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Replaces the network; the rules still apply. */
  readonly fetch?: typeof fetch;
  readonly resolveHost?: ResolveHost;
}

export interface GuardedRequest extends OpenRequest {
  /** Bytes of the response that are read; the rest is discarded. */
  readonly maxBytes: number;
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

interface Refusal {
  readonly ok: false;
  readonly failure: GuardedFailure;
  readonly detail: string;
}

export type GuardedOutcome = { readonly ok: true; readonly answer: GuardedAnswer } | Refusal;

/** A response whose body is not read yet. */
export type OpenOutcome =
  | { readonly ok: true; readonly response: Response; readonly answer: Pick<GuardedAnswer, "url" | "addressCheck"> }
  | Refusal;

const fail = (failure: GuardedFailure, detail: string): Refusal => ({ ok: false, failure, detail });

/**
 * Requests a URL from outside with SSRF protection: checked before each step, 10 s in total, a bounded response, no
 * credentials. Up to three redirects of a website are followed, each checked like the first URL; redirects of a
 * callback are not followed. Never throws.
 */
export async function fetchGuarded(ctx: Ctx, request: GuardedRequest): Promise<GuardedOutcome> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    const opened = await follow(ctx, request, signal);
    if (!opened.ok) return opened;
    const body = await readBounded(opened.response, request.maxBytes, signal);
    const { status, headers } = opened.response;
    return { ok: true, answer: { ...body, ...opened.answer, status, headers } };
  } catch {
    return signal.aborted ? fail("timeout", "the request timed out") : fail("network", "the connection failed");
  }
}

/**
 * As `fetchGuarded`, but the caller reads the body, or cancels it, and limits its time and size. Never throws.
 */
export async function openGuarded(ctx: Ctx, request: OpenRequest): Promise<OpenOutcome> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error("the request timed out")), request.timeoutMs ?? TIMEOUT_MS);
  const signal = request.signal ? AbortSignal.any([request.signal, late.signal]) : late.signal;
  try {
    return await follow(ctx, request, signal);
  } catch {
    return signal.aborted ? fail("timeout", "the request timed out") : fail("network", "the connection failed");
  } finally {
    clearTimeout(timer);
  }
}

async function follow(ctx: Ctx, request: OpenRequest, signal: AbortSignal): Promise<OpenOutcome> {
  const resolveHost = request.resolveHost ?? defaultResolver(ctx);
  let address = request.url;
  for (let redirects = 0; ; redirects++) {
    const checked = CHECKS[request.purpose](address, ctx.settings);
    if (!checked.ok) return fail("refused", checked.refusal.message);
    const resolved = await checkResolved(ctx, checked.value, resolveHost, signal);
    if (!resolved.ok) return fail("unresolved", resolved.refusal.message);

    const response = await untilAborted(
      (request.fetch ?? ctx.fetch)(checked.value.href, toInit(request, signal)),
      signal,
    );
    const { status } = response;
    const isRedirect = status >= 300 && status < 400 && status !== 304;
    const location = isRedirect ? response.headers.get("location") : null;
    if (location === null) {
      const addressCheck = resolveHost ? "checked" : "not_possible";
      return { ok: true, response, answer: { url: checked.value.href, addressCheck } };
    }
    response.body?.cancel().catch(() => {});
    const fault = findRedirectFault(request, checked.value, location, redirects);
    if (fault) return fail("redirected", fault);
    address = new URL(location, checked.value.href).href;
  }
}

/** Why a redirect is not followed, or null. */
function findRedirectFault(request: OpenRequest, from: URL, location: string, redirects: number): string | null {
  if (request.purpose === "callback") return "the receiver redirects, and redirects are not followed";
  if (redirects === MAX_REDIRECTS) return "too many redirects";
  if (!URL.canParse(location, from.href)) return "a redirect without a valid URL";
  const to = new URL(location, from.href);
  const isKnown = isSameSite(from, to) || request.redirectHosts?.includes(to.host);
  return request.purpose === "publisher" && !isKnown ? `it redirects to another site, ${to.host}` : null;
}

function toInit(request: OpenRequest, signal: AbortSignal): RequestInit {
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
