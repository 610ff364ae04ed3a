import type { Plant } from "./planted-failures.ts";

/** Ten failures that were written after the rules, from what officers see in a case. */
export const OF_SOURCES: readonly Plant[] = [
  {
    name: "the VAT number is called invalid, and is not",
    rating: 2,
    comments: [
      "Their VAT number is valid, I checked it myself, and you say it is not.",
      "Het btw-nummer bestaat wel degelijk, maar hier staat ongeldig.",
      "Le numéro de TVA est pourtant valable.",
      "Die USt-IdNr. ist gültig, hier steht das Gegenteil.",
      "VIES says active. You say unknown number.",
      "The number works on the EU page.",
      "De EU-site zegt dat het btw-nummer geldig is.",
      "VIES shows them as registered since 2015.",
    ],
    plant: (it) => {
      it.find("vat", "medium", "vat", "VAT number not found");
      return it.callOf("vat");
    },
  },
  {
    name: "VIES is down, said in German",
    rating: 2,
    comments: [
      "Die Umsatzsteuernummer wurde nicht geprüft.",
      "Zur USt-ID steht hier gar nichts.",
      "Steuernummer ungeprüft.",
      "Die USt-IdNr. fehlt in der Prüfung.",
      "Keine Auskunft zur Mehrwertsteuernummer.",
      "Was their VAT registration verified?",
      "Btw-plicht niet nagekeken.",
      "Is their tax registration real? Not tested.",
    ],
    plant: (it) => {
      it.gap("vat", "low");
      return it.fail("vat", "vies.check", "http_error");
    },
  },
  {
    name: "nobody knows whether they take electronic invoices",
    rating: 2,
    comments: [
      "Can they receive electronic invoices? It does not say.",
      "Kunnen ze elektronische facturen ontvangen? Ik zie niets.",
      "Aucune information sur la facturation électronique.",
      "Nothing on e-invoicing.",
      "Elektronische Rechnungen: keine Angabe.",
      "Are they on the e-invoicing network?",
      "Peppol-deelnemer of niet?",
      "I need to know if we can send them e-invoices.",
    ],
    plant: (it) => {
      it.gap("einvoicing", "low");
      return it.fail("einvoicing", "peppol.search", "timeout");
    },
  },
  {
    name: "whether it owes the state is not known",
    rating: 2,
    comments: [
      "Are they behind with payments to the ONSS? No answer.",
      "Zijn er achterstallen bij de fiscus? Geen antwoord.",
      "Y a-t-il des arriérés fiscaux ou sociaux ?",
      "Tax arrears are not mentioned at all.",
      "Steuerschulden: nichts gefunden, nichts gesagt.",
      "Do they pay their taxes?",
      "Zijn er sociale schulden?",
      "We cannot see whether they are in arrears.",
    ],
    plant: (it) => {
      it.gap("debt_status", "low");
      return it.fail("debt_status", "inhoudingsplicht.check", "http_error");
    },
  },
  {
    name: "a conviction in the papers is missing",
    rating: 2,
    categories: ["incomplete"],
    comments: [
      "Het Laatste Nieuws wrote last year that the director was convicted. It is not here.",
      "De kranten stonden er vol van, en hier staat niets.",
      "La presse locale en a parlé, rien ici.",
      "A two-minute search finds articles about fraud.",
      "In der Zeitung stand es, hier nicht.",
      "Journalists exposed them in 2024.",
      "Een simpele Google-zoekopdracht levert al iets op.",
      "There was a scandal about this company on television.",
    ],
    plant: (it) => {
      it.gap("adverse_media", "medium");
      return it.fail("adverse_media", "adverse_media.search", "http_error");
    },
  },
  {
    name: "an uploaded extract was not read",
    rating: 2,
    comments: [
      "The extract is scanned upside down and you did not read it.",
      "De statuten die de klant bezorgde zijn niet verwerkt.",
      "Les statuts téléversés n'ont pas été lus.",
      "None of the PDFs was read.",
      "Die hochgeladene Satzung wurde nicht gelesen.",
      "The photo of the ID card was not processed.",
      "Le document scanné est ignoré.",
      "The ID was photographed well, still nothing came out of it.",
    ],
    plant: (it) => {
      it.open("documents", "unreadable");
      it.gap("document_reading", "medium");
      return it.failStage("document_reading", "parse_error");
    },
  },
  {
    name: "the register names a director who left",
    rating: 2,
    categories: ["outdated_data"],
    comments: [
      "The managing director changed two weeks ago; you still list the old one.",
      "De zaakvoerder is vorige maand vervangen.",
      "Le gérant a changé depuis.",
      "The board was replaced in spring.",
      "Der Geschäftsführer ist nicht mehr im Amt.",
      "Their seat moved in June.",
      "De bestuurders zijn niet meer juist.",
      "They have a new CEO since March.",
    ],
    plant: (it) => it.callOf("registry"),
  },
  {
    name: "the chain of owners ends at a foreign company",
    rating: 2,
    categories: ["missing_source"],
    comments: [
      "Who actually controls this? The chain stops at a Czech company.",
      "Wie zit er achter de moedermaatschappij?",
      "Qui contrôle la société mère ?",
      "The parent company is not looked into.",
      "Wer steht hinter der Muttergesellschaft?",
      "No trace of the foundation on top.",
      "Wie is de UBO?",
      "Ultimate ownership stays open.",
    ],
    plant: (it) => {
      it.open("beneficial_owners", "not_covered");
      return it.failPart("ownership_chain", "ares.lookup", "parse_error");
    },
  },
  {
    name: "a dissolution in the gazette is missing",
    rating: 2,
    comments: [
      "Its dissolution was published in the Belgian Official Journal last week, and you say nothing.",
      "De ontbinding staat al in de bijlagen van het Staatsblad.",
      "La dissolution est publiée aux annexes du Moniteur.",
      "The publication of the dissolution is missing.",
      "Die Auflösung wurde im Amtsblatt bekannt gemacht.",
      "The liquidation appeared in the gazette.",
      "De vereffening is gepubliceerd.",
      "The notice of its winding-up was published and is ignored.",
    ],
    plant: (it) => {
      it.gap("gazette", "low");
      return it.fail("gazette", "gazette.lookup", "http_error");
    },
  },
  {
    name: "the turnover is missing",
    rating: 2,
    comments: [
      "What is their turnover? The National Bank has it.",
      "Omzet en eigen vermogen ontbreken.",
      "Le chiffre d'affaires manque.",
      "No financial statements.",
      "Der Umsatz fehlt.",
      "Losses three years in a row, not mentioned.",
      "Geen cijfers van de jaarrekening.",
      "Their financial position is a blank.",
    ],
    plant: (it) => {
      it.gap("accounts", "low");
      return it.fail("accounts", "nbb.lookup", "timeout");
    },
  },
];
