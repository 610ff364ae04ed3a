import type { CaseStatus } from "../../domain/case/case.model.ts";

/** Cases of one case template in one country. */
export interface CaseScope {
  readonly country: string;
  readonly template_id: string;
}

export interface OpenCase extends CaseScope {
  readonly workflow_id: string;
  readonly company_name: string;
  readonly status: CaseStatus;
}
