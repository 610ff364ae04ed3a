import type { CaseStatus } from "../../domain/case/case.model.ts";
import type { LegalGround } from "../../domain/reasoning/legal-basis.rules.ts";

/** Shares between two values of a threshold, in per cent. */
export interface ShareRange {
  readonly from: number;
  readonly to: number;
}

export interface StandingCase {
  readonly workflow_id: string;
  readonly company_name: string;
  readonly status: CaseStatus;
  readonly is_customer: boolean;
  /** Whether a person may hold a share in the range; false without a range. */
  readonly is_in_range: boolean;
  readonly grounds: readonly LegalGround[];
  /** Whether the caller must not see what the rules came to before their provisional decision. */
  readonly is_withheld: boolean;
}

export interface Standing {
  readonly cases: readonly StandingCase[];
  readonly customers: number;
  readonly undecided: number;
  /** Cases of the tenant whose grounds have not been entered yet, counted up to 1,000. */
  readonly not_compared: number;
}
