import type { z } from "@hono/zod-openapi";
import { shareOf } from "./difference.rules.ts";
import type { ImportRow } from "./import.model.ts";
import type { ImportView } from "./platform-imports.responses.ts";

export function viewImport({ comparison, base_id: _base, ...row }: ImportRow): z.input<typeof ImportView> {
  const { difference, base, reasons = [] } = comparison ?? {};
  return {
    ...row,
    compared_with: base ?? null,
    difference: difference
      ? {
          ...difference,
          names_in_force: difference.names_in_force ?? null,
          names_after: difference.names_after ?? null,
          removed_share: shareOf(difference.removed, difference),
          removed_examples: [...difference.removed_examples],
        }
      : null,
    second_operator: { needed: reasons.length > 0, reasons: [...reasons] },
  };
}
