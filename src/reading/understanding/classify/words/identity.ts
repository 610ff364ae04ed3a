import { kindWords } from "../kind-words.ts";

export const IDENTITY_CARD_WORDS = kindWords({
  titles: `
    identitatskarte
    national identity card
    identiteitskaart
    carte d'identite
    carte nationale d'identite
    personalausweis
    identity card
    nederlandse identiteitskaart
    identiteitskaart / carte d'identite / personalausweis / identity card
  `,
  strong: `
    identiteitskaart
    carte (?:nationale )?d'identite
    personalausweis
    identity card
  `,
});

export const PASSPORT_WORDS = kindWords({
  titles: `
    paspoort
    passeport
    reisepass
    passport
    union europeenne
    europaische union
    paspoort / passport
    reisdocument
    titre de voyage
    reiseausweis
    travel document
  `,
  strong: `
    (?:reisdocument|titre de voyage|reiseausweis|travel document).{0,60}\\b195[14]\\b|\\b(?:verdrag|convention|abkommen) (?:van|du|vom|of) 28.{0,14}195[14]\\b
    \\bpaspoort\\b
    \\bpasseport\\b
    \\breisepass\\b
    \\bpassport\\b
    paspoortnummer|paspoort nr
    n° (?:du )?passeport|passeport n°
    passnummer|pass-nr|passnr
    passport (?:no|number)
  `,
});

export const RESIDENCE_WORDS = kindWords({
  titles: `
    irish residence permit
    attestation d'immatriculation modele a
    niederlassungserlaubnis
    daueraufenthalt
    rot-weiss-rot karte
    verblijfstitel
    verblijfsdocument
    titre de sejour
    carte de sejour
    carte de resident
    aufenthaltstitel
    aufenthaltserlaubnis
    residence permit
  `,
  strong: `
    \\bstamp \\d|biometric residence|residence document|immigration (?:status|permission)|verblijfsdocument|carte de resident|niederlassungserlaubnis|daueraufenthalt|rot-weiss-rot
    (?:permission|permit|title|titre) type|type (?:de|of|van) (?:titre|permit|verblijf)|arbeid vrij toegestaan|erwerbstatigkeit (?:erlaubt|gestattet)|autorise .{0,20}a travailler
    verblijfstitel
    verblijfskaart
    titre de sejour
    carte de sejour
    aufenthaltstitel
    residence permit
  `,
});
