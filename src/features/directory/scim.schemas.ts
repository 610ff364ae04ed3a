import { z } from "@hono/zod-openapi";

const Urn = z.string().regex(/^urn:/);
const schemas = z.array(Urn);

const NameView = z.strictObject({
  formatted: z.string().optional(),
  familyName: z.string().optional(),
  givenName: z.string().optional(),
});

const EmailView = z.strictObject({
  value: z.string(),
  type: z.string().optional(),
  primary: z.boolean().optional(),
});

/** Every attribute but two may be left out on request. */
export const ScimUserView = z
  .strictObject({
    schemas,
    id: z.string(),
    externalId: z.string().optional(),
    userName: z.string().optional(),
    active: z.boolean().optional(),
    displayName: z.string().optional(),
    name: NameView.optional(),
    emails: z.array(EmailView).optional(),
    meta: z
      .strictObject({
        resourceType: z.string(),
        created: z.iso.datetime(),
        lastModified: z.iso.datetime(),
        location: z.string(),
      })
      .optional(),
  })
  .openapi("ScimUser");

const listOf = <S extends z.ZodType>(resource: S) =>
  z.strictObject({
    schemas,
    totalResults: z.number().int().min(0),
    startIndex: z.number().int().min(1),
    itemsPerPage: z.number().int().min(0),
    Resources: z.array(resource),
  });

export const ScimUsersView = listOf(ScimUserView).openapi("ScimUsers");

/** Documents of the protocol itself, whose form RFC 7643 gives. */
export const ScimDocumentView = z.looseObject({ schemas }).openapi("ScimDocument");
export const ScimDocumentsView = listOf(z.looseObject({ schemas })).openapi("ScimDocuments");

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
