import { kindWords } from "../kind-words.ts";

export const IDENTITY_CARD_WORDS = kindWords({
  titles: `
    identitatskarte
    identitatsausweis
    national identity card
    republik osterreich personalausweis
    identiteitskaart
    carte d'identite
    carte nationale d'identite
    personalausweis
    identity card
    nationale identiteitskaart
    nederlandse identiteitskaart
    identiteitskaart / carte d'identite / personalausweis / identity card
    belgie identiteitskaart
    koninkrijk belgie identiteitskaart
  `,
  strong: `
    identiteitskaart
    carte (?:nationale )?d'identite
    personalausweis
    identity card
    elektronischer? (?:identiteits|personal)
  `,
  phrases: `
    kaartnr|kaartnummer
    n° carte|numero de carte
    kartennr
    card no
    rijksregisternr|identificatienummer van het rijksregister
    n° registre national
    national register
    handtekening van de houder
    signature du titulaire
    unterschrift des inhabers
    (?:bundesrepublik deutschland|federal republic of germany)
    republique francaise
    koninkrijk der nederlanden
    koninkrijk belgie|royaume de belgique
    (?:augenfarbe|eye colou?r|couleur des yeux)
  `,
  labels: `
    naam
    name
    nom
    voornamen
    given names
    prenoms
    vornamen
    geslacht
    sexe
    sex
    nationaliteit
    nationality
    geboorteplaats
    geldig tot
    expiry date
    date of birth
    naam / name
    voornamen / given names
  `,
  against: `
    paspoort
    passeport
    reisepass
    passport
    verblijfstitel|verblijfskaart
    titre de sejour
    aufenthaltstitel
    residence permit
    geachte
    sehr geehrte
    kopie van (?:uw|de) identiteitskaart
    copie de (?:votre|la) carte
    copy of (?:your|the) identity
  `,
});

export const PASSPORT_WORDS = kindWords({
  titles: `
    paspoort
    passeport
    reisepass
    passport
    europese unie
    union europeenne
    europaische union
    european union
    paspoort / passport
  `,
  strong: `
    passport card|reisepass der|passeport de service
    \\bpaspoort\\b
    \\bpasseport\\b
    \\breisepass\\b
    \\bpassport\\b
    paspoortnummer|paspoort nr
    n° (?:du )?passeport|passeport n°
    passnummer|pass-nr|passnr
    passport (?:no|number)
  `,
  phrases: `
    autoriteit
    autorite
    behorde
    authority
    (?:land|pays|code) (?:van|de|of) .{0,15}(?:etat|staat|state)
    type .{0,6}code
    handtekening van de houder
    signature (?:du titulaire|of (?:bearer|holder))
    unterschrift (?:der passinhaberin|des inhabers)
  `,
  labels: `
    naam
    name
    nom
    surname
    voornamen
    given names
    prenoms
    vornamen
    geslacht
    sexe
    sex
    nationaliteit
    nationality
    nationalite
    staatsangehorigkeit
    geboorteplaats
    lieu de naissance
    place of birth
    geldig tot
    date d'expiration
    date of expiry
    gultig bis
    date of issue
    date of birth
  `,
  against: `
    verblijfstitel|verblijfskaart
    titre de sejour
    aufenthaltstitel
    geachte
    sehr geehrte
    dear
    kopie van (?:uw|het) paspoort
  `,
});

export const RESIDENCE_WORDS = kindWords({
  titles: `
    irish residence permit
    certificate of registration (irish)
    biometric residence permit
    bijlage 15
    attestation d'immatriculation modele a
    niederlassungserlaubnis
    daueraufenthalt
    rot-weiss-rot karte
    anmeldebescheinigung
    verblijfstitel
    verblijfskaart
    verblijfsvergunning
    verblijfsdocument
    titre de sejour
    carte de sejour
    carte de resident
    aufenthaltstitel
    aufenthaltskarte
    aufenthaltserlaubnis
    residence permit
    residence card
    permanent residence card
  `,
  strong: `
    \\bstamp \\d|biometric residence|residence document|immigration (?:status|permission)|verblijfsdocument|carte de resident|niederlassungserlaubnis|daueraufenthalt|rot-weiss-rot
    (?:permission|permit|title|titre) type|type (?:de|of|van) (?:titre|permit|verblijf)|arbeid vrij toegestaan|erwerbstatigkeit (?:erlaubt|gestattet)|autorise .{0,20}a travailler
    verblijfstitel
    verblijfskaart
    verblijfsvergunning
    titre de sejour
    carte de sejour
    aufenthaltstitel
    aufenthaltskarte
    residence permit
    residence card
  `,
  phrases: `
    arbeidsmarkt|marche du travail|arbeitsmarkt|labour market
    (?:soort|type) (?:titel|de titre)
    art des titels
    type of permit
    remarks|opmerkingen|remarques|anmerkungen
    (?:beperkt|onbeperkt) verblijf
    sejour (?:limite|illimite)
    niederlassungserlaubnis
    e\\+? ?kaart|f\\+? ?kaart
  `,
  labels: `
    naam
    name
    nom
    voornamen
    forenames
    prenoms
    vornamen
    geslacht
    sexe
    sex
    nationaliteit
    nationality
    geboorteplaats
    geldig tot
    type of permit
    soort titel
    remarks
    valid until
  `,
  against: `
    geachte
    sehr geehrte
    verhuurder
  `,
});
