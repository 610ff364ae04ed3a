/** What the document shows beside its schemas: recorded requests and answers (`<area>.examples.json`). */
export interface Examples {
  /** By operation id. */
  readonly operations: Readonly<Record<string, OperationExample>>;
  /** Problem documents by their code. */
  readonly problems: Readonly<Record<string, unknown>>;
}

interface OperationExample {
  readonly request?: unknown;
  /** By status. */
  readonly answers: Readonly<Record<string, unknown>>;
}

export const NO_EXAMPLES: Examples = { operations: {}, problems: {} };

/** The member `example` of a media type, where there is one. */
export const asExample = (value: unknown): { example?: unknown } => (value === undefined ? {} : { example: value });
