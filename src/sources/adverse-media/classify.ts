import anyAscii from "any-ascii";
import type { MediaHit } from "../types.ts";

const fold = (text: string): string => anyAscii(text).toLowerCase();

/** Charges, investigations and convictions, in English, Dutch, French and German. */
const CRIMINAL =
  /criminal (investigation|charge|probe|complaint|proceeding)|prosecut|\bcharged\b|indict|convict|arrest|money.launder|embezzl|briber|\bfraud|terroris|human trafficking|strafonderzoek|strafrechtelijk|gerechtelijk onderzoek|witwas|\bfraude|\bparket\b|huiszoeking|in verdenking|aangehouden|veroordeel|omkoping|corrupt|oplichting|mensenhandel|blanchiment|escroquerie|inculpe|condamn|perquisition|enquete (judiciaire|penale)|\bparquet\b|detournement|geldwasche|geldwaesche|\bbetrug|angeklagt|anklage|verurteil|strafverfahren|razzia|staatsanwalt|bestechung/;
/** Measures of a regulator or an authority. */
const ENFORCEMENT =
  /\bfined\b|\bfine of\b|penalt|regulatory action|licen[cs]e (revoked|withdrawn|suspended)|cease.and.desist|warning (by|from|against)|administrative sanction|\bboete\b|dwangsom|vergunning (ingetrokken|geschorst)|waarschuwing|bestuurlijke sanctie|\bamende\b|avertissement|retrait d.agrement|sanction administrative|bussgeld|verwarnung|lizenz entzogen/;
/** Other adverse news. */
const ADVERSE =
  /scandal|lawsuit|\bsued\b|accus|alleg|whistleblow|boycott|mislead|bankrupt|insolven|schandaal|rechtszaak|aanklacht|beschuldig|klokkenluider|faillissement|misleid|scandale|plainte|proces contre|lanceur d.alerte|faillite|tromp|skandal|klage gegen|vorwurf|insolvenz|konkurs/;
/** Acquittals and dropped charges. */
const CLEARED =
  /acquit|cleared of|charges dropped|vrijgesproken|buitenvervolging|acquitt|non-lieu|freigesprochen|eingestellt/;

/** The category of adverse news in a text, or null. An acquittal is adverse media, not criminal. */
export function classifyArticle(text: string): MediaHit["category"] | null {
  const folded = fold(text);
  if (CRIMINAL.test(folded)) return CLEARED.test(folded) ? "adverse_media" : "criminal";
  if (ENFORCEMENT.test(folded)) return "enforcement";
  return ADVERSE.test(folded) ? "adverse_media" : null;
}
