export interface StubRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}

export interface StubFetch {
  readonly fetch: typeof fetch;
  readonly requests: StubRequest[];
}

/** A network with one server on it, which answers every request the way a test says. */
export function stubFetch(answer: (request: StubRequest, index: number) => Response | Promise<Response>): StubFetch {
  const requests: StubRequest[] = [];
  return {
    requests,
    fetch: async (input, init) => {
      const request = {
        url: new URL(input instanceof Request ? input.url : String(input)),
        method: init?.method ?? "GET",
        headers: new Headers(init?.headers),
        body: typeof init?.body === "string" ? init.body : "",
      };
      requests.push(request);
      return answer(request, requests.length - 1);
    },
  };
}

let servers = 0;
/** An address that no other test has worn out: circuit breakers remember. */
export const freshBaseUrl = (): string => `https://stub-${++servers}.example`;

export const html = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { "content-type": "text/html; charset=utf-8" } });

export const json = (value: unknown, status = 200): Response =>
  new Response(typeof value === "string" ? value : JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json" },
  });

/** Ways in which a server fails, and the reason that each must come out as. */
export const FAILURES: Readonly<
  Record<string, { readonly answer: () => Response | Promise<Response>; readonly reason: string }>
> = {
  "an empty answer": { answer: () => html(""), reason: "parse_error" },
  "half a JSON answer": { answer: () => json('{"valid": tr'), reason: "parse_error" },
  "JSON of another shape": { answer: () => json({ ok: true, data: [1, 2, 3] }), reason: "parse_error" },
  "a JSON null": { answer: () => json("null"), reason: "parse_error" },
  "a page of another site": {
    answer: () => html("<html><body><h1>Welcome to nginx!</h1></body></html>"),
    reason: "parse_error",
  },
  "half a page": {
    answer: () => html('<html><body><div id="table"><table><tr><td class="I"><h2>Algemeen'),
    reason: "parse_error",
  },
  "bytes that are no text": {
    answer: () =>
      new Response(Uint8Array.of(0xff, 0xfe, 0x00, 0x80, 0x81), { headers: { "content-type": "application/json" } }),
    reason: "parse_error",
  },
  "an endless answer": { answer: () => new Response(endless(new Uint8Array(65_536).fill(32))), reason: "parse_error" },
  "a refused connection": { answer: () => Promise.reject(new TypeError("fetch failed")), reason: "http_error" },
  "status 500": { answer: () => html("<h1>Internal Server Error</h1>", 500), reason: "http_error" },
  "status 503": { answer: () => html("", 503), reason: "http_error" },
  "status 403": { answer: () => html("Forbidden", 403), reason: "http_error" },
  "status 429": {
    answer: () => new Response("", { status: 429, headers: { "retry-after": "90" } }),
    reason: "rate_limited",
  },
  "no answer at all": { answer: () => new Promise<Response>(() => {}), reason: "timeout" },
  "an answer that stops halfway": { answer: () => new Response(stalled('{"valid": true')), reason: "timeout" },
};

const endless = (chunk: Uint8Array<ArrayBuffer>): ReadableStream =>
  new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });

const stalled = (text: string): ReadableStream =>
  new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) });
