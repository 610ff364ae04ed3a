import { matchesOf } from "../../../platform/matches.ts";
import type { Mention } from "./mentions.ts";
import { sentenceAt } from "./mentions.ts";

/** What running text says of the office of a person: the nouns and verbs of the sentence that names them, folded. */

const DIRECTOR =
  /\b(?:[a-z]*bestuurders?|zaakvoerders?|bestuurster|beheerders?|administrat(?:eur|rice)s?|(?:co-?)?gerante?s?|presidente?s?|directeurs? generaux?|directeur|verwalter(?:n|in|s)?|[a-z]*geschaftsfuhrer(?:n|in|s)?|vorstand[a-z]*|direktor(?:in)?|dirigeante?s?|directors?|managers?|ceo|gf|raad van bestuur|conseil d'administration|verwaltungsrat[a-z]*|vorstandsmitglied[a-z]*|board of directors|presidence|gestion|organe d'administration|bestuursorgaan|verwaltungsorgan|gerance)\b/g;
const OTHER =
  /\b(?:commissaris(?:sen|-revisor)?|bedrijfsrevisor|commissaires?(?: aux comptes)?|reviseurs?|abschlusspruf[a-z]*|wirtschaftspruf[a-z]*|kommissar|auditors?|secretary|prokurist(?:in)?|prokura|gevolmachtigden?|lasthebber|mandataires?(?! social)|fonde de pouvoir|bevollmachtigte[rn]?|vereffenaars?|liquidat(?:eur|or|rice)s?|liquidatore?n|notaris|notaire|notar|getuigen?|temoins?|zeugen?|witness|secretaire|accountant|boekhouder|comptable|steuerberater|stemopnemers?|scrutateurs?|(?<!\b(?:met|avec|mit|with|zonder|sans|ohne|without|van)(?: \S+){0,2} )(?:volmacht(?:en|drager|houder)?|procurations?|vollmacht(?:en)?|prox(?:y|ies)|powers? of attorney))\b/g;
const SAME_OFFICE =
  /(?:deze|die|dit|ces?|cette|diese[smn]?|das|this|these|such) (?:functies?|ambt|mandaat|fonctions?|mandat|amt|office|position)/;
/** `wordt niet hernieuwd`, `n'est pas renouvelé`. */
const NOT = String.raw`\b(?:niet|pas|nicht|not) (?:\S{1,20} )?(?:(?:tot|als|zum|zur|comme|as) (?:\S{1,20} ){1,2})?(?:her|re-?|wieder)?`;
const COMES = new RegExp(
  String.raw`(?<!${NOT})(?:benoem|aangesteld|aangeduid|aanstelling|\bstelt .{0,60} aan\b|nomme|nomination|design|appele|appoint|elect(?:ed|s)|bestell|ernannt|ernenn|ernennt|berufen|bestimmt|herkozen|toegetreden|treedt toe|getreden in functie|in functie getreden|entree?s? en fonctions?|eingetreten|hernieuw|verlengd|renouvel|reconduit|verlanger|erneuert|renewed|wiederbestell|\bgewahlt\b|verkozen|joined the board|cooptat|gecoopteerd|cooptee?)`,
);
const FIRST =
  /(?:eerste|premiere?s?|erste[rns]?|first|sole|enige?|unique|alleinige[rn]?) (?:niet-statutaire? |statutaire? |managing |and sole )?(?:[a-z]*bestuurders?|zaakvoerders?|administrat|gerante?s?|president|[a-z]*geschaftsfuhrer|verwalter|directors?|managers?)|\b(?:gerante?s?|bestuurders?|geschaftsfuhrer(?:in)?|verwalter|directors?|presidente?|zaakvoerders?)(?: of the company| de la societe| der gesellschaft| van de vennootschap)? (?:is|zijn|sont|est|ist|sind|are|shall be|wird|sera|seront)\b/;
const LEAVES =
  /ontslag|ontslagen|ontslaat|afgetreden|uitgetreden|uit functie|vertrekkend|treedt af|einde (?:van )?(?:het |zijn |haar )?mandaat|demission|revo[cq]|fin d[eu] mandat|prend fin|sortante?|cess(?:e|ation)|remplac(?!ement (?!d))|nicht mehr|ausgeschieden|rucktritt|zuruckgetreten|abberuf|abberufen|niedergelegt|niederlegung|beendet|geendet|resign|ceased|retire[ds]|terminat|removed|vacated|stepp?ed down|decharge|overl[ei]+den|\bdece(?:s|dee?)\b|verstorben|\b(?:died|death|deceased)\b|(?:niet|pas|nicht|not) (?:\S{1,20} )?(?:hernieuwd|herbenoemd|herkozen|verlengd|renouvele|reconduit|wiederbestellt|renewed|re-?elected|re-?appointed)/;
/** Between a name and its own verb: `Els Claes was appointed`. */
const AUXILIARIES =
  /^ (?:(?:is|was|are|were|has|been|werd|wordt|worden|est|sont|a|ont|ete|wird|wurde|ist|hierbij|hereby|also|neemt|heeft|zijn|haar|son|sa|his|her) ){0,4}$/;
/** Behind a name, before another change is told: `comme administrateur`, `tot bestuurder`. */
const AS_OFFICE = new RegExp(
  String.raw`^[^.;]{0,90}?\b(?:comme|en qualite d[e']|tot|als|zum|zur|as)\b[^.;,]{0,30}?(?:${DIRECTOR.source})`,
);
/** Before a name: whose place this person takes. A resignation told in between is the other's. */
const IN_PLACE_OF =
  /\b(?:en remplacement d|(?:ter|in) vervanging van|in (?:de )?plaats van|anstelle|in (?:the )?(?:place|replacement) of)(?![^;.]*\b(?:demission d|ontslag van|resignation of|rucktritt))[^;.]*$/;
const REPRESENTED =
  /(?:vertegenwoordigd|representee?s?|vertreten|represented)[^.;:]{0,20}(?:door|par|durch|by|von)[^.;:]{0,70}$|(?:vaste? vertegenwoordiger|representante? permanente?|standige[rn]? vertreter|permanent representative|in de persoon van|en la personne de)[^.;]{0,40}$/;
const NOT_NAMED =
  /(?:vervanging van|remplacement de|anstelle von|ersatz (?:von|fur)|nachfolge(?:r|rin)? (?:von|des)|replace(?:s|d|ment of)?|opvolging van|successor to|instead of|aan|a) (?:[^\s,]+ ){0,2}$/;
/** `benoemt, in plaats van Jan Maes, Els Claes`: who stands directly behind it goes. */
const REPLACED =
  /\b(?:en remplacement d[eu']|a la place d[eu']|au lieu d[eu']|(?:ter|in) vervanging van|in (?:de )?plaats van|anstelle(?: von| des| der)?|in (?:the )?(?:place|replacement|stead) of|instead of),? ?(?:(?:monsieur|madame|m\.|mme|de heer|mevrouw|herrn?|frau|mr\.?|mrs\.?|ms\.?) )?$/;
/** `mits akkoord van`, `worden benoemd door`: who consents to an appointment, or makes it. */
const BY_WHOM =
  /\b(?:(?:akkoord|instemming|goedkeuring|toestemming|accord|consentement|zustimmung|consent|approval) (?:van|d[eu']|von|of)|(?:benoemd|aangeduid|nommee?s?|designee?s?|bestellt|ernannt|appointed) (?:door|par|von|durch|by)) ?(?:(?:monsieur|madame|m\.|mme|de heer|mevrouw|herrn?|frau|mr\.?|mrs\.?|ms\.?) )?$/;
/** `l'expiration des mandats de Jan Peeters et d'`: of whom a comma follows, something else is said. */
const EXPIRED =
  /(?:expiration|verstrijken|vervallen|afloop|einde|ablauf|expiry|end|fin) (?:[a-z']+ ){0,3}(?:manda(?:t|at)(?:s|en|e|es)?|amtszeit(?:en)?|terms?)(?: of office)? (?:de|d'|van|von|of|der|des|du)[^;:,]{0,60}$/;

/** `Président : `, `Geschäftsführer: (B) `, `Président partant : `. */
const LABEL =
  /(?:^|[\s.;:(-])([^.;:]{0,60}) ?: ?(?:\([a-z]\) ?)?(?:(?:monsieur|madame|m\.|mme|herr|frau|de heer|mevrouw|mr|mrs|ms)\.? )?$/;

/** Behind a name: its bearer appoints somebody, or decides. `Jan Maes, nommé administrateur` is appointed. */
const APPOINTS = new RegExp(
  String.raw`^\)?,? ?(?:(?:voornoemd|precitee?|vorgenannt|aforesaid),? )?(?:(?:benoemt|benoemen|ontslaat|beslist|besluit|beslissen|duidt|stelt|nomment|designent?|decident?|revoquent?|ernennt|beschliesst|beruft|appoints?|elects?|decides?|resolves?)\b|nomme(?:\b(?! (?:en |comme |au(?:x)? |a |pour |(?:[a-z-]+ )?${DIRECTOR.source}))))`,
);
/** `a nommé`, `heeft ... benoemd`: an active verb whose bearer acts, unless the bearer takes the office or lays it down. */
const HAS_APPOINTED = /^\)?,? ?(?:heeft|hebben|a(?! ete)|ont(?! ete)|hat|haben|has(?! been)|have(?! been))\b/;
const OWN_CHANGE =
  /\b(?:aanvaard|accept|angenommen|genomen|ingediend|neergelegd|niedergelegt|(?:son|ses|sa|zijn|haar|sein|ihr|his|her) (?:[a-z]+ ){0,2}(?:mandaa?t|ontslag|demission|functies?|fonctions?|amt|office|resignation|benoeming|nomination))/;
/** Between whom somebody replaces and who does: `est remplacé par`, `vervangen door`, `wurde durch ... ersetzt`. */
const REPLACED_BY =
  /\b(?:remplacee?s?(?: [a-z']+){0,5} par|door(?=(?:(?!\b(?:dat|door)\b)[^.;]){3,140}\b(?:vervangen|opgevolgd)\b(?! door))|(?:vervangen|opgevolgd)(?: [a-z]+){0,5} door|(?:ersetzt|abgelost)(?: [a-z]+){0,5} durch|(?:replaced|succeeded)(?: [a-z]+){0,5} by|durch(?=[^.;]{3,140}\b(?:ersetzt|abgelost)\b))/;
/** Who tells of it is not replaced. */
const TOLD_BY = /\b(?:dat|que|qu|dass|that)\b/;

export type Change = "comes" | "leaves";

/** Whether a person is named with the office of a director behind the name, as who signs is: `Jan Peeters, bestuurder`. */
export const holdsOffice = (folded: string, { at, end }: Pick<Mention, "at" | "end">): boolean =>
  /^,? ?(?:\(?(?:gedelegeerd |managing )?(?:bestuurder|zaakvoerder|administrat(?:eur|rice)|gerante?|presidente?|verwalter(?:in)?|geschaftsfuhrer(?:in)?|director))\b(?! (?:van|of|de|der|du) )/.test(
    folded.slice(end, end + 40),
  ) && !REPRESENTED.test(folded.slice(Math.max(0, at - 120), at));

/** Before an office that somebody had. */
const FORMER =
  /\b(?:former|previous|voormalige?|gewezen|vroegere|anciene?|ancienne|ehemalige[rn]?|fruhere[rn]?|ex-?) ?$/;
const BOARD = /\b(?:het bestuur|de directie|geschaftsfuhrung|la direction|the board)\b/g;

/**
 * Where the last office of a director ends in the words before a person; null if another office follows it, or if these words say that
 * somebody leaves.
 */
export function officeBefore(before: string): number | null {
  const office = [...matchesOf(before, DIRECTOR), ...matchesOf(before, BOARD)].sort((a, b) => a.index - b.index).at(-1);
  if (office === undefined || lastOf(before, OTHER) > office.index || LEAVES.test(before)) return null;
  if (FORMER.test(before.slice(0, office.index))) return null;
  return office.index + office[0].length;
}

/**
 * Whether the sentence around a person makes them a director, or ends that: an office and a change in one sentence. The
 * office that stands nearest before them is theirs; one that stands behind them, where none stands before.
 */
export function changeOf(
  folded: string,
  stops: readonly number[],
  mention: Pick<Mention, "at" | "end" | "isSure">,
  next = Infinity,
): Change | null {
  const { at, end, isSure } = mention;
  const { from, to } = sentenceAt(stops, at);
  const start = Math.max(from, at - 600);
  const before = folded.slice(start, at);
  const behind = folded.slice(end, Math.min(to, end + 260));
  if (REPRESENTED.test(before) || BY_WHOM.test(before)) return null;
  const label = LABEL.exec(folded.slice(Math.max(from, at - 80), at))?.[1] ?? "";
  if (DIRECTOR_ANY.test(label) && !COMES_ANY.test(label))
    return LEAVES_ANY.test(`${label} ${folded.slice(end, Math.min(to, end + 50))}`) ? "leaves" : "comes";
  const office = lastOf(before, DIRECTOR);
  const other = lastOf(before, OTHER);
  const isSame = SAME_OFFICE.test(before) && DIRECTOR_ANY.test(folded.slice(Math.max(0, start - 300), start));
  if (other > office) return null;
  const officeBehind = firstOf(behind, DIRECTOR);
  const otherBehind = firstOf(behind, OTHER);
  const hasOffice = office >= 0 || isSame || (officeBehind >= 0 && (otherBehind < 0 || officeBehind < otherBehind));
  if (!hasOffice) return null;
  const replaced = replacement(folded.slice(start, at), folded.slice(end, Math.min(to, end + 260)));
  if (replaced !== null) return replaced;
  // Capitalised words without a sign count only close to office and change.
  if (!isSure && !isClose(before, behind)) return null;
  const told = verbOfClause(before, behind.slice(0, Math.max(0, next - end)));
  if (told !== null) return told;
  if (NOT_NAMED.test(before) && LEAVES.test(before.slice(-40))) return "leaves";
  if (EXPIRED.test(before) || REPLACED.test(before)) return "leaves";
  const [soon, late] = [firstOf(behind, COMES_OR_FIRST), firstOf(behind, LEAVES_ALL)];
  if (soon >= 0 && AUXILIARIES.test(behind.slice(0, soon))) return "comes";
  if (late >= 0 && AUXILIARIES.test(behind.slice(0, late))) return "leaves";
  const comes = lastOf(before, COMES_OR_FIRST);
  const leaves = lastOf(before, LEAVES_ALL);
  // `is Jan Maes uitgetreden als bestuurder en is Els Claes als bestuurder in functie getreden`
  const isNext =
    leaves >= 0 && leaves > comes && AND.test(before.slice(leaves)) && soon >= 0 && !AND.test(behind.slice(0, soon));
  if (isNext && (late < 0 || soon < late)) return "comes";
  if (comes < 0 && leaves < 0 && acts(behind, soon, late)) return null;
  // `nomme, en remplacement de Jan Maes, démissionnaire, Els Claes comme administrateur`
  const as = AS_OFFICE.exec(behind)?.[0];
  if (comes >= 0 && as !== undefined && firstOf(as, LEAVES_ALL) < 0 && IN_PLACE_OF.test(before)) return "comes";
  if (comes >= 0 || leaves >= 0) return comes > leaves ? "comes" : "leaves";
  if (soon < 0 && late < 0) return null;
  return soon >= 0 && (late < 0 || soon < late) ? "comes" : "leaves";
}

const THAT = /\b(?:dat|dass|que|that)\b|\bqu'/g;
/** What is told of a person on the way to the verb of the clause. */
const ASIDE =
  /,\s(?:die|der|das|dat|wiens|wier|wie|dessen|deren|qui|dont|who|whose|nomme\w*|designe\w*|benoemd|aangesteld|bestellt\w*|appointed)\b[^,]{0,120},/g;

/** What a clause behind `dat`, `dass` or `que` tells behind the name, before anybody else is named. Null where it tells it before. */
function verbOfClause(before: string, behind: string): Change | null {
  const that = lastOf(before, THAT);
  const own =
    that < 0
      ? ""
      : before
          .slice(that)
          .split(/\b(?:en|et|und|and)\b/)
          .at(-1)!;
  if (that < 0 || COMES_ANY.test(own) || LEAVES.test(own)) return null;
  const told = behind.replaceAll(ASIDE, ",");
  const [comes, leaves] = [firstOf(told, COMES_OR_FIRST), firstOf(told, LEAVES_ALL)];
  if (comes < 0 && leaves < 0) return null;
  return comes >= 0 && (leaves < 0 || comes < leaves) ? "comes" : "leaves";
}

/** Between two statements, or two of a list. */
const AND = /,|\b(?:en|et|und|and)\b/;

/** `beslist ontslag te nemen`, `décide de démissionner`: who decides it leaves. */
const RESIGNS =
  /\b(?:ontslag te nemen|neer te leggen|demissionner|(?:to|zu) (?:resign|step down|retire)|zuruckzutreten|niederzulegen)\b/;

/** Whether the bearer of a name appoints others: no change is told before the name, and an active verb stands behind it. */
function acts(behind: string, soon: number, late: number): boolean {
  if (APPOINTS.test(behind)) return !RESIGNS.test(behind);
  return HAS_APPOINTED.test(behind) && soon >= 0 && (late < 0 || soon < late) && !OWN_CHANGE.test(behind);
}

/** In a sentence on who is replaced by whom: those before these words leave, those behind them come. */
function replacement(before: string, behind: string): Change | null {
  const by = REPLACED_BY.exec(`${before} ${behind}`);
  if (by === null || by.index < before.length) return by && "comes";
  return TOLD_BY.test(behind.slice(0, by.index - before.length)) ? null : "leaves";
}

function isClose(before: string, behind: string): boolean {
  const [near, soon] = [before.slice(-220), behind.slice(0, 90)];
  const hasChange = COMES_ANY.test(near) || FIRST.test(near) || LEAVES.test(near);
  if (DIRECTOR_ANY.test(near) && (hasChange || COMES_ANY.test(soon) || LEAVES.test(soon))) return true;
  const isStart = /(?:^|[.;:,]|\b(?:en|et|und|and|of|de|van|von))\s*$/.test(before);
  return (
    isStart && DIRECTOR_ANY.test(soon) && (hasChange || COMES_ANY.test(soon) || FIRST.test(soon) || LEAVES.test(soon))
  );
}

const all = (pattern: RegExp): RegExp => new RegExp(pattern.source, "g");
const [COMES_ANY, LEAVES_ANY] = [
  new RegExp(COMES.source),
  /partant|sortant|vorherige|ehemalige|ausgeschieden|nicht mehr|loschung|geloscht|uittredend|ontslagnemend|outgoing|former|resigned|demission/,
];
const DIRECTOR_ANY = new RegExp(DIRECTOR.source);
const COMES_OR_FIRST = new RegExp(`${COMES.source}|${FIRST.source}`, "g");
const LEAVES_ALL = all(LEAVES);
const lastOf = (text: string, pattern: RegExp): number => matchesOf(text, pattern).at(-1)?.index ?? -1;
const firstOf = (text: string, pattern: RegExp): number => matchesOf(text, pattern)[0]?.index ?? -1;
