import type { Ctx } from "../../platform/context.ts";
import type { InvestigationHost } from "../types.ts";
import { StageLog } from "./stage-log.ts";

/** The durable steps of one run: what was saved is given back, anything else is done and saved. */
export class Stages {
  readonly #ctx: Ctx;
  readonly #host: InvestigationHost;

  constructor(ctx: Ctx, host: InvestigationHost) {
    this.#ctx = ctx;
    this.#host = host;
  }

  /**
   * The output of a stage, which is plain data. It is read back from its JSON form even when it was just made,
   * so that a run which was interrupted and one which was not go on from the very same values.
   * @throws what `work` throws, or the host where this run is no longer the current one.
   */
  async run<T>(stage: string, sequence: number, work: (log: StageLog) => Promise<T> | T): Promise<T> {
    const saved = this.#host.loadStage(stage);
    if (saved !== undefined && saved !== null) return saved as T;
    const { runId, caseId } = this.#host.input;
    const log = new StageLog({ runId, caseId, stage, sequence }, this.#ctx.now);
    const output = asPlainData(await work(log));
    this.#host.saveStage(stage, output, log.records());
    return output;
  }
}

const asPlainData = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
