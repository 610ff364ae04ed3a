import type { CaseRecord } from "../case/case.record.ts";
import { isMlro, mayKnowOfSar, type SarOfficer } from "./circle.rules.ts";
import type { SarStatus } from "./sar.model.ts";

/** Of a report that is still to be filed or rejected. */
export const OPEN_SAR_STATUSES: readonly SarStatus[] = ["draft", "pending_mlro", "approved"];

/** Whether a report is closed, apart from an acknowledgement that may follow. */
export const isSarOver = (status: SarStatus): boolean => !OPEN_SAR_STATUSES.includes(status);

/** Whether an officer may know of an open report. Other open reports must not prevent them from raising one. */
export const knowsOpenSar = ({ sars }: CaseRecord, officer: SarOfficer): boolean =>
  sars.some(({ status, circle }) => !isSarOver(status) && (circle ? mayKnowOfSar(officer, circle) : isMlro(officer)));
