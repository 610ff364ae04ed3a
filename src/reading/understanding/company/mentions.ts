import { COMMON_FAMILY_NAMES } from "../../../domain/matching/common-names.ts";
import { matchesOf } from "../../../platform/matches.ts";
import { type Address, addressesIn } from "../fields/addresses.ts";
import type { Found } from "../fields/found.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import { areGivenNames, hasGivenName, personOf, readPersonName, type PersonName } from "../fields/person-names.ts";
import { ARTICLE, TITLES } from "../fields/person-words.ts";
import { foldInPlace } from "../text.ts";
import { companyNameOf } from "./common.ts";
import { NO_PERSON } from "./passages.ts";

/** Persons and companies that running text names, found by how names are written and by what stands next to them. */

export interface Mention {
  readonly name: PersonName;
  readonly at: number;
  readonly end: number;
  /** A title stands before it, or birth or residence behind it: a person without doubt. */
  readonly isSure: boolean;
}

export interface CompanyMention {
  readonly name: string;
  readonly form: string;
  readonly at: number;
  readonly end: number;
}

const WORD = String.raw`(?:['’][tsTS]|(?:[dDlL]['’]|${ARTICLE}-)?\p{Lu}(?:\.(?:-?\p{Lu}\.)*|[\p{L}\p{M}]*(?:['’\-–]\p{L}[\p{L}\p{M}]*)*))`;
const PARTICLE =
  "[Vv]an(?: de[nr]?| het)?|[Vv]on(?: de[mnr])?|vom|[Dd]e(?: la| le| l['’])?|du|di|da|do|dos|del|della|ten|ter|la|le|el|al|ben|wa|(?<=(?:Graf|Gräfin|Freiherr|Freifrau|Prinz|und) )zu|op de|(?:in |van )?['’]t";
const RUN = new RegExp(
  String.raw`(?<![\p{L}\d'’-])(?:(?:${PARTICLE}) ){0,2}${WORD}(?: (?:(?:${PARTICLE}) ){0,2}${WORD}){1,6}`,
  "gu",
);
const TITLE_BEFORE =
  /(?:^|[\s.,;:)(/-])(?:de heer|heer|heren|dhr\.?|mevrouw|mevr\.?|mw\.?|mejuffrouw|meester|m\.|mm\.|messieurs|mesdames|mme|herrn?|frau|mr\.?|mrs\.?|ms\.?|maitre|notar(?:is|in)?|notaire)\s$/;
const SIGN_BEHIND =
  /^\s?[,(]?\s?\(?(?:(?:ongehuwd|gehuwd|celibataire|mariee?|ledig|verheiratet),?\s)?(?:geb(?:oren|\.)|nee?\b|ne\(e\)|born\b|°|\*|\d{2}\.\d{2}\.\d{2}|met woonplaats|wonende|woonachtig|domicilie|demeurant|residant|wohnhaft|residing|nn\b|rrn?\b|rijksregister|registre national|national(?:register)?nummer)/;
/** What makes capitalised words the name of a street, a town or a company. */
const PLACE_BEFORE =
  /(?:^|[\s(])(?:te|in|a|at|nach|rue|avenue|chaussee|place|boulevard|quai|societe|firma|kantoor|bank|(?:rue|place|avenue|boulevard|quai|chemin|allee|impasse) (?:du|de|des|de la)|\d{5}|(?!19|20)\d{4}(?: [a-z]{2})?)\s$/;
const NO_PERSON_BEHIND = /^\s?:|^,?\s?\d{1,4}(?!\d*[.)]\s)(?=[\s,])/;

/** A line that is as long as running text goes on in the next, unless a town with its postal code ends it. The text keeps its length. */
export const joined = (lines: string): string =>
  lines.replaceAll(/([^\n]{40})(?<!\b\d{4,5} \p{Lu}[\p{L}'-]{2,30}[,;]?)\n/gu, "$1 ");

/** Addresses whose parts may stand in two lines. Where the first line is a whole address, the next does not belong to it. */
export function addressesOverLines(lines: string): Found<Address>[] {
  const own = new Map(addressesIn(lines).map((one) => [one.at, one]));
  return addressesIn(joined(lines)).map((one) => own.get(one.at) ?? one);
}

/** A number, a mark or a word that lists before a name: a small particle behind it begins the name. */
const ENTRY = /(?:^|[;:(]\s?|\d\s?[.)°]\s?|[-–•*]\s|\b(?:verschenen|comparu|erschienen|appeared),?\s)$/;
/** Particles of family names that are no words of a sentence before a person. */
const OWN_PARTICLE = /^(?:v[ao]n (?:de[nr]?|het|['’]t) |vom |ter |ten |ben |op de |in ['’]t )/;

/** `Geschäftsführer: Schmidt, `: a family name behind a label or the number of an entry. */
const FAMILY_BEFORE = new RegExp(String.raw`(?:^|[;:\n]\s?|[\d\p{Ll}][.)] )((?:(?:${PARTICLE}) ){0,2}${WORD}), $`, "u");

const LONGEST_FAMILY = 50;

/** Names of persons in a text. Without a sign the words may be a street or a company: the context must tell. */
export function personsIn(lines: string): Mention[] {
  const text = joined(lines);
  const folded = foldInPlace(text);
  return matchesOf(text, RUN).flatMap((run): Mention[] => {
    const isListed = ENTRY.test(folded.slice(Math.max(0, run.index - 14), run.index)) || OWN_PARTICLE.test(run[0]);
    const isWhole =
      isListed && SIGN_BEHIND.test(folded.slice(run.index + run[0].length, run.index + run[0].length + 60));
    const own = nameWithin(run[0], isWhole);
    if (own === null) return [];
    const end = run.index + own.at + own.length;
    const found = withFamilyBefore(own, text.slice(Math.max(0, run.index - LONGEST_FAMILY), run.index));
    const at = run.index + found.at;
    const before = folded.slice(Math.max(0, at - 30), at);
    const behind = folded.slice(end, end + 60);
    const isFamilyFirst =
      /^\p{Lu}[\p{Lu}'’ -]{3,}$/u.test(found.name.family_name ?? "") && /\p{Ll}/u.test(found.name.name);
    const isSure = found.isTitled || isFamilyFirst || TITLE_BEFORE.test(before) || SIGN_BEHIND.test(behind);
    const [form] = legalFormsIn(text.slice(end, end + 40));
    const isCompany = form !== undefined && form.at <= 2;
    const isHeading =
      !isSure &&
      (!/\p{Ll}/u.test(text.slice(at, end)) ||
        /(?:^|\s)(?:\p{Lu}{1,3}|(?:\p{Lu}\.){2,})$|\p{Lu}\.\p{Lu}\.\s/u.test(text.slice(at, end)) ||
        NO_PERSON.test(folded.slice(at, end)));
    if (
      isCompany ||
      isHeading ||
      (!isSure && (PLACE_BEFORE.test(before) || NO_PERSON_BEHIND.test(behind) || /["«„“]\s?$/.test(before)))
    )
      return [];
    return [{ name: found.name, at, end, isSure }];
  });
}

/** Given names alone are no name: the family name stands before their comma. */
function withFamilyBefore<T extends { readonly name: PersonName; readonly at: number }>(found: T, before: string): T {
  // `Voorzitter, Paul Simon`, `Gent, Jan Thomas`: the last word is a family name as well.
  const isGivenOnly =
    areGivenNames(found.name.name) && !COMMON_FAMILY_NAMES.has(foldInPlace(found.name.name).split(" ").at(-1)!);
  const family = isGivenOnly ? FAMILY_BEFORE.exec(before)?.[1] : undefined;
  const name = family === undefined ? null : personOf(found.name.name, family);
  return name === null ? found : { ...found, name, at: found.at - family!.length - ", ".length };
}

const LEADING_WORDS = new Set(
  "voor devant vor before pour par door fur for tot als namens nous mij zum zur wij worden wordt werd sont est zu ist sind wird werden het een il elle on bij op in na met die das der dem ces cette this these all any the at by is are and und et en".split(
    " ",
  ),
);

/** Words that begin with a capital in titles and deeds, and that no person bears. */
const NO_NAME =
  /\b(?:staatsblad|moniteur|staatscourant|bodacc|rcs|gazette|official|officiel|record|act|acts|companies|limited|beschluss\w*|wirkung|versammlung|\w+regelung|amtsgericht|registergericht|handelsregister|firmenbuch|protokoll|urkunde|zweck|gegenstand|kapital|stammkapital|gesellschaftsvertrag|satzung|statut[es]n?|mandat|notars?|kenntnis|jahren?|erste[rnms]?|zweite[rnms]?|annonces?|annexes?|bijlagen|anlagen|rechtsvorm|zetel|siege|sitz|forme|objet|onderwerp|voorwerp|denomination|neueintragung\w*|loschung\w*|veranderung\w*|eintragung\w*|durch|verwaltung|gestion|administration|general|notice|published|registered|registration|office|company|court|tribunal|greffe|griffie)\b/;

/** `van den BERG`, `al-Zubayrani`, `d'Hondt`. */
const OWN_BEGINNING = /^(?:(?:\p{Ll}+ ){1,3}\p{Lu}{2}|\p{Ll}{1,4}['’-]\p{Lu})/u;

const SENTENCE_BEGINS = /^(?:Op|Is|En|Et|In|Te|Au|Am|Im|Zu|At|By|To)$/;

/** The longest part of a run of capitalised words that is a name of a person. */
function nameWithin(
  run: string,
  isWhole: boolean,
): { name: PersonName; at: number; length: number; isTitled: boolean } | null {
  const words = matchesOf(run, /\S+/g).map(({ 0: text, index }) => {
    const plain = foldInPlace(text).replaceAll(/[^a-z]/g, "");
    const isTitle =
      plain !== "de" && (text === "Aan" || TITLES.has(plain) || LEADING_WORDS.has(plain) || NO_PERSON.test(plain));
    return { text, index, plain, isTitle };
  });
  for (let size = words.length; size >= 2; size--) {
    for (let from = 0; from + size <= words.length; from++) {
      let first = from;
      while (first < from + size - 1 && words[first]!.isTitle) first++;
      if (
        from + size - first < 2 ||
        words.slice(first, from + size).some(({ text, plain, isTitle }, at, part) => {
          // `von der Heide`, `VAN DER LINDEN`
          const isInside = /^v[ao]n$/i.test(part[at - 1]?.text ?? "") && /^de[nrm]$/i.test(text);
          return plain.length > 2 && isTitle && !isInside;
        })
      )
        continue;
      const [begin, last] = [words[first]!, words[from + size - 1]!];
      const part = run.slice(begin.index, last.index + last.text.length);
      // A small particle begins a name before a family name in capitals, or where the run is an entry of its own.
      const isOwn = OWN_BEGINNING.test(part) || (isWhole && part.length === run.length);
      if (/^\p{Ll}/u.test(part) && !isOwn) continue;
      // `Freiherr von Alfa, Karl`: without the given name it is none.
      if (
        /\s(?:\p{Ll}+|De|Het|Een|Les|Die|Der|The)$/u.test(part) ||
        /^(?:Freiherr|Freifrau|Graf|Gräfin) (?:von|vom|zu) \S+$/.test(part)
      )
        continue;
      // `Morozenko Op deze rekening`: the next line begins with a small word of the sentence.
      if (size > 2 && SENTENCE_BEGINS.test(last.text)) continue;
      const name = readPersonName(part);
      const isTitled = first > 0 && TITLES.has(words[first - 1]!.plain);
      if (name !== null && !NO_PERSON.test(foldInPlace(part)) && !NO_NAME.test(foldInPlace(part)))
        return { name, at: begin.index, length: part.length, isTitled };
    }
  }
  return null;
}

const COMPANY_WORD = String.raw`(?:[\p{Lu}\d](?:[\p{L}\p{M}\d'’&+-]|\.(?=[\p{L}\d]))*)`;
const COMPANY_NAME = String.raw`${COMPANY_WORD}(?: (?:${COMPANY_WORD}|&|de|du|des|der|die|das|van|von|den|la|le|les|l['’]\S+|of|and|et|en|und|aan|op|à|for))*`;
const NAME_BEFORE_FORM = new RegExp(String.raw`(?:^|[\s("«„“])(${COMPANY_NAME})["»”]?,?\s?$`, "u");
const NAME_BEHIND_FORM = new RegExp(String.raw`^(?:,? ["«„“]\s?([^"«»„“”]{2,70}?)\s?["»”]| (${COMPANY_NAME}))`, "u");
const LEADING =
  /^(?:(?:De|Het|La|Le|Les|Die|Der|Das|The|Par|Voor|Pour|Für|For|Tussen|Entre|Zwischen|Between|En|Et|Und|And|Door|Faillissement|Faillite|Konkurs|Insolvenz|Liquidation|Ontbinding|Oprichting|Constitution|Benoeming|Firma|Société|Vennootschap|Gesellschaft|Company|Unterzeichne(?:te|nde)n?|[Ss]oussignée?s|[Ll]['’](?:établissement|entreprise|agence)|Ondergetekenden?|Les soussignée?s|Die Unterzeichneten)\s|\d{1,2}[.)°]\s|[\d.]{6,}\s)+/u;

/** `La SRL assure ...`: a word of the sentence, and no name. */
const ARTICLE_ALONE = /^(?:de|het|deze|een|la|le|les|cette|une?|die|der|das|dem|eine|the|this)$/i;

/** `Compliance-Leitlinie der Alfa AG`, `Statuten van Alfa BV`. */
const TITLE_OF =
  /^(?:\S+ ){0,3}\S*(?:leitlinie|richtlinien?|beleid|reglement|handboek|politique|procédures?|charte|policy|kodex|handbuch|manual|code|statuten|statuts|satzung|vertrag|abschluss|jaarrekening|verfahren|accounts|comptes annuels|constitution|articles) (?:van|der|des|de|du|of) /iu;

/** A line that is a name and its form alone stands below a title, and does not go on from it. */
function onItsLine(name: string, lines: string, at: number): string {
  const start = lines.lastIndexOf("\n", at - 1) + 1;
  const alone = lines.slice(start, at).trim();
  const isAlone = alone.length > 1 && alone.length < name.length && /^[^\n]{0,12}(?:\n|$)/.test(lines.slice(at));
  return isAlone && name.endsWith(alone.replace(/,$/, "")) && /^\p{Lu}/u.test(alone) ? alone.replace(/,$/, "") : name;
}

/** `Els Claes en Peeters Consult BV`: a person, and the company. */
const KIN_OR_PARTNERS =
  /^(?:zo(?:on|nen)|dochters?|fils|filles?|freres?|soe?hne?|toe?chter|bruder|sons?|daughters?|brothers?|co|cie|compagnie|partners?|associes?|vennoten|familie)\b/;
function behindPerson(spelt: string | null): string | null {
  const parts = / (?:en|et|und|and) (?=\p{Lu})/u.exec(spelt ?? "");
  const before = parts === null ? "" : spelt!.slice(0, parts.index);
  const isPerson = before.includes(" ") && hasGivenName(before) && readPersonName(before) !== null;
  const rest = isPerson ? spelt!.slice(parts!.index + parts![0].length) : spelt;
  return rest !== null && KIN_OR_PARTNERS.test(foldInPlace(rest)) ? spelt : rest;
}

/** `NV Vastgoed Leie, met zetel te`: a party begins with its form, and its seat, number or capital follows its name. */
const PARTY_START = /(?:^|[\n:;]\s*|\b\d[.)]\s|[-–•]\s|\b(?:de|het|la|en|et|und|tussen|entre)\s)$/i;
const SEATED =
  /^,?\s(?:met (?:maatschappelijke )?zetel|met ondernemingsnummer|waarvan de zetel|gevestigd te|ingeschreven|dont le siège|ayant son siège|inscrite|immatriculée|au capital|mit Sitz|KBO|BCE|RPR|RPM|RCS)/;

/** Companies that a text names with their form: `Alfa Bouw NV`, `de naamloze vennootschap Alfa Bouw`. */
export function companiesIn(lines: string): CompanyMention[] {
  const text = joined(lines);
  const found: CompanyMention[] = [];
  for (const { at, quote } of legalFormsIn(text)) {
    const end = at + quote.length;
    // `GmbH & Co. KG` is long and stands behind a name all the same.
    const isShort = quote.length < 12 || quote.includes("&");
    const before = NAME_BEFORE_FORM.exec(text.slice(Math.max(0, at - 70), at));
    const spelt = before === null ? null : onItsLine(before[1]!, lines, at).replace(TITLE_OF, "").replace(LEADING, "");
    const own = spelt !== null && ARTICLE_ALONE.test(spelt) ? null : behindPerson(spelt);
    const rest = text.slice(end, end + 120);
    const called =
      /^ (?:dénommée?|genaamd|genannt|called|named|sous la dénomination(?: sociale)?(?: de)?)(?= )/.exec(rest)?.[0] ??
      "";
    const told = NAME_BEHIND_FORM.exec(rest.slice(called.length));
    // `la SRL « Alfa »`: behind a short form without a name before it, a name in quotation marks.
    const isParty =
      own === null &&
      told?.[2] !== undefined &&
      PARTY_START.test(text.slice(Math.max(0, at - 12), at)) &&
      SEATED.test(rest.slice(told[0].length));
    const isTold = quote.length >= 9 || called !== "" || (own === null && told?.[1] !== undefined) || isParty;
    const behind = isTold ? told : null;
    if (behind !== null) {
      const spelled = (behind[1] ?? behind[2])!.replace(/(?: (?:en|et|und|and|de|van|of|für|for))+$/, "");
      const start = end + called.length + behind[0].indexOf(spelled);
      const name = companyNameOf(spelled);
      const whole = isParty && quote.length < 9 ? `${name} ${quote}` : name;
      if (name !== null) found.push({ name: whole!, form: quote, at: start, end: start + spelled.length });
    } else if (own !== null && own.length > 1 && (isShort || /,\s$/.test(text.slice(0, at)))) {
      const name = companyNameOf(own);
      const start = text.lastIndexOf(own, at);
      if (name !== null) found.push({ name: isShort ? `${name} ${quote}` : name, form: quote, at: start, end });
    }
  }
  return found;
}

/** The sentence in which a place of a text stands. */
export function sentenceAt(stops: readonly number[], at: number): { readonly from: number; readonly to: number } {
  const next = stops.findIndex((stop) => stop >= at);
  const to = next < 0 ? Infinity : stops[next]!;
  const from = next < 0 ? (stops.at(-1) ?? -1) : (stops[next - 1] ?? -1);
  return { from: from + 1, to };
}
