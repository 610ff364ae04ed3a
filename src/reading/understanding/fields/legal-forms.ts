import { matchesOf } from "../../../platform/matches.ts";
import { escapePattern, foldInPlace } from "../text.ts";
import { foreignFormsIn } from "./foreign-forms.ts";
import { found, type Found } from "./found.ts";
import type { LegalForm } from "./legal-form.ts";

/** Abbreviation; countries; names in full, without accents and separated by bars. */
const FORMS: readonly (readonly [string, string, string])[] = [
  [
    "BV",
    "BE NL",
    "besloten vennootschap met beperkte aansprakelijkheid|besloten vennootschap|private company with limited liability|private limited liability company",
  ],
  ["BVBA", "BE", "besloten vennootschap met beperkte aansprakelijkheid (bvba)"],
  ["SRL", "BE", "societe a responsabilite limitee|gesellschaft mit beschrankter haftung (belgien)"],
  ["SPRL", "BE", "societe privee a responsabilite limitee"],
  ["NV", "BE NL", "naamloze vennootschap"],
  ["SA", "BE FR LU", "societe anonyme"],
  ["VZW", "BE", "vereniging zonder winstoogmerk"],
  ["ASBL", "BE LU", "association sans but lucratif"],
  ["VoG", "BE", "vereinigung ohne gewinnerzielungsabsicht"],
  ["IVZW", "BE", "internationale vereniging zonder winstoogmerk"],
  ["AISBL", "BE", "association internationale sans but lucratif|international non-profit association"],
  ["CV", "BE NL", "cooperatieve vennootschap"],
  ["CVBA", "BE", "cooperatieve vennootschap met beperkte aansprakelijkheid"],
  ["SC", "BE FR", "societe cooperative|societe cooperative agreee|societe cooperative agreee comme entreprise sociale"],
  ["SCRL", "BE", "societe cooperative a responsabilite limitee"],
  ["CommV", "BE", "commanditaire vennootschap"],
  ["Comm.VA", "BE", "commanditaire vennootschap op aandelen"],
  ["SComm", "BE", "societe en commandite"],
  ["SCA", "LU FR BE", "societe en commandite par actions"],
  ["SCS", "LU FR BE", "societe en commandite simple"],
  ["SECS", "LU", "societe en commandite simple (secs)"],
  ["VOF", "BE NL", "vennootschap onder firma"],
  ["SNC", "BE FR LU", "societe en nom collectif"],
  ["Maatschap", "BE NL", "maatschap"],
  ["Stichting", "NL BE", "stichting|private stichting|stichting van openbaar nut"],
  ["Fondation", "BE LU FR", "fondation privee|fondation d'utilite publique"],
  ["Vereniging", "NL", "vereniging met volledige rechtsbevoegdheid"],
  ["Eenmanszaak", "NL BE", "eenmanszaak"],
  ["SAS", "FR", "societe par actions simplifiee"],
  ["SASU", "FR", "societe par actions simplifiee unipersonnelle|societe par actions simplifiee a associe unique"],
  ["SARL", "FR LU", "societe a responsabilite limitee (sarl)"],
  ["EURL", "FR", "entreprise unipersonnelle a responsabilite limitee|societe a responsabilite limitee unipersonnelle"],
  ["SCI", "FR", "societe civile immobiliere"],
  ["GIE", "FR BE LU", "groupement d'interet economique"],
  ["S.à r.l.-S", "LU", "societe a responsabilite limitee simplifiee"],
  ["SARL-S", "LU", "societe a responsabilite limitee simplifiee"],
  ["SCSp", "LU", "societe en commandite speciale"],
  ["PGmbH", "BE", "privatgesellschaft mit beschrankter haftung"],
  ["GmbH", "DE AT", "gesellschaft mit beschrankter haftung|gesellschaft m.b.h.|gesellschaft mbh|ges.m.b.h."],
  ["mbH", "DE AT", "gesellschaft mit beschrankter haftung"],
  ["UG", "DE", "unternehmergesellschaft (haftungsbeschrankt)|unternehmergesellschaft"],
  ["AG", "DE AT CH", "aktiengesellschaft"],
  ["KG", "DE AT", "kommanditgesellschaft"],
  ["OHG", "DE", "offene handelsgesellschaft"],
  ["GmbH & Co. KG", "DE", "gmbh & co. kommanditgesellschaft"],
  ["Stiftung & Co. KG", "DE", "stiftung & co. kommanditgesellschaft"],
  ["AG & Co. KG", "DE AT", "ag & co. kommanditgesellschaft"],
  ["UG & Co. KG", "DE", "ug (haftungsbeschrankt) & co. kg"],
  ["KlG", "CH", "kollektivgesellschaft"],
  ["FlexKapG", "AT", "flexible kapitalgesellschaft"],
  ["KGaA", "DE", "kommanditgesellschaft auf aktien|kommanditaktiengesellschaft"],
  ["e.V.", "DE", "eingetragener verein"],
  ["eG", "DE", "eingetragene genossenschaft"],
  ["e.K.", "DE", "eingetragener kaufmann|eingetragene kauffrau"],
  ["PartG mbB", "DE", "partnerschaftsgesellschaft mit beschrankter berufshaftung|partnerschaftsgesellschaft"],
  ["GbR", "DE", "gesellschaft burgerlichen rechts"],
  [
    "Ltd",
    "GB IE",
    "private limited company|private company limited by shares|private limited company by shares|company limited by shares|limited",
  ],
  ["PLC", "GB IE", "public limited company"],
  ["LLP", "GB", "limited liability partnership"],
  ["LP", "GB", "limited partnership"],
  ["CIC", "GB", "community interest company"],
  ["DAC", "IE", "designated activity company"],
  ["CLG", "IE GB", "private company limited by guarantee|company limited by guarantee"],
  ["ULC", "IE", "unlimited company"],
  [
    "SE",
    "BE NL FR DE LU",
    "societas europaea|europese vennootschap|societe europeenne|europaische gesellschaft|europaische aktiengesellschaft (se)|europaische aktiengesellschaft",
  ],
  ["EESV", "BE NL", "europees economisch samenwerkingsverband"],
  ["A/S", "DK NO", "aktieselskab"],
  ["ApS", "DK", "anpartsselskab"],
  ["S.p.A.", "IT", "societa per azioni"],
  ["Teoranta", "IE", "teoranta"],
  ["GFA", "FR", "groupement foncier agricole"],
  ["EARL", "FR", "exploitation agricole a responsabilite limitee"],
  ["SELARL", "FR", "societe d'exercice liberal a responsabilite limitee"],
  ["SCOP", "FR", "societe cooperative de production|scop a responsabilite limitee"],
  ["e.U.", "AT", "eingetragenes einzelunternehmen|eingetragene unternehmerin|eingetragener unternehmer"],
  ["Inc.", "US", "incorporated"],
  ["LLC", "US", "limited liability company"],
];

const compact = (text: string): string => foldInPlace(text).replaceAll(/[\s.]/g, "");

const BY_SHORT = new Map(FORMS.map((form) => [compact(form[0]), form] as const));
const BY_NAME = new Map(FORMS.flatMap((form) => form[2].split("|").map((name) => [name, form] as const)).reverse());
/** `B.V.`, `S. à r.l.`: the letters of an abbreviation with full stops and spaces between them. */
const shortPattern = [...BY_SHORT.values()]
  .flatMap(([short]) => (short === short.toUpperCase() ? [short] : [short, short.toUpperCase()]))
  .concat("plc")
  .map((short) => Array.from(short.replaceAll(/[\s.]/g, ""), escapePattern).join(String.raw`\.?[ ]?`) + String.raw`\.?`)
  // Of one capital, without stops or spaces: `Jan B. v. d. Berg` has initials.
  .concat("Plc", "Llp", "Bv", "Nv", "Srl", "Sarl", "Gmbh")
  .sort((a, b) => b.length - a.length)
  .join("|");
const SHORT = new RegExp(String.raw`(?<![\p{L}\d.&])(?:${shortPattern}|S\.? ?[àa] ?r\.? ?l\.?)(?![\p{L}\d])`, "gu");
const NAME = new RegExp(
  String.raw`(?<!\p{L})(?:${[...BY_NAME.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join("|")
    .replaceAll(" ", String.raw`\s+`)})(?!\p{L})`,
  "gu",
);

/** Legal forms that a text names in full or by abbreviation, in the order of the text. */
export function legalFormsIn(text: string): Found<LegalForm>[] {
  const folded = foldInPlace(text);
  const inFull = matchesOf(folded, NAME).flatMap((match) =>
    // `incorporated in Ireland`, `liability is limited`: in small letters these are words of a sentence.
    /^(?:limited|incorporated)/.test(text.slice(match.index))
      ? []
      : [of(BY_NAME.get(match[0].replaceAll(/\s+/g, " "))!, text, match)],
  );
  const short = matchesOf(text, SHORT).flatMap((match) => {
    const form = BY_SHORT.get(compact(match[0])) ?? BY_SHORT.get("sarl");
    const isPart = inFull.some(
      ({ at, quote }) => at < match.index && at + quote.length >= match.index + match[0].length,
    );
    return form === undefined || isPart || isCourt(text, match) ? [] : [of(form, text, match)];
  });
  const own = [...inFull, ...short];
  const abroad = foreignFormsIn(text).filter(
    ({ at, quote }) => !own.some((one) => one.at < at + quote.length && one.at + one.quote.length > at),
  );
  return [...own, ...abroad].sort((a, b) => a.at - b.at);
}

/** `AG Augsburg HRB 33105`: an Amtsgericht and a number of its register. */
const isCourt = (text: string, { 0: quote, index }: RegExpExecArray): boolean =>
  quote === "AG" &&
  /^ \p{Lu}[\p{L}.-]+(?: \p{L}+){0,2}(?: \([\p{L} .]+\))?,? (?:HR[AB]|GnR|VR|PR)\b/u.test(text.slice(index + 2));

const of = (
  [short, countries]: readonly [string, string, string],
  text: string,
  match: RegExpExecArray,
): Found<LegalForm> =>
  found({ short, countries: countries.split(" ") }, text, match.index, match.index + match[0].length);

/** The form that a name ends with, as it is written: both of `Canal Cleaners SA/NV`, which are one form in two languages. */
export function formOfEnd(name: string): string | null {
  const forms = legalFormsIn(name);
  const last = forms.at(-1);
  const before = forms.at(-2);
  if (last === undefined) return null;
  const isPair = before !== undefined && /^\s?[/–-]\s?$/.test(name.slice(before.at + before.quote.length, last.at));
  return isPair ? name.slice(before.at, last.at + last.quote.length) : last.quote;
}

/** Whether a name is a company's by its form: `Bakkerij Peeters BV`, `SA Dupont`. */
export function hasLegalForm(name: string): boolean {
  const trimmed = name.trim();
  return legalFormsIn(trimmed).some(
    ({ at, quote }) => at === 0 || at + quote.length >= trimmed.length - 1 || quote.length > 8,
  );
}
