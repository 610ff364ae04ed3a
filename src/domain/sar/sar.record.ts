import type { GoamlArtifact, ReportType, Sar, SarAssessment, SarTransaction } from "./sar.model.ts";

/** The whole state of a report, as its Durable Object keeps it: plain data, replaced and never changed in place. */
export interface SarRecord {
  readonly tenantId: string;
  readonly workflowId: string;
  /** Grows by one with each change, so that neither a row nor the case goes back. */
  readonly version: number;
  /** Keys of the SAR-first triggers that were known when the assessment was signed; empty before. */
  readonly triggers: readonly string[];
  /** Whether an MLRO raised it, who knows of every other report; absent where an earlier version stored it. */
  readonly raisedByMlro?: boolean;
  readonly sar: Sar;
}

/** What an officer raises a report with. */
export interface SarDraft {
  readonly reportType: ReportType;
  readonly reason: string;
  readonly indicators: readonly string[];
  readonly transactions: readonly SarTransaction[];
}

/** A step in a report's life, with all that it needs already made: the rules make nothing themselves. */
export type SarStep =
  | {
      readonly operation: "submit-for-mlro";
      readonly comment: string | null;
      /** The artifact written anew from the case as it stands: it is what the MLRO judges. */
      readonly artifact: GoamlArtifact;
    }
  | {
      readonly operation: "assessment";
      readonly assessment: SarAssessment;
      readonly triggers: readonly string[];
    }
  | { readonly operation: "mlro-approve"; readonly comment: string | null }
  | { readonly operation: "mlro-reject"; readonly reason: string }
  | {
      readonly operation: "record-submission";
      readonly reference: string;
      readonly channel: string;
      readonly submittedAt: string;
      /** Stands in for an artifact that fails its checks, once the case has what it lacked. */
      readonly artifact: GoamlArtifact;
    }
  | { readonly operation: "acknowledge"; readonly reference: string; readonly acknowledgedAt: string };
