import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { validate } from "../../http/validate.ts";
import type { CaseDocument } from "../../domain/case/case.model.ts";
import { documentView } from "../cases/case-detail.service.ts";
import { loadCase } from "../cases/cases.routes.ts";
import type { EvidenceRequest } from "../../domain/documents/filed-evidence.rules.ts";
import { evidenceCase, evidenceSlot } from "./evidence.service.ts";
import { EvidenceForm, obtainedBefore, ReviewBody } from "./filing.schemas.ts";
import { reviewDocument } from "./documents.service.ts";
import { answerUpload } from "./upload.routes.ts";

const CASE = { tag: "case management", access: "officer", method: "post", load: loadCase } as const;

/** An open case takes evidence; which tasks it has does not matter to what was filed. */
const NEWLY_FILED = { status: "REVIEW_PENDING", followUpTasks: [] } as const;

/** What officers say of documents, and the evidence that they file themselves. A customer sees neither. */
export function registerFiling(api: Api): void {
  registerEndpoint(api, {
    ...CASE,
    path: "/api/cases/{workflow_id}/documents/{document_id}/review",
    operationId: "reviewDocument",
    body: ReviewBody,
    handle: async ({ ctx, loaded, params, body }) =>
      ok(await reviewDocument(ctx, loaded, params["document_id"]!, body)),
  });
  registerEndpoint(api, {
    ...CASE,
    path: "/api/cases/{workflow_id}/evidence",
    operationId: "fileEvidence",
    bodyKind: "raw",
    form: EvidenceForm,
    handle: ({ ctx, loaded, request, once }) => {
      const schema = obtainedBefore(ctx.now());
      const form = {
        fields: { fields: ["kind", "obtained_from", "obtained_at"], optionalFields: ["note"], fieldMaxBytes: 40_000 },
        read: (fields: ReadonlyMap<string, string>) => validate(schema, Object.fromEntries(fields), "The form"),
        slot: (evidence: EvidenceRequest["evidence"]) => evidenceSlot(loaded, evidence),
        view: (document: CaseDocument) => documentView(NEWLY_FILED, document),
      };
      return answerUpload({ ctx, request, once }, form, async () => evidenceCase(loaded));
    },
  });
}
