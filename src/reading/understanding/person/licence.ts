import { matchesOf } from "../../../platform/matches.ts";
import { datesIn, readDate } from "../fields/dates.ts";
import { withoutTitles } from "../fields/person-names.ts";
import { asGuess, type FactDraft } from "../facts.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import type { Labelled } from "../labels.ts";
import { issuersNumbers } from "../sender.ts";
import { placeWithin } from "../text.ts";
import { addressBlocks, type Block } from "./letters/blocks.ts";
import { documentDate } from "./letters/document-date.ts";
import { issuerOf } from "./letters/issuers.ts";
import { footerOf } from "./letters/footers.ts";
import { LETTER_FINDER, type LetterKey } from "./letters/labels.ts";
import { onlyCompany } from "./letters/mentions.ts";
import { valuesNear } from "./letters/near.ts";
import {
  addressFact,
  onlyAddress,
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
  const issuer = issuerOf(document, labels, "authority");
  const holder =
    labelledHolder(labels) ??
    nearHolder(document) ??
    sentenceHolder(document) ??
    onlyCompany(document, issuer)?.party ??
    addressedHolder(blocks);
  return distinct([
    ...(holder === null ? [] : holder.facts),
    ...address(document, labels, blocks, holder),
    ...companyNumbers(document, labels, holder),
    ...licenceNumber(document, labels),
    ...expiry(document, labels),
    ...issuerOf(document, labels, "authority", holder === null ? [] : [holder.name]),
    ...dateOf(document),
  ]);
};

const SINCE =
  /(?:vergund|erkend|geregistreerd|ingeschreven|geldig|agreee?|autorisee?|inscrite?|valable|zugelassen|gultig|erteilt|authori[sz]ed|licensed|registered|effective|valid|ingangsdatum|date d'effet|wirkung)\b.{0,20}(?:sinds|depuis|seit|since|from|vanaf|van\b|a partir|du\b|vom|ab\b|as of)|ingangsdatum|date d'effet|effective (?:from|date)/;

/** The day of the decision, or where the paper names none, the day from which the permission holds. */
function dateOf(document: ReadableDocument): FactDraft[] {
  const own = documentDate(document);
  if (own.length > 0) return own;
  const { text, flow } = document;
  const values = valuesNear(text, SINCE).flatMap(({ value, place }) => {
    const date = readDate(value);
    return date === null ? [] : [{ value: date.value, place }];
  });
  const running = flow.folded.replaceAll("\n", " ");
  const inText = datesIn(flow.text)
    .filter(({ at }) =>
      new RegExp(`${SINCE.source}\\s(?:le |het |the )?$`).test(running.slice(Math.max(0, at - 60), at)),
    )
    .map(({ value, at, quote }) => ({ value, place: flow.place(at, at + quote.length) }));
  const all = [...values, ...inText];
  return new Set(all.map(({ value }) => value)).size === 1
    ? [{ type: "document_date", subject: "subject", value: all[0]!.value, place: all[0]!.place, certainty: 0.9 }]
    : [];
}

/** Numbers with their signs; else one that stands in brackets behind the holder, or beside its label. */
function companyNumbers({ text, flow }: ReadableDocument, labels: Labels, holder: Party | null): FactDraft[] {
  const footer = footerOf(text);
  const all = numberFacts(flow.text, flow, (at) => (footer.has(flow.cellAt(at + 1)) ? "issuer" : "subject"));
  const issuers = issuersNumbers(text);
  const found = all.filter(
    ({ subject, value }) => subject === "subject" && typeof value === "string" && !issuers.has(value),
  );
  const [labelled] = found.length > 1 ? labelledNumber(labels) : [];
  if (labelled !== undefined && found.some(({ value }) => value === labelled.value))
    return found.map((fact) => (fact.value === labelled.value ? fact : asGuess(fact)));
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

const HOLDER =
  /\b(?:vergunning|erkennings?|licentie|toelatings?|registratie)?houder\b|titulaire|beneficiaire|\w*inhaber(?:in)?\b|\b(?:licen[cs]e|permit)?\s?holder\b|licensee|begunstigde|begunstigte|exploitant|operator\b|operateur|betreiber|verleend aan|afgegeven aan|delivree? a\b|accordee? a\b|erteilt an|issued to|granted to|\bfirm\b|\bfirma\b|onderneming\b|entreprise\b|unternehmen\b|instelling|etablissement|\binstitut\b|authori[sz]ed (?:person|firm)|naam|denomination|\bname\b/;

function nearHolder({ text }: ReadableDocument): Party | null {
  const footer = footerOf(text);
  for (const { value, place, cells } of valuesNear(text, HOLDER)) {
    const party = footer.has(cells[0]!) ? null : partyOf(value, place, "subject", "holder", 0.93);
    if (party?.kind === "company") return party;
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
    for (const match of matchesOf(sentence, new RegExp(pattern.source, "gu"))) {
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
  const footer = footerOf(document.text);
  const label = labels.find(
    ({ key, block, label: cell }) =>
      key === "address" && !footer.has(cell) && addressFact(block, document.flow.place(0, 1), "subject").length > 0,
  );
  if (label !== undefined) return addressFact(label.block, label.blockPlace, "subject");
  const block = blocks.find(({ name }) => name !== null && holder !== null && name.text.includes(holder.name)) ?? null;
  if (block !== null) return addressFact(block.address.text, block.addressPlace, "subject");
  return onlyAddress(document);
}

const NUMBER = String.raw`(?<number>[A-Z]{2} \d[\d.-]{2,14} (?:CE|EG|EC|UE|EU)(?!\p{L})|(?:(?=[A-Z0-9./_-]*\d)[A-Z0-9][A-Z0-9./_-]{2,24}|\d{1,3}(?= \d{3}))(?: \d{2,6}){0,4}(?: ?\/ ?\d{1,3}(?!\d))?)`;
/** `Vergunning nr. H-2024-0012`, `Autorisation n° 12/345`, `Licence number 4711`. */
const INLINE = new RegExp(
  String.raw`(?:[Vv]ergunning|[Ee]rkenning|[Ll]icentie|[Tt]oelating|[Aa]utorisation|[Aa]grément|[Ll]icence|[Pp]ermis|[Ee]rlaubnis|[Ll]izenz|[Zz]ulassung|[Gg]enehmigung|[Pp]ermit|[Aa]uthorisation|[Ll]icense|[Rr]egistration)(?:s?nummer|s-?[Nn]r\.?|\s(?:nr\.?|nummer|n°|no\.?|numéro|Nr\.?|number|№))\s?:?\s${NUMBER}`,
  "u",
);

function licenceNumber({ text, flow }: ReadableDocument, labels: Labels): FactDraft[] {
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
  const match = INLINE.exec(flow.text) ?? NUMBERED.exec(flow.text.replaceAll("\n", " ")) ?? REGISTERED.exec(flow.text);
  if (match !== null) {
    const end = match.index + match[0].length;
    return draft(match.groups!["number"]!, flow.place(end - match.groups!["number"]!.length, end), 0.95);
  }
  for (const { label, value, place } of valuesNear(text, NUMBER_LABEL)) {
    if (OF_COMPANY.test(label.folded)) continue;
    const number = new RegExp(`^(?:n(?:r|o|um)?\\.?|n°|#|:|\\s)*${NUMBER}(?=$|[\\s,;.)])`, "iu").exec(value)?.groups![
      "number"
    ];
    if (number !== undefined && /\d{3}/.test(number) && readDate(value) === null) return draft(number, place, 0.93);
  }
  return [];
}

/** `geregistreerd onder nummer 41000062`, `est inscrit sous le numéro d'immatriculation 22 005 755`. */
const REGISTERED = new RegExp(
  String.raw`(?:onder|sous|unter|under)\s(?:het |le |la |der |the )?(?:\p{L}+\s)?(?:nummer|nr\.?|numéro|n°|number|no\.?|Nummer|Nr\.?)(?:\s(?!\p{Lu}{2} \d)(?:d['’]|de\s)?\p{L}+)?\s?:?\s${NUMBER}`,
  "u",
);
/** `de erkenning met nummer AB-123`, `l'agrément numéro ...`, `the approval numbered ...`. */
const NUMBERED = new RegExp(
  String.raw`(?:[Vv]ergunning|[Ee]rkenning|[Ll]icentie|[Aa]grément|[Aa]utorisation|[Zz]ulassung|[Ee]rlaubnis|[Gg]enehmigung|[Aa]pproval|[Ll]icen[cs]e|[Pp]ermit)\s(?:(?:met|mit|with|portant)\s(?:het |der |the |le )?)?(?:nummer|Nummer|number|numéro|numbered)\s${NUMBER}`,
  "u",
);
const OF_COMPANY =
  /registered (?:number|no)|company|companies|kvk|\bkbo\b|\bbce\b|siren|siret|\brcs\b|registre de commerce|handelsregister|ondernemings|entreprise|unternehmens|btw|tva|vat|\bust/;
const NUMBER_LABEL =
  /(?:vergunning|erkenning|licentie|toelating|registratie|relatie|inschrijving|agrement|autorisation|licence|inscription|immatriculation|enregistrement|erlaubnis|genehmigung|zulassung|konzession|lizenz|register|licen[cs]e|permit|registration|reference|kenmerk|aktenzeichen|geschaftszeichen|referentie|dossier)\w*.{0,20}(?:nr|n°|no\b|number|nummer|numero|zahl|\)|$)/;

const EXPIRES =
  /(?:vervalt|verval|geldig tot|einde|loopt af|expire|echeance|valable jusqu|gultig bis|lauft ab|ablauf|befristet|valid (?:until|to)|expir)/;
/** Over the folded running text: what stands right before the date on which a permission ends. */
const UNTIL =
  /(?:(?:verleend|toegekend|geldig|geldt|gultig|gilt|erteilt|befristet|valid|valable|accordee?|octroyee?|delivree?|granted|vervalt|expires?|expire|wird|lauft|licence|licentie|lizenz|vergunning)\s(?:[\p{L}\d./-]+\s){0,9}?)?(?:tot(?: en met| uiterlijk)?|jusqu'(?:au|a)|bis(?: zum| einschlieslich)?|until|up to(?: and including)?|to|expires on|expire le|vervalt op|au)\s$/u;
/** A permission without an end: a date in it is another term's. */
const WITHOUT_END =
  /onbepaalde (?:duur|tijd|termijn)|duree (?:indeterminee|illimitee)|unbefristet|unbestimmte (?:zeit|dauer)|indefinite|unlimited (?:period|duration)/;
const GRANTED_TERM =
  /verleend|toegekend|geldig|geldt|gultig|gilt|erteilt|befristet|valid|valable|accord|octroy|delivr|granted|vervalt|expir/;

function expiry({ text, flow }: ReadableDocument, labels: Labels): FactDraft[] {
  const draft = (value: string, place: FactDraft["place"], certainty: number): FactDraft[] => [
    { type: "expiry_date", subject: "subject", value, place, certainty },
  ];
  for (const { key, value, place } of labels) {
    const date = key === "expiry" ? readDate(value) : null;
    if (date !== null) return draft(date.value, place, 0.97 * date.confidence);
  }
  for (const { value, place } of valuesNear(text, EXPIRES)) {
    const date = readDate(value);
    if (date !== null && date.at <= 4) return draft(date.value, place, 0.94 * date.confidence);
  }
  const running = flow.folded.replaceAll("\n", " ");
  const dates = datesIn(flow.text);
  const found = dates.filter(({ at }) => {
    const before = running
      .slice(Math.max(0, at - 110), at)
      .split(/[.;]\s/)
      .at(-1)!;
    return UNTIL.test(before) && GRANTED_TERM.test(before);
  });
  const latest = dates
    .map(({ value }) => value)
    .sort()
    .at(-1);
  const [only] = found;
  return only === undefined || found.length > 1 || only.value !== latest || WITHOUT_END.test(running)
    ? []
    : draft(only.value, flow.place(only.at, only.at + only.quote.length), 0.92);
}
