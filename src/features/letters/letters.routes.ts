import { z } from "@hono/zod-openapi";
import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { file } from "../../http/reply.ts";
import { LANGUAGES } from "../../platform/language.ts";
import { loadCase } from "../cases/cases.routes.ts";
import { printEvidenceRequest, printMlroMemo, printRegisterReport, printSourceAppendix } from "./letters.service.ts";

const PRINTS = [
  { name: "evidence-request", operationId: "downloadEvidenceRequest", print: printEvidenceRequest },
  { name: "mlro-memo", operationId: "downloadMlroMemo", print: printMlroMemo },
  { name: "source-appendix", operationId: "downloadSourceAppendix", print: printSourceAppendix },
] as const;

const LETTER = {
  tag: "case management",
  access: "officer",
  method: "get",
  load: loadCase,
  // The memo to the MLRO lists reports, and the report to a register waits for them: the cost must not be shown.
  hidesCost: true,
} as const;

const RegisterReportQuery = z.object({
  language: z
    .enum(LANGUAGES)
    .optional()
    .openapi({ description: "Language of the letter; by default that of the case" }),
});

export function registerLetters(api: Api): void {
  for (const { name, operationId, print } of PRINTS) {
    registerEndpoint(api, {
      ...LETTER,
      path: `/api/cases/{workflow_id}/documents/${name}.pdf`,
      operationId,
      handle: async ({ ctx, loaded }) => pdf(`${name}-${loaded.caseId}.pdf`, await print(ctx, loaded)),
    });
  }
  registerEndpoint(api, {
    ...LETTER,
    path: "/api/cases/{workflow_id}/documents/ubo-discrepancy-report.pdf",
    operationId: "downloadUboDiscrepancyReport",
    query: RegisterReportQuery,
    handle: async ({ ctx, loaded, query }) =>
      pdf(`ubo-discrepancy-report-${loaded.caseId}.pdf`, await printRegisterReport(ctx, loaded, query.language)),
  });
}

const pdf = (filename: string, body: Uint8Array) => file({ body, contentType: "application/pdf", filename });
