import { accept, refuse } from "../../platform/errors.ts";
import type { RuleOutcome } from "../case/case.change.ts";
import type { CaseRecord, CompletedAssessment, KnownSar } from "../case/case.record.ts";
import { isMlro, type Knower, knowsOf } from "./circle.rules.ts";
import { completedAssessment } from "./sar.machine.ts";
import type { SarStatus } from "./sar.model.ts";
import type { SarRecord } from "./sar.record.ts";

/** What a case is told of a report of its own. */
export interface SarNote extends KnownSar {
  readonly raiser: Knower;
  readonly completed: CompletedAssessment | null;
}

export const noteOf = (record: SarRecord): SarNote => ({
  sarId: record.sar.sar_id,
  version: record.version,
  status: record.sar.status,
  circle: { raisedBy: record.sar.raised_by, readers: record.sar.readers },
  raiser: { id: record.sar.raised_by, roles: record.raisedByMlro ? ["mlro"] : [] },
  completed: completedAssessment(record),
});

const OPEN: readonly SarStatus[] = ["draft", "pending_mlro", "approved"];

/** Whether nothing is left to do about a report, but for an acknowledgement that may still come. */
export const isSarOver = (status: SarStatus): boolean => !OPEN.includes(status);

/** Whether an officer knows of a report that is open. One they may not know of must not keep them from raising. */
const knowsOpenSar = ({ sars }: CaseRecord, officer: Knower): boolean =>
  sars.some(({ status, circle }) => !isSarOver(status) && (circle ? knowsOf(officer, circle) : isMlro(officer)));

export const refuseSecondSar = () => refuse("sar_open", "A report of this case is open already.");

/**
 * Takes over what became of a report. The case is where two reports raised by one officer at the same moment meet: it
 * lets one in. Its audit chain says nothing of it, for reports have their own, and nobody sees the case change.
 * Refuses with `sar_open`.
 */
export function recordSar(record: CaseRecord, { completed, raiser, ...sar }: SarNote): RuleOutcome<undefined> {
  const known = record.sars.find(({ sarId }) => sarId === sar.sarId);
  if (known && known.version >= sar.version) return hidden(record);
  if (!known && knowsOpenSar(record, raiser)) return refuseSecondSar();
  const sars = [...record.sars.filter(({ sarId }) => sarId !== sar.sarId), sar];
  const isNew = completed && record.assessments.every(({ sarId }) => sarId !== sar.sarId);
  const assessments = isNew ? [...record.assessments, completed] : record.assessments;
  return hidden({ ...record, sars, assessments });
}

const hidden = (record: CaseRecord): RuleOutcome<undefined> =>
  accept({ record, audit: [], effects: [], answer: undefined, isHidden: true });
