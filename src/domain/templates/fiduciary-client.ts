import {
  beneficialOwners,
  businessActivity,
  expectedMonthlyVolume,
  politicallyExposed,
  sourceOfFunds,
  taxResidence,
} from "./questions/company.ts";
import { question, choiceQuestion } from "./questions/question.ts";
import type { Template } from "./template.types.ts";

export const FIDUCIARY_CLIENT: Template = {
  id: "fiduciary_client",
  name: "Client of an accountant, tax adviser or trust office",
  description: "Structure, purpose and wealth of a client of an adviser, administrator or trust office.",
  documents: [
    { type: "certificate_of_incorporation", required: true },
    { type: "ubo_declaration", required: true },
    { type: "articles_of_association", required: true },
    { type: "representative_identity", required: true },
    { type: "engagement_letter", required: true },
    { type: "annual_accounts", required: true },
    { type: "organisation_chart", required: false },
    { type: "power_of_attorney", required: false },
    { type: "source_of_wealth", required: false },
  ],
  questions: [
    businessActivity,
    beneficialOwners,
    politicallyExposed,
    taxResidence,
    sourceOfFunds,
    expectedMonthlyVolume,
    choiceQuestion(
      "service_requested",
      {
        nl: "Welke dienst vraagt u hoofdzakelijk?",
        fr: "Quel service demandez-vous principalement ?",
        de: "Welche Dienstleistung wünschen Sie hauptsächlich?",
        en: "Which service do you mainly need?",
      },
      [
        { nl: "Boekhouding", fr: "Comptabilité", de: "Buchhaltung", en: "Accounting" },
        { nl: "Fiscaal advies", fr: "Conseil fiscal", de: "Steuerberatung", en: "Tax advice" },
        {
          nl: "Oprichting van een vennootschap",
          fr: "Constitution de société",
          de: "Gesellschaftsgründung",
          en: "Company formation",
        },
        { nl: "Zetel of domiciliëring", fr: "Domiciliation", de: "Domizilierung", en: "Registered office" },
        { nl: "Bestuur of beheer", fr: "Administration ou gestion", de: "Verwaltung", en: "Administration" },
      ],
    ),
    question("purpose_of_relationship", "textarea", {
      nl: "Waarvoor hebt u onze diensten nodig?",
      fr: "Dans quel but avez-vous besoin de nos services ?",
      de: "Wofür benötigen Sie unsere Dienste?",
      en: "What do you need our services for?",
    }),
    question("nominee_arrangements", "yes_no", {
      nl: "Handelt iemand in de structuur voor rekening van een ander, bijvoorbeeld als aandeelhouder of bestuurder in eigen naam?",
      fr: "Quelqu'un dans la structure agit-il pour le compte d'autrui, par exemple comme actionnaire ou administrateur en son propre nom ?",
      de: "Handelt jemand in der Struktur für Rechnung eines anderen, etwa als Treuhänder?",
      en: "Does anyone in the structure act on behalf of another, such as a nominee shareholder or director?",
    }),
  ],
};
