import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";

const IDENTITY =
  "id$,ids$,card$,kaart$,carte$,karte$,passport,pass$,paspoort,pasje,passeport,reisepass,ausweis,perso$,identity,identite,identiteit,identitat,driving licence,rijbewijs,permis de conduire,fuhrerschein";

/** What officers call a document in passing, in the form of `SOURCE_WORDS`. */
export const DOCUMENT_WORDS: Readonly<Partial<Record<DocumentKind, string>>> = {
  articles_of_association:
    "statut,statuut,articles of,satzung,oprichtingsakte,acte constitutif,acte de constitution,gesellschaftsvertrag,grundungsurkunde,incorporation,bylaws",
  register_extract: "extract,uittreksel,extrait,auszug,print out,printout,afdruk,imprime,ausdruck",
  ubo_extract: "ubo extract,ubo uittreksel,extrait ubo",
  gazette_publication: "gazette,staatsblad,moniteur,amtsblatt",
  annual_accounts: "annual accounts,jaarrekening,comptes annuels,bilan$,balans$,jahresabschluss,balance sheet",
  bank_account_certificate:
    "iban,rib$,bank$,banks$,banking,bankatt,bankbe,bankbr,bankuittr,banque,bancaire,rekening$,rekeningn,rekeninguit,compte bancaire,releve,konto$,kontoausz,kontobest,account$,account number",
  identity_card: IDENTITY,
  passport: IDENTITY,
  residence_permit: IDENTITY,
  proof_of_address:
    "proof of address,utility bill,adresbewijs,preuve d adresse,justificatif de domicile,adressnachweis,meldebescheinigung,energiefactuur,facture d electricite,stromrechnung,domicil,woonst",
  licence: "licence,license,permit$,vergunning,agrement,autorisation,erlaubnis,genehmigung,konzession",
  shareholder_register:
    "share register,aandelenregister,aandeelhoudersregister,registre des actionnaires,registre des parts,aktienregister",
  structure_chart: "chart$,organigram,organogram,schema$,schaubild",
  invoice: "invoice,factuur,facture,rechnung",
  contract: "contract,contrat,vertrag,overeenkomst,lease$,huurcontract,bail$,mietvertrag",
  policy_document: "procedure,aml policy,handboek,manuel,handbuch",
};
