import { isoTime } from "../../platform/clock.ts";
import { type Outcome, refuse } from "../../platform/errors.ts";
import { type ChangeMeta, type RuleOutcome, change, readDocument } from "../case/case.change.ts";
import { isDecided } from "../case/case.machine.ts";
import type { CaseDocument, FiledEvidence } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import type { PlaceReservation } from "../case/upload-reservation.model.ts";
import { reviseResult } from "../diligence/due-diligence.rules.ts";
import {
  after,
  findDocument,
  freePlace,
  livePlace,
  type Place,
  PLACE_LIFE_MS,
  reserveStaging,
  type StoredFile,
} from "./document.rules.ts";
import { withDocument } from "./superseded.rules.ts";

/** `requirement_id` of what an officer filed: it belongs to no requirement that a customer sees. */
const FILED_EVIDENCE = "officer_evidence";

const MAX_FILED = 200;

export interface EvidenceRequest {
  readonly documentId: string;
  /** Sanitised. */
  readonly filename: string;
  readonly evidence: Omit<FiledEvidence, "filed_by">;
}

/** A decision rests on what was there when it was taken, so a decided case takes no evidence. */
export const refuseDecided = ({ status }: CaseRecord): Outcome<never> | null =>
  isDecided(status)
    ? refuse("invalid_state", `The case is in status ${status}; its documents cannot change.`, {
        extra: { current_status: status },
      })
    : null;

/** Reserves the key of a file that an officer files. Repeating it for the same document returns the same key. */
export function reserveEvidence(
  record: CaseRecord,
  { documentId, filename, evidence }: EvidenceRequest,
  meta: ChangeMeta,
): RuleOutcome<Place> {
  const refused = refuseDecided(record);
  if (refused) return refused;
  const known = livePlace(record, documentId, meta) ?? findDocument(record, documentId);
  if (known) return change(record, { key: known.key, filename: known.filename });
  if (filedIn(record) >= MAX_FILED) {
    return refuse("too_many_files", `At most ${MAX_FILED} files can be filed in a case.`);
  }
  // The id in the key keeps it apart from every key that an upload of the customer can get.
  const place = freePlace(record, `filed/${documentId}`, filename);
  const reservation: PlaceReservation = {
    kind: "place",
    documentId,
    requirementId: FILED_EVIDENCE,
    iteration: record.iteration,
    ...place,
    filed: { ...evidence, filed_by: meta.actor.id },
    expiresAt: after(meta, PLACE_LIFE_MS),
  };
  return change({ ...record, reservations: [...record.reservations, reservation] }, place);
}

const filedIn = ({ documents, reservations }: CaseRecord): number =>
  documents.filter(({ filed }) => filed).length +
  reservations.filter((reservation) => reservation.kind === "place" && reservation.filed).length;

/** Registers the stored file as evidence, and derives the checks again in the same change. */
export function registerEvidence(record: CaseRecord, file: StoredFile, meta: ChangeMeta): RuleOutcome<CaseDocument> {
  const registered = findDocument(record, file.documentId);
  if (registered) return change(record, registered);
  const refused = refuseDecided(record);
  if (refused) return refused;
  const place = livePlace(record, file.documentId, meta);
  if (!place?.filed) return refuse("service_unavailable", "The upload took too long. Please send the file again.");
  const document: CaseDocument = {
    document_id: file.documentId,
    key: place.key,
    filename: place.filename,
    requirement_id: place.requirementId,
    iteration: place.iteration,
    source: "officer",
    content_type: file.contentType,
    size: file.size,
    sha256: file.sha256,
    uploaded_at: isoTime(meta.now),
    filed: place.filed,
  };
  const filed = {
    ...withDocument(record, document),
    reservations: record.reservations.filter((reservation) => reservation !== place),
  };
  const { document_id, content_type, size, sha256 } = document;
  const { filed_by: _by, ...evidence } = place.filed;
  return change(
    reviseResult(filed, meta.now),
    document,
    [{ event: "EVIDENCE_FILED", details: { document_id, ...evidence, content_type, size, sha256 } }],
    [readDocument(document_id)],
  );
}

/** Records a large file before it is staged. */
export const recordEvidenceStaging = (
  record: CaseRecord,
  staged: { readonly key: string; readonly multipartId: string },
  meta: ChangeMeta,
): RuleOutcome<undefined> => refuseDecided(record) ?? reserveStaging(record, staged, meta);
