import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import type { IdempotentRequest } from "../../http/idempotency.ts";
import type { FormFile } from "../../http/form-stream.ts";
import { readForm } from "../../http/multipart.ts";
import { created, type Reply, toResponse } from "../../http/reply.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import type { CaseDocument } from "../../domain/case/case.model.ts";
import { FileMeasure } from "../documents/incoming-file.ts";
import {
  storeUpload,
  receiveFile,
  UPLOAD_MAX_BYTES,
  type UploadClaim,
  uploadFingerprint,
} from "../documents/upload.service.ts";
import { accessOf, PORTAL } from "./portal-caller.ts";
import type { PortalAccess } from "../../domain/portal/portal.rules.ts";
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
    responses: { 201: UploadView },
    handle: async ({ ctx, params, request, once }) => {
      if (await once.isAnswered()) return repeatUpload(request, once);
      const access = accessOf(request, params);
      return takeUpload(ctx, access, request, once, await requireOpenPortal(ctx, access));
    },
  });
}

async function takeUpload(
  ctx: Ctx,
  access: PortalAccess,
  request: Request,
  once: IdempotentRequest,
  caseId: string,
): Promise<Reply> {
  const file = receiveFile(ctx, caseId, access);
  try {
    const claim = await readUpload(request, async ({ pieces }) => {
      for await (const piece of pieces) await file.write(piece);
      refuseEmpty(file.measure);
      await file.end();
    });
    return await once.run(uploadFingerprint(claim, file.measure), async (current) =>
      toResponse(created(uploadView(await storeUpload(current, access, claim, file)))),
    );
  } finally {
    await file.discard();
  }
}

/** The first answer stands: the file is only measured, to see that it is the same one. */
async function repeatUpload(request: Request, once: IdempotentRequest): Promise<Reply> {
  const measure = new FileMeasure();
  const claim = await readUpload(request, async ({ pieces }) => {
    for await (const piece of pieces) measure.add(piece);
    refuseEmpty(measure);
  });
  return once.run(uploadFingerprint(claim, measure), () => {
    throw new DomainError("service_unavailable", "The first answer is no longer kept; please send the file again.");
  });
}

async function readUpload(request: Request, take: (file: FormFile) => Promise<void>): Promise<UploadClaim> {
  const { fields, file } = await readForm(request, {
    fields: ["requirement_id"],
    fileField: "file",
    fileMaxBytes: UPLOAD_MAX_BYTES,
    onFile: take,
  });
  return { requirementId: fields.get("requirement_id")!, filename: file.filename, mediaType: file.mediaType };
}

function refuseEmpty({ size }: FileMeasure): void {
  if (size === 0) throw new DomainError("empty_file", "The file has no content.");
}

const uploadView = ({ document_id, filename, requirement_id, key, size, uploaded_at }: CaseDocument) => ({
  document_id,
  filename,
  requirement_id,
  minio_key: key,
  file_size: size,
  uploaded_at,
});
