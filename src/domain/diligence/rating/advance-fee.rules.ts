import { sentencesIn } from "../../customer/sentences.ts";
import { foldAccents } from "../../../platform/folding.ts";
import { hasWords } from "./rating-facts.ts";

/** How somebody tells of fees to pay before money comes, which is how its senders defraud. Folded; Dutch, French, German, English. */

const FEES =
  "(?:\\p{L}*(?:kosten|gebuhr\\p{L}*)|fees?|costs?|frais|taks(?:en)?|tax(?:es?)?|taxes|belasting(?:en)?|steuern?)(?!\\p{L})";
const RELEASED =
  "unblock|unlock|releas|debloq|liberer|deblok|vrij ?(?:te )?(?:geven|krijgen|maken|gegeven|gemaakt)|frei ?(?:zu)?(?:ge(?:b|geb)|schalt|bekomm|setz)|(?:eerst|d.abord|zuerst|first) [^.;\\n]{0,40}(?:betal|pay|zahl)\\p{L}*";
const INHERITED =
  "inheritance|erfenis|heritage|succession|erbe(?!\\p{L})|erbschaft|mil(?:l?ion|joen)\\p{L}*|legacy|nalatenschap";
const WON = "lotter|loter\\p{L}*|jackpot|prize|sweepstake";
const PARCEL = "parcel|package|pakket|colis|paket(?!\\p{L})|koffer|suitcase|valise";
const UNKNOWN =
  "unknown|stranger|never met|onbekende?|nooit ontmoet|inconnue?|jamais rencontre|unbekannte?\\p{L}*|online|internet|facebook|whats ?app|telegram|tinder|sold(?:ier|aat|at)|militair|fiance|verloofde|verlobte|bekanntschaft";
const FAMILY =
  "(?:my|our|mijn|onze?|mon|ma|mes|notre|nos|mein\\p{L}*|unser\\p{L}*) (?:late |overleden |verstorbene\\p{L}* )?(?:(?:groot|schoon|grand|gross|schwieger|belle|beau)[- ]?)?(?:father|mother|parents|uncle|aunt|brother|sister|husband|wife|vader|moeder|ouders|oom|tante|broer|zus|man|vrouw|pere|mere|oncle|frere|soeur|mari|epou\\p{L}+|vater|mutter|eltern|onkel|bruder|schwester|mann|frau|familie|family|famille)";

/** The sentence in which fees come before an inheritance, a prize or a parcel of somebody unknown. @param texts answers in words */
export const feesBeforeMoney = (texts: readonly string[]): string | null =>
  sentencesIn(texts).find((sentence) => {
    const said = foldAccents(sentence);
    if (!hasWords(said, FEES) || !hasWords(said, RELEASED)) return false;
    const isOfStranger = hasWords(said, UNKNOWN);
    return (
      hasWords(said, WON) ||
      (hasWords(said, INHERITED) && (isOfStranger || !hasWords(said, FAMILY))) ||
      (hasWords(said, PARCEL) && isOfStranger)
    );
  }) ?? null;
