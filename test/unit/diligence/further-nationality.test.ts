import { describe, expect, it } from "vitest";
import { furtherNationalities, ownNationalities } from "../../../src/domain/diligence/further-nationality.rules.ts";

describe("a further nationality in the customer's own words", () => {
  it.each([
    ["Bediende (ik heb ook de Russische en de Iraanse nationaliteit)", "RU IR"],
    ["Ik heb een Syrisch paspoort", "SY"],
    ["Verpleegster, met Wit-Russische nationaliteit", "BY"],
    ["Ik ben ook Iraans staatsburger", "IR"],
    ["Ik ben ook Russisch.", "RU"],
    ["J'ai aussi la nationalité russe et iranienne", "RU IR"],
    ["Je suis également ressortissant iranien", "IR"],
    ["Employée, passeport syrien", "SY"],
    ["Je suis aussi russe", "RU"],
    ["Ich habe auch die russische und die iranische Staatsangehörigkeit", "RU IR"],
    ["Ich bin auch syrischer Staatsbürger", "SY"],
    ["Angestellter mit iranischem Pass", "IR"],
    ["Ich bin auch Russe", "RU"],
    ["Gérante, avec un passeport russe", "RU"],
    ["I also have the Russian and the Iranian nationality", "RU IR"],
    ["I hold a Syrian passport", "SY"],
    ["Clerk (also a citizen of Iran)", "IR"],
    ["We are both Iranian citizens", "IR"],
    ["I am also Russian", "RU"],
    ["I never renounced it: I have Iranian nationality", "IR"],
    ["Ik heb de Iraanse nationaliteit nooit verloren", "IR"],
    ["I have lost my Russian passport", "RU"],
    ["I gave up my Turkish nationality and have the Iranian nationality", "IR"],
    ["I have had Russian nationality since birth", "RU"],
    ["I travel with my Iranian passport", "IR"],
  ])("is read: %s", (said, codes) => {
    expect(ownNationalities(said).toSorted()).toEqual(codes.split(" ").toSorted());
  });
});

it.each([
  // Dutch
  "Ik spreek Russisch",
  "Turks restaurant",
  "Mijn vrouw heeft de Italiaanse nationaliteit",
  "Leraar Frans",
  "Tolk Arabisch en Perzisch",
  "Ik werk voor een Amerikaans bedrijf",
  "Advocaat voor mensen met de Syrische nationaliteit",
  "Ik heb geen Russische nationaliteit",
  "Invoer van Iraanse tapijten",
  "Ik heb de Belgische nationaliteit aangevraagd",
  "Mijn kinderen hebben een Marokkaans paspoort",
  "Begeleider van Oekraïense vluchtelingen",
  "Reizen naar Turkije, mijn paspoort is geldig",
  "Mijn werkgever heeft de Duitse nationaliteit",
  "Ik ben ook kok",
  // French
  "Je parle russe",
  "Restaurant turc",
  "Ma femme a la nationalité italienne",
  "Professeur d'allemand",
  "Je travaille pour une société américaine",
  "Avocat de ressortissants syriens",
  "Je n'ai pas la nationalité russe",
  "Importateur de tapis iraniens",
  "J'ai demandé la nationalité belge",
  "Mes enfants ont un passeport marocain",
  "Cuisine libanaise",
  "Traducteur d'arabe",
  "Je suis aussi indépendant",
  "Je suis aussi marié",
  // German
  "Ich spreche Russisch",
  "Türkisches Restaurant",
  "Meine Frau hat die italienische Staatsangehörigkeit",
  "Lehrer für Französisch",
  "Ich arbeite für eine amerikanische Firma",
  "Anwalt für syrische Staatsangehörige",
  "Ich habe keine russische Staatsangehörigkeit",
  "Händler mit iranischen Teppichen",
  "Ich habe die deutsche Staatsangehörigkeit beantragt",
  "Meine Kinder haben einen marokkanischen Pass",
  "Dolmetscher für Persisch",
  "Mein Kunde hat einen chinesischen Pass",
  "Ich bin auch Rentner",
  // English
  "I speak Russian",
  "Turkish restaurant",
  "My wife has the Italian nationality",
  "My husband is a Russian citizen",
  "French teacher",
  "I work for an American company",
  "Lawyer for Syrian nationals",
  "I do not have Russian nationality",
  "Importer of Iranian carpets",
  "I applied for Belgian nationality",
  "My children have a Moroccan passport",
  "Persian interpreter",
  "We help Iranian citizens with their visa",
  "I am also retired",
  "I am also Polish teacher",
  "Citizens' advice in Antwerp",
  // Given up, or of a journey or work
  "Ik heb de Iraanse nationaliteit opgegeven",
  "I gave up my Russian nationality in 2005",
  "J'ai renoncé à la nationalité russe",
  "Ich habe die russische Staatsangehörigkeit abgelegt",
  "I had Syrian nationality before I became Belgian",
  "Vroeger had ik de Marokkaanse nationaliteit",
  "I lost my Turkish citizenship",
  "Belgische sinds 2005; ik heb de Iraanse nationaliteit toen opgegeven",
  "Translator, I translate Iranian passports",
  "I need the account to pay for my Russian passport renewal of my wife",
  "Reise mit deutschem Pass nach Iran",
  "I travel with a Belgian passport to Iran",
])("is none in what is ordinary: %s", (said) => {
  expect(ownNationalities(said)).toEqual([]);
});

it("leaves out what is declared, and runs of rules before version 8", () => {
  const answers = { nationality: "BE", occupation: "Clerk. I have the Belgian and the Iranian nationality." };
  expect(furtherNationalities({ answers, rulesVersion: 8 })).toEqual([
    { codes: ["IR"], sentence: "I have the Belgian and the Iranian nationality." },
  ]);
  expect(furtherNationalities({ answers, rulesVersion: 7 })).toEqual([]);
  expect(furtherNationalities({ answers: { ...answers, nationality: "Belgian, Iranian" }, rulesVersion: 8 })).toEqual(
    [],
  );
});
