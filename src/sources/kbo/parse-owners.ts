import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import type { RawAnswer } from "../request.ts";
import type { Owner } from "../types.ts";

const party = z.object({
  entityType: z.object({ type: z.string() }).optional(),
  personType: z.string().optional(),
  name: z.string().optional(),
  names: z
    .array(
      z.object({
        type: z.string().optional(),
        fullName: z.string(),
        givenName: z.string().optional(),
        familyName: z.string().optional(),
      }),
    )
    .optional(),
  birthDate: z.string().optional(),
  nationalities: z.array(z.object({ code: z.string().length(2) })).optional(),
  identifiers: z.array(z.object({ scheme: z.string().optional(), id: z.string() })).optional(),
});

const relationship = z.object({
  subject: z.string(),
  interestedParty: z.string(),
  interests: z.array(
    z.object({ endDate: z.string().optional(), share: z.object({ exact: z.number().optional() }).optional() }),
  ),
});

const statement = z.object({
  recordId: z.string(),
  recordType: z.enum(["entity", "person", "relationship"]),
  recordStatus: z.enum(["new", "updated", "closed"]),
  recordDetails: z.unknown(),
});

/**
 * All owners of one enterprise from statements of the Beneficial Ownership Data Standard 0.4; unknown if any cannot be
 * read.
 */
export function parseOwners(raw: RawAnswer, number: string): Reading<readonly Owner[]> {
  if (raw.status === 404)
    return unknown("not_configured", "the enterprise is not in the register of beneficial owners");
  if (raw.status !== 200) return unknown(raw.status === 429 ? "rate_limited" : "http_error", `HTTP ${raw.status}`);
  try {
    const statements = z
      .array(statement)
      .parse(JSON.parse(raw.text))
      .filter((entry) => entry.recordStatus !== "closed");
    const subject = `BE-BCE_KBO-${number}`;
    if (!statements.some((entry) => entry.recordId === subject)) {
      return unknown("parse_error", "the statements are not about this enterprise number");
    }
    const parties = new Map(
      statements
        .filter((entry) => entry.recordType !== "relationship")
        .map(
          (entry) => [entry.recordId, { type: entry.recordType, details: party.parse(entry.recordDetails) }] as const,
        ),
    );
    const links = statements
      .filter((entry) => entry.recordType === "relationship")
      .map((entry) => relationship.parse(entry.recordDetails))
      .filter((link) => link.subject === subject && link.interests.some((interest) => !interest.endDate));
    return known(links.map((link) => toOwner(parties.get(link.interestedParty), link)));
  } catch {
    return unknown("parse_error", "the statements have an unknown format");
  }
}

type Party = { readonly type: string; readonly details: z.output<typeof party> };

/** @throws Error if the party is missing or has no name, because the list would be incomplete */
function toOwner(owner: Party | undefined, link: z.output<typeof relationship>): Owner {
  const details = owner?.details;
  const name = details?.names?.[0]?.fullName ?? details?.name;
  if (!owner || !details || !name) throw new Error("an owner is missing");
  const share = link.interests.find((interest) => !interest.endDate)?.share?.exact;
  const parts = details.names?.[0];
  const registration = details.identifiers?.find((identifier) => identifier.scheme === "BE-BCE_KBO")?.id;
  const nationality = details.nationalities?.[0]?.code;
  return {
    name,
    kind: owner.type === "person" ? "person" : "company",
    ...(parts?.givenName && parts.familyName ? { given_name: parts.givenName, family_name: parts.familyName } : {}),
    ...(registration === undefined ? {} : { registration_number: registration }),
    ...(share === undefined ? {} : { share_percent: share }),
    ...(details.birthDate === undefined ? {} : { birth_date: details.birthDate }),
    ...(nationality === undefined ? {} : { nationality }),
  };
}
