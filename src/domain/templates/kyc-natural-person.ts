import { sourceOfFunds } from "./questions/company.ts";
import { BIRTH_AND_RESIDENCE, personPoliticallyExposed, PURPOSE_OF_PERSON } from "./questions/person.ts";
import { question } from "./questions/question.ts";
import type { Template } from "./template.types.ts";

/** A private customer. The answers are validated field by field and used for screening. */
export const KYC_NATURAL_PERSON: Template = {
  id: "kyc_natural_person",
  name: "Know your customer: natural person",
  description: "Identity, residence, purpose and bank account of a private customer.",
  documents: [
    { type: "identity_document", required: true },
    { type: "proof_of_address", required: true },
    { type: "source_of_funds", required: false },
  ],
  questions: [
    question("full_name", "text", {
      nl: "Uw volledige naam, zoals op uw identiteitsbewijs",
      fr: "Votre nom complet, tel qu'il figure sur votre pièce d'identité",
      de: "Ihr vollständiger Name, wie im Ausweis",
      en: "Your full name, as on your identity document",
    }),
    question("date_of_birth", "date", {
      nl: "Uw geboortedatum",
      fr: "Votre date de naissance",
      de: "Ihr Geburtsdatum",
      en: "Your date of birth",
    }),
    question("nationality", "country", {
      nl: "Uw nationaliteit",
      fr: "Votre nationalité",
      de: "Ihre Staatsangehörigkeit",
      en: "Your nationality",
    }),
    ...BIRTH_AND_RESIDENCE,
    personPoliticallyExposed,
    ...PURPOSE_OF_PERSON,
    sourceOfFunds,
    question(
      "national_register_number",
      "text",
      {
        nl: "Uw Belgisch rijksregisternummer, als u er een hebt",
        fr: "Votre numéro de registre national belge, si vous en avez un",
        de: "Ihre belgische Nationalregisternummer, falls vorhanden",
        en: "Your Belgian national register number, if you have one",
      },
      { required: false },
    ),
    question(
      "bsn",
      "text",
      {
        nl: "Uw Nederlands burgerservicenummer, als u er een hebt",
        fr: "Votre numéro de citoyen néerlandais (BSN), si vous en avez un",
        de: "Ihre niederländische Bürgerservicenummer (BSN), falls vorhanden",
        en: "Your Dutch citizen service number (BSN), if you have one",
      },
      { required: false },
    ),
    question(
      "iban",
      "text",
      {
        nl: "IBAN van de rekening die u zult gebruiken",
        fr: "IBAN du compte que vous utiliserez",
        de: "IBAN des Kontos, das Sie verwenden werden",
        en: "IBAN of the account that you will use",
      },
      { required: false },
    ),
  ],
};
