import { callObject, objectByName } from "../../platform/durable-object.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Outcome } from "../../platform/errors.ts";
import type { CaseCommand } from "../cases/case.client.ts";
import type { ReaderChange } from "../../domain/sar/readers.rules.ts";
import type { SarChange } from "../../domain/sar/sar.machine.ts";
import type { Sar } from "../../domain/sar/sar.model.ts";
import type { SarStep } from "../../domain/sar/sar.record.ts";

/** Methods of a report's Durable Object (`durable-objects/sar-workflow.ts`). */
export interface SarObject {
  /** Stores a raised report if its case accepts it; returns the existing one when it is there. */
  raise(command: CaseCommand, raised: SarChange, artifactText: string): Promise<Outcome<Sar>>;
  /** @param artifactText the goAML text that the step's artifact describes. */
  take(command: CaseCommand, step: SarStep, artifactText: string | null): Promise<Outcome<Sar>>;
  /** Adds or removes an officer as a reader of the report. */
  changeReaders(command: CaseCommand, change: ReaderChange): Promise<Outcome<Sar>>;
  /** Restores its row and audit entries where the database lacks them; false for another tenant's report. */
  rebuild(tenantId: string): Promise<boolean>;
  /** Deletes all data, with its case. Idempotent. */
  erase(): Promise<void>;
}

/** Calls the object of a report, named by its sar_id. @throws DomainError `service_unavailable`. */
export const callSar = <T>(ctx: Ctx, sarId: string, ask: (object: SarObject) => Promise<T>): Promise<T> =>
  callObject(ctx, "report", () => objectByName<SarObject>(ctx, ctx.env.SAR_WORKFLOW, sarId), ask);
