import type { CheckName } from "../../src/domain/diligence/check.model.ts";
import type { Plant } from "./planted-failures.ts";

const REGISTER_CHECKS: readonly CheckName[] = ["registration", "status", "representatives", "beneficial_owners"];

/** Twenty failures by the author of the rules. */
export const FIRST_PLANTS: readonly Plant[] = [
  {
    name: "the register does not answer",
    rating: 1,
    comments: ["", "Nothing is established.", "Niets is vastgesteld."],
    plant: (it) => {
      for (const name of REGISTER_CHECKS) it.open(name, "source_unavailable");
      it.gap("registry", "medium");
      return it.fail("registry", "kbo.lookup", "timeout");
    },
  },
  {
    name: "the lists cannot be searched",
    rating: 1,
    comments: ["", "I cannot approve this.", "Zo kan ik niet beslissen."],
    plant: (it) => {
      it.open("screening", "source_unavailable");
      it.gap("screening", "high");
      return it.fail("screening", "screening.screen", "http_error");
    },
  },
  {
    name: "VIES is down while another source is down too",
    rating: 2,
    comments: [
      "The VAT number could not be checked.",
      "Het btw-nummer is niet gecontroleerd.",
      "Le numéro de TVA n'a pas été vérifié.",
    ],
    plant: (it) => {
      it.gap("vat", "low");
      it.gap("einvoicing", "low");
      it.fail("einvoicing", "peppol.search", "http_error");
      return it.fail("vat", "vies.check", "http_error");
    },
  },
  {
    name: "the debt page asks for a captcha",
    rating: 2,
    comments: [
      "Does it owe social contributions? We do not know.",
      "De inhoudingsplicht ontbreekt.",
      "Les dettes sociales ne sont pas connues.",
    ],
    plant: (it) => {
      it.gap("debt_status", "low");
      return it.fail("debt_status", "inhoudingsplicht.check", "captcha");
    },
  },
  {
    name: "the register answers in another form",
    rating: 1,
    categories: ["incomplete"],
    comments: ["", "Half of the company's data is missing.", "La moitié des données manque."],
    plant: (it) => {
      for (const name of REGISTER_CHECKS) it.open(name, "source_unavailable");
      it.gap("registry", "medium");
      return it.fail("registry", "kbo.lookup", "parse_error");
    },
  },
  {
    name: "a source on the chain of owners is down",
    rating: 2,
    categories: ["missing_source"],
    comments: [
      "Who is behind the holding?",
      "De uiteindelijke eigenaar boven de holding is niet gevonden.",
      "Les bénéficiaires effectifs manquent.",
    ],
    plant: (it) => {
      it.open("beneficial_owners", "not_covered");
      return it.failPart("ownership_chain", "gleif.lookup", "timeout");
    },
  },
  {
    name: "the documents cannot be read",
    rating: 2,
    comments: [
      "The passport that they uploaded was not read.",
      "Het paspoort is niet gelezen.",
      "La pièce d'identité n'a pas été lue.",
    ],
    plant: (it) => {
      it.open("documents", "unreadable");
      it.gap("document_reading", "medium");
      return it.failStage("document_reading", "internal");
    },
  },
  {
    name: "the news cannot be searched",
    rating: 2,
    comments: ["", "No press check.", "Geen pers nagekeken."],
    plant: (it) => {
      it.gap("adverse_media", "medium");
      return it.fail("adverse_media", "adverse_media.search", "rate_limited");
    },
  },
  {
    name: "the website was left out",
    rating: 2,
    categories: ["missing_source"],
    comments: ["Nobody looked at their web shop.", "De website is niet bekeken.", "Le site web n'a pas été consulté."],
    plant: (it) => it.skipOf("website"),
  },
  {
    name: "the company data provider was left out",
    rating: 2,
    categories: ["missing_source"],
    comments: [
      "The commercial company data were not requested.",
      "De commerciële bedrijfsgegevens zijn niet opgevraagd.",
      "The company data provider was skipped.",
    ],
    plant: (it) => it.skipOf("company_data"),
  },
  {
    name: "the funding was left out",
    rating: 2,
    categories: ["incomplete"],
    comments: [
      "It raised venture money last year, and nobody checked the investors.",
      "De financiering en de investeerders zijn niet opgezocht.",
      "Les levées de fonds n'ont pas été cherchées.",
    ],
    plant: (it) => it.skipOf("funding_data"),
  },
  {
    name: "the register's entry is another company's",
    rating: 1,
    categories: ["wrong_entity"],
    comments: ["", "This is another company with the same name.", "Dit is een andere onderneming."],
    plant: (it) => {
      it.find("name", "medium", "vat", "Names differ");
      it.find("address", "medium", "vat", "Addresses differ");
      return it.callOf("registry");
    },
  },
  {
    name: "the list entry is a namesake",
    rating: 1,
    categories: ["wrong_entity"],
    comments: [
      "The sanctions hit is somebody else, born in 1950.",
      "De treffer op de sanctielijst is een naamgenoot.",
      "La personne sur la liste de sanctions est un homonyme.",
    ],
    plant: (it) => {
      it.find("sanctions", "medium", "screening", "Near match on a sanctions list");
      return it.callOf("screening");
    },
  },
  {
    name: "the articles are of a namesake",
    rating: 2,
    categories: ["wrong_entity"],
    comments: [
      "The newspaper articles are about another person.",
      "De krantenartikels gaan over iemand anders.",
      "Les articles de presse parlent d'une autre personne.",
    ],
    plant: (it) => {
      it.find("adverse_media", "medium", "adverse_media", "Article on fraud");
      return it.callOf("adverse_media");
    },
  },
  {
    name: "the register's data are old",
    rating: 2,
    categories: ["outdated_data"],
    comments: [
      "The company moved in May; the register entry shows the old seat.",
      "De gegevens van de KBO zijn verouderd.",
      "Les données de la BCE sont anciennes.",
    ],
    plant: (it) => it.callOf("registry"),
  },
  {
    name: "the accounts are old",
    rating: 2,
    categories: ["outdated_data"],
    comments: [
      "The annual accounts are those of 2019.",
      "De jaarrekening is die van 2019.",
      "Les comptes annuels datent de 2019.",
    ],
    plant: (it) => it.callOf("accounts"),
  },
  {
    name: "the model made something up",
    rating: 1,
    categories: ["hallucination"],
    comments: ["", "There is no such director.", "Die bestuurder bestaat niet."],
    plant: (it) => {
      it.find("identity", "medium", "model_review", "Director resigned");
      return it.addCall("model_review", "model.review");
    },
  },
  {
    name: "the score is wrong",
    rating: 2,
    comments: [
      "The risk score is far too high for a bakery.",
      "De risicoscore is veel te hoog.",
      "Le score de risque est beaucoup trop élevé.",
    ],
    plant: (it) => it.stageOf("risk_score"),
  },
  {
    name: "the merchant category is wrong",
    rating: 2,
    comments: [
      "Wrong MCC: they bake bread.",
      "De MCC klopt niet, het is een bakkerij.",
      "La catégorie de commerçant est fausse.",
    ],
    plant: (it) => it.stageOf("merchant_category"),
  },
  {
    name: "a request was blocked",
    rating: 1,
    comments: ["", "Something essential is missing.", "Er ontbreekt iets wezenlijks."],
    plant: (it) => {
      it.open("screening", "source_not_configured");
      it.gap("screening", "high");
      return it.block("screening");
    },
  },
];
