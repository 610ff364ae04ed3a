import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import { CERTAIN } from "../../../domain/readings/certain-kind.ts";
import type { CompanyShareFact, PersonFact } from "../../../domain/readings/reading.model.ts";
import { birthDateOf, factOf, nameKey } from "../company/common.ts";
import { proxiesOfExtract } from "../company/proxies-of-extract.ts";
import { companiesIn, type CompanyMention, type Mention, personsIn, sentenceAt } from "../company/mentions.ts";
import { onOneLine, sentenceStops } from "../company/passages.ts";
import { asGuess, type FactDraft } from "../facts.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { readPersonName } from "../fields/person-names.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { foldInPlace } from "../text.ts";

type Stretch = Pick<Mention, "at" | "end">;

/** A text on one line, with the persons that it names; places agree with the flow of the document. */
interface Said {
  readonly text: string;
  readonly folded: string;
  readonly stops: readonly number[];
  readonly persons: readonly Mention[];
}

/**
 * The facts with those who may act by a power: of a bank's certificate over the account, of a deed or notice for the company as a
 * whole or for its daily management. A power for single acts, such as formalities, is none.
 */
export function withProxies(
  facts: readonly FactDraft[],
  document: ReadableDocument,
  kind: DocumentKind,
): readonly FactDraft[] {
  if (kind === "register_extract") return withSignatories(facts, proxiesOfExtract(document.flow));
  const isCertificate = kind === "bank_account_certificate";
  if (!isCertificate && kind !== "articles_of_association" && kind !== "gazette_publication") return facts;
  const { flow } = document;
  const folded = onOneLine(flow.folded);
  if (!(isCertificate ? OF_ACCOUNT : OF_COMPANY).test(folded)) return facts;
  const said: Said = {
    text: onOneLine(flow.text),
    folded,
    stops: sentenceStops(flow.text),
    persons: personsIn(flow.text).map((one) => onItsLine(one, flow.text)),
  };
  const known = new Set(
    facts.flatMap(({ type, value, certainty }) =>
      type === "person" && certainty >= CERTAIN ? [nameKey((value as PersonFact).name)] : [],
    ),
  );
  const companies = isCertificate ? companyProxies(said, flow.text) : [];
  const found: FactDraft[] = companies.map((one) =>
    factOf("company_share", proxyOf(said, one), flow.place(one.at, one.end), { subject: "other", certainty: 0.92 }),
  );
  let last: Mention | null = null;
  for (const one of said.persons) {
    const between: string | null = last === null ? null : folded.slice(last.end, one.at);
    const follows: boolean = between !== null && (isCertificate ? followsOnAccount(between) : LISTED.test(between));
    const representsProxy = companies.some(({ end }) => end <= one.at && REPRESENTED.test(folded.slice(end, one.at)));
    if (!follows && !representsProxy && !(isCertificate ? hasAccount(said, one) : actsFor(said, one))) continue;
    last = one;
    const key = nameKey(one.name.name);
    if (known.has(key) || BANK.test(key)) continue;
    known.add(key);
    const value = { ...one.name, ...birthBehind(said, one), role: "signatory" as const };
    const fact = factOf("person", value, flow.place(one.at, one.end), { certainty: 0.92 });
    found.push(isCertificate && isOfBank(said, one) ? asGuess(fact) : fact);
  }
  return [...facts, ...found];
}

/** With those of an extract whom no fact names with certainty. */
function withSignatories(facts: readonly FactDraft[], proxies: readonly FactDraft[]): readonly FactDraft[] {
  const keyOf = ({ value }: FactDraft) => nameKey((value as PersonFact).name);
  const known = new Set(facts.filter(({ type, certainty }) => type === "person" && certainty >= CERTAIN).map(keyOf));
  return [...facts, ...proxies.filter((one) => !known.has(keyOf(one)))];
}

/** Companies that may dispose of the account, each once; the bank is none, nor is whose account it is. */
function companyProxies(said: Said, lines: string): CompanyMention[] {
  const found = companiesIn(lines).filter(
    (one) => !BANK_IN_NAME.test(foldInPlace(one.name)) && hasAccount(said, one) && !isOfBank(said, one),
  );
  return [...new Map(found.map((one) => [foldInPlace(one.name), one])).values()];
}

const BANK_IN_NAME = /bank|banque|kasse|\bcredit/;
/** Behind the name of a company, its number and seat, up to who acts for it. */
const REPRESENTED =
  /^(?:[^.;:]|(?<=\d)\.(?=\d)){0,120}\b(?:vertegenwoordigd door|representee? par|vertreten durch|represented by|vaste vertegenwoordiger|representant permanent|standiger vertreter|permanent representative)(?: is| est| ist)?,?:?\s(?:(?:haar|zijn|son|sa|ihren?|its) [^.;:,]{3,40},?\s)?(?:(?:de heer|mevrouw|dhr\.?|mevr\.?|monsieur|madame|m\.|mme|herrn?|frau|mr\.?|mrs\.?|ms\.?)\s)?$/;

function proxyOf({ text }: Said, { name, end }: CompanyMention): CompanyShareFact {
  const [number] = companyNumbersIn(text.slice(end, end + NUMBER_REACH).split(/[.;]\s/)[0]!);
  return {
    holder: name,
    role: "signatory",
    ...(number === undefined || number.valid === false ? {} : { enterprise_number: number.value.number }),
  };
}
const NUMBER_REACH = 80;

/** `Mandataire : Jean Dupont` and `Cette attestation est` below it: a name behind a label ends where the next line is a sentence. */
function onItsLine(one: Mention, lines: string): Mention {
  const [line] = lines.slice(one.at, one.end).split("\n");
  const isLabelled = /(?::|\b(?:door|par|durch|by))\s?(?:\S+ ){0,2}$/.test(
    lines.slice(Math.max(0, one.at - 30), one.at),
  );
  const isSentence = /^ \p{Ll}/u.test(lines.slice(one.end, one.end + 2));
  const name = isLabelled && isSentence && line!.length < one.end - one.at ? readPersonName(line!) : null;
  return name === null ? one : { ...one, name, end: one.at + line!.length };
}

const TITLE = String.raw`(?:(?:de heer|mevrouw|dhr\.?|mevr\.?|mw\.?|monsieur|madame|m\.|mme|herrn?|frau|mr\.?|mrs\.?|ms\.?)\s)?`;
const LISTED = new RegExp(String.raw`^\s?(?:,|;|en|et|und|and|&)\s${TITLE}$`);

/** Who has a power over an account, as the label of a name or as what a sentence says of it. */
const HOLDER_OF_POWER = String.raw`(?:volmacht(?:houd|drag|hebb)(?:st)?ers?|gevolmachtigden?|gemachtigden?|(?:tekenings|handtekenings|beschikkings)(?:bevoegden?|gerechtigden?)|mandataires?|titulaires? d'(?:une )?procuration|fonde(?:\(?e\)?)?s? de pouvoirs?|signataires? autorisee?s?|personnes? autorisee?s? a signer|procurataires?|(?:zeichnungs|verfugungs)berechtigte[rn]?|(?:konto)?bevollmachtigte[rn]?|vollmacht(?:nehmer|inhaber)(?:in|innen)?|authori[sz]ed signator(?:y|ies)|authori[sz]ed users?|signator(?:y|ies)(?: of the account)?|proxy|proxies|prox(?:y|ies) holders?|attorneys?|persons? authori[sz]ed to sign)`;
/** `Jan Peeters (alleen), An Maes`, `Jan Peeters, voorzitter, en An Maes`; a line goes on where it names the power of the first. */
const LISTED_ON_ACCOUNT = new RegExp(
  String.raw`^(?:\s?\([^)]{1,40}\))?(?:,\s[a-z' -]{3,45}(?:\s?\([^)]{1,40}\))?)?(?:\s?[,;](?:\s(?:en|et|und|and|&))?|\s(?:en|et|und|and|&))\s${TITLE}$`,
);
const LINE_BEHIND_POWER = new RegExp(String.raw`^,?\s?\(?${HOLDER_OF_POWER}[^.:;\d]{0,30},?\s${TITLE}$`);
const followsOnAccount = (between: string): boolean =>
  LISTED_ON_ACCOUNT.test(between) || LINE_BEHIND_POWER.test(between);

const OF_ACCOUNT = new RegExp(
  String.raw`${HOLDER_OF_POWER}|volmacht|procuration|vollmacht|power of attorney|gemachtigd|zeichnungsberechtigt|authori[sz]ed to`,
);
const LABEL = new RegExp(
  String.raw`(?:^|[\s(])${HOLDER_OF_POWER}(?:\s?\((?:s|n|en|e|in|r)\))?(?: [^.:;]{0,40})?\s?:\s?${TITLE}$`,
);
const GIVEN_TO = new RegExp(
  String.raw`\b(?:volmacht|procuration|(?:konto)?vollmacht|power of attorney)\b[^.:;]{0,60}\b(?:aan|a|an|to)\s${TITLE}$`,
);
const HAS_POWER =
  /^,?\s?(?:[^.;:]{0,70},\s)?(?:is|heeft|bezit|beschikt over|est|a|dispose|detient|beneficie|ist|hat|besitzt|verfugt uber|has|holds|acts as)\b[^.;:]{0,60}\b(?:volmacht(?:houder)?|gevolmachtigde?|gemachtigde?|procuration|mandataire|autorise a|vollmacht|kontovollmacht|bevollmachtigte?r?|zeichnungsberechtigte?r?|verfugungsberechtigte?r?|power of attorney|authori[sz]ed (?:to|signatory)|proxy)\b/;
const NONE = /\b(?:geen|niet|aucune?|pas|nicht|keine?n?|no|not)\b/;
/** What has ended. */
const ENDED =
  /herroep|ingetrokken|beeindig|opgezegd|ontslag|\brevo[cq]|retire[es]?\b|mis fin|demission|widerruf|erloschen|entzogen|abberuf|revoked|withdrawn|terminated|resign|ended/;

function hasAccount(said: Said, { at, end }: Stretch): boolean {
  const { before, behind } = around(said, at, end);
  if (NONE.test(before) || NONE.test(behind) || ENDED.test(before) || ENDED.test(behind)) return false;
  return LABEL.test(before) || GIVEN_TO.test(before) || HAS_POWER.test(behind);
}

/** Words of who signs for the bank, and those that end its letter. */
const OF_BANK =
  /(?:namens|voor|pour|au nom de|fur|im namen|for|on behalf of)(?: and on behalf of)? (?:de |la |die |der |the )?[^.:;]{0,40}ban(?:k|que)\b|vriendelijke groet|hoogachtend|met de meeste hoogachting|salutations|sinceres|freundlichen grussen|hochachtungsvoll|sincerely|kind regards|yours faithfully|kantoorhouder|kantoordirecteur|directeur d'agence|filialleiter|branch manager|relatiebeheerder|charge de clientele|kundenbetreuer|relationship manager/;
const BANK = /(?:bank|banque|kasse|credit)\b/;
const BANK_REACH = 200;

const isOfBank = ({ folded }: Said, { at }: Stretch): boolean =>
  OF_BANK.test(folded.slice(Math.max(0, at - BANK_REACH), at));

const GENERAL = String.raw`(?:algemene|onbeperkte|ruimste) volmacht(?:en)?|procuration generale|mandat general|generalvollmacht|general power of attorney|unlimited power of attorney`;
const DAILY = String.raw`dagelijks bestuur|gestion journaliere|tagliche[nr]? (?:geschaftsfuhrung|fuhrung|verwaltung)|daily management`;
const OF_COMPANY = new RegExp(`${GENERAL}|${DAILY}`);
const GIVES = String.raw`(?:verleend|verleent|gegeven|toegekend|donnee?|conferee?|accordee?|octroyee?|erteilt|erteilen|granted|given|conferred|opgedragen|toevertrouwd|gedelegeerd|confiee?|deleguee?|ubertragen|beauftragt|entrusted|delegated|benoemd|aangesteld|aangeduid|belast|nommee?|designee?|chargee?|bestellt|ernannt|appointed|verkrijgt|krijgt|recoit|erhalt|receives)`;
/** `algemene volmacht verleend aan`, `gedelegeerde voor het dagelijks bestuur is benoemd:`. */
const TO_WHOM = new RegExp(
  String.raw`(?:${GENERAL}|${DAILY})(?: van de vennootschap| de la societe| der gesellschaft| of the company)?(?<between>[^.;]{0,60}?)(?:\b(?:aan|a|an|to)|:)\s?${TITLE}$`,
);
const IS_GIVEN = new RegExp(
  String.raw`^[^;:]{0,140}?\b(?:(?:wordt|is|werd|krijgt|verkrijgt|est|a ete|recoit|wird|wurde|ist|erhalt|has been|was|receives|hereby)\b[^.;:]{0,60})(?:${GENERAL}|${DAILY})`,
);
/** What a body may do one day names nobody. */
const MAY = /\b(?:kan|kunnen|mag|mogen|peut|peuvent|pourra|pourront|kann|konnen|darf|may|can|zal kunnen)\b/;

function actsFor(said: Said, { at, end }: Mention): boolean {
  const { before, behind } = around(said, at, end);
  const sentence = `${before} ${behind}`;
  if (MAY.test(sentence) || NONE.test(sentence) || ENDED.test(sentence)) return false;
  const told = TO_WHOM.exec(before);
  // `Bijzondere volmacht aan`: the last power before the name is what it is given.
  if (told !== null) return told[0].includes(":") || GIVES_ANY.test(`${told.groups!["between"]} ${before} ${behind}`);
  return IS_FIRST.test(before) && IS_GIVEN.test(behind) && GIVES_ANY.test(behind);
}

const GIVES_ANY = new RegExp(String.raw`\b${GIVES}\b`);
/** The name begins its sentence, but for a heading, an article or `to`. */
const IS_FIRST = new RegExp(
  String.raw`(?:^|[:.\d] ?|\b(?:volmacht(?:en)?|bestuur|procuration|vollmacht|attorney|management) )\s?(?:(?:aan|a|an|to)\s)?${TITLE}$`,
);

const REACH = 240;

function around(
  { folded, stops }: Said,
  at: number,
  end: number,
): { readonly before: string; readonly behind: string } {
  const { from, to } = sentenceAt(stops, at);
  return {
    before: folded.slice(Math.max(from, at - REACH), at).trimStart(),
    behind: folded.slice(end, Math.min(to, end + REACH)),
  };
}

const BORN = /^[^;:.]{0,45}?(?:\*|geb(?:oren|\.)|\bne(?:e|\(e\))?\b|\bborn\b)/;

function birthBehind({ text }: Said, { end }: Mention): { birth_date?: string } {
  const behind = text.slice(end, end + 100);
  const cue = BORN.exec(foldInPlace(behind));
  const birth = cue === null ? null : birthDateOf(behind.slice(cue[0].length, cue[0].length + 40));
  return birth === null ? {} : { birth_date: birth };
}
