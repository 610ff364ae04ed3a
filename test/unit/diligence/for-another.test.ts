import { describe, expect, it } from "vitest";
import { ofAnother } from "../../../src/domain/diligence/rating/for-another.rules.ts";

const PERSON = { templateId: "kyc_natural_person" };
const saidOf = (question: string, text: string, rules: object = PERSON) =>
  ofAnother({ [question]: text }, rules).map(({ name }) => name);
const anywhere = (text: string) => [
  ...new Set(["purpose_of_relationship", "source_of_funds", "occupation"].flatMap((one) => saidOf(one, text))),
];

const ACTING = "acting for somebody else";
const SENT_ON = "payments received for others, or sent on";
const FOR_A_SHARE = "payments received for others for a share of them";

describe("a private customer who acts for somebody else", () => {
  it.each([
    "I am the guardian of my mother, who has dementia; the account is for her pension.",
    "My employer does not have an account here; he will use mine to pay his staff.",
    "My cousin will have the card and the app; I only open it in my name.",
    "Ouvrir un compte dont mon oncle se servira, car il ne peut pas en ouvrir un.",
    "Ich nutze das Konto für die Gelder unserer Pfarrei und die meiner Mandanten.",
    "The money belongs to my brother-in-law; he keeps it with me.",
    "Mijn neef gebruikt de rekening, ik open ze alleen op mijn naam.",
    "Het geld behoort toe aan mijn broer.",
    "L'argent appartient à mon cousin.",
    "Das Geld gehört meinem Onkel.",
    "Mein Onkel wird das Konto nutzen.",
    "Een vriend krijgt de bankkaart.",
    "Je suis la tutrice de ma mère.",
    "Ik ben bewindvoerder van mijn broer.",
    "I hold the money of the members of our club.",
    "Someone pays me 50 euro a month to use my card",
    "I rent out my account to a colleague",
    "Mijn neef gebruikt mijn rekening omdat hij schulden heeft, niet samen met mij",
    "Een vriendin gebruikt de kaart.",
  ])("is seen: %s", (text) => {
    expect(anywhere(text)).toContain(ACTING);
  });

  it.each([
    ["To receive payments for a company abroad that pays me 5 % of them", FOR_A_SHARE],
    ["To receive payments for a company abroad that pays me 5 % of them", SENT_ON],
    ["Ik ontvang het geld van klanten van een kennis en stort het door, tegen 5 % commissie.", FOR_A_SHARE],
    ["Ik ontvang het geld van klanten van een kennis en stort het door, tegen 5 % commissie.", SENT_ON],
    ["To receive transfers of about 400,000 euro a month and send them on to suppliers in China", SENT_ON],
    ["Recevoir de l'argent et le reverser à mon employeur contre une commission", FOR_A_SHARE],
    ["Recevoir de l'argent et le reverser à mon employeur", SENT_ON],
    ["Ich empfange Zahlungen und leite sie weiter, für 3 Prozent Provision", FOR_A_SHARE],
    ["Ik ontvang loon voor een bedrijf en stort het door naar zijn spaarrekening", SENT_ON],
    ["I get payments from clients of a firm and forward them, I keep 5 %", SENT_ON],
    ["Zahlungen für eine Firma im Ausland weiterleiten", SENT_ON],
    ["Betalingen voor mijn werkgever ontvangen en doorstorten", SENT_ON],
  ])("takes in money and sends it on: %s", (text, name) => {
    expect(anywhere(text)).toContain(name);
  });

  it.each([
    "Receiving my salary and paying my bills",
    "My employer will use this account to pay my salary.",
    "My wife and I will use the account for the household.",
    "My partner has an account here too.",
    "A current account, a card and the app",
    "I open the account in my name.",
    "Salary from my employer.",
    "Pension, and money that my father left me",
    "Savings from my salary of twenty years",
    "Sales agent, paid by commission",
    "I work as a guardian in a museum",
    "Savings with an interest of 2 %",
    "I receive my pension of 1,800 euro; 2 % of it goes to charity",
    "Youth worker and football coach",
    "My friend recommended the app to me.",
    "To save money for my children",
    "Een rekening voor mijn loon en mijn huur",
    "Mijn loon wordt op deze rekening gestort door mijn werkgever.",
    "Ik gebruik de kaart voor mijn aankopen.",
    "Spaargeld van mijn loon",
    "Zorgkundige, ik werk met de leden van een gezin",
    "Geld sparen voor een huis",
    "Mijn vrouw en ik gebruiken de rekening samen.",
    "Recevoir mon salaire et payer mon loyer",
    "Mon employeur verse mon salaire sur ce compte.",
    "Économies de mon salaire",
    "J'utilise la carte pour mes achats.",
    "Professeur de français, enseignant à mi-temps",
    "Ma pension et un loyer que je reçois",
    "Mein Gehalt und meine Miete",
    "Mein Arbeitgeber überweist mein Gehalt auf dieses Konto.",
    "Ersparnisse aus meinem Lohn",
    "Betreuerin in einem Kindergarten",
    "Ich nutze die Karte für Einkäufe.",
    "Meine Frau und ich nutzen das Konto gemeinsam.",
    "Rente und Ersparnisse",
    "Transfers to my savings account",
    "To pay the school of my son; he uses his own account.",
    "Ik werk door tot mijn pensioen en stort elke maand spaargeld.",
    "Mijn vriendin gebruikt de rekening ook voor het huishouden.",
    "Mon amie utilisera la carte aussi, nous vivons ensemble.",
    "Meine Freundin nutzt das Konto auch.",
    "Collecting stamps; money from my wages",
    "Freelance: I receive payments from clients and pay 21% VAT",
    "Ik ontvang betalingen voor mijn werk als freelancer, waarvan ik 21 % btw afdraag",
    "Je reçois les paiements de mes clients, TVA 21 %",
    "Ich erhalte Zahlungen von Kunden, 19 % Umsatzsteuer",
    "I receive money from my tenants, about 4 % return",
    "Ich erhalte Zahlungen meiner Mieter, Rendite 4 %",
    "I receive dividends on funds, 5 % a year",
    "Ik ontvang betalingen van de mutualiteit: 60 % van mijn loon",
    "I receive payments from the health insurance (60% of my wage)",
    "Receiving payments from my pension fund, 2,5 % indexed",
    "Ik ontvang geld van mijn ouders en spaar 10 % ervan",
    "Handelsagent: ik ontvang betalingen van mijn werkgever, commissie 5 %",
    "I collect payments from my Etsy shop (5% fee)",
    "To receive alimony payments, 50% from the father",
    "I will be the only person who uses the account.",
    "Je suis la seule personne qui utilise le compte.",
    "I want an account just in my name.",
    "Enkel een zichtrekening op mijn naam.",
    "Un compte seulement à mon nom.",
    "Nur ein Konto auf meinen Namen.",
    "Een rekening alleen op mijn naam en niet samen met mijn partner",
    "To receive my salary and to transfer it on to my savings account.",
    "Je reçois mon salaire et je le reverse sur mon compte épargne.",
    "Doorstorten van huur naar mijn spaarrekening.",
    "Ich überweise einen Teil weiter auf mein Sparkonto.",
    "Weiterleitung meiner Rente auf das Sparkonto",
    "To pass on pocket money to the children",
    "Ik ben bewindvoerder van beroep.",
    "Ich bin Betreuerin von Beruf.",
    "Betreuer von Menschen mit Behinderung",
    "Tuteur de stage.",
    "Tuteur de français dans une école",
    "My son studies abroad; he uses the card for his rent.",
    "Mijn zoon studeert in Gent; hij gebruikt de kaart voor zijn huur.",
    "Geld van vrienden en familie voor ons huwelijk.",
    "Het geld is van mijn vader, hij schonk het mij in 2020.",
    "Mijn spaargeld is van mijn vader geërfd.",
    "L'argent est à mon père, qui me l'a donné",
    "I get payments for a company I work for as an employee",
    "Je touche de l'argent de la paroisse (je suis organiste)",
    "Geld der Gemeinde",
    "Paiements pour une société de leasing",
    "Payments for a company car leased at 3%",
  ])("is not made of ordinary words: %s", (text) => {
    expect(anywhere(text)).toEqual([]);
  });

  it("is read so of private persons, since version 7 of the rules", () => {
    const text = "My cousin will have the card and the app";
    expect(saidOf("purpose_of_relationship", text, {})).toEqual([]);
    expect(saidOf("purpose_of_relationship", text, { ...PERSON, rulesVersion: 6 })).toEqual([]);
    expect(saidOf("purpose_of_relationship", text, { templateId: "psp_merchant_onboarding" })).toEqual([]);
  });

  it.each([
    ["een maat vroeg of hij mijn rekening mocht gebruiken", ACTING],
    ["i give my card to a mate", ACTING],
    ["on me paye 300 euros pour mon nom", ACTING],
    ["mach ich für jemand der kein Konto haben darf", ACTING],
    ["the money isnt mine, its a friends", ACTING],
    ["bin nur Mittelsmann, geht an einen anderen", ACTING],
    ["job gevonden via telegram, geld ontvangen en overmaken", SENT_ON],
    ["deposit cash and wire it straight out", SENT_ON],
    ["l'argent arrive et je le renvoie, je garde 10%", FOR_A_SHARE],
  ])("is seen in everyday words since version 8 of the rules: %s", (text, name) => {
    expect(anywhere(text)).toContain(name);
    expect(saidOf("purpose_of_relationship", text, { ...PERSON, rulesVersion: 7 })).not.toContain(name);
  });

  it.each([
    "rekening voor mijn partner en mij",
    "an account for my husband and me",
    "on behalf of the company I am director of",
    "namens mijn vennootschap",
    "een rekening voor een vriendelijke prijs",
    "gifts for my parents",
  ])("is not made, since version 8, of what is one's own or of both: %s", (text) => {
    expect(saidOf("purpose_of_relationship", text)).toEqual([]);
    expect(saidOf("purpose_of_relationship", text, { ...PERSON, rulesVersion: 7 })).toEqual([ACTING]);
  });

  it.each([
    "Deze rekening is niet voor mij alleen maar ook voor mijn vrouw.",
    "Le compte n'est pas pour moi seul, aussi pour ma femme.",
    "Das Konto ist nicht für mich allein",
    "Het is niet voor mij, maar voor mijn pensioen later.",
    "The money is not mine alone, it is joint savings with my wife.",
    "Geld van anderen komt er niet op.",
    "I let my daughter use my card.",
    "Hij moet alleen nog tekenen bij de notaris.",
    "She only has to sign the contract for the rent.",
    "For my ex, because she cannot come to the bank, child support.",
    "Payments for my landlord, not allowed in cash.",
    "Ik wil mijn huur meteen overschrijven.",
    "I want to transfer immediately to my landlord.",
    "Je veux virer tout de suite mon loyer.",
    "Ik vond mijn werk via Facebook.",
    "I found my job via facebook.",
    "J'ai trouvé mon travail sur Facebook.",
    "I transfer his money for school to my son.",
    "Betaling van het rusthuis voor mijn moeder.",
    "Maison de repos pour ma mère.",
    "Pflegeheim für meine Mutter.",
    "Een collega heeft de app en is tevreden.",
    "Ik verdien commissie als verkoper, gestort op deze rekening.",
    "Je reçois une commission de mon employeur sur ce compte.",
    "Ich bekomme Provision als Vertreter auf dieses Konto.",
    "I earn a commission on sales, paid to this account.",
    "Get a percentage back on my account (cashback).",
  ])("is not made of everyday words: %s", (text) => {
    expect(anywhere(text)).toEqual([]);
  });

  it.each([
    "i get a cut for letting them use my account",
    "ich krieg Provision wenn ich mein Konto hergebe",
    "on me donne une commission si je prete mon compte",
    "Ik krijg commissie op elke storting op mijn rekening",
  ])("is paid for the use of an account: %s", (text) => {
    expect(anywhere(text)).toContain(FOR_A_SHARE);
  });

  it.each([
    "on behalf of a friend",
    "he said i only had to sign",
    "jemand anders hat meine App und PIN",
    "doing it for someone who cant have an account",
    "het is eigenlijk voor mijn baas, niet voor mij",
    "Geld von anderen das ich aufbewahre",
    "namens een firma in Cyprus",
    "for my uncle, who has no account",
    "voor mijn neef en ik krijg er geld voor",
  ])("is still seen: %s", (text) => {
    expect(saidOf("purpose_of_relationship", text)).toContain(ACTING);
  });
});

describe("money of other people, since version 13 of the rules", () => {
  it.each([
    "Recevoir mon gain d'une loterie en Espagne; je dois d'abord recevoir l'argent d'autres gagnants et l'envoyer à l'avocat",
    "Eerst krijg ik het geld van andere winnaars en moet ik dat doorsturen naar de notaris",
    "I first get the money of other winners and send it to their lawyer",
    "Ich bekomme das Geld anderer Gewinner und schicke es an den Anwalt",
  ])("that is sent to somebody is heard: %s", (text) => {
    expect(saidOf("purpose_of_relationship", text)).toContain(SENT_ON);
  });

  it("is not what somebody sends a relative, and an account for a relative is", () => {
    const widow =
      "Rekening voor het groeipakket en mijn weduwepensioen, elke maand 100 euro voor mijn moeder in Marokko";
    for (const text of [
      widow,
      "Mon salaire, et 50 € par mois pour ma mère",
      "My wage; 200 euros each month for my brother",
      "Compte pour mon salaire, et chaque mois 150 euros pour ma mère au Maroc",
      "Lohn, und jeden Monat 150 Euro für meine Mutter",
      "Loon, en elke maand wat geld voor mijn moeder",
      "My wage and, each month, € 150 for my mother",
    ])
      expect(saidOf("purpose_of_relationship", text)).toEqual([]);
    expect(saidOf("purpose_of_relationship", widow, { ...PERSON, rulesVersion: 12 })).toEqual([ACTING]);
    expect(saidOf("purpose_of_relationship", "Een rekening voor mijn moeder")).toEqual([ACTING]);
    expect(saidOf("purpose_of_relationship", "Elke maand 2000 euro voor mijn baas")).toEqual([ACTING]);
  });

  it("is not one's own from several sources", () => {
    for (const text of [
      "Loon en andere inkomsten, zoals huur",
      "L'argent d'autres placements, que je reçois chaque année",
    ])
      expect(saidOf("source_of_funds", text)).toEqual([]);
  });

  const OF_CLUB = "money of a club or an association";
  it.each([
    "Loon; ik beheer ook de kas van de scoutsgroep op deze rekening",
    "Salaire; je gère aussi la caisse de l'unité scoute sur ce compte",
    "Gehalt; ich führe hier auch die Kasse des Sportvereins",
    "My wage, and I keep the money of our football club on it",
    "Ik ontvang er de lidgelden van onze turnclub op",
  ])("is heard where a club has it on a private account: %s", (text) => {
    expect(saidOf("purpose_of_relationship", text)).toEqual([OF_CLUB]);
    expect(saidOf("purpose_of_relationship", text, { ...PERSON, rulesVersion: 12 })).not.toContain(OF_CLUB);
  });

  it.each([
    "Loon: ik werk aan de kas van de sportclub",
    "Ik betaal het lidgeld van de tennisclub",
    "Mon salaire d'entraîneur du club de football",
    "Cotisation de l'association des parents",
    "Ik ben penningmeester van de scouts, die een eigen rekening heeft",
    "I manage the money of our club on its own account",
    "Spaargeld voor de school van mijn kinderen",
  ])("is not who works for a club, or pays it: %s", (text) => {
    expect(saidOf("purpose_of_relationship", text)).toEqual([]);
  });
});
