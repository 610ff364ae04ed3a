import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { yearsAfter } from "../../random.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { abroad, ALL, foot, officeOf } from "./parts.ts";

/** A supervisor's letter that grants what was asked for, in sentences, and a card of it below. */
function licence(d: Draft): void {
  const company = d.world.company(d.belgium);
  const office = officeOf(d);
  const day = d.random.day(2019, 2025);
  const expiry = yearsAfter(day, 5);
  const number = `${d.random.letters(2)}-${d.random.digits(5)}`;
  const authority = d.t({
    nl: "Federaal Agentschap voor de Veiligheid van de Voedselketen",
    fr: "Agence fédérale pour la sécurité de la chaîne alimentaire",
    de: "Föderalagentur für die Sicherheit der Nahrungsmittelkette",
    en: "Federal Agency for the Safety of the Food Chain",
  });
  d.set({ family: "sans", size: 10, margin: 62, leading: 1.4 });
  d.text(authority, { size: 13, style: "bold" });
  d.text(`${office.address} - ${office.written}`, { size: 8, after: 20 });
  d.text(
    d.t({
      nl: "Toekenning van een erkenning",
      fr: "Octroi d'un agrément",
      de: "Erteilung einer Zulassung",
      en: "Grant of an approval",
    }),
    { size: 15, style: "bold", after: 10 },
  );
  d.text(
    d.t({
      nl: `Op ${d.date(day, "long")} werd aan ${company.name} ${company.form} (${writtenNumber(company)}) de erkenning met nummer ${number} toegekend voor de verwerking van zuivel. Zij geldt tot en met ${d.date(expiry, "long")} en kan worden ingetrokken wanneer niet langer aan de voorwaarden is voldaan.`,
      fr: `Le ${d.date(day, "long")}, l'agrément numéro ${number} a été octroyé à ${company.name} ${company.form} (${writtenNumber(company)}) pour la transformation de produits laitiers. Il est valable jusqu'au ${d.date(expiry, "long")} inclus et peut être retiré lorsque les conditions ne sont plus remplies.`,
      de: `Am ${d.date(day, "long")} wurde der ${company.name} ${company.form} (${writtenNumber(company)}) die Zulassung mit der Nummer ${number} für die Verarbeitung von Milcherzeugnissen erteilt. Sie gilt bis einschließlich ${d.date(expiry, "long")} und kann widerrufen werden, wenn die Voraussetzungen nicht mehr erfüllt sind.`,
      en: `On ${d.date(day, "long")} the approval numbered ${number} was granted to ${company.name} ${company.form} (${writtenNumber(company)}) for the processing of dairy products. It is valid up to and including ${d.date(expiry, "long")} and may be withdrawn when the conditions are no longer met.`,
    }),
    { after: 24 },
  );
  d.text(
    d.t({
      nl: "Het hoofd van de lokale eenheid",
      fr: "Le chef de l'unité locale",
      de: "Die Leitung der örtlichen Einheit",
      en: "The head of the local unit",
    }),
  );
  d.fact("company_name", "subject", company.name);
  d.companyNumber(company, "subject");
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("licence_number", "subject", number, { also: ["document_number"] });
  d.fact("expiry_date", "subject", expiry);
  d.fact("enterprise_number", "issuer", office.number, OPTIONAL);
  d.fact("address", "issuer", office.address, OPTIONAL);
  d.issuer(authority);
  d.documentDate(day);
}

const RULES = {
  nl: [
    "Intern reglement ter voorkoming van witwassen",
    "Wie een relatie aangaat, vraagt eerst wie de cliënt is en wie hem bezit of controleert, en legt dat vast.",
    "Het risico van elke cliënt wordt ingedeeld als laag, gemiddeld of hoog. Bij een hoog risico beslist de directie.",
    "Een verrichting die niemand kan verklaren, wordt dezelfde dag aan de AML-verantwoordelijke voorgelegd. Met de cliënt wordt daarover niet gesproken.",
    "Iedere medewerker volgt jaarlijks een opleiding.",
  ],
  fr: [
    "Règlement interne de prévention du blanchiment",
    "Avant d'entrer en relation, chacun demande qui est le client et qui le détient ou le contrôle, et le consigne.",
    "Le risque de chaque client est classé faible, moyen ou élevé. En cas de risque élevé, la direction décide.",
    "Une opération que personne ne peut expliquer est soumise le jour même au responsable AML. Il n'en est pas parlé avec le client.",
    "Chaque collaborateur suit une formation annuelle.",
  ],
  de: [
    "Interne Ordnung zur Verhinderung der Geldwäsche",
    "Wer eine Beziehung eingeht, fragt zuerst, wer der Kunde ist und wer ihn besitzt oder beherrscht, und hält dies fest.",
    "Das Risiko jedes Kunden wird als niedrig, mittel oder hoch eingestuft. Bei hohem Risiko entscheidet die Leitung.",
    "Ein Vorgang, den niemand erklären kann, wird am selben Tag dem Geldwäschebeauftragten vorgelegt. Mit dem Kunden wird darüber nicht gesprochen.",
    "Alle Beschäftigten werden jährlich geschult.",
  ],
  en: [
    "Internal rules for the prevention of money laundering",
    "Before entering into a relationship, staff ask who the client is and who owns or controls it, and record the answer.",
    "The risk of each client is graded low, medium or high. Where it is high, management decides.",
    "A transaction that nobody can explain is put to the AML officer on the same day. It is not discussed with the client.",
    "All staff are trained each year.",
  ],
} as const;

/** House rules whose owner stands only at the foot of the page, with its version. */
function policy(d: Draft): void {
  const company = d.world.company(d.belgium);
  const day = d.world.recentDay(600);
  const [title, ...parts] = RULES[d.language];
  d.set({ family: "serif", size: 11, margin: 66, leading: 1.45 });
  d.text(title, { size: 16, style: "bold", after: 14 });
  parts.forEach((part, at) => d.text(`${"abcd"[at]!}. ${part}`, { after: 9 }));
  foot(
    d,
    `${company.name} ${company.form} - ${d.t({ nl: "versie van", fr: "version du", de: "Fassung vom", en: "version of" })} ${d.date(day, "long")}`,
  );
  d.fact("company_name", "subject", company.name);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.documentDate(day);
}

/** What a provider found of one person in lists, as a sheet with a mark for each list. */
function screening(d: Draft): void {
  const who = d.world.person(abroad(d));
  const day = d.world.recentDay(50);
  const provider = d.random.pick(["Sanctum Search", "Lexor Data"]);
  d.set({ family: "narrow", size: 10, margin: 56 });
  d.text(provider, { size: 14, style: "bold", align: "right", after: 12 });
  d.text(
    d.t({
      nl: "Opzoeking in sanctie- en PEP-lijsten",
      fr: "Recherche dans les listes de sanctions et de PPE",
      de: "Suche in Sanktions- und PEP-Listen",
      en: "Search of sanctions and PEP lists",
    }),
    { size: 15, style: "bold", after: 10 },
  );
  d.text(
    `${d.t({ nl: "Gezochte persoon", fr: "Personne recherchée", de: "Gesuchte Person", en: "Person searched" })}: ${nameOf(who)} (${d.date(who.birthDate)})`,
    { after: 8 },
  );
  const none = d.t({ nl: "niets gevonden", fr: "rien trouvé", de: "nichts gefunden", en: "nothing found" });
  for (const list of ["EU", "UN", "OFAC", "PEP"]) d.text(`${list} ..... ${none}`, { indent: 10, after: 2 });
  d.space(10);
  d.text(`${d.t({ nl: "Tijdstip", fr: "Moment", de: "Zeitpunkt", en: "Time" })} ${d.date(day)} 09:41`);
  d.person(who, { role: "other", birth_date: who.birthDate });
  d.issuer(provider);
  d.documentDate(day);
}

/** Papers of no kind that speak of companies, shares or accounts all the same. */
const PROSE = {
  minutes: {
    nl: [
      "Verslag van de wijkvergadering",
      "De voorzitter heet iedereen welkom. De straat wordt in mei heraangelegd en de bomen blijven staan.",
      "Een bewoner vraagt of de bakker zijn aandelen in de coöperatie mag doorgeven; daarover gaat deze vergadering niet.",
      "De volgende bijeenkomst is na de vakantie. Wie wil helpen met de soep, meldt zich aan de deur.",
    ],
    fr: [
      "Compte rendu de la réunion de quartier",
      "Le président souhaite la bienvenue à tous. La rue sera refaite en mai et les arbres resteront.",
      "Un habitant demande si le boulanger peut céder ses parts de la coopérative ; ce n'est pas l'objet de la réunion.",
      "La prochaine rencontre aura lieu après les vacances. Ceux qui veulent aider pour la soupe s'annoncent à l'entrée.",
    ],
    de: [
      "Niederschrift der Nachbarschaftsversammlung",
      "Der Vorsitzende begrüßt alle. Die Straße wird im Mai erneuert, die Bäume bleiben stehen.",
      "Ein Bewohner fragt, ob der Bäcker seine Anteile an der Genossenschaft weitergeben darf; darum geht es heute nicht.",
      "Das nächste Treffen findet nach den Ferien statt. Wer bei der Suppe helfen will, meldet sich am Eingang.",
    ],
    en: [
      "Notes of the neighbourhood meeting",
      "The chair welcomes everybody. The street will be relaid in May and the trees will stay.",
      "A resident asks whether the baker may pass on his shares in the cooperative; that is not what this meeting is about.",
      "The next gathering is after the holidays. Those who want to help with the soup give their names at the door.",
    ],
  },
  letter: {
    nl: [
      "Beste Lien",
      "De vakantie was te kort. We hebben de bank van het balkon geverfd en de huisbaas heeft eindelijk de kraan hersteld.",
      "Onze rekening bij de slager is betaald; hij deed er een worst bij. De kinderen willen weten wanneer jullie komen.",
      "Tot gauw, en groeten aan allen.",
    ],
    fr: [
      "Chère Line",
      "Les vacances ont été trop courtes. Nous avons repeint le banc du balcon et le propriétaire a enfin réparé le robinet.",
      "Notre compte chez le boucher est réglé ; il a ajouté une saucisse. Les enfants demandent quand vous viendrez.",
      "À bientôt, et bonjour à tous.",
    ],
    de: [
      "Liebe Line",
      "Die Ferien waren zu kurz. Wir haben die Bank auf dem Balkon gestrichen, und der Vermieter hat endlich den Hahn repariert.",
      "Unsere Rechnung beim Metzger ist bezahlt; er legte eine Wurst dazu. Die Kinder fragen, wann ihr kommt.",
      "Bis bald, und Grüße an alle.",
    ],
    en: [
      "Dear Line",
      "The holiday was too short. We painted the bench on the balcony and the landlord has mended the tap at last.",
      "Our account with the butcher is settled; he added a sausage. The children ask when you are coming.",
      "See you soon, and our regards to everyone.",
    ],
  },
} as const;

const prose = (about: keyof typeof PROSE) => (d: Draft) => {
  const [title, ...paragraphs] = PROSE[about][d.language];
  d.set({ family: "serif", size: 11, margin: 70, leading: 1.5 });
  d.text(title, { size: about === "letter" ? 11 : 15, style: about === "letter" ? "regular" : "bold", after: 12 });
  for (const paragraph of paragraphs) d.text(paragraph, { after: 9 });
};

export const SIXTH_MISC: readonly Layout[] = [
  layout("sixth/licence-letter", "licence", ALL, licence),
  layout("sixth/policy-rules", "policy_document", ALL, policy),
  layout("sixth/screening-sheet", "screening_report", ALL, screening),
  layout("sixth/other-minutes", "other", ALL, prose("minutes")),
  layout("sixth/other-letter", "other", ALL, prose("letter")),
];
