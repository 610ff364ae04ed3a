import { describe, expect, it } from "vitest";
import { pastSaid } from "../../../src/domain/diligence/past-said.rules.ts";

const ofPerson = (said: string) =>
  pastSaid([said], { isPerson: true, named: [] }).map(({ kind, isGrave }) => (isGrave ? `${kind}, grave` : kind));
const ofCompany = (said: string) =>
  pastSaid([said], { isPerson: false, named: ["Joris Claes"] }).map(({ kind, isGrave }) =>
    isGrave ? `${kind}, grave` : kind,
  );

describe("a past with the law in a private customer's own words", () => {
  it.each([
    "Werkzoekend, net vrij uit de gevangenis na veroordeling voor witwassen",
    "Ik ben in 2021 veroordeeld voor drugshandel",
    "Advocaat, veroordeeld voor oplichting",
    "Condamnée pour escroquerie en 2022",
    "J'ai été mis en examen pour blanchiment",
    "Wegen Betrugs verurteilt, jetzt arbeitslos",
    "Ich wurde wegen Geldwäsche angeklagt",
    "I was convicted of money laundering",
    "Accountant, indicted for fraud",
    "Not only unemployed: I was convicted of fraud",
  ])("is grave: %s", (said) => {
    expect(ofPerson(said)).toEqual(["convicted, grave"]);
  });

  it.each([
    "Ik heb drie jaar in de gevangenis gezeten",
    "Ik ben veroordeeld voor diefstal",
    "Ik heb een strafblad",
    "Sorti de prison en mars, sans emploi",
    "Ich bin vorbestraft",
    "Aus der Haft entlassen, arbeitssuchend",
    "Just out of prison, looking for work",
    "I have been sentenced to two years",
    "J'ai un casier judiciaire",
    "Ik heb een strafblad voor diefstal",
    "Ik ben verdachte van diefstal",
    "Ik draag een enkelband",
    "Mijn veroordeling wegens diefstal in 2019",
  ])("is told: %s", (said) => {
    expect(ofPerson(said)).toEqual(["convicted"]);
  });

  it.each([
    "Zaakvoerder, persoonlijk failliet verklaard en beroepsverbod",
    "Ik ben failliet verklaard in 2023",
    "Faillite personnelle prononcée en 2023",
    "Gérant, interdit de gérer depuis 2022",
    "Ich bin in Privatinsolvenz",
    "Ich habe Berufsverbot",
    "I am an undischarged bankrupt",
    "Consultant, disqualified as a director until 2029",
    "I went bankrupt two years ago",
  ])("is a bankruptcy or ban: %s", (said) => {
    expect(ofPerson(said)).toEqual(["bankrupt_or_banned"]);
  });
});

it.each([
  ["Our director Joris Claes was convicted for tax fraud in 2024", "convicted, grave"],
  ["Joris Claes werd veroordeeld voor witwassen", "convicted, grave"],
  ["Notre gérant a été condamné pour escroquerie", "convicted, grave"],
  ["Unser Geschäftsführer wurde wegen Betrugs verurteilt", "convicted, grave"],
  ["Onze zaakvoerder is persoonlijk failliet verklaard", "bankrupt_or_banned"],
])("hears what a company says of its owners and directors: %s", (said, kind) => {
  expect(ofCompany(said)).toEqual([kind]);
});

const ORDINARY = [
  // Dutch
  "Advocaat voor veroordeelden",
  "Ik ben advocaat en verdedig wie veroordeeld werd voor fraude",
  "Penitentiair beambte in de gevangenis van Gent",
  "Ik werk als kok in de gevangenis van Hasselt",
  "Curator in faillissementen",
  "Ik ben nooit veroordeeld",
  "Geen veroordelingen, blanco strafblad",
  "Mijn klant is failliet verklaard",
  "Mijn vorige werkgever werd failliet verklaard, nu werkzoekend",
  "Begeleiding van jongeren na een veroordeling",
  "Schadevergoeding: de tegenpartij werd veroordeeld tot betaling",
  "Opkoper van failliete voorraden",
  "Erfenis van mijn vader, die veroordeeld was voor fraude",
  "Ik werd vrijgesproken van fraude",
  "Schadevergoeding na veroordeling van de dader",
  "Loon uit de gevangenis waar ik werk",
  "Boekhouder gespecialiseerd in persoonlijk faillissement",
  "Veroordeeld tot de rolstoel na een ongeval",
  // French
  "Avocat des condamnés",
  "Surveillant de prison à Lantin",
  "Infirmière en prison",
  "Curateur de faillites",
  "Je n'ai jamais été condamné",
  "Casier judiciaire vierge",
  "Mon client a été déclaré en faillite",
  "Mon ancien employeur a fait faillite",
  "Nous aidons les personnes sorties de prison",
  "Aumônier à la prison de Saint-Gilles",
  "Professeur de droit pénal",
  "Indemnité : la partie adverse a été condamnée à payer",
  "Actions détenues depuis dix ans",
  "Directrice de prison",
  "Condamné à rester chez moi",
  // German
  "Strafverteidiger für Verurteilte",
  "Justizvollzugsbeamter",
  "Ich arbeite als Lehrer im Gefängnis",
  "Insolvenzverwalter",
  "Ich wurde nie verurteilt",
  "Nicht vorbestraft",
  "Mein Kunde ist insolvent",
  "Mein früherer Arbeitgeber ist pleite gegangen",
  "Beratung von Menschen in Privatinsolvenz",
  "Sozialarbeiterin, Hilfe nach der Haft",
  "Vertrieb von Haftpflichtversicherungen",
  "Der Käufer wurde verurteilt, mir Schadenersatz zu zahlen",
  "Ohne Vorstrafen, keine Verurteilung wegen Betrugs",
  "Schmerzensgeld nach Verurteilung des Täters",
  // English
  "Lawyer for the convicted",
  "Prison officer",
  "I work in prison as a nurse",
  "20 years in prison service",
  "Insolvency administrator",
  "I have never been convicted",
  "Never in my life have I been convicted of fraud",
  "My customer went bankrupt",
  "My former employer was declared bankrupt",
  "We help people released from prison",
  "Charity for convicted persons",
  "Compensation after a wrongful conviction",
  "I was acquitted of fraud",
  "A baker by conviction",
  "Director of a bakery",
  // What befell others, what is a trade, and figures of speech
  "I got my money back after the fraudster was convicted",
  "Ik kreeg geld terug nadat de oplichter veroordeeld werd",
  "Geld zurück, nachdem der Betrüger verurteilt wurde",
  "Tolk voor de politie, verdachte in drugszaken",
  "We are charged with fraud detection for banks.",
  "10 ans de prison comme gardien",
  "20 jaar gevangenis als bewaarder",
  "Erfenis na veroordeling van de moordenaar van mijn vader",
  "Mijn fiets werd gestolen, verdachte van diefstal gevat",
  "I have a criminal record check for my job as a teacher",
  "Ik droeg een enkelband na een operatie",
  "Ik heb een strafblad nodig voor mijn werk",
  "J'ai un casier dans mon école",
  "I was found guilty of parking wrongly",
  "Wir sind zum Erfolg verurteilt",
  "Wij zijn veroordeeld tot elkaar",
  "We sell ankle bracelets",
  "The shop was empty because the former owner went bankrupt",
  "Nous avons repris le fonds d'un gérant en faillite",
];
it.each(ORDINARY)("hears nothing in what is ordinary: %s", (said) => {
  expect(ofPerson(said)).toEqual([]);
  expect(ofCompany(said)).toEqual([]);
});

it.each([
  "Legal aid for those convicted of fraud",
  "Software for insolvency proceedings of companies declared bankrupt",
  "Verkoop van goederen van wie failliet verklaard werd",
  "Réinsertion après une condamnation",
  "Schuldnerberatung bei Privatinsolvenz",
  "Training after prison sentence",
])("takes what a company says without a subject for its trade: %s", (said) => {
  expect(ofCompany(said)).toEqual([]);
});

it("tells one of each kind, the gravest", () => {
  const said = pastSaid(["I was convicted of theft. I was convicted of fraud. I am personally bankrupt."], {
    isPerson: true,
    named: [],
  });
  expect(said.map(({ sentence }) => sentence)).toEqual(["I was convicted of fraud.", "I am personally bankrupt."]);
});
