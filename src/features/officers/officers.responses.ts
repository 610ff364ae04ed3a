import { z } from "@hono/zod-openapi";
import { OFFICER_STANDINGS } from "../../http/standing.ts";
import { ROLES } from "../../platform/context.ts";
import { AbsencePeriod, Day } from "./officers.schemas.ts";

const AbsenceView = AbsencePeriod.extend({
  set_by: z.string().openapi({ description: "Who recorded it: the officer, or a compliance manager" }),
}).nullable();

export const OfficerListView = z
  .strictObject({
    officers: z.array(
      z.strictObject({
        officer_id: z.string(),
        standing: z.enum(OFFICER_STANDINGS).nullable().openapi({
          description:
            "What the tenant's directory says of the officer; null if the tenant has no directory, or the directory has provisioned nobody yet. `unknown`: it never named them. `unidentified`: no token since it was set up says by which name it knows them",
        }),
        roles: z
          .array(z.enum(ROLES))
          .nullable()
          .openapi({ description: "Of the token by which the officer last did something; null: not known" }),
        last_seen: Day.openapi({ description: "Day on which the officer last did something about a case, in UTC" }),
        absence: AbsenceView.openapi({ description: "One that is not over; null without one" }),
      }),
    ),
    next_cursor: z.string().nullable().openapi({ description: "`null` on the last page" }),
  })
  .openapi("OfficerList");

export const OfficerAbsenceView = z
  .strictObject({
    officer_id: z.string(),
    absence: AbsenceView,
    without_substitute: z.array(z.string()).openapi({
      description: "Officers whose substitute is away too now: their work reaches nobody until they name another",
    }),
  })
  .openapi("OfficerAbsence");

export const OfficerNamesView = z
  .strictObject({
    names: z.array(
      z.strictObject({
        officer_id: z.string(),
        name: z.string().nullable().openapi({ description: "By the claim `AUTH_NAME_CLAIM` of the last token" }),
        email: z.string().nullable().openapi({ description: "By the claim `AUTH_EMAIL_CLAIM` of the last token" }),
      }),
    ),
    next_cursor: z.string().nullable().openapi({ description: "`null` on the last page" }),
  })
  .openapi("OfficerNames");
