import { answer, api, type Schemas } from "../../api/client.ts";
import { hasRole, type Session } from "../../session/session.ts";
import { SARS } from "./texts.ts";

export type Sar = Schemas["Sar"];

/** A step that an officer may take on a report, with the text that it requires. */
export interface SarStep {
  readonly name: string;
  readonly label: string;
  readonly field: string;
  readonly required: boolean;
  readonly lines: number;
  readonly second?: boolean;
  readonly take: (sar: Sar, text: string) => Promise<unknown>;
}

const at = ({ case_id, sar_id }: Sar) => ({ params: { path: { case_id, sar_id } } });
const comment = (text: string) => (text ? { comment: text } : {});
const base = "/cases/{case_id}/sar/{sar_id}";

const SUBMIT: SarStep = {
  name: "submit",
  ...SARS.steps.submit,
  required: false,
  lines: 2,
  take: (sar, text) => answer(api.POST(`${base}/submit-for-mlro` as const, { ...at(sar), body: comment(text) })),
};

const assess = (reportable: boolean): SarStep => ({
  name: reportable ? "reportable" : "not-reportable",
  ...(reportable ? SARS.steps.reportable : SARS.steps.notReportable),
  required: true,
  lines: 3,
  second: !reportable,
  take: (sar, text) =>
    answer(api.POST(`${base}/assessment` as const, { ...at(sar), body: { reportable, rationale: text } })),
});

const APPROVE: SarStep = {
  name: "approve",
  ...SARS.steps.approve,
  required: false,
  lines: 2,
  take: (sar, text) => answer(api.POST(`${base}/mlro-approve` as const, { ...at(sar), body: comment(text) })),
};

const REJECT: SarStep = {
  name: "reject",
  ...SARS.steps.reject,
  required: true,
  lines: 2,
  second: true,
  take: (sar, text) => answer(api.POST(`${base}/mlro-reject` as const, { ...at(sar), body: { reason: text } })),
};

const FILE: SarStep = {
  name: "file",
  ...SARS.steps.file,
  required: true,
  lines: 1,
  take: (sar, text) =>
    answer(api.POST(`${base}/record-submission` as const, { ...at(sar), body: { reference: text } })),
};

const ACKNOWLEDGE: SarStep = {
  name: "acknowledge",
  ...SARS.steps.acknowledge,
  required: true,
  lines: 1,
  take: (sar, text) => answer(api.POST(`${base}/acknowledge` as const, { ...at(sar), body: { reference: text } })),
};

/** Steps that an officer may take on a report; the officer who raised or submitted it cannot approve it. */
export function stepsFor(sar: Sar, officer: Session): SarStep[] {
  if (sar.status === "draft") return [SUBMIT];
  if (!hasRole(officer, "mlro")) return [];
  if (sar.status === "pending_mlro") {
    if (sar.assessment === null) return [assess(true), assess(false)];
    const isOwn = [sar.raised_by, sar.submitted_by].includes(officer.officer_id);
    if (isOwn) return [];
    return sar.assessment.reportable ? [APPROVE, REJECT] : [REJECT];
  }
  if (sar.status === "approved") return [FILE];
  return sar.status === "submitted" ? [ACKNOWLEDGE] : [];
}
