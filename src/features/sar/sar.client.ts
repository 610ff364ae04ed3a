import { callObject, objectByName } from "../../platform/durable-object.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Outcome } from "../../platform/errors.ts";
import type { CaseCommand } from "../cases/case.client.ts";
import type { ReaderChange } from "../../domain/sar/readers.rules.ts";
import type { SarChange } from "../../domain/sar/sar.machine.ts";
import type { Sar } from "../../domain/sar/sar.model.ts";
import type { SarStep } from "../../domain/sar/sar.record.ts";

/** What may be asked of a report's Durable Object (`durable-objects/sar-workflow.ts`). */
export interface SarObject {
  /** Puts a raised report down, if its case lets it in; gives back the one that is there already. */
  raise(command: CaseCommand, raised: SarChange, artifactText: string): Promise<Outcome<Sar>>;
  /** @param artifactText what a step's artifact is the description of. */
  take(command: CaseCommand, step: SarStep, artifactText: string | null): Promise<Outcome<Sar>>;
  /** Lets an officer know of the report, or no longer. */
  changeReaders(command: CaseCommand, change: ReaderChange): Promise<Outcome<Sar>>;
  /** Writes its row and its audit entries again, where the database lacks them; false for none of the tenant's. */
  rebuild(tenantId: string): Promise<boolean>;
  /** Forgets everything, with its case. Safe to repeat. */
  erase(): Promise<void>;
}

/** Asks the object of a report, whose name is the sar_id. @throws DomainError `service_unavailable`. */
export const callSar = <T>(ctx: Ctx, sarId: string, ask: (object: SarObject) => Promise<T>): Promise<T> =>
  callObject(ctx, "report", () => objectByName<SarObject>(ctx, ctx.env.SAR_WORKFLOW, sarId), ask);
