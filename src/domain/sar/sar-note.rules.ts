import { accept, refuse } from "../../platform/errors.ts";
import type { RuleOutcome } from "../case/case.change.ts";
import type { CaseRecord, CompletedAssessment, KnownSar } from "../case/case.record.ts";
import type { SarOfficer } from "./circle.rules.ts";
import { knowsOpenSar } from "./open-sar.rules.ts";
import { completedAssessment } from "./sar.machine.ts";
import type { SarRecord } from "./sar.record.ts";

/** State of a report, as sent to its case. */
export interface SarNote extends KnownSar {
  readonly raiser: SarOfficer;
  readonly completed: CompletedAssessment | null;
}

export const sarNoteOf = (record: SarRecord): SarNote => ({
  sarId: record.sar.sar_id,
  version: record.version,
  status: record.sar.status,
  circle: { raisedBy: record.sar.raised_by, readers: record.sar.readers },
  raiser: { id: record.sar.raised_by, roles: record.raisedByMlro ? ["mlro"] : [] },
  completed: completedAssessment(record),
});

export const refuseSecondSar = () => refuse("sar_open", "The case already has an open report.");

/**
 * Records the state of a report in its case. The case serialises two reports that an officer raises at the same time,
 * and refuses the second with `sar_open`. The change is hidden: reports have their own audit chain, and officers
 * outside the circle must not see the case change.
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
