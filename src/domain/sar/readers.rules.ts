import { accept, type Outcome, refuse } from "../../platform/errors.ts";
import type { ChangeMeta } from "../case/case.change.ts";
import { recordEvent, type SarChange } from "./sar.machine.ts";
import type { SarRecord } from "./sar.record.ts";

const MAX_READERS = 100;

/** Grants or withdraws an officer's access to a report. */
export interface ReaderChange {
  readonly officerId: string;
  readonly mayKnow: boolean;
}

/**
 * Adds an officer to the readers of a report, or removes one. Repeating it changes nothing. Refuses with
 * `validation_failed` above the maximum.
 */
export function changeReaders(
  record: SarRecord,
  { officerId, mayKnow }: ReaderChange,
  meta: ChangeMeta,
): Outcome<SarChange> {
  const { sar } = record;
  const knows = officerId === sar.raised_by ? mayKnow : sar.readers.includes(officerId);
  if (knows === mayKnow) return accept({ record, audit: [] });
  if (mayKnow && sar.readers.length >= MAX_READERS) {
    return refuse("validation_failed", `A report has at most ${MAX_READERS} readers.`, {
      errors: [{ path: "officer_id", code: "too_many", message: `at most ${MAX_READERS} readers` }],
    });
  }
  const readers = mayKnow ? [...sar.readers, officerId] : sar.readers.filter((reader) => reader !== officerId);
  const event = mayKnow ? "SAR_READER_ADDED" : "SAR_READER_REMOVED";
  const changed = { ...record, sar: { ...sar, readers } };
  return accept(recordEvent(changed, { event, from: sar.status, to: sar.status, comment: officerId }, meta));
}
