import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { file } from "../../http/reply.ts";
import { loadCase } from "../cases/cases.routes.ts";
import { LETTERS } from "./letters.docs.ts";
import { printEvidenceRequest, printMlroMemo, printSourceAppendix } from "./letters.service.ts";

const PRINTS = [
  { name: "evidence-request", text: LETTERS.downloadEvidenceRequest, print: printEvidenceRequest },
  { name: "mlro-memo", text: LETTERS.downloadMlroMemo, print: printMlroMemo },
  { name: "source-appendix", text: LETTERS.downloadSourceAppendix, print: printSourceAppendix },
] as const;

export function registerLetters(api: Api): void {
  for (const { name, text, print } of PRINTS) {
    registerEndpoint(api, {
      tag: "case management",
      access: "officer",
      method: "get",
      path: `/api/cases/{workflow_id}/documents/${name}.pdf`,
      ...text,
      load: loadCase,
      // The memo to the MLRO lists reports, so its cost must not be shown.
      hidesCost: true,
      responses: { 200: { mediaTypes: ["application/pdf"], description: "The document" } },
      handle: async ({ ctx, loaded }) => {
        const filename = `${name}-${loaded.caseId}.pdf`;
        return file({ body: await print(ctx, loaded), contentType: "application/pdf", filename });
      },
    });
  }
}
