/** Who someone is, and the papers that show it. */
export const IDENTITY = `
identity_document identiteitskaart* identiteitsbewijs* identiteitsdocument* paspoort* passeport* passport* carte+d+identite piece+d+identite identity+document id+card identity+card ausweis* reisepass* rijbewijs permis+de+conduire
identity identiteit* identite* identity identitat*
expired vervallen verlopen perime* expire* expired abgelaufen* run+out ran+out niet+meer+geldig no+longer+valid plus+valable
valid geldig* valide valable* valid validity gultig* cours+de+validite
invalid ongeldig* invalide* invalid* ungultig* bestaat+niet werkt+niet does+not+exist n+existe+pas not+valid foutief* errone*
birth_date geboorte* naissance* birth geburt* geboren
namesake naamgeno* homonym* namesake* same+name zelfde+naam meme+nom gelijknamig* persoonsverwisseling* namensvetter* niet+dezelfde+persoon another+person pas+lui autre+personne ander+persoon
photograph selfie* foto* photo* portrait* gezicht* visage* face liveness
video video* visio* interview* entretien* gesprek* appel+video
nationality nationalit* staatsburger* citizen* burgerschap
forged vervals* nagemaakt* namaak* falsifi* forged forgery fake* faux contrefa* counterfeit* retouche* edited bewerkt* gephotoshopt tampered gefalscht* manipul*
translation vertaal* vertaling* traduc* traduit* translat* ubersetz*
power_of_attorney volmacht* procuration* mandat* machtig* power+of+attorney mandate* vollmacht* bevoegdheid*
declaration aangifte* opgegeven aangegeven declar* deklar*
proof bewijs* preuve* proof attest* justificati* nachweis* staving*
extract uittreksel* extrait* extract* auszug*
statement afschrift* releve* statement*
missing ontbreek* ontbrak* ontbrekend* manquant* manque* missing lacking fehl*
~document document* stuk stukken piece pieces papier* paper paperwork dokument*
`;
