import { isoTime } from "../../platform/clock.ts";
import { refuse } from "../../platform/errors.ts";
import { type ChangeMeta, type RuleOutcome, change, readDocument } from "../case/case.change.ts";
import type { CaseDocument } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import type { PlaceReservation, UploadReservation } from "../case/upload-reservation.model.ts";
import type { FileFormat } from "../templates/documents/document.ts";
import { acceptedFormats, collectingIteration, type PortalAccess, refuseWrite } from "../portal/portal.rules.ts";
import { numberFileName } from "./file-name.ts";
import { withDocument } from "./superseded.rules.ts";

export const MAX_FILES_PER_ITERATION = 50;

/** Between reservation and registration there is one write of at most 20 MB. */
export const PLACE_LIFE_MS = 600_000;
/** Long enough for a slow upload of a large file. */
const STAGING_LIFE_MS = 7_200_000;

export interface PlaceRequest {
  readonly documentId: string;
  readonly requirementId: string;
  /** Sanitised. */
  readonly filename: string;
  /** Detected from the content. */
  readonly format: FileFormat;
}

export interface Place {
  readonly key: string;
  readonly filename: string;
}

/** Reserves a unique key for an upload. Repeating it for the same document returns the same key. */
export function reservePlace(
  record: CaseRecord,
  access: PortalAccess,
  request: PlaceRequest,
  meta: ChangeMeta,
): RuleOutcome<Place> {
  const refused = refuseWrite(record, access, meta) ?? refuseFile(record, request);
  if (refused) return refused;
  const known = livePlace(record, request.documentId, meta) ?? findDocument(record, request.documentId);
  if (known) return change(record, { key: known.key, filename: known.filename });
  const iteration = collectingIteration(record);
  if (filesOf(record, iteration) >= MAX_FILES_PER_ITERATION) {
    return refuse("too_many_files", `At most ${MAX_FILES_PER_ITERATION} files can be uploaded at a time.`);
  }
  const place = freePlace(record, `iteration-${iteration}/req_${request.requirementId}`, request.filename);
  const reservation: PlaceReservation = {
    kind: "place",
    documentId: request.documentId,
    requirementId: request.requirementId,
    iteration,
    ...place,
    ...(place.filename === request.filename ? {} : { givenName: request.filename }),
    expiresAt: after(meta, PLACE_LIFE_MS),
  };
  return change({ ...record, reservations: [...record.reservations, reservation] }, place);
}

function refuseFile(record: CaseRecord, { requirementId, format }: PlaceRequest) {
  const accepted = acceptedFormats(record, requirementId);
  if (!accepted) return refuse("unknown_requirement", "This document is not requested.");
  if (accepted.includes(format)) return null;
  return refuse("unsupported_file_type", `The file type is not supported. Accepted: ${accepted.join(", ")}.`);
}

const filesOf = (record: CaseRecord, iteration: number): number =>
  record.documents.filter((document) => document.source === "customer" && document.iteration === iteration).length +
  record.reservations.filter(
    (reservation) => reservation.kind === "place" && !reservation.filed && reservation.iteration === iteration,
  ).length;

/** A reserved key stays taken until it was swept, so that a sweep never deletes a new file. */
export function freePlace(record: CaseRecord, folder: string, filename: string): Place {
  const taken = new Set([...record.documents, ...record.reservations].map(({ key }) => key));
  for (let n = 1; ; n++) {
    const name = numberFileName(filename, n);
    const key = `${record.caseId}/${folder}/${name}`;
    if (!taken.has(key)) return { key, filename: name };
  }
}

export interface StoredFile {
  readonly documentId: string;
  readonly contentType: string;
  readonly size: number;
  /** Hex. */
  readonly sha256: string;
}

/** Registers an object that was written to its reserved key as a document. */
export function registerDocument(
  record: CaseRecord,
  access: PortalAccess,
  file: StoredFile,
  meta: ChangeMeta,
): RuleOutcome<CaseDocument> {
  const registered = findDocument(record, file.documentId);
  if (registered) return change(record, registered);
  const refused = refuseWrite(record, access, meta);
  if (refused) return refused;
  const place = livePlace(record, file.documentId, meta);
  if (!place || place.iteration !== collectingIteration(record)) {
    return refuse("service_unavailable", "The upload took too long. Please upload the file again.");
  }
  const document: CaseDocument = {
    document_id: file.documentId,
    key: place.key,
    filename: place.filename,
    requirement_id: place.requirementId,
    iteration: place.iteration,
    source: "customer",
    content_type: file.contentType,
    size: file.size,
    sha256: file.sha256,
    uploaded_at: isoTime(meta.now),
    ...(place.givenName === undefined ? {} : { given_name: place.givenName }),
  };
  const { document_id, requirement_id, iteration, content_type, size, sha256 } = document;
  return change(
    {
      ...withDocument(record, document),
      reservations: record.reservations.filter((reservation) => reservation !== place),
    },
    document,
    [
      {
        event: "DOCUMENT_UPLOADED",
        actor: "customer",
        details: { document_id, requirement_id, iteration, content_type, size, sha256 },
      },
    ],
    [readDocument(document_id)],
  );
}

/** Records a large file before it is staged. */
export function recordStaging(
  record: CaseRecord,
  access: PortalAccess,
  staged: { readonly key: string; readonly multipartId: string },
  meta: ChangeMeta,
): RuleOutcome<undefined> {
  return refuseWrite(record, access, meta) ?? reserveStaging(record, staged, meta);
}

export function reserveStaging(
  record: CaseRecord,
  staged: { readonly key: string; readonly multipartId: string },
  meta: ChangeMeta,
): RuleOutcome<undefined> {
  const reservation: UploadReservation = { kind: "staging", ...staged, expiresAt: after(meta, STAGING_LIFE_MS) };
  return change({ ...record, reservations: [...record.reservations, reservation] }, undefined);
}

/** Expires reservations: no document can be made of them, and the sweep deletes their objects. */
export function abandonReservations(
  record: CaseRecord,
  keys: readonly string[],
  { now }: ChangeMeta,
): RuleOutcome<undefined> {
  const reservations = record.reservations.map((reservation) =>
    keys.includes(reservation.key) ? { ...reservation, expiresAt: isoTime(now) } : reservation,
  );
  return change({ ...record, reservations }, undefined);
}

/** Removes reservations whose objects are deleted. */
export function releaseReservations(record: CaseRecord, keys: readonly string[]): RuleOutcome<undefined> {
  return change({ ...record, reservations: record.reservations.filter(({ key }) => !keys.includes(key)) }, undefined);
}

/** Reservations that have expired. No document can be made of them any more, so they can be swept. */
export const expiredReservations = (record: CaseRecord, now: Date): UploadReservation[] =>
  record.reservations.filter(({ expiresAt }) => expiresAt <= isoTime(now));

/** Registers a file that the service itself wrote. Safe to repeat. */
export function registerSystemDocument(record: CaseRecord, document: CaseDocument): RuleOutcome<undefined> {
  const known = record.documents.some(({ key }) => key === document.key);
  return change(known ? record : { ...record, documents: [...record.documents, document] }, undefined);
}

export const findDocument = (record: CaseRecord, documentId: string): CaseDocument | undefined =>
  record.documents.find((document) => document.document_id === documentId);

export const livePlace = (record: CaseRecord, documentId: string, { now }: ChangeMeta): PlaceReservation | undefined =>
  record.reservations.find(
    (reservation): reservation is PlaceReservation =>
      reservation.kind === "place" && reservation.documentId === documentId && reservation.expiresAt > isoTime(now),
  );

export const after = ({ now }: ChangeMeta, ms: number): string => isoTime(new Date(now.getTime() + ms));
