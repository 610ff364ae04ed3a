import { sentencesIn } from "./sentences.ts";
import { foldAccents } from "../../platform/folding.ts";
import { hasWords, isNamed } from "../diligence/rating/rating-facts.ts";

/** How a private customer says that somebody acts for it by a mandate or by law. Folded; Dutch, French, German, English. */

const MANDATE =
  "(?:zorg|bank)?volmacht(?:en)?(?!\\p{L})|procurations?(?!\\p{L})|\\p{L}*vollmacht(?:en)?(?!\\p{L})|powers? of attorney";
const GUARDED =
  "onder (?:voorlopig |rechterlijk |beschermd )?(?:bewind(?:voering)?|voogdij|curatele)(?!\\p{L})|sous (?:administration (?:provisoire|de biens|judiciaire)|tutelle|curatelle)|unter (?:rechtlicher |gesetzlicher )?(?:betreuung|vormundschaft|beistandschaft)|under (?:legal )?(?:guardianship|conservatorship|deputyship)";
const OFFICE =
  "(?:bewindvoerder|lasthebber|volmachtdrager|voogd(?:es)?|mandataire(?! social| immobilier| en )|administrat(?:eur|rice) (?:provisoire|de biens)|tut(?:eur|rice)(?! de stage)|curat(?:eur|rice)|betreuer(?:in)?|vormund|(?:legal )?guardian|conservator)(?!\\p{L})";
const REPRESENTED = [
  `(?:mijn|m.n|onze|mon|ma|mein\\p{L}*|my) (?:\\p{L}+ )?${OFFICE}`,
  "(?:de|l.) ?(?:bewindvoerder|administrat(?:eur|rice) (?:provisoire|de biens)) (?:betaalt|beheert|regelt|doet|geeft|stort|paie|paye|gere|verse)",
].join("|");

/** A mandate of the customer's own over what is another's. */
const HOLDS_ONE = `(?<!\\p{L})(?:ik (?:heb|kreeg|krijg)|j.ai|i (?:have|hold|got)|ich (?:habe|hatte|bekam))(?!\\p{L}) (?:\\p{L}+ ){0,3}(?:${MANDATE})`;
const GIVES = "gegeven|gaf|geef|verleen|donn|accord|give|gave|granted|gegeben|erteil|gebe";
const OF_OTHER = `(?:niemand|nobody|no one|personne n)|(?:rekening|compte|konto|account) (?:van|de|von|of) (?:mijn|ma|mon|mes|mein\\p{L}*|my) |(?:rekening|compte|konto|account) mein(?:er|es) |(?:moeder|vader|mere|pere|mutter|vater|mother|father|man|vrouw|mari|femme|zoon|dochter|fils|fille|son|daughter|broer|zus|frere|soeur) (?:staat|is|est|ist|steht) (?:${GUARDED})|(?:mensen|personen|klanten|bewoners|people|clients|personnes|menschen|patient\\p{L}*) (?:\\p{L}+ )?(?:${GUARDED})`;
/** Those whose work it is: `Bewindvoerder`, `Berufsbetreuerin`, `medewerker volmachten`. */
const BY_PROFESSION = `notar|advoca|avocat|anwalt|lawyer|solicitor|attorney|juri|juge|rechter|griffi|greffi|kanzlei|social\\p{L}* werk|maatschappelijk|assistante? social|sozial|volmacht|procuration|vollmacht|\\p{L}*betreuer|${OFFICE}`;
const OUTSIDE_FAMILY =
  "bu(?:ur(?:man|vrouw|meisje)|ren)|voisine?|nachbar(?:in)?|neighbou?r|nurse|carer|caregiver|\\p{L}*verple(?:ger|egster|gster)|infirmi|\\p{L}*pfleger(?:in)?|verzorg(?:er|ster)|aide[- ](?:familiale|soignante|a domicile)|poetsvrouw|huishoudhulp|(?<!schoon)vriend(?:in)?(?!\\p{L})|friend|copine?|amie?(?!\\p{L})|freund(?:in)?(?!\\p{L})|kennis(?!\\p{L})|bekannte?r?(?!\\p{L})";

export interface ProxySaid {
  readonly sentence: string;
  /** A neighbour, nurse or friend, by the same sentence. */
  readonly isOutsideFamily: boolean;
}

/**
 * The sentence in which a private customer names somebody who acts for it; null for none.
 * @param texts what the account is for, the source of funds, what was written to tasks: not the occupation.
 */
export function proxySaid(occupation: string, texts: readonly string[]): ProxySaid | null {
  const isProfession = isNamed(foldAccents(occupation), BY_PROFESSION);
  const said = [...(isProfession && !hasWords(foldAccents(occupation), GUARDED) ? [] : [occupation]), ...texts];
  for (const sentence of sentencesIn(said)) {
    const folded = foldAccents(sentence);
    const isMandate =
      !isProfession && isNamed(folded, MANDATE) && (!hasWords(folded, HOLDS_ONE) || hasWords(folded, GIVES));
    const isOffice = !isProfession && isNamed(folded, REPRESENTED);
    if ((isMandate || isOffice || isNamed(folded, GUARDED)) && !hasWords(folded, OF_OTHER)) {
      return { sentence, isOutsideFamily: hasWords(folded, OUTSIDE_FAMILY) };
    }
  }
  return null;
}
