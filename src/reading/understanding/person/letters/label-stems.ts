/** What labels of bills and certificates are about by their nouns, for those that no table lists: over letters alone. */

const PLACE = /adres|address|anschrift|lieu|stelle|premises|plaats|point/;
const OF_SUPPLY =
  /lever|fournit|consommation|verbruik|installati|aansluit|raccord|liefer|verbrauch|anschluss|abnahme|supply|service|livraison|delivery|bezorg/;
const HOME =
  /^(?:hoofdverblijf(?:plaats)?|residenceprincipale|(?:principal|main)residence|hauptwohn(?:sitz|ung)|domicile|wohnsitz|woonplaats|woonadres|wohnanschrift|homeaddress|premisessupplied|adressedudomicile|adressederesidence)$/;
const CUSTOMER =
  /^(?:naam|nom|name)?(?:van|du|de|des|of|der)*(?:de|la|l|het|the)?(?:klant|cliente?|kunden?|customer|abonnee?|abonneee?|contracthouder|contractant|titulaireducontrat|vertragsinhaber|vertragspartner|anschlussinhaber|accountholder|contractholder|subscriber|titularis|titulairedelabonnement|gebruiker|consommateur|consumer)s?$/;
const NO_ADDRESS =
  /nummer|numero|number|datum|date|ean|meter|compteur|zahler|kosten|prijs|prix|periode|mail|website|telefo/;

/** The key of a label by its letters without accents; null for anything that is no label. */
export function letterKeyByStem(letters: string): "address" | "customer" | null {
  if (letters.length > 40 || NO_ADDRESS.test(letters)) return null;
  if (HOME.test(letters) || (PLACE.test(letters) && OF_SUPPLY.test(letters))) return "address";
  return CUSTOMER.test(letters) ? "customer" : null;
}
