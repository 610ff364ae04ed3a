import type { FormFile } from "../../http/form-stream.ts";
import type { IdempotentRequest } from "../../http/idempotency.ts";
import { type FormSpec, readForm } from "../../http/multipart.ts";
import { created, type Reply, toResponse } from "../../http/reply.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import type { CaseDocument } from "../../domain/case/case.model.ts";
import { FileMeasure } from "./incoming-file.ts";
import {
  receiveFile,
  refuseEmpty,
  storeUpload,
  UPLOAD_MAX_BYTES,
  type UploadCase,
  type UploadClaim,
  uploadFingerprint,
  type UploadSlot,
} from "./upload.service.ts";
import { compareText } from "../../platform/compare-text.ts";

/** A form with one file, `file`, that becomes a document. */
interface UploadForm<F> {
  readonly fields: Pick<FormSpec, "fields" | "optionalFields" | "fieldMaxBytes">;
  /** What the text fields say. @throws DomainError `validation_failed`. */
  readonly read: (fields: ReadonlyMap<string, string>) => F;
  readonly slot: (read: F) => UploadSlot;
  readonly view: (document: CaseDocument) => unknown;
}

interface Upload {
  readonly ctx: Ctx;
  readonly request: Request;
  readonly once: IdempotentRequest;
}

/**
 * Answers a form upload with 201 and the document. The file streams to storage before the request's fingerprint is
 * known; a repetition under its idempotency key gets the first answer.
 */
export async function answerUpload<F>(
  { ctx, request, once }: Upload,
  form: UploadForm<F>,
  target: () => Promise<UploadCase>,
): Promise<Reply> {
  if (await once.isAnswered()) return repeatUpload(request, once, form);
  const file = receiveFile(ctx, await target());
  try {
    const { claim, read } = await readUpload(request, form, async ({ pieces }) => {
      for await (const piece of pieces) await file.write(piece);
      refuseEmpty(file.measure);
      await file.end();
    });
    return await once.run(
      () => uploadFingerprint(claim, file.measure),
      async (current) => toResponse(created(form.view(await storeUpload(current, form.slot(read), claim, file)))),
    );
  } finally {
    await file.discard();
  }
}

/** The first answer stands: the file is only measured, to see that it is the same one. */
async function repeatUpload<F>(request: Request, once: IdempotentRequest, form: UploadForm<F>): Promise<Reply> {
  const measure = new FileMeasure();
  const { claim } = await readUpload(request, form, async ({ pieces }) => {
    for await (const piece of pieces) measure.add(piece);
    refuseEmpty(measure);
  });
  return once.run(
    () => uploadFingerprint(claim, measure),
    () => {
      throw new DomainError("service_unavailable", "The first answer is no longer stored. Send the file again.");
    },
  );
}

async function readUpload<F>(
  request: Request,
  form: UploadForm<F>,
  take: (file: FormFile) => Promise<void>,
): Promise<{ readonly claim: UploadClaim; readonly read: F }> {
  const { fields, file } = await readForm(request, {
    ...form.fields,
    fileField: "file",
    fileMaxBytes: UPLOAD_MAX_BYTES,
    onFile: take,
  });
  const purpose = JSON.stringify([...fields].sort(([a], [b]) => compareText(a, b)));
  return { claim: { purpose, filename: file.filename, mediaType: file.mediaType }, read: form.read(fields) };
}
