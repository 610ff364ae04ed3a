import type { FiledEvidence, IsoTime } from "./case.model.ts";

/**
 * An R2 object that may exist without being a document yet. It is recorded before it is written, so that whatever a
 * crash leaves behind is deleted after `expiresAt`.
 */
export type UploadReservation = PlaceReservation | StagingReservation;

/** The reserved key of a future document; no other upload gets it. */
export interface PlaceReservation {
  readonly kind: "place";
  readonly documentId: string;
  readonly key: string;
  readonly filename: string;
  readonly requirementId: string;
  readonly iteration: number;
  readonly expiresAt: IsoTime;
  /** The customer's name of the file, where another document had it and `filename` was numbered. */
  readonly givenName?: string;
  /** Of evidence that an officer files. */
  readonly filed?: FiledEvidence;
}

/** A large file that is being uploaded. */
interface StagingReservation {
  readonly kind: "staging";
  readonly key: string;
  /** R2's id of the multipart upload, for aborting it. */
  readonly multipartId: string;
  readonly expiresAt: IsoTime;
}
