/** Labels of shareholders, and of what they hold shares in. */

const split = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export const HOLDER_NAMES = split(`
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
`);

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
  Beteiligung an
  Tochtergesellschaft
  Holds shares in
  Shares in
  Interest in
  Held entity
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
