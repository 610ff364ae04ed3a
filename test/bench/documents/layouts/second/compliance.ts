import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf } from "../../world.ts";

const regionOf = (d: Draft) => ({ nl: "nl", fr: "fr", de: "og", en: "ie" } as const)[d.language];

/** Reports of other providers: a summary sheet, an audit trail, a letter. */
function screening(style: "summary" | "trail" | "letter"): (d: Draft) => void {
  return (d) => {
    const people = d.world.people(regionOf(d), style === "summary" ? 1 : 2);
    const day = d.world.recentDay(50);
    const provider = d.random.pick(["NameCheck Pro", "Verifid", "RiskLens"]);
    d.set({ family: d.random.pick(["sans", "narrow"]), size: 10 });
    const clear = d.t({ nl: "geen overeenkomst", fr: "aucun résultat", de: "kein Treffer", en: "clear" });
    if (style === "letter") {
      d.text(provider, { align: "right", style: "bold", after: 20 });
      d.text(
        d.t({
          nl: "Resultaat van de sanctie- en PEP-controle",
          fr: "Résultat du contrôle sanctions et PPE",
          de: "Ergebnis der Sanktions- und PEP-Prüfung",
          en: "Result of sanctions and PEP check",
        }),
        { size: 14, style: "bold", after: 10 },
      );
      for (const who of people) {
        d.text(
          d.t({
            nl: `Op ${d.date(day, "long")} hebben wij ${nameOf(who)}, geboren op ${d.date(who.birthDate, "long")}, vergeleken met de sanctielijsten van de EU, de VN en OFAC en met onze PEP-databank: ${clear}.`,
            fr: `Le ${d.date(day, "long")}, nous avons comparé ${nameOf(who)}, né(e) le ${d.date(who.birthDate, "long")}, aux listes de sanctions de l'UE, de l'ONU et de l'OFAC ainsi qu'à notre base de PPE : ${clear}.`,
            de: `Am ${d.date(day, "long")} haben wir ${nameOf(who)}, geboren am ${d.date(who.birthDate, "long")}, mit den Sanktionslisten der EU, der UN und des OFAC sowie unserer PEP-Datenbank abgeglichen: ${clear}.`,
            en: `On ${d.date(day, "long")} we compared ${nameOf(who)}, born on ${d.date(who.birthDate, "long")}, with the sanctions lists of the EU, the UN and OFAC and with our PEP database: ${clear}.`,
          }),
          { after: 8 },
        );
      }
    } else {
      d.beside(
        [1, 1],
        [
          () => d.text(provider, { size: 15, style: "bold" }),
          () =>
            d.text(
              d.t({
                nl: `Uitgevoerd: ${d.date(day)}`,
                fr: `Effectué : ${d.date(day)}`,
                de: `Ausgeführt: ${d.date(day)}`,
                en: `Screened: ${d.date(day)}`,
              }),
              { align: "right" },
            ),
        ],
      );
      d.text(
        d.t({
          nl: "Controlerapport watchlists",
          fr: "Rapport de vérification watchlists",
          de: "Watchlist-Prüfbericht",
          en: "Watchlist check report",
        }),
        { size: 13, style: "bold", after: 10 },
      );
      for (const who of people) {
        d.rows(
          [
            [d.t({ nl: "Volledige naam", fr: "Nom complet", de: "Vollständiger Name", en: "Full name" }), nameOf(who)],
            [d.t({ nl: "Geboren", fr: "Naissance", de: "Geburtsdatum", en: "DOB" }), d.date(who.birthDate)],
          ],
          { label: 130 },
        );
        d.table(
          d.t({
            nl: ["Lijst", "Uitkomst"],
            fr: ["Liste", "Issue"],
            de: ["Liste", "Ergebnis"],
            en: ["List", "Outcome"],
          }),
          ["EU Consolidated Sanctions", "UN Security Council", "OFAC SDN", "PEP", "Adverse media"].map((name) => [
            name,
            clear,
          ]),
          { parts: [2, 1], lines: style === "trail" },
        );
        d.space(10);
      }
    }
    for (const who of people) d.person(who, { role: "other", birth_date: who.birthDate });
    d.issuer(provider);
    d.documentDate(day);
  };
}

type Texts = Readonly<Record<"nl" | "fr" | "de" | "en", readonly [string, ...string[]]>>;

function policy(style: "plain" | "columns" | "numbered", texts: Texts): (d: Draft) => void {
  return (d) => {
    const company = d.world.company(regionOf(d));
    const day = d.world.recentDay(600);
    const [title, ...parts] = texts[d.language];
    d.set({ family: style === "columns" ? "narrow" : "serif", size: 10.5, margin: 60, leading: 1.4 });
    d.text(title, { size: 17, style: "bold" });
    d.text(`${company.name} ${company.form}`, { size: 12 });
    d.text(
      d.t({
        nl: `Vastgesteld op ${d.date(day, "long")}`,
        fr: `Adoptée le ${d.date(day, "long")}`,
        de: `In Kraft gesetzt am ${d.date(day, "long")}`,
        en: `Adopted on ${d.date(day, "long")}`,
      }),
      { after: 14 },
    );
    const draw = () =>
      parts.forEach((part, at) => d.text(style === "numbered" ? `${at + 1}.1 ${part}` : part, { after: 8 }));
    if (style === "columns") d.inColumns(2, draw, { depth: 240 });
    else draw();
    d.fact("company_name", "subject", company.name);
    d.fact("legal_form", "subject", company.form, OPTIONAL);
    d.documentDate(day);
  };
}

const PROCEDURE: Texts = {
  nl: [
    "Handboek Wwft-procedures",
    "Dit handboek legt vast hoe onze medewerkers de Wwft naleven. Het bestuur is eindverantwoordelijk.",
    "Vóór elke dienstverlening stellen wij vast wie de cliënt is en wie de UBO is. Zonder deze gegevens starten wij niet.",
    "Ongebruikelijke transacties worden gemeld bij de FIU-Nederland door de compliance officer.",
    "Gegevens worden vijf jaar bewaard na het einde van de relatie.",
    "Het handboek wordt jaarlijks herzien door het bestuur.",
  ],
  fr: [
    "Procédures internes de lutte contre le blanchiment (LCB-FT)",
    "Les présentes procédures fixent les obligations de nos collaborateurs en matière de LCB-FT. La direction en est responsable.",
    "Avant toute prestation, nous identifions le client et ses bénéficiaires effectifs. À défaut, la relation n'est pas nouée.",
    "Les opérations suspectes sont déclarées à TRACFIN par le responsable de la conformité.",
    "Les documents sont conservés cinq ans après la fin de la relation.",
    "Les procédures sont revues chaque année par la direction.",
  ],
  de: [
    "Interne Verfahren zur Geldwäscheprävention",
    "Diese Verfahren legen fest, wie unsere Beschäftigten die Geldwäschevorschriften einhalten. Die Leitung trägt die Verantwortung.",
    "Vor jeder Dienstleistung stellen wir fest, wer der Kunde und wer der wirtschaftliche Eigentümer ist. Sonst beginnen wir nicht.",
    "Verdächtige Geschäfte werden vom Beauftragten der zuständigen Stelle gemeldet.",
    "Unterlagen werden zehn Jahre nach Ende der Beziehung aufbewahrt.",
    "Die Verfahren werden jährlich überprüft.",
  ],
  en: [
    "AML/CFT procedures manual",
    "This manual sets out how our staff comply with anti-money laundering law. The board is responsible for it.",
    "Before providing any service we establish who the client is and who its beneficial owners are. Without this we do not start.",
    "Suspicious transactions are reported to the FIU Ireland and the Revenue Commissioners by the MLRO.",
    "Records are kept for five years after the end of the relationship.",
    "The manual is reviewed by the board every year.",
  ],
};
const PRIVACY: Texts = {
  nl: [
    "Privacyverklaring en beleid gegevensbescherming",
    "Wij verwerken persoonsgegevens van cliënten en medewerkers volgens de AVG en uitsluitend voor de doeleinden die in dit beleid staan.",
    "Toegang tot gegevens krijgt alleen wie ze voor zijn werk nodig heeft; elke toegang wordt geregistreerd.",
    "Betrokkenen kunnen hun rechten uitoefenen met een bericht aan de functionaris voor gegevensbescherming.",
    "Datalekken worden binnen 72 uur gemeld aan de toezichthouder.",
  ],
  fr: [
    "Politique de protection des données",
    "Nous traitons les données personnelles de nos clients et de nos collaborateurs conformément au RGPD et aux seules fins prévues par la présente politique.",
    "L'accès aux données est réservé à ceux qui en ont besoin pour leur travail ; chaque accès est journalisé.",
    "Les personnes concernées exercent leurs droits auprès du délégué à la protection des données.",
    "Les violations sont notifiées à l'autorité dans les 72 heures.",
  ],
  de: [
    "Datenschutzrichtlinie",
    "Wir verarbeiten personenbezogene Daten von Kunden und Beschäftigten nach der DSGVO und nur zu den Zwecken dieser Richtlinie.",
    "Zugang zu Daten erhält nur, wer sie für seine Arbeit braucht; jeder Zugriff wird protokolliert.",
    "Betroffene können ihre Rechte beim Datenschutzbeauftragten geltend machen.",
    "Datenpannen werden binnen 72 Stunden der Aufsicht gemeldet.",
  ],
  en: [
    "Data protection policy",
    "We process personal data of clients and staff in accordance with the GDPR and only for the purposes set out in this policy.",
    "Only those who need data for their work have access to it; every access is logged.",
    "Data subjects may exercise their rights by contacting the data protection officer.",
    "Breaches are notified to the supervisory authority within 72 hours.",
  ],
};
const KEYS: Texts = {
  nl: [
    "Beleid sleutelbeheer en safekeeping",
    "Dit beleid regelt de bewaring van digitale activa van cliënten.",
    "Sleutels worden gegenereerd in een beveiligde ruimte in aanwezigheid van twee sleutelhouders en nooit op verbonden apparaten bewaard.",
    "Opnames boven een drempel vereisen drie van de vijf handtekeningen.",
    "De saldi van cliënten worden dagelijks aangesloten op de blockchain.",
  ],
  fr: [
    "Politique de gestion des clés et de garde",
    "La présente politique régit la garde des actifs numériques des clients.",
    "Les clés sont générées dans un local sécurisé en présence de deux détenteurs et jamais conservées sur des appareils connectés.",
    "Les retraits dépassant un seuil exigent trois signatures sur cinq.",
    "Les soldes des clients sont rapprochés chaque jour de la blockchain.",
  ],
  de: [
    "Richtlinie zur Schlüsselverwaltung und Verwahrung",
    "Diese Richtlinie regelt die Verwahrung digitaler Vermögenswerte der Kunden.",
    "Schlüssel werden in einem gesicherten Raum im Beisein zweier Inhaber erzeugt und nie auf verbundenen Geräten aufbewahrt.",
    "Abhebungen über einem Schwellenwert erfordern drei von fünf Unterschriften.",
    "Die Salden der Kunden werden täglich mit der Blockchain abgeglichen.",
  ],
  en: [
    "Key management and safekeeping policy",
    "This policy governs the safekeeping of digital assets of clients.",
    "Keys are generated in a secure room in the presence of two holders and never kept on connected devices.",
    "Withdrawals above a threshold require three of five signatures.",
    "Client balances are reconciled with the blockchain every day.",
  ],
};

export const COMPLIANCE_DOCUMENTS: readonly Layout[] = [
  layout("second/watchlist-summary", "screening_report", ["nl", "fr", "de", "en"], screening("summary")),
  layout("second/watchlist-trail", "screening_report", ["nl", "fr", "de", "en"], screening("trail")),
  layout("second/screening-letter", "screening_report", ["nl", "fr", "de", "en"], screening("letter")),
  layout("second/aml-manual", "policy_document", ["nl", "fr", "de", "en"], policy("numbered", PROCEDURE)),
  layout("second/data-protection", "policy_document", ["nl", "fr", "de", "en"], policy("columns", PRIVACY)),
  layout("second/key-policy", "policy_document", ["nl", "fr", "de", "en"], policy("plain", KEYS)),
];
