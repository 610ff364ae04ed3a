import { z } from "@hono/zod-openapi";
import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import type { CaseDocument } from "../../domain/case/case.model.ts";
import { customerLanguage } from "../../domain/portal/portal.rules.ts";
import { checkUpload } from "../../domain/portal/upload-check.rules.ts";
import type { Language } from "../../platform/language.ts";
import { answerUpload } from "../documents/upload.routes.ts";
import { accessOf, PORTAL } from "./portal-caller.ts";
import { portalCase, portalSlot } from "./portal-slot.ts";
import { requireOpenPortal } from "./portal.service.ts";

export function registerPortalUpload(api: Api): void {
  registerEndpoint(api, {
    ...PORTAL,
    method: "post",
    path: "/api/portal/{token}/documents",
    operationId: "uploadDocument",
    bodyKind: "raw",
    form: z.object({ requirement_id: z.string() }),
    handle: ({ ctx, params, request, once }) => {
      const access = accessOf(request, params);
      const form = {
        fields: { fields: ["requirement_id"] },
        read: (fields: ReadonlyMap<string, string>) => fields.get("requirement_id")!,
        slot: (requirementId: string) => portalSlot(ctx, access, requirementId),
        view: uploadView(customerLanguage({ additionalData: {} }, access)),
      };
      return answerUpload({ ctx, request, once }, form, async () =>
        portalCase(ctx, access, await requireOpenPortal(ctx, access)),
      );
    },
  });
}

/** @param language of the request: the answer does not wait for the reading, and the state tells in the case's. */
const uploadView = (language: Language) => (document: CaseDocument) => ({
  document_id: document.document_id,
  filename: document.filename,
  requirement_id: document.requirement_id,
  minio_key: document.key,
  file_size: document.size,
  uploaded_at: document.uploaded_at,
  check: checkUpload({ followUpTasks: [] }, document, language),
});
