import { expect } from "vitest";
import type { Finding } from "../../src/domain/case/case.model.ts";
import type { ApiAnswer, Officer } from "./api.ts";
import { investigation } from "./case-fixtures.ts";
import type { OpenCase } from "./cases.ts";
import { putCase } from "./portal.ts";

/** Puts a case under review with these findings, without the way there. */
export const putUnderReview = (opened: OpenCase, findings: readonly Finding[] = []): Promise<void> =>
  putCase(opened, { status: "REVIEW_PENDING", iteration: 1, investigations: [investigation({ findings })] });

export const sarPath = ({ caseId }: Pick<OpenCase, "caseId">) => `/cases/${caseId}/sar`;

export const raiseSar = async (officer: Officer, opened: OpenCase, body: object = {}) => {
  const answer = await officer.post(sarPath(opened), { reason: "Payments that fit no business", ...body });
  expect(answer.status).toBe(201);
  return answer.body as { sar_id: string; goaml_artifact: { key: string; sha256: string; size: number } };
};

/** One report on its way, with the officers who take it there. */
export class SarFile {
  readonly #officer: Officer;
  readonly #base: string;

  constructor(officer: Officer, opened: OpenCase, sarId: string) {
    this.#officer = officer;
    this.#base = `${sarPath(opened)}/${sarId}`;
  }

  #mlro(name: string): Officer {
    return this.#officer.colleague(name, "mlro");
  }

  submit = (body?: object): Promise<ApiAnswer> => this.#officer.post(`${this.#base}/submit-for-mlro`, body);
  assess = (reportable: boolean, by = "mia"): Promise<ApiAnswer> =>
    this.#mlro(by).post(`${this.#base}/assessment`, { reportable, rationale: "seen and weighed" });
  approve = (by = "mia"): Promise<ApiAnswer> => this.#mlro(by).post(`${this.#base}/mlro-approve`);
  reject = (by = "mia"): Promise<ApiAnswer> =>
    this.#mlro(by).post(`${this.#base}/mlro-reject`, { reason: "no ground" });
  record = (by = "mia"): Promise<ApiAnswer> =>
    this.#mlro(by).post(`${this.#base}/record-submission`, { reference: "CTIF-2026-1" });
  acknowledge = (by = "mia"): Promise<ApiAnswer> =>
    this.#mlro(by).post(`${this.#base}/acknowledge`, { reference: "ACK-1" });
}

/** Raises a report and takes it to a status of its life. */
export async function sarIn(
  status: "draft" | "pending_mlro" | "assessed" | "approved" | "rejected" | "submitted" | "acknowledged",
  officer: Officer,
  opened: OpenCase,
): Promise<SarFile> {
  const { sar_id } = await raiseSar(officer, opened);
  const file = new SarFile(officer, opened, sar_id);
  const way: Record<typeof status, (() => Promise<ApiAnswer>)[]> = {
    draft: [],
    pending_mlro: [file.submit],
    assessed: [file.submit, () => file.assess(true)],
    approved: [file.submit, () => file.assess(true), file.approve],
    rejected: [file.submit, () => file.assess(false), file.reject],
    submitted: [file.submit, () => file.assess(true), file.approve, file.record],
    acknowledged: [file.submit, () => file.assess(true), file.approve, file.record, file.acknowledge],
  };
  for (const step of way[status]) expect((await step()).status).toBe(200);
  return file;
}
