import type { DocumentText } from "../text.ts";
import type { WordedKind } from "./words/index.ts";

/** What the form of a document says of its kind: zones, codes and numbers that stand in no other. */
export function structureOf(text: DocumentText, folded: string): Partial<Record<WordedKind, number>> {
  const zone = zoneKind(text);
  const rubrics = rubricRows(text);
  const hasAccount = /\b[a-z]{2}\d{2}(?: ?[0-9a-z]{4}){3,7}/.test(folded);
  const isTrade =
    /factu|invoice|rechnung|saldo|solde|balance|overeenkomst|contrat|vertrag|agreement|te betalen|a payer|zu zahlen|amount due|abonnement|overschrijvingsopdracht|ordre de virement|(?:inclusief|incl\.?|exclusief|excl\.?) btw|tva comprise|honorai|honorar|erekosten|ereloon/.test(
      folded,
    );
  const isAccountOnly = hasAccount && /\bbic\b|swift/.test(folded) && !isTrade;
  const supplies = SUPPLIES.filter((pattern) => pattern.test(folded)).length;
  const services = SERVICES.filter((pattern) => pattern.test(folded)).length;
  const isSuppliers =
    services >= 2 &&
    CUSTOMER.test(folded) &&
    text.cells.some(
      (cell) => cell.row < HEAD_ROWS && cell.text.length < HEAD_LETTERS && SUPPLIES[0]!.test(cell.folded),
    );
  return {
    ...(zone === null ? {} : { [zone]: 8 }),
    annual_accounts: rubrics >= 4 ? 6 : rubrics >= 2 ? 2 : 0,
    bank_account_certificate: isAccountOnly ? 3 : hasAccount ? 1 : 0,
    ...(isSuppliers
      ? { proof_of_address: 6.5, invoice: -9 }
      : supplies >= 2 || services >= 3
        ? { proof_of_address: services >= 3 ? 4.5 : 3, invoice: -4 }
        : {}),
  };
}

/** The sender of a bill stands here. */
const HEAD_ROWS = 4;
const HEAD_LETTERS = 50;
const CUSTOMER =
  /klant(?:en)?(?:nummer|nr)|(?:numero|n°) (?:de |du )?(?:client|compte)|(?:reference|compte) client|kunden(?:nummer|konto|-?nr)|customer (?:number|no)|account (?:number|no)/;

/** Signs of a supply of energy, water or telephone to an address. */
const SUPPLIES = [
  /\b(?:proximus|telenet|voo|scarlet|mobile vikings|base company|orange (?:belgium|sa|s\.a\.|fibre)|livebox|sfr|bouygues telecom|free mobile|deutsche telekom|telekom deutschland|vodafone|telefonica|o2|1&1|kpn|ziggo|odido|a1 telekom|magenta telekom|virgin media|bt group|sky (?:uk|ireland|broadband)|eir|post telecom|engie|luminus|eneco|mega|bolt energie|edf|totalenergies|vattenfall|essent|greenchoice|octopus energy|british gas|ovo energy|scottishpower|e\.on|rwe|enbw|stadtwerke|wien energie|enovos|electric ireland|airtricity|vitens|waternet|de watergroep|farys|pidpa|vivaqua|swde|thames water|veolia)\b/,
  /vaste (?:lijn|telefonie)|digitale tv|mobiele telefonie|internet (?:en|et|und|and)|ligne fixe|telephonie|festnetz|mobilfunk|broadband|breitband|livebox|\bfibre\b|glasvezel|glasfaser|line rental|oproepen|appels emis|\bcalls\b/,
  /\bkwh\b|\bm3\b|m³/,
  /meterstand|meternummer|compteur|zahlerstand|zahlernummer|meter (?:reading|number|point)/,
  /\bean\b|\bmpan\b|\bmprn\b|\bpdl\b|zahlpunkt|marktlokation/,
  /leveringsadres|adresse de (?:fourniture|consommation|raccordement)|lieferadresse|lieferstelle|verbrauchsstelle|supply address|aansluit(?:ings)?adres|installatieadres/,
  /verbruik|consommation|verbrauch|consumption|wastewater|sewerage|total usage|units? used/,
];

/** What a household is charged for. The invoice of another supplier names one or two of these. */
const SERVICES = [
  SUPPLIES[0]!,
  /\binternet\b|broadband|\bfib(?:er|re)\b|\bwi-?fi\b|glasvezel|glasfaser|\bdsl\b/,
  /\bgsm\b|\bmobiel\w*|\bmobiles?\b|mobilfunk|\bsim\b|\bhandy\b|roaming/,
  /\btv\b|televisi|fernsehen/,
  /vaste (?:lijn|telefonie)|(?:ligne|telephonie) fixe|festnetz|landline|line rental|bel(?:minuten|tegoed)|\bcalls\b|\bappels\b/,
  /\bkwh\b|\bm3\b|m³/,
  /meterstand|meternummer|compteur|zahlerstand|zahlernummer|zahler-nr|meter (?:reading|number|point)/,
  /elektriciteit|electricit|aardgas|gaz naturel|erdgas|drinkwater|eau potable|trinkwasser|\bstrom\b|natural gas|abwasser|sewerage/,
  /verbruik|consommation|verbrauch|consumption|\busage\b|units? used|utilisation/,
  /standing charge|abonnement|grundpreis|vastrecht|unit rate|\btariff?\b|vaste vergoeding|redevance fixe|day units/,
];

/** Lines that are written as a machine-readable zone is. */
const zoneLines = (text: DocumentText): string[] =>
  text.cells
    .map((cell) => cell.text.replaceAll(/\s/g, "").replaceAll(/[«‹]/g, "<"))
    .filter((line) => /^[A-Z0-9<]{28,46}$/.test(line) && line.includes("<<"));

/** Lines of a machine-readable zone: two of 44 or 36, or three of 30 characters with fillers. */
export function zoneKind(text: DocumentText): WordedKind | null {
  const lines = zoneLines(text);
  const first = lines.find((line) => /^[PIAC][A-Z0-9<]/.test(line));
  if (first === undefined || lines.length < 2) return null;
  if (first.startsWith("P")) return "passport";
  return /^(?:IR|AR|IT|AT|AC|RP)/.test(first) ? "residence_permit" : "identity_card";
}

/** Whether it has the zone of a visa (ICAO 9303-7), which lets its holder into a country and proves nobody's identity. */
export const isVisa = (text: DocumentText): boolean =>
  zoneLines(text).some((line) => /^V[A-Z<][A-Z<]{3}[A-Z]/.test(line)) && zoneKind(text) === null;

const RUBRIC =
  /(?:^|\s)(?:10\/15|20\/58|10\/49|21\/28|29\/58|22\/27|70\/76a|9900|9901|9903|9904|9905|9087|17\/49|42\/48|54\/58|40\/41|60\/66a?|14p|70|10|100)(?:$|\s)/;

/** Rows with a rubric code and an amount. */
const rubricRows = (text: DocumentText): number =>
  text.rows.filter((row) => {
    const line = row.map((cell) => cell.folded).join("  ");
    return RUBRIC.test(line) && /\d{1,3}(?:[.\s]\d{3})+|\d{4,}|\d,\d/.test(line) && /[a-z]{4}/.test(line);
  }).length;
