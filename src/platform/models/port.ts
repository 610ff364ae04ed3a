import type { z } from "zod";

/** A model provider: chat that answers in a JSON schema, and embeddings. */
export interface ModelPort {
  readonly chatModel: string;
  readonly embeddingModel: string;
  chat(request: ChatRequest, signal: AbortSignal): Promise<ChatReply>;
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>;
}

export interface ChatRequest {
  readonly use: string;
  readonly system: string;
  readonly input: string;
  readonly schema: z.ZodType;
  readonly maxOutputTokens: number;
}

export interface ChatReply {
  /** The model's reply, parsed as JSON and not yet validated. */
  readonly json: unknown;
  readonly tokensUsed: number;
}
