import { foldAccents } from "../../platform/folding.ts";

/** Words of answers, folded, by which a company says that somebody else runs it. Dutch, French, German, English. */

/** Who decides in every company. */
const BODIES =
  "(?:the|our|de|het|onze?|la|le|les|l.|notre|nos|der|die|das|unsere?r?)? ?(?:board|management|directors?|managers?|partners|shareholders|general meeting|raad|bestuur|bestuurders?|zaakvoerders?|vennoten|directie|algemene vergadering|aandeelhouders|conseil|assemblee|administrateurs?|gerants?|associes|direction|geschaftsfuhr\\p{L}*|vorstand|gesellschafter\\p{L}*|team|staff|customers?|klanten|clients?|kunden)";
const REALLY =
  "(?:really|actually|effectively|in (?:fact|reality|practice)|behind the scenes|eigenlijk|in werkelijkheid|in feite|feitelijk|achter de schermen|en realite|en fait|reellement|de fait|dans les faits|eigentlich|in wirklichkeit|tatsachlich|faktisch|im hintergrund)";
const RUN =
  "(?:run|runs|managed?s?|owned|owns|controlled|controls?|led|leads|directed|directs|geleid|leidt|gerund|runt|bestuurd|bestuurt|gecontroleerd|eigendom|gere|geree?|dirige\\p{L}*|tenue?|controle\\p{L}*|appartient|gefuhrt|fuhrt|geleitet|leitet|kontrolliert|gehort)";

const CONTROL = [
  `(?<!\\p{L})${REALLY},? [^.;\\n]{0,25}${RUN}(?!\\p{L})(?! (?:by|door|par|von|durch) (?:me|myself|us|mij|mezelf|ons|moi|nous|mir|uns)(?!\\p{L}))`,
  `(?<!\\p{L})${RUN} [^.;\\n]{0,15}${REALLY} (?:by|door|par|von|durch) `,
  "(?<!\\p{L})(?:gerant|dirigeant|directeur) de fait|(?:de facto|shadow|feitelijke?) (?:director|manager|bestuurder|zaakvoerder|leider)|faktische\\p{L}* (?:geschaftsfuhrer|leiter)",
  "(?<!\\p{L})(?:decides (?:on )?(?:everything|all)|has the (?:last|final) (?:word|say)|takes all (?:the )?decisions|beslist (?:over )?alles|over alles beslist|alles beslist|heeft het laatste woord|neemt alle beslissingen|decide de tout|prend toutes les decisions|a le dernier mot|entscheidet (?:uber )?alles|uber alles entscheidet|alles entscheidet|hat das letzte wort|trifft alle entscheidungen|alle entscheidungen trifft)",
  `(?<!\\p{L})(?:decisions|beslissingen|entscheidungen) (?:\\p{L}+ ){0,2}(?:taken|made|genomen|prises|getroffen)? ?(?:by|door|par|von) (?!${BODIES}(?!\\p{L})|me(?!\\p{L})|us(?!\\p{L})|ons|mij|nous|moi|mir|uns)`,
  "(?<!\\p{L})(?:may|can|could|must) ?not (?:be|become|act as) (?:an? )?(?:director|manager)(?!s)|(?:disqualified|banned) (?:as |from )(?:an? )?(?:director|managing|being|acting|directing)|bestuursverbod|(?:mag|kan) (?:zelf )?geen (?:bestuurder|zaakvoerder)|interdiction de gerer|interdite? de gerer|ne peut (?:pas|plus) (?:etre|devenir) (?:gerante?|administrat\\p{L}+|directeur)|darf (?:selbst )?kein\\p{L}* geschaftsfuhrer|(?:berufs|gewerbe|geschaftsfuhrungs)verbot",
  "(?<!\\p{L})(?:general power of attorney|full power of attorney|algemene volmacht|volledige volmacht|procuration generale|generalvollmacht)",
].map((words) => new RegExp(words, "iu"));

/**
 * The sentence in which a company says that somebody decides who is neither named as owner nor director; null for none.
 * @param texts what it answered in words.
 * @param named full names of those who are.
 */
export function controlInWords(texts: readonly string[], named: readonly string[]): string | null {
  const known = named.map((name) => foldAccents(name).toLowerCase());
  const sentences = texts.flatMap((text) => text.split(/(?<=\p{L}{3}[.;!?])\s+|\n+/u));
  const isKnown = (folded: string) =>
    known.some((name) => name.split(/\s+/).every((word) => folded.includes(word)) && name !== "");
  return (
    sentences
      .map((sentence) => sentence.trim())
      .find((sentence) => {
        const folded = foldAccents(sentence).toLowerCase();
        return CONTROL.some((words) => words.test(folded)) && !isKnown(folded);
      }) ?? null
  );
}
