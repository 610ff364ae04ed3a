import type { GoamlArtifact, ReportType, Sar, SarAssessment, SarTransaction } from "./sar.model.ts";

/** The whole state of a report in its Durable Object. Immutable: each change replaces it. */
export interface SarRecord {
  readonly tenantId: string;
  readonly workflowId: string;
  /** Increases by one with each change, so that older data replaces neither the row nor the state in the case. */
  readonly version: number;
  /** Keys of the SAR-first triggers that were known when the assessment was signed; empty before. */
  readonly triggers: readonly string[];
  /** Whether an MLRO raised it, who may know of all reports; absent if an earlier version stored it. */
  readonly raisedByMlro?: boolean;
  readonly sar: Sar;
}

/** An officer's input for a new report. */
export interface SarDraft {
  readonly reportType: ReportType;
  readonly reason: string;
  readonly indicators: readonly string[];
  readonly transactions: readonly SarTransaction[];
}

/** A step of a report. The caller provides signatures and artifacts, so that the rules stay pure. */
export type SarStep =
  | {
      readonly operation: "submit-for-mlro";
      readonly comment: string | null;
      /** The artifact generated from the current case, which the MLRO assesses. */
      readonly artifact: GoamlArtifact;
    }
  | {
      readonly operation: "assessment";
      readonly assessment: SarAssessment;
      readonly triggers: readonly string[];
    }
  | {
      readonly operation: "mlro-approve";
      readonly comment: string | null;
      /** Written with the approving MLRO as reporting person; absent where the case no longer exists. */
      readonly artifact?: GoamlArtifact;
    }
  | { readonly operation: "mlro-reject"; readonly reason: string }
  | {
      readonly operation: "record-submission";
      readonly reference: string;
      readonly channel: string;
      readonly submittedAt: string;
      /** Replaces an artifact with errors after the case was completed. */
      readonly artifact: GoamlArtifact;
    }
  | { readonly operation: "acknowledge"; readonly reference: string; readonly acknowledgedAt: string };
