import { taxedSum } from "../fields/taxed-sums.ts";
import { labelSpans } from "../person/identity/label-spans.ts";
import type { IdentityField } from "../person/identity/words.ts";
import type { DocumentText } from "../text.ts";
import type { WordedKind } from "./words/index.ts";

/** What letters, certificates, bills and cards hold, whatever their title says. */
export function letterContents(
  text: DocumentText,
  running: string,
  folded: string,
): Partial<Record<WordedKind, number>> {
  const head = text.rows
    .filter((row) => row[0]!.page === text.cells[0]?.page)
    .slice(0, 14)
    .flatMap((row) => row.filter((cell) => cell.text.length < 90).map((cell) => cell.folded))
    .join("\n");
  const identity = identityScore(text, folded);
  return {
    invoice: invoiceScore(running, folded),
    screening_report: screeningScore(folded),
    proof_of_address: residenceScore(folded, head),
    licence: licenceScore(folded, head),
    bank_account_certificate: accountScore(folded, head),
    identity_card: identity,
    passport: identity,
    residence_permit: identity,
  };
}

const countOf = (patterns: readonly RegExp[], folded: string): number =>
  patterns.filter((pattern) => pattern.test(folded)).length;

const CHARGES =
  /factu|rechnung|\binvoice|\bnota\b|honorai|honorar|ereloon|erelonen|erekosten|\bbill\b|\bfees?\b|receipt|bestelling|commande|afrekening|decompte|abrechnung|leistung|prestati/;
const TO_PAY =
  /te betalen|te voldoen|betaalbaar|over te (?:schrijven|maken)|gelieve .{0,30}(?:te storten|te betalen)|a payer|payable|reglement|merci de verser|echeance|zahlbar|zu zahlen|zahlung|uberweis|falligkeit|amount due|\bdue\b|payment terms|please pay|remit/;
const NO_INVOICE =
  /kwh|zahlerstand|meterstand|compteur|saldo|kontostand|nouveau solde|balance brought|resultatenrekening|compte de resultats|bilan\b|bilanz/;

/** An agreement with a price is longer than most invoices. */
const LONG = 350;
const wordsOf = (folded: string): number => folded.match(/\p{L}{2,}/gu)?.length ?? 0;

/** Prices that add up with their tax, which are asked for. */
function invoiceScore(running: string, folded: string): number {
  if (NO_INVOICE.test(folded) || !CHARGES.test(folded)) return 0;
  const isAskedFor = TO_PAY.test(folded);
  if (taxedSum(running) !== null) return isAskedFor && wordsOf(folded) < LONG ? 5.5 : 2.5;
  return isAskedFor &&
    /(?:btw|tva|mwst|ust|vat)[^\n]{0,12}(?:verlegd|0 ?%)|autoliquidation|reverse charge|steuerschuldnerschaft/.test(
      folded,
    )
    ? 2.5
    : 0;
}

const LISTS: readonly RegExp[] = [
  /\beu\b|europese unie|union europeenne|europaischen? union|european union/,
  /\b(?:un|vn|onu|uno)\b|verenigde naties|nations unies|vereinten? nationen|united nations|security council/,
  /\bofac\b|\bsdn\b/,
  /\bhmt\b|\bofsi\b|hm treasury|verenigd koninkrijk|royaume-uni|vereinigt\w+ konigreich|united kingdom/,
  /gels? des avoirs|registre national des gels|national(?:e|er)? (?:sanctie|sanktions|sanctions|terrorisme)|finanz-?sanktion|thesaurie|tresorerie|\bseco\b/,
  /\bpeps?\b|\bppes?\b|politiek prominent|politiquement exposee|politisch exponiert|politically exposed|fonction publique de premier plan/,
  /adverse media|negatieve (?:media|pers|berichtgeving)|medias? (?:defavorable|negati)|information negative|negative? (?:medien|presse|berichte)|persdatabank|\bpresse\b|\bpress\b|zoekmachine/,
  /sanctie|sanction|sanktion|embargo|watch ?list/,
];
const FINDING =
  /\b(?:geen|none|aucune?|keine?r?) (?:van|of|de|dieser|der) [^.]{0,60}(?:treffer|hits?\b|match|overeen|correspond|ubereinstimm|ergebnis|eintrag|resulta|result)|\b(?:geen|no|not|aucune?|keine?n?|kein|zero|0) (?:\w+ )?(?:treffers?|hits?|match\w*|overeenkomst\w*|overeenstemm\w*|correspondances?|ubereinstimm\w*|ergebnis\w*|results?|inscription|entry|entries|entree|eintrag\w*|found|gefunden|gevonden|trouvee?s?|meldingen)\b|\b(?:nothing|nichts|niets|rien) (?:found|gefunden|gevonden|trouve)\b|\b(?:match(?:es)?|treffers?|hits?|correspondances?|overeenkomsten) ?:? ?\d|\d+ (?:match(?:es)?|treffers?|hits?|found|gefunden|gevonden|correspondances?)\b/;
const RESULTS =
  /match(?:es)?\b|treffers?\b|\bhits?\b|correspondances?\b|overeenkomst|overeenstemming|ubereinstimmung|(?:seuil|drempel|schwellenwert|threshold|minimum (?:name )?score|score|relevan[zt]\w*|ahnlichkeit|similarity)\b/;
const SEARCH = /\bsearch\b|zoekterm|zoekopdracht|\brecherche|suchbegriff|\bsuche\b|lookup|screening|criblage|filtrage/;
const BORN =
  /(?:geboorte|naissance|geburts?|birth)\s?-?(?:datum|date|tag|year|jahr)?\b|\b(?:geboren|nee?(?:\(e\))? le|born|dob)\b|\bgeb\.|date (?:de naissance|of birth)/;
const DATE = /\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d\d-\d\d|\d{1,2}\.? \p{L}{3,9}\.? \d{4}/u;
const RULES_OF_HOUSE =
  /\b(?:beleid|policy|politique (?:de|d'|interne)|richtlinie|procedure)\b.{0,200}(?:wij|we|nous|wir|medewerkers|employees|collaborateurs|mitarbeiter)/;

/** Persons with their birth dates, lists, and what a search of them found. */
function screeningScore(folded: string): number {
  const lists = countOf(LISTS, folded);
  const hasFinding = FINDING.test(folded);
  const hasResults = hasFinding || RESULTS.test(folded);
  if (lists === 0 || RULES_OF_HOUSE.test(folded) || !DATE.test(folded)) return 0;
  if (!BORN.test(folded)) return lists >= 3 && hasFinding ? 1.5 : 0;
  if (lists >= 3) return hasFinding ? 6 : hasResults ? 4 : lists >= 4 ? 3 : 0;
  return hasResults && SEARCH.test(folded) ? 3 : lists === 2 && hasResults ? 2 : 0;
}

const POPULATION =
  /bevolkingsregister|(?:registres? (?:de la |de )?|registre national.{0,30})population|registre communal|bevolkerungsregister|melderegister|basisregistratie personen|rijksregister|meldegesetz|electoral (?:roll|register)|population register|gezinssamenstelling|samenstelling van het gezin|composition (?:du|de) menage|haushaltszusammensetzung|\bhousehold\b/;
const RESIDENCE =
  /hoofdverblijf|\bwoonst\b|woonplaats|woonadres|verblijfplaats|\bwoont\b|wonende|gedomicilieerd|domicil|residence (?:principale|habituelle)|\breside\b|demeur|hauptwohn|wohnsitz|wohnhaft|\bwohnt\b|\bwohnung\b|gemeldet|residen(?:ce|ing|t)\b|\bresides\b|living at|lives at|hauptwohnort/;
const ATTESTS =
  /\battest|delivre|afgeleverd|ausgestellt|issued to|verkla(?:art|ring)|bevestig|uittreksel|afschrift|certif|bescheinig|bestatig|confirm|samengesteld|se compose|setzt sich|recorded as|registered (?:at|as)/;
const MUNICIPALITY =
  /\b(?:gemeente|stad|stadsbestuur|ville|commune|mairie|administration communale|stadt|gemeinde|(?:city|county|borough|district|town) council|municipality|town of|city of|burgemeester|bourgmestre|burgermeister|maire|mayor|burgerzaken|etat civil|burgerlijke stand|standesbeam|burgeramt|meldebehorde|town hall)\b/;

/** A municipality that says who lives where. */
function residenceScore(folded: string, head: string): number {
  if (
    !RESIDENCE.test(folded) ||
    /\b(?:verblijfstitel|titre de sejour|aufenthaltstitel|residence permit)\b/.test(folded)
  )
    return 0;
  const isPopulation = POPULATION.test(folded);
  const isMunicipal = MUNICIPALITY.test(folded);
  if (!ATTESTS.test(folded) || !isMunicipal) return 0;
  return isPopulation
    ? 5.5
    : /attest|bevestig|certif|bescheinig|bestatig|confirm|residen|domicil|woonst|wohn/.test(head)
      ? 3
      : 0;
}

const PERMIT =
  /\b(?:\w*vergunning|erkenning\w*|toelating\w*|machtiging|licentie|registratiebewijs|agrement|autorisation|licence|permis d'(?:environnement|exploitation|exploiter)|habilitation|carte professionnelle|attestation d'inscription|\w*erlaubnis\w*|\w*genehmigung|\w*zulassung\w*|konzession\w*|\w*lizenz|gewerbe(?:schein|berechtigung|anmeldung)|licen[cs]e|permit|permission|authori[sz]ation|certificate of registration|application granted|approval)\b/;
const NO_PERMIT =
  /residence|sejour|verblijf|aufenthalt|driving|rijbewijs|conduire|fuhrerschein|immatriculation|software|identi|passpo|overeenkomst|agreement|vertrag|contrat|aanvraag|demande|antrag|application form|factu|rechnung|invoice/;
const GRANTED =
  /verle(?:en|end)|toegekend|toegelaten|afge(?:geven|leverd)|vergund|erkend|geregistreerd|besluit|accord|octro|delivr|autoris|agree|inscrit|immatricul|erteil|gestatte|bewillig|zugelassen|berechtigt|granted|authori[sz]ed|licen[cs]ed|entitles|permitted|may carry on|issued/;
const LAW =
  /\b(?:wet|wetboek|besluit|decreet|artikel|loi|code|arrete|article|reglement|gesetz|verordnung|erlass|gewo|act|regulation|section|licensing)\b|§/;
const NUMBERED = /(?:\b(?:nr|no|number|nummer|numero|kenmerk|referen\w+|zahl)\b|n°|#)[^\n]{0,30}\d{3}/;

/** A heading that names a permission, words that grant it, its number and its law. */
function licenceScore(folded: string, head: string): number {
  const isHeaded = head.split("\n").some((line) => PERMIT.test(line) && !NO_PERMIT.test(line));
  if (!isHeaded || !GRANTED.test(folded)) return 0;
  return 2 + (LAW.test(folded) ? 1 : 0) + (NUMBERED.test(folded) ? 1 : 0);
}

const ACCOUNT = /\brekening(?:en|nummer|houder)?\b|\w+rekening\b|\bcomptes?\b|\b\w*konto\w*\b|\bkonten\b|\baccounts?\b/;
const BANK =
  /\b\w*bank\b|\bbanque\b|sparkasse|\bkbc\b|\bcbc\b|\bing\b|belfius|argenta|crelan|credit (?:agricole|mutuel|lyonnais)|societe generale|\baib\b|barclays|hsbc|lloyds|natwest|permanent tsb|santander|spuerkeess|\bbic\b|swift/;
const MOVES = /saldo|solde|kontostand|balance|factu|rechnung|invoice/;

/** A bank that says whose an account is, and nothing of what moves on it. */
function accountScore(folded: string, head: string): number {
  const hasIban = /\b[a-z]{2}\d{2}(?: ?[0-9a-z]{4}){3,7}/.test(folded);
  if (!hasIban || !BANK.test(head) || !ACCOUNT.test(folded) || MOVES.test(folded)) return 0;
  return /verkla|bevestig|attest|certif|declar|confirm|bestatig|bescheinig|advise that|titulaire|titularis|houder|inhaber|holder|begunstigd|beneficia|begunstigt|identite/.test(
    folded,
  )
    ? 3
    : 0;
}

const OF_HOLDER: readonly (readonly IdentityField[])[] = [
  ["family", "plain_name", "name"],
  ["given", "name"],
  ["birth_date", "birth"],
  ["birth_place", "birth"],
  ["nationality"],
  ["sex"],
  ["number"],
  ["expiry", "validity"],
  ["national_number"],
  ["issue", "validity"],
];
/** A card has few words. */
const WORDS_OF_CARD = 160;

/** Fields that only cards and passports have together. */
function identityScore(text: DocumentText, folded: string): number {
  if (wordsOf(folded) > WORDS_OF_CARD) return 0;
  const fields = new Set(text.cells.flatMap((cell) => labelSpans(cell).map(({ field }) => field)));
  const told = OF_HOLDER.filter((some) => some.some((field) => fields.has(field))).length;
  return told >= 7 ? 3 : told >= 6 ? 2 : 0;
}
