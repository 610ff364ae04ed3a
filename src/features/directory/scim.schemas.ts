import { z } from "@hono/zod-openapi";

/** Further attributes are ignored, as RFC 7644, section 3.3, has it. */
export const ScimUserBody = z
  .looseObject({
    schemas: z.array(z.string()).max(20),
    userName: z.string().max(255).optional(),
    externalId: z.string().max(255).nullish(),
    active: z.union([z.boolean(), z.string()]).nullish(),
  })
  .openapi("ScimUserInput");

export const ScimPatchBody = z
  .looseObject({
    schemas: z.array(z.string()).max(20),
    Operations: z
      .array(z.looseObject({ op: z.string(), path: z.string().optional(), value: z.unknown().optional() }))
      .max(100)
      .optional(),
  })
  .openapi("ScimPatch");

const attributes = {
  attributes: z.string().max(1000).optional().openapi({ description: "Attributes of the answer, separated by commas" }),
  excludedAttributes: z.string().max(1000).optional().openapi({ description: "Attributes that are left out" }),
};

export const ScimUserQuery = z.object(attributes);

export const ScimListQuery = z.object({
  ...attributes,
  filter: z.string().optional().openapi({ description: "`userName eq`, `externalId eq` or `id eq` with a text" }),
  startIndex: z.string().optional().openapi({ description: "Place of the first one, from 1" }),
  count: z.string().optional().openapi({ description: "At most this many; 200 at most" }),
});
