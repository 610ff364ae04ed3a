import { documentTypes, SCANS } from "./document.ts";

/** Documents on a person's identity and the source of their funds. */
export const PERSON_DOCUMENTS = documentTypes({
  identity_document: {
    name: { nl: "Identiteitsbewijs", fr: "Pièce d'identité", de: "Ausweisdokument", en: "Identity document" },
    description: {
      nl: "Geldige identiteitskaart (beide zijden), paspoort of verblijfstitel.",
      fr: "Carte d'identité (recto verso), passeport ou titre de séjour en cours de validité.",
      de: "Gültiger Personalausweis (beide Seiten), Reisepass oder Aufenthaltstitel.",
      en: "Valid identity card (both sides), passport or residence permit.",
    },
    acceptedFormats: SCANS,
  },
  representative_identity: {
    name: {
      nl: "Identiteitsbewijs van de wettelijke vertegenwoordiger",
      fr: "Pièce d'identité du représentant légal",
      de: "Ausweis des gesetzlichen Vertreters",
      en: "Identity document of the legal representative",
    },
    description: {
      nl: "Geldige identiteitskaart (beide zijden) of paspoort van wie voor u of de onderneming tekent.",
      fr: "Carte d'identité (recto verso) ou passeport valable de la personne qui signe pour vous ou pour l'entreprise.",
      de: "Gültiger Personalausweis (beide Seiten) oder Reisepass der Person, die für Sie oder das Unternehmen unterzeichnet.",
      en: "Valid identity card (both sides) or passport of the person who signs for you or the company.",
    },
    acceptedFormats: SCANS,
  },
  proof_of_address: {
    name: { nl: "Bewijs van adres", fr: "Justificatif de domicile", de: "Adressnachweis", en: "Proof of address" },
    description: {
      nl: "Factuur voor energie of water, bankafschrift of attest van de gemeente, niet ouder dan drie maanden.",
      fr: "Facture d'énergie ou d'eau, extrait de compte ou attestation communale datant de moins de trois mois.",
      de: "Rechnung für Strom, Gas oder Wasser, Kontoauszug oder Meldebescheinigung, nicht älter als drei Monate.",
      en: "Energy or water bill, bank statement or certificate of residence, not older than three months.",
    },
    acceptedFormats: SCANS,
  },
  source_of_funds: {
    name: {
      nl: "Bewijs van de herkomst van de middelen",
      fr: "Preuve de l'origine des fonds",
      de: "Nachweis der Mittelherkunft",
      en: "Evidence of the source of funds",
    },
    description: {
      nl: "Bijvoorbeeld een loonfiche, een verkoopakte of een aanslagbiljet.",
      fr: "Par exemple une fiche de paie, un acte de vente ou un avertissement-extrait de rôle.",
      de: "Zum Beispiel Gehaltsabrechnung, Kaufvertrag oder Steuerbescheid.",
      en: "For example a payslip, a deed of sale or a tax assessment.",
    },
  },
  source_of_wealth: {
    name: {
      nl: "Bewijs van de herkomst van het vermogen",
      fr: "Preuve de l'origine du patrimoine",
      de: "Nachweis der Vermögensherkunft",
      en: "Evidence of the source of wealth",
    },
    description: {
      nl: "Bijvoorbeeld jaarrekeningen, een erfenisakte of de verkoop van een onderneming.",
      fr: "Par exemple des comptes annuels, un acte de succession ou la cession d'une entreprise.",
      de: "Zum Beispiel Jahresabschlüsse, Erbschein oder Verkauf eines Unternehmens.",
      en: "For example annual accounts, a deed of inheritance or the sale of a business.",
    },
  },
  power_of_attorney: {
    name: { nl: "Volmacht", fr: "Procuration", de: "Vollmacht", en: "Power of attorney" },
    description: {
      nl: "Ondertekend, met de omvang van de bevoegdheid.",
      fr: "Signée, avec l'étendue des pouvoirs.",
      de: "Unterzeichnet, mit Umfang der Befugnis.",
      en: "Signed, showing the extent of the authority.",
    },
    acceptedFormats: SCANS,
  },
});
