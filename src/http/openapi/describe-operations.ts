import type { ErrorCode } from "../../platform/errors.ts";

/** What the interface's document says of an operation. */
export interface OperationText {
  /** An imperative, as short as the name of a page: `Open a case`. */
  readonly summary: string;
  /** Sentences in Markdown: what it does, when it refuses and what follows from it. An empty one begins a paragraph. */
  readonly description: readonly string[];
  /** Codes that `limit` and `handle` refuse with; the checks of the registration bring their own. */
  readonly errors?: readonly ErrorCode[];
}

export interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly errors: readonly ErrorCode[];
}

/** Texts of operations by their operation ids, ready to be spread into registrations. */
export const describeOperations = <Id extends string>(
  texts: Readonly<Record<Id, OperationText>>,
): Readonly<Record<Id, DescribedOperation>> =>
  Object.fromEntries(
    Object.entries<OperationText>(texts).map(([operationId, text]) => [
      operationId,
      describeOperation(operationId, text),
    ]),
  ) as Record<Id, DescribedOperation>;

/** The same for one operation. */
export const describeOperation = (
  operationId: string,
  { summary, description, errors = [] }: OperationText,
): DescribedOperation => ({ operationId, summary, description: toMarkdown(description), errors });

/** Sentences as paragraphs. */
const toMarkdown = (sentences: readonly string[]): string =>
  sentences
    .map((sentence) => sentence || "\n\n")
    .join(" ")
    .replaceAll(/ *\n\n */g, "\n\n");
