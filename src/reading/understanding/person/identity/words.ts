/** Labels of identity documents in nl, fr, de and en, without accents and punctuation. A label in two languages is two. */

export type IdentityField =
  | "family"
  | "given"
  | "name"
  | "birth_name"
  | "birth_date"
  | "birth_place"
  | "birth"
  | "nationality"
  | "sex"
  | "number"
  | "national_number"
  | "issue"
  | "expiry"
  | "validity"
  | "authority"
  | "address"
  | "none";

export const IDENTITY_LABELS: Readonly<Record<IdentityField, string>> = {
  family: `naam; name; familienaam; achternaam; geslachtsnaam; nom; nom de famille; familienname; nachname; surname; family name; last name; surname(s);
    apellidos; cognome`,
  given: `voornamen; voornaam; voorna(a)m(en); prenoms; prenom; prenom(s); vornamen; vorname; vorname(n); given names; given name; given name(s); forenames;
    forename(s); first name; first names; first name(s)`,
  name: `naam en voornamen; naam en voornaam; naam voornamen; naam voornaam; nom et prenoms; nom et prenom; nom prenoms; nom prenom; name und vornamen; name und vorname; name vornamen;
    name vorname; name forename; name forenames; name given names; surname forename; surname forenames; surname given names; surname and given names; name and given names; full name; volledige naam; nom complet`,
  birth_name: `geburtsname; name at birth; nom de naissance; geboortenaam; nom d'usage; alternate name; ordens oder kunstlername; ordens kunstlername;
    religious name or pseudonym; nom d'usage epouse`,
  birth_date: `geboortedatum; geboren op; geb datum; date de naissance; date de naiss; date of birth; geburtsdatum; geburtstag; ne le; nee le;
    ne(e) le; birth date; dob; geboren am; born on`,
  birth_place: `geboorteplaats; plaats van geboorte; lieu de naissance; lieu de naiss; geburtsort; place of birth; ort der geburt; birthplace`,
  birth: `geboorteplaats en datum; plaats en datum van geboorte; geboorteplaats en geboortedatum; geboortedatum en plaats; lieu et date de naissance; date et lieu de naissance;
    geburtsdatum und ort; geburtsort und datum; geburtsort und geburtsdatum; tag und ort der geburt; place and date of birth; date and place of birth; geboren te; geboren; ne a le; nee a le; ne(e) a le; ne le a; ne a; nee a; ne(e) a`,
  nationality: `nationaliteit; nationalite; staatsangehorigkeit; nationality; nat; nationalitat; citizenship`,
  sex: `geslacht; sexe; geschlecht; sex; gender`,
  number: `kaartnr; kaartnummer; nr kaart; identiteitskaartnummer; identiteitskaart nr; n carte; no carte; numero de carte; numero de la carte; n de la carte; kartennr; kartennummer; karten nr; card no; card n; card nr; card number; documentnummer;
    document no; document n; document nr; document number; n du document; no du document; nr du document; numero du document; n document; dokumentennummer; dokumentnummer; dokument nr; paspoortnummer; paspoort nr; passnummer; pass nr; passeport n;
    n du passeport; passport no; passport n; passport nr; passport number; n de passeport; numero de passeport; passeport no; ausweisnummer; ausweis nr; seriennummer; reisepass nr; reisepassnummer; nummer van de kaart; carte n;
    nummer paspoort; identity card number; id number; identity card no; carte nationale d'identite n; titelnummer; n du titre; titre n; nummer van de titel; permit number; permit no; nr titel; karte nr`,
  national_number: `rijksregisternr; rijksregisternummer; rijksregister nr; identificatienummer van het rijksregister; nationaal nummer; nr rijksregister; national register n; national register no; national register nr; national register number;
    n registre national; no registre national; numero de registre national; numero national; registre national; n de registre national; n national; n reg nat; nationalregisternummer; nationalregisternr; nationalregister nr; nr des nationalregisters; identification number of the national register;
    numero d'identification du registre national; nationalregister; burgerservicenummer; bsn; persoonsnummer; personal no; personal number; no personnel; n personnel; identification number; insz; niss; national number; citizen service number; persoonlijk nummer; identificatienummer; numero d'identification; personal n`,
  issue: `datum van afgifte; afgiftedatum; afgegeven op; uitgereikt op; datum afgifte; date de delivrance; delivre le; delivree le; date d'emission; ausstellungsdatum; tag der ausstellung; ausgestellt am; datum der ausstellung; date of issue; issued on; issue date; valid from; geldig vanaf;
    date delivrance; delivre(e) le; valable du; gultig ab; gultig von; date issued; datum date; date datum; afgifte; delivrance; ausstellung; issue; plaats en datum van afgifte; plaats datum van afgifte; lieu et date de delivrance; lieu date de delivrance; ort und datum der ausstellung; place and date of issue; ausgestellt; issued; date and place of issue; uitgifte`,
  expiry: `geldig tot; geldig tot en met; vervaldatum; datum van verval; date d'expiration; date d'expir; date d'exp; valable jusqu'au; valable jusqu'a; valable jusque; expire le; fin de validite; gultig bis; ablaufdatum; gultigkeit bis;
    date of expiry; date of expiration; valid until; expiry date; expiry; expires; expires on; expiration date; expiration; date expiration; geldig t m`,
  validity: `geldig van tot; geldig van/tot; geldig van - tot; geldigheid; geldigheidsduur; valable du au; valable du - au; validite; gultig von bis; gultig vom bis; gultigkeit; gultigkeitsdauer; valid from until; valid from to; valid from - until; validity; validity period; geldig van - tot valid from - until; periode de validite`,
  authority: `autoriteit; instantie; afgegeven door; autorite; delivre par; delivree par; behorde; ausstellende behorde; authority; issuing authority; issued by; ausgestellt durch; ausgestellt von; uitgereikt door; autorite de delivrance; delivre(e) par; overheid`,
  address: `adres; adresse; anschrift; address; domicile; woonplaats; wohnort; residence; wohnort und anschrift`,
  none: `lengte; taille; grosse; height; augenfarbe; eye colour; eye color; couleur des yeux; colour of eyes; color of eyes; ogen; afgegeven te; delivre a; ausgestellt in; issued at; uitgereikt te; handtekening; handtekening van de houder; handtekening houder; signature; signature du titulaire; unterschrift; unterschrift des inhabers; unterschrift der inhaberin; holder's signature; signature of bearer;
    bearer's signature; signature of holder; type; typ; soort titel; type of permit; type de titre; art des titels; code; code of issuing state; code van de staat; code de l'etat emetteur; country code; code du pays; land code; zugangsnummer; can; opmerkingen; remarks; remarques; anmerkungen;
    soort; categorie; category; staat; etat; state; beroep; profession; burgerlijke staat; plaats van afgifte; lieu de delivrance; ausstellungsort; place of issue; uitgever; domicil; landcode; pin; partnernaam; titel; titre; kleur van de ogen; residentie; type type; plaats; lieu; ort; place; permis; permit type; titre de sejour type; category of title`,
};
