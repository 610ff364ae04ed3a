import { accept, refuse } from "../../platform/errors.ts";
import type { RuleOutcome } from "../cases/case.change.ts";
import type { CaseRecord, CompletedAssessment, KnownSar } from "../cases/case.record.ts";
import { completedAssessment } from "./sar.machine.ts";
import type { SarStatus } from "./sar.model.ts";
import type { SarRecord } from "./sar.record.ts";

/** What a case is told of a report of its own. */
export interface SarNote extends KnownSar {
  readonly completed: CompletedAssessment | null;
}

export const noteOf = (record: SarRecord): SarNote => ({
  sarId: record.sar.sar_id,
  version: record.version,
  status: record.sar.status,
  completed: completedAssessment(record),
});

const OPEN: readonly SarStatus[] = ["draft", "pending_mlro", "approved"];

/** Whether nothing is left to do about a report, but for an acknowledgement that may still come. */
export const isSarOver = (status: SarStatus): boolean => !OPEN.includes(status);

/** Whether a report with this id must wait, because another is open. */
export const isSarOpen = ({ sars }: CaseRecord, sarId: string): boolean =>
  sars.some((sar) => OPEN.includes(sar.status)) && sars.every((sar) => sar.sarId !== sarId);

export const refuseSecondSar = () => refuse("sar_open", "A report of this case is open already.");

/**
 * Takes over what became of a report. The case is where two reports raised at the same moment meet: it lets one
 * in. Its audit chain says nothing of it, for reports have their own, and nobody sees the case change.
 * Refuses with `sar_open`.
 */
export function noteSar(record: CaseRecord, { completed, ...sar }: SarNote): RuleOutcome<undefined> {
  const known = record.sars.find(({ sarId }) => sarId === sar.sarId);
  if (known && known.version >= sar.version) return hidden(record);
  if (isSarOpen(record, sar.sarId)) return refuseSecondSar();
  const sars = [...record.sars.filter(({ sarId }) => sarId !== sar.sarId), sar];
  const isNew = completed && record.assessments.every(({ sarId }) => sarId !== sar.sarId);
  const assessments = isNew ? [...record.assessments, completed] : record.assessments;
  return hidden({ ...record, sars, assessments });
}

const hidden = (record: CaseRecord): RuleOutcome<undefined> =>
  accept({ record, audit: [], effects: [], answer: undefined, isHidden: true });
