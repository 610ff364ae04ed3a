import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { templateOf } from "../templates/index.ts";
import type { TenantTemplate } from "../templates/template.types.ts";

interface Asked extends JudgedBy {
  readonly templateId: string;
  readonly template?: TenantTemplate | undefined;
}

/**
 * Whether the form asks a question. An answer that nobody asked for may raise the risk, and must not lower it: runs before version 7
 * of the rules let it.
 */
export const isAskedOf = (of: Asked, question: string): boolean =>
  judgesBefore(of, 7) || (templateOf(of)?.questions ?? []).some(({ id }) => id === question);
