/** Labels of holdings: what owners and shareholders have, and how. */

const split = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** What stands over the names of owners, or before each. */
export const OWNER_NAMES = split(`
    Uiteindelijke begunstigde
    Uiteindelijk begunstigde
    Uiteindelijke belanghebbende
    Bénéficiaire effectif
    Wirtschaftlich Berechtigter
    Wirtschaftlicher Eigentümer
    Beneficial owner
    Ultimate beneficial owner
`);

export const OWNER_LABELS = {
  share: split(`
    Percentage
    Percentage aandelen
    Percentage van het belang
    Direct belang
    Rechtstreeks belang
    Deelnemingspercentage (%)
    Taux de participation
    Modalités de contrôle (%)
    Percentage of ownership interest
    Höhe der Beteiligung
    Beteiligung in Prozent
    Stammeinlage in %
    Percentage van de aandelen
    Percentage eigendomsbelang
    Percentage eigendom
    Eigendomsbelang
    Eigendomspercentage
    Aandeel
    Aandelenbelang
    Belang
    Omvang van het belang
    Omvang belang
    Omvang
    Deelneming
    Deelnemingspercentage
    Aandelen (%)
    Aandeel in %
    % aandelen
    % van de aandelen
    % kapitaal
    Kapitaalbelang
    In %
    %
    Pct
    Pourcentage
    Pourcentage de participation
    Pourcentage de détention
    Pourcentage de propriété
    Pourcentage des parts
    Pourcentage d'actions
    Pourcentage du capital
    Participation
    Part du capital
    Détention
    Étendue des intérêts
    Étendue de l'intérêt
    Étendue des intérêts effectifs
    Étendue de l'intérêt effectif
    Étendue
    Quote-part
    % du capital
    % des parts
    % des actions
    % détenu
    Prozentsatz
    Prozentsatz der Beteiligung
    Prozentsatz der Anteile
    Beteiligung
    Beteiligungsquote
    Beteiligungshöhe
    Anteil
    Anteil in %
    Anteil am Kapital
    Kapitalanteil
    Umfang
    Umfang des Interesses
    Umfang des wirtschaftlichen Interesses
    Umfang der Beteiligung
    Quote
    % der Anteile
    Percentage of ownership
    Percentage of shares
    Percentage of the shares
    Percentage held
    Percentage holding
    Ownership
    Ownership percentage
    Ownership interest
    Ownership share
    Shareholding
    Share
    Interest
    Stake
    Extent of interest
    Extent of the interest
    Extent of beneficial interest
    Size of the interest
    Size of interest
    % of shares
    % of capital
    % held
    % owned
  `),
  votes: split(`
    Percentage stemrechten
    Percentage van de stemrechten
    Stemrechten
    Stemrecht
    Stemmen
    Stemrechten (%)
    % stemrechten
    Pourcentage de droits de vote
    Pourcentage des droits de vote
    Droits de vote
    Droit de vote
    Voix
    % des voix
    % droits de vote
    Prozentsatz der Stimmrechte
    Stimmrechte
    Stimmrecht
    Stimmen
    Stimmrechtsanteil
    % der Stimmrechte
    Percentage of voting rights
    Percentage of votes
    Voting rights
    Votes
    Voting share
    % of votes
    % voting rights
  `),
  control: split(`
    Type controle
    Soort controle
    Aard van de controle
    Controle
    Wijze van controle
    Zeggenschap
    Soort zeggenschap
    Aard van het belang
    Aard belang
    Aard
    Type begunstigde
    Soort begunstigde
    Type belang
    Soort belang
    Rechtstreeks of onrechtstreeks
    Rechtstreeks/onrechtstreeks
    Direct/indirect
    Direct of indirect
    Wijze
    Type
    Type de contrôle
    Nature du contrôle
    Mode de contrôle
    Contrôle
    Nature des intérêts
    Nature de l'intérêt
    Nature des intérêts effectifs
    Nature de l'intérêt effectif
    Nature
    Type d'intérêt
    Type de détention
    Mode de détention
    Type de bénéficiaire
    Direct ou indirect
    Art der Kontrolle
    Kontrolle
    Art des Interesses
    Art des wirtschaftlichen Interesses
    Art der Beteiligung
    Art der Kapitalbeteiligung
    Art
    Direkt/indirekt
    Direkt oder indirekt
    Unmittelbar/mittelbar
    Type of control
    Nature of control
    Kind of control
    Means of control
    Control
    Nature of the interest
    Nature of interest
    Nature of beneficial interest
    Type of interest
    Type of holding
    Direct or indirect
    Holding type
    Held
  `),
  category: split(`
    Categorie
    Catégorie
    Kategorie
    Category
  `),
  holderNumber: split(`
    Ondernemingsnummer aandeelhouder
    Ondernemingsnummer houder
    Numéro d'entreprise de l'actionnaire
    Unternehmensnummer des Gesellschafters
    Enterprise number of holder
    Company number of shareholder
  `),
  count: split(`
    Aantal aandelen
    Aantal
    Aandelen
    Aantal aand.
    Nombre d'actions
    Nombre de parts
    Nombre de parts sociales
    Nombre de titres
    Nombre de titres détenus
    Nombre d'actions détenues
    Nombre de parts détenues
    Parts détenues
    Parts sociales détenues
    Actions détenues
    Gehouden aandelen
    Nb d'actions
    Nb de parts
    Aantal gehouden aandelen
    Aantal effecten
    Aantal stuks
    Aandelen (aantal)
    Number of shares held
    Shares (number)
    No. shares
    Holding (shares)
    Anzahl der Geschäftsanteile
    Stückzahl
    Nombre
    Actions
    Parts
    Parts sociales
    Anzahl Anteile
    Anzahl der Anteile
    Anzahl Aktien
    Anzahl der Aktien
    Anzahl Geschäftsanteile
    Anzahl
    Anteile
    Aktien
    Stück
    Number of shares
    No. of shares
    Number
    Shares
    Shares held
    No. held
    Number held
    Shares taken
    Quantity
  `),
} as const;
