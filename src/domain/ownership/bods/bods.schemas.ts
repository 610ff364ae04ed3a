import { z } from "zod";
import { readDay } from "../../case/answers.ts";
import { INTEREST_TYPES, SOURCE_TYPES, UNNAMED_REASONS } from "../ownership.model.ts";

/** What is read of statements of the Beneficial Ownership Data Standard 0.4. Further fields are ignored. */

const text = z.string().max(2_000);

/** `YYYY-MM-DD`, or an RFC 3339 time. */
const moment = z
  .string()
  .refine((given) => readDay(given.slice(0, 10)) !== null && !Number.isNaN(Date.parse(given)), "is no date or time");
const day = z.string().refine((given) => readDay(given) === given, "is no day (YYYY-MM-DD)");
const born = z
  .string()
  .refine((given) => /^\d{4}(-(1[0-2]|0[1-9]))?$/.test(given) || readDay(given) === given, "is no day, month or year");

const country = z.object({ name: text.optional(), code: z.string().max(6).optional() });
const unspecified = z.object({ reason: z.enum(UNNAMED_REASONS), description: text.optional() });
const identifiers = z
  .array(z.object({ id: text.optional(), scheme: text.optional(), schemeName: text.optional() }))
  .max(50);

const entityDetails = z.object({
  entityType: z.object({
    type: z.enum([
      "registeredEntity",
      "legalEntity",
      "arrangement",
      "anonymousEntity",
      "unknownEntity",
      "state",
      "stateBody",
    ]),
    details: text.optional(),
  }),
  unspecifiedEntityDetails: unspecified.optional(),
  name: text.optional(),
  alternateNames: z.array(text).max(50).optional(),
  jurisdiction: country.optional(),
  identifiers: identifiers.optional(),
  publicListing: z
    .object({
      hasPublicListing: z.boolean(),
      securitiesListings: z
        .array(
          z.object({
            marketIdentifierCode: text.optional(),
            stockExchangeName: text.optional(),
            stockExchangeJurisdiction: text.optional(),
          }),
        )
        .optional(),
    })
    .optional(),
});

const personDetails = z.object({
  personType: z.enum(["anonymousPerson", "unknownPerson", "knownPerson"]),
  unspecifiedPersonDetails: unspecified.optional(),
  names: z
    .array(
      z.object({
        type: text.optional(),
        fullName: text,
        familyName: text.optional(),
        givenName: text.optional(),
      }),
    )
    .max(50)
    .optional(),
  identifiers: identifiers.optional(),
  nationalities: z.array(country).max(50).optional(),
  placeOfBirth: z.object({ address: text.optional(), country: country.optional() }).optional(),
  birthDate: born.optional(),
  addresses: z
    .array(z.object({ type: text.optional(), country: country.optional() }))
    .max(50)
    .optional(),
  politicalExposure: z.object({ status: z.enum(["isPep", "isNotPep", "unknown"]) }).optional(),
});

const percent = z.number().min(0).max(100).optional();

const interest = z.object({
  type: z.enum(INTEREST_TYPES).default("unknownInterest"),
  directOrIndirect: z.enum(["direct", "indirect", "unknown"]).default("unknown"),
  beneficialOwnershipOrControl: z.boolean().default(false),
  details: text.optional(),
  share: z
    .object({
      exact: percent,
      minimum: percent,
      maximum: percent,
      exclusiveMinimum: percent,
      exclusiveMaximum: percent,
    })
    .refine(
      ({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }) =>
        Math.max(minimum ?? 0, exclusiveMinimum ?? 0) <= Math.min(maximum ?? 100, exclusiveMaximum ?? 100),
      "has a minimum above its maximum",
    )
    .optional(),
  startDate: day.optional(),
  endDate: day.optional(),
});

const relationshipDetails = z.object({
  subject: z.union([text, unspecified]),
  interestedParty: z.union([text, unspecified]),
  interests: z.array(interest).max(100).default([]),
});

const common = {
  statementId: text,
  statementDate: moment,
  declarationSubject: text,
  recordId: text.min(1),
  recordStatus: z.enum(["new", "updated", "closed"]).default("new"),
  annotations: z
    .array(z.object({ statementPointerTarget: text, description: text.optional() }))
    .max(500)
    .default([]),
  source: z
    .object({
      type: z.array(z.enum(SOURCE_TYPES)).default([]),
      description: text.optional(),
      retrievedAt: moment.optional(),
      assertedBy: z.array(z.object({ name: text.optional() })).optional(),
    })
    .optional(),
  publicationDetails: z
    .object({
      publicationDate: moment.optional(),
      publisher: z.object({ name: text.optional(), url: text.optional() }).optional(),
    })
    .optional(),
};

const entityStatement = z.object({ ...common, recordType: z.literal("entity"), recordDetails: entityDetails });
const personStatement = z.object({ ...common, recordType: z.literal("person"), recordDetails: personDetails });
const relationshipStatement = z.object({
  ...common,
  recordType: z.literal("relationship"),
  recordDetails: relationshipDetails,
});

export const bodsStatements = z.array(
  z.discriminatedUnion("recordType", [entityStatement, personStatement, relationshipStatement]),
);

export type BodsEntity = z.output<typeof entityStatement>;
export type BodsPerson = z.output<typeof personStatement>;
export type BodsRelationship = z.output<typeof relationshipStatement>;
export type BodsCountry = z.output<typeof country>;
