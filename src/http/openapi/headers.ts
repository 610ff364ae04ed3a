/** Headers that a request may carry beside its credential. */
export const REQUEST_HEADERS = {
  "X-Request-Id": {
    description:
      "An id of the caller's own for this request: 1 to 128 letters, digits, `.`, `_`, `:` or `-`. The answer repeats it; without one the service makes one.",
    schema: { type: "string", pattern: "^[A-Za-z0-9_.:-]{1,128}$" },
    example: "req-2026-11-03-0042",
  },
  "Idempotency-Key": {
    description:
      "Makes a retry safe. A second request with the same key and content within 24 hours gets the first answer, marked `Idempotent-Replayed`, and changes nothing. The key belongs to the caller and the operation.",
    schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,255}$" },
    example: "open-case-0999900150-1",
  },
  "If-Match": {
    description:
      "The `ETag` of the version that the change builds on, or `*` for any that exists. Another version answers 412.",
    schema: { type: "string" },
    example: '"3"',
  },
  "Accept-Language": {
    description: "Languages for texts to the customer, where the case does not fix one: nl, fr, de or en.",
    schema: { type: "string" },
    example: "nl-BE, nl;q=0.9",
  },
} as const;
export type RequestHeader = keyof typeof REQUEST_HEADERS;

/** Headers that an answer may carry. */
export const RESPONSE_HEADERS = {
  "X-Request-Id": { description: "The id of this request, as in the log.", schema: { type: "string" } },
  "Server-Timing": {
    description: "What the answer cost in the database: round trips, rows read and rows written.",
    schema: { type: "string" },
  },
  "Idempotent-Replayed": {
    description: "`true` if this is the stored answer to an earlier request with the same `Idempotency-Key`.",
    schema: { type: "string", const: "true" },
  },
  "Retry-After": { description: "Seconds after which a retry makes sense.", schema: { type: "integer", minimum: 0 } },
  "WWW-Authenticate": { description: "The credential that the operation takes.", schema: { type: "string" } },
  ETag: { description: "Version of the resource, for `If-Match`.", schema: { type: "string" } },
  Location: { description: "Address of what was created.", schema: { type: "string" } },
  Vary: { description: "Request headers that the answer depends on.", schema: { type: "string" } },
  "Next-Cursor": { description: "The `cursor` of the next page; absent on the last.", schema: { type: "string" } },
  "Content-Disposition": { description: "Name of the file (RFC 6266).", schema: { type: "string" } },
} as const;
export type ResponseHeader = keyof typeof RESPONSE_HEADERS;
