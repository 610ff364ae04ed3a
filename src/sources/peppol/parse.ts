import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import type { RawAnswer } from "../request.ts";
import type { PeppolAnswer } from "../types.ts";

/** Search response of the directory, limited to the fields that are used. No hit is 200 without matches. */
const searchAnswer = z.object({
  "total-result-count": z.number().int().nonnegative(),
  matches: z.array(
    z.object({
      participantID: z.object({ scheme: z.string(), value: z.string() }),
      docTypes: z.array(z.object({ scheme: z.string(), value: z.string() })).default([]),
      entities: z.array(z.object({ name: z.array(z.object({ name: z.string() })) })).default([]),
    }),
  ),
});

/** Parses whether a participant is in the Peppol directory. No match is a statement; an error is unknown. */
export function parseDirectory(raw: RawAnswer, participant: string): Reading<PeppolAnswer> {
  if (raw.status !== 200) return unknown(raw.status === 429 ? "rate_limited" : "http_error", `HTTP ${raw.status}`);
  const answer = readAnswer(raw.text);
  if (!answer) return unknown("parse_error", "the response has an unknown format");
  if (answer["total-result-count"] === 0 && answer.matches.length === 0) {
    return known({ registered: false, peppol_id: null, document_types: [], names: [] });
  }
  const matches = answer.matches.filter(
    ({ participantID }) =>
      participantID.scheme === "iso6523-actorid-upis" && participantID.value.toLowerCase() === participant,
  );
  if (matches.length === 0) return unknown("parse_error", "the matches are about other participants");
  return known({
    registered: true,
    peppol_id: participant,
    document_types: unique(matches.flatMap((match) => match.docTypes.map((type) => type.value))),
    names: unique(matches.flatMap((match) => match.entities.flatMap((entity) => entity.name.map((name) => name.name)))),
  });
}

function readAnswer(text: string): z.output<typeof searchAnswer> | null {
  try {
    return searchAnswer.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];
