import { foldAccents } from "../../platform/folding.ts";

/** "On a sanctions list", "under EU sanctions", "frozen assets", said of a party; in the folded text. */
const SAID = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:on|op|sur|auf) (?:an? |the |de |een |het |la |une |l'|die |der |einer )?(?:\\p{L}+ ){0,2}(?:sanctions? list|sanctielijst|sanctieslijst|liste (?:\\p{L}+ )?de(?:s)? sanctions|sanktionsliste)",
    "(?:sur|auf|op|on) (?:la |der |de |the )?(?:liste|list) (?:europeenne |noire )?des sanctions",
    "(?:is|are|was|were|got|been|am|became) (?:\\p{L}+ ){0,2}(?:subject to|under|hit by) (?:the |an? )?(?:(?:eu|european|un|us|american|ofac|uk|british|international|western|economic|financial|personal) ){0,2}sanctions",
    "(?:is|are|was|were|been|got) (?:\\p{L}+ ){0,2}sanctioned(?! by the (?:court|tax|referee))",
    "(?:is|zijn|werd|werden|staat|staan|valt|vallen) (?:\\p{L}+ ){0,3}(?:gesanctioneerd|onder (?:\\p{L}+ ){0,2}sancties)",
    "(?:est|sont|etait|etaient|ete) (?:\\p{L}+ ){0,2}(?:sous (?:le coup de )?sanctions|vise\\p{L}* par (?:des |les )?sanctions|sanctionne\\p{L}* par (?:l'union|l'ue|l'onu|les etats-unis|ofac))",
    "(?:ist|sind|wurde|wurden|steht|stehen) (?:\\p{L}+ ){0,3}(?:sanktioniert|unter (?:\\p{L}+ ){0,2}sanktionen)",
    "(?:bevroren|geblokkeerde) tegoeden|(?:avoirs|fonds|comptes) (?:sont |ont ete )?geles|eingefrorene\\p{L}* (?:gelder|vermogen|konten)|(?:assets|funds|accounts) (?:are|were|have been|got) frozen|(?<=(?:his|her|their|our|my|whose) )frozen (?:assets|funds)",
  ].join("|")})`,
  "u",
);

/** What is denied, or only checked, is said of nobody. */
const NOT_SAID =
  /(?<!\p{L})(?:no|not|never|nobody|none|neither|without|geen|niet|nooit|niemand|zonder|pas|aucune?s?|personne|jamais|sans|ni|keine?[mnrs]?|nicht|niemand|nie|ohne|screen\p{L}*|check\p{L}*|control\p{L}*|verif\p{L}*|pruf\p{L}*|monitor\p{L}*|against|software|compliance|if|wanneer|als|si|wenn|falls|refus\p{L}*|weiger\p{L}*|n't|don.t|isn.t|aren.t)(?!\p{L})/u;

/** Sentences of a customer that say of somebody to be under sanctions. */
export const sanctionsSaid = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(/(?<=[.!?;])\s|\n/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const folded = foldAccents(sentence.replaceAll("’", "'"));
      return SAID.test(folded) && !NOT_SAID.test(folded);
    });
