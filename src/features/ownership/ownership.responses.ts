import { z } from "@hono/zod-openapi";
import { CountryCode } from "../../http/fields.schemas.ts";
import {
  INTEREST_TYPES,
  OPEN_END_REASONS,
  SOURCE_TYPES,
  UNNAMED_REASONS,
} from "../../domain/ownership/ownership.model.ts";
import { OWNERSHIP_WARNINGS } from "../../domain/ownership/structure.model.ts";
import { TimeView } from "../cases/case.responses.ts";
import { FilingView } from "./filing.responses.ts";

const Percent = z.number().min(0).max(100);

/** A day, a month or a year, as the source has it. */
const PartialDate = z.string().openapi({ example: "1971-04" });

const PARTY = {
  id: z.string(),
  name: z.string(),
  country: z.string().optional().openapi({ description: "Residence of a person, register of a company" }),
  identifiers: z
    .array(z.strictObject({ scheme: z.string().openapi({ example: "BE-BCE_KBO" }), id: z.string() }))
    .optional(),
  exempt: z
    .string()
    .optional()
    .openapi({ description: "Why its owners are not asked for, such as a regulated market" }),
  is_pep: z.boolean().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  birth_date: PartialDate.optional(),
  birth_place: z.string().optional(),
  nationality: z.string().optional(),
  legal_form: z.string().optional(),
  status: z.enum(["active", "stopped"]).optional().openapi({ description: "By its register" }),
};

const PersonView = z.strictObject(PARTY).openapi("OwnershipPerson");

const EntityView = z
  .strictObject({
    ...PARTY,
    kind: z.enum(["entity", "arrangement", "unknown"]).openapi({
      description: "`arrangement`: a trust or what resembles one. `unknown`: a name that may be a person's",
    }),
  })
  .openapi("OwnershipEntity");

const ShareView = z.strictObject({
  exact: Percent.optional(),
  minimum: Percent.optional(),
  maximum: Percent.optional(),
  exclusive_minimum: Percent.optional(),
  exclusive_maximum: Percent.optional(),
});

const StatementView = z
  .strictObject({
    id: z.string(),
    subject: z.string().openapi({ description: "Id of the entity in which the interests are held" }),
    interested_party: z.union([
      z.string(),
      z.strictObject({ reason: z.enum(UNNAMED_REASONS), description: z.string().optional() }),
    ]),
    interests: z.array(
      z.strictObject({
        type: z.enum(INTEREST_TYPES),
        directness: z.enum(["direct", "indirect", "unknown"]),
        beneficial: z.boolean(),
        share: ShareView.optional(),
        start_date: PartialDate.optional(),
        end_date: PartialDate.optional(),
        details: z.string().optional(),
      }),
    ),
    source: z.strictObject({
      type: z.enum(SOURCE_TYPES),
      name: z.string(),
      as_of: z.string().nullable(),
      retrieved_at: TimeView,
      evidence_ids: z.array(z.string()),
    }),
  })
  .openapi("OwnershipStatement");

const Range = z.strictObject({ minimum: Percent, maximum: Percent }).nullable();

const BeneficialOwnerView = z
  .strictObject({
    person: z.string().openapi({ description: "Id of the person" }),
    effective_share: Percent.nullable().openapi({
      description: "Per cent over all chains; null where control is by other means or a share is not known",
    }),
    share_range: Range,
    control: z.array(z.enum(INTEREST_TYPES)),
    basis: z.enum(["owner", "senior_official"]).openapi({
      description: "`senior_official`: nobody is a beneficial owner, so a managing official stands in",
    }),
    explanation: z.string(),
    paths: z.array(z.strictObject({ parties: z.array(z.string()), share: Percent.nullable() })),
    sources: z.array(z.string()),
    only_declared: z.boolean(),
  })
  .openapi("BeneficialOwner");

const LinkView = z
  .strictObject({
    owner: z.string(),
    owned: z.string(),
    share: Percent.nullable(),
    share_range: Range,
    control: z.array(z.enum(INTEREST_TYPES)),
    statements: z.array(z.string()),
  })
  .openapi("OwnershipLink");

export const OwnershipView = z
  .strictObject({
    subject: z.string().nullable().openapi({ description: "Id of the customer; null if it is a natural person" }),
    entities: z.array(EntityView),
    persons: z.array(PersonView),
    statements: z.array(StatementView),
    links: z
      .array(LinkView)
      .openapi({ description: "What follows from the statements after all sources were weighed" }),
    beneficial_owners: z.array(BeneficialOwnerView),
    unaccounted_share: Percent.nullable().openapi({
      description:
        "Per cent of the capital that is not traced to a natural person or an exempt company; null if the customer is a natural person",
    }),
    layers: z.int().openapi({ description: "Companies on the longest way from the customer to an owner" }),
    countries: z.array(CountryCode),
    open_ends: z.array(
      z.strictObject({ party: z.string(), reason: z.enum(OPEN_END_REASONS), source: z.string().optional() }),
    ),
    warnings: z.array(
      z.strictObject({ code: z.enum(OWNERSHIP_WARNINGS), text: z.string(), parties: z.array(z.string()) }),
    ),
    filings: z.array(FilingView),
  })
  .openapi("Ownership");

export const BodsView = z
  .array(z.record(z.string(), z.unknown()))
  .openapi("BodsStatements", { description: "Statements of the Beneficial Ownership Data Standard 0.4" });
