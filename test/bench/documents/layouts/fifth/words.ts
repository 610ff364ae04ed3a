import type { ReadingLanguage } from "../../../../../src/domain/readings/reading.model.ts";
import type { Draft } from "../../draft.ts";

/** What issuers call the same thing. Each document of this set takes one of each at random. */
type Words = Readonly<Record<ReadingLanguage, readonly string[]>>;

const of = (nl: string, fr: string, de: string, en: string): Words => {
  const list = (text: string) => text.split(" | ");
  return { nl: list(nl), fr: list(fr), de: list(de), en: list(en) };
};

export const one = (d: Draft, words: Words): string => d.random.pick(words[d.language]);

export const LABEL = {
  number: of(
    "Ondernemingsnummer | KBO-nummer | Identificatienummer KBO | Inschrijvingsnummer | Nr. rechtspersonenregister",
    "Numéro d'entreprise | N° BCE | Numéro d'immatriculation | Identifiant de l'entité | N° d'entreprise",
    "Unternehmensnummer | Registernummer | Nummer der Einheit | Eintragungsnummer | ZDU-Nummer",
    "Enterprise number | Registration no. | Company no. | Entity number | Register number",
  ),
  name: of(
    "Naam van de entiteit | Maatschappelijke benaming | Officiële naam | Vennootschapsnaam | Juridische naam",
    "Dénomination de l'entité | Nom de la société | Dénomination légale | Raison sociale | Dénomination statutaire",
    "Name der Gesellschaft | Firmenbezeichnung | Bezeichnung der Einheit | Name des Rechtsträgers | Firma",
    "Legal name | Name of the entity | Registered company name | Official name | Corporate name",
  ),
  form: of(
    "Rechtsvorm | Juridische vorm | Vennootschapsvorm | Type rechtspersoon",
    "Forme juridique | Forme légale | Nature juridique | Type de société",
    "Rechtsform | Gesellschaftsform | Art der Gesellschaft | Rechtsform der Einheit",
    "Legal form | Company type | Type of entity | Type of company",
  ),
  seat: of(
    "Zetel | Adres van de zetel | Maatschappelijke zetel | Adres van de onderneming | Zetel (adres)",
    "Siège social | Adresse du siège | Siège statutaire | Adresse de la société | Siège (adresse)",
    "Sitz | Anschrift des Sitzes | Gesellschaftssitz | Geschäftsanschrift | Adresse der Gesellschaft",
    "Registered office | Address of the seat | Head office address | Registered address | Company address",
  ),
  status: of(
    "Status | Toestand | Rechtstoestand | Status van de entiteit",
    "Statut | Situation | Situation juridique | État de l'entreprise",
    "Status | Rechtslage | Zustand | Status des Unternehmens",
    "Status | Legal situation | Entity status | State",
  ),
  start: of(
    "Oprichtingsdatum | Datum van oprichting | Opgericht op | Begindatum",
    "Date de constitution | Constituée le | Date de création | Date de début",
    "Gründungsdatum | Datum der Gründung | Gegründet am | Anfangsdatum",
    "Date of incorporation | Incorporated on | Formation date | Start date",
  ),
  made: of(
    "Datum van afdruk | Uittreksel van | Geraadpleegd op | Afgeleverd op | Toestand op",
    "Date d'édition | Extrait du | Consulté le | Délivré le | Situation au",
    "Datum des Abrufs | Auszug vom | Abgerufen am | Ausgestellt am | Stand",
    "Date of extract | Extract of | Consulted on | Issued on | Position as at",
  ),
  person: of(
    "Naam en voornaam | Volledige naam | Identiteit | Persoon | Naam van de persoon",
    "Nom et prénom(s) | Nom complet | Identité | Personne | Nom de la personne",
    "Name und Vorname | Vollständiger Name | Identität | Person | Name der Person",
    "Name and first name | Full name | Identity | Person | Name of the person",
  ),
  role: of(
    "Functie | Hoedanigheid | Rol",
    "Fonction | Qualité | Rôle",
    "Funktion | Eigenschaft | Rolle",
    "Function | Capacity | Role",
  ),
  since: of(
    "Sinds | Benoemd op | In functie sinds | Begin mandaat | Datum van benoeming",
    "Depuis | Nommé(e) le | En fonction depuis | Début du mandat | Date de nomination",
    "Seit | Bestellt am | Im Amt seit | Beginn des Mandats | Datum der Bestellung",
    "Since | Appointed on | In office since | Start of mandate | Date of appointment",
  ),
  birth: of(
    "Geboortedatum | Geboren op | Datum van geboorte",
    "Date de naissance | Né(e) le | Naissance",
    "Geburtsdatum | Geboren am | Geburt",
    "Date of birth | Born on | Birth date",
  ),
  nationality: of(
    "Nationaliteit | Nationaliteit(en)",
    "Nationalité | Nationalité(s)",
    "Staatsangehörigkeit | Nationalität",
    "Nationality | Citizenship",
  ),
  country: of(
    "Land van verblijf | Woonland | Land van de woonplaats",
    "Pays de résidence | État de résidence | Pays du domicile",
    "Wohnsitzland | Land des Wohnsitzes | Wohnsitzstaat",
    "Country of residence | State of residence | Resident in",
  ),
  share: of(
    "Percentage van het kapitaal | Omvang van het belang | Aandelenpercentage | Deelneming in % | Aandeel in kapitaal",
    "Pourcentage du capital | Étendue de la participation | Part détenue | Taux de détention | Quotité du capital",
    "Prozentsatz des Kapitals | Umfang der Beteiligung | Kapitalanteil in % | Beteiligungsquote | Höhe des Anteils",
    "Percentage of capital | Extent of holding | Share of capital | Ownership % | Proportion of shares held",
  ),
  control: of(
    "Aard van het belang | Wijze van zeggenschap | Soort eigendom | Type begunstigde",
    "Nature de l'intérêt | Mode de détention | Type de contrôle | Nature de la participation",
    "Art des Interesses | Art der Beteiligung | Art der Kontrolle | Form der Beteiligung",
    "Nature of interest | Means of control | Type of holding | Nature of ownership",
  ),
  holder: of(
    "Aandeelhouder | Naam van de houder | Houder | Vennoot | Eigenaar",
    "Actionnaire | Nom du détenteur | Titulaire | Associé | Propriétaire",
    "Gesellschafter | Name des Inhabers | Anteilseigner | Aktionär | Inhaber der Anteile",
    "Shareholder | Name of holder | Member | Registered owner | Holder of shares",
  ),
  count: of(
    "Aantal aandelen | Aandelen | Stuks | Aantal effecten",
    "Nombre d'actions | Actions | Titres | Nombre de parts",
    "Anzahl der Anteile | Anteile | Stück | Zahl der Aktien",
    "Number of shares | Shares | Units | No. of shares held",
  ),
  holderOfSupply: of(
    "Naam van de klant | Contracthouder | Titularis | Abonnee",
    "Nom du client | Titulaire du contrat | Abonné(e) | Client",
    "Name des Kunden | Vertragsinhaber | Anschlussinhaber | Kunde",
    "Customer name | Account holder | Contract holder | Subscriber",
  ),
  supply: of(
    "Leveringsadres | Adres van levering | Verbruiksadres | Installatieadres | Aansluitingsadres",
    "Adresse de fourniture | Lieu de fourniture | Adresse du point de livraison | Adresse d'installation | Lieu de consommation",
    "Lieferadresse | Verbrauchsstelle | Anschlussadresse | Abnahmestelle | Lieferstelle",
    "Supply address | Service address | Address of supply | Premises supplied | Installation address",
  ),
  billDate: of(
    "Factuurdatum | Datum factuur | Opgemaakt op | Datum",
    "Date de la facture | Facture du | Établie le | Date",
    "Rechnungsdatum | Datum der Rechnung | Ausgestellt am | Datum",
    "Bill date | Date of bill | Statement date | Date issued",
  ),
} as const;

/** Labels with values in one of the manners in which printed forms set them. */
export function fields(d: Draft, pairs: readonly (readonly [string, string])[], manner: number): void {
  switch (manner % 6) {
    case 0:
      return d.rows(pairs, { label: 170, colon: d.language === "fr" ? " :" : ":" });
    case 1:
      for (const [label, value] of pairs) {
        d.text(label, { size: 7.5, grey: 0.4, after: 0 });
        d.text(value, { after: 6 });
      }
      return;
    case 2: {
      const right = d.x + 160;
      for (const [label, value] of pairs) {
        d.put(right - 10, d.y, label, { size: 9, align: "right", grey: 0.3 });
        d.text(value, { indent: 160, after: 4 });
      }
      return;
    }
    case 3:
      for (const [label, value] of pairs)
        d.text(`${label} ${".".repeat(Math.max(3, 40 - label.length))} ${value}`, { after: 3 });
      return;
    case 4:
      for (let at = 0; at < pairs.length; at += 2) {
        const own = pairs.slice(at, at + 2);
        d.beside(
          own.map(() => 1),
          own.map(([label, value]) => () => {
            d.text(label, { size: 7.5, style: "bold", after: 0 });
            d.text(value, { size: 9.5, after: 6 });
          }),
        );
      }
      return;
    default:
      return d.rows(pairs, { label: 190, bold: true, gap: 4 });
  }
}

export const titleOf = (d: Draft, words: Words): void => d.text(one(d, words), { size: 15, style: "bold", after: 10 });
export { of as wordsOf };
