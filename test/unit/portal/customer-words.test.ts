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
  ])("are sent without a word: %s", (text) => {
    expect(reviewCustomerWords(text)).toBeNull();
  });

  it("are weighed by the officer where a sentence may be harmless", () => {
    expect(reviewCustomerWords("The law against money laundering requires us to ask.")?.kind).toBe("delicate");
    expect(reviewCustomerWords("Bezorg ons de melding van uw adreswijziging.")?.kind).toBe("delicate");
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
