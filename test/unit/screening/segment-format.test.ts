import { expect, test } from "vitest";
import { writeFacts } from "../../../src/screening/candidates/entry-facts.ts";
import { keysOf } from "../../../src/screening/candidates/grams.ts";
import { acronymTokens, tokensOf } from "../../../src/screening/candidates/index-tokens.ts";
import { SEGMENT_FORMAT } from "../../../src/screening/candidates/segment.ts";
import { canonicalHash } from "../../../src/platform/canonical-json.ts";

const NAMES = [
  "TARNOVSKY, Grigory Petrovich",
  "Abd al-Rahman O'Neill-Şimşek J. R. 44",
  "Григорий Тарновский",
  "Κώστας Δημητρίου",
  "عبدالرحمن الياس القذافي",
  "בנימין כהן",
  "李伟明",
  "弗拉基米尔·普京",
  "김정은",
  "ウラジーミル・プーチン",
  "नरेन्द्र मोदी",
];

/**
 * A stored list is searched by the tokens that it was built with. Where they change and the format does not, no list is
 * rebuilt, and names in it are no longer found.
 */
test("the format of a segment is increased with its tokens, keys and facts", () => {
  const tokens = NAMES.map(tokensOf);
  const facts = writeFacts({
    id: "1",
    kind: "person",
    names: [],
    topics: ["sanction"],
    birthDates: ["1977/1982"],
    countries: ["RU"],
    identifiers: ["A1"],
    programmes: ["P"],
    documents: [{ number: "A1", kind: "passport", country: "RU" }],
    gender: "male",
    birthPlaces: ["Omsk"],
    titles: ["Dr"],
  });
  const acronyms = acronymTokens("Banco Nacional de Cuba Company");
  const built = canonicalHash({ tokens, acronyms, keys: tokens.flat().map(keysOf), facts });
  // Increase SEGMENT_FORMAT, then write both here.
  expect([SEGMENT_FORMAT, built]).toEqual([6, "04a104fa7d2ef96e36ad3e09fd9c52e6fa430302a4a0b2e3bc8b353c9f71dd28"]);
});
