import { z } from "@hono/zod-openapi";
import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import type { CaseDocument } from "../../domain/case/case.model.ts";
import { answerUpload } from "../documents/upload.routes.ts";
import { accessOf, PORTAL } from "./portal-caller.ts";
import { portalCase, portalSlot } from "./portal-slot.ts";
import { UploadView } from "./portal.schemas.ts";
import { requireOpenPortal } from "./portal.service.ts";
import { PORTAL_OPERATIONS } from "./portal.docs.ts";

export function registerPortalUpload(api: Api): void {
  registerEndpoint(api, {
    ...PORTAL,
    method: "post",
    path: "/api/portal/{token}/documents",
    ...PORTAL_OPERATIONS.uploadDocument,
    bodyKind: "raw",
    form: z.object({ requirement_id: z.string() }),
    responses: { 201: UploadView },
    handle: ({ ctx, params, request, once }) => {
      const access = accessOf(request, params);
      const form = {
        fields: { fields: ["requirement_id"] },
        read: (fields: ReadonlyMap<string, string>) => fields.get("requirement_id")!,
        slot: (requirementId: string) => portalSlot(ctx, access, requirementId),
        view: uploadView,
      };
      return answerUpload({ ctx, request, once }, form, async () =>
        portalCase(ctx, access, await requireOpenPortal(ctx, access)),
      );
    },
  });
}

const uploadView = ({ document_id, filename, requirement_id, key, size, uploaded_at }: CaseDocument) => ({
  document_id,
  filename,
  requirement_id,
  minio_key: key,
  file_size: size,
  uploaded_at,
});
