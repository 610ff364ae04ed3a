import {
  beneficialOwners,
  businessActivity,
  customerCountries,
  expectedMonthlyVolume,
  politicallyExposed,
} from "./questions/company.ts";
import { question, choiceQuestion } from "./questions/question.ts";
import type { Template } from "./template.types.ts";

export const PSP_MERCHANT_ONBOARDING: Template = {
  id: "psp_merchant_onboarding",
  name: "Merchant onboarding for a payment service provider",
  description: "Know your business for a merchant that will accept payments.",
  documents: [
    { type: "certificate_of_incorporation", required: true },
    { type: "ubo_declaration", required: true },
    { type: "articles_of_association", required: true },
    { type: "representative_identity", required: true },
    { type: "bank_account_proof", required: true },
    { type: "proof_of_business_address", required: false },
    { type: "processing_statements", required: false },
    { type: "business_licence", required: false },
  ],
  questions: [
    businessActivity,
    beneficialOwners,
    politicallyExposed,
    customerCountries,
    expectedMonthlyVolume,
    choiceQuestion(
      "sales_channel",
      {
        nl: "Hoe verkoopt u hoofdzakelijk?",
        fr: "Comment vendez-vous principalement ?",
        de: "Wie verkaufen Sie hauptsächlich?",
        en: "How do you mainly sell?",
      },
      [
        { nl: "Online", fr: "En ligne", de: "Online", en: "Online" },
        { nl: "In een winkel", fr: "En magasin", de: "Im Geschäft", en: "In a shop" },
        {
          nl: "Per telefoon of post",
          fr: "Par téléphone ou courrier",
          de: "Per Telefon oder Post",
          en: "By telephone or mail",
        },
        { nl: "Aan huis of onderweg", fr: "À domicile ou en déplacement", de: "Im Außendienst", en: "On the move" },
      ],
    ),
    choiceQuestion(
      "delivery_time",
      {
        nl: "Hoeveel tijd zit er tussen betaling en levering?",
        fr: "Quel délai sépare le paiement de la livraison ?",
        de: "Wie viel Zeit liegt zwischen Zahlung und Lieferung?",
        en: "How much time passes between payment and delivery?",
      },
      [
        { nl: "Onmiddellijk", fr: "Immédiat", de: "Sofort", en: "Immediate" },
        { nl: "Tot een week", fr: "Jusqu'à une semaine", de: "Bis zu einer Woche", en: "Up to a week" },
        { nl: "Tot een maand", fr: "Jusqu'à un mois", de: "Bis zu einem Monat", en: "Up to a month" },
        { nl: "Langer dan een maand", fr: "Plus d'un mois", de: "Mehr als einen Monat", en: "More than a month" },
      ],
    ),
    question("payment_service_ended", "yes_no", {
      nl: "Heeft een betaaldienst uw contract ooit opgezegd?",
      fr: "Un prestataire de paiement a-t-il déjà résilié votre contrat ?",
      de: "Hat Ihnen je ein Zahlungsdienstleister gekündigt?",
      en: "Has a payment service provider ever ended your contract?",
    }),
  ],
};
