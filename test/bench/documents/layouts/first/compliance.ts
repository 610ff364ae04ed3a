import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf } from "../../world.ts";

const regionOf = (d: Draft) => ({ nl: "vl", fr: "wal", de: "de", en: "gb" } as const)[d.language];
type Words = Readonly<Record<"nl" | "fr" | "de" | "en", readonly string[]>>;

/** A provider's report: who was searched, in which lists, with what result. */
function screening(style: "table" | "cards" | "letter"): (d: Draft) => void {
  return (d) => {
    const people = d.world.people(regionOf(d), d.random.whole(1, 3));
    const day = d.world.recentDay(60);
    const provider = d.random.pick(["ScreenRight", "ListGuard Ltd", "Compliscan"]);
    d.set({ family: d.random.pick(["sans", "vera"]), size: 10 });
    d.text(provider, { size: 16, style: "bold" });
    d.text(
      d.t({
        nl: "Screeningrapport: sancties, PEP en negatieve media",
        fr: "Rapport de filtrage : sanctions, PPE et médias défavorables",
        de: "Screening-Bericht: Sanktionen, PEP und negative Medien",
        en: "Screening report: sanctions, PEP and adverse media",
      }),
      { size: 13, style: "bold", after: 8 },
    );
    d.text(
      d.t({
        nl: `Datum van het onderzoek: ${d.date(day)}`,
        fr: `Date de la recherche : ${d.date(day)}`,
        de: `Datum der Suche: ${d.date(day)}`,
        en: `Search date: ${d.date(day)}`,
      }),
    );
    d.text(
      d.t({
        nl: `Referentie: ${d.random.letters(3)}${d.random.digits(6)}`,
        fr: `Référence : ${d.random.letters(3)}${d.random.digits(6)}`,
        de: `Referenz: ${d.random.letters(3)}${d.random.digits(6)}`,
        en: `Reference: ${d.random.letters(3)}${d.random.digits(6)}`,
      }),
      { after: 10 },
    );
    const none = d.t({ nl: "Geen treffers", fr: "Aucune correspondance", de: "Keine Treffer", en: "No matches" });
    const lists = "EU, UN, OFAC, HMT";
    if (style === "table") {
      d.table(
        d.t({
          nl: ["Naam", "Geboortedatum", "Lijsten", "Resultaat"],
          fr: ["Nom", "Date de naissance", "Listes", "Résultat"],
          de: ["Name", "Geburtsdatum", "Listen", "Ergebnis"],
          en: ["Name", "Date of birth", "Lists", "Result"],
        }),
        people.map((who) => [nameOf(who), d.date(who.birthDate), lists, none]),
        { parts: [2, 1.3, 1.5, 1.5], lines: true },
      );
    } else {
      for (const who of people) {
        const draw = () =>
          d.rows(
            [
              [
                d.t({
                  nl: "Gezochte persoon",
                  fr: "Personne recherchée",
                  de: "Gesuchte Person",
                  en: "Subject searched",
                }),
                nameOf(who),
              ],
              [
                d.t({ nl: "Geboortedatum", fr: "Date de naissance", de: "Geburtsdatum", en: "Date of birth" }),
                d.date(who.birthDate),
              ],
              [
                d.t({ nl: "Sanctielijsten", fr: "Listes de sanctions", de: "Sanktionslisten", en: "Sanctions lists" }),
                `${lists}: ${none}`,
              ],
              ["PEP", none],
            ],
            { label: 150, colon: ":" },
          );
        if (style === "cards") d.framed(draw);
        else draw();
        d.space(8);
      }
    }
    d.space(14);
    d.text(
      d.t({
        nl: "De resultaten zijn gebaseerd op de lijsten zoals ze op de dag van het onderzoek gepubliceerd waren. De gebruiker blijft verantwoordelijk voor de beoordeling.",
        fr: "Les résultats se fondent sur les listes publiées au jour de la recherche. L'utilisateur reste responsable de l'appréciation.",
        de: "Die Ergebnisse beruhen auf den am Tag der Suche veröffentlichten Listen. Die Bewertung obliegt dem Nutzer.",
        en: "Results are based on the lists as published on the day of the search. The user remains responsible for the assessment.",
      }),
      { size: 8 },
    );
    for (const who of people) d.person(who, { role: "other", birth_date: who.birthDate });
    d.issuer(provider);
    d.documentDate(day);
  };
}

/** An internal policy with chapters. */
function policy(title: Readonly<Record<"nl" | "fr" | "de" | "en", string>>, chapters: Words): (d: Draft) => void {
  return (d) => {
    const company = d.world.company(regionOf(d));
    const day = d.world.recentDay(700);
    const author = d.world.person(regionOf(d));
    d.set({ family: d.random.pick(["sans", "serif", "book"]), size: 10.5, margin: 66, leading: 1.45 });
    d.text(`${company.name} ${company.form}`, { after: 40 });
    d.text(title[d.language], { size: 18, style: "bold", after: 10 });
    d.rows(
      [
        [
          d.t({ nl: "Versie", fr: "Version", de: "Version", en: "Version" }),
          `${d.random.whole(1, 4)}.${d.random.whole(0, 3)}`,
        ],
        [
          d.t({
            nl: "Goedgekeurd door het bestuur op",
            fr: "Approuvée par la direction le",
            de: "Von der Geschäftsleitung genehmigt am",
            en: "Approved by the board on",
          }),
          d.date(day, "long"),
        ],
        [d.t({ nl: "Verantwoordelijke", fr: "Responsable", de: "Verantwortlich", en: "Owner" }), nameOf(author)],
      ],
      { label: 210, colon: ":" },
    );
    d.space(14);
    chapters[d.language].forEach((chapter, at) => d.text(`${at + 1}. ${chapter}`, { after: 8 }));
    d.fact("company_name", "subject", company.name);
    d.fact("legal_form", "subject", company.form, OPTIONAL);
    d.person(author, { role: "other" }, "other", OPTIONAL);
    d.documentDate(day);
  };
}

const AML = policy(
  {
    nl: "Beleid ter voorkoming van het witwassen van geld en de financiering van terrorisme",
    fr: "Politique de prévention du blanchiment de capitaux et du financement du terrorisme",
    de: "Richtlinie zur Verhinderung von Geldwäsche und Terrorismusfinanzierung",
    en: "Anti-money laundering and counter-terrorist financing policy",
  },
  {
    nl: [
      "Doel en toepassingsgebied. Dit beleid geldt voor alle medewerkers en beschrijft hoe wij onze cliënten identificeren.",
      "Risicobeoordeling. Wij delen cliënten in naar laag, standaard en hoog risico en herzien die indeling jaarlijks.",
      "Cliëntenonderzoek. Voor elke cliënt gaan wij de identiteit en de uiteindelijke begunstigden na vóór de zakelijke relatie begint.",
      "Melding. Vermoedens worden onverwijld gemeld aan de CFI; de cliënt wordt daarover niet ingelicht.",
      "Opleiding. Alle medewerkers volgen jaarlijks een opleiding.",
    ],
    fr: [
      "Objet et champ d'application. La présente politique s'applique à tous les collaborateurs et décrit l'identification de nos clients.",
      "Évaluation des risques. Nous classons les clients en risque faible, standard et élevé et révisons ce classement chaque année.",
      "Vigilance. Pour chaque client, nous vérifions l'identité et les bénéficiaires effectifs avant l'entrée en relation d'affaires.",
      "Déclaration. Les soupçons sont déclarés sans délai à la CTIF ; le client n'en est pas informé.",
      "Formation. Tous les collaborateurs suivent une formation annuelle.",
    ],
    de: [
      "Zweck und Geltungsbereich. Diese Richtlinie gilt für alle Mitarbeitenden und beschreibt, wie wir unsere Kunden identifizieren.",
      "Risikobewertung. Wir teilen Kunden in geringes, mittleres und hohes Risiko ein und überprüfen dies jährlich.",
      "Sorgfaltspflichten. Für jeden Kunden prüfen wir Identität und wirtschaftlich Berechtigte vor Beginn der Geschäftsbeziehung.",
      "Verdachtsmeldung. Verdachtsfälle werden unverzüglich der FIU gemeldet; der Kunde wird nicht informiert.",
      "Schulung. Alle Mitarbeitenden werden jährlich geschult.",
    ],
    en: [
      "Purpose and scope. This policy applies to all staff and describes how we identify our clients.",
      "Risk assessment. We rate clients as low, standard or high risk and review the rating every year.",
      "Customer due diligence. For each client we verify identity and beneficial owners before the business relationship begins.",
      "Reporting. Suspicions are reported without delay to the NCA; the client is not informed.",
      "Training. All staff take part in yearly training.",
    ],
  },
);
const CUSTODY = policy(
  {
    nl: "Bewaarbeleid voor cryptoactiva",
    fr: "Politique de conservation des crypto-actifs",
    de: "Verwahrrichtlinie für Kryptowerte",
    en: "Custody policy for crypto-assets",
  },
  {
    nl: [
      "Doel. Dit beleid beschrijft hoe private sleutels van cliënten worden bewaard.",
      "Scheiding. Activa van cliënten worden gescheiden gehouden van de eigen activa.",
      "Toegang. Elke transactie vereist de goedkeuring van twee bevoegde personen.",
      "Herstel. Back-ups worden op twee plaatsen bewaard en halfjaarlijks getest.",
    ],
    fr: [
      "Objet. La présente politique décrit la conservation des clés privées des clients.",
      "Ségrégation. Les actifs des clients sont séparés des actifs propres.",
      "Accès. Chaque transaction requiert l'approbation de deux personnes habilitées.",
      "Reprise. Les sauvegardes sont conservées en deux lieux et testées chaque semestre.",
    ],
    de: [
      "Zweck. Diese Richtlinie beschreibt die Verwahrung privater Schlüssel von Kunden.",
      "Trennung. Vermögenswerte der Kunden werden getrennt vom Eigenbestand gehalten.",
      "Zugang. Jede Transaktion erfordert die Freigabe durch zwei Berechtigte.",
      "Wiederherstellung. Sicherungen liegen an zwei Orten und werden halbjährlich geprüft.",
    ],
    en: [
      "Purpose. This policy describes how private keys of clients are kept.",
      "Segregation. Client assets are kept apart from own assets.",
      "Access. Each transaction requires the approval of two authorised persons.",
      "Recovery. Backups are kept in two places and tested twice a year.",
    ],
  },
);
const CODE = policy(
  {
    nl: "Gedragscode en beleid inzake belangenconflicten",
    fr: "Code de conduite et politique en matière de conflits d'intérêts",
    de: "Verhaltenskodex und Richtlinie zu Interessenkonflikten",
    en: "Code of conduct and conflicts of interest policy",
  },
  {
    nl: [
      "Toepassing. Deze code geldt voor bestuurders en werknemers.",
      "Geschenken. Geschenken boven 50 euro worden geweigerd of gemeld.",
      "Belangenconflicten. Wie een belang heeft, meldt dat en onthoudt zich van de beslissing.",
      "Naleving. Inbreuken worden gemeld aan de compliance officer.",
    ],
    fr: [
      "Application. Le présent code s'applique aux administrateurs et aux travailleurs.",
      "Cadeaux. Les cadeaux de plus de 50 euros sont refusés ou déclarés.",
      "Conflits d'intérêts. Toute personne ayant un intérêt le déclare et s'abstient de décider.",
      "Respect. Les infractions sont signalées au compliance officer.",
    ],
    de: [
      "Geltung. Dieser Kodex gilt für Organe und Beschäftigte.",
      "Geschenke. Geschenke über 50 Euro werden abgelehnt oder gemeldet.",
      "Interessenkonflikte. Wer ein Interesse hat, meldet es und enthält sich der Entscheidung.",
      "Einhaltung. Verstöße werden dem Compliance-Beauftragten gemeldet.",
    ],
    en: [
      "Application. This code applies to directors and employees.",
      "Gifts. Gifts worth more than 50 pounds are refused or declared.",
      "Conflicts of interest. Anyone with an interest declares it and takes no part in the decision.",
      "Compliance. Breaches are reported to the compliance officer.",
    ],
  },
);

export const COMPLIANCE_DOCUMENTS: readonly Layout[] = [
  layout("first/screening-table", "screening_report", ["nl", "fr", "de", "en"], screening("table")),
  layout("first/screening-cards", "screening_report", ["nl", "fr", "de", "en"], screening("cards")),
  layout("first/screening-list", "screening_report", ["nl", "fr", "de", "en"], screening("letter")),
  layout("first/aml-policy", "policy_document", ["nl", "fr", "de", "en"], AML),
  layout("first/custody-policy", "policy_document", ["nl", "fr", "de", "en"], CUSTODY),
  layout("first/code-of-conduct", "policy_document", ["nl", "fr", "de", "en"], CODE),
];
