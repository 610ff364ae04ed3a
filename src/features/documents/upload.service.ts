import type { Ctx } from "../../platform/context.ts";
import { DomainError, type Outcome, unwrap } from "../../platform/errors.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { uuidFromBytes } from "../../platform/ids.ts";
import { errorClass } from "../../platform/logger.ts";
import type { CaseDocument } from "../../domain/case/case.model.ts";
import type { Place, StoredFile } from "../../domain/documents/document.rules.ts";
import { callCase, type CaseCommand, type CaseObject } from "../cases/case.client.ts";
import type { FileFormat } from "../../domain/templates/documents/document.ts";
import { sanitiseFileName } from "../../domain/documents/file-name.ts";
import { declaredFormat, FORMATS, sniffFormat } from "./file-type.ts";
import { type FileMeasure, IncomingFile, type StagedUpload } from "./incoming-file.ts";
import { sweepUploads, type WrittenObject } from "./upload-sweep.service.ts";

/** 20 MB, of the file itself. */
export const UPLOAD_MAX_BYTES = 20_971_520;

/** A file as its sender describes it. */
export interface UploadClaim {
  /** As the sender wrote it. */
  readonly filename: string;
  readonly mediaType: string;
  /** What it is sent for, as text: part of the request's fingerprint. */
  readonly purpose: string;
}

/** Two uploads are the same request when claim and content are equal. */
export function uploadFingerprint(claim: UploadClaim, { sha256 }: FileMeasure): string {
  return sha256Hex(JSON.stringify([claim.purpose, claim.filename, claim.mediaType, sha256]));
}

type Ask<T> = (object: CaseObject, command: CaseCommand) => Promise<Outcome<T>>;

/** The case that a file is sent to, and the command that records a large one before it is staged. */
export interface UploadCase {
  readonly caseId: string;
  readonly workflowId: string;
  readonly stage: (staged: StagedUpload) => Ask<undefined>;
}

/** The commands by which a file gets its key and becomes a document. */
export interface UploadSlot {
  readonly workflowId: string;
  readonly reserve: (file: ReservedFile) => Ask<Place>;
  readonly register: (file: StoredFile) => Ask<CaseDocument>;
}

interface ReservedFile {
  readonly documentId: string;
  /** Sanitised. */
  readonly filename: string;
  /** Detected from the content. */
  readonly format: FileFormat;
}

/** A file that a customer or an officer is sending. */
export function receiveFile(ctx: Ctx, { caseId, workflowId, stage }: UploadCase): IncomingFile {
  const ask = callObject(ctx, workflowId);
  return new IncomingFile(ctx, caseId, {
    note: async (staged) => {
      unwrap(await ask(stage(staged)));
    },
    abandon: (staged) => abandon(ctx, workflowId, { kind: "staging", ...staged }),
  });
}

export function refuseEmpty({ size }: FileMeasure): void {
  if (size === 0) throw new DomainError("empty_file", "The file has no content.");
}

/**
 * Makes a received file a document of the case. The object is stored first, then recorded, and its key is reserved
 * until then: whatever fails in between, no document is listed without bytes, and no bytes stay without a document.
 * @throws DomainError `unsupported_file_type`, `too_many_files`, and what the slot refuses with.
 */
export async function storeUpload(
  ctx: Ctx,
  slot: UploadSlot,
  claim: Pick<UploadClaim, "filename" | "mediaType">,
  file: IncomingFile,
): Promise<CaseDocument> {
  const documentId = ctx.newId();
  const ask = callObject(ctx, slot.workflowId);
  const format = await sniffFormat(file.measure.head, file);
  if (format === null || declaredFormat(claim.mediaType) !== format) {
    throw new DomainError(
      "unsupported_file_type",
      "The file is not of an accepted type, or not of the type it is sent as.",
    );
  }
  const { mediaType, extensions } = FORMATS[format];
  const filename = sanitiseFileName(claim.filename, extensions);
  const place = unwrap(await ask(slot.reserve({ documentId, filename, format })));
  try {
    await file.storeAs(place.key, documentId, mediaType);
    const { size, sha256 } = file.measure;
    const stored = { documentId, contentType: mediaType, size, sha256 };
    return unwrap(await ask(slot.register(stored)));
  } catch (error) {
    await abandon(ctx, slot.workflowId, { kind: "place", key: place.key });
    throw error;
  }
}

/**
 * Leaves an object to the sweep. The case's object knows whether it became a document after all, and then keeps it;
 * a deleted case has no documents and no sweep. If this fails, the reservation expires.
 */
async function abandon(ctx: Ctx, workflowId: string, written: WrittenObject): Promise<void> {
  const ask = callObject(ctx, workflowId);
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
function callObject(ctx: Ctx, workflowId: string) {
  return <T>(order: (object: CaseObject, command: CaseCommand) => Promise<T>): Promise<T> => {
    const command = { id: uuidFromBytes(ctx.randomBytes(16)), actor: ctx.actor, requestId: ctx.requestId };
    return callCase(ctx, workflowId, (object) => order(object, command));
  };
}
