import { personOf, readPersonName } from "../fields/person-names.ts";
import { nationalNumbersIn } from "../fields/national-numbers.ts";
import { readDate } from "../fields/dates.ts";
import type { FactDraft } from "../facts.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import type { Labelled } from "../labels.ts";
import { placeOfAll, placeWithin } from "../text.ts";
import { addressBlocks, type Block, firstOf } from "./letters/blocks.ts";
import { documentDate } from "./letters/document-date.ts";
import { footerOf } from "./letters/footers.ts";
import { issuerOf } from "./letters/issuers.ts";
import { LETTER_FINDER, type LetterKey } from "./letters/labels.ts";
import { valuesNear } from "./letters/near.ts";
import { addressFact, distinct, onlyAddress, partyOf } from "./letters/parties.ts";

/** Who lives where, by whom it is said, and when. */
export const readProofOfAddress: KindReader = (document) => {
  const labels = LETTER_FINDER.find(document.text);
  const blocks = addressBlocks(document.text);
  const footer = footerOf(document.text);
  const ownLabels = labels.filter(({ label }) => !footer.has(label));
  const named = labelledPerson(labels);
  const addressee = addresseeOf(document, blocks);
  const holder = named ?? addressee?.facts ?? sentencePerson(document);
  const address =
    labelledAddress(ownLabels, blocks, named !== null) ??
    addressInParts(document) ??
    addressee?.address ??
    onlyAddress(document);
  const names = holder.flatMap(({ value }) =>
    typeof value === "object" && "name" in value ? [value.name] : typeof value === "string" ? [value] : [],
  );
  return distinct([
    ...holder,
    ...address,
    ...nationalNumbers(document),
    ...issuerOf(document, labels, "any", names),
    ...documentDate(document),
  ]);
};

type Labels = readonly Labelled<LetterKey>[];

/** A certificate names the resident beside labels; family and given names in two, or the whole in one. */
function labelledPerson(labels: Labels): FactDraft[] | null {
  const firm = labels.filter(({ form }) => form !== "adjacent");
  const birth = firm.find(({ key, value }) => key === "birth" && readDate(value, { latestYear: 2029 }) !== null);
  const extra = birth === undefined ? {} : { birth_date: readDate(birth.value, { latestYear: 2029 })!.value };
  const given = firm.find(({ key }) => key === "given");
  const family =
    firm.find(({ key }) => key === "family") ??
    (given === undefined ? undefined : firm.find(({ key }) => key === "name"));
  const both = given === undefined || family === undefined ? null : personOf(given.value, family.value);
  if (both !== null) {
    const place = placeOfAll([family!.place, given!.place]);
    return [
      { type: "person", subject: "subject", value: { ...both, ...extra, role: "holder" }, place, certainty: 0.97 },
    ];
  }
  for (const { value, place } of firm.filter(({ key }) => key === "name" || key === "customer" || key === "holder")) {
    const party = partyOf(value, place, "subject", "holder");
    if (party === null) continue;
    return party.facts.map((fact) =>
      party.kind === "person"
        ? { ...fact, value: { ...(fact.value as object), ...extra } as FactDraft["value"] }
        : fact,
    );
  }
  return null;
}

function labelledAddress(labels: Labels, blocks: readonly Block[], isNamed: boolean): FactDraft[] | null {
  for (const { key, form, block, value, blockPlace } of labels) {
    const isAddress = key === "address" || (isNamed && (key === "name" || key === "customer"));
    if (!isAddress || (form === "adjacent" && !/\d{4}/.test(value))) continue;
    const facts = addressFact(block, blockPlace, "subject", undefined, key === "address");
    if (facts.length > 0) return facts;
    // The town may stand under the street with a label of its own.
    const inBlock = blocks.find(({ address }) => value.length > 6 && address.text.startsWith(value));
    if (inBlock !== undefined) return addressFact(inBlock.address.text, inBlock.addressPlace, "subject");
  }
  return null;
}

const STREET =
  /^(?:adres|adresse|anschrift|address|straat|rue|strasse|street|straat en (?:huis)?nummer|strasse und hausnummer)\b.{0,20}$/;
const POSTCODE = /^(?:post ?code|code postal|plz|postleitzahl|postal code)\b.{0,30}$/;
const TOWN = /^(?:woonplaats|gemeente|plaats|stad|commune|localite|ville|ort|wohnort|gemeinde|town|city)\b.{0,20}$/;

/** The street, the postcode and the town, each beside a label of its own. */
function addressInParts({ text }: ReadableDocument): FactDraft[] | null {
  const [street, postcode, town] = [STREET, POSTCODE, TOWN].map((pattern) => valuesNear(text, pattern)[0]);
  if (street === undefined || postcode === undefined) return null;
  const place = /\p{L}{3}/u.test(postcode.value) ? postcode.value : `${postcode.value} ${town?.value ?? ""}`;
  const facts = addressFact(`${street.value}\n${place}`, placeOfAll([street.place, postcode.place]), "subject", 0.94);
  return facts.length > 0 ? facts : null;
}

/** The block of the addressee: one over whose address a person stands, or a company that is not the head of the paper. */
function addresseeOf(
  document: ReadableDocument,
  blocks: readonly Block[],
): { facts: readonly FactDraft[]; address: FactDraft[] } | null {
  const people = blocks.filter(({ name }) => name !== null && readPersonName(firstOf(name.text)) !== null);
  const companies = blocks.filter(
    ({ name }) => name !== null && name.row > 2 && readPersonName(firstOf(name.text)) === null,
  );
  const block = people[0] ?? companies[0];
  if (block === undefined) return null;
  const name = block.name!;
  const isPerson = readPersonName(firstOf(name.text)) !== null;
  const names = isPerson ? name.text.split(/\s(?:&|and|en|et|und)\s/i) : [name.text];
  const facts = names.flatMap((one) => partyOf(one, placeWithin(name), "subject", "holder")?.facts ?? []);
  return { facts, address: addressFact(block.address.text, block.addressPlace, "subject") };
}

/** `verklaart dat Jan Peeters, geboren te Gent`, `certifie que Marie Dubois réside`. Line ends count as spaces. */
const SENTENCES =
  /\b(?:dat|que|dass|that)\s(?<name>(?:(?:de heer|mevrouw|monsieur|madame|M\.|Mme|Herr|Frau|Mr\.?|Mrs\.?|Ms\.?)\s)?\p{Lu}[\p{L}'’ -]{3,60}?)(?:,|\s(?:geboren|né|née|geb\.|geboren|born|is|est|ist|réside|woont|wohnt|staat|in\b|lives|resides|sinds|depuis|seit|since))/iu;

/** `Afgeleverd aan Jan Peeters als bewijs`: who asked for a certificate of a household. */
const DELIVERED =
  /\b(?:afge(?:leverd|geven) aan|uitgereikt aan|délivrée? à|remise? à|ausgehändigt an|ausgestellt (?:für|auf)|issued to)\s(?<name>\p{Lu}[\p{L}'’ -]{3,60}?)(?:[,.(]|\s(?:als|pour|om|for|as|zum|op|le|am|on|voor|te|in)\b)/iu;

function sentencePerson({ flow }: ReadableDocument): FactDraft[] {
  const running = flow.text.replaceAll("\n", " ");
  const match = SENTENCES.exec(running) ?? DELIVERED.exec(running);
  if (match === null) return [];
  const at = match.index + match[0].indexOf(match.groups!["name"]!);
  const place = flow.place(at, at + match.groups!["name"]!.length);
  return [...(partyOf(match.groups!["name"]!, place, "subject", "holder", 0.93)?.facts ?? [])];
}

const nationalNumbers = ({ flow }: ReadableDocument): FactDraft[] =>
  nationalNumbersIn(flow.text).map((found) => ({
    type: "national_number",
    subject: "subject",
    value: found.value.number,
    place: flow.place(found.at, found.at + found.quote.length),
    certainty: 0.97 * found.confidence,
    ...(found.valid === false ? { valid: false as const } : {}),
  }));
