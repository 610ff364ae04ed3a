import { fromBods } from "../../domain/ownership/bods/from-bods.ts";
import type { Interest, OwnershipParty } from "../../domain/ownership/ownership.model.ts";
import { LEI_SCHEME } from "../../domain/ownership/statements/identifiers.ts";
import { given } from "../../domain/ownership/statements/part.ts";
import { type Reading, known, unknown } from "../answer.ts";
import type { RawAnswer } from "../request.ts";
import type { Owner } from "../types.ts";

/**
 * All owners of one enterprise from statements of the Beneficial Ownership Data Standard 0.4; unknown if any cannot be
 * read or is not named, because the list would be incomplete.
 */
export function parseOwners(raw: RawAnswer, number: string): Reading<readonly Owner[]> {
  if (raw.status === 404)
    return unknown("not_configured", "the enterprise is not in the register of beneficial owners");
  if (raw.status !== 200) return unknown(raw.status === 429 ? "rate_limited" : "http_error", `HTTP ${raw.status}`);
  const read = fromBods(parseJson(raw.text));
  if (!read.ok) return unknown("parse_error", "the statements have an unknown format");
  const { subject, parties, statements } = read.value;
  if (subject !== `BE-BCE_KBO-${number}`) {
    return unknown("parse_error", "the statements are not about this enterprise number");
  }
  const links = statements.filter((one) => one.subject === subject && openOnes(one.interests).length > 0);
  const owners = links.flatMap(({ interested_party: id, interests }) =>
    parties.filter((party) => party.id === id).map((party) => toOwner(party, openOnes(interests))),
  );
  return owners.length < links.length ? unknown("parse_error", "an owner has no name") : known(owners);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const openOnes = (interests: readonly Interest[]): Interest[] =>
  interests.filter(({ end_date }) => end_date === undefined);

/** @param interests those that have not ended, at least one */
function toOwner(party: OwnershipParty, interests: readonly Interest[]): Owner {
  const { name, kind, country, identifiers = [] } = party;
  const number = identifiers.find(({ scheme }) => scheme !== LEI_SCHEME)?.id;
  const [first] = interests as [Interest];
  const { share } = interests.find((one) => one.share !== undefined) ?? first;
  const types = [...new Set(interests.map(({ type }) => type))];
  const isPerson = kind === "person" || kind === "unknown";
  return {
    name,
    kind: isPerson ? "person" : "company",
    ...(party.given_name && party.family_name ? { given_name: party.given_name, family_name: party.family_name } : {}),
    ...(kind === "arrangement" ? { is_arrangement: true } : {}),
    ...given("registration_number", isPerson ? null : number),
    ...given("lei", identifiers.find(({ scheme }) => scheme === LEI_SCHEME)?.id),
    ...given("listed_on", party.exempt),
    ...given("share_percent", share?.exact),
    ...(share === undefined || share.exact !== undefined ? {} : { share_band: share }),
    ...(interests.every(({ directness }) => directness === "direct") ? {} : { basis: "beneficial_owner" }),
    ...(types.length === 1 && types[0] === "shareholding" ? {} : { interests: types }),
    ...given("details", interests.find(({ details }) => details !== undefined)?.details),
    ...given("birth_date", party.birth_date),
    ...given("nationality", party.nationality),
    // The register that answered is Belgian.
    ...(country === undefined || (country === "BE" && number !== undefined) ? {} : { country }),
    ...given("since", first.start_date),
  };
}
