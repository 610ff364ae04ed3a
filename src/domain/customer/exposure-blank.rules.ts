import { text } from "../case/answers.ts";
import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import type { Grounds } from "../diligence/grounds.model.ts";
import { templateOf } from "../templates/index.ts";
import type { TenantTemplate } from "../templates/template.types.ts";
import { readDeclaredOwners } from "./declared-owners.ts";

interface Answered extends JudgedBy {
  readonly templateId: string;
  readonly template?: TenantTemplate | undefined;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly grounds?: Pick<Grounds, "sample"> | null | undefined;
}

/**
 * Whether the form asks who holds a prominent public function, and the customer left that blank. Samples come without answers, or
 * with their owners alone: there a blank says something only of a customer who filled in other questions.
 */
export function isExposureBlank(facts: Answered): boolean {
  const questions = templateOf(facts)?.questions.map(({ id }) => id) ?? [];
  const isAsked = questions.includes("politically_exposed");
  if (judgesBefore(facts, 7) || !isAsked || text(facts.answers["politically_exposed"]) !== null) return false;
  if (facts.grounds?.sample !== true) return true;
  return questions.some((id) => id !== "beneficial_owners" && isGiven(facts.answers[id]));
}

const isGiven = (answer: unknown): boolean => text(answer) !== null || readDeclaredOwners(answer) !== null;
