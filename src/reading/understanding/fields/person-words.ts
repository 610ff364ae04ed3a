/** Titles before a name in nl, fr, de and en, without accents and full stops. */
export const TITLES: ReadonlySet<string> = new Set(
  `de heer dhr heer mevrouw mevr mw mej juffrouw meester mr mter monsieur m mr messieurs mm madame mme mlle mademoiselle maitre me
   herr herrn frau fr mister mrs ms miss sir dame dr doctor docteur prof professor ir ing drs lic meneer dipl rechtsanwalt notar
   notaris notaire master`.split(/\s+/),
);

/** Particles inside of family names. */
export const PARTICLES: ReadonlySet<string> = new Set(
  `van de der den vande vanden vander von vom zu zum zur la le les du des di da do dos das del della dello dal ten ter te t op
   het in el al bin ben ibn y e het d l af av und ap ferch wa`.split(/\s+/),
);

/** Arabic articles and words for a son, as an expression: no other word stands before a hyphen and a capital as these do. */
export const ARTICLE = "(?:al|el|ad|an|ar|as|at|az|ash|ibn|ben|bin|bou|abd|abu|ould)";

/** Words of documents that are no part of a person's name, without accents. */
export const NO_NAME_WORDS: ReadonlySet<string> = new Set(
  `naam voornaam voornamen familienaam geboorte geboren geboortedatum geboorteplaats nationaliteit geslacht adres woonplaats
   nummer datum handtekening identiteitskaart paspoort rijksregisternummer gemeente stad provincie koninkrijk republiek belgie
   nederland frankrijk duitsland luxemburg bestuurder zaakvoerder directeur vennootschap aandeelhouder vennoot voorzitter
   secretaris raad bestuur bank rekening rekeningnummer factuur klant klantnummer klantenummer leverancier bedrag totaal betreft
   uittreksel attest verklaring bewijs vergunning contract overeenkomst huur verhuurder huurder periode straat laan plein weg
   geachte mevrouw heer ondergetekende document kaart geldig type pagina
   nom nomme prenom prenoms naissance ne nee lieu nationalite sexe adresse domicile numero date signature carte identite
   passeport registre commune ville province royaume republique belgique france allemagne pays administrateur gerant societe
   actionnaire associe president secretaire conseil banque compte facture client fournisseur montant total objet extrait
   attestation declaration preuve licence bail bailleur locataire periode rue avenue boulevard place monsieur madame soussigne
   page carte valable
   name vorname vornamen familienname nachname geburt geburtsdatum geburtsort geburtsname staatsangehorigkeit geschlecht
   anschrift wohnort datum unterschrift ausweis personalausweis reisepass register gemeinde stadt konigreich bundesrepublik
   deutschland geschaftsfuhrer gesellschaft gesellschafter vorsitzender vorstand konto rechnung rechnungsnummer kunde
   kundennummer betrag summe betreff auszug bescheinigung erklarung nachweis erlaubnis vertrag mietvertrag vermieter mieter
   zeitraum strasse platz seite gultig
   name names surname forename forenames given family birth born place nationality sex address residence number date signature
   identity card passport register municipality city county kingdom republic states director company shareholder partner
   chairman secretary board bank account statement invoice customer client supplier amount total subject extract certificate
   declaration proof licence license permit lease landlord tenant period street road page valid united england ireland
   sincerely dear regards hereby confirm holder owner the and und et en of for by from gender genre dob category categorie kategorie status score result resultat resultaat ergebnis match
   aktionar aktionare actionnaires gesellschafterin detenteur overdracht succession nachlass indivision rest ausgeubte tatigkeiten
   ausdruck herstellung industrielle wohnsitz fuhrungsebene anteile anteilen aktien geschaftsanteile aandelen shares treasury geregistreerde adreswijziging niveau stufe level
   tussen entre zwischen between hoofdverblijfplaats
   referte referentie referenz mitglied mitglieder vorstands stiftungsvorstand stiftungsvorstands aufsichtsrat jugecommissaire
   rechtercommissaris lfd nr wijziging wijzigingen streubesitz chemin quai allee impasse dreve chaussee eur chf gbp usd
   attention lattention votre notre unsere ihre num cognome funktion personalangaben zeichnungsart`.split(/\s+/),
);

/** Words that make a name one of an organisation, without accents. */
export const ORGANISATION_WORDS: ReadonlySet<string> = new Set(
  `bank banque sparkasse volksbank bankverein verzekeringen assurances versicherung insurance energie energy energies electricite
   water wasser gas stadt stad gemeente commune mairie ville council city fod spf ministerie ministere ministerium department
   group groep groupe holding holdings international services service consulting consultants telecom telekom mobile finance
   financial autoriteit autorite authority commission commissie kommission bundesanstalt finanzamt belastingdienst tribunal
   rechtbank court amtsgericht notariskantoor universiteit universite university school vereniging association stichting
   fondation stiftung foundation fonds fund trust partners solutions software trading invest immo vastgoed immobilien bakkerij
   boulangerie restaurant hotel garage caisse amorcage capital fpci aps oy ou spzoo sp polska bouw bouwbedrijf transport logistics logistiek advocaten avocats
   direction dienst burgerzaken impots finances administratie afdeling az uz chu
   kledinghuis eethuis koffiehuis tuincentrum tuinaanleg imprimerie menuiserie brasserie boucherie librairie pharmacie carrosserie
   patisserie elektro atelier buchhandlung autohaus cooperative cooperatie genossenschaft patrimoine netz vertriebs vvag mutuelle mutualite mutualiteit assurance verzekering certificat composition menage huishouden gezin sicar sicav kb works`.split(
    /\s+/,
  ),
);

/** Endings of words for a trade or a body, without accents: `drukkerij`, `groothandel`, `druckerei`, `wohnbaugenossenschaft`. */
export const TRADE =
  /[a-z]{3}(?:genossenschaft|stiftung|cooperatie|stichting|verein|erij|erei|dienst|handel|bedrijf|betrieb|kantoor|werken|aanleg|groep|versicherung(?:en)?|verzekering(?:en)?|kasse|werke|service|studio|buro|mutualiteit)$/;
