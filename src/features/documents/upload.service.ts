import type { Ctx } from "../../platform/context.ts";
import { DomainError, unwrap } from "../../platform/errors.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { uuidFromBytes } from "../../platform/ids.ts";
import { errorClass } from "../../platform/logger.ts";
import { callCase, type CaseCommand, type CaseObject } from "../cases/case.client.ts";
import type { CaseDocument } from "../../domain/case/case.model.ts";
import type { PortalAccess } from "../../domain/portal/portal.rules.ts";
import { sanitiseFileName } from "../../domain/documents/file-name.ts";
import { declaredFormat, FORMATS, sniffFormat } from "./file-type.ts";
import { type FileMeasure, IncomingFile } from "./incoming-file.ts";
import { sweepUploads, type WrittenObject } from "./upload-sweep.service.ts";

/** 20 MB, of the file itself. */
export const UPLOAD_MAX_BYTES = 20_971_520;

/** What a customer sends with a file. */
export interface UploadClaim {
  readonly requirementId: string;
  /** As the sender wrote it. */
  readonly filename: string;
  readonly mediaType: string;
}

/** Two uploads are the same request when claim and content are equal. */
export function uploadFingerprint(claim: UploadClaim, { sha256 }: FileMeasure): string {
  return sha256Hex(JSON.stringify([claim.requirementId, claim.filename, claim.mediaType, sha256]));
}

/** A file that the customer of this workflow is sending. */
export function receiveFile(ctx: Ctx, caseId: string, access: PortalAccess): IncomingFile {
  const ask = callObject(ctx);
  return new IncomingFile(ctx, caseId, {
    note: async (staged) => {
      unwrap(await ask((object, command) => object.recordStaging(command, access, staged)));
    },
    abandon: (staged) => abandon(ctx, { kind: "staging", ...staged }),
  });
}

/**
 * Makes a received file a document of the case. The object is stored first, then recorded, and its key is reserved
 * until then: whatever fails in between, no document is listed without bytes, and no bytes stay without a document.
 * @throws DomainError `unsupported_file_type`, `unknown_requirement`, `too_many_files`, `on_hold`, `workflow_ended`.
 */
export async function storeUpload(
  ctx: Ctx,
  access: PortalAccess,
  claim: UploadClaim,
  file: IncomingFile,
): Promise<CaseDocument> {
  const documentId = ctx.newId();
  const ask = callObject(ctx);
  const format = await sniffFormat(file.measure.head, file);
  if (format === null || declaredFormat(claim.mediaType) !== format) {
    throw new DomainError(
      "unsupported_file_type",
      "The file is not of an accepted type, or not of the type it is sent as.",
    );
  }
  const { mediaType, extensions } = FORMATS[format];
  const filename = sanitiseFileName(claim.filename, extensions);
  const request = { documentId, requirementId: claim.requirementId, filename, format };
  const place = unwrap(await ask((object, command) => object.reservePlace(command, access, request)));
  try {
    await file.storeAs(place.key, documentId, mediaType);
    const { size, sha256 } = file.measure;
    const stored = { documentId, contentType: mediaType, size, sha256 };
    return unwrap(await ask((object, command) => object.registerDocument(command, access, stored)));
  } catch (error) {
    await abandon(ctx, { kind: "place", key: place.key });
    throw error;
  }
}

/**
 * Leaves an object to the sweep. The case's object knows whether it became a document after all, and then keeps it;
 * a deleted case has no documents and no sweep. If this fails, the reservation expires.
 */
async function abandon(ctx: Ctx, written: WrittenObject): Promise<void> {
  const ask = callObject(ctx);
  try {
    const outcome = await ask((object, command) => object.abandonReservations(command, [written.key]));
    if (!outcome.ok && outcome.refusal.code === "not_found") await sweepUploads(ctx, [written]);
  } catch (error) {
    ctx.log.warn("reservation_not_abandoned", { class: errorClass(error) });
  }
}

/**
 * Commands of an upload have their own ids even under an idempotency key: the document's id identifies the upload,
 * and a place swept meanwhile must be reserved again.
 */
function callObject(ctx: Ctx) {
  return <T>(order: (object: CaseObject, command: CaseCommand) => Promise<T>): Promise<T> => {
    const command = { id: uuidFromBytes(ctx.randomBytes(16)), actor: ctx.actor, requestId: ctx.requestId };
    return callCase(ctx, ctx.actor.id, (object) => order(object, command));
  };
}
