import { sentencesIn } from "./sentences.ts";
import { foldAccents } from "../../platform/folding.ts";
import { hasWords, isNamed } from "../diligence/rating/rating-facts.ts";

/** What a company's own words say of its shares, its past and its licences, by fixed words. Folded; Dutch, French, German, English. */

const SHARES =
  "(?:(?:her|his|its|their|our|the|all|company|these|my) (?:\\d+ ?%? (?:of the )?)?(?:shares?|stock)|shares|shareholding|aandelen|aandeel|parts sociales|(?:ses|les|nos|leurs|des|mes|ces) (?:parts|actions|titres)|anteile|geschaftsanteile|aktien)(?!\\p{L})";
const IN_TRUST =
  "trustees?(?!\\p{L})|(?:in|a|an|the|family|een|de|un|le|du|als|by|through|via|door|par|einem?n?|der|den) (?:\\p{L}+ ){0,3}trusts?(?!\\p{L}| (?:us|in|me|them|each|ons))|en fiducie|a titre fiduciaire|contrat (?:de )?fiduci\\p{L}+|treuhand(?:er|erin|erisch\\p{L}*|vertrag)(?!\\p{L})|private foundation|privatstiftung|anstalt in (?:vaduz|liechtenstein)";
/** Who works for such people says so of them. */
const OF_CUSTOMERS =
  "(?:klanten|clients?|customers?|kunden|mandanten)(?!\\p{L})[^;\\n]{0,40}(?:shares|aandelen|parts|anteile)";

const COMPANY =
  "(?:company|firm|business|vennootschap|bedrijf|firma|onderneming|societe|entreprise|gesellschaft|unternehmen|gmbh|bv|srl)";
const ASLEEP =
  "(?:dormant|inactive|slapende?|inactief|inactieve|zonder activiteit|en sommeil|dormante|inactive|sans activite|ruhend|ruhte|inaktiv)";
const READY_MADE =
  "shelf compan\\p{L}*|off[- ]the[- ]shelf compan\\p{L}*|ready[- ]made compan\\p{L}*|kant-en-klare (?:vennootschap|bv)|lege (?:vennootschap|bv)|plankvennootschap|coquille vide|societe (?:dormante|en sommeil|prete a l.emploi)|vorratsgesellschaft|mantelgesellschaft|vorrats-?gmbh";
const WOKEN_UP = [
  `${COMPANY} (?:has|had|was|were|is|heeft|had|werd|lag|a|avait|etait|est|war|hat)(?: \\p{L}+){0,3} ${ASLEEP}(?!\\p{L})[^;\\n]{0,20}(?: (?:since|until|for|from|sinds|tot|van|depuis|jusqu|pendant|seit|bis|von|and|en|et|und)(?!\\p{L}))`,
  `${ASLEEP} ${COMPANY}[^;\\n]{0,60}(?:bought|acquired|taken over|gekocht|overgenomen|achete|rachete|repris|gekauft|erworben|ubernommen)`,
  `(?:bought|acquired|took over|taken over|gekocht|kochten|overgenomen|namen|achete|rachete|repris|gekauft|erworben|ubernommen)[^;\\n]{0,50}(?:${ASLEEP} ${COMPANY}|${READY_MADE})`,
  `(?:${READY_MADE})[^;\\n]{0,30}(?:gekocht|overgenomen|gekauft|erworben|ubernommen)`,
  `(?:bought|acquired|gekocht|achete\\p{L}*|gekauft|erworben)[^;\\n]{0,60} (?:from|van|bij|a|aupres|von|bei) (?:an? |een |une? |einem?r? )?(?:company )?(?:formation agent|oprichtingskantoor|agence de domiciliation|grundungsagentur)`,
].join("|");

const AUTHORITIES =
  "(?:fsma|nbb|bnb|dnb|afm|amf|acpr|bafin|cssf|mfsa|fma|cnmv|consob|fca|mica|casp|central bank|nationale bank|banque nationale|financial services)";
const LICENCE =
  "(?:licen[cs]e|licentie|vergunning|erkenning|agrement|autorisation|authori[sz]ation|zulassung|erlaubnis|konzession)\\p{L}*";
const OTHER_PERMITS =
  "(?:bouw|omgevings|milieu|rij|parkeer|terras|kap|sloop|verblijfs|arbeids)vergunning|(?:building|planning|parking|driving|driver.?s|terrace|work|residence) (?:permit|licen[cs]e|permission)|permis|baugenehmigung|fuhrerschein|baubewilligung";
const REFUSED =
  "(?:refused|rejected|denied|withdrawn|revoked|suspended|geweigerd|afgewezen|ingetrokken|geschorst|refusee?s?|rejetee?s?|retiree?s?|suspendue?s?|revoquee?s?|abgelehnt|verweigert|entzogen|widerrufen|zuruckgezogen)(?!\\p{L})";
const LICENCE_REFUSED = [
  `(?<!\\p{L})${LICENCE}(?:(?!(?<!\\p{L})(?:never|not|nooit|niet|jamais|pas|nie|nicht)(?!\\p{L}))[^;\\n]){0,70}(?<!\\p{L})${REFUSED}`,
  `${REFUSED}[^;\\n]{0,30}(?<!\\p{L})(?:our |onze |notre |unsere |the |de |la |die |us |ons |an? |een |une |eine )?${LICENCE}`,
  `(?:application|aanvraag|demande|antrag|registration|registratie|enregistrement|registrierung)[^;\\n]{0,50}(?<!\\p{L})${AUTHORITIES}(?!\\p{L})[^;\\n]{0,40}(?<!\\p{L})${REFUSED}`,
  `(?<!\\p{L})${AUTHORITIES}(?!\\p{L})[^;\\n]{0,40}(?<!\\p{L})${REFUSED}[^;\\n]{0,40}(?:application|aanvraag|demande|antrag|registration|registratie|licen|vergunning|agrement|zulassung)`,
].join("|");
const CUSTOMERS_OWN =
  "(?:we (?:help|advise|assist)|wij (?:helpen|adviseren)|nous (?:aidons|conseillons)|wir (?:helfen|beraten)|lawyer|advoca|avocat|anwalt)";

const OTHER_SHOPS =
  "(?:\\p{L}+ ){0,2}(?:d.)?(?:an)?(?:other|andere|autres?) (?:\\p{L}+ )?(?:shop|store|merchant|compan|firm|business|winkel|zaken|handel|bedrij|commer|magasin|boutique|entrepr|societe|laden|geschaft|handler)";
const PAYMENTS = "(?:payments|betalingen|paiements|zahlungen)";
const FOR_SHOPS = `${PAYMENTS}[^.;\\n]{0,25} (?:for|voor|pour|fur) ${OTHER_SHOPS}`;
/** They may be those of customers, unless they are collected. */
const OF_SHOPS = `${PAYMENTS} (?:of|van|d[e']|von) ?${OTHER_SHOPS}`;
const COLLECTED = "inn?en(?!\\p{L})|incass|encaiss|collect|ziehen|kassier";

const TAKES =
  "(?:encaiss|collect|recev|percev|incass|inn(?:en)?(?!\\p{L})|ontvang|receiv|take|zieh|kassier|erhalt|nehm)\\p{L}*";
const SENDS =
  "(?:reverse[rz]?|reversons|versons|transferons|virons|(?:door)?storten|stort|sturen|sluizen|maken|geven|pass|transfer|forward|send|pay|leiten|uberweisen|zahlen|geben)(?!\\p{L})";
const IS_SENT =
  "(?:goes|is (?:paid|passed|sent|forwarded|transferred)|gaat|wordt|va(?!\\p{L})|est (?:re)?vers|est transf|geht|wird)";
const EVERYTHING =
  "(?:le tout|tout|l.integralite|alles|geheel|(?:het|al het) geld|all(?: of (?:it|them))?|everything|the money|das geld)(?!\\p{L})";
const PARTNER = "(?:partner|partenaire|opdrachtgever|principal|mandant|commettant|donneur|auftraggeber)";
const OUR_ONES =
  "(?:our|the|onze?|ons|de|het|notre|le|la|nos|les|un|une|des|an?|een|unser\\p{L}*|den|die|das|einen?) (?:\\p{L}+ ){0,2}";
/** What customers pay goes to somebody else: "nous encaissons les paiements et reversons le tout à notre partenaire". */
const TAKEN_AND_PASSED_ON = [
  `${TAKES}[^.;\\n]{0,40}(?:paiements|argent|betalingen|geld|payments|money|zahlungen)[^.;\\n]{0,50}(?<!\\p{L})(?:${SENDS}[^.;\\n]{0,30}(?:${EVERYTHING}|(?:les|het|ze|it|them|es|sie|rest|reste)(?!\\p{L}))|${EVERYTHING} [^.;\\n]{0,10}(?:${IS_SENT}|${SENDS}))[^.;\\n]{0,20} (?:to|aan|naar|a|aux?|an) ${OUR_ONES}(?:${PARTNER}|leverancier|fournisseur|supplier|lieferant)`,
  `${TAKES} [^.;\\n]{0,30}(?<!\\p{L})(?:for|voor|pour|fur) (?:${OUR_ONES})?${PARTNER}[^.;\\n]{0,50}(?<!\\p{L})(?:${SENDS}[^.;\\n]{0,15} ${EVERYTHING}|${EVERYTHING} [^.;\\n]{0,10}(?:${IS_SENT}|${SENDS}))`,
].join("|");
/** A managing agent passes on what tenants and owners of flats pay. */
const OF_TENANTS =
  "rentmeester|syndic|property manag|gerance|hausverwalt|immobili|(?:ver)?hu(?:ur|ren)|locataire|loyer|tenant|rents?(?!\\p{L})|miete";

/** Of a part of it, as a franchise fee is, nothing is told. */
const NO_PART =
  "(?<!(?:\\d ?%|percent|procent|prozent|pour ?cent|percentage|pourcentage|royalt\\p{L}+|fees?|vergoeding|bijdrage|commissie|commission|redevance|gebuhr\\p{L}*|provision|part|deel|partie|teil|share) (?:\\p{L}+ ){0,3})";
const WHOLE =
  "(?:all(?: of)?|(?:the |our )?(?:whole|entire|full|total)(?: of)?|every euro of|(?:9\\d|100) ?% (?:of|van|d[eu]|von|der|des)|alle|al|heel|(?:de |het |onze? )?(?:hele|gehele|volledige|ganse|totale|volle)|tout(?:e?s?)?|l.(?:integralite|entierete|ensemble) d[eu]s?|(?:der |die |unser\\p{L}* )?(?:gesamte[nr]?|ganze[nr]?|komplette[nr]?|volle[nr]?)|sam[mt]?tliche)";
const TURNOVER =
  "(?:(?:the|our|my|de|het|onze?|ons|mijn|le|la|les|l.|notre|nos|mon|der|die|den|unser\\p{L}*) ?)?(?:turnover|revenues?|takings|receipts|income|omzet|opbrengst(?:en)?|inkomsten|ontvangsten|chiffre d.affaires|recettes?|revenus?|umsatz\\p{L}*|einnahmen|erlose?n?)(?!\\p{L})";
/** What goes to an account goes to the own one. */
const NO_ACCOUNT = "(?:(?!rekening|account|compte|konto)[^.;,\\n])";
const ONE_COMPANY = `(?:the |our |an? |de |het |onze? |ons |een |le |la |l.|les |notre |une? |der |die |das |den |dem |unser\\p{L}* |eine\\p{L}* )?(?:franchis\\p{L}+|(?:other|another|foreign|andere|buitenlandse|autre|auslandische\\p{L}*) (?:compan|firm|business|vennoot|bedrij|onderneming|bv|societe|entreprise|srl|gesellschaft|unternehmen|gmbh)|(?:parent|mother|holding|moeder|mutter)(?!\\p{L}| ?(?:en|and|et|und) )|(?:parent|mother|moeder|mutter)[- ]?(?:comp|ven|bed|ges)|(?:societe|maison) mere|(?:company|firm|firma|vennootschap|bedrijf|societe|entreprise|gesellschaft|unternehmen) (?:in|uit|en|au|a|aus|from|of|van|de|von) |${NO_ACCOUNT}{1,40} (?:ltd|llc|limited|gmbh|ag|bv|nv|srl|sa|sarl|sas|fze)(?!\\p{L}))`;
const GOES =
  "(?:(?:goes|go|flows?|gaat|gaan|vloeit|vloeien|va|vont|geht|gehen|flie(?:ss|ß)t|flie(?:ss|ß)en)(?!\\p{L})|(?:is|are|wordt|worden|est|sont|wird|werden)(?=[^.;\\n]{0,80} (?:paid|passed|transferred|forwarded|sent|\\p{L}*gestort|overge\\p{L}+|\\p{L}*betaald|afgedragen|(?:re)?verse|transfere|vire|uberwiesen|abgefuhrt|weitergeleitet|(?:be|ge)zahlt)))";
const TOTALLY =
  "(?:entirely|wholly|completely|fully|volledig|helemaal|geheel|integra\\p{L}+|entierement|totalement|vollstandig|komplett|ganz)(?!\\p{L})";
const TO = "(?:to|naar|aan|op|a|au|aux|vers|chez|an|zu[mr]?)(?!\\p{L}) ?";
const BETWEEN = `${NO_ACCOUNT}{0,45}?(?<!\\p{L})`;
const PASSES =
  "(?:pass(?:es)?|transfer|forward|send|pay|hand|storten|sluizen|boeken|betalen|geven|dragen|maken|reversons|versons|transferons|virons|cedons|reverse|verse|leiten|uberweisen|fuhren|geben|zahlen)(?!\\p{L})";
const PASSED_ON = [
  `${NO_PART}${WHOLE} ${TURNOVER}${BETWEEN}${GOES}${BETWEEN}${TO}${ONE_COMPANY}`,
  `${NO_PART}${TURNOVER} ${GOES}${BETWEEN}${TOTALLY}${BETWEEN}${TO}${ONE_COMPANY}`,
  `${PASSES} (?:[^.;,\\n]{0,25} )?${NO_PART}${WHOLE} ${TURNOVER}${BETWEEN}${TO}${ONE_COMPANY}`,
].join("|");

const PROVIDER =
  "(?:stripe|mollie|adyen|pay ?pal|sum ?up|worldline|viva|ccv|klarna|(?:payment|betaal|paiement|zahlungs)\\p{L}*(?: provider)?)";
const ACCOUNT =
  "(?:our|onze?|ons|notre|unser\\p{L}*) (?:\\p{L}+ )?(?:account|contract|rekening|compte|contrat|konto|vertrag)(?!\\p{L})";
const ENDED =
  "(?:closed|ended|terminated|cancelled|suspended|blocked|opgezegd|zegde|gesloten|geblokkeerd|resilie|ferme|cloture|bloque|gekundigt|geschlossen|gesperrt)";
const SERVICE_ENDED = `${PROVIDER}(?: has| heeft| a| hat)? (?:${ENDED} ${ACCOUNT}|${ACCOUNT}[^.;\\n]{0,15} ${ENDED})|${ACCOUNT}(?=[^.;,\\n]{0,40} ${PROVIDER})[^.;,\\n]{0,20} (?:was|is|werd|wurde|a ete) [^.;\\n]{0,25}${ENDED}`;

const firstOf = (texts: readonly string[], isSaid: (folded: string) => boolean): string | null =>
  sentencesIn(texts).find((sentence) => isSaid(foldAccents(sentence))) ?? null;

/** The sentence in which shares are held in trust. @param texts answers in words; null for none. */
export const sharesInTrust = (texts: readonly string[]): string | null =>
  firstOf(texts, (said) => hasWords(said, SHARES) && isNamed(said, IN_TRUST) && !hasWords(said, OF_CUSTOMERS));

/** The sentence in which the company did nothing before it was bought, or was bought ready-made. */
export const wokenUp = (texts: readonly string[]): string | null => firstOf(texts, (said) => isNamed(said, WOKEN_UP));

/** The sentence in which a licence of the company's own, or its application for one, was refused or taken away. */
export const licenceRefused = (texts: readonly string[]): string | null =>
  firstOf(
    texts,
    (said) => isNamed(said, LICENCE_REFUSED) && !hasWords(said, OTHER_PERMITS) && !hasWords(said, CUSTOMERS_OWN),
  );

/** The sentence in which payments are taken for other businesses. */
export const paymentsForOthers = (texts: readonly string[]): string | null =>
  firstOf(texts, (said) => isNamed(said, FOR_SHOPS) || (hasWords(said, COLLECTED) && isNamed(said, OF_SHOPS)));

/** The sentence in which what customers pay is passed on to somebody for whom it is taken. */
export const paymentsPassedOn = (texts: readonly string[]): string | null =>
  firstOf(texts, (said) => isNamed(said, TAKEN_AND_PASSED_ON) && !hasWords(said, OF_TENANTS));

/** The sentence in which the whole turnover goes to another company, such as a franchisor. */
export const turnoverPassedOn = (texts: readonly string[]): string | null =>
  firstOf(texts, (said) => isNamed(said, PASSED_ON));

/** The sentence in which a payment service closed the account, or ended the contract, by itself. */
export const serviceEnded = (texts: readonly string[]): string | null =>
  firstOf(texts, (said) => isNamed(said, SERVICE_ENDED));
