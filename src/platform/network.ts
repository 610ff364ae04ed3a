/** All outgoing requests pass through this object, so that the local service can count them as the platform does. */
export const network: {
  fetch: typeof fetch;
  /** A request to another service, by its binding. */
  fetchFrom: (service: Fetcher, url: string, init: RequestInit) => Promise<Response>;
} = { fetch: (input, init) => fetch(input, init), fetchFrom: (service, url, init) => service.fetch(url, init) };
