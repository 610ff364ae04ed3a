import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import type { CaseDocument } from "../case/case.model.ts";
import type { DocumentKind } from "../documents/document-kinds.ts";
import { certainKind } from "../readings/certain-kind.ts";
import type { WarningCode } from "../readings/reading.model.ts";

/** Kinds whose first pages show what they are asked for, with conditions behind them. */
const WITH_CONDITIONS: readonly (DocumentKind | null)[] = ["proof_of_address", "invoice", "contract"];

/** What leaves more unread than the pages beyond those that are read at all. */
const UNREAD: readonly WarningCode[] = ["damaged", "unsupported", "pixels_beyond_limit", "time_ran_out"];

/** Whether nothing of a bill or contract is unread but the pages beyond the first ones, which alone are read. */
export const isUnreadAtItsEnd = (judged: JudgedBy, { reading }: CaseDocument): boolean =>
  !judgesBefore(judged, 11) &&
  WITH_CONDITIONS.includes(certainKind(reading)) &&
  reading!.warnings.some(({ code }) => code === "pages_beyond_limit") &&
  !reading!.warnings.some(({ code }) => UNREAD.includes(code));

export const isReadInPart = (judged: JudgedBy, document: CaseDocument): boolean =>
  document.reading?.status === "partly_read" && !isUnreadAtItsEnd(judged, document);
