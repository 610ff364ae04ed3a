/** Labels of what documents say of a company, and of the persons in it, in nl, fr, de and en. */

const split = (text: string): string[] =>
  text
    .split(/[\n|]/)
    .map((label) => label.trim())
    .filter((label) => label !== "");

export const COMPANY_LABELS = {
  number: split(`
    Ondernemingsnummer | Ondernemingsnr | KBO-nummer | KBO nr | Ondernemingsnummer (KBO) | KvK-nummer
    KvK nummer | Nummer Kamer van Koophandel | Dossiernummer | Numéro d'entreprise | N° d'entreprise
    Numéro BCE | Numéro d'entreprise (BCE) | Numéro d'immatriculation | N° d'immatriculation | Numéro RCS
    N° RCS | N° SIREN | SIREN | Immatriculation au RCS, numéro | Immatriculation au RCS | Immatriculation
    Immatriculée sous le numéro | Numéro d'identification | Unternehmensnummer | Unternehmensnr | ZUD-Nummer
    Nummer der Firma | Registernummer | Handelsregisternummer | HRB | Firmenbuchnummer | Enterprise number
    Enterprise no | Company number | Company registration number | Registration number | Registered number
    Registered no | Company no | CCI number | CBE number | KvK number | RCS number | Register number
    Trade register number | KBO | BCE | KBO/BTW | Numéro KBO | CBE no | KVK | KvK-nr | Nummer handelsregister
    Inschrijvingsnummer | Registratienummer | Numéro SIREN | SIREN/RCS | Numéro unique d'identification
    Numéro d'immatriculation RCS | Numéro d'inscription | Numéro national | N° BCE | R.C.S. Luxembourg
    Firmenbuchnummer (FN) | FN | Stammzahl | HRB-Nummer | HRB-Nr | Registerblatt | Handelsregister-Nr
    CRO number | Companies House number | Company registration no | Registered company number | CRN
  `),
  vat: split(`
    Btw-nummer | BTW-nr | Btw-identificatienummer | Numéro de TVA | N° TVA | N° de TVA intracommunautaire
    Mehrwertsteuernummer | MwSt-Nummer | MwSt.-Nr | USt-IdNr | Umsatzsteuer-Identifikationsnummer | VAT number
    VAT no | VAT registration number
  `),
  companyName: split(`
    Maatschappelijke naam | Maatschappelijke benaming | Naam van de vennootschap | Naam vennootschap
    Naam van de onderneming | Naam onderneming | Naam van de entiteit | Naam van de rechtspersoon
    Naam rechtspersoon | Statutaire naam | Benaming | Vennootschapsnaam | Vennootschap | Onderneming
    Informatieplichtige | Entiteit | Dénomination | Dénomination sociale | Dénomination ou raison sociale
    Raison sociale | Dénomination de la société | Dénomination de l'entreprise | Nom de la société
    Nom de l'entreprise | Nom de l'entité | Société | Entreprise | Entité | Redevable d'information | Firma
    Firmenname | Bezeichnung | Name der Gesellschaft | Name des Unternehmens | Name der Einheit
    Bezeichnung der Gesellschaft | Gesellschaft | Unternehmen | Informationspflichtiger | Company name
    Corporate name | Legal name | Name of company | Name of the company | Name of entity | Name of the entity
    Registered name | Statutory name | Entity name | Company | Entity | Information provider
    De vennootschap | La société | Die Gesellschaft | The company
    Name of legal entity | Name of enterprise | Naam organisatie | Naam (rechtspersoon) | Naam (voluit)
    Officiële naam | Juridische naam | Bedrijfsnaam | Naam bedrijf | Nom (en entier) | Nom officiel
    Dénomination légale | Dénomination de l'entité | Nom de la personne morale | Firma der Gesellschaft
    Name der Firma | Firmenwortlaut | Name des Rechtsträgers | Rechtsträger | Name der Rechtseinheit
    Name (voll) | Name (vollständig) | Full legal name | Name of business | Name of the legal entity | (voluit) | (en entier) | (vollständig) | (in full)
  `),
  tradeName: split(`
    Handelsnaam | Handelsnamen | Commerciële naam | Afkorting | (verkort) | Nom commercial | Enseigne
    Abréviation | Sigle | (en abrégé) | Handelsname | Abkürzung | (abgekürzt) | Trade name | Trade names
    Trading name | Abbreviation | Previous name | Previous company names
  `),
  form: split(`
    Rechtsvorm | Juridische vorm | Vorm | Forme juridique | Forme légale | Forme | Rechtsform
    Rechtsform, Beginn, Satzung oder Gesellschaftsvertrag | Rechtsform, Beginn und Satzung | Legal form
    Company type | Type of company | Legal status | Type vennootschap | Rechtsvorm van de vennootschap
    Nature juridique | Forme sociale | Forme juridique de la société | Art der Gesellschaft
    Rechtsform der Gesellschaft | Legal form of the company | Form of organisation | Form | Rechtsnatur
  `),
  seat: split(`
    Adres van de zetel | Adres zetel | Adres van de maatschappelijke zetel | Adres maatschappelijke zetel
    Maatschappelijke zetel | Zetel | Zetel van de vennootschap | Bezoekadres | Vestigingsadres
    Vestigingsplaats | Zetel (adres) | Hoofdzetel | Volledig adres v.d. zetel | Volledig adres van de zetel
    Adresse de l'entreprise | Adresse de la société | Siège social (adresse) | Adresse légale
    Adresse du siège de l'entreprise | Adresse de l'établissement principal | Vollständige Adresse des Sitzes
    Geschäftsadresse | Firmensitz | Hauptsitz | Firmenanschrift | Address of the seat | Principal office
    Full address of the seat | Address of registered office | Registered office (address) | Head office
    Adresse du siège | Adresse du siège social | Adresse siège | Siège social | Siège
    Adresse complète du siège | Adresse des Sitzes | Sitz | Sitz der Gesellschaft
    Sitz, Niederlassung, inländische Geschäftsanschrift, Zweigniederlassungen
    Sitz, Niederlassung, inländische Geschäftsanschrift | Gesellschaftssitz | Geschäftsanschrift
    Anschrift des Sitzes | Anschrift | Registered office | Registered office address | Registered address
    Registered seat | Registered seat's address | Address of the registered office | Visiting address | Seat
  `),
  corporateSeat: split(`
    Statutaire zetel | Corporate seat | Statutory seat | Siège statutaire
  `),
  entityType: split(`
    Type entiteit | Soort entiteit | Type d'entité | Typ der Einheit | Art der Einheit | Entity type
    Type of entity
  `),
  status: split(`
    Status | Statut | Statuut | Status of company | Statut de l'entreprise | Status van de onderneming | Company status | Enterprise status
    Entity status | Status des Unternehmens
  `),
  situation: split(`
    Rechtstoestand | Juridische toestand | Toestand | Situation juridique | Situation | Rechtszustand
    Rechtslage | Toestand van de onderneming | Situation de l'entreprise | Rechtliche Situation | Legal situation | Situation of the entity
  `),
  start: split(`
    Begindatum | Startdatum | Startdatum onderneming | Datum oprichting | Oprichtingsdatum
    Datum van oprichting | Datum akte van oprichting | Eerste inschrijving handelsregister | Date de début
    Date de constitution | Date d'immatriculation | Date de création | Date de commencement d'activité
    Commencement d'activité | Anfangsdatum | Gründungsdatum | Datum der Gründung | Start date
    Company start date | Date of incorporation | Date of formation | Date of deed of incorporation
    First entry in Business Register | Incorporated on | Incorporation date | Date of registration
  `),
  capital: split(`
    Geplaatst kapitaal | Kapitaal | Maatschappelijk kapitaal | Gestort kapitaal | Capital social | Capital
    Montant du capital | Stammkapital | Grundkapital | Grund- oder Stammkapital | Kapital | Issued capital
    Share capital | Issued share capital | Capital amount
  `),
  activity: split(`
    Activiteiten | Activiteit | Hoofdactiviteit | Btw-activiteiten | Activités | Activité
    Activités principales | Activité principale | Activité principale exercée | Gegenstand des Unternehmens
    Gegenstand | Tätigkeiten | Haupttätigkeit | Activities | Main activity | Nature of business
    Nature of business (SIC) | SIC code | SBI-code | Code APE | Code NAF | Maatschappelijk doel | Voorwerp
    Objet social | Objet
  `),
  documentDate: split(`
    Datum | Datum uittreksel | Datum van het uittreksel | Datum van opmaak | Datum van aanmaak
    Datum van afgifte | Afgedrukt op | Afdrukdatum | Toestand op | Situatie op | Opgemaakt op | Uittreksel van
    Date | Date de l'extrait | Date d'édition | Date de délivrance | Date d'impression | Extrait délivré le
    Délivré le | Édité le | Imprimé le | Situation au | À jour au | État au | Datum des Auszugs
    Datum des Ausdrucks | Ausstellungsdatum | Ausgestellt am | Erstellt am | Abruf vom | Abgerufen am
    Ausdruck vom | Auszug vom | Stand vom | Stand am | Stand | Druckdatum | Date of extract
    Date of the extract | Extract date | Issued on | Date of issue | Printed on | Print date | Generated on
    Situation on | Situation at | Situation as of | As at | As of | Information correct as at
    Extract produced on | Date generated
  `),
} as const;

export const PERSON_LABELS = {
  name: split(`
    Naam | Naam en voornaam | Naam en voornamen | Naam, voornaam | Volledige naam | Naam bestuurder
    Naam functionaris | Nom | Nom et prénom | Nom et prénoms | Nom, prénom | Nom, prénoms | Nom, prénom(s)
    Prénom et nom | Nom complet | Name | Name und Vorname | Name, Vorname | Vor- und Nachname
    Vollständiger Name | Full name | Name and first name | Name and forenames | Officer | Officer name | Person
    Persoon | Personne | Titularis | Functiehouder | Familienaam, voornaam | Familienaam en voornaam
    Achternaam, voornaam | Nom de famille, prénom | Nom de famille et prénom | Familienname, Vorname
    Nachname, Vorname | Nachname und Vorname | Surname, first name | Surname, forename | Surname and forenames
    Last name, first name
  `),
  family: split(`
    Naam (familienaam) | Nom d'usage | Nom (de famille) | Zuname | Last name(s) | Surname(s)
    Familienaam | Achternaam | Geslachtsnaam | Nom de famille | Nom de naissance | Nom patronymique
    Familienname | Nachname | Geburtsname | Surname | Family name | Last name
  `),
  given: split(`
    Voornaam | Voornamen | Voorna(a)m(en) | Prénom | Prénoms | Prénom(s) | Vorname | Vornamen | Vorname(n)
    Forename(s) | First name(s) | Given name(s) | Voorna(a)m(e)n | Voornaam/voornamen | Prénom usuel
    First name | First names | Given name | Given names | Forename | Forenames
  `),
  role: split(`
    Functie | Hoedanigheid | Titel | Rol | Mandaat | Fonction | Qualité | Titre | Mandat | Rôle | Funktion
    Eigenschaft | Titel/Funktion | Function | Role | Position | Title | Capacity | Mandate | Office
  `),
  since: split(`
    Van / Du | Vanaf / Depuis | Von / Du | Notified on | UBO sinds | Benoemd op | Datum aanvang | Datum van benoeming | Nommé le | Nommée le
    Date de prise de fonction | Date d'effet | Bestellt am | Datum Funktionsantritt | Date appointed
    Sinds | Datum in functie | In functie sinds | Datum ambtsaanvaarding | Begin mandaat | Begin | Aanvang
    Begindatum mandaat | Begindatum functie | Vanaf | Datum benoeming | Depuis | Depuis le | En fonction depuis
    Date de nomination | Date d'entrée en fonction | Début du mandat | Date de début de mandat | Début | Seit
    Seit dem | Im Amt seit | Beginn | Beginn des Mandats | Datum der Ernennung | Datum der Bestellung | Since
    In office since | Date of entry into office | Appointed | Appointed on | Appointment date
    Date of appointment | From | Start of mandate
  `),
  until: split(`
    Tot / Au | Tot / Jusqu'au | Bis / Au | Tot | Einde mandaat | Einddatum | Einddatum mandaat | Jusqu'au | Fin du mandat | Date de fin | Bis
    Ende des Mandats | Until | End of mandate | Resigned | Resigned on | Date of resignation
    Ceased | Ceased on | Date ceased | Doorgehaald op | Uitgeschreven op | Radié le | Sorti le | Gelöscht am | Ausgeschieden am
    Einde | Beëindigd op | Datum uitschrijving | Datum van uitschrijving | Uitschrijvingsdatum | Datum doorhaling
    Datum beëindiging | Fin | Date de radiation | Date de sortie | Date de cessation | Ende | Datum des Ausscheidens
    Date of cessation | Date of termination | End | End date
  `),
  birth: split(`
    Geboortedatum en -plaats | Geboorteplaats en -datum | Né(e) à/le | Date de naissance (mm/aaaa)
    Date de naissance (mois/année) | Geboortemaand/-jaar | Geb.-Datum | DOB | Month/Year of birth
    Geboortedatum | Geboren | Geboren op | Geboren in | Geboortemaand | Geboortejaar en -maand | Geboortemaand en -jaar
    Geboortemaand en geboortejaar | Maand en jaar van geboorte | Datum van geboorte | Date de naissance
    Date et lieu de naissance | Né le | Née le | Né(e) le | Mois et année de naissance | Mois de naissance
    Geburtsdatum | Geboren am | Geburtsdatum und -ort | Geburtsmonat | Geburtsmonat und -jahr
    Monat und Jahr der Geburt | Date of birth | Born | Born on | Month and year of birth | Month of birth
    Birth date | Date and place of birth
  `),
  birthPlace: split(`
    Geboorteplaats | Plaats van geboorte | Lieu de naissance | Geburtsort | Place of birth | Birthplace
  `),
  nationality: split(`
    Nationaliteit | Nationaliteit(en) | Nationaliteiten | Nationalité | Nationalité(s) | Nationalités
    Staatsangehörigkeit | Staatsangehörigkeit(en) | Nationalität | Staatsang | Nat | Nation | Nationality
    Nationalities | Citizenship
  `),
  country: split(`
    Land van verblijf | Land van woonplaats | Woonland | Woonstaat | Verblijfsland | Land | Pays de résidence
    Pays de domicile | Pays | État de résidence | Wohnsitzland | Wohnsitzstaat | Wohnland | Aufenthaltsland
    Country of residence | Country | Usual residential country | State of residence
  `),
  address: split(`
    Adres | Woonadres | Woonplaats | Privéadres | Adresse | Domicile | Domicile personnel | Adresse privée
    Résidence | Wohnanschrift | Wohnadresse | Wohnort | Address | Service address | Correspondence address
    Residential address | Usual residential address
  `),
  powers: split(`
    Bevoegdheid | Pouvoirs | Powers | Nationaal nummer | Rijksregisternummer | Numéro national
    Registre national | Nationalregisternummer | National number | National register number | Occupation
    Beroep | Profession | Beruf
  `),
} as const;
