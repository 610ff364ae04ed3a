import { describe, expect, it } from "vitest";
import { controlInWords } from "../../../src/domain/customer/control-in-words.rules.ts";

const NAMED = ["Katrien Vermeulen", "Joris Claes"];
const of = (text: string) => controlInWords([text], NAMED);

describe("somebody who decides and is not named", () => {
  it.each([
    "The shop is really run by my husband Boris Ivanov, who may not be a director after his bankruptcy.",
    "De opbrengst gaat naar onze geldschieter in Dubai, die over alles beslist.",
    "Les décisions sont prises par M. Ivanov, qui a une procuration générale.",
    "My father decides everything.",
    "In feite wordt de zaak geleid door mijn broer.",
    "Mijn man mag geen bestuurder zijn en doet het werk.",
    "Le gérant de fait est mon oncle.",
    "En réalité, la société est dirigée par un ami.",
    "Mon frère est interdit de gérer.",
    "Das Unternehmen wird eigentlich von meinem Mann geführt.",
    "Mein Onkel entscheidet über alles.",
    "Mein Bruder darf kein Geschäftsführer sein.",
    "A consultant holds a general power of attorney.",
    "Er is een bestuursverbod voor mijn vader.",
  ])("is told with the sentence: %s", (text) => {
    expect(of(`We sell bread. ${text}`)).toBe(text);
  });

  it.each([
    "A bakery that is run by two sisters.",
    "The company is managed by its two directors.",
    "Decisions are taken by the board.",
    "Decisions are made by our directors together.",
    "De beslissingen worden genomen door de raad van bestuur.",
    "Les décisions sont prises par le conseil d'administration.",
    "Les décisions sont prises par les associés.",
    "Entscheidungen werden von der Geschäftsführung getroffen.",
    "In feite is de zaak eigendom van Joris Claes.",
    "We really care for our customers, and led lamps are what we sell.",
    "We install LED lights.",
    "A family business, run by me.",
    "Een webwinkel in fietsen, geleid door mijn vrouw en mij.",
    "Nous gérons des immeubles pour leurs propriétaires.",
    "Wir führen ein Hotel mit zehn Zimmern.",
    "The customer decides on the colour.",
    "Beheer van onroerend goed",
    "Training of people who may not be managers yet",
    "Notaris: volmachten en akten",
    "The company is effectively managed by our board.",
    "It is actually run by the two founders.",
    "Our software actually controls heating systems.",
    "We really manage buildings",
    "In practice we run courses for children.",
    "En fait, nous dirigeons deux boutiques.",
    "De fait, le magasin est géré en famille.",
    "Tatsächlich führt das Unternehmen zwei Filialen.",
    "De zaak wordt feitelijk geleid door de zaakvoerders.",
    "Decisions are taken by consensus among the three of us.",
    "Beslissingen door de twee bestuurders samen.",
    "Entscheidungen von Behörden prüfen wir.",
    "The customer has the final say on the design.",
    "De klant heeft het laatste woord.",
    "Le client a le dernier mot.",
    "Der Kunde hat das letzte Wort.",
    "We draw up a general power of attorney for our clients.",
    "Notar: Generalvollmacht, Testamente",
    "Advocaat, gespecialiseerd in bestuursverbod",
    "Avocat, défense en matière d'interdiction de gérer",
    "We have no general power of attorney for anybody.",
    "Er is geen algemene volmacht verleend.",
    "Aucune procuration générale n'a été donnée.",
    "The company is effectively run by Ms. Vermeulen.",
    "In feite wordt de zaak geleid door mevrouw Vermeulen.",
  ])("is not made of ordinary words: %s", (text) => {
    expect(of(text)).toBeNull();
  });

  it.each([
    "Mijn vriend trekt aan de touwtjes.",
    "My dad says what happens, he is not on any papers.",
    "Je signe ce que Marc me dit.",
    "Der echte Chef will nicht genannt werden.",
    "Without Mr K's ok I cannot do anything.",
    "De aandelen staan op mijn naam maar zijn van een ander.",
    "I hold them for someone else.",
    "Anteile auf meinen Namen gehören aber meinem Bruder.",
    "Les parts sont parquées chez moi.",
    "I get 500 a month for lending my name.",
  ])("is told in everyday words, since version 8 of the rules: %s", (text) => {
    expect(of(text)).toBe(text);
    expect(controlInWords([text], NAMED, { rulesVersion: 7 })).toBeNull();
  });
});
