import { matchesOf } from "../../../platform/matches.ts";
import { addressesIn } from "../fields/addresses.ts";
import { onOneLine } from "../company/passages.ts";
import { ibansIn } from "../fields/ibans.ts";
import { namesOfList } from "../fields/person-names.ts";
import type { FactDraft } from "../facts.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import type { Labelled } from "../labels.ts";
import type { Place } from "../text.ts";
import { addressBlocks, type Block } from "./letters/blocks.ts";
import { documentDate } from "./letters/document-date.ts";
import { isKnownBank, issuerOf } from "./letters/issuers.ts";
import { footerOf } from "./letters/footers.ts";
import { LETTER_FINDER, type LetterKey } from "./letters/labels.ts";
import { onlyCompany } from "./letters/mentions.ts";
import { valuesNear } from "./letters/near.ts";
import { addressFact, distinct, isCompany, labelledNumber, numberFacts, partyOf } from "./letters/parties.ts";
import { foldInPlace, placeWithin } from "../text.ts";

/** Account numbers, whose they are, and the bank that says so. */
export const readBankCertificate: KindReader = (document) => {
  const labels = LETTER_FINDER.find(document.text);
  const holder = holderOf(document, addressBlocks(document.text));
  const footer = footerOf(document.text);
  const { rows } = document.text;
  const isInFoot = ({ at }: { readonly at: number }) => {
    const cell = document.flow.cellAt(at + 1);
    const isBanks = cell.row >= rows.length - 2 && BESIDE_OWN.test(cell.folded);
    return footer.has(cell) || (rows.length > 8 && isBanks);
  };
  const found = ibansIn(document.flow.text);
  const isBanks = (one: { readonly at: number }) =>
    isInFoot(one) || OUR_ACCOUNT.test(onOneLine(document.flow.folded.slice(Math.max(0, one.at - 80), one.at)));
  // The bank prints an account of its own in its foot, or calls it its own.
  const own = found.some((one) => !isBanks(one)) ? found.filter((one) => !isBanks(one)) : found;
  const ibans = own.map((one): FactDraft => ({
    type: "iban",
    subject: "subject",
    value: one.value,
    place: document.flow.place(one.at, one.at + one.quote.length),
    // That the check digits are wrong is certain, so that it is told; what the number should be is not.
    certainty: one.valid === false ? 0.85 : 0.99 * one.confidence,
    ...(one.valid === false ? { valid: false } : {}),
  }));
  const name = holder === null ? "" : holder.name;
  const isStatement = STATEMENT.test(document.flow.folded);
  const dates = documentDate(document);
  return distinct([
    // The accounts of others stand among the movements of a statement.
    ...(isStatement ? ibans.slice(0, 1) : ibans),
    ...(holder === null
      ? []
      : [name, ...(holder.others ?? [])].map(
          (value) =>
            ({
              type: "account_holder",
              subject: "subject",
              value,
              place: holder.place,
              certainty: holder.certainty,
            }) as const,
        )),
    ...(holder === null || holder.address.length > 0 ? (holder?.address ?? []) : labelledAddress(document, labels)),
    ...companyNumbers(document, labels, name, isStatement),
    ...issuerOf(document, labels, "bank", [name]),
    ...(isStatement ? dates.filter(({ certainty }) => certainty > 0.9) : dates),
  ]);
};

const OUR_ACCOUNT =
  /\b(?:onze|notre|unsere?[mnrs]?|our)(?: eigene?[nrs]?| own| propre)? (?:[a-z-]+ )?\w*(?:rekening|compte|konto|bankverbindung|account)\w*(?: [^.;]{0,25})?[: ]*$/;

/** In the last lines of a paper, where a bank says who it is. */
const BESIDE_OWN = /(?:bank|banque|sparkasse)\b.*\b(?:rpr|rpm|fsma|btw|tva|kvk|rcs|hrb)\b/;

/** Balances, which a certificate does not show. */
const STATEMENT =
  /rekeninguittreksel|afschrift|(?:extrait|releve) (?:de |bancaire)(?:votre |vos )?(?:compte|bancaire)|kontoauszug|statement|\bsaldo\b|\bsolde\b|kontostand|balance/;

function labelledAddress({ text }: ReadableDocument, labels: readonly Labelled<LetterKey>[]): FactDraft[] {
  const footer = footerOf(text);
  const label = labels.find(
    ({ key, form, label: cell }) => key === "address" && form !== "adjacent" && !footer.has(cell),
  );
  return label === undefined ? [] : addressFact(label.block, label.blockPlace, "subject", undefined, true);
}

interface Holder {
  readonly name: string;
  /** Who holds the account with the first. */
  readonly others?: readonly string[];
  readonly place: Place;
  readonly certainty: number;
  readonly address: readonly FactDraft[];
}

/** The name after `that`, up to a comma, a bracket or the verb. Over the text with its line ends as spaces. */
const SENTENCES: readonly RegExp[] = [
  /\b(?:dat|op naam van|ten name van)\s(?:de (?:(?:besloten |naamloze )?vennootschap|onderneming|firma|vereniging|vzw|rekeninghouder) |onze (?:cliënte?|klant),? |(?:de )?heer |mevrouw )?(?<name>[\p{Lu}\d"'«][^;:,(]{1,80}?)[”"»]?,?\s?(?:,|\(|\s(?:bij|titularis|houder|rekeninghouder|een|beschikt|is|zijn|de|over|met|gevestigd|wonende|geboren|klant|sinds|aanhoudt|houdt|heeft|Opgemaakt|Gedaan|IBAN|BIC|Dit)\s|[;:]|(?<!\b\p{Lu})\.(?=\s|$)|$)/u,
  /(?:\bque|au nom de)\s(?:la (?:société(?: anonyme| à responsabilité limitée)?|firme) |l'(?:entreprise|association) |notre cliente?,? |M(?:onsieur|adame|\.|me|r)\s)?(?<name>[\p{Lu}\d"'«][^;:,(]{1,80}?)[”"»]?,?\s?(?:,|\(|\s(?:est|sont|possède|détient|dispose|titulaire|dont|ayant|a|domiciliée?|demeurant|née?|établie?|immatriculée?|inscrite?|sous|Fait|IBAN|BIC)\s|[;:]|(?<!\b\p{Lu})\.(?=\s|$)|$)/u,
  /(?:\bdass|auf den Namen|lautet auf)\s(?:die (?:Firma|Gesellschaft) |das Unternehmen |unser Kunde,? |unsere Kundin,? |Herrn? |Frau )?(?<name>[\p{Lu}\d"'«„][^;:,(]{1,80}?)[”"»“]?,?\s?(?:,|\(|\s(?:bei|Inhaber(?:in)?|ein|über|mit|seit|folgend\p{L}*|Kontoinhaber(?:in)?|das|wohnhaft|geboren|eine|unter|ist|in|geführt|lautet|IBAN|BIC|Dieses)\s|[;:]|(?<!\b\p{Lu})\.(?=\s|$)|$)/u,
  /(?:\bthat|in the name of|held by)\s(?:our (?:client|customer),? |the company |Mr\.? |Mrs\.? |Ms\.? )?(?<name>[\p{Lu}\d"'«“][^;:,(]{1,80}?)[”"»]?,?\s?(?:,|\(|\s(?:holds?|is|are|has|have|maintains?|whose|with|a|of|operates|of|under|since|at|registered|IBAN|BIC|This)\s|[;:]|(?<!\b\p{Lu})\.(?=\s|$)|$)/u,
];

function holderOf(document: ReadableDocument, blocks: readonly Block[]): Holder | null {
  const labels = LETTER_FINDER.find(document.text).filter(({ key, form }) => key === "holder" && form !== "adjacent");
  for (const { value, block, place, blockPlace } of labels) {
    const [first, ...others] = namesOfList(value).map(({ name }) => name);
    if (first !== undefined)
      return { name: first, others, place, certainty: 0.95, address: addressFact(block, blockPlace, "subject") };
    const name = holderName(value);
    if (name !== null && !isBank(name))
      return { name, place, certainty: 0.97, address: addressFact(block, blockPlace, "subject") };
  }
  // Many companies are called without their legal form.
  const plain = labels.find(({ label, value }) => HOLDS.test(label.folded) && isPlainName(value.trim()));
  if (plain !== undefined && !isBank(plain.value)) {
    const address = addressFact(plain.block, plain.blockPlace, "subject");
    return { name: plain.value.trim(), place: plain.place, certainty: 0.93, address };
  }
  const sentence = document.flow.text.replaceAll("\n", " ");
  const addressee = blocks.find(({ name }) => name !== null && !isBank(name.text)) ?? null;
  const addressed =
    addressee === null ? [] : addressFact(addressee.address.text, addressee.addressPlace, "subject", 0.9);
  for (const match of SENTENCES.flatMap((pattern) => matchesOf(sentence, new RegExp(pattern, "gu")))) {
    const at = match.index + match[0].indexOf(match.groups!["name"]!);
    const name = holderName(onItsLine(match.groups!["name"]!, document.flow.text, at));
    if (name === null || isBank(name)) continue;
    const isAddressed = addressee !== null && addressee.name!.text.includes(name);
    return {
      name,
      place: document.flow.place(at, at + name.length),
      certainty: 0.96,
      address: isAddressed ? addressed : addressAfter(document, sentence, at + name.length),
    };
  }
  const isStatement = STATEMENT.test(document.flow.folded);
  const beside = isStatement ? null : nearHolder(document);
  if (beside !== null) return beside;
  const label = LETTER_FINDER.find(document.text).find(
    ({ key, form, value }) => key === "name" && form !== "adjacent" && form !== "below" && holderName(value) !== null,
  );
  if (label !== undefined && isStatement) {
    return { name: holderName(label.value)!, place: label.place, certainty: 0.92, address: [] };
  }
  const company = isStatement ? null : onlyCompany(document, []);
  if (company !== null && !isBank(company.party.name) && !/bank(?:\s\S{1,6})?$/i.test(company.party.name)) {
    const isAddressed = addressee !== null && addressee.name!.text.includes(company.party.name);
    const address = isAddressed ? addressed : addressAfter(document, sentence, company.end);
    return { name: company.party.name, place: company.party.facts[0]!.place, certainty: 0.92, address };
  }
  if (addressee === null) return null;
  const name = holderName(addressee.name!.text);
  return name === null ? null : { name, place: placeWithin(addressee.name!), certainty: 0.88, address: addressed };
}

/** Labels of whose account it is, and of nothing else. */
const HOLDS = /houder|titularis|titulaire|tenaamstelling|op naam|inhaber|holder|account name/;
/** Two to seven words on one line, neither a sentence nor a number. */
const PLAIN_NAME = /^\p{Lu}[^\s.:;,\d()]*(?: [\p{L}\d&'’-][^\s:;,()]*){1,6}$/u;
/** Words for an account, a kind of person or another place of the paper. */
const NO_HOLDER =
  /\b(?:account|rekening|compte|konto|personne?|person|rechtspersoon|societe|customer|client|zie|voir|siehe|see)\b/;

const isPlainName = (text: string): boolean => PLAIN_NAME.test(text) && !NO_HOLDER.test(foldInPlace(text));

/** A name that begins a line ends with it, where an address or a number goes on. */
function onItsLine(name: string, lines: string, at: number): string {
  const [line, ...rest] = lines.slice(at, at + name.length).split("\n");
  const beginsLine = /(?:^|\n)\s*$/.test(lines.slice(Math.max(0, at - 20), at));
  return beginsLine && rest.some((one) => /\d/.test(one)) ? line! : name;
}

const HOLDER =
  /houder|titularis|titulaire|intitule|begunstigd|beneficiai|begunstigt|inhaber|holder|account name|name of (?:the )?(?:account|customer|client)|customer|client\b|\bklant\b|cliente?\b|kunde|\bnaam\b|op naam|\bnom\b|au nom|\bname\b|lautend|in the name|concerne|betreft|betreff|\bre\b|objet|onderneming|entreprise|unternehmen|company/;

/** A name beside any text that has a word for the holder in it. */
function nearHolder({ text }: ReadableDocument): Holder | null {
  const footer = footerOf(text);
  for (const { value, block, place, blockPlace, cells } of valuesNear(text, HOLDER)) {
    const name = footer.has(cells[0]!) ? null : holderName(value.split(/\s[(|]|,\s(?=\d|BCE|KBO|CRO)/)[0]!);
    if (name !== null && !isBank(name))
      return { name, place, certainty: 0.93, address: addressFact(block, blockPlace, "subject") };
  }
  return null;
}

/** The seat or home of the holder, in the same sentence as the name. */
function addressAfter({ flow }: ReadableDocument, sentence: string, from: number): FactDraft[] {
  const [found] = addressesIn(sentence.slice(from, from + 160));
  if (found === undefined || !SEAT.test(flow.folded.slice(from, from + found.at).replaceAll("\n", " "))) return [];
  const place = flow.place(from + found.at, from + found.at + found.quote.length);
  return addressFact(found.quote, place, "subject", 0.94);
}

const SEAT =
  /^[^.:;]{0,80}(?:zetel|gevestigd|wonende|woonplaats|adres|siege|domicilie|demeurant|etabli|adresse|sitz|wohnhaft|anschrift|registered office|address|residing|of)[^.:;]{0,40}$/;

const isBank = (name: string): boolean => /\b(?:bank|banque|sparkasse)\b/i.test(name) || isKnownBank(name);

const EMPTY: Place = { page: null, box: null, quote: "", confidence: 1 };

function holderName(text: string): string | null {
  const line = text.split("\n")[0]!.trim();
  const party = partyOf(line, EMPTY, "subject", "holder");
  if (party !== null) return party.name;
  return isCompany(line) ? line : null;
}

const BANK_SIGNS = /\b(?:bank|banque|sparkasse|rpr|rpm|fsma|swift|bic)\b/g;

/** Numbers of the bank stand in its footer, or after its name; the holder's after the holder's name. */
function companyNumbers(
  { text, flow }: ReadableDocument,
  labels: readonly Labelled<LetterKey>[],
  holder: string,
  isStatement: boolean,
): FactDraft[] {
  const last = Math.max(0, text.rows.length - 3);
  const footer = footerOf(text);
  const running = flow.text.replaceAll("\n", " ");
  const found = numberFacts(flow.text, flow, (at) => {
    const cell = flow.cellAt(at + 1);
    const from = Math.max(0, at - 160);
    const named = holder === "" ? -1 : running.slice(from, at).lastIndexOf(holder);
    const sign = matchesOf(flow.folded.slice(from, at), BANK_SIGNS).at(-1)?.index ?? -1;
    if (footer.has(cell) && !cell.text.includes(holder)) return "issuer";
    if (named >= 0 && named > sign) return "subject";
    const isBanks = cell.folded.search(BANK_SIGNS) >= 0 || (cell.row >= last && text.rows.length > 8);
    return isBanks ? "issuer" : isStatement ? "other" : "subject";
  }).filter(({ subject }) => subject !== "other");
  return found.some(({ subject }) => subject === "subject") ? found : [...found, ...labelledNumber(labels)];
}
