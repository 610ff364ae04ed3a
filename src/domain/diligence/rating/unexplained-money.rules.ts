import { TAXMAN } from "./out-of-sight.rules.ts";
import { ANYBODY_ELSE, MINE, NOT, SOMEBODY } from "./people-said.ts";

/** How customers say, in everyday words, that money has no source to show or is kept from others. Folded; since version 8 of the rules. */

const NEARBY = "[^.;\\n]{0,25}";
const KNOWER = `(?:(?:mijn|m.?n|my|ma|mon|meine?|the|de|la|le|l.|die|das|der|den) ?)?(?:wife|husband|hubby|ex|spouse|vrouw|man|femme|mari|frau|mann|bank|banque|${TAXMAN})s?(?!\\p{L})`;
const KNOW =
  "(?:know|find out|see|learn|weet|weten|ziet?|zien|vermoed\\p{L}*|savoir|sach\\p{L}*|voi[rte]\\p{L}*|decouvr\\p{L}*|wissen|weiss|sehen|sieht|erfahr\\p{L}*)(?!\\p{L})(?! (?:how|hoe|comment|wie man)|[^.;\\n]{0,20}(?:surpri|verrass|uberrasch|screen|scherm|ecran|bildschirm)| (?:well|goed|bien|gut)(?!\\p{L}))";
const MAY_NOT = `(?:(?:mag|mogen|may|must|should|doit|darf|soll|sollte)[^.;\\n]{0,20} ${NOT}|cannot|(?:can|should|must|may).?n?.t)`;
const SO_THAT = "(?:so(?: that)?|zodat|opdat|afin qu\\p{L}*|pour qu\\p{L}*|damit)";
const TAKE =
  "(?:get(?: at)?|reach|touch|seiz\\p{L}*|take|eraan|aan kan|aankan|aan kunnen|afnemen|saisi\\p{L}*|prenn\\p{L}*|touche\\p{L}*|(?:ein)?pfand\\p{L}*|dran\\p{L}*|holen|nehmen)(?!\\p{L})";
const FIRM = "(?:company|firm|vennootschap|firma|bv|bedrijf|societe|boite|gesellschaft|gmbh|shell)";

/** Of those whose work it is to fight it. */
const FOUGHT =
  "(?:against|anti|prevent|fight|detect|tegen|bestrijd|opspo|contre|lutte|gegen|bekampf|pravention|erkenn)\\p{L}*";

export const KEPT_FROM_OTHERS = [
  `${KNOWER}[^.;\\n]{0,12} ${MAY_NOT}${NEARBY}(?<!\\p{L})${KNOW}`,
  `(?:pas )?(?:que|qu.|dat|zodat|damit) ?${KNOWER} (?:n. ?|ne )?[^.;\\n]{0,15}(?:${NOT}${NEARBY} ${KNOW}|(?:sache|voie|decouvre|weiss|erfahrt)(?!\\p{L}))`,
  `${SO_THAT} [^.;\\n]{0,12}(?<!\\p{L})${TAXMAN}s?(?!\\p{L})[^.;\\n]{0,15} (?:${NOT}[^.;\\n]{0,15} ${TAKE}|ne ${TAKE})`,
  `${MINE} (?:name|naam|nom)(?!\\p{L})[^.;\\n]{0,15} (?:nowhere|nergens|nulle part|nirgends|n.(?=app|fig)|${NOT})[^.;\\n]{0,12}(?:show|appear|staat|verschijn|apparai|figure|auftauch|steht|anywhere)(?![^.;\\n]{0,10}(?:bill|invoice|factu|rechnung|bell))`,
  `(?<!${FOUGHT} (?:\\p{L}{1,4} )?)(?:wit ?(?:te )?wassen|wit maken|launder(?:ing)? (?:money|cash|it)|wash(?:ing)? (?:cash|money)(?! ?(?:regist|box))|geld ?wasch(?!\\p{L}*(?:beauftrag|praven|bekampf|gesetz))\\p{L}*|blanchir (?:du|de l.|mon|notre|cet) ?(?:argent|black|cash|fonds)|schwarzgeld|black money|argent sale)`,
  `(?:op naam van|in|au nom d[eu]|auf den namen) ${ANYBODY_ELSE}(?:.?s)?(?: name)?${NEARBY} ${NOT}[^.;\\n]{0,8}(?:know|weet|sait|courant|weiss)`,
  `(?:op naam van|in|au nom d[eu]|auf den namen) ${ANYBODY_ELSE}(?:.?s)?(?: name)?${NEARBY} (?:weet|sait|weiss)[^.;\\n]{0,8}${NOT}`,
].join("|");

/** Work that is paid, and sales. */
const SOLD =
  "(?:(?:paid|payes?|betaald|bezahlt|sold|verkocht|verkauft|vendu\\p{L}*|ge(?:werk|klus)t|gearbeitet|worked|werken|travaille[rs]?|cash|bar)(?!\\p{L})|(?:i|we|ik|wij|je|nous|ich|wir) (?:work|sell|werk|verko|vend|travaill|arbeite|verkauf))";

export const NEVER_DECLARED = [
  `(?<!kindergeld[^.;\\n]{0,12})(?:(?:never|nooit|jamais|nie|niet|pas|nicht)(?: (?:been|werd|ete))? (?:declared|aangegeven|geregistreerd|declaree?s?|versteuert\\p{L}*|taxed)|nie angegeben)(?!\\p{L}| (?:ailleurs|elsewhere|elders|anders\\p{L}*)|[^.;\\n]{0,12}(?:bankrupt|failliet|faillite|insolv|diefstal|theft))`,
  "(?:gearbeitet|gewerkt|travaille|worked|betaald|bezahlt|paye|geklust)[^.;\\n]{0,12} (?:in het zwart|au noir|au black|schwarz|cash in hand)(?!\\p{L})|cash in hand(?! (?:at|on|per) )|zwart gewerkt|schwarz (?:gearbeitet|bezahlt|kassiert|verdient)",
  "(?:onder|unter|under|sous) (?:de |the |la |der )?(?:tafel|toonbank|table|counter|tisch)(?!\\p{L})|(?:onder de|unter der|under the|sous la) hand(?!\\p{L})|handje contantje|de la main a la main|bar auf die hand|van de hand in de hand",
  `(?=[^.;\\n]*(?<!\\p{L})${SOLD}|(?<=(?<!\\p{L})${SOLD}[^.;\\n]{0,40}))(?![^,.;\\n]{0,25}(?:never|nooit|niet|nie|jamais|on paper|op papier|sur papier|auf papier)(?!\\p{L}))(?:zonder|sans|ohne|no|without) (?:facture|factu(?:ur|ren)|rechnung(?:en)?|invoices?|receipts?|bonnetjes?|ticket|beleg(?:e)?)(?!\\p{L})(?! (?:out|paid|open))`,
].join("|");

export const SOURCE_UNNAMED = [
  "(?:doet er ?(?:niet|niks) toe|maakt niet uit|peu importe|n.importe|egal|(?:does|do).?n.?t matter|no matter|never mind) (?:who|wie|qui|wer|from whom|van wie)",
  "(?:wie|qui|wer|who|name|naam|nom|name)(?! (?:koopt|komt|achete|vient|kauft|kommt|buys|comes))[^.;\\n]{0,10} (?:doet er ?(?:niet|niks) toe|maakt niet uit|peu importe|(?:ist )?egal|(?:does|do).?n.?t matter)",
  `(?:${NOT}[^.;\\n]{0,8} (?:know|weet|weten|sais|sait|weiss)|dunno|(?:weet|sais|weiss)[^.;\\n]{0,6} ${NOT}|(?:no|geen|aucune|keine) (?:idea|idee|ahnung))[^.;\\n]{0,4} (?:where[^.;\\n]{0,15} (?:from|comes?|came)|van ?waar|waar[^.;\\n]{0,15} (?:vandaan|komt)|d.ou|woher)`,
  `(?<!(?:customers?|clients?|klanten|kunden|guests|gasten) (?:\\p{L}+ )?)(?:pay|betaal|paie|paye|zahl|stort|verse|gives?|geeft|donne)\\p{L}*[^.;\\n]{0,35}(?:${NOT}[^.;\\n]{0,10} (?:know|ken|kennen|connais|kenne?)|(?:know|ken|kenne?|connais)[^.;\\n]{0,8} (?:niet|pas|kaum|nicht|hardly|barely|amper))`,
  "(?<=(?:from|van|von|d.une?|par|gift|cadeau|geld|money|argent|pays|paye|sends) [^.;\\n]{0,40})(?:met|know|ken|kennen|leerde|rencontre\\p{L}*|kennengelernt|mann|frau|man|guy|homme|femme|woman|vrouw)[^.;\\n]{0,20} (?:online|(?:via|via het|on the|sur|aus dem|uber das|im) ?(?:internet|tinder|facebook|dating\\p{L}*))",
  "(?:cash|bargeld|liquide|especes|geld|money|contanten)(?:(?!work|werk|travail|arbeit|lever|deliver|livr|liefer)[^.;\\n]){0,25} (?:at home|thuis|a la maison|chez moi|daheim|zu ?hause|matras|mattress|matelas|under the bed|onder het bed)(?!\\p{L})",
  "(?:thuis|at home|a la maison|chez moi|daheim|zu ?hause)[^.;\\n]{0,20} (?:had liggen|liggen had|kept|gardais|lag)",
].join("|");

export const TO_BEARER =
  "(?:aan|au|to) (?:toonder|porteur|bearer)(?!\\p{L})|bearer (?:bond|share|paper|certificate)|inhaber(?:papier|aktie|schuldverschreibung|schein)";

const BOOKS = "(?:boekhoud|bookkeep|accountant|comptab|buchhalt)";

export const FALSE_INVOICES = [
  `(?<!${FOUGHT} (?:\\p{L}{1,4} )?)(?:fake|false|bogus|valse|fictie\\p{L}*|schein|gefalschte?) ?(?:invoic|factu|rechnung)\\p{L}*(?!\\p{L}|[^.;\\n]{0,8} ${FOUGHT})|factures? (?:fausse|fictive|bidon)|fausses? factures?`,
  `(?<!${BOOKS}[^.;\\n]*)(?:invoices?|factu\\p{L}+|rechnung\\p{L}*)[^.;\\n]{0,15} (?:for|voor|pour|fur) ${SOMEBODY}(?![^.;\\n]*(?:(?<!\\p{L})${BOOKS}|(?:niet|nicht|pas) *(?:$|[.,;\\n])))`,
  `(?:invoices?|factu\\p{L}+|rechnung\\p{L}*)[^.;\\n]{0,40} (?:niets?|niks|nothing|rien|nichts|nix|niet) [^.;\\n]{0,8}(?:geleverd|delivered|livre|geliefert)`,
].join("|");

const EMBARGOED =
  "(?:russi[ae]\\p{L}*|rusland|russland|russische\\p{L}*|russes?|iran\\p{L}*|belarus|wit.rusland|bielorussie|weissrussland|syri\\p{L}*|north korea|noord.korea|coree du nord|nordkorea|krim|crimee|crimea)";
const WAY =
  "(?:via|through|omweg|detour|another country|other country|third country|ander land|derde land|autre pays|pays tiers|drittland|anderes land|van ?daar|from there|de la(?= )|von dort|uber|par (?:la|le|un|une))(?!\\p{L})";
/** A way there; "not to Russia" and "no customers in Russia" are none. */
const TOWARDS = `(?<!${NOT} (?:\\p{L}+ )?)(?<!\\p{L})(?:to|into|in(?! russi(?:an|sch))|naar|vers|nach|aan|for|voor|pour|fur|chez|au|en(?= (?:russie|iran(?!\\p{L})|syrie|bielo|coree|crimee))) (?:[^ .;\\n]+ ){0,2}${EMBARGOED}`;
const GOODS =
  "(?:goods|goederen|marchandises?|waren?|parts|onderdelen|pieces|teile|deliver|lever|livr|liefer|export|ship|verstu\\p{L}*|envo[iy]\\p{L}*|schick\\p{L}*|exporter|sell|verkop\\p{L}*|vend\\p{L}*|customers?|klanten|clients?|kunden)\\p{L}*";
export const DETOUR = [
  `${GOODS}(?=[^.;\\n]{0,80}(?<!\\p{L})${WAY})[^.;\\n]{0,80}${TOWARDS}`,
  `${WAY}[^.;\\n]{0,30}${TOWARDS}[^.;\\n]{0,15} ${GOODS}`,
].join("|");

export const WITHOUT_BUSINESS = [
  `${FIRM} (?:zonder|sans|ohne|with no|without) (?:eigen |own |real |echte )?(?:activit|geschaft|business|werking)`,
  `(?:societe|firme)s? (?:ecran|boite aux lettres|bidon)|briefkasten(?:firma|gesellschaft)|brievenbus(?:firma|vennootschap)|(?:shell|letterbox|front) (?:company|firm)(?!\\p{L}| station)|lege (?:vennootschap|firma|bv)`,
].join("|");
