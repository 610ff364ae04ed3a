import type { EvidenceRequest } from "../../domain/documents/filed-evidence.rules.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import type { UploadCase, UploadSlot } from "./upload.service.ts";

/** The case that an officer files evidence in. */
export const evidenceCase = ({ caseId, workflowId }: CaseSummary): UploadCase => ({
  caseId,
  workflowId,
  stage: (staged) => (object, command) => object.recordEvidenceStaging(command, staged),
});

/** How an officer's file becomes evidence. */
export const evidenceSlot = ({ workflowId }: CaseSummary, evidence: EvidenceRequest["evidence"]): UploadSlot => ({
  workflowId,
  reserve:
    ({ documentId, filename }) =>
    (object, command) =>
      object.reserveEvidence(command, { documentId, filename, evidence }),
  register: (file) => (object, command) => object.registerEvidence(command, file),
});
