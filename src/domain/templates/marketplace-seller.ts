import {
  beneficialOwners,
  businessActivity,
  expectedMonthlyVolume,
  politicallyExposed,
  taxResidence,
} from "./questions/company.ts";
import { question, choiceQuestion } from "./questions/question.ts";
import type { Template } from "./template.types.ts";

/** Data on traders under Article 30 of Regulation (EU) 2022/2065 and Directive (EU) 2021/514 (DAC7). */
export const MARKETPLACE_SELLER: Template = {
  id: "marketplace_seller",
  name: "Seller on an online marketplace",
  description: "Traceability, tax residence and ownership of a trader before its first offer goes online.",
  documents: [
    { type: "certificate_of_incorporation", required: true },
    { type: "ubo_declaration", required: true },
    { type: "representative_identity", required: true },
    { type: "bank_account_proof", required: true },
    { type: "product_compliance_statement", required: true },
    { type: "proof_of_business_address", required: false },
    { type: "business_licence", required: false },
  ],
  questions: [
    businessActivity,
    beneficialOwners,
    politicallyExposed,
    taxResidence,
    expectedMonthlyVolume,
    question("tax_identification_number", "text", {
      nl: "Fiscaal identificatienummer van de onderneming",
      fr: "Numéro d'identification fiscale de l'entreprise",
      de: "Steueridentifikationsnummer des Unternehmens",
      en: "Tax identification number of the company",
    }),
    question("ships_from", "country", {
      nl: "Vanuit welk land verzendt u hoofdzakelijk?",
      fr: "Depuis quel pays expédiez-vous principalement ?",
      de: "Aus welchem Land versenden Sie hauptsächlich?",
      en: "From which country do you mainly ship?",
    }),
    choiceQuestion(
      "product_category",
      {
        nl: "Wat biedt u hoofdzakelijk aan?",
        fr: "Que proposez-vous principalement ?",
        de: "Was bieten Sie hauptsächlich an?",
        en: "What do you mainly offer?",
      },
      [
        { nl: "Nieuwe goederen", fr: "Biens neufs", de: "Neuwaren", en: "New goods" },
        { nl: "Tweedehandse goederen", fr: "Biens d'occasion", de: "Gebrauchtwaren", en: "Second-hand goods" },
        { nl: "Digitale inhoud", fr: "Contenu numérique", de: "Digitale Inhalte", en: "Digital content" },
        { nl: "Diensten", fr: "Services", de: "Dienstleistungen", en: "Services" },
        { nl: "Verhuur", fr: "Location", de: "Vermietung", en: "Rental" },
      ],
    ),
    question("offers_only_compliant_products", "yes_no", {
      nl: "Verbindt u zich ertoe alleen producten en diensten aan te bieden die aan het recht van de Unie voldoen?",
      fr: "Vous engagez-vous à ne proposer que des produits et services conformes au droit de l'Union ?",
      de: "Verpflichten Sie sich, nur Produkte und Dienstleistungen anzubieten, die dem Unionsrecht entsprechen?",
      en: "Do you undertake to offer only products and services that comply with Union law?",
    }),
  ],
};
