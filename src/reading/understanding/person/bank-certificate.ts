import { ibansIn } from "../fields/ibans.ts";
import type { FactDraft } from "../facts.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import type { Labelled } from "../labels.ts";
import type { Place } from "../text.ts";
import { addressBlocks, type Block } from "./letters/blocks.ts";
import { documentDate } from "./letters/document-date.ts";
import { issuerOf } from "./letters/issuers.ts";
import { LETTER_FINDER, type LetterKey } from "./letters/labels.ts";
import { addressFact, distinct, isCompany, labelledNumber, numberFacts, partyOf } from "./letters/parties.ts";
import { placeWithin } from "../text.ts";

/** Account numbers, whose they are, and the bank that says so. */
export const readBankCertificate: KindReader = (document) => {
  const labels = LETTER_FINDER.find(document.text);
  const holder = holderOf(document, addressBlocks(document.text));
  const ibans = ibansIn(document.flow.text).map((found): FactDraft => ({
    type: "iban",
    subject: "subject",
    value: found.value,
    place: document.flow.place(found.at, found.at + found.quote.length),
    certainty: 0.99 * found.confidence,
    ...(found.valid === false ? { valid: false } : {}),
  }));
  const name = holder === null ? "" : holder.name;
  return distinct([
    ...ibans,
    ...(holder === null
      ? []
      : [
          {
            type: "account_holder",
            subject: "subject",
            value: name,
            place: holder.place,
            certainty: holder.certainty,
          } as const,
        ]),
    ...(holder === null || holder.address.length > 0 ? (holder?.address ?? []) : labelledAddress(labels)),
    ...companyNumbers(document, labels),
    ...issuerOf(document, labels, "bank", [name]),
    ...documentDate(document),
  ]);
};

function labelledAddress(labels: readonly Labelled<LetterKey>[]): FactDraft[] {
  const label = labels.find(({ key, form }) => key === "address" && form !== "adjacent");
  return label === undefined ? [] : addressFact(label.block, label.blockPlace, "subject");
}

interface Holder {
  readonly name: string;
  readonly place: Place;
  readonly certainty: number;
  readonly address: readonly FactDraft[];
}

/** What stands between `that` and `is the holder of an account`. Over the text with its line ends as spaces. */
const SENTENCES: readonly RegExp[] = [
  /\b(?:dat|verklaart dat)\s(?:de vennootschap |de onderneming |onze cliënt,? |onze klant,? |de heer |mevrouw )?(?<name>[\p{Lu}\d"'«][^;:]{2,80}?),?\s(?:bij (?:onze|de) bank|titularis|houder|rekeninghouder|een (?:zicht|bank)?rekening|beschikt|is|de titularis|over een|met (?:zetel|ondernemingsnummer)|gevestigd|\()/u,
  /\bque\s(?:la société |l'entreprise |notre cliente?,? |Monsieur |Madame )?(?<name>[\p{Lu}\d"'«][^;:]{2,80}?),?\s(?:est|sont|possède|détient|dispose|titulaire|dont le siège|ayant|a (?:ouvert|un compte)|\()/u,
  /\bdass\s(?:die Firma |das Unternehmen |die Gesellschaft |unser Kunde,? |unsere Kundin,? |Herr |Frau )?(?<name>[\p{Lu}\d"'«][^;:]{2,80}?),?\s(?:bei unser|bei der|Inhaber|ein (?:Giro|Geschäfts)?konto|über ein|mit Sitz|ein Konto|seit|folgend|Kontoinhaber|das (?:Konto|folgende)|\()/u,
  /\bthat\s(?:our (?:client|customer),? |the company |Mr |Mrs |Ms )?(?<name>[\p{Lu}\d"'«][^;:]{2,80}?),?\s(?:holds?|is|are|has|have|maintains?|whose|with|a company|\()/u,
];

function holderOf(document: ReadableDocument, blocks: readonly Block[]): Holder | null {
  const labels = LETTER_FINDER.find(document.text).filter(({ key, form }) => key === "holder" && form !== "adjacent");
  for (const { value, block, place, blockPlace } of labels) {
    const name = holderName(value);
    if (name !== null) return { name, place, certainty: 0.97, address: addressFact(block, blockPlace, "subject") };
  }
  const sentence = document.flow.text.replaceAll("\n", " ");
  const addressee = blocks.find(({ name }) => name !== null) ?? null;
  const addressed =
    addressee === null ? [] : addressFact(addressee.address.text, addressee.addressPlace, "subject", 0.9);
  for (const pattern of SENTENCES) {
    const match = pattern.exec(sentence);
    const name = match === null ? null : holderName(match.groups!["name"]!);
    if (name === null) continue;
    const at = match!.index + match![0].indexOf(match!.groups!["name"]!);
    const isAddressed = addressee !== null && addressee.name!.text.includes(name);
    return {
      name,
      place: document.flow.place(at, at + name.length),
      certainty: 0.96,
      address: isAddressed ? addressed : [],
    };
  }
  if (addressee === null) return null;
  const name = holderName(addressee.name!.text);
  return name === null ? null : { name, place: placeWithin(addressee.name!), certainty: 0.88, address: addressed };
}

const EMPTY: Place = { page: null, box: null, quote: "", confidence: 1 };

function holderName(text: string): string | null {
  const line = text.split("\n")[0]!.trim();
  const party = partyOf(line, EMPTY, "subject", "holder");
  if (party !== null) return party.name;
  return isCompany(line) ? line : null;
}

/** Numbers of the bank stand in its footer, or in a line with its name. */
function companyNumbers({ text, flow }: ReadableDocument, labels: readonly Labelled<LetterKey>[]): FactDraft[] {
  const last = Math.max(0, text.rows.length - 3);
  const found = numberFacts(flow.text, flow, (at) => {
    const cell = flow.cellAt(at + 1);
    const isBanks =
      /\b(?:bank|banque|sparkasse|rpr|rpm|fsma|swift|bic)\b/.test(cell.folded) ||
      (cell.row >= last && text.rows.length > 8);
    return isBanks ? "issuer" : "subject";
  });
  return found.some(({ subject }) => subject === "subject") ? found : [...found, ...labelledNumber(labels)];
}
