import type { Ctx } from "../platform/context.ts";
import { companyRegisterOf } from "./company-registers.ts";
import { isLive } from "./upstream.ts";

/**
 * Types of documents that a customer need not hand in at first, because the register of its country is connected, can be
 * asked by the number, and gives their facts. What it then does not say is asked for by a follow-up task.
 */
export function retrievableDocuments(ctx: Ctx, country: string, number: string | null): string[] {
  const register = companyRegisterOf(country);
  if (register === undefined || number === null || register.normaliseNumber(number) === null) return [];
  if (!isLive(ctx, register.source)) return [];
  const { owners, masked } = register.publishes;
  return ["certificate_of_incorporation", ...(owners && masked === undefined ? ["ubo_declaration"] : [])];
}
