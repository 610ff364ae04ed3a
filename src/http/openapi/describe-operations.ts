import type { z } from "@hono/zod-openapi";
import type { ErrorCode } from "../../platform/errors.ts";
import type { AnyEndpoint } from "../endpoint-spec.ts";

/** The body of one status: JSON by its schema, bytes of a media type, or either by content negotiation. */
export type ResponseSpec =
  | z.ZodType
  | { readonly mediaTypes: readonly string[]; readonly description: string; readonly json?: z.ZodType };

/** What the interface's document says of an operation. */
interface OperationText {
  /** An imperative, as short as the name of a page: `Open a case`. */
  readonly summary: string;
  /** Sentences in Markdown: what it does, when it refuses and what follows from it. An empty one begins a paragraph. */
  readonly description: readonly string[];
  /** Codes that `limit` and `handle` refuse with; those of the checks follow from the registration (`error-codes.rules.ts`). */
  readonly errors?: readonly ErrorCode[];
}

interface AnsweredText extends OperationText {
  /** What it answers with, by status. */
  readonly responses: Readonly<Record<number, ResponseSpec>>;
}

/** The text of an operation as the document shows it. */
export interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  readonly errors: readonly ErrorCode[];
}

export interface AnsweredOperation extends DescribedOperation {
  readonly responses: AnsweredText["responses"];
}

export type DescribedEndpoint = AnyEndpoint & AnsweredOperation;

/** A request that the service sends by itself. */
export interface WebhookSpec extends DescribedOperation {
  readonly tag: string;
  readonly headers: z.ZodObject;
  readonly body: z.ZodType;
}

/** All that the document describes. The Worker holds who may call a route and what it takes, and neither texts nor what it answers. */
export interface DescribedApi {
  readonly endpoints: readonly DescribedEndpoint[];
  readonly webhooks: readonly WebhookSpec[];
}

/** Texts of operations by their operation ids. */
export const describeOperations = (texts: Readonly<Record<string, AnsweredText>>): readonly AnsweredOperation[] =>
  Object.entries(texts).map(([operationId, { responses, ...text }]) => ({
    ...describeOperation(operationId, text),
    responses,
  }));

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
