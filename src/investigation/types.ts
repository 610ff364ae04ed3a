import type { DiagnosticsRecords } from "../domain/iteration/diagnostics.model.ts";
import type {
  CaseDocument,
  Discrepancy,
  EvidenceRef,
  Facts,
  Finding,
  FollowUpTask,
  InvestigationResult,
  TaskResponse,
} from "../domain/case/case.model.ts";
import type { Enrichment } from "../domain/case/enrichment.model.ts";
import type { DeclaredOwner } from "../domain/customer/declared-owner.model.ts";
import type { CurrentHit, RememberedHit } from "../domain/decisions/cleared-hits.rules.ts";
import type { OtherCase } from "../domain/decisions/cases-of-customer.rules.ts";
import type { Grounds } from "../domain/diligence/grounds.model.ts";
import type { TakenBack } from "../domain/diligence/taken-back.rules.ts";
import type { ReviewReason } from "../domain/reviews/review-reason.rules.ts";
import type { TenantTemplate } from "../domain/templates/template.types.ts";
import type { OwnershipFiling } from "../domain/ownership/ownership-filing.model.ts";
import type { Network, NetworkState } from "../domain/network/network.model.ts";
import type { Policy } from "../domain/diligence/policy.model.ts";
import type { OfficerOnMcc } from "../domain/mcc/mcc-decision.rules.ts";
import type { ReasoningTemplate } from "../domain/reasoning/reasoning.model.ts";
import type { SourceRecording } from "../sources/recording.ts";
import type { Answer } from "../sources/types.ts";

/** All that an investigation may know of its case when it starts. Plain data: a replay starts from the same. */
export interface InvestigationInput {
  readonly caseId: string;
  readonly workflowId: string;
  readonly companyName: string;
  readonly registrationNumber: string | null;
  readonly vatNumber: string | null;
  readonly country: string;
  readonly templateId: string;
  /** The tenant's own version of the template; absent for the built-in one. */
  readonly template?: TenantTemplate;
  readonly websiteUrl: string | null;
  /** Host of the customer's mail address; absent without one, and in runs recorded by rules before version 13. */
  readonly contactHost?: string;
  /** An answer that was taken back counts beside what replaced it, until an officer settles it. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly additionalData: Readonly<Record<string, unknown>>;
  readonly iteration: number;
  readonly maxIterations: number;
  readonly runId: string;
  readonly startedAt: string;
  readonly enrichment: Enrichment;
  readonly documents: readonly CaseDocument[];
  readonly taskResponses: readonly TaskResponse[];
  /** Every follow-up task that was ever put to the customer. */
  readonly followUpTasks: readonly FollowUpTask[];
  readonly previous: readonly InvestigationResult[];
  readonly discrepancies: readonly Discrepancy[];
  /** All that is known of the company so far: a source that is silent this time takes nothing of it away. */
  readonly facts: Facts;
  /** Alerts and neighbours as the case knew them when the run began; absent before the first reading. */
  readonly network?: NetworkState;
  /** Findings that an officer cleared, by finding id. */
  readonly cleared: readonly Finding[];
  /** What officers said of the merchant category before; null or absent where nobody did. */
  readonly officerOnMcc?: OfficerOnMcc | null;
  /** What the sources stated in the iteration before; absent in runs recorded by earlier versions. */
  readonly grounds?: Grounds | null;
  /** Document types whose facts a connected register gives; absent in cases of earlier versions. */
  readonly retrievable?: readonly string[];
  /** What officers filed of its owners; absent where nobody did. */
  readonly ownershipFiled?: readonly OwnershipFiling[];
  /** Owners whom the customer declared in an earlier round and names no more; absent without any. */
  readonly ownersBefore?: readonly DeclaredOwner[];
  /** Countries of owners in earlier declarations alone, until an officer settles that; absent without any. */
  readonly ownerCountriesBefore?: readonly string[];
  /** Why the case reviews an approved customer; absent where nobody asked anything. */
  readonly reviewReasons?: readonly ReviewReason[];
  /** What the customer answered otherwise before; absent where nothing was taken back. */
  readonly takenBack?: readonly TakenBack[];
  /** Absent in runs recorded by earlier versions. */
  readonly terms?: RunTerms;
  /** No run: sources are looked at again after the decision, by the rules of today. */
  readonly isLook?: true;
}

/** A rejected case of the same customer. It says nothing of what followed. */
export interface RefusedCase {
  readonly workflowId: string;
  readonly companyName: string;
  readonly decidedAt: string | null;
  /** Why it was rejected, in the officer's words; null without any, and where they may tell of a report; absent in runs recorded by
   *  earlier versions. */
  readonly reason?: string | null;
  /** Of somebody of the same birth date whose name may be the same person's. */
  readonly maybe?: true;
}

/** Policy and settings that a run is judged by. */
export interface RunTerms {
  readonly policy: Policy;
  /** Whether a model is configured and may be used. */
  readonly usesModel: boolean;
  /** The run reads alerts and neighbours; absent in runs recorded by earlier versions. */
  readonly readsNetwork?: true;
  /** Version of the service's own rules; absent in runs recorded before they had one. */
  readonly rules?: number;
  /** Whether the sources are samples. */
  readonly sample: boolean;
  /** Rejected cases of the same number when the run began; absent in runs recorded by earlier versions. */
  readonly refusedBefore?: readonly RefusedCase[];
  /** Rejected cases in which a document or number of this one was handed in too; absent where there was none. */
  readonly refusedSeen?: readonly RefusedCase[];
  /** The customer's other cases when the run began; absent without any, and in runs recorded by earlier versions. */
  readonly otherCases?: readonly OtherCase[];
  readonly listMaxAgeHours: { readonly hours: number; readonly bySource: Readonly<Record<string, number>> };
}

/**
 * Where a run keeps what it has done. `saveStage` is synchronous and durable: a stage that was saved never runs again,
 * not even after the process was killed.
 */
export interface InvestigationHost {
  readonly input: InvestigationInput;
  loadStage(name: string): unknown;
  /** What officers of the tenant cleared before, in this case or another, or confirmed in another. */
  recallClearings(hits: readonly CurrentHit[]): Promise<readonly RememberedHit[]>;
  /**
   * Records the facts of the case in the entity graph, updates the alerts around it, and reads what stands there.
   * @throws Error when the graph cannot be read: nothing is known then.
   */
  readNetwork(present: PresentFacts): Promise<Network>;
  /** @throws Error when this run is no longer the current one. */
  saveStage(name: string, output: unknown, records: DiagnosticsRecords): void;
  /** In a replay: what it stands on in place of the outside. */
  readonly replay?: Replay;
}

/** A case in the middle of a run: what the graph needs to know of it. */
export interface PresentFacts {
  readonly facts: Facts;
  readonly findings: readonly Finding[];
  readonly evidence: readonly EvidenceRef[];
  readonly grounds: Grounds;
}

/** What a run heard, told again. */
interface Replay {
  recordingOf(agentName: string): SourceRecording;
  /** The answer of an agent that could not end its work then; null where it did. */
  unknownOf(agentName: string): Answer<unknown> | null;
  /** The red-flag rules to judge by; null for a case that has none. */
  readonly rules: ReasoningTemplate | null;
}
