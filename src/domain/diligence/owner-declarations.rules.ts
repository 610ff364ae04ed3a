import type { CaseDocument } from "../case/case.model.ts";
import { judgesBefore, type JudgedBy } from "../case/rules-version.model.ts";

/**
 * Whether a paper on beneficial owners is the customer's own declaration, by its own words: it is compared with what others state, and
 * establishes nothing. An officer who looked at it may say that it is an extract from the register.
 */
export const isOwnDeclaration = (facts: JudgedBy, { reading, review }: CaseDocument): boolean =>
  !judgesBefore(facts, 8) &&
  review?.kind !== "ubo_extract" &&
  (reading?.warnings ?? []).some(({ code }) => code === "owners_declared");
