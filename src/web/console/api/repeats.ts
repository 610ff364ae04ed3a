/** How long a request counts as a repetition: within it, nobody can have undone what the first one did and mean to redo it. */
const REPEATED_WITHIN_MS = 120_000;

/** Keys of requests whose answer never came, by what they asked. */
const unanswered = new Map<string, { readonly key: string; readonly at: number }>();
const asked = new WeakMap<Request, string>();

/**
 * The idempotency key of a request. One that is sent again after its answer was lost gets the same key, so that the
 * service does it once. A file's bytes are not compared: its upload is always a new request.
 */
export async function repeatableKey(request: Request): Promise<string> {
  const fresh = crypto.randomUUID();
  const type = request.headers.get("Content-Type");
  if (type !== null && !type.startsWith("application/json")) return fresh;
  const what = `${request.method} ${request.url} ${await request.clone().text()}`;
  const before = unanswered.get(what);
  const key = before !== undefined && Date.now() - before.at < REPEATED_WITHIN_MS ? before.key : fresh;
  unanswered.set(what, { key, at: Date.now() });
  asked.set(request, what);
  return key;
}

/** An answer came: the same request is a new one from now on. A server's fault may have come after the act. */
export function recordAnswer(request: Request, status: number): void {
  const what = asked.get(request);
  if (what !== undefined && status < 500) unanswered.delete(what);
}
