import { sentencesIn } from "./sentences.ts";
import { foldAccents } from "../../platform/folding.ts";
import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { isNamed } from "../diligence/rating/rating-facts.ts";
import { CONTROL_PLAINLY } from "./control-plainly.ts";

/** Words of answers, folded, by which a company says that somebody else runs it. Dutch, French, German, English. */

/** Who decides in every company: its own bodies, those who write, and all of them together. */
const OWN =
  "(?:the |our |de |het |onze? |la |le |les |l.|notre |nos |der |die |das |dem |den |unsere?[rnm]? )?(?:two |three |four |both |twee |drie |beide |deux |trois |zwei |drei |beiden )?(?:board|management|directors?|managers?|partners|founders?|owners?|shareholders|general meeting|family|raad|bestuur|bestuurders?|zaakvoerders?|vennoten|oprichters?|eigenaars?|directie|algemene vergadering|aandeelhouders|familie|gezin|conseil|assemblee|administrateurs?|gerante?s?|associes|fondateurs?|proprietaires|direction|famille|geschaftsfuhr\\p{L}*|vorstand|grunder\\p{L}*|inhaber\\p{L}*|gesellschafter\\p{L}*|team|staff|consensus|majority|unanimity|customers?|klant(?:en)?|clients?|kunden?|behorden|authorities|me|myself|us|ourselves|mij|mezelf|ons|onszelf|moi|nous|mir|uns|my (?:wife|husband|partner) and (?:me|i)|mijn (?:vrouw|man|partner) en (?:mij|ik)|two (?:brothers|sisters)|twee (?:broers|zussen))(?!\\p{L})";
const REALLY =
  "(?:really|actually|effectively|in (?:fact|reality|practice)|behind the scenes|eigenlijk|in werkelijkheid|in feite|feitelijk|achter de schermen|en realite|en fait|reellement|de fait|dans les faits|eigentlich|in wirklichkeit|tatsachlich|faktisch|im hintergrund)";
const RUN =
  "(?:run|managed|owned|controlled|led|directed|geleid|gerund|bestuurd|gecontroleerd|eigendom|geree?|dirigee?|tenue?|controlee?|gefuhrt|geleitet|kontrolliert)";
const BY = "(?:by|door|par|von|durch)";
const ALL_DECISIONS =
  "(?:decides (?:on )?(?:everything|all)|has the (?:last|final) (?:word|say)|takes all (?:the )?decisions|beslist (?:over )?alles|over alles beslist|alles beslist|heeft het laatste woord|neemt alle beslissingen|decide de tout|prend toutes les decisions|a le dernier mot|entscheidet (?:uber )?alles|uber alles entscheidet|alles entscheidet|hat das letzte wort|trifft alle entscheidungen|alle entscheidungen trifft)";
const POWER =
  "(?:general power of attorney|full power of attorney|algemene volmacht|volledige volmacht|procuration generale|generalvollmacht)";

const CONTROL = [
  `${REALLY},? [^.;\\n]{0,25}(?<!\\p{L})${RUN} [^.;\\n]{0,12}?${BY} (?!${OWN})`,
  `${REALLY},? [^.;\\n]{0,30}(?<!\\p{L})${BY} (?!${OWN})[^.;\\n]{0,25} ${RUN}(?!\\p{L})`,
  `${RUN} [^.;\\n]{0,15}${REALLY} ${BY} (?!${OWN})`,
  "(?:gerant|dirigeant|directeur) de fait|(?:de facto|shadow|feitelijke?) (?:director|manager|bestuurder|zaakvoerder|leider)(?!\\p{L})|faktische\\p{L}* (?:geschaftsfuhrer|leiter)",
  `(?:decisions|beslissingen|entscheidungen)[^.;\\n]{0,20}(?<!\\p{L})(?:taken|made|genomen|prises|getroffen) ${BY} (?!${OWN})`,
  `(?:beslissingen|entscheidungen) (?:worden|werden) ${BY} (?!${OWN})[^.;\\n]{0,30}(?:genomen|getroffen)`,
  "(?:may|can|could|must) ?not (?:be|become|act as) (?:an? )?(?:director|manager)(?!s)|(?:is |was |been )(?:disqualified|banned) (?:as |from )(?:an? )?(?:director|managing|being|acting|directing)|(?:er is |heeft |met |onder )(?:een )?bestuursverbod|(?:mag|kan) (?:zelf )?geen (?:bestuurder|zaakvoerder)|(?:a |ont |sous |avec )(?:une )?interdiction de gerer|(?:est|etait) interdite? de gerer|ne peut (?:pas|plus) (?:etre|devenir) (?:gerante?|administrat\\p{L}+|directeur)|darf (?:selbst )?kein\\p{L}* geschaftsfuhrer|hat (?:ein )?(?:berufs|gewerbe|geschaftsfuhrungs)verbot",
  `(?:has|have|holds?|with|under|heeft|hebben|met|a|ont|avec|sous|hat|haben|mit) (?:a |an |the |een |de |une |la |eine )?${POWER}`,
].join("|");

/** Who may direct no company and does; since version 12 of the rules. */
const BANNED =
  "interdite? de (?:gestion|gerance)|faillie?s? non rehabilite|(?:onder|met|sous|under|unter) (?:een |a |un )?(?:beroepsverbod|bestuursverbod|berufsverbot|disqualification)(?!\\p{L})";

/** Whose the shares or the parent company are; since version 10 of the rules. A group of companies is nobody. */
const BELONGS = `(?:(?:onze|de) moeder|(?:our|the) parent|(?:societe|maison) mere|unsere mutter|die mutter(?=ge|ko)|aandelen|shares|actions|parts sociales|anteile|aktien)(?!s)\\p{L}*(?: [^.;\\n]{0,60})? (?:beho\\p{L}+(?: nu)? toe(?: nu)? aan|belongs? to|appartien\\p{L}+ (?:desormais |maintenant )?au?|gehor\\p{L}*(?: (?:jetzt|nun))?(?! zu)) (?!${OWN}|zu)(?![^.;\\n]{0,40}(?:gr(?:oe|ou|u)pp?e?(?!\\p{L})|konzern|(?:and|en|et|und) (?:me|mij|moi|mir|i|ik)(?!\\p{L})))`;

/** A trade of those who write such papers, or plead about them. */
const LEGAL_TRADE =
  "notar|notaris|lawyer|solicitor|advoca|avocat|rechtsanwal|jurist|we (?:draw|draft)|opstellen|redig|entwerfen";

/**
 * The sentence in which a company says that somebody decides who is neither named as owner nor director; null for none.
 * @param texts what it answered in words.
 * @param named full names of those who are.
 */
export function controlInWords(
  texts: readonly string[],
  named: readonly string[],
  rules: JudgedBy = {},
): string | null {
  return (
    sentencesIn(texts).find((sentence) => {
      const folded = foldAccents(sentence).toLowerCase();
      if (isNamed(folded, LEGAL_TRADE) || named.some((name) => isIn(folded, name))) return false;
      const isPlain = !judgesBefore(rules, 8) && isNamed(folded, CONTROL_PLAINLY);
      const isBelonging = !judgesBefore(rules, 10) && isNamed(folded, BELONGS);
      const isBanned = !judgesBefore(rules, 12) && isNamed(folded, BANNED);
      return isNamed(folded, CONTROL) || decidesAll(folded) || isPlain || isBelonging || isBanned;
    }) ?? null
  );
}

/** Somebody who has the last word, other than customers and the company's own. */
function decidesAll(folded: string): boolean {
  const found = new RegExp(`(?<!\\p{L})${ALL_DECISIONS}`, "iu").exec(folded);
  if (found === null) return false;
  return !new RegExp(`(?<!\\p{L})(?:${OWN}|i|we|ik|wij|je|nous|ich|wir) [^.;\\n]{0,12}$`, "iu").test(
    folded.slice(0, found.index),
  );
}

/** "Boris Ivanov", or "mevrouw Vermeulen". */
function isIn(folded: string, name: string): boolean {
  const words = foldAccents(name).toLowerCase().split(/\s+/).filter(Boolean);
  const last = words.at(-1);
  const all = words.every((word) => folded.includes(word));
  return (
    last !== undefined &&
    (all ||
      new RegExp(
        `(?<!\\p{L})(?:mr|mrs|ms|dhr|heer|mevrouw|mevr|monsieur|madame|m|mme|herr|herrn|frau)\\.? ${last.replaceAll(/[^\p{L}\p{N}]/gu, ".")}(?!\\p{L})`,
        "u",
      ).test(folded))
  );
}
