import type { RawAnswer } from "../../../src/sources/request.ts";

/** An answer as a parser gets it. */
export function rawAnswer(text: string, parts: Partial<RawAnswer> = {}): RawAnswer {
  const url = "https://source.example/";
  return {
    url,
    finalUrl: url,
    status: 200,
    contentType: "text/html; charset=utf-8",
    bytes: new TextEncoder().encode(text),
    text,
    collectedAt: new Date(),
    ...parts,
  };
}
