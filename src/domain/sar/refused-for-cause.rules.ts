import type { Finding } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { atLeast } from "../decisions/gates.rules.ts";

/** Fraud, laundering, acting for others, crime, forbidden trade and forged papers. */
const OF_CRIME =
  /^(?:acts_for_another|conviction_stated|trade_declared_grave|sanctions_said|customers_(?:restricted_place|banned_area)|document_(?:altered|signature_invalid))$/;

const isOfCrime = ({ code, severity }: Finding): boolean => OF_CRIME.test(code ?? "") && atLeast(severity, "high");

/**
 * Whether a rejected customer was one of whom a report may be due (Belgian law of 18 September 2017, articles 33, 35 and 47; AMLR
 * articles 21(2) and 69), also where an officer cleared the finding. By the findings alone: it tells nothing of a report.
 */
export const isRefusedForCause = ({ status, investigations }: Pick<CaseRecord, "status" | "investigations">): boolean =>
  status === "REJECTED" && (investigations.at(-1)?.findings.some(isOfCrime) ?? false);
