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
