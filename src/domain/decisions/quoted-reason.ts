import { mayTellOfReport } from "../sar/report-words.rules.ts";

const REASON_SHOWN_CHARS = 300;

/** An officer's reason, as it stands in a sentence. */
export const quotedReason = (reason: string): string =>
  `"${reason.length > REASON_SHOWN_CHARS ? `${reason.slice(0, REASON_SHOWN_CHARS)}…` : reason}"`;

/** An officer's reason, if there is one and it may be read where nobody may learn of a report. */
export const quotable = (reason: string | null): string | null =>
  reason === null || reason.trim() === "" || mayTellOfReport(reason) ? null : reason.trim();
