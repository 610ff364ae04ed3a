import { readDate } from "../fields/dates.ts";
import { withoutTitles } from "../fields/person-names.ts";
import type { FactDraft } from "../facts.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import type { Labelled } from "../labels.ts";
import { placeWithin } from "../text.ts";
import { addressBlocks, type Block } from "./letters/blocks.ts";
import { documentDate } from "./letters/document-date.ts";
import { issuerOf } from "./letters/issuers.ts";
import { LETTER_FINDER, type LetterKey } from "./letters/labels.ts";
import {
  addressFact,
  addressInText,
  distinct,
  labelledNumber,
  numberFacts,
  type Party,
  partyOf,
} from "./letters/parties.ts";

/** What an authority allows to whom, under which number, and until when. */
export const readLicence: KindReader = (document) => {
  const labels = LETTER_FINDER.find(document.text);
  const blocks = addressBlocks(document.text);
  const holder = labelledHolder(labels) ?? sentenceHolder(document) ?? addressedHolder(blocks);
  return distinct([
    ...(holder === null ? [] : holder.facts),
    ...address(document, labels, blocks, holder),
    ...companyNumbers(document, labels, holder),
    ...licenceNumber(document, labels),
    ...expiry(labels),
    ...issuerOf(document, labels, "authority", holder === null ? [] : [holder.name]),
    ...documentDate(document),
  ]);
};

/** Numbers with their signs; else one that stands in brackets behind the holder, or beside its label. */
function companyNumbers({ flow }: ReadableDocument, labels: Labels, holder: Party | null): FactDraft[] {
  const found = numberFacts(flow.text, flow, () => "subject");
  if (found.length > 0) return found;
  const at = holder === null ? -1 : flow.text.replaceAll("\n", " ").indexOf(`${holder.name} (`);
  const digits = at < 0 ? null : /^\((\d{5,8})\)/.exec(flow.text.slice(at + holder!.name.length + 1));
  if (digits === null) return labelledNumber(labels);
  const start = at + holder!.name.length + 2;
  return [
    {
      type: "enterprise_number",
      subject: "subject",
      value: digits[1]!,
      place: flow.place(start, start + digits[1]!.length),
      certainty: 0.93,
    },
  ];
}

type Labels = readonly Labelled<LetterKey>[];

function labelledHolder(labels: Labels): Party | null {
  for (const { key, form, value, place } of labels) {
    const party = key === "holder" && form !== "adjacent" ? partyOf(value, place, "subject", "holder") : null;
    if (party !== null) return party;
  }
  return null;
}

/** Over the text with its line ends as spaces. */
const SENTENCES: readonly RegExp[] = [
  /(?:verleent|verleend|toegekend|kent) (?:hierbij )?aan (?:de (?:vennootschap|onderneming) )?(?<name>(?:de heer |mevrouw )?[\p{Lu}\d"«][^;:]{2,80}?)(?:,|\s\(|\s(?:een|de|wordt|met)\s)/u,
  /\b[Aa]an (?:de (?:vennootschap|onderneming) )?(?<name>(?:de heer |mevrouw )?[\p{Lu}\d"«][^;:]{2,80}?)(?:,[^;:]{0,120}|\s\([^)]{0,60}\))?\s(?:wordt|werd|is)\s.{0,20}(?:vergunning|erkenning|toelating|licentie)/u,
  /(?:octroie|octroyée?|accorde|accordée?|délivre|délivrée?) (?:par la présente )?à (?:la société |l'entreprise )?(?<name>[\p{Lu}\d"«][^;:]{2,80}?)(?:,|\s\(|\s(?:un|une|l'|le|la)\s?)/u,
  /(?<name>[\p{Lu}\d"«][^;:.]{2,70}?)(?:\s\([^)]{0,60}\))?,?\s(?:est (?:autorisée?|agréée?|inscrite?)|is (?:hereby )?(?:licensed|authorised|authorized|permitted)|beschikt over|is vergund|is erkend)/u,
  /(?:erteilt|erteilen wir) (?:hiermit )?(?:der (?:Firma |Gesellschaft )?|dem (?:Unternehmen )?|Herrn |Frau )?(?<name>[\p{Lu}\d"„][^;:]{2,80}?)(?:,|\s\(|\s(?:die|eine|das)\s)/u,
  /\b(?:Der|Dem|der Firma)\s(?<name>[\p{Lu}\d"„][^;:]{2,80}?)(?:,[^;:]{0,120}|\s\([^)]{0,60}\))?\s(?:wird|wurde|ist)\s.{0,40}(?:Erlaubnis|Genehmigung|Zulassung|Lizenz)/u,
  /(?:authorises|authorizes|licenses|grants|granted) (?:to )?(?:the company )?(?<name>[\p{Lu}\d"“][^;:]{2,80}?)(?:,|\s\(|\s(?:as|a|an|the|to)\s)/u,
  /(?:certif(?:y|ies) that|certifie que|certifions que|bescheinigt,? dass|bevestigt dat|verklaart dat|confirms? that)\s(?<name>[\p{Lu}\d"«][^;:]{2,80}?)(?:,|\s\(|\s(?:is|est|ist|has|a|wordt|als|over)\s)/u,
];

function sentenceHolder({ flow }: ReadableDocument): Party | null {
  const sentence = flow.text.replaceAll("\n", " ");
  for (const pattern of SENTENCES) {
    for (const match of sentence.matchAll(new RegExp(pattern.source, "gu"))) {
      // A name may follow other capitals of the sentence: `Article 1er. Alfa SA est autorisée`.
      const whole = match.groups!["name"]!;
      const name = whole.replace(/^.*?(?:Article|Artikel|Art\.|§)\s?\d+(?:er|e)?\.?\s(?=\p{Lu})/u, "");
      const at = match.index + match[0].indexOf(whole) + whole.length - name.length;
      const party = partyOf(name, flow.place(at, at + name.length), "subject", "holder", 0.95);
      if (party?.kind === "company" || (party !== null && withoutTitles(name) !== name)) return party;
    }
  }
  return null;
}

function addressedHolder(blocks: readonly Block[]): Party | null {
  const block = blocks.find(({ name }) => name !== null);
  return block === undefined ? null : partyOf(block.name!.text, placeWithin(block.name!), "subject", "holder", 0.9);
}

function address(
  document: ReadableDocument,
  labels: Labels,
  blocks: readonly Block[],
  holder: Party | null,
): FactDraft[] {
  const label = labels.find(
    ({ key, block }) => key === "address" && addressFact(block, document.flow.place(0, 1), "subject").length > 0,
  );
  if (label !== undefined) return addressFact(label.block, label.blockPlace, "subject");
  const block = blocks.find(({ name }) => name !== null && holder !== null && name.text.includes(holder.name)) ?? null;
  if (block !== null) return addressFact(block.address.text, block.addressPlace, "subject");
  return addressInText(document.flow, "subject");
}

const NUMBER = String.raw`(?<number>(?=[A-Z0-9./-]*\d)[A-Z0-9][A-Z0-9./-]{2,24}(?: \d{2,6}){0,4})`;
/** `Vergunning nr. H-2024-0012`, `Autorisation n° 12/345`, `Licence number 4711`. */
const INLINE = new RegExp(
  String.raw`(?:[Vv]ergunning|[Ee]rkenning|[Ll]icentie|[Tt]oelating|[Aa]utorisation|[Aa]grément|[Ll]icence|[Pp]ermis|[Ee]rlaubnis|[Ll]izenz|[Zz]ulassung|[Gg]enehmigung|[Pp]ermit|[Aa]uthorisation|[Ll]icense|[Rr]egistration)(?:s?nummer|s-?[Nn]r\.?|\s(?:nr\.?|nummer|n°|no\.?|numéro|Nr\.?|number|№))\s?:?\s${NUMBER}`,
  "u",
);

function licenceNumber({ flow }: ReadableDocument, labels: Labels): FactDraft[] {
  const draft = (value: string, place: FactDraft["place"], certainty: number): FactDraft[] => [
    { type: "licence_number", subject: "subject", value: value.replace(/[.,/-]+$/, ""), place, certainty },
  ];
  const named = labels.filter(({ key }) => key === "licence_number");
  for (const { value, place, form } of [...named, ...labels.filter(({ key }) => key === "number")]) {
    const match = new RegExp(`^(?:nr\\.?|n°|no\\.?|Nr\\.?|:|\\s)*${NUMBER}(?=$|[\\s,;.])`, "u").exec(value);
    const isDate = readDate(value) !== null;
    if (match !== null && !isDate && (form !== "adjacent" || /\d{3}/.test(match.groups!["number"]!)))
      return draft(match.groups!["number"]!, place, 0.96);
  }
  const match = INLINE.exec(flow.text);
  if (match === null) return [];
  const end = match.index + match[0].length;
  return draft(match.groups!["number"]!, flow.place(end - match.groups!["number"]!.length, end), 0.95);
}

function expiry(labels: Labels): FactDraft[] {
  for (const { key, value, place } of labels) {
    const date = key === "expiry" ? readDate(value) : null;
    if (date !== null)
      return [{ type: "expiry_date", subject: "subject", value: date.value, place, certainty: 0.97 * date.confidence }];
  }
  return [];
}
