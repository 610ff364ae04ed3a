/** A request as it goes out, whichever way it is carried. */
export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer> | string | null;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** Carries requests to a service: over loopback, or straight into the Worker. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

export async function readAnswer(response: Response): Promise<WireAnswer> {
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

export function toRequest(baseUrl: string, { method, target, headers, body }: WireRequest): Request {
  const merged = new Headers();
  for (const [name, value] of headers) merged.append(name, value);
  const takesBody = method !== "GET" && method !== "HEAD";
  return new Request(`${baseUrl}${target}`, {
    method,
    headers: merged,
    redirect: "manual",
    ...(takesBody && body !== null ? { body } : {}),
  });
}
