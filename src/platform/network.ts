/** All outgoing requests pass through this object, so that the local service can count them as the platform does. */
export const network: { fetch: typeof fetch } = { fetch: (input, init) => fetch(input, init) };
