import type { Ctx } from "../src/platform/context.ts";
import { errorClass } from "../src/platform/logger.ts";
import type { SignedHead } from "../src/platform/signed-head.ts";
import type { ObjectStorage } from "./object-storage.ts";

/**
 * Compares an object's chain with the head in the database, once per activation, before the first change: an object
 * that was set back must not sign another history.
 */
export class ChainCheck {
  #isDone = false;

  /** @returns false when the database cannot be read and nothing else says how far the chain was signed. */
  async run(ctx: Ctx, storage: ObjectStorage, findStored: () => Promise<SignedHead | null>): Promise<boolean> {
    if (this.#isDone) return true;
    try {
      storage.compareWithDatabase(await findStored());
      this.#isDone = true;
      return true;
    } catch (error) {
      ctx.log.warn("chain_not_compared", { class: errorClass(error) });
      return storage.signedHead() !== null;
    }
  }
}
