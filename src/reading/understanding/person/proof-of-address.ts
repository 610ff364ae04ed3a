import { personOf, readPersonName, withoutTitles } from "../fields/person-names.ts";
import { hasLegalForm } from "../fields/legal-forms.ts";
import { nationalNumbersIn } from "../fields/national-numbers.ts";
import type { PersonFact } from "../../../domain/readings/reading.model.ts";
import { readNationality } from "../../../platform/nationalities.ts";
import { readDate } from "../fields/dates.ts";
import { addressesOverLines } from "../company/mentions.ts";
import { onOneLine } from "../company/passages.ts";
import { asGuess, type FactDraft } from "../facts.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import type { Labelled } from "../labels.ts";
import { type Cell, type DocumentText, foldInPlace, placeOfAll, placeWithin } from "../text.ts";
import { addressBlocks, type Block, firstOf, namesIn } from "./letters/blocks.ts";
import { bornPeople } from "./letters/born.ts";
import { documentDate } from "./letters/document-date.ts";
import { footerOf } from "./letters/footers.ts";
import { isKnownIssuer, issuerOf, namesIssuer } from "./letters/issuers.ts";
import { LETTER_FINDER, type LetterKey } from "./letters/labels.ts";
import { valuesNear } from "./letters/near.ts";
import { addressFact, distinct, onlyAddress, partyOf } from "./letters/parties.ts";

/** Who lives where, by whom it is said, and when. */
export const readProofOfAddress: KindReader = (document) => {
  const labels = LETTER_FINDER.find(document.text);
  const blocks = addressBlocks(document.text);
  const footer = footerOf(document.text);
  const named = labelledPerson(document, labels);
  const addressee = addresseeOf(document, blocks);
  const inSentence = named === null && addressee === null ? sentencePerson(document) : [];
  const holder = named ?? addressee?.facts ?? (inSentence.length > 0 ? inSentence : onlyBorn(document));
  const isOfCompany = holder.some(({ type }) => type === "company_name");
  // A person has no seat: the one that a paper names is the sender's.
  const ownLabels = labels.filter(
    ({ label, place }) => !footer.has(label) && (isOfCompany || !SEAT.test(foldInPlace(place.quote))),
  );
  const address =
    labelledAddress(ownLabels, blocks, named !== null) ??
    addressInParts(document) ??
    sentenceAddress(document) ??
    addressee?.address ??
    onlyAddressOf(document, blocks);
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

const SEAT = /^(?:registered office|(?:maatschappelijke )?zetel|siege(?: social)?|sitz)\b/;

/** The only address of a paper: as it stands in lines of its own, where it does. */
function onlyAddressOf(document: ReadableDocument, blocks: readonly Block[]): FactDraft[] {
  const only = onlyAddress(document);
  const [block, ...more] = blocks;
  return only.length === 0 || block === undefined || more.length > 0
    ? only
    : addressFact(block.address.text, block.addressPlace, "subject", only[0]!.certainty);
}

type Labels = readonly Labelled<LetterKey>[];

/** A certificate names the resident beside labels; family and given names in two, or the whole in one. */
function labelledPerson({ text }: ReadableDocument, labels: Labels): FactDraft[] | null {
  const firm = labels.filter(({ form }) => form !== "adjacent");
  const extra = particulars(text, firm);
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

const NATIONALITY = /^(?:nationaliteit|nationalite|staatsangehorigkeit|nationality)\b.{0,16}$/;

/** What a certificate says of the resident beside labels of their own: `Née à : Huy, le 14 février 1988`. */
function particulars(text: DocumentText, labels: Labels): Partial<PersonFact> {
  const [birth] = labels.flatMap(({ key, value }) => {
    const date = key === "birth" ? readDate(value, { latestYear: 2029 }) : null;
    return date === null ? [] : [{ date, town: BORN_IN.exec(value.slice(0, date.at))?.[1] }];
  });
  const nationality = valuesNear(text, NATIONALITY).map(({ value }) => readNationality(value))[0] ?? null;
  return {
    ...(birth === undefined ? {} : { birth_date: birth.date.value }),
    ...(birth?.town === undefined ? {} : { birth_place: birth.town }),
    ...(nationality === null ? {} : { nationality }),
  };
}

/** The town before a day of birth. */
const BORN_IN = /^(\p{Lu}[\p{L}'’. -]{1,40}?),?\s(?:(?:le|op|am|den|on|the)\s)?$/u;

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

/** Whom a letter to a company is for; no sender prints it. */
const ATTENTION =
  /^(?:a )?l'attention de |^(?:ter attentie van|t\.?a\.?v\.?|attn\.?|att\.|z\. ?h(?:d|\. ?v)\.|for the attention of) /;

const hasTitle = ({ text }: Cell): boolean => withoutTitles(text) !== text;
const TITLE_ALONE =
  /^(?:aan|a|an|to)?\s?(?:de heer|heer|mevrouw|monsieur|madame|herrn?|frau|familie|famille|eheleute|mr|mrs|ms)\.?$/;

/** The block of the addressee: one over whose address a person stands, or a company that is not the head of the paper. */
function addresseeOf(
  document: ReadableDocument,
  blocks: readonly Block[],
): { facts: readonly FactDraft[]; address: FactDraft[] } | null {
  const people = blocks.filter(
    ({ name }) => name !== null && readPersonName(firstOf(name.text)) !== null && !hasLegalForm(name.text),
  );
  const companies = blocks.filter(
    ({ name, above }) =>
      name !== null &&
      (name.row > 2 || above.some(({ folded }) => ATTENTION.test(folded))) &&
      readPersonName(firstOf(name.text)) === null,
  );
  // At the top stands who writes, whose name may look like a person's: a letter greets whom it is for by a title.
  const titled = people.find(
    ({ name, above }) => hasTitle(name!) || TITLE_ALONE.test(above[above.indexOf(name!) + 1]?.folded ?? ""),
  );
  const first = people[0]?.name?.row === 0 ? (titled ?? people[0]) : people[0];
  const block = first ?? companies[0] ?? besideHead(document, blocks);
  if (block === null) return null;
  const name = block.name!;
  const isPerson = readPersonName(firstOf(name.text)) !== null;
  const over = isPerson ? block.above[block.above.indexOf(name) + 1] : undefined;
  // A couple has a line each: `De heer Peeters Jan` over `Mevrouw Claes Els`.
  const isCouple = over !== undefined && withoutTitles(over.text) !== over.text && !areOne(over.text, name.text);
  const lines = isCouple ? [over, name] : [name];
  const facts = lines.flatMap((line) =>
    (isPerson ? namesIn(line.text) : [line.text]).flatMap(
      (one) => partyOf(one, placeWithin(line), "subject", "holder")?.facts ?? [],
    ),
  );
  return { facts, address: addressFact(block.address.text, block.addressPlace, "subject") };
}

/** The only block of a bill whose addressee is printed at its top, beside or under the head of another, such as a supplier. */
function besideHead({ text: { rows } }: ReadableDocument, blocks: readonly Block[]): Block | null {
  const [only, ...more] = blocks.filter(({ name }) => name !== null);
  const name = only?.name ?? null;
  if (name === null || more.length > 0 || isKnownIssuer(name)) return null;
  const first = name.folded.split(" ")[0]!;
  const isHead = (cell: Cell) => cell !== name && namesIssuer(cell) && !cell.folded.includes(first);
  return rows.slice(0, name.row + 1).some((row) => row.some(isHead)) ? only! : null;
}

/** `Mrs T Hartley` over `Tessa Hartley`: whether one line writes the other short. */
function areOne(a: string, b: string): boolean {
  const [first, second] = [a, b].map((line) =>
    foldInPlace(withoutTitles(line))
      .split(/[\s.]+/)
      .filter(Boolean),
  ) as [string[], string[]];
  const isIn = (word: string, words: readonly string[]) =>
    words.some((one) => one.startsWith(word) || word.startsWith(one));
  return first.every((word) => isIn(word, second));
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

/** The only person whose day of birth a paper names, such as in the table of a household of one. */
function onlyBorn(document: ReadableDocument): FactDraft[] {
  const born = bornPeople(document);
  const [only] = born;
  if (only === undefined || new Set(born.map(({ name }) => name.name)).size > 1) return [];
  const value: PersonFact = { ...only.name, birth_date: only.birth, role: "holder" };
  return [{ type: "person", subject: "subject", value, place: only.place, certainty: 0.93 }];
}

/** Before an address: that somebody lives or is registered there. */
const LIVES_AT =
  /(?:\b(?:op het (?:volgende )?adres|a l'adresse(?: suivante)?|(?:unter|an) (?:der|folgender) (?:anschrift|adresse)|at (?:the (?:following )?)?address(?: of)?)|\b(?:ingeschreven|gedomicilieerd|woont|wonende?|woonachtig|verblijft|inscrite?|domiciliee?|reside|demeur(?:e|ant)|gemeldet|wohnhaft|wohnt|resides|residing|lives|living|registered)(?: (?:is|sind|since|sinds|sedert|depuis|seit) [^.]{3,20})?,? (?:te|in|op|au|a|at|unter))\s?:?\s?$/;
const OF_OFFICE = /\b(?:zetel|siege|sitz|kantoor|bureau|office|gevestigd|etabli)\b[^.;]{0,30}$/;

const SIGNS = /ondergetekende|soussigne|unterzeichne|undersigned/;

/** `est inscrite au registre de la population à l'adresse : Avenue des Tilleuls 8, 5000 Namur`. Several addresses so told are a guess. */
function sentenceAddress({ flow }: ReadableDocument): FactDraft[] | null {
  const folded = onOneLine(flow.folded);
  const facts = addressesOverLines(flow.text).flatMap(({ value, at, quote, confidence }): FactDraft[] => {
    const before = folded.slice(Math.max(0, at - 90), at);
    const sentence = folded
      .slice(Math.max(0, at - 200), at)
      .split(/[.;] /)
      .at(-1)!;
    // Who signs may be the landlord, or a host.
    if (!LIVES_AT.test(before) || OF_OFFICE.test(before) || SIGNS.test(sentence)) return [];
    const place = flow.place(at, at + quote.length);
    return [{ type: "address", subject: "subject", value: value.text, place, certainty: 0.95 * confidence }];
  });
  if (facts.length === 0) return null;
  return new Set(facts.map(({ value }) => value)).size > 1 ? facts.map(asGuess) : facts.slice(0, 1);
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
