import { z } from "zod";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Tokens of the directories (SCIM) that provision officers, as SHA-256 only. A tenant has two during a rotation. */
export const scimTokensSetting = z
  .array(z.strictObject({ sha256, tenant: z.string().min(1) }))
  .refine(
    (tokens) => new Set(tokens.map((token) => token.sha256)).size === tokens.length,
    "the same token is listed twice",
  );

/** What of a SCIM user equals a claim of the officer's token. */
export const SCIM_MATCH_ATTRIBUTES = ["externalId", "userName"] as const;
export type ScimMatchAttribute = (typeof SCIM_MATCH_ATTRIBUTES)[number];

/** Whether the tenant's officers are provisioned by a directory. */
export const hasDirectory = (
  { SCIM_TOKENS }: { readonly SCIM_TOKENS: z.output<typeof scimTokensSetting> },
  tenantId: string,
): boolean => SCIM_TOKENS.some(({ tenant }) => tenant === tenantId);
