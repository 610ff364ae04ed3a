import { describe, expect, it } from "vitest";
import { reviewCustomerWords } from "../../../src/domain/portal/customer-words.rules.ts";
import { DOCUMENT_TYPES } from "../../../src/domain/templates/document-types.ts";
import { LANGUAGES } from "../../../src/platform/language.ts";

describe("words to a customer", () => {
  it.each([
    "We must file a report with the FIU.",
    "Your case goes to the CTIF-CFI.",
    "An STR was made.",
    "There is a suspicion of fraud.",
    "These look like suspicious transactions.",
    "Wij hebben een vermoeden van fraude.",
    "Er is een verdachte transactie.",
    "We deden een witwasmelding.",
    "Nous avons fait une déclaration de soupçon.",
    "Des opérations suspectes ont été relevées.",
    "Wir haben eine Verdachtsmeldung erstattet.",
    "Ihre Zahlungen sind verdächtig.",
    "You are on a sanctions list.",
    "U staat op een sanctielijst.",
    "Vous figurez sur une liste de sanctions.",
    "Ihr Name steht auf der Sanktionsliste.",
    "We informed the authorities about your transfers; please explain.",
    "Your payments were reported to the police.",
    "Gelieve de verrichtingen uit te leggen die wij bij de cel hebben aangegeven.",
    "Wij hebben dit bij de politie aangegeven.",
    "Veuillez expliquer les opérations signalées à la cellule.",
    "Nous avons informé les autorités.",
    "Wir haben Ihre Überweisungen den Behörden gemeldet.",
    "Please explain why your name appears on the OFAC list.",
    "The police asked us about you.",
    "Het parket stelde ons vragen over u.",
    "La police nous a posé des questions sur vous.",
    "Die Polizei hat uns nach Ihnen gefragt.",
    "Tracfin nous a interrogés.",
    "We ask because of possible fraud.",
    "Wij vragen dit wegens mogelijke fraude.",
    "Wij denken dat u een geldezel bent.",
    "Are you a money mule?",
    "Interpol is looking for a person of your name.",
    "You were named in the press as a fraudster.",
    "Internal alert 4431: structuring.",
    "Please explain the red flags in your file.",
    "Your relative was refused by us; explain.",
    "We blocked you as a PEP from Russia.",
    "Please pay the file fee of 250.00 euro to BE68 5390 0754 7034 and send us the proof.",
    "Betaal 250 euro op BE68539007547034.",
    "Gelieve het dossierrecht te betalen op rekening BE68 5390 0754 7034.",
    "Veuillez verser les frais sur BE68 5390 0754 7034.",
    "Überweisen Sie 50 Euro auf DE89 3704 0044 0532 0130 00.",
    "Send us your card PIN.",
    "Please give us your e-banking password and PIN.",
    "Geef ons de pincode van uw kaart.",
    "Quel est votre mot de passe ?",
  ])("are never sent: %s", (text) => {
    const found = reviewCustomerWords(text);
    expect(found?.kind).toBe("forbidden");
    expect(found!.words.every((word) => text.includes(word))).toBe(true);
  });

  it.each([
    "Please send the share register with all pages signed by the notary.",
    "The lease of the shop at 12 Church Street is missing.",
    "Gelieve het aandelenregister te bezorgen, met alle bladzijden.",
    "Merci d'envoyer le registre des actions, toutes les pages.",
    "Bitte senden Sie uns das Anteilsregister mit allen Seiten.",
    "Which mules and horses does your farm keep?",
    "Votre police d'assurance, s'il vous plaît.",
    "Your first scan was refused because it is blurred.",
    "Is your company's alert system sold abroad?",
    "Welke cel van uw rekenblad toont de omzet?",
    "Please send the certificate of account BE68 5390 0754 7034.",
    "Please explain the payment of 9,000 euro to BE68 5390 0754 7034.",
    "Did you pay the deposit to BE68 5390 0754 7034?",
    "Waarom betaalt u de huur op BE68 5390 0754 7034?",
    "Your PDF has a password; please send it without one.",
    "Never send us your PIN or password.",
    "Het bestand is met een wachtwoord beveiligd.",
    "Bezorg ons een overzicht van uw PIN-transacties en pinomzet.",
    "Bitte senden Sie nie Ihr Passwort.",
    "Do you sell password managers or pins?",
    "Who buys your password managers?",
  ])("are sent without a word: %s", (text) => {
    expect(reviewCustomerWords(text)).toBeNull();
  });

  it("are weighed by the officer where a sentence may be harmless", () => {
    expect(reviewCustomerWords("The law against money laundering requires us to ask.")?.kind).toBe("delicate");
    expect(reviewCustomerWords("Bezorg ons de melding van uw adreswijziging.")?.kind).toBe("delicate");
    for (const text of [
      "Please send the police report on the theft of your card.",
      "Did you report the loss of your card to the police?",
      "Gelieve het attest van verlies te bezorgen dat u bij de politie hebt aangegeven.",
      "Merci d'envoyer la déclaration de vol faite à la police.",
      "Les revenus déclarés aux autorités fiscales, s'il vous plaît.",
      "Bitte senden Sie die Genehmigung der Behörde.",
      "Have you been the victim of fraud?",
      "Did someone ask you to open this account? We ask it to protect you against possible fraud.",
      "Please send the article on your arrest.",
      "Legt u parketvloeren?",
    ]) {
      expect(reviewCustomerWords(text)?.kind, text).toBe("delicate");
    }
  });

  it("are not forbidden for a part of another word, or for small letters", () => {
    for (const text of ["12 Church Str.", "Send the SARL's articles.", "la STRucture du groupe"]) {
      expect(reviewCustomerWords(text)?.kind).not.toBe("forbidden");
    }
  });

  it("of the service itself hold none that is forbidden", () => {
    const texts = Object.values(DOCUMENT_TYPES).flatMap(({ name, description }) =>
      LANGUAGES.flatMap((language) => [name[language], description[language]]),
    );
    expect(texts.filter((text) => reviewCustomerWords(text)?.kind === "forbidden")).toEqual([]);
  });
});
