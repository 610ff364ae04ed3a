interface SampleRequest {
  readonly url: URL;
  readonly method: string;
  readonly body: string;
  readonly now: Date;
}

/** An in-process substitute for a source: responds in the source's wire format from the sample companies. */
export type SampleServer = (request: SampleRequest) => Response;

/** A `fetch` that reaches a sample server and nothing else. */
export function sampleFetch(serve: SampleServer, now: () => Date): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const body = typeof init?.body === "string" ? init.body : "";
    return serve({ url: new URL(address), method: init?.method ?? "GET", body, now: now() });
  };
}
