import { CERTAIN } from "../../../domain/readings/certain-kind.ts";
import type { PersonFact, PersonRole } from "../../../domain/readings/reading.model.ts";
import { confidenceTogether } from "../corroborated.ts";
import type { FactDraft } from "../facts.ts";
import type { PersonName } from "../fields/person-names.ts";
import { placeOfAll, type Place } from "../text.ts";
import type { Party } from "./party.ts";
import { personNameOf } from "./people.ts";

/** A party as facts: a person, or a company with shares or an office. Where only the birth is unsure, also without it. */
export function partyFacts(party: Party, role: PersonRole): FactDraft[] {
  if (party.places.length === 0) return [];
  const places = party.share === null || party.share !== party.votes ? party.places : withSharesTogether(party.places);
  const place = placeOfAll(places);
  const surer = places.filter(({ key }) => key !== "birth" && key !== "birthPlace");
  const isBirthUnsure = surer.length > 0 && place.confidence < SURE && placeOfAll(surer).confidence >= SURE;
  return [
    ...factsAt(party, role, place),
    ...(isBirthUnsure && party.birth !== null
      ? factsAt({ ...party, birth: null, birthPlace: null }, role, placeOfAll(surer))
      : []),
  ];
}

const NAMED = 0.96;
/** Below it a place makes no certain fact. */
const SURE = CERTAIN / NAMED;

/** Shares and votes that are alike confirm each other. */
function withSharesTogether(places: readonly Place[]): Place[] {
  const alike = places.filter(({ key }) => key === "share" || key === "votes");
  const confidence = confidenceTogether(alike);
  return places.map((place) => (alike.length > 1 && alike.includes(place) ? { ...place, confidence } : place));
}

function factsAt(party: Party, role: PersonRole, place: Place): FactDraft[] {
  const name = party.company === null ? personNameOf(party) : null;
  if (name !== null)
    return [
      {
        type: "person",
        subject: "subject",
        value: personValue(party, name, role),
        place,
        certainty: NAMED,
        ...(party.votes === null ? {} : { votes: party.votes }),
      },
    ];
  const isForm = /^(?:BV|NV|SA|SRL|SAS|SARL|GmbH|AG|Ltd)\b\s*(?:[-–]|$)/.test(party.company ?? "");
  if (isForm || (party.company === null && party.number === null)) return [];
  const holder = party.company ?? party.number!;
  const share = party.share ?? party.votes;
  const value = {
    holder,
    ...(party.number === null ? {} : { enterprise_number: party.number }),
    ...(share === null ? {} : { share_percent: share }),
    role: role === "director" ? ("director" as const) : ("shareholder" as const),
  };
  return [{ type: "company_share", subject: "subject", value, place, certainty: 0.95 }];
}

function personValue(party: Party, name: PersonName, role: PersonRole): PersonFact {
  const share = party.share ?? party.votes;
  return {
    ...name,
    ...(party.birth === null ? {} : { birth_date: party.birth }),
    ...(party.birthPlace === null ? {} : { birth_place: party.birthPlace }),
    ...(party.nationality === null ? {} : { nationality: party.nationality }),
    ...(party.country === null ? {} : { country: party.country }),
    role,
    ...(party.since === null ? {} : { since: party.since }),
    ...(party.until === null ? {} : { until: party.until }),
    ...(share === null ? {} : { share_percent: share }),
    ...(party.control === null ? {} : { control: party.control }),
  };
}
