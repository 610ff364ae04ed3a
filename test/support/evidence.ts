import type { ApiAnswer, Officer } from "./api.ts";
import type { OpenCase } from "./cases.ts";
import { multipart } from "./form.ts";
import { PDF } from "./sample-files.ts";

export interface Filing {
  readonly bytes?: Uint8Array;
  readonly filename?: string;
  readonly type?: string;
  readonly headers?: Record<string, string>;
  /** Fields in place of the usual ones; null leaves one out. */
  readonly [field: string]: unknown;
}

const USUAL = {
  kind: "register_extract",
  note: "Looked up",
  obtained_from: "Trade register",
  obtained_at: "2026-01-05",
};

/** An officer files evidence; unless said otherwise it is one that is welcome. */
export function fileEvidence(
  officer: Officer,
  opened: Pick<OpenCase, "path">,
  filing: Filing = {},
): Promise<ApiAnswer> {
  const { bytes = PDF, filename = "extract.pdf", type = "application/pdf", headers = {}, ...fields } = filing;
  const texts = Object.entries({ ...USUAL, ...fields }).filter(([, value]) => typeof value === "string");
  const form = multipart([
    ...texts.map(([name, value]) => ({ name, value: value as string })),
    { name: "file", filename, type, value: bytes },
  ]);
  return officer.send("POST", `${opened.path}/evidence`, { headers: { ...form.headers, ...headers }, body: form.body });
}

/** An officer's review of a document. */
export const review = (
  officer: Officer,
  opened: Pick<OpenCase, "path">,
  documentId: string,
  body: object,
): Promise<ApiAnswer> => officer.post(`${opened.path}/documents/${documentId}/review`, body);
