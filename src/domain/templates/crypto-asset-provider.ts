import {
  beneficialOwners,
  businessActivity,
  customerCountries,
  expectedMonthlyVolume,
  politicallyExposed,
} from "./questions/company.ts";
import { question, choiceQuestion } from "./questions/question.ts";
import type { Template } from "./template.types.ts";

/** Follows Regulation (EU) 2023/1114 (MiCA) and the travel rule of Regulation (EU) 2023/1113. */
export const CRYPTO_ASSET_PROVIDER: Template = {
  id: "crypto_asset_provider",
  name: "Crypto-asset service provider",
  description: "Authorisation, safeguarding and money-laundering controls of a crypto-asset business.",
  documents: [
    { type: "certificate_of_incorporation", required: true },
    { type: "ubo_declaration", required: true },
    { type: "articles_of_association", required: true },
    { type: "representative_identity", required: true },
    { type: "casp_authorisation", required: true },
    { type: "aml_policy", required: true },
    { type: "annual_accounts", required: true },
    { type: "custody_policy", required: false },
    { type: "organisation_chart", required: false },
  ],
  questions: [
    businessActivity,
    beneficialOwners,
    politicallyExposed,
    customerCountries,
    expectedMonthlyVolume,
    choiceQuestion(
      "main_crypto_service",
      {
        nl: "Welke cryptoactivadienst verleent u hoofdzakelijk?",
        fr: "Quel service sur crypto-actifs fournissez-vous principalement ?",
        de: "Welche Kryptowerte-Dienstleistung erbringen Sie hauptsächlich?",
        en: "Which crypto-asset service do you mainly provide?",
      },
      [
        { nl: "Bewaring en beheer", fr: "Conservation et administration", de: "Verwahrung", en: "Custody" },
        { nl: "Handelsplatform", fr: "Plateforme de négociation", de: "Handelsplattform", en: "Trading platform" },
        { nl: "Omwisseling", fr: "Échange", de: "Tausch", en: "Exchange" },
        { nl: "Overdracht", fr: "Transfert", de: "Transfer", en: "Transfer" },
        {
          nl: "Advies of beheer",
          fr: "Conseil ou gestion",
          de: "Beratung oder Verwaltung",
          en: "Advice or management",
        },
      ],
    ),
    question("home_member_state", "country", {
      nl: "Welk land heeft de vergunning verleend of behandelt de aanvraag?",
      fr: "Quel pays a accordé l'agrément ou traite la demande ?",
      de: "Welches Land hat die Zulassung erteilt oder bearbeitet den Antrag?",
      en: "Which country granted the authorisation or handles the application?",
    }),
    question("sends_transfer_information", "yes_no", {
      nl: "Sturen uw overdrachten altijd de gegevens van opdrachtgever en begunstigde mee?",
      fr: "Vos transferts sont-ils toujours accompagnés des données du donneur d'ordre et du bénéficiaire ?",
      de: "Werden bei Ihren Transfers stets Angaben zu Auftraggeber und Begünstigtem übermittelt?",
      en: "Do your transfers always carry the details of originator and beneficiary?",
    }),
    question("self_hosted_wallets", "yes_no", {
      nl: "Aanvaardt u overdrachten van of naar zelf beheerde wallets?",
      fr: "Acceptez-vous des transferts depuis ou vers des portefeuilles auto-hébergés ?",
      de: "Akzeptieren Sie Transfers von oder zu selbst gehosteten Wallets?",
      en: "Do you accept transfers from or to self-hosted wallets?",
    }),
    question("anonymity_enhancing_assets", "yes_no", {
      nl: "Verhandelt u cryptoactiva met ingebouwde anonimiteit?",
      fr: "Traitez-vous des crypto-actifs à anonymat renforcé ?",
      de: "Handeln Sie mit Kryptowerten mit eingebauter Anonymisierung?",
      en: "Do you deal in crypto-assets with built-in anonymity?",
    }),
  ],
};
