/** Labels of shareholders, and of what they hold shares in. */

const split = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Each noun with what registers write before it: `Naam en adres van de vennoot`. */
const named = (before: string, nouns: string): string[] =>
  before.split("|").flatMap((words) => nouns.split("|").map((noun) => `${words} ${noun}`));

const COMPOUND = [
  ...named(
    "Naam|Naam van de|Naam en adres|Naam en adres van de|Naam en voornaam|Naam en voornaam van de|Identiteit|Identiteit van de|Gegevens van de|Gegevens",
    "aandeelhouder|aandeelhouders|vennoot|vennoten|houder|eigenaar|effectenhouder",
  ),
  ...named(
    "Nom de|Nom et prénom de|Nom, prénom de|Nom et adresse de|Identité de|Identification de|Nom ou dénomination de",
    "l'actionnaire|l'associé",
  ),
  ...named("Noms des|Nom des|Identité des|Nom et prénom des|Nom et adresse des", "actionnaires|associés|titulaires"),
  ...named("Nom du|Identité du|Nom et adresse du|Nom et prénom du", "titulaire|détenteur|propriétaire|porteur"),
  ...named(
    "Name des|Name und Anschrift des|Name und Vorname des|Name, Vorname des|Name und Wohnort des|Name der|Identität des",
    "Gesellschafters|Gesellschafter|Aktionärs|Aktionäre|Inhabers|Anteilseigners",
  ),
  ...named(
    "Name of|Name of the|Name and address of|Name and address of the|Full name of|Identity of the|Details of",
    "shareholder|shareholders|member|members|holder|owner|registered holder",
  ),
];

export const HOLDER_NAMES = [
  ...COMPOUND,
  ...split(`
  Name & address
  Name and address
  Naam en adres
  Nom et adresse
  Name und Anschrift
  Stakeholder
  Investor
  Investeerder
  Investisseur
  Effectenhouder
  Vennoten
  Shareholder name
  Member name
  Actionnaire / associé
  Gesellschafter/in
  Beteiligte/r
  Beteiligter
  Propriétaire des titres
  Aandeelhouder
  Aandeelhouders
  Naam van de aandeelhouder
  Naam aandeelhouder
  Naam van de houder
  Naam houder
  Houder
  Vennoot
  Naam van de vennoot
  Eigenaar
  Identiteit van de aandeelhouder
  Actionnaire
  Actionnaires
  Nom de l'actionnaire
  Identité de l'actionnaire
  Associé
  Associés
  Nom de l'associé
  Nom du titulaire
  Titulaire
  Détenteur
  Propriétaire
  Gesellschafter
  Name des Gesellschafters
  Name des Aktionärs
  Name des Inhabers
  Aktionär
  Inhaber
  Anteilseigner
  Anteilsinhaber
  Eigentümer
  Shareholder
  Shareholders
  Name of shareholder
  Name of the shareholder
  Name of member
  Member
  Members
  Holder
  Name of holder
  Owner
  Registered holder
`),
];

export const HELD_IN = split(`
  Houdt aandelen in
  Houdt aandelen van
  Deelneming in
  Belang in
  Dochteronderneming
  Détient des parts de
  Détient des actions de
  Détient
  Participation dans
  Filiale
  Hält Anteile an
  Hält an
  Beteiligung an
  Tochtergesellschaft
  Holds shares in
  Shares in
  Interest in
  Held entity
  Vennootschap waarin
  Gehouden vennootschap
  Deelneming
  Société détenue
  Société
  Entité détenue
  Société cible
  Gehaltene Gesellschaft
  Beteiligungsgesellschaft
  Gesellschaft
  Company held
  Investee
  Vennootschap
  Company
  Subsidiary
`);

export const TOTAL_SHARES = split(`
  Totaal aantal aandelen
  Totaal
  Totaal aandelen
  Nombre total d'actions
  Nombre total de parts
  Total
  Total des actions
  Total des parts
  Gesamtzahl der Aktien
  Gesamtzahl der Anteile
  Gesamt
  Summe
  Total number of shares
  Total shares
  Total issued shares
`);

export const MORE_SHARES = split(`
  Holding
  Prozent
  Procent
  Pourcentage détenu
  % de détention
  Taux de détention
  % détention
  % d'intérêt
  Beteiligung in %
  Beteiligung (%)
  Anteil (%)
  Anteil am Stammkapital
  Anteil am Stammkapital in %
  Prozentuale Beteiligung
  Fully diluted ownership
  Fully diluted
  % fully diluted
  % ownership
  Ownership %
  Percentage of share capital
  % of issued shares
  % van het kapitaal
  % van het totaal
  Percentage van het kapitaal
  Aandeel in het kapitaal
  Procentueel belang
  % deelneming
  % bezit
  Belang
  Part
  Anteil
  Interest
`);

/** Labels that stand in registers and say nothing that is read. */
export const REGISTER_NOISE = split(`
  Folio
  Blatt
  Datum
  Date
  Date entered
  Date entered as member
  Date of entry
  Class
  Share class
  Soort
  Type of shares
  Categorie
  Kategorie
  Catégorie d'actions
  Geburtsdatum
  Wohnort
  Lfd. Nr. der Anteile
  Nennbetrag der Geschäftsanteile
  Datum van verkrijging
  Datum verwerving
  Date d'acquisition
  Date d'entrée
  Datum inschrijving
  Verrichting
  Opération
  Vorgang
  Transaction
  Soort aandelen
  Class of shares
  Catégorie
  Nummers
  Numéros
  Nummern
  Nennbetrag
  Nominale waarde
  Valeur nominale
  Nominal value
  Nr
  No
  N°
  Lfd. Nr
`);
